### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

counsel-wins = this wins the game
counsel-kills = { $card } will be gone by the end of this turn
counsel-stops = { $own ->
    [yes] its POWER effect will not happen
   *[no] { $card } will be discarded this turn, so its POWER effect will not happen
}
counsel-wounds = { $nemesis_def } will have lost { $amount } life by the end of this turn ({ $left } left)
counsel-hurts = { $card } will have only { $left } life left by the end of this turn
counsel-gravehold = Gravehold will have gained { $amount } life by the end of this turn
counsel-life = { $who } will have gained { $amount } life by the end of this turn
counsel-spare = { $who } has the most life to spare
counsel-opens = by the end of this turn you will have one more open breach, with room for a spell every turn
counsel-preps = { $own ->
    [yes] you can cast it next turn
   *[no] { $card } will be prepped by the end of this turn, and you can cast it next turn
}
counsel-focuses = one of your breaches will cost less to open by the end of this turn
counsel-gem = { $own ->
    [yes] it gives you more aether each time you draw it
   *[no] you will gain { $card } this turn: more aether each time you draw it
}
counsel-spell = { $own ->
    [yes] it is a better spell for the turns to come
   *[no] you will gain { $card } this turn: a better spell for the turns to come
}
counsel-relic = { $own ->
    [yes] you will have its effect each time you draw it
   *[no] you will gain { $card } this turn and have its effect each time you draw it
}
counsel-charges = { $ability } will have { $left } of its { $most } charges by the end of this turn
counsel-ready = { $ability } will be fully charged by the end of this turn
counsel-end = nothing else you could do this turn is worth its price
