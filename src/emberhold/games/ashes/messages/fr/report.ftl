### Ce que le rapport sur de nombreuses parties montre de ce jeu.

report-deck-own = Un paquet personnel
report-deck-draft = Un paquet issu du draft
report-end-phoenixborn = Enfant du Phénix détruit
report-end-conceded = Abandon
report-end-rounds = Limite de manches
report-rates-apart = Chaque partie compte une fois pour chaque camp. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; à côté, cette part et, entre parenthèses, le nombre de parties dont elle provient. La ligne en tirets correspond à des parts égales.
report-by-deck = Par paquet
report-by-born = Par Enfant du Phénix
report-by-first = Selon qui commence
report-first-yes = Commence
report-first-no = Ne commence pas
report-rounds = Manches
report-born = Combien de temps tiennent les Enfants du Phénix
report-born-text = À gauche, la part de tous les Enfants du Phénix déjà détruits à une manche donnée (incidence cumulée, intervalles à 95 % selon Wilson ; ceux dont la partie finit avant restent dans le compte). À droite, la vie qui leur reste dans les parties encore en cours : la médiane et l’étendue des 80 % centraux. Les deux s’arrêtent quand il reste moins d’une partie sur vingt.
report-born-fallen = Enfants du Phénix déjà détruits
report-born-life = Vie de l’Enfant du Phénix
report-axis-round = manche
report-played = Ce qui a été joué
report-played-text = Combien de fois un camp joue en moyenne une carte de son paquet, dans les parties gagnées et dans les perdues.
report-axis-times = fois par partie
report-played-lift-text = La différence des taux de victoire en points de pourcentage entre les parties où un camp a joué la carte et celles où il l’avait dans son paquet sans la jouer. Cela montre aussi qui a vécu assez longtemps pour la jouer.
report-lift-played = Jouée
report-pairs = Qui bat qui
report-pairs-text = Combien de fois le paquet de la ligne bat celui de la colonne, avec, au-dessous, l’intervalle à 95 %. Les paquets sont rangés selon toutes leurs victoires.
