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
ask-discard-order = { $who } : choisissez la prochaine carte jouée à placer dans la défausse.
ask-pay = { $who } : il reste { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
} à payer. Choisissez quel éther dépenser d’abord.
ask-gain-to = { $who } : choisissez où va la carte { $card }.
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
ask-destroy-breach = { $who } : vous voilà à bout de forces. Choisissez l’une de vos brèches à détruire.

option-play = Jouer { $card }
option-prep = Préparer { $card } sur { $breaches ->
    [1] la brèche
   *[other] les brèches
} { $breach }
option-cast = Lancer { $card } depuis { $breaches ->
    [1] la brèche
   *[other] les brèches
} { $breach }
option-buy = Acquérir { $card } ({ $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
})
option-charge = Gagner une charge ({ $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
})
option-focus = { $cost ->
    [0] Stabiliser la brèche { $breach } ({ $owner })
    [one] Stabiliser la brèche { $breach } ({ $cost } éther)
   *[other] Stabiliser la brèche { $breach } ({ $cost } éthers)
}
option-open = { $cost ->
    [0] Ouvrir la brèche { $breach } ({ $owner })
    [one] Ouvrir la brèche { $breach } ({ $cost } éther)
   *[other] Ouvrir la brèche { $breach } ({ $cost } éthers)
}
option-ability = Utiliser la capacité : { $ability }
option-use = Utiliser { $card } sur la brèche { $breach }
option-discard-power = Défausser { $card } : { $effect }
option-end = { $topic ->
    [casting] Terminer la phase d’incantation
   *[main] Terminer la phase principale
}
option-discard = { $what ->
    [rest] Les autres dans l’ordre où elles ont été jouées
   *[card] Défausser maintenant { $card }
}
option-pay = { $what ->
    [57] Éther qui ne peut pas servir à acquérir une relique ou un sort
    [7] Éther qui ne peut servir qu’à acquérir une carte
   *[4] Éther qui ne peut servir qu’à acquérir un sort
}
option-to = { $what ->
    [deck] Sur le dessus de votre pioche
   *[discard] Dans votre défausse
}
option-give = La donner à { $who }
option-target = { $what ->
    [nemesis] Cible : { $nemesis }
   *[card] Cible : { $card }
} ({ $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
})
option-player = { $who }
option-breach = Brèche { $breach }
option-card = { $card }
option-spell = { $card } ({ $owner }, { $breaches ->
    [1] brèche
   *[other] brèches
} { $breach })
option-do = { $what ->
    [may] Oui : { $effect }
   *[way] { $way }
}
option-skip = Non
