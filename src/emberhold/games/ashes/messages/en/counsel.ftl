### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

ashes-counsel-wins = it wins the game
ashes-counsel-destroys = it destroys { $card }
ashes-counsel-burns = it deals { $amount } damage to { $who }
ashes-counsel-hurts = it wounds { $card }
ashes-counsel-enters = it gives you a unit: { $card }
ashes-counsel-ready = { $card } lies on your spellboard and can be used again and again
ashes-counsel-heals = it takes { $amount } of your wounds away
ashes-counsel-draws = it gives you { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
}
ashes-counsel-blocks = it takes the blow that was meant for another
ashes-counsel-dice = turned dice pay for what your hand needs
ashes-counsel-pass = nothing that you could do now is worth its cost
