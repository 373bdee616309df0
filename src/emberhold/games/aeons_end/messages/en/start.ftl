### What the start page says of War Eternal: the game, and games worth opening as they are.

about-war-eternal = A cooperative game: breach mages defend Gravehold against a nemesis. You buy gems, relics and spells, prep spells on your breaches, and never shuffle your deck.
setup-quick-note-war-eternal = A first game: you learn how a turn works while a bot fights at your side.
setup-preset-war-eternal-alone = Alone against a nemesis
setup-preset-note-war-eternal-alone = One mage, a little more life than usual, a nemesis drawn at random.
setup-preset-war-eternal-two = Two mages against { nemesis-gate-witch }
setup-preset-note-war-eternal-two = For two people, with the suggested market { market-play-it-again }.
setup-preset-war-eternal-four = Four mages in pairs against { nemesis-hollow-crown }
setup-preset-note-war-eternal-four = You and three bots; turn cards are shared by pairs of players.
setup-preset-war-eternal-expert = Expert: against { nemesis-magus-of-cloaks }
setup-preset-note-war-eternal-expert = You and a bot, everything else drawn at random. Hard.
setup-preset-war-eternal-mixed = Two boxes mixed: against { nemesis-rageborne }
setup-preset-note-war-eternal-mixed = You and a bot, with mages and cards of War Eternal and the first box.
