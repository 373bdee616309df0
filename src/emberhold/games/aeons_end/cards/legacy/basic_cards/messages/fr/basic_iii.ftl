card-suffocate = Suffocation
    .gender = f
card-facet-ogre = Ogre à facettes
    .gender = m
card-maddening-spectre = Spectre affolant
    .gender = m
card-gathering-storm = Orage grandissant
    .gender = m
card-sacrifice = Sacrifice
    .gender = m
card-facet-juggernaut = Mastodonte à facettes
    .gender = m
card-maddening-eidolon = Eidolon affolant
    .gender = m
card-thunderous-tempest = Tempête tonitruante
    .gender = f

number-one-and-shields = 1 dégât, plus 1 pour chaque jeton Bouclier sur ce serviteur
if-shield-on-this-at-most = ce serviteur a { $amount ->
    [one] au plus un jeton Bouclier
   *[other] au plus { WORD($amount) } jetons Bouclier
}
