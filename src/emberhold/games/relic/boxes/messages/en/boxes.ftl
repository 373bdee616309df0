### Boxes of Relic that people make

box-relic = Relic
measure-life = Life
measure-influence = Influence
measure-trophies = Trophies
measure-levels = Levels
measure-corruption = Corruption

error-relic-box-alone = A box of one’s own is played together with the printed one: include relic among the boxes.
error-relic-stacked = stacked must be a table of Threat cards of the boxes in play, each with a number from -1 to { $most }.
error-relic-box-judged = { $given } cannot be judged on its own; only characters and Threat cards can be.

## What is wrong with a box

error-relic-box-value = { $field } cannot be “{ $given }”; it is one of { $known }
error-relic-box-number = { $field } must be a number from { $least } to { $most }, not { $given }
error-relic-box-table = effect must be a table: each moment with the clauses that are resolved then
error-relic-box-moment = no printed text of this kind applies at the moment “{ $given }”
error-relic-box-clauses = { $field } must be a list of clauses, at least one
error-relic-box-once = { $field } with “{ $given }” might never end: add once with the value “turn”
error-relic-box-attributes = attributes must be a table of exactly these: { $known }
error-relic-box-limits = power_limit must be a table of levels from 0 to { $most } with the limit from each level on; level 0 is needed
error-relic-box-track = track must be a list of { $most } levels with two rewards each
error-relic-box-players = players must be two numbers from { $least } to { $most }, the smaller one first

## Before a text in the workshop

relic-box-moment-resolve = When it is resolved
relic-box-moment-always = At all times
relic-box-moment-charge = For a charge
relic-box-moment-discard = By discarding it
relic-box-moment-special = Special reward
