### Ashes: what an answer in a fight would bring about; stands below the answer.
### $card is a unit, $amount the damage, $now the life before it, $left the life afterwards,
### $count how many attack.

ashes-then-steps-in = It receives { $amount } damage and { $left ->
    [0] is destroyed.
   *[other] survives.
}
ashes-then-unit = { $card } receives { $amount } damage and { $left ->
    [0] is destroyed.
   *[other] survives.
}
ashes-then-born = You receive { $amount } damage{ $left ->
    [0] { " and are destroyed." }
   *[other] : life { $now } → { $left }.
}
ashes-then-counter = { $struck }{ $falls ->
    [yes] { "" }
   *[no] { " Your unit becomes exhausted." }
}
ashes-then-counter-several = The attackers receive { $amount } damage in all.{ $falls ->
    [yes] { "" }
   *[no] { " Your unit becomes exhausted." }
}
ashes-then-endure = { $falls ->
    [yes] Your unit deals no damage.
   *[no] Your unit deals no damage and does not become exhausted.
}
ashes-then-strikes-first = It can counter first and destroy { $count ->
    [1] the attacker, which then deals no damage.
   *[other] the attackers, which then deal no damage.
}
ashes-then-too-late = { $count ->
    [1] The attacker strikes
   *[other] The attackers strike
} first, so your unit is destroyed before it can counter.
ashes-then-attached = Goes to an opponent’s unit: { $card }.

### What lies ahead: $amount cards of $all in the draw pile, $wounds damage for those missing.

ashes-foresee-draw = If you keep your hand as it is, you draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} at the start of the next round, from { $all } in your draw pile{ $wounds ->
    [0] .
   *[other] , and receive { $wounds } damage.
}
ashes-foresee-card = { $card }: { $amount } in your draw pile; at least one drawn in { $chance } of 100.
