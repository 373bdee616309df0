### Puzzles of War Eternal.

puzzle-war-eternal-familiar = En bonne compagnie
puzzle-war-eternal-familiar-about = Votre Familier est d’autant plus fort que vos autres sorts préparés sont nombreux.
puzzle-war-eternal-compass = Un feu emprunté
puzzle-war-eternal-compass-about = Une Étincelle est tout ce que vous avez préparé. Le grand sort est dans la défausse de votre alliée.
puzzle-war-eternal-cloaks = Mangé aux mites
puzzle-war-eternal-cloaks-about = Chaque voile de l’Archimage absorbe 1 dégât de chaque coup, et chaque coup en déchire un.
puzzle-war-eternal-trophy = Un de plus au mur
puzzle-war-eternal-trophy-about = Quilius a ses cinq charges. Le vœu inflige 2 dégâts par trophée.
puzzle-war-eternal-colossal = Ne tirez pas encore
puzzle-war-eternal-colossal-about = Garu est chargé. La Force colossale se nourrit de sorts préparés : 4 dégâts pour chacun.
puzzle-war-eternal-lightning = La lumière de l’éclair
puzzle-war-eternal-lightning-about = Tant qu’elle est préparée, l’Illumination frappe chaque fois qu’une de vos brèches est stabilisée ou ouverte.
puzzle-war-eternal-gloves = Une paire de gants
puzzle-war-eternal-gloves-about = Ce que lance un Gantelet revient dans votre main, et une brèche libre le reprend.
puzzle-war-eternal-sigil = Le sceau d’abord
puzzle-war-eternal-sigil-about = Six charges, un Gantelet et deux sorts. Une brèche scellée ajoute 2 dégâts à ce qu’on y lance.
puzzle-war-eternal-brand = Faites passer
puzzle-war-eternal-brand-about = Mist a toutes ses charges. Ce que lance la Marque va dans la main d’une alliée.
puzzle-war-eternal-siege = Avant la nuit
puzzle-war-eternal-siege-about = Gravehold a 3 points de vie. Vient la némésis : le Drone en coûte 1, et la Nuit sans fin 2 pour chaque sort de qui en a le plus de préparés.
puzzle-war-eternal-shell = Un obus de plus
puzzle-war-eternal-shell-about = La Force colossale prend jusqu’à quatre sorts préparés. Une brèche stabilisée peut servir ce tour-ci.
puzzle-war-eternal-ore = Minerai ou éther
puzzle-war-eternal-ore-about = Le Minerai de la brèche donne 2 éthers, ou stabilise votre brèche fermée la moins chère. L’Illumination veille.
