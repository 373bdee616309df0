### Crooked Mask: its sheet, its cards and the corruptions.

effect-gain-corruptions = { $form ->
    [they] gains
   *[you] gain
} { $amount ->
    [one] a corruption
   *[other] { WORD($amount) } corruptions
} and { $form ->
    [they] puts
   *[you] put
} { $amount ->
    [one] it
   *[other] them
} { $place ->
    [hand] into { $whose ->
        [you] your
       *[they] their
    } hand
   *[deck] on top of { $whose ->
        [you] your
       *[they] their
    } deck
}
effect-gain-corruption-and-shuffle = gains a corruption, puts it on top of their deck and shuffles their discard pile into their deck
effect-may-destroy-it = you may destroy it
effect-collectively-corrupted = the players collectively gain { WORD($amount) } corruptions and put them on top of their decks
effect-two-players-corrupted = two different players each gain { WORD($amount) } corruptions, put them on top of their decks and gain { $life } life
effect-discard-others = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] a non-corruption card
   *[other] { WORD($amount) } non-corruption cards
} in hand
effect-destroy-other = { $form ->
    [they] destroys
   *[you] destroy
} a non-corruption card in hand
effect-take-back-free = { $form ->
    [they] returns
   *[you] return
} a card that costs 0 aether from { $whose ->
    [you] your discard pile to your
   *[they] their discard pile to their
} hand
effect-discard-crystals = { $form ->
    [they] discards
   *[you] discard
} all of { $whose ->
    [you] your
   *[they] their
} Crystals
effect-look-at-top = { $form ->
    [they] looks
   *[you] look
} at the top card of { $whose ->
    [you] your
   *[they] their
} deck
effect-gain-from = { $form ->
    [they] gains
   *[you] gain
} { $type ->
    [gem] a gem
    [relic] a relic
   *[spell] a spell
} from { $which ->
    [cheapest] the least expensive
   *[any] any
} { $type ->
    [gem] gem
    [relic] relic
   *[spell] spell
} supply pile{ $place ->
    [hand] {" "}and { $form ->
        [they] puts it into their
       *[you] put it into your
    } hand
    [deck] {" "}and { $form ->
        [they] puts it on top of their
       *[you] put it on top of your
    } deck
   *[discard] {""}
}
effect-suffer-half-its-cost = suffer damage equal to half its cost, rounded up
effect-shuffle-player-turn = shuffle any player’s card from the turn-order discard pile into the turn-order deck
effect-discard-top = discard the top { WORD($amount) } cards of the nemesis deck; Gravehold suffers { $damage } damage for each card of tier { $tier } discarded this way

rule-corrupter = When a player deals damage to this minion, that player gains a corruption and puts it on top of their deck.
rule-crooked-start = At the start of their turn, before the casting phase, each player resolves all corruptions in their hand, in an order of their choice.
rule-crooked-end = At the end of their main phase, each player does the same with the corruptions drawn during the turn. Corruptions cannot be played at any other time.
rule-crooked-destroyed = A destroyed corruption goes to the bottom of the corruption deck.
rule-crooked-empty = If the corruption deck is empty, Gravehold suffers 2 damage for each corruption that a player would gain, and none is gained.
rule-crooked-harder = A player who destroys a corruption puts it on any player’s discard pile, or loses 1 charge to put it on the bottom of the corruption deck.

ask-corruption = { $who }: choose the corruption to resolve next.
ask-corruption-to = { $who }: choose where { $card } goes.
ask-look-at-top = { $who }: the top card of your deck is { $revealed }. Destroy it ({ $source })?
ask-turn-back = { $who }: choose the player card to shuffle into the turn-order deck ({ $source }).
why-corruption = { $card } is a corruption: it is resolved before your casting phase or at the end of your main phase, and cannot be played.

log-corruption-gained = { $who } gains the corruption { $card }.
log-corruption-given = { $who } puts { $card } on { $to }’s discard pile.
log-corruption-resolves = { $who } resolves the corruption { $card }.
unleash-gist-crooked-mask = Any player gains a corruption.
