### What the start page says of Ashes: the game, and games worth opening as they are.

about-ashes = Pojedynek Odrodzonych: za karty płaci się wybranymi przez siebie kośćmi, jednostki atakują i osłaniają, a wygrywa ostatni Odrodzony na placu boju.
setup-quick-note-ashes = Pierwszy pojedynek: dwie sugerowane talie z polecaną Pierwszą Piątką.
setup-preset-ashes-duel = Pojedynek: „{ ashes-deck-the-snakes-in-silver }” i „{ ashes-deck-the-bloodwoods-queen }”
setup-preset-note-ashes-duel = Dla dwóch osób, z Pierwszą Piątką polecaną dla każdej talii.
setup-preset-ashes-three = Troje Odrodzonych, losowe sugerowane talie
setup-preset-note-ashes-three = Ty i dwa boty; każdy przeciw każdemu.
setup-preset-ashes-draft = Draft z botem
setup-preset-note-ashes-draft = Wybieraj na zmianę z botem Odrodzonego, karty i kości, a potem zagraj swoją talią.
setup-deck-pasted = Treść talii:
