### What the start page says of War Eternal: the game, and games worth opening as they are.

about-war-eternal = Un jeu coopératif : les mages de la brèche défendent Gravehold contre une Némésis. On achète gemmes, reliques et sorts, on prépare ses sorts sur ses brèches, et personne ne mélange son deck.
setup-quick-note-war-eternal = Une première partie : vous découvrez le tour de jeu, un robot à vos côtés.
setup-preset-war-eternal-alone = Seul contre une Némésis
setup-preset-note-war-eternal-alone = Un mage, un peu plus de vie que d’habitude, une Némésis tirée au sort.
setup-preset-war-eternal-two = Deux mages contre { nemesis-gate-witch.def }
setup-preset-note-war-eternal-two = Pour deux personnes, avec le marché suggéré « { market-play-it-again } ».
setup-preset-war-eternal-four = Quatre mages par paires contre { nemesis-hollow-crown.def }
setup-preset-note-war-eternal-four = Vous et trois robots ; les cartes d’ordre du tour sont communes à deux joueurs.
setup-preset-war-eternal-expert = Expert : contre { nemesis-magus-of-cloaks.def }
setup-preset-note-war-eternal-expert = Vous et un robot, tout le reste tiré au sort. Difficile.
