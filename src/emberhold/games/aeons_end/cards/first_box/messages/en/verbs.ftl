### Verbs of players’ cards beside those that most boxes share: what they ask and what they report.

effect-destroy-some = { $form ->
    [they] destroys
   *[you] destroy
} up to { $amount ->
    [one] one card
   *[other] { WORD($amount) } cards
} in { $whose ->
    [you] your
   *[they] their
} hand or discard pile
effect-deal-for-lost = { $fate ->
    [destroy] destroy
   *[discard] discard
} up to { $most ->
    [one] one card in hand, then deal { $amount } damage for it
   *[other] { WORD($most) } cards in hand, then deal { $amount } damage for each of them
}
effect-additional-damage-equal = deal additional damage equal to { $number }
number-its-cost = its cost
effect-suffer-to-destroy = { $form ->
    [they] may suffer
    [inf] suffer
   *[you] you may suffer
} { $amount } damage to destroy a card in hand
effect-play-gem-twice = { $form ->
    [they] plays a gem in hand twice, then destroys it
   *[you] play a gem in hand twice, then destroy it
}
effect-take-back-played-gem = { $form ->
    [they] takes a gem they have played this turn back into their hand
   *[you] take a gem you have played this turn back into your hand
}
if-times-played-exactly = { $amount ->
    [1] this is the first time you play a card of this name this turn
    [2] this is the second time you play a card of this name this turn
   *[other] you have now played cards of this name { WORD($amount) } times this turn
}
effect-hasten-turn = shuffle a player’s card from the turn-order discard pile into the turn-order deck, but not the wild card. That player suffers { $amount } damage
effect-arrange-turns = reveal the turn-order deck and put its cards back in the order you choose
effect-cast-prepped-now = { $form ->
    [they] may cast a spell that they prepped this turn with { $amount } additional damage
    [inf] cast a spell that they prepped this turn with { $amount } additional damage
   *[you] you may cast a spell that you prepped this turn; it deals { $amount } additional damage
}
effect-cheaper-breach = { $form ->
    [they] pays { $amount } aether less the next time they pay to focus or open a breach this turn
   *[you] the next breach that you pay to focus or open this turn costs { $amount } aether less
}
effect-each-sifts = each player reveals the top card of their deck and either discards it or puts it back
effect-this-on-deck = { $form ->
    [they] puts this card on top of their deck
   *[you] put this card on top of your deck
}
each-opened-breach = opened breach you have
if-all-opened = all of your breaches are opened
each-neighbour-prepped = spell prepped on an adjacent breach

ask-destroy-some = { $who }: do you want to destroy a card in your hand or discard pile ({ $source }; at most { $left } more)?
ask-lose-for-damage = { $who }: do you want to { $fate ->
    [destroy] destroy
   *[discard] discard
} a card in hand for { $amount } damage ({ $source }; at most { $left } more)?
ask-suffer-to-destroy = { $who }: do you want to suffer { $amount } damage to destroy a card in hand ({ $source })?
ask-play-twice = { $who }: choose a gem in hand to play twice ({ $source }).
ask-take-back-gem = { $who }: choose a gem to return to your hand ({ $source }).
ask-shuffle-turn = { $who }: choose the card to shuffle into the turn-order deck ({ $source }).
ask-arrange-turns = { $who }: choose the next card of the turn-order deck, starting at the top ({ $source }).
ask-sift-next = { $who }: choose who reveals a card next ({ $source }).
ask-sift = { $who }: you reveal { $revealed }. Do you want to discard it ({ $source })?

log-arranges-turns = { $who } puts the turn-order deck in this order: { $cards }.
log-discards-top = { $who } discards { $card } from the top of their deck.
