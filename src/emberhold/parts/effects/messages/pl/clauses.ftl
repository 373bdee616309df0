### What is wrong with a clause. $name and $what are words of a signature, $given is written as in the data.

refused-inside = { $inside }: { $why }
refused-verb = { $why } ({ $signature })
refused-unknown = „{ $what }”: nieznane słowo { $given }
refused-unknown-near = „{ $what }”: nieznane słowo { $given }; czy chodziło o { $near }?
refused-unknown-of = „{ $what }”: nieznane słowo { $given }; możliwości: { $known }
refused-missing = brakuje „{ $name }”
refused-label = brakuje słowa { $word } i po nim „{ $name }”
refused-no-field = brakuje pola „{ $name }”
refused-no-clause = potrzebna jest co najmniej jedna klauzula
refused-two = „{ $name }”: potrzebne są co najmniej dwa elementy
refused-too-much = { $given } jest zbędne
refused-number = „{ $name }” musi być liczbą od { $least } do { $most }, a nie { $given }
refused-pair = „{ $name }” musi być parą liczb, a nie { $given }
refused-words = „{ $name }” musi być tekstem, a nie { $given }
refused-truth = „{ $name }” musi mieć wartość true albo false, a nie { $given }
refused-list = „{ $name }” musi być listą, a nie { $given }
refused-clause-list = klauzula musi być listą, a nie { $given }
refused-clauses = „{ $name }” musi być listą klauzul, a nie { $given }
refused-deed = „{ $name }” musi zawierać klauzule o tym, co robi gracz, a nie { $given }
refused-begin = klauzula musi się zaczynać od „{ $name }”, a nie od { $given }
