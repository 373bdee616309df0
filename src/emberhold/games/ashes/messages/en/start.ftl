### What the start page says of Ashes: the game, and games worth opening as they are.

about-ashes = A duel of Phoenixborn: you pay for cards with dice you choose yourself, your units attack and guard, and the last Phoenixborn standing wins.
setup-quick-note-ashes = A first duel: two suggested decks with the First Five they recommend.
setup-preset-ashes-duel = A duel: { ashes-deck-the-snakes-in-silver } against { ashes-deck-the-bloodwoods-queen }
setup-preset-note-ashes-duel = For two people, with the First Five the decks recommend.
setup-preset-ashes-three = Three Phoenixborn, suggested decks at random
setup-preset-note-ashes-three = You and two bots in a free-for-all.
setup-preset-ashes-draft = A draft against a bot
setup-preset-note-ashes-draft = Draft Phoenixborn, cards and dice, then play the deck you have drafted.
setup-deck-pasted = The text of the deck:
