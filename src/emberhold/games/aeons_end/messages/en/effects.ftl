### Card text: the verbs most cards share. The grammar that joins them is in grammar.ftl.
### $form is you (an order), they (third person) or inf (after "may"); $whose is you or they.

who-any-player = any player
who-any-ally = any ally
who-that-player = that player
who-lowest-life = the player with the lowest life
who-most-life = the player with the most life
who-most-charges = the player with the most charges
who-most-prepped = the player with the most prepped spells
who-most-opened = the player with the most opened breaches

effect-deal = { $form ->
    [they] deals { $amount } damage
   *[you] deal { $amount } damage
}
effect-deal-each = { $form ->
    [they] deals { $amount } damage for each { $each }
   *[you] deal { $amount } damage for each { $each }
}
effect-deal-more = { $form ->
    [they] deals { $amount } additional damage for each { $each }
   *[you] deal { $amount } additional damage for each { $each }
}
effect-additional-damage = deal { $amount } additional damage
effect-suffer = { $form ->
    [they] suffers { $amount } damage
   *[you] suffer { $amount } damage
}
effect-suffer-each = { $form ->
    [they] suffers { $amount } damage for each { $each }
   *[you] suffer { $amount } damage for each { $each }
}
effect-suffer-equal = { $form ->
    [they] suffers damage equal to { $number }
   *[you] suffer damage equal to { $number }
}
effect-gravehold-suffers = Gravehold suffers { $amount } damage
effect-gravehold-suffers-each = Gravehold suffers { $amount } damage for each { $each }
effect-gravehold-suffers-equal = Gravehold suffers damage equal to { $number }
effect-gravehold-gains = Gravehold gains { $amount } life
effect-unleash = { $times ->
    [1] Unleash
    [2] Unleash twice
   *[other] Unleash { WORD($times) } times
}
effect-unleash-more = { $times ->
    [1] Unleash once more
    [2] Unleash twice more
   *[other] Unleash { WORD($times) } more times
}

effect-gain-aether = { $form ->
    [they] gains
   *[you] gain
} { $amount } aether{ $purpose ->
    [57] {" "}that cannot be used to gain a relic or spell
    [7] {" "}that can only be used to gain a card
    [4] {" "}that can only be used to gain a spell
    [1] {" "}that can only be used to gain a gem
    [2] {" "}that can only be used to gain a relic
    [8] {" "}that can only be used to gain charges
    [16] {" "}that can only be used to focus or open breaches
   *[63] {""}
}
effect-gain-aether-more = { $form ->
    [they] gains
   *[you] gain
} an additional { $amount } aether{ $purpose ->
    [57] {" "}that cannot be used to gain a relic or spell
    [7] {" "}that can only be used to gain a card
    [4] {" "}that can only be used to gain a spell
    [1] {" "}that can only be used to gain a gem
    [2] {" "}that can only be used to gain a relic
    [8] {" "}that can only be used to gain charges
    [16] {" "}that can only be used to focus or open breaches
   *[63] {""}
}
effect-spend-aether = { $form ->
    [they] spends { $amount } aether
   *[you] spend { $amount } aether
}
effect-gain-life = { $form ->
    [they] gains { $amount } life
   *[you] gain { $amount } life
}
effect-gain-charges = { $form ->
    [they] gains
   *[you] gain
} { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
effect-lose-charges = { $form ->
    [they] loses
   *[you] lose
} { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
effect-lose-all-charges = { $form ->
    [they] loses
   *[you] lose
} every charge { $whose ->
    [you] you
   *[they] they
} have
effect-gain-and-suffer = gain { $aether } aether and { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}, then suffer { $damage } damage

effect-focus-cheapest = { $form ->
    [they] focuses
   *[you] focus
} whichever of { $whose ->
    [you] your
   *[they] their
} closed breaches has the lowest focus cost
effect-focus-any = { $form ->
    [they] focuses any player’s breach
   *[you] focus any player’s breach
}

effect-discard-from-hand = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] a card
   *[other] { WORD($amount) } cards
} in hand
effect-collectively-discard = the players collectively discard { $amount ->
    [one] a card
   *[other] { WORD($amount) } cards
} in hand
effect-collectively-discard-each = the players collectively discard a card in hand for each { $each }
effect-destroy-this = { $form ->
    [they] destroys this card
   *[you] destroy this card
}
effect-destroy-played = { $form ->
    [they] destroys a gem or relic played this turn
   *[you] destroy a gem or relic you played this turn
}
effect-draw = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] a card
   *[other] { WORD($amount) } cards
}

each-other-copy-prepped = other copy of this spell prepped by any player
if-tier-at-least = the nemesis tier is { $amount } or higher
