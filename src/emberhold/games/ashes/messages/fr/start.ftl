### What the start page says of Ashes: the game, and games worth opening as they are.

about-ashes = Un duel d’Enfants du Phénix : on paie ses cartes avec les dés de son choix, les unités attaquent et protègent, et le dernier Enfant du Phénix debout l’emporte.
setup-quick-note-ashes = Un premier duel : deux paquets suggérés et les Cinq Premières qu’ils recommandent.
setup-preset-ashes-duel = Un duel : « { ashes-deck-the-snakes-in-silver } » contre « { ashes-deck-the-bloodwoods-queen } »
setup-preset-note-ashes-duel = Pour deux personnes, avec les Cinq Premières que les paquets recommandent.
setup-preset-ashes-three = Trois Enfants du Phénix, paquets suggérés au hasard
setup-preset-note-ashes-three = Vous et deux robots ; chacun contre tous.
setup-preset-ashes-draft = Un draft contre un robot
setup-preset-note-ashes-draft = Choisissez tour à tour un Enfant du Phénix, des cartes et des dés, puis jouez avec le paquet obtenu.
setup-deck-pasted = Le texte du paquet :
