### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

counsel-wins = vous gagnez la partie
counsel-kills = à la fin de ce tour, { $card_def } { $card_number ->
    [pl] ne seront plus en jeu
   *[sg] ne sera plus en jeu
}
counsel-stops = { $own ->
    [yes] l’effet PUISSANCE de cette carte n’aura pas lieu
   *[no] vous défausserez { $card_def } ce tour-ci, et l’effet PUISSANCE de cette carte n’aura pas lieu
}
counsel-wounds = à la fin de ce tour, { $nemesis_def } aura perdu { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (il en restera { $left })
counsel-hurts = à la fin de ce tour, il ne restera { $card_a } que { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}
counsel-gravehold = à la fin de ce tour, Gravehold aura gagné { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
counsel-life = à la fin de ce tour, { $who } aura gagné { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
counsel-spare = { $who } a le plus de points de vie à perdre
counsel-opens = à la fin de ce tour, vous aurez une brèche ouverte de plus, qui pourra accueillir un sort à chaque tour
counsel-preps = { $own ->
    [yes] vous pourrez lancer ce sort à votre prochain tour
   *[no] vous préparerez { $card_def } ce tour-ci et pourrez lancer ce sort à votre prochain tour
}
counsel-focuses = à la fin de ce tour, l’une de vos brèches coûtera moins cher à ouvrir
counsel-gem = { $own ->
    [yes] cette gemme vous donnera plus d’éther chaque fois que vous la piocherez
   *[no] vous acquerrez { $card_indef } ce tour-ci et aurez plus d’éther chaque fois que vous piocherez cette gemme
}
counsel-spell = { $own ->
    [yes] c’est un meilleur sort pour les tours à venir
   *[no] ce tour-ci, vous acquerrez { $card_indef }, un meilleur sort pour les tours à venir
}
counsel-relic = { $own ->
    [yes] vous disposerez de l’effet de cette relique chaque fois que vous la piocherez
   *[no] vous acquerrez { $card_indef } ce tour-ci et disposerez de l’effet de cette relique chaque fois que vous la piocherez
}
counsel-charges = à la fin de ce tour, la capacité { $ability } aura { $left ->
    [one] { $left } charge
   *[other] { $left } charges
} sur { $most }
counsel-ready = à la fin de ce tour, la capacité { $ability } sera prête à être utilisée
counsel-end = rien d’autre ce tour-ci ne vaut son prix
