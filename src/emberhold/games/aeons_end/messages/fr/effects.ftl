### Card text: the verbs most cards share. The grammar that joins them is in grammar.ftl.
### $form is you (an order), they (third person) or inf (after "may"); $whose is you or they.

who-any-player = n’importe quel joueur
who-any-ally = n’importe quel allié
who-that-player = ce joueur
who-lowest-life = le joueur qui a le moins de vie
who-most-charges = le joueur qui a le plus de charges
who-most-prepped = le joueur qui a le plus de sorts préparés
who-most-opened = le joueur qui a le plus de brèches ouvertes

effect-deal = { $form ->
    [they] inflige
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-deal-each = { $form ->
    [they] inflige
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour chaque { $each }
effect-deal-more = { $form ->
    [they] inflige
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât supplémentaire
   *[other] { $amount } dégâts supplémentaires
} pour chaque { $each }
effect-suffer = { $form ->
    [they] subit
    [inf] subir
   *[you] subissez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-suffer-each = { $form ->
    [they] subit
    [inf] subir
   *[you] subissez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour chaque { $each }
effect-suffer-equal = { $form ->
    [they] subit
    [inf] subir
   *[you] subissez
} autant de dégâts que { $number }
effect-gravehold-suffers = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-gravehold-suffers-each = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour chaque { $each }
effect-gravehold-suffers-equal = Gravehold subit autant de dégâts que { $number }
effect-gravehold-gains = Gravehold regagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-unleash = { $times ->
    [1] Déchaîné
    [2] Déchaîné, deux fois
    [3] Déchaîné, trois fois
   *[other] Déchaîné, { $times } fois
}

effect-gain-aether = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
}{ $purpose ->
    [57] , à ne pas dépenser pour acquérir une relique ou un sort
    [7] , à dépenser uniquement pour acquérir une carte
    [4] , à dépenser uniquement pour acquérir un sort
   *[63] {""}
}
effect-gain-aether-more = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } éther supplémentaire
   *[other] { $amount } éthers supplémentaires
}
effect-spend-aether = { $form ->
    [they] dépense
    [inf] dépenser
   *[you] dépensez
} { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
}
effect-gain-life = { $form ->
    [they] regagne
    [inf] regagner
   *[you] regagnez
} { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-gain-charges = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
effect-lose-charges = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
effect-lose-all-charges = { $form ->
    [they] perd toutes ses charges
    [inf] perdre toutes { $whose ->
        [you] vos
       *[they] ses
    } charges
   *[you] perdez toutes vos charges
}

effect-focus-cheapest = { $form ->
    [they] stabilise
    [inf] stabiliser
   *[you] stabilisez
} { $whose ->
    [you] votre
   *[they] sa
} brèche fermée au coût de stabilisation le plus bas
effect-focus-any = { $form ->
    [they] stabilise
    [inf] stabiliser
   *[you] stabilisez
} une brèche de n’importe quel joueur

effect-discard-from-hand = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de { $whose ->
    [you] votre
   *[they] sa
} main
effect-collectively-discard = les joueurs défaussent ensemble { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de leur main
effect-destroy-this = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} cette carte
effect-destroy-played = { $form ->
    [they] détruit une gemme ou une relique jouée ce tour-ci
    [inf] détruire une gemme ou une relique jouée ce tour-ci
   *[you] détruisez une gemme ou une relique que vous avez jouée ce tour-ci
}
effect-draw = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}

each-other-copy-prepped = autre exemplaire de ce sort préparé par n’importe quel joueur
if-tier-at-least = le palier de la némésis est de { $amount } ou plus
