### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

relic-counsel-wins = this wins the game
relic-counsel-level = you will reach level { $level } this turn
relic-counsel-infamy = you will have gained { $amount } infamy by the end of this turn
relic-counsel-relic = you will gain a relic this turn, which opens the way to the Inner tier
relic-counsel-mission = you will complete a mission this turn, one step closer to a relic
relic-counsel-trophy = you will have one more trophy towards your next level by the end of this turn
relic-counsel-corruption = you will have less Corruption by the end of this turn
relic-counsel-life = you will have { $amount } more Life by the end of this turn
relic-counsel-asset = you will have one more asset by the end of this turn
relic-counsel-power = you will have { $amount ->
    [one] { $amount } more Power card
   *[other] { $amount } more Power cards
} by the end of this turn
relic-counsel-influence = you will have { $amount } more influence by the end of this turn
