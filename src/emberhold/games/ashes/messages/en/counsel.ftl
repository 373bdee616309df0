### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

ashes-counsel-wins = this wins the game
ashes-counsel-destroys = { $card } will be destroyed by the end of this turn
ashes-counsel-burns = { $who } will have { $amount ->
    [one] { $amount } more wound
   *[other] { $amount } more wounds
} by the end of this turn
ashes-counsel-hurts = { $card } will be wounded by the end of this turn
ashes-counsel-enters = you will have one more unit, { $card }, by the end of this turn
ashes-counsel-ready = { $card } will be on your spellboard by the end of this turn, and you can use it every round
ashes-counsel-heals = you will have { $amount ->
    [one] { $amount } fewer wound
   *[other] { $amount } fewer wounds
} by the end of this turn
ashes-counsel-draws = you will have { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
} in hand by the end of this turn
ashes-counsel-blocks = this card takes the damage meant for another target
ashes-counsel-dice = the dice you turn will pay for cards in your hand
ashes-counsel-pass = nothing you could do now is worth its cost
