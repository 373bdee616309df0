card-soothing-torporene = Soothing Torporene
card-void-mill = Void Mill
card-arcane-salvo = Arcane Salvo
card-breach-collision = Breach Collision

when-gained-ever = When you gain this card: { $text }
effect-destroy-own-top-discard = { $form ->
    [they] destroys
   *[you] destroy
} the top card of { $whose ->
    [they] their
   *[you] your
} discard pile
effect-two-players-may = two different players may each { $what }
effect-relic-on-deck = { $form ->
    [they] puts
   *[you] put
} a relic played this turn or in { $form ->
    [they] their
   *[you] your
} discard pile on top of { $form ->
    [they] their
   *[you] your
} deck
effect-on-any-discard = you may put it on top of any player’s discard pile
ask-put-on-deck = { $who }: choose a card to put on top of your deck ({ $source }).
ask-give-gained = { $who }: on whose discard pile does { $source } go?
