### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

counsel-wins = it wins the game
counsel-kills = it gets rid of { $card } before the next nemesis turn
counsel-stops = the POWER effect of { $card } never happens
counsel-wounds = it takes { $amount } life from { $nemesis } ({ $left } left)
counsel-hurts = { $card } has only { $left } life left then
counsel-gravehold = Gravehold gains { $amount } life
counsel-life = { $who } gains { $amount } life
counsel-spare = { $who } has the most life to spare
counsel-opens = an open breach can hold a spell in every turn to come
counsel-preps = { $card } can be cast from your next turn on
counsel-focuses = a spell can go on that breach this turn, and opening it gets cheaper
counsel-gem = more aether each time your deck comes round
counsel-spell = a better spell for the turns to come
counsel-relic = its effect comes back each time your deck comes round
counsel-charges = { $ability } then has { $left } of { $most } charges
counsel-ready = { $ability } is ready to be used then
counsel-aether = it gives you { $amount } aether to spend this turn
counsel-end = nothing that is left to do is worth its price now
