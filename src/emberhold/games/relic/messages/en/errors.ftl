### Errors.

## What cannot be

error-relic-enemies-seats = Enemies of the Imperium needs 3 to 6 players, not { $players }.
error-relic-duel-seats = The duel is for 2 players, not { $players }.
error-relic-scenario = The scenario { $given } cannot be played by { $players } players in this variant. Possible: { $known }.
error-relic-no-nemesis = Nobody can play a nemesis without Enemies of the Imperium.
error-relic-sheet = Seat { $seat } cannot play { $given }. It can play: { $known }.
error-relic-partners = { $given } does not pair the seats. Give each seat the number of its partner, or -1.
error-relic-first = Seat { $given } cannot go first; only a character can: { $known }.
