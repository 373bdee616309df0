### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = The box that began the series. Breach mages defend Gravehold together: some of their abilities help in other players’ turns, or even in the nemesis’s turn.
setup-quick-aeons-end = Quick start: you and a bot against { nemesis-rageborne }
setup-quick-note-aeons-end = A first game against the mildest nemesis of the box, with the market { market-deck-destruction-first-box }.
setup-preset-aeons-end-alone = Alone against a nemesis
setup-preset-note-aeons-end-alone = One mage with a little more life than usual, against a nemesis drawn at random.
setup-preset-aeons-end-queen = Three mages against { nemesis-carapace-queen }
setup-preset-note-aeons-end-queen = You and two bots against husks that keep coming.
setup-preset-aeons-end-mask = Two mages against { nemesis-crooked-mask }
setup-preset-note-aeons-end-mask = For two people; the nemesis slips corruptions into your decks.
setup-preset-aeons-end-prince = Two mages against { nemesis-prince-of-gluttons }
setup-preset-note-aeons-end-prince = You and a bot; the nemesis devours the supply piles.
report-end-swarm = Overrun by husks
report-end-devoured = Supply devoured
