### The grammar that joins effects into sentences, shared by all games.
### $form is you (an order), they (third person) or inf (after "may").

sentence = { CAP($clause) }.
sentence-or = { "\u000A" }OU{ "\u000A" }
sentence-if-you-do = Si vous le faites, { $what }.
sentence-otherwise = Sinon, { $what }.
clause-and = { LISTED($first, $last, joint: "et", ends: "la place, les place, la placer, les placer, placez-la, placez-les, la prend, la prendre, prenez-la, préparez-le") }
clause-and-then = { $first }, puis { $last }
clause-if-done = { $first } ; dans ce cas, { $then }
clause-either = { $first } ou { $second }
clause-if = si { $condition }, { $what }
clause-does = { $who } { $what }
clause-may = { $form ->
    [you] vous pouvez { $what }
   *[they] peut { $what }
}

verbs-effects = Effets
verbs-counts = Ce qui se compte
verbs-conditions = Conditions (si …)
verbs-goals = Objectifs des missions
