### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

relic-counsel-wins = it wins the game
relic-counsel-level = it brings you to level { $level }
relic-counsel-infamy = it gives you { $amount } infamy
relic-counsel-relic = it brings you a relic, which opens the way to the Inner tier
relic-counsel-mission = it is one more completed mission towards a relic
relic-counsel-trophy = a trophy counts towards your next level
relic-counsel-corruption = it rids you of Corruption
relic-counsel-life = it gives you { $amount } Life
relic-counsel-asset = one more asset works for you from now on
relic-counsel-power = it gives you { $amount ->
    [one] { $amount } Power card
   *[other] { $amount } Power cards
}
relic-counsel-influence = it gives you { $amount } influence
