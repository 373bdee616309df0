### Puzzles of War Eternal.

puzzle-war-eternal-familiar = En bonne compagnie
puzzle-war-eternal-familiar-about = Votre Familier est d’autant plus fort que vos autres sorts préparés sont nombreux.
puzzle-war-eternal-compass = Un feu emprunté
puzzle-war-eternal-compass-about = Vous n’avez préparé qu’une Étincelle. Le grand sort est dans la défausse de votre alliée.
puzzle-war-eternal-cloaks = Mangé aux mites
puzzle-war-eternal-cloaks-about = Chaque voile de l’Archimage absorbe 1 dégât de chaque coup, et chaque coup déchire un voile.
puzzle-war-eternal-trophy = Un de plus au mur
puzzle-war-eternal-trophy-about = Quilius a ses cinq charges. Le vœu inflige 2 dégâts par trophée.
puzzle-war-eternal-colossal = Ne tirez pas encore
puzzle-war-eternal-colossal-about = Garu a toutes ses charges. La Force colossale se nourrit de sorts préparés : 4 dégâts pour chacun.
puzzle-war-eternal-lightning = La lumière de l’éclair
puzzle-war-eternal-lightning-about = Tant qu’elle est préparée, l’Illumination frappe chaque fois qu’une de vos brèches est stabilisée ou ouverte.
puzzle-war-eternal-gloves = Une paire de gants
puzzle-war-eternal-gloves-about = Un sort lancé par un Gantelet revient dans votre main, et une brèche libre peut le reprendre.
puzzle-war-eternal-sigil = Le sceau d’abord
puzzle-war-eternal-sigil-about = Six charges, un Gantelet et deux sorts. Un sort lancé depuis une brèche scellée inflige 2 dégâts de plus.
puzzle-war-eternal-brand = Faites passer
puzzle-war-eternal-brand-about = Mist a toutes ses charges. Un sort lancé par la Marque va dans la main d’une alliée.
puzzle-war-eternal-siege = Avant la nuit
puzzle-war-eternal-siege-about = Gravehold a 3 points de vie. Ensuite vient la némésis : le Drone lui en coûtera 1, et la Nuit sans fin 2 par sort préparé du joueur qui en a le plus.
puzzle-war-eternal-shell = Un obus de plus
puzzle-war-eternal-shell-about = La Force colossale prend jusqu’à quatre sorts préparés. Une brèche stabilisée peut servir ce tour-ci.
puzzle-war-eternal-ore = Minerai ou éther
puzzle-war-eternal-ore-about = Le Minerai de la brèche donne 2 éthers, ou stabilise votre brèche fermée la moins chère. L’Illumination veille.

## Goals of puzzles found in games

puzzle-target-power = Défaussez { $card_def } pendant ce tour.
puzzle-target-minion = Retirez { $card_def } du jeu pendant ce tour.
puzzle-target-life = Faites descendre la némésis à { $life } { $life ->
    [one] point
   *[other] points
} de vie ou moins pendant ce tour.
puzzle-target-breach = Ouvrez la brèche { $number } { $mage_de } pendant ce tour.
