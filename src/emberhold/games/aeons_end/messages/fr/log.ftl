### What happened, one line each.

log-turn = Le tour { $who_de } commence.
log-nemesis-turn = Le tour de la némésis commence.
log-order-shuffled = Les cartes Ordre du tour sont mélangées et forment un nouveau paquet.

log-plays = { $who } joue { $card_indef }.
log-preps = { $who } prépare { $card_indef } sur { $places ->
    [1] la brèche
   *[other] les brèches
} { $breaches }.
log-casts = { $who } lance { $card_indef }.
log-uses = { $who } résout l’effet « Lorsque préparé » { $card_de }.
log-ability = { $who } utilise la capacité { $ability }.
log-to-discard = { $who } résout l’effet « POUR DÉFAUSSER » { $card_de }.
log-gains = { $who } acquiert { $card_indef }.
log-gains-on-deck = { $who } place { $card_indef } sur le dessus de sa pioche.
log-gives = { $who } donne { $card_indef } { $to_a }.
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
log-draws = { $who } pioche { $card_indef }.
log-turns-over = { $who } retourne sa défausse, qui devient sa pioche.
log-discards = { $who } défausse { $card_indef }.
log-discards-prepped = { $who } défausse { $card_def } de sa brèche.
log-destroys = { $who } détruit { $card_indef }.
log-destroys-breach = { $who } détruit sa brèche { $number }.

log-suffers = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $left ->
    [0] plus aucun point de vie
    [one] il reste { $left } point de vie
   *[other] il reste { $left } points de vie
}).
log-gains-life = { $who } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
log-exhausted = { $who } { $who_gender ->
    [f] est épuisée
    [m] est épuisé
   *[given] n’a plus de vie : c’est l’épuisement
} !
log-gravehold-suffers = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $left ->
    [0] plus aucun point de vie
    [one] il reste { $left } point de vie
   *[other] il reste { $left } points de vie
}).
log-gravehold-gains = Gravehold { $amount ->
    [0] ne gagne aucun point de vie
    [one] gagne { $amount } point de vie
   *[other] gagne { $amount } points de vie
} (total : { $left }).

log-unleash = Déchaîné !
log-nemesis-draws = La némésis pioche la carte { $card }.
log-persistent = L’effet DURABLE { $card_de } s’applique.
log-power-token = { $left ->
    [0] { CAP($card_def) } { $card_number ->
        [pl] perdent leur dernier jeton Puissance.
       *[sg] perd son dernier jeton Puissance.
    }
   *[other] { CAP($card_def) } { $card_number ->
        [pl] perdent
       *[sg] perd
    } un jeton Puissance (il en reste { $left }).
}
log-power = L’effet PUISSANCE { $card_de } s’applique.
log-nemesis-damaged = { CAP($nemesis_def) } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $left ->
    [0] plus aucun point de vie
    [one] il reste { $left } point de vie
   *[other] il reste { $left } points de vie
}).
log-minion-damaged = { CAP($card_def) } { $card_number ->
    [pl] subissent
   *[sg] subit
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $left ->
    [0] plus aucun point de vie
    [one] il reste { $left } point de vie
   *[other] il reste { $left } points de vie
}).
log-minion-gains-life = { CAP($card_def) } { $card_number ->
    [pl] gagnent
   *[sg] gagne
} { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (total : { $left }).
log-discarded-from-play = { CAP($card_def) } { $card_number ->
    [pl] quittent
   *[sg] quitte
} le jeu.
log-acolyte-enters = { CAP($card_def) } entre en jeu.
log-suffers-exhausted = { $who } { $who_gender ->
    [f] est déjà épuisée
    [m] est déjà épuisé
   *[given] n’a déjà plus de vie
} : Gravehold subit le double, { $twice ->
    [one] { $twice } dégât
   *[other] { $twice } dégâts
}.
log-main-over = Vous ne pouvez plus rien faire : votre phase principale se termine.
