### What the start page says of War Eternal: the game, and games worth opening as they are.

about-war-eternal = Un jeu coopératif : les mages de la brèche défendent Gravehold contre une némésis. On achète gemmes, reliques et sorts, on prépare ses sorts sur ses brèches, et personne ne mélange sa pioche.
setup-quick-note-war-eternal = Une première partie : vous découvrez le tour de jeu, un robot à vos côtés.
setup-preset-war-eternal-alone = En solo contre une némésis
setup-preset-note-war-eternal-alone = Un mage, un peu plus de vie que d’habitude, une némésis tirée au sort.
setup-preset-war-eternal-two = Deux mages contre { nemesis-gate-witch.def }
setup-preset-note-war-eternal-two = Pour deux personnes, avec la réserve suggérée « { market-play-it-again } ».
setup-preset-war-eternal-four = Quatre mages par paires contre { nemesis-hollow-crown.def }
setup-preset-note-war-eternal-four = Vous et trois robots ; les cartes Ordre du tour sont communes à deux joueurs.
setup-preset-war-eternal-expert = Expert : contre { nemesis-magus-of-cloaks.def }
setup-preset-note-war-eternal-expert = Vous et un robot, tout le reste tiré au sort. Difficile.
setup-preset-war-eternal-mixed = Deux boîtes mêlées : contre { nemesis-rageborne.def }
setup-preset-note-war-eternal-mixed = Vous et un robot, avec des mages et des cartes de Guerre Éternelle et de la première boîte.
