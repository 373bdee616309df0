### Card text: the verbs most cards share. The grammar that joins them is in grammar.ftl.
### $form is you (an order), they (third person) or inf (after "may"); $whose is you or they.

who-any-player = n’importe quel joueur
who-any-ally = n’importe quel allié
who-that-player = ce joueur
who-lowest-life = le joueur qui a le moins de vie
who-most-life = le joueur qui a le plus de vie
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
effect-additional-damage = infligez { $amount ->
    [one] { $amount } dégât supplémentaire
   *[other] { $amount } dégâts supplémentaires
}
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
} { $number }
effect-gravehold-suffers = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-gravehold-suffers-each = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour chaque { $each }
effect-gravehold-suffers-equal = Gravehold subit { $number }
effect-gravehold-gains = Gravehold gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-unleash = { $times ->
    [1] Déchaîné
   *[other] Déchaîné, { WORD($times) } fois
}
effect-unleash-more = Déchaîné, { WORD($times, gender: "f") } fois de plus

effect-gain-aether = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
}{ $purpose ->
    [57] {" "}{ $amount ->
        [one] qui ne peut pas être utilisé
       *[other] qui ne peuvent pas être utilisés
    } pour acquérir une relique ou un sort
    [7] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour acquérir une carte
    [4] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour acquérir un sort
    [1] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour acquérir une gemme
    [2] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour acquérir une relique
    [8] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour gagner des charges
    [16] {" "}{ $amount ->
        [one] qui ne peut être utilisé que
       *[other] qui ne peuvent être utilisés que
    } pour stabiliser ou ouvrir des brèches
   *[63] {""}
}
effect-gain-aether-more = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } éther supplémentaire
   *[other] { $amount } éthers supplémentaires
}{ $purpose ->
    [57] , mais pas pour acquérir une relique ou un sort
    [7] , uniquement pour acquérir une carte
    [4] , uniquement pour acquérir un sort
    [1] , uniquement pour acquérir une gemme
    [2] , uniquement pour acquérir une relique
    [8] , uniquement pour gagner des charges
    [16] , uniquement pour stabiliser ou ouvrir des brèches
   *[63] {""}
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
    [they] gagne
    [inf] gagner
   *[you] gagnez
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
effect-gain-and-suffer = gagnez { $aether ->
    [one] { $aether } éther
   *[other] { $aether } éthers
} et { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}, puis subissez { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}

effect-focus-cheapest = { $form ->
    [they] stabilise
    [inf] stabiliser
   *[you] stabilisez
} { $whose ->
    [you] votre
   *[they] sa
} brèche fermée ayant le coût de stabilisation le plus faible
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
    [one] { WORD($amount, gender: "f") } carte
   *[other] { WORD($amount, gender: "f") } cartes
} de { $whose ->
    [you] votre
   *[they] sa
} main
effect-collectively-discard = les joueurs défaussent ensemble { $amount ->
    [one] { WORD($amount, gender: "f") } carte
   *[other] { WORD($amount, gender: "f") } cartes
} de leur main
effect-collectively-discard-each = les joueurs défaussent ensemble une carte de leur main pour chaque { $each }
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
    [one] { WORD($amount, gender: "f") } carte
   *[other] { WORD($amount, gender: "f") } cartes
}

each-other-copy-prepped = autre exemplaire de ce sort préparé par n’importe quel joueur
if-tier-at-least = le palier de la némésis est de { $amount } ou plus
