### What the start page says of War Eternal: the game, and games worth opening as they are.

about-war-eternal = Gra kooperacyjna: Magowie Bram bronią Gravehold przed Nemezis. Pozyskują Klejnoty, Artefakty i Zaklęcia, przygotowują Zaklęcia na Bramach, a talii nikt nie tasuje.
setup-quick-note-war-eternal = Na początek: poznajesz przebieg tury, a bot gra u twojego boku.
setup-preset-war-eternal-alone = W pojedynkę przeciw Nemezis
setup-preset-note-war-eternal-alone = Jeden Mag, nieco więcej życia niż zwykle, Nemezis wylosowane.
setup-preset-war-eternal-two = Dwoje Magów przeciw { nemesis-gate-witch.dat }
setup-preset-note-war-eternal-two = Dla dwóch osób, z sugerowanym rynkiem zasobów „{ market-play-it-again }”.
setup-preset-war-eternal-four = Czworo Magów w parach przeciw { nemesis-hollow-crown.dat }
setup-preset-note-war-eternal-four = Ty i trzy boty; karty tury są wspólne dla par graczy.
setup-preset-war-eternal-expert = Dla ekspertów: przeciw { nemesis-magus-of-cloaks.dat }
setup-preset-note-war-eternal-expert = Ty i bot, cała reszta wylosowana. Trudne.
setup-preset-war-eternal-mixed = Dwa pudełka naraz: przeciw { nemesis-rageborne.dat }
setup-preset-note-war-eternal-mixed = Ty i bot, z magami i kartami Wiecznej Wojny i pierwszego pudełka.
