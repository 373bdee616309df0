### Games from anywhere: how they are found, and what those without choices of their own offer.

error-game-twice = There is already another game called “{ $given }”.
error-game-broken = The game “{ $given }” cannot be opened ({ $why }).
error-too-many-choices = This question has { $given } choices, but this game’s actions can distinguish only { $most }.
error-no-stylesheet = This game has no stylesheet of its own.
setup-quick-plain = Quick start: you and bots
setup-quick-note-plain = Starts right away; there is nothing to choose first.
error-no-decks = Players do not build their own decks in this game.
checked-deck-legal = { $path }: a legal deck.
checked-deck-illegal = { $path } is not a legal deck ({ $amount ->
    [one] { $amount } violation
   *[other] { $amount } violations
}):
