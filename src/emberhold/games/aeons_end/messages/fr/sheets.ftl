### Nemesis sheets: the lines around their rules.

sheet-difficulty = Niveau de difficulté : { $rating } sur 10
sheet-life = Vie imprimée : { $life }
sheet-tokens = { $token } au départ : { $amount }
sheet-unleash-title = Déchaîné
sheet-unleash = { sheet-unleash-title } : { $text }
sheet-least-tokens = { $token } au moins : { $amount }
sheet-most-tokens = { $token } au plus : { $amount }
sheet-at-start = Au début du tour de la némésis : { $text }
sheet-at-end = À la fin du tour de la némésis : { $text }
sheet-exhaust-instead = À la place de Déchaîné, lorsqu’un mage est épuisé : { $text }
sheet-out-of-cards = Lorsque la pioche de la némésis est vide : { $text }
sheet-harder-unleash = L’effet Déchaîné devient « { $text } »
sheet-harder = Pour plus de difficulté : { $text }
unleash-gist-umbra-titan = 2 dégâts ou un jeton Némésis.
unleash-gist-magus-of-cloaks = Deux jetons, ou Gravehold subit 2 dégâts.
unleash-gist-hollow-crown = Magie du sang de l’acolyte qui a le plus de vie.
unleash-gist-hollow-crown-hard = Magie du sang de chaque acolyte.
unleash-gist-token = Un jeton Némésis.
