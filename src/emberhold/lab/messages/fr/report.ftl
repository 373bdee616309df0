### The page that `emberhold report` writes.

report-title = { $game } – ce que disent les parties
report-lead = { $games ->
    [one] Une partie jouée par un programme et comptée.
   *[other] { NUMBER($games) } parties jouées par des programmes et comptées.
}
report-method = Les intervalles des taux sont des intervalles de confiance à 95 % selon Wilson. Chaque ligne des résultats contient la mise en place, la graine et les joueurs de sa partie ; emberhold simulate --again la rejoue.
report-games = Parties
report-players = Joueurs à la table
report-who = Qui joue
report-version = Version du programme
report-faults = Réponses laissées à un joueur plus simple
report-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-of = Quoi
report-won = gagnées
report-lost = perdues
report-interval = intervalle à 95 %

## Win rates

report-rates = Combien de parties sont gagnées
report-rates-plain = Compté pour la première place. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; entre parenthèses, le nombre de parties dont elle provient.
report-axis-won = parties gagnées
report-by-who = Selon qui joue
report-by-kind = Par mise en place

## Printed difficulty

report-axis-lost = parties perdues

## Endings and lengths

report-endings = Comment finissent les parties
report-endings-text = Toutes les façons de gagner et de perdre, en parts de toutes les parties contre chaque némésis.
report-lengths = Combien de temps durent les parties
report-lengths-text = Les parties gagnées sont au-dessus de la ligne, les perdues au-dessous ; les surfaces sont à l’échelle. Les traits verticaux sur la ligne marquent les médianes.
report-turns = Tours
report-median-won = médiane, gagnées
report-median-lost = médiane, perdues
report-middle = 80 % centraux

## Cards

report-card-lift = Ce que vaut une carte
report-axis-points = points de pourcentage
report-lift-method = On ne compare que des parties semblables : mêmes adversaires, même difficulté, mêmes joueurs, pondérées selon Mantel et Haenszel. Les intervalles à 95 % sont ceux de Newcombe pour chaque groupe, réunis par la règle MOVER. Les points bleus sont sûrement au-dessus de zéro, les carrés orange sûrement au-dessous, les losanges gris ni l’un ni l’autre. Sur beaucoup de comparaisons, une sur vingt paraît sûre par hasard. Les parties d’une même graine contre plusieurs némésis partagent mages et réserve ; les intervalles les comptent comme indépendantes et sont un peu trop étroits.
