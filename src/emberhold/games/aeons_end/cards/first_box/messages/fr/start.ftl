### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = La première boîte de la série. Les mages de la brèche défendent Gravehold ensemble : certaines de leurs capacités servent pendant le tour des autres joueurs, et même pendant celui de la némésis.
setup-quick-aeons-end = Partie rapide : vous et un robot contre { nemesis-rageborne.def }
setup-quick-note-aeons-end = Une première partie contre la némésis la plus clémente de la boîte, avec la réserve « { market-deck-destruction-first-box } ».
setup-preset-aeons-end-alone = Seul contre une némésis
setup-preset-note-aeons-end-alone = Un mage avec un peu plus de vie que d’habitude, contre une némésis tirée au sort.
setup-preset-aeons-end-queen = Trois mages contre { nemesis-carapace-queen.def }
setup-preset-note-aeons-end-queen = Vous et deux robots contre des carcasses toujours plus nombreuses.
setup-preset-aeons-end-mask = Deux mages contre { nemesis-crooked-mask.def }
setup-preset-note-aeons-end-mask = Pour deux personnes ; la némésis glisse des Corruptions dans vos pioches.
setup-preset-aeons-end-prince = Deux mages contre { nemesis-prince-of-gluttons.def }
setup-preset-note-aeons-end-prince = Vous et un robot ; la némésis dévore les piles de la réserve.
report-end-swarm = Submergés par les carcasses
report-end-devoured = Réserve dévorée
