### Ashes: what an answer in a fight would bring about; stands below the answer.
### $card is a unit, $amount the damage, $now the life before it, $left the life afterwards,
### $count how many attack.

ashes-then-steps-in = Reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} et { $left ->
    [0] est { $card_gender ->
        [f] détruite.
       *[m] détruit.
    }
   *[other] survit.
}
ashes-then-unit = { CAP($card_def) } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} et { $left ->
    [0] est { $card_gender ->
        [f] détruite.
       *[m] détruit.
    }
   *[other] survit.
}
ashes-then-born = Vous recevez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ $left ->
    [0] { " et succombez." }
   *[other] { " " }: vie { $now } → { $left }.
}
ashes-then-counter = { $struck }{ $falls ->
    [yes] { "" }
   *[no] { " Votre unité s’épuise." }
}
ashes-then-counter-several = Les attaquants reçoivent en tout { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.{ $falls ->
    [yes] { "" }
   *[no] { " Votre unité s’épuise." }
}
ashes-then-endure = { $falls ->
    [yes] Votre unité ne frappe pas.
   *[no] Votre unité ne frappe pas et ne s’épuise pas.
}
ashes-then-strikes-first = Peut contre-attaquer en premier et détruire { $count ->
    [1] l’attaquant, qui n’inflige alors aucun dégât.
   *[other] les attaquants, qui n’infligent alors aucun dégât.
}
ashes-then-too-late = { $count ->
    [1] L’attaquant frappe
   *[other] Les attaquants frappent
} en premier : votre unité est détruite avant de pouvoir contre-attaquer.
ashes-then-attached = Ira sur une unité adverse : { $card }.

### Ce qui vient : $amount cartes sur $all dans la pioche, $wounds dégâts pour celles qui manquent.

ashes-foresee-draw = Si vous gardez votre main telle quelle, vous piochez { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au début de la prochaine manche, sur { $all } dans votre pioche{ $wounds ->
    [0] .
    [one] { " " }et subissez { $wounds } dégât.
   *[other] { " " }et subissez { $wounds } dégâts.
}
ashes-foresee-card = { $card } : { $amount } dans votre pioche ; au moins une piochée dans { $chance } cas sur 100.
