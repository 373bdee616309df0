effect-nemesis-gains-life = la némésis gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-discard-hand = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} toute { $whose ->
    [they] sa
   *[you] votre
} main
effect-gain-cheap = { $form ->
    [they] acquiert
    [inf] acquérir
   *[you] acquérez
}{ $place ->
    [hand] {" "}en main
   *[discard] {""}
} une carte de la réserve de coût { $most } ou moins
log-nemesis-gains = { CAP($nemesis_def) } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
