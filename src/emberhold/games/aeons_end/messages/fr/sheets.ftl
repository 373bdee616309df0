### Nemesis sheets: the lines around their rules.

sheet-difficulty = Niveau de difficulté : { $rating } sur 10
sheet-life = Vie imprimée : { $life }
sheet-tokens = { $token } au départ : { $amount }
sheet-unleash-title = Déchaîné
sheet-unleash = { sheet-unleash-title } : { $text }
sheet-harder-unleash = L’effet Déchaîné devient « { $text } »
sheet-harder = Pour plus de difficulté : { $text }
