effect-evolve = ÉVOLUTION
effect-discard-and-evolve-if-free = { $what } ; { $amount ->
    [1] si cette carte coûte 0
    [2] si les deux coûtent 0
   *[other] si toutes coûtent 0
}, ÉVOLUTION
effect-destroy-dearest-and-evolve = le joueur qui a le sort préparé le plus cher le détruit ; si son coût est de { $most } ou moins, ou si aucun n’a été détruit, ÉVOLUTION
effect-annihilate = le joueur qui a la carte la plus chère en main défausse { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de sa main ; puis ÉVOLUTION une fois pour chaque carte de coût { $dear } ou plus restée dans cette main
effect-unmaking = le joueur qui a la carte la plus chère en main la détruit et défausse encore { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de sa main
log-evolve-sticker = { CAP($card_def) } reçoit un autocollant Évolution (emplacements libres : { $left }).
log-transforms = { CAP($card_def) } se transforme en { $into }.
