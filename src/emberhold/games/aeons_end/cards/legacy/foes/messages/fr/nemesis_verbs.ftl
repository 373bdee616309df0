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
effect-gems-then = { $gems }, { $then }
effect-gain-cheap = { $form ->
    [they] acquiert
    [inf] acquérir
   *[you] acquérez
} une carte de coût { $most } ou moins de la réserve{ $place ->
    [hand] {" "}et { $form ->
        [they] la prend
        [inf] la prendre
       *[you] prenez-la
    } en main
   *[discard] {""}
}
log-nemesis-gains = { CAP($nemesis_def) } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
