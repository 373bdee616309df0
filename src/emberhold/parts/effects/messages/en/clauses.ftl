### What is wrong with a clause. $name and $what are words of a signature, $given is written as in the data.

refused-inside = { $inside }: { $why }
refused-verb = { $why } ({ $signature })
refused-unknown = unknown { $what } { $given }
refused-unknown-near = unknown { $what } { $given }; did you mean { $near }?
refused-unknown-of = unknown { $what } { $given }; it is one of { $known }
refused-missing = the { $name } is missing
refused-label = { $word } with its { $name } is missing
refused-no-field = the field “{ $name }” is missing
refused-no-clause = at least one clause is needed
refused-two = at least two { $name } are needed
refused-too-much = { $given } is too much
refused-number = the { $name } must be a number from { $least } to { $most }, not { $given }
refused-pair = the { $name } must be two numbers, not { $given }
refused-words = the { $name } must be words, not { $given }
refused-truth = the { $name } must be true or false, not { $given }
refused-list = the { $name } must be a list, not { $given }
refused-clause-list = a clause must be a list, not { $given }
refused-clauses = the { $name } must be a list of clauses, not { $given }
refused-deed = the { $name } must be clauses of what a player does, not { $given }
refused-begin = a clause must begin with a { $name }, not { $given }
