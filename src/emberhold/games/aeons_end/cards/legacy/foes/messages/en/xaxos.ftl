card-flare-of-xaxos = Flare
card-gravity-node-of-xaxos = Gravity Node
card-incinerating-fist-of-xaxos = Incinerating Fist
card-breach-communion-of-xaxos = Breach Communion
card-pyromancy-of-xaxos = Pyromancy
card-sparking-siphon-of-xaxos = Sparking Siphon
card-breach-collision-of-xaxos = Breach Collision
card-monstrous-inferno-of-xaxos = Monstrous Inferno
card-pyro-geist-of-xaxos = Pyro Geist
card-beginning = Beginning
card-prelatus-of-pain = Prelatus of Pain
card-prelatus-of-fire = Prelatus of Fire
card-firestorm = Firestorm
card-inner-eye = Inner Eye
card-prelatus-of-lore = Prelatus of Lore
card-prelatus-of-death = Prelatus of Death
card-break = Break
card-final-form = Final Form

nemesis-xaxos-ascended = Xaxos: Ascended
    .def = Xaxos
type-nemesis-spell = Spell of Xaxos
    .plural = Spells of Xaxos
zone-spell-deck = Spell deck of Xaxos
zone-concentrate-deck = Concentrate deck
zone-destroyed-spells = Destroyed spells of Xaxos
rule-xaxos-casts = At the start of each nemesis turn Xaxos casts all his prepped spells from left to right. Each goes face down under his spell deck.
rule-xaxos-breaches = When he casts a spell from his breach III, any player also suffers 2 damage; when he casts one from his breach IV, Gravehold also suffers 2 damage.
rule-xaxos-dispel = In your main phase you may lose charges equal to the cost of one of his prepped spells to put it face down under his spell deck.
rule-xaxos-concentrate = When Xaxos Concentrates, the top card of the concentrate deck goes face down under his spell deck. If the concentrate deck is empty, Unleash instead.
rule-xaxos-exhausted = When a player becomes exhausted, Xaxos does not Unleash twice; Gravehold suffers 5 damage instead.
who-most-pulse = the player with the most pulse tokens
effect-xaxos-preps = Xaxos draws a spell and preps it on his leftmost empty breach; if none is empty, he casts it instead
effect-concentrates = { $times ->
    [one] Xaxos Concentrates
   *[other] Xaxos Concentrates { WORD($times) } times
}
effect-destroy-of-xaxos = destroy one of Xaxos’s prepped spells that costs 3
effect-destroy-all-of-xaxos = destroy each of Xaxos’s prepped spells that costs 3; he Concentrates once for each of them
effect-reveal-top-spell = reveal the top card of his spell deck and destroy it if it costs 3
effect-bottom-on-top = put the bottom card of the concentrate deck on top of Xaxos’s spell deck
effect-shuffle-spells = shuffle his spell deck
effect-preps-rightmost = Xaxos draws a spell and preps it on his rightmost empty breach
effect-casts-top-spell = Xaxos casts the top card of his spell deck
effect-look-or-away = then choose one. Look: Xaxos gains { $life } life, and the players look at the top three cards of his spell deck and put them back in any order; or look away: any player suffers { $damage } damage
effect-breaks-dearest = the player with the most expensive prepped spell destroys it and the breach it was on
effect-revealed-suffers = reveal the top card of the turn-order deck; if it is a player card, that player suffers { $amount } damage
effect-siphon-pulse = loses one pulse token and suffers { $damage } damage; if a token was lost, Xaxos gains { $life } life
effect-together-suffer = the players collectively suffer { $amount } damage
trigger-concentrates = When this minion is discarded, Xaxos Concentrates.
ask-destroy-of-xaxos = { $who }: choose a spell of Xaxos to destroy ({ $source }).
ask-look = { $who }: “Look,” says the prelate, and opens the book ({ $source }). Do you look?
ask-put-back = { $who }: choose the spell to put at the bottom ({ $source }, { $left } left).
ask-share-damage = { $who }: how much of the { $left } damage does { $mage } suffer ({ $source })?
option-of-xaxos = { $card } (breach { $breach })
option-look = Look
option-look-away = Look away
option-put-back = { $card }
option-share = { $what } damage
option-dispel = Lose { $cost ->
    [one] { $cost } charge
   *[other] { $cost } charges
} to put { $card } from breach { $breach } under the spell deck
log-dispels = { $who } turns { $card } aside.
log-xaxos-loses = Xaxos’s spell { $card } is destroyed.
log-xaxos-preps = Xaxos preps { $card } on breach { $number }.
log-xaxos-casts = Xaxos casts { $card }.
log-concentrates = Xaxos Concentrates.
log-reveals-spell = The top card of the spell deck is { $card }.
log-spells-shuffled = Xaxos shuffles his spell deck.
story-e64 = He was two years above you; he lent you his notes. “Look,” he says, and opens the book, “only look, and you will see that he is right.” On the page the next hours are written down in a neat hand.
unleash-gist-xaxos-ascended = Xaxos preps a spell or casts it.
