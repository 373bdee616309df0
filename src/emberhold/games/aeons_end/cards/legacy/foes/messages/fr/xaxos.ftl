card-flare-of-xaxos = Flamboiement
    .gender = m
card-gravity-node-of-xaxos = Nœud gravitationnel
    .gender = m
card-incinerating-fist-of-xaxos = Poing incinérateur
    .gender = m
card-breach-communion-of-xaxos = Communion des brèches
    .gender = f
card-pyromancy-of-xaxos = Pyromancie
    .gender = f
card-sparking-siphon-of-xaxos = Siphon étincelant
    .gender = m
card-breach-collision-of-xaxos = Collision des brèches
    .gender = f
card-monstrous-inferno-of-xaxos = Brasier monstrueux
    .gender = m
card-pyro-geist-of-xaxos = Esprit de feu
    .gender = m
card-beginning = Commencement
    .gender = m
card-prelatus-of-pain = Prélat de la douleur
    .gender = m
card-prelatus-of-fire = Prélat du feu
    .gender = m
card-firestorm = Tempête de feu
    .gender = f
card-inner-eye = Œil intérieur
    .gender = m
card-prelatus-of-lore = Prélat du savoir
    .gender = m
card-prelatus-of-death = Prélat de la mort
    .gender = m
card-break = Rupture
    .gender = f
card-final-form = Forme finale
    .gender = f

nemesis-xaxos-ascended = Xaxos : Transcendé
    .def = Xaxos
    .de = de Xaxos
type-nemesis-spell = sort de Xaxos
    .plural = sorts de Xaxos
    .gender = m
    .indef = un sort de Xaxos
zone-spell-deck = Pioche Sorts de Xaxos
zone-concentrate-deck = Pioche Concentration
zone-destroyed-spells = Sorts détruits de Xaxos
rule-xaxos-casts = Au début de chaque tour de la némésis, Xaxos lance tous ses sorts préparés, de gauche à droite. Chacun est ensuite placé face cachée sous sa pioche Sorts.
rule-xaxos-breaches = Un sort lancé depuis sa brèche III inflige aussi 2 dégâts à n’importe quel joueur ; un sort lancé depuis sa brèche IV inflige aussi 2 dégâts à Gravehold.
rule-xaxos-dispel = Pendant votre phase principale, vous pouvez perdre un nombre de charges égal au coût de l’un de ses sorts préparés pour placer ce sort face cachée sous sa pioche Sorts.
rule-xaxos-concentrate = Lorsque Xaxos se concentre, la carte du dessus de la pioche Concentration est placée face cachée sous sa pioche Sorts. Si la pioche Concentration est vide, résolvez Déchaîné à la place.
rule-xaxos-exhausted = Lorsqu’un joueur devient épuisé, Gravehold subit 5 dégâts au lieu de « Déchaîné, deux fois ».
who-most-pulse = le joueur qui a le plus de jetons Pulsation
effect-xaxos-preps = Xaxos pioche un sort et le prépare sur sa brèche vide la plus à gauche ; si aucune n’est vide, il le lance
effect-concentrates = { $times ->
    [one] Xaxos se concentre
   *[other] Xaxos se concentre { WORD($times) } fois
}
effect-destroy-of-xaxos = détruisez l’un des sorts préparés de coût 3 de Xaxos
effect-destroy-all-of-xaxos = détruisez tous les sorts préparés de coût 3 de Xaxos ; Xaxos se concentre une fois pour chacun
effect-reveal-top-spell = révélez la carte du dessus de sa pioche Sorts et détruisez-la si elle coûte 3
effect-bottom-on-top = placez la carte du dessous de la pioche Concentration sur le dessus de la pioche Sorts de Xaxos
effect-shuffle-spells = mélangez la pioche Sorts de Xaxos
effect-preps-rightmost = Xaxos pioche un sort et le prépare sur sa brèche vide la plus à droite
effect-casts-top-spell = Xaxos lance la carte du dessus de sa pioche Sorts
effect-look-or-away = choisissez ensuite de regarder (Xaxos gagne { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, et les joueurs regardent les trois cartes du dessus de sa pioche Sorts, puis les remettent dans l’ordre de leur choix) ou de détourner les yeux (n’importe quel joueur subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
})
effect-breaks-dearest = le joueur qui a le sort préparé le plus cher le détruit, ainsi que la brèche où il se trouvait
effect-revealed-suffers = révélez la carte du dessus du paquet d’ordre du tour ; si c’est une carte Joueur, ce joueur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-siphon-pulse = perd un jeton Pulsation et subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ; si un jeton a été perdu, Xaxos gagne { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
effect-together-suffer = les joueurs subissent ensemble { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
trigger-concentrates = Lorsque ce serviteur est défaussé, Xaxos se concentre.
ask-destroy-of-xaxos = { $who } : choisissez un sort de Xaxos à détruire ({ $source }).
ask-look = { $who } : « Regardez », dit le prélat en ouvrant le livre ({ $source }). Regardez-vous ?
ask-put-back = { $who } : choisissez le sort à placer le plus bas ({ $source } ; il en reste { $left }).
ask-share-damage = { $who } : quelle part { $left ->
    [one] du dégât
   *[other] des { $left } dégâts
} revient à { $mage } ({ $source }) ?
option-of-xaxos = { $card } (brèche { $breach })
option-look = Regarder
option-look-away = Détourner les yeux
option-put-back = { $card }
option-share = { $what ->
    [one] { $what } dégât
   *[other] { $what } dégâts
}
option-dispel = Perdre { $cost ->
    [one] { $cost } charge
   *[other] { $cost } charges
} pour placer { $card_def } (brèche { $breach } de Xaxos) sous la pioche Sorts
log-dispels = { $who } place { $card_def } de Xaxos sous la pioche Sorts.
log-xaxos-loses = Le sort { $card } de Xaxos est détruit.
log-xaxos-preps = Xaxos prépare { $card_indef } sur sa brèche { $number }.
log-xaxos-casts = Xaxos lance { $card_indef }.
log-concentrates = Xaxos se concentre.
log-reveals-spell = La carte du dessus de la pioche Sorts est révélée : { $card }.
log-spells-shuffled = Xaxos mélange sa pioche Sorts.
story-e64 = Il avait deux ans d’avance sur vous ; il vous prêtait ses notes. « Regardez, dit-il en ouvrant le livre, regardez seulement, et vous verrez qu’il a raison. » Sur la page, les prochaines heures sont consignées d’une belle écriture.
unleash-gist-xaxos-ascended = Xaxos prépare un sort ou le lance.
