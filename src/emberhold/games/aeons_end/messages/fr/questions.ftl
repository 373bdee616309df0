### Questions (ask-<topic>) and the options that answer them (option-<verb>).
### $who is a mage or the players together, $voice one or all, $source the card that asks.

word-together = Tous ensemble
word-unleash = Déchaîné

ask-turn = { $who } : choisissez qui joue ce tour ({ $turn }).
ask-casting = { $ending ->
    [yes] { $who } : lancez un sort préparé ou terminez la phase d’incantation.
   *[no] { $who } : lancez un sort préparé ; ceux des brèches fermées doivent être lancés ce tour-ci.
}
ask-main = { $who } : effectuez une action ou terminez la phase principale.
ask-discard-order = { $who } : choisissez, parmi les cartes jouées, la prochaine à placer dans la défausse. Les cartes reviendront dans cet ordre.
ask-pay = { $who } : il reste { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
} à payer. Choisissez quel éther dépenser d’abord.
ask-gain-to = { $who } : choisissez où placer { $card_def }.
ask-target = { $who } : choisissez à qui infliger { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $source }).
ask-player = { $who } : choisissez qui { $effect } ({ $source }).
ask-tied = { $who } : il y a égalité ; choisissez qui { $effect } ({ $source }).
ask-either = { $who } : choisissez l’un des deux effets ({ $source }).
ask-may = { $who } : voulez-vous { $effect } ({ $source }) ?
ask-focus-any = { $who } : choisissez une brèche à stabiliser ({ $source }).
ask-discard = { $who } : choisissez une carte de votre main à défausser ({ $source }).
ask-destroy = { $who } : choisissez une carte à détruire ({ $source }).
ask-destroy-breach = { $who } : { $who_gender ->
    [f] vous êtes épuisée
    [m] vous êtes épuisé
   *[given] vous n’avez plus de vie
}. Choisissez l’une de vos brèches à détruire.

option-play = Jouer { $card_indef }
option-prep = Préparer { $card_indef } sur { $breaches ->
    [1] la brèche
   *[other] les brèches
} { $breach }
option-cast = Lancer { $card_def } depuis { $breaches ->
    [1] la brèche
   *[other] les brèches
} { $breach }
option-buy = Acquérir { $card_indef } ({ $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
})
option-charge = Gagner une charge ({ $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
})
option-focus = { $cost ->
    [0] Stabiliser la brèche { $breach } { $owner_de }
    [one] Stabiliser la brèche { $breach } ({ $cost } éther)
   *[other] Stabiliser la brèche { $breach } ({ $cost } éthers)
}
option-open = { $cost ->
    [0] Ouvrir la brèche { $breach } { $owner_de }
    [one] Ouvrir la brèche { $breach } ({ $cost } éther)
   *[other] Ouvrir la brèche { $breach } ({ $cost } éthers)
}
option-ability = Utiliser la capacité { $ability }
option-use = Résoudre l’effet « Lorsque préparé » { $card_de } (brèche { $breach })
option-discard-power = Défausser { $card_def } : { $effect_inf }
option-end = { $topic ->
    [casting] Terminer la phase d’incantation
   *[main] Terminer la phase principale
}
option-discard = { $what ->
    [rest] Les autres dans l’ordre où elles ont été jouées
   *[card] { $topic ->
        [sift] Défausser { $card_indef }
       *[other] Défausser maintenant { $card_indef }
    }
}
option-pay = { $what ->
    [57] Éther qui ne peut pas servir à acquérir une relique ou un sort
    [7] Éther qui ne peut servir qu’à acquérir une carte
    [1] Éther qui ne peut servir qu’à acquérir une gemme
   *[4] Éther qui ne peut servir qu’à acquérir un sort
}
option-to = { $topic ->
    [corruption-to] Sous la pioche Corruption ; vous perdez 1 charge
   *[gain-to] { $what ->
        [deck] Sur le dessus de votre pioche
       *[discard] Dans votre défausse
    }
}
option-give = { $topic ->
    [corruption-to] Dans la défausse { $who_de }
   *[other] Donner la carte { $who_a }
}
option-target = { $what ->
    [nemesis] Cible : { $nemesis_def }
    [husks] Cible : les carcasses
   *[card] Cible : { $card_def }
} ({ $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}{ $what ->
    [husks] {" "}chacune
   *[card] {""}
})
option-of-two = { $option }, { $which ->
    [older] la plus ancienne
   *[newer] la plus récente
} des deux cartes
option-player = { $who }
option-breach = Brèche { $breach }
option-card = { $card }
option-spell = { $card } ({ $owner }, { $breaches ->
    [1] brèche
   *[other] brèches
} { $breach })
option-do = { $what ->
    [may] Oui : { $effect_inf }
   *[way] { $way_inf }
}
option-skip = { $topic ->
    [ability-now] Pas pendant cette phase principale
   *[other] Non
}
option-later = Pas encore : redemander après la prochaine action
