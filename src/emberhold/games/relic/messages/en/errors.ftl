### Errors.

## What cannot be

error-relic-enemies-seats = Enemies of the Imperium needs 3 to 6 players, not { $players }.
error-relic-duel-seats = The duel is for 2 players, not { $players }.
error-relic-scenario = The scenario { $given } cannot be played by { $players } players in this variant. Possible: { $known }.
error-relic-no-nemesis = Nobody can play a nemesis without Enemies of the Imperium.
error-relic-sheet = Seat { $seat } cannot play { $given }. It can play: { $known }.
error-relic-partners = { $given } does not pair the seats. Give each seat the number of its partner, or -1.
error-relic-first = Seat { $given } cannot go first; only a character can: { $known }.

## What is wrong with a clause. $name is a word of a signature, $given is written as in the data.

refused-relic-for-each = there are no words for { $given } after “for_each”
refused-relic-if = there are no words for { $given } after “if”
refused-relic-property = nobody can be described by { $given }
refused-relic-only-zero = only 0 can be asked for with “=”, not { $given }
refused-relic-narrowed = the moment { $given } cannot be narrowed
refused-relic-faces = the { $name } must be a table of the results 1 to 6 with their clauses, not { $given }
refused-relic-roll = a roll must cover 1 to 6, not { $given }
refused-relic-span = the results of a die are written “3” or “1-2”, not { $given }
refused-relic-goals = the { $name } must be lists of one goal each, not { $given }
refused-relic-alone = { $name } must have an effect for “{ $moment }” alone, not { $given }
