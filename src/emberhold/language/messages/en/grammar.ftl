### The grammar that joins effects into sentences, shared by all games.
### $form is you (an order), they (third person) or inf (after "may").

sentence = { CAP($clause) }.
sentence-or = { "\u000A" }OR{ "\u000A" }
sentence-if-you-do = If you do, { $what }.
sentence-otherwise = Otherwise, { $what }.
clause-and = { LISTED($first, $last, joint: "and", ends: "place, places, put, puts, prep, preps, keep, keeps") }
clause-and-then = { $first }, then { $last }
clause-if-done = { $first }; in that case, { $then }
clause-either = { $first } or { $second }
clause-if = if { $condition }, { $what }
clause-does = { $who } { $what }
clause-may = { $form ->
    [you] you may { $what }
   *[they] may { $what }
}

verbs-effects = Effects
verbs-counts = What is counted
verbs-conditions = Conditions (if …)
verbs-goals = Goals of missions
