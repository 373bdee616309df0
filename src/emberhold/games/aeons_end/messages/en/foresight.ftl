# What lies ahead of a mage.

foresee-draws = You draw next, in this order: { $cards }.
foresee-shuffled = Below that, { $amount ->
    [one] one card is
   *[other] { $amount } cards are
} in an order nobody knows.
foresee-turned-over = Then your discard pile is turned over: { $cards }.
foresee-bought = A card you gain now will be number { $place } of the cards you draw: { $hand ->
    [1] in your next hand, if you play all of this one.
    [2] in the hand after the next, if you play all your cards until then.
   *[other] in your hand { $hand } turns from now, if you play all your cards until then.
}
foresee-next-turn = Next turn-order card: { $card }.
foresee-turn = Next turn-order card: { $card }, { $amount } in { $all }.
foresee-tier = Nemesis deck, tier { $tier }: { $own } of its own, { $basic } basic.

# What may be waited for not to happen.

arrival-attack = the nemesis has drawn no attack
