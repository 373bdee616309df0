### Why something cannot be chosen: what every game may say.

why-turn = It is not your turn; { $who } is playing.
why-asked = { $amount ->
    [one] { $who } must answer first.
   *[other] These players must answer first: { $who }.
}
why-others = That is not yours; it belongs to { $who }.
