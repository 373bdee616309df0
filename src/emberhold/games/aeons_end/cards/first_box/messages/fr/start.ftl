### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = La première boîte de la série. Les mages de la brèche défendent Gravehold ensemble : certains de leurs pouvoirs servent pendant le tour des autres joueurs, et même pendant celui de la némésis.
setup-quick-aeons-end = Partie rapide : vous et un robot contre { nemesis-rageborne.def }
setup-quick-note-aeons-end = Une première partie contre la némésis la plus clémente de la boîte, avec la réserve « { market-deck-destruction-first-box } ».
setup-preset-aeons-end-alone = Seul contre une némésis
setup-preset-note-aeons-end-alone = Un mage avec un peu plus de vie que d’habitude, contre une némésis tirée au sort.
