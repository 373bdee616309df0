card-flare-of-xaxos = Flamboiement
    .gender = m
card-flare-of-xaxos-2 = Flamboiement II
    .gender = m
card-gravity-node-of-xaxos = Nœud gravitationnel
    .gender = m
card-gravity-node-of-xaxos-2 = Nœud gravitationnel II
    .gender = m
card-incinerating-fist-of-xaxos = Poing incinérateur
    .gender = m
card-incinerating-fist-of-xaxos-2 = Poing incinérateur II
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
    .def = Xaxos : Transcendé
    .de = de Xaxos : Transcendé
type-nemesis-spell = Sort de Xaxos
    .plural = Sorts de Xaxos
    .gender = m
    .indef = un Sort de Xaxos
zone-spell-deck = Pioche Sorts de Xaxos
zone-concentrate-deck = Pioche Concentration
zone-destroyed-spells = Sorts détruits de Xaxos
rule-xaxos-casts = Au début de chaque tour de némésis, Xaxos lance tous ses sorts préparés de gauche à droite. Chacun va face cachée sous sa pioche Sorts.
rule-xaxos-breaches = Un sort lancé depuis sa brèche III inflige aussi 2 dégâts à n’importe quel joueur ; un sort lancé depuis sa brèche IV inflige aussi 2 dégâts à Gravehold.
rule-xaxos-dispel = Pendant votre phase principale, vous pouvez perdre autant de charges que le coût d’un de ses sorts préparés pour le placer face cachée sous sa pioche Sorts.
rule-xaxos-concentrate = Il se concentre : la première carte de la pioche Concentration va face cachée sous sa pioche Sorts. Si la pioche Concentration est vide, Déchaîné à la place.
rule-xaxos-exhausted = Quand un joueur devient épuisé, Gravehold subit 5 dégâts au lieu de Déchaîné, deux fois.
who-most-pulse = le joueur qui a le plus de jetons Pulsation
effect-xaxos-preps = Xaxos pioche un sort et le prépare sur sa brèche vide la plus à gauche ; si aucune n’est vide, il le lance
effect-concentrates = { $times ->
    [one] Xaxos se concentre
   *[other] Xaxos se concentre { $times } fois
}
effect-destroy-of-xaxos = détruisez un de ses sorts préparés de coût 3
effect-destroy-all-of-xaxos = détruisez chacun de ses sorts préparés de coût 3 ; il se concentre une fois pour chacun
effect-reveal-top-spell = révélez la première carte de sa pioche Sorts et détruisez-la si elle coûte 3
effect-bottom-on-top = placez la dernière carte de la pioche Concentration au-dessus de sa pioche Sorts
effect-shuffle-spells = mélangez sa pioche Sorts
effect-preps-rightmost = Xaxos pioche un sort et le prépare sur sa brèche vide la plus à droite
effect-casts-top-spell = Xaxos lance la première carte de sa pioche Sorts
effect-look-or-away = regarder : Xaxos gagne { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, et les joueurs regardent les trois premières cartes de sa pioche Sorts et les replacent dans l’ordre de leur choix ; ou détourner les yeux : n’importe quel joueur subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
effect-breaks-dearest = le joueur qui a le sort préparé le plus cher le détruit, ainsi que la brèche où il se trouvait
effect-revealed-suffers = révélez la première carte du paquet d’ordre du tour ; si c’est une carte de joueur, ce joueur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-siphon-pulse = perd 1 jeton Pulsation et subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ; si un jeton a été perdu, Xaxos gagne { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
effect-together-suffer = les joueurs subissent collectivement { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
trigger-concentrates = Quand ce Serviteur est défaussé, Xaxos se concentre.
ask-destroy-of-xaxos = { $who } : choisissez un sort de Xaxos à détruire ({ $source }).
ask-look = { $who } : « Regardez », dit le prélat en ouvrant le livre ({ $source }). Regardez-vous ?
ask-put-back = { $who } : choisissez le sort à placer le plus bas ({ $source }, reste { $left }).
ask-share-damage = { $who } : quelle part des { $left } dégâts revient à { $mage } ({ $source }) ?
option-of-xaxos = { $card }
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
} pour placer { $card } sous la pioche Sorts
log-dispels = { $who } détourne { $card }.
log-xaxos-loses = Le sort { $card } de Xaxos est détruit.
log-xaxos-preps = Xaxos prépare { $card } sur sa brèche { $number }.
log-xaxos-casts = Xaxos lance { $card }.
log-concentrates = Xaxos se concentre.
log-reveals-spell = Au-dessus de la pioche Sorts se trouve { $card }.
log-spells-shuffled = Xaxos mélange sa pioche Sorts.
story-e64 = Il avait deux ans d’avance sur vous ; il vous prêtait ses notes. « Regardez », dit-il en ouvrant le livre, « regardez seulement, et vous verrez qu’il a raison. » Sur la page, les prochaines heures sont consignées d’une belle écriture.
