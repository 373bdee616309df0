# Réparations : ce que l’on règle à la main quand tout le monde est d’accord.

error-repair-nothing = Une réparation doit changer quelque chose.
fixable-gravehold = Vie de Gravehold
fixable-nemesis-life = Vie de la némésis
fixable-nemesis-tokens = Jetons de la némésis
fixable-in-play = { $card } : vie ou jetons
fixable-life = Vie
fixable-charges = Nombre de charges
fixable-aether = Éther de ce tour
fixable-wounds = Blessures de l’Enfant du Phénix
fixable-unit-wounds = { $card } : blessures
fixable-unit-exhaustion = { $card } : épuisement
fixable-influence = Points d’influence
fixable-infamy = Infamie
fixable-card = { $card }
fixable-move = { $what } : { $source } → { $target }
fixable-top-cards = Cartes du dessus
fixable-deck-top = Dessus de la pioche
fixable-deck-bottom = Dessous de la pioche
fixable-discard = Défausse
fixable-place-of = { $place } ({ $who })
fixable-two-breaches = Brèches { $breaches }
fixable-bridge = Pont : { $first } – { $second }
fixable-pulse = Jetons Pulsation
