### The page that `emberhold report` writes.

report-title = { $game } – ce que disent les parties
report-lead = { $games ->
    [one] Une partie jouée par programme et comptée.
   *[other] { NUMBER($games) } parties jouées par programme et comptées.
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
report-deck-own = Un paquet personnel
report-deck-draft = Un paquet drafté

## How games end

report-end-nemesis = Némésis vaincue
report-end-deck = Némésis à court de cartes
report-end-acolytes = Plus d’acolytes
report-end-gravehold = Chute de Gravehold
report-end-exhausted = Tous les mages épuisés
report-end-pillars = Plus de jetons Némésis
report-end-form = Forme finale
report-end-phoenixborn = Enfant du Phénix détruit
report-end-conceded = Abandon
report-end-rounds = Limite de manches

## Win rates

report-rates = Combien de parties sont gagnées
report-rates-together = Les joueurs gagnent ou perdent ensemble. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; à côté, cette part et, entre parenthèses, le nombre de parties dont elle provient. Le nombre derrière une némésis est sa difficulté imprimée.
report-rates-apart = Chaque partie compte une fois pour chaque camp. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; à côté, cette part et, entre parenthèses, le nombre de parties dont elle provient. La ligne en tirets est une part égale.
report-rates-plain = Compté pour la première place. Chaque point est la part des parties gagnées, le trait son intervalle à 95 % ; entre parenthèses, le nombre de parties dont elle provient.
report-axis-won = parties gagnées
report-nemesis-rated = { $nemesis } ({ $difficulty })
report-by-nemesis = Par némésis
report-by-difficulty = Par difficulté
report-by-seats = Par nombre de joueurs
report-by-who = Selon qui joue
report-by-mage = Avec ce mage à la table
report-by-deck = Par paquet
report-by-born = Par Enfant du Phénix
report-by-first = Selon qui commence
report-by-kind = Par mise en place
report-first-yes = Commence
report-first-no = Ne commence pas

## Printed difficulty

report-printed-title = Difficulté imprimée et mesurée
report-printed-text = Le nombre imprimé sur une némésis face à la part des parties perdues contre elle, avec son intervalle à 95 %. Si ces nombres disaient tout, les points monteraient de gauche à droite.
report-printed = Difficulté imprimée
report-axis-lost = parties perdues

## Endings and lengths

report-endings = Comment finissent les parties
report-endings-text = Toutes les façons de gagner et de perdre, en parts de toutes les parties contre chaque némésis.
report-lengths = Combien de temps durent les parties
report-lengths-text = Les parties gagnées sont au-dessus de la ligne, les perdues au-dessous ; les surfaces sont à l’échelle. Les traits verticaux sur la ligne marquent les médianes.
report-turns = Tours
report-rounds = Manches
report-median-won = médiane, gagnées
report-median-lost = médiane, perdues
report-middle = 80 % du milieu

## Lives over time

report-gravehold = Combien de temps Gravehold tient
report-gravehold-text = À gauche, la part des parties où Gravehold tient encore après un tour (estimation de Kaplan et Meier : les parties finies autrement sortent du compte), avec des intervalles à 95 % selon Greenwood. À droite, les points de vie de Gravehold dans les parties encore en cours : la médiane et l’étendue des 80 % du milieu. Les deux s’arrêtent quand il reste moins d’une partie sur vingt.
report-standing = Gravehold tient
report-gravehold-life = Vie de Gravehold
report-axis-turn = tour
report-born = Combien de temps tiennent les Enfants du Phénix
report-born-text = À gauche, la part des Enfants du Phénix encore en jeu après une manche (estimation de Kaplan et Meier), avec des intervalles à 95 % selon Greenwood. À droite, la vie qui leur reste dans les parties encore en cours : la médiane et l’étendue des 80 % du milieu. Les deux s’arrêtent quand il reste moins d’une partie sur vingt.
report-born-standing = Enfant du Phénix en jeu
report-born-life = Vie de l’Enfant du Phénix
report-axis-round = manche

## Cards

report-bought = Ce qui a été acheté
report-bought-text = Les exemplaires achetés en moyenne par tous les joueurs ensemble dans une partie dont la réserve contient la carte, dans les parties gagnées et dans les perdues. Les parties gagnées durent plus ou moins longtemps que les perdues, et cela suffit à changer les achats.
report-axis-copies = exemplaires par partie
report-played = Ce qui a été joué
report-played-text = Combien de fois un camp joue en moyenne une carte de son paquet, dans les parties gagnées et dans les perdues.
report-axis-times = fois par partie
report-card-lift = Ce que vaut une carte
report-card-lift-text = La différence des taux de victoire en points de pourcentage. À gauche, les parties dont la réserve contient la carte face à celles dont la réserve ne la contient pas : des réserves tirées au hasard en font une expérience équitable. À droite, les parties où quelqu’un l’a achetée face à celles où elle est restée là : cela montre aussi qui avait le temps et l’éther pour acheter.
report-played-lift-text = La différence des taux de victoire en points de pourcentage entre les parties où un camp a joué la carte et celles où il l’avait dans son paquet sans la jouer. Cela montre aussi qui a vécu assez longtemps pour la jouer.
report-lift-market = Dans la réserve
report-lift-bought = Achetée
report-lift-played = Jouée
report-mage-lift = Ce que vaut un mage
report-mage-lift-text = La différence des taux de victoire en points de pourcentage entre les parties avec ce mage à la table et celles sans lui. Des mages tirés au hasard en font une expérience équitable.
report-lift-mage = À la table
report-axis-points = points de pourcentage
report-lift-method = On ne compare que des parties semblables : mêmes adversaires, même difficulté, mêmes joueurs, pondérées selon Mantel et Haenszel. Les intervalles à 95 % sont ceux de Newcombe pour chaque groupe, réunis par la règle MOVER. Les points bleus sont sûrement au-dessus de zéro, les carrés orange sûrement au-dessous, les losanges gris ni l’un ni l’autre. Sur beaucoup de comparaisons, une sur vingt paraît sûre par hasard. Les parties d’une même graine contre plusieurs némésis partagent mages et réserve ; les intervalles les comptent comme indépendantes et sont un peu trop étroits.

## Pairs

report-pairs = Qui bat qui
report-pairs-text = Combien de fois le paquet de la ligne bat celui de la colonne, avec dessous l’intervalle à 95 %. Les paquets sont rangés selon toutes leurs victoires.
