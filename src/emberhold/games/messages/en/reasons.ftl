### Why something cannot be chosen: what every game may say.

why-turn = It is not your turn; { $who } is playing.
why-asked = { $who } must answer first.
why-others = That is not yours; it belongs to { $who }.
