### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

counsel-wins = vous gagnez la partie
counsel-kills = cela vous débarrasse { $card_de } avant le prochain tour de la némésis
counsel-stops = l’effet PUISSANCE { $card_de } n’aura jamais lieu
counsel-wounds = { $nemesis_def } perd { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (il en reste { $left })
counsel-hurts = il ne reste alors { $card_a } que { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}
counsel-gravehold = Gravehold gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
counsel-life = { $who } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
counsel-spare = { $who } a le plus de points de vie à perdre
counsel-opens = une brèche ouverte peut accueillir un sort à chacun des tours à venir
counsel-preps = { $card_def } pourra être { $card_gender ->
    [f] lancée
   *[m] lancé
} dès votre prochain tour
counsel-focuses = un sort peut être préparé ce tour-ci sur cette brèche, et l’ouvrir coûtera moins cher
counsel-gem = plus d’éther chaque fois que vous piocherez cette gemme
counsel-spell = un meilleur sort pour les tours à venir
counsel-relic = son effet reviendra chaque fois que vous piocherez cette relique
counsel-charges = la capacité { $ability } a alors { $left ->
    [one] { $left } charge
   *[other] { $left } charges
} sur { $most }
counsel-ready = la capacité { $ability } est alors prête à être utilisée
counsel-aether = vous recevez { $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
} à dépenser ce tour-ci
counsel-end = rien de ce qui reste à faire ne vaut son prix maintenant
