### Mage sheets, their abilities and the starter cards of their own.

ability-charges = Nécessite { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
ability-timing = { $timing ->
    [any-main] À activer pendant la phase principale de n’importe quel joueur :
    [nemesis-draw] À activer lorsque la némésis pioche une carte :
    [turn-card] À activer juste après qu’une carte Ordre du tour a été piochée :
   *[main] À activer pendant votre phase principale :
}

clause-then = ensuite, ce joueur { $what }

effect-may-prep = { $form ->
    [you] vous pouvez préparer un sort de votre main sur { $where ->
        [anywhere] n’importe laquelle de vos brèches ouvertes ou fermées
       *[usual] une brèche
    }
   *[they] peut préparer un sort de sa main sur { $where ->
        [anywhere] n’importe laquelle de ses brèches ouvertes ou fermées
       *[usual] une brèche
    }
}
effect-may-take-top-discard = { $form ->
    [they] peut prendre
    [inf] prendre
   *[you] vous pouvez prendre
} en main la carte du dessus de la défausse de n’importe quel allié
effect-next-gain-to-ally = la prochaine carte que vous acquérez ce tour-ci est placée sur la défausse de n’importe quel allié
effect-gain-card = { $form ->
    [they] acquiert
    [inf] acquérir
   *[you] acquérez
} une carte de n’importe quelle pile de la réserve{ $place ->
    [deck] {" "}et { $form ->
        [they] la place sur le dessus de sa
        [inf] la placer sur le dessus de sa
       *[you] placez-la sur le dessus de votre
    } pioche
   *[discard] {""}
}
effect-may-gain-gem = { $form ->
    [they] peut acquérir
    [inf] acquérir
   *[you] vous pouvez acquérir
} une gemme de coût { $most } ou moins
effect-replace-with-sigil = détruit sa brèche I ou sa brèche II, si elle est ouverte, reprend en main les sorts qui y sont préparés et met une brèche scellée à la place
effect-colossal-force = défaussez jusqu’à { WORD($most) } de vos sorts préparés. Infligez { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, plus { $more } dégâts pour chaque sort défaussé, à répartir librement entre la némésis et autant de serviteurs que vous le souhaitez
effect-destroy-free = détruisez jusqu’à { WORD($most, gender: "f") } cartes de coût 0 de votre défausse
effect-exalted-brand = lancez jusqu’à { WORD($most) } sorts préparés différents, quels que soient leurs propriétaires. Chaque sort ainsi lancé est placé dans la main de n’importe quel allié
effect-trophy = si cela fait défausser un serviteur issu de la pioche de la némésis, Quilius gagne un jeton Trophée

each-trophy = jeton Trophée que vous possédez
if-life-at-most = vous avez { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} ou moins
if-exhausted = votre mage est épuisé
if-opened-breaches-exactly = vous avez { $amount ->
    [one] exactement { WORD($amount, gender: "f") } brèche ouverte
    [4] quatre brèches ouvertes
   *[other] exactement { WORD($amount, gender: "f") } brèches ouvertes
}
rule-illuminate = Lorsque préparé, chaque fois que vous stabilisez ou ouvrez l’une de vos brèches pendant votre tour, infligez 1 dégât.

ask-may-prep = { $who } : voulez-vous préparer un sort ({ $source }) ?
ask-take-top-discard = { $who } : voulez-vous prendre en main la carte du dessus d’une défausse ({ $source }) ?
ask-gain = { $who } : choisissez une carte à acquérir ({ $source }).
ask-may-gain = { $who } : voulez-vous acquérir une gemme ({ $source }) ?
ask-sigil = { $who } : choisissez la brèche à remplacer par une brèche scellée ({ $source }).
ask-discard-prepped-up-to = { $who } : voulez-vous défausser un sort préparé ({ $source } ; encore { $left } au plus) ?
ask-divide = { $who } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à répartir ; choisissez une cible ({ $source }).
ask-divide-part = { $who } : choisissez combien de ces dégâts { $target_def } subit ({ $source }).
ask-destroy-up-to = { $who } : voulez-vous détruire une carte de votre défausse ({ $source } ; encore { $left } au plus) ?
ask-cast-up-to = { $who } : voulez-vous lancer un sort préparé ({ $source } ; encore { $left } au plus) ?
ask-spell-to = { $who } : choisissez qui reçoit { $card_def } en main.

option-take = Prendre { $card_def } de la défausse { $owner_de }
option-gain = Acquérir { $card_indef }
option-damage = { $what ->
    [one] { $what } dégât
   *[other] { $what } dégâts
}

log-takes-discard = { $who } prend { $card_indef } dans la défausse { $owner_de }.
log-takes-back = { $who } reprend { $card_def } en main.
log-gains-sigil = { $who } met une brèche scellée à la place de la brèche { $number }.
log-spell-to-hand = { $who } reçoit { $card_def } en main.
log-trophy = { $who } gagne un jeton Trophée (total : { $left }).
