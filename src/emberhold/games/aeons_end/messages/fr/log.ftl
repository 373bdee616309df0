### What happened, one line each.

log-turn = { $who } commence son tour.
log-nemesis-turn = La némésis commence son tour.
log-order-shuffled = Les cartes Ordre du tour sont mélangées et forment un nouveau paquet.

log-plays = { $who } joue { $card }.
log-preps = { $who } prépare { $card } sur { $places ->
    [1] la brèche
   *[other] les brèches
} { $breaches }.
log-casts = { $who } lance { $card }.
log-uses = { $who } résout l’effet « Lorsque préparé » du sort { $card }.
log-ability = { $who } utilise la capacité { $ability }.
log-to-discard = { $who } résout l’effet « POUR DÉFAUSSER » de la carte { $card }.
log-gains = { $who } acquiert { $card }.
log-gains-on-deck = { $who } place { $card } sur le dessus de sa pioche.
log-gives = { $who } donne { $card } à { $to }.
log-charges = { $left ->
    [0] { $who } n’a plus de charge.
    [one] { $who } a maintenant { $left } charge.
   *[other] { $who } a maintenant { $left } charges.
}
log-spends-aether = { $who } dépense { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
}.
log-focuses = { $who } stabilise la brèche { $number }.
log-opens = { $who } ouvre la brèche { $number }.
log-draws = { $who } pioche { $card }.
log-turns-over = { $who } retourne sa défausse, qui devient sa pioche.
log-discards = { $who } défausse { $card }.
log-discards-prepped = { $who } défausse le sort préparé { $card }.
log-destroys = { $who } détruit { $card }.
log-destroys-breach = { $who } perd la brèche { $number }, qui est détruite.

log-suffers = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (reste { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}).
log-gains-life = { $who } regagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
log-exhausted = { $who } succombe à l’épuisement !
log-gravehold-suffers = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (reste { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}).
log-gravehold-gains = Gravehold regagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).

log-unleash = Déchaîné !
log-nemesis-draws = La némésis pioche { $card }.
log-persistent = L’effet DURABLE de la carte { $card } s’applique.
log-power-token = { $left ->
    [0] { $card } perd son dernier jeton Puissance.
   *[other] { $card } perd un jeton Puissance (reste { $left }).
}
log-power = L’effet PUISSANCE de la carte { $card } s’applique.
log-nemesis-damaged = { CAP($nemesis_def) } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (reste { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}).
log-minion-damaged = { $card } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (reste { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}).
log-minion-gains-life = { $card } regagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
log-discarded-from-play = { $card } quitte le jeu.
log-acolyte-enters = { $card } entre en jeu.
log-suffers-exhausted = { $who }, en état d’épuisement, ne subit rien : Gravehold subit { $amount ->
    [one] 2 dégâts à la place
   *[other] le double des { $amount } dégâts
}.
