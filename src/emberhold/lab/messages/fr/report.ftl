### The page that `emberhold report` writes.

report-title = { $game } – ce que disent les parties
report-lead = { $games ->
    [one] Une partie jouée par un programme et comptée.
   *[other] { NUMBER($games) } parties jouées par des programmes et comptées.
}
report-method = Les intervalles des taux sont des intervalles de confiance à 95 % selon Wilson, élargis quand des parties partagent une graine : des parties de même donne ne sont pas indépendantes. Chaque ligne des résultats contient la mise en place, la graine et les joueurs de sa partie ; emberhold simulate --again la rejoue.
report-games = Parties
report-players = Joueurs à la table
report-who = Qui joue
report-version = Version du programme
report-faults = Réponses laissées à un joueur plus simple
report-changes = Cartes modifiées
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
report-rates-plain = Compté pour la place qui compte dans chaque partie. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; entre parenthèses, le nombre de parties dont elle provient.
report-total = Toutes les parties
report-axis-won = parties gagnées
report-by-who = Selon qui joue
report-by-kind = Par mise en place

## Players on the same deals

report-players-title = Les joueurs sur les mêmes donnes
report-players-text = Deux joueurs ne sont comparés que par des parties de même graine, de même mise en place et de même place, paire par paire : ce que tous deux ont gagné ou perdu ne dit pas lequel est le meilleur.
report-players-method = L’intervalle de la différence compte les graines, selon Agresti et Min, avec les quantiles de Student ; tous les intervalles valent ensemble à 95 % (Bonferroni). La valeur p est corrigée par la méthode de Holm.
report-pairs-of-games = paires de parties
report-first-won = gagnées par le premier
report-second-won = gagnées par le second
report-chance = valeur p
report-small = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Printed difficulty

report-axis-lost = parties perdues

## Endings and lengths

report-endings = Comment finissent les parties
report-endings-text = Toutes les façons de gagner et de perdre, en parts de toutes les parties contre chaque némésis.
report-course = Comment les parties finissent au fil du temps
report-course-text = La part de toutes les parties qui, à un tour donné, ont déjà fini de chaque façon (incidence cumulée, selon Aalen et Johansen). Une partie finie d’une façon ne peut plus finir d’une autre : les surfaces s’ajoutent, et ce qui reste au-dessus se joue encore.
report-lengths = Combien de temps durent les parties
report-lengths-text = Les parties gagnées sont au-dessus de la ligne, les perdues au-dessous ; les surfaces sont à l’échelle. Les traits verticaux sur la ligne marquent les médianes.
report-turns = Tours
report-median-won = médiane, gagnées
report-median-lost = médiane, perdues
report-middle = 80 % centraux

## Cards

report-card-lift = Ce que vaut une carte
report-axis-points = points de pourcentage
report-lift-method = On ne compare que des parties semblables : mêmes adversaires, même difficulté, mêmes joueurs, pondérées selon Mantel et Haenszel. Les parties d’une même graine partagent leur donne ; les intervalles comptent donc les graines et non les parties : ce sont ceux de Newcombe pour chaque groupe, réunis par la règle MOVER et élargis de l’effet de plan (variance robuste par grappes), avec les quantiles de Student. Ce sont des intervalles de Bonferroni : tous ceux d’une colonne valent ensemble à 95 %. Le nombre après p est corrigé par la méthode de Holm pour toutes les comparaisons de la colonne. Selon lui, les points bleus sont nettement au-dessus de zéro (p d’au plus 0,05), les carrés orange nettement au-dessous, les losanges gris ni l’un ni l’autre.
