card-draining-beacon = Balise drainante
    .gender = f
card-misery-beacon = Balise de misère
    .gender = f
card-grave-beacon = Balise sépulcrale
    .gender = f
card-guardian-beacon = Balise gardienne
    .gender = f
card-protective-beacon = Balise protectrice
    .gender = f
card-whipping-wires = Câbles cinglants
    .gender = m
    .number = pl
card-slice-of-risen = Entaille
    .gender = f
card-venomous-coil = Spirale venimeuse
    .gender = f
card-blight = Flétrissure
    .gender = f
card-bladius-of-risen = Bladius
    .gender = m
    .proper = yes
card-ferocious-assault = Assaut féroce
    .gender = m
card-cracking-earth = Terre fendue
    .gender = f
card-beast-of-blades = Bête de lames
    .gender = f
card-erupt = Éruption
    .gender = f

nemesis-maelstrom-risen = Maelström : Resurgi
    .def = Maelström
    .de = de Maelström
turn-card-assault = Assaut
zone-beacon-deck = Pioche Balises
zone-beacon-discard = Défausse Balises
zone-beside-sheet = À côté du plateau Némésis
rule-risen-assault = Lorsque la carte Assaut est piochée, Gravehold subit 1 dégât pour chaque Balise en jeu. Suit un tour normal de la némésis.
rule-risen-beacons = Les Balises défaussées rejoignent leur propre défausse. Lorsqu’il faut piocher une Balise et que la pioche Balises est vide, cette défausse est mélangée et devient la nouvelle pioche.
rule-risen-ten = Dès que dix Balises sont en jeu, les joueurs perdent.
who-most-dear-in-hand = le joueur qui a en main le plus de cartes de coût 2 ou plus
effect-draws-beacon = une Balise est piochée et entre en jeu
effect-stays-beside = cette carte reste à côté du plateau Némésis et, jusqu’à la fin de la partie, les deux cartes Ordre du tour de la némésis sont des cartes Assaut
effect-spend-by-assault = { $form ->
    [they] dépense
    [inf] dépenser
   *[you] dépensez
} { $usual } éthers, ou { $less } si une carte Assaut se trouve dans la défausse d’ordre du tour
effect-discard-dear-and-draw = défausse toutes les cartes de sa main de coût { $least } ou plus et en pioche autant
effect-discard-them-and-draw = défausse toutes ces cartes et en pioche autant
effect-take-prepped = reprend en main tous ses sorts préparés
effect-bladius-returns = si Bladius a été vaincu au chapitre 2, { $defeated } ; sinon, { $escaped }
effect-bladius-weak = ce serviteur entre en jeu avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
effect-bladius-strong = le joueur qui a le moins de brèches ouvertes subit 2 dégâts et ce serviteur entre en jeu avec { $shields ->
    [one] un jeton Bouclier
   *[other] { WORD($shields) } jetons Bouclier
}
each-beacon-in-play = Balise en jeu
if-assault-turn = c’est un tour d’Assaut
log-assault = L’assaut commence !
log-stays-beside = La carte { $card } reste à côté du plateau Némésis : chaque tour de la némésis est désormais un tour d’Assaut.
log-takes-prepped = { $who } reprend en main le sort préparé { $card }.
result-defeat-beacons = Défaite. Dix Balises éclairent le chemin de Maelström.
story-e62 = Il porte le même nom, mais quelqu’un l’a remonté à la hâte. Il salue avec les bras qui lui restent.
story-e63 = « En retard », dit-il. Dans le noir du puits, il a eu tout le temps de s’exercer, et c’est sur vous qu’il s’est exercé.
