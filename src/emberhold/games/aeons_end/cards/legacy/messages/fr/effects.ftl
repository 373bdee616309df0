who-fewest-opened = le joueur qui a le moins de brèches ouvertes
effect-each-suffers = chaque joueur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-discard-gem = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une gemme
   *[other] { WORD($amount, gender: "f") } gemmes
} de { $whose ->
    [they] sa main
   *[you] votre main
}
effect-discard-dear = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} de { $whose ->
    [they] sa main
   *[you] votre main
} une carte de coût { $amount } ou plus
effect-destroy-gem = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} une gemme de { $whose ->
    [they] sa main
   *[you] votre main
}
effect-destroy-from-hand = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} { $amount ->
    [one] { WORD($amount, gender: "f") } carte
   *[other] { WORD($amount, gender: "f") } cartes
} de { $whose ->
    [they] sa main
   *[you] votre main
}
effect-destroy-up-to = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} jusqu’à { WORD($amount, gender: "f") } cartes de { $whose ->
    [they] sa main ou de sa défausse
   *[you] votre main ou de votre défausse
}
effect-dearest-of-ones-prepped = { $fate ->
    [destroy] { $form ->
        [they] détruit
        [inf] détruire
       *[you] détruisez
    }
   *[discard] { $form ->
        [they] défausse
        [inf] défausser
       *[you] défaussez
    }
} le plus cher de { $whose ->
    [they] ses
   *[you] vos
} sorts préparés
effect-draws-now = la némésis pioche et résout une nouvelle carte
effect-top-of-deck-always = { $fate ->
    [banish] bannissez
   *[discard] défaussez
} { $amount ->
    [one] la carte
   *[other] les { WORD($amount, gender: "f") } cartes
} du dessus de la pioche de la némésis
effect-top-of-deck = { $fate ->
    [banish] bannissez
   *[discard] défaussez
} { $one ->
    [0] zéro carte
    [one] la carte
   *[other] les { WORD($one, gender: "f") } cartes
} du dessus de la pioche de la némésis (avec { $same ->
    [yes] trois mages
   *[no] deux mages : { WORD($two, gender: "f") } ; avec trois
} : { WORD($three, gender: "f") } ; avec quatre : { $four ->
    [0] aucune
   *[other] { WORD($four, gender: "f") }
})
effect-deal-more-to-minion = infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ; { $amount ->
    [one] s’il touche
   *[other] s’ils touchent
} un serviteur, infligez { $more ->
    [one] { $more } dégât supplémentaire
   *[other] { $more } dégâts supplémentaires
}
effect-deal-times = infligez { WORD($times) } fois { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-silence = { $form ->
    [inf] réduire
   *[you] réduisez
} un serviteur au silence
effect-price-then = n’importe quel joueur défausse une carte de sa main ; s’il le fait, { $what }
effect-discard-spell-to-draw = peut défausser un sort de sa main pour piocher une carte
effect-cast-own-cheap = vous pouvez lancer l’un de vos sorts préparés de coût { $most } ou moins
effect-cast-with-more = lancez un sort préparé par n’importe quel joueur ; il inflige { $more ->
    [one] { $more } dégât supplémentaire
   *[other] { $more } dégâts supplémentaires
}
effect-focus-own = { $form ->
    [they] stabilise
    [inf] stabiliser
   *[you] stabilisez
} l’une de { $form ->
    [they] ses
    [inf] ses
   *[you] vos
} brèches
effect-focus-owner = stabilisez une brèche du joueur dont le sort a été lancé
effect-focus-times = effectuez { WORD($times, gender: "f") } stabilisations, réparties librement entre les brèches de tous les joueurs
effect-focus-breach-three = stabilisez la brèche III de n’importe quel joueur
effect-take-back-gem = { $form ->
    [they] reprend
    [inf] reprendre
   *[you] reprenez
} en main une gemme de { $whose ->
    [they] sa défausse
   *[you] votre défausse
}
effect-take-back-gems = { $form ->
    [they] reprend
    [inf] reprendre
   *[you] reprenez
} en main jusqu’à { WORD($amount, gender: "f") } gemmes de { $whose ->
    [they] sa défausse
   *[you] votre défausse
}
effect-starfire-frenzy = infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ; vous pouvez défausser un sort de votre main pour infliger 1 dégât supplémentaire et gagner 1 charge
each-turn-of-player-discarded = carte Joueur dans la défausse d’ordre du tour
each-shield-on-this = jeton Bouclier sur ce serviteur
if-your-prepped-at-least = vous avez au moins { $amount ->
    [one] { WORD($amount) } sort préparé
   *[other] { WORD($amount) } sorts préparés
}
if-your-other-prepped-at-least = vous avez au moins { $amount ->
    [one] { WORD($amount) } autre sort préparé
   *[other] { WORD($amount) } autres sorts préparés
}
if-discarded-others-at-least = votre défausse contient au moins { $amount ->
    [one] { WORD($amount, gender: "f") } autre carte
   *[other] { WORD($amount, gender: "f") } autres cartes
}
if-opened-breaches-at-least = vous avez au moins { $amount ->
    [one] { WORD($amount, gender: "f") } brèche ouverte
   *[other] { WORD($amount, gender: "f") } brèches ouvertes
}
if-charges-at-least = vous avez au moins { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
if-from-open-breach-three = ce sort est lancé depuis une brèche III ouverte
if-chapter-at-least = vous jouez le chapitre { $amount } ou un chapitre suivant
if-gravehold-life-at-least = Gravehold a au moins { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
log-shield-lost = { $left ->
    [0] { CAP($card_def) } { $card_number ->
        [pl] perdent leur dernier jeton Bouclier.
       *[sg] perd son dernier jeton Bouclier.
    }
   *[other] { CAP($card_def) } { $card_number ->
        [pl] perdent
       *[sg] perd
    } un jeton Bouclier (il en reste { $left }).
}
log-silences = { CAP($card_def) } { $card_number ->
    [pl] sont { $card_gender ->
        [f] réduites
       *[m] réduits
    }
   *[sg] est { $card_gender ->
        [f] réduite
       *[m] réduit
    }
} au silence.
log-silence-ends = { CAP($card_def) } { $card_number ->
    [pl] perdent leur
   *[sg] perd son
} jeton Silence au lieu d’agir.
mark-shields = { $value ->
    [one] { $value } jeton Bouclier
   *[other] { $value } jetons Bouclier
}
mark-silenced = { $value ->
    [yes] jeton Silence
   *[no] {""}
}
log-banishes = La carte { $card } est bannie.
log-nemesis-discards = La carte { $card } passe de la pioche de la némésis à sa défausse.
ask-silence = { $who } : choisissez un serviteur à réduire au silence ({ $source }).
ask-focus-own = { $who } : choisissez l’une de vos brèches à stabiliser ({ $source }).
ask-may-discard-spell = { $who } : voulez-vous défausser un sort de votre main ({ $source }) ?
ask-take-back-up-to = { $who } : voulez-vous reprendre une gemme en main ({ $source } ; encore { $left } au plus) ?
option-silence = Réduire { $card_def } au silence
