who-fewest-opened = the player with the fewest opened breaches
effect-each-suffers = each player suffers { $amount } damage
effect-discard-gem = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] a gem
   *[other] { WORD($amount) } gems
} in hand
effect-discard-dear = { $form ->
    [they] discards
   *[you] discard
} a card in hand that costs { $amount } or more
effect-destroy-gem = { $form ->
    [they] destroys
   *[you] destroy
} a gem in hand
effect-destroy-from-hand = { $form ->
    [they] destroys
   *[you] destroy
} { $amount ->
    [one] a card
   *[other] { WORD($amount) } cards
} in hand
effect-destroy-up-to = { $form ->
    [they] destroys
   *[you] destroy
} up to { WORD($amount) } cards in { $whose ->
    [they] their
   *[you] your
} hand or discard pile
effect-dearest-of-ones-prepped = { $fate ->
    [destroy] { $form ->
        [they] destroys
       *[you] destroy
    }
   *[discard] { $form ->
        [they] discards
       *[you] discard
    }
} the most expensive of { $whose ->
    [they] their
   *[you] your
} prepped spells
effect-draws-now = a new nemesis card is drawn and resolved
effect-top-of-deck-always = { $fate ->
    [banish] banish
   *[discard] discard
} the top { $amount ->
    [one] card
   *[other] { WORD($amount) } cards
} of the nemesis deck
effect-top-of-deck = { $fate ->
    [banish] banish
   *[discard] discard
} the top { $one } / { $two } / { $three } / { $four } cards of the nemesis deck with one / two / three / four mages
effect-deal-more-to-minion = deal { $amount } damage, plus { $more } additional damage if it is dealt to a minion
effect-deal-times = deal { $amount } damage { WORD($times) } times
effect-silence = silence a minion
effect-price-then = any player discards a card in hand; if a player does, { $what }
effect-discard-spell-to-draw = may discard a spell in hand; if they do, they draw a card
effect-cast-own-cheap = you may cast one of your prepped spells that costs { $most } or less
effect-cast-with-more = cast a spell prepped by any player; it deals { $more } additional damage
effect-focus-own = { $form ->
    [they] focuses one of their breaches
   *[you] focus one of your breaches
}
effect-focus-owner = focus a breach of the player whose spell was cast
effect-focus-times = focus any players’ breaches { WORD($times) } times in total
effect-focus-breach-three = focus any player’s breach III
effect-take-back-gem = { $form ->
    [they] returns a gem from their discard pile to their hand
   *[you] return a gem from your discard pile to your hand
}
effect-take-back-gems = { $form ->
    [they] returns
   *[you] return
} up to { WORD($amount) } gems from { $whose ->
    [they] their
   *[you] your
} discard pile to { $whose ->
    [they] their
   *[you] your
} hand
effect-starfire-frenzy = deal { $amount } damage; you may discard a spell in hand to deal 1 additional damage and gain 1 charge
each-turn-of-player-discarded = player card in the turn-order discard pile
each-shield-on-this = shield token on this minion
if-your-prepped-at-least = you have { $amount } or more prepped spells
if-your-other-prepped-at-least = you have { $amount } or more other prepped spells
if-discarded-others-at-least = your discard pile contains { $amount } or more other cards
if-opened-breaches-at-least = you have { $amount } or more opened breaches
if-charges-at-least = you have { $amount } or more charges
if-from-open-breach-three = it is cast from an open breach III
if-chapter-at-least = it is chapter { $amount } or later
if-gravehold-life-at-least = Gravehold has { $amount } or more life
log-shield-lost = { $card } { $card_number ->
    [pl] lose
   *[sg] loses
} a shield token ({ $left } left).
log-silences = { $card } { $card_number ->
    [pl] are
   *[sg] is
} silenced.
log-silence-ends = { $card } { $card_number ->
    [pl] are silenced and do
   *[sg] is silenced and does
} nothing; the silence token is removed.
mark-shields = { $value ->
    [one] { $value } shield token
   *[other] { $value } shield tokens
}
mark-silenced = { $value ->
    [yes] silenced
   *[no] {""}
}
log-banishes = { $card } { $card_number ->
    [pl] are
   *[sg] is
} banished.
log-nemesis-discards = Discarded from the nemesis deck: { $card }.
ask-silence = { $who }: choose a minion to silence ({ $source }).
ask-focus-own = { $who }: choose one of your breaches to focus ({ $source }).
ask-may-discard-spell = { $who }: do you want to discard a spell from your hand ({ $source })?
ask-take-back-up-to = { $who }: do you want to return a gem to your hand ({ $source }; at most { $left } more)?
option-silence = Silence { $card }
