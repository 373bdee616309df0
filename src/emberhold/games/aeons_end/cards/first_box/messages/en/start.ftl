### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = The box with which the series begins. Breach mages defend Gravehold together: some of their abilities help in other players’ turns, or even in the turn of the nemesis.
setup-quick-aeons-end = Quick start: you and a bot against { nemesis-rageborne }
setup-quick-note-aeons-end = A first game against the mildest nemesis of the box, with the market { market-deck-destruction-first-box }.
setup-preset-aeons-end-alone = Alone against a nemesis
setup-preset-note-aeons-end-alone = One mage with a little more life than usual, against a nemesis drawn at random.
