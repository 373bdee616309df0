### The first box: what only its basic nemesis cards say. $fate is discard or destroy.

effect-destroy-dear = { $form ->
    [they] destroys
   *[you] destroy
} a card in hand that costs { $cost } aether or more
effect-dear-prepped = { $fate ->
    [destroy] { $form ->
        [they] destroys
       *[you] destroy
    }
   *[discard] { $form ->
        [they] discards
       *[you] discard
    }
} { $amount ->
    [one] a prepped spell that costs { $cost } aether or more
   *[other] { WORD($amount) } prepped spells that each cost { $cost } aether or more
}
effect-awaken-minion = the most recently discarded minion in the nemesis discard pile enters play again, as if it had just been drawn
effect-ray-against-gems = Gravehold suffers { $amount } damage, less { $each } for each gem in hand that the players collectively discard (up to { WORD($most) })
effect-gather-darkness = puts their discard pile on top of their deck, shuffles it and destroys its top { WORD($amount) } cards
effect-shuffle-nemesis-turns = shuffle all nemesis cards in the turn-order discard pile into the turn-order deck

ask-give-gem = { $who }: do you want to discard a gem to prevent { $each } of the { $amount } damage to Gravehold ({ $source })? Choose who discards it.
