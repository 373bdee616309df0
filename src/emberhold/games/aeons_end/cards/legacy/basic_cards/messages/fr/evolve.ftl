effect-evolve = ÉVOLUTION
effect-discard-and-evolve-if-free = { $what } ; { $amount ->
    [1] si cette carte coûte 0
    [2] si les deux coûtent 0
   *[other] si toutes coûtent 0
}, ÉVOLUTION
effect-destroy-dearest-and-evolve = le joueur qui a le sort préparé le plus cher le détruit ; si son coût est de { $most } ou moins, ou si aucun n’a été détruit, ÉVOLUTION
effect-annihilate = le joueur qui a en main la carte la plus chère défausse { $amount ->
    [one] une carte
   *[other] { WORD($amount, gender: "f") } cartes
} de sa main ; ensuite, ÉVOLUTION une fois pour chaque carte de coût { $dear } ou plus restée dans cette main
effect-unmaking = le joueur qui a en main la carte la plus chère la détruit et défausse { $amount ->
    [one] une autre carte
   *[other] { WORD($amount, gender: "f") } autres cartes
} de sa main
log-evolve-sticker = { CAP($card_def) } { $card_number ->
    [pl] reçoivent
   *[sg] reçoit
} un autocollant Évolution ({ $left ->
    [0] plus aucun emplacement libre
    [one] encore { $left } emplacement libre
   *[other] encore { $left } emplacements libres
}).
log-transforms = { CAP($card_def) } se { $card_number ->
    [pl] transforment
   *[sg] transforme
} en { $into }.
effect-read-entry = { $form ->
    [inf] lire { $entry }
   *[other] lisez { $entry }
}
rule-read-entry = S’il n’y a plus de place pour un autocollant, lisez { $entry }.
mark-stickers = { $value ->
    [one] { $value } autocollant Évolution
   *[other] { $value } autocollants Évolution
}
mark-free-spaces = { $value ->
    [one] { $value } emplacement libre
   *[other] { $value } emplacements libres
}
