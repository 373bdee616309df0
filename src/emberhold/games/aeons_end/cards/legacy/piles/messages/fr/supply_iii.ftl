card-soothing-torporene = Torporène apaisante
    .gender = f
card-void-mill = Moulin du vide
    .gender = m
card-arcane-salvo = Salve arcanique
    .gender = f
card-breach-collision = Collision des brèches
    .gender = f

when-gained-ever = Lorsque vous acquérez cette carte : { $text }
effect-destroy-own-top-discard = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} la carte du dessus de { $whose ->
    [they] sa
   *[you] votre
} défausse
effect-two-players-may = choisissez deux joueurs différents : chacun peut { $what }
effect-relic-on-deck = { $form ->
    [they] place
    [inf] placer
   *[you] placez
} sur le dessus de { $form ->
    [they] sa
   *[you] votre
} pioche une relique jouée ce tour-ci ou une relique de { $form ->
    [they] sa
   *[you] votre
} défausse
effect-on-any-discard = vous pouvez la placer sur le dessus de la défausse de n’importe quel joueur
ask-put-on-deck = { $who } : choisissez une carte à placer sur le dessus de votre pioche ({ $source }).
ask-give-gained = { $who } : sur la défausse de quel joueur placez-vous { $source_def } ?
