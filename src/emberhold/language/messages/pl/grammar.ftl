### The grammar that joins effects into sentences, shared by all games.
### $form is you (an order), they (third person) or inf (after "may").

sentence = { CAP($clause) }.
sentence-or = { "\u000A" }ALBO{ "\u000A" }
sentence-if-you-do = Jeśli to zrobisz, { $what }.
sentence-otherwise = W przeciwnym razie { $what }.
clause-and = { LISTED($first, ONCE($last, $first, verbs: "otrzymuje otrzymujesz otrzymują otrzymać"), joint: "i", ends: "dobierz, dobiera, dobrać") }
clause-and-then = { $first }, po czym { $last }
clause-if-done = { $first }; w takim wypadku { $then }
clause-either = { $first } albo { $second }
clause-if = jeśli { $condition }, { $what }
clause-does = { $who } { $what }
clause-may = { $form ->
    [you] możesz { $what }
   *[they] może { $what }
}

verbs-effects = Efekty
verbs-counts = Co się liczy
verbs-conditions = Warunki (jeśli …)
verbs-goals = Cele misji
