card-arcing-silicate = Silicate d’arc
    .gender = m
card-adrenal-batteries = Batteries d’adrénaline
    .gender = f
    .number = pl
card-fiery-conclusion = Conclusion ardente
    .gender = f
card-sphere-of-inversion = Sphère d’inversion
    .gender = f
effect-pulse-for-damage = vous pouvez perdre autant de jetons Pulsation que vous le souhaitez pour infliger 1 dégât par jeton perdu
effect-open-any = ouvrez une brèche fermée de n’importe quel joueur
effect-gain-and-prep = acquérez un sort de coût { $most } ou moins de la réserve et préparez-le sur une brèche ouverte de n’importe quel joueur
effect-destroy-for-life = peut détruire une carte de sa main pour gagner { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
if-empty-pile-at-least = au moins { $amount ->
    [one] une pile de la réserve est vide
   *[other] { WORD($amount, gender: "f") } piles de la réserve sont vides
}
ask-open-any = { $who } : choisissez une brèche à ouvrir ({ $source }).
ask-prep-any = { $who } : choisissez une brèche où préparer { $source_def }.
option-prep-any = Brèche { $breach } ({ $owner })
