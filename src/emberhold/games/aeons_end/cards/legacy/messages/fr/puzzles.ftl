### Puzzles of Legacy: with the cards of the first chapter, and nothing told that is sealed.

puzzle-legacy-haze = Qui commence
puzzle-legacy-haze-about = La Brume distordante inflige 1 dégât de plus tant que deux autres de vos sorts sont préparés.
puzzle-legacy-sum = Au point près
puzzle-legacy-sum-about = La pioche de la némésis est vide. Vous gagnez s’il n’y a ni serviteur ni pouvoir en jeu à la fin du tour.
puzzle-legacy-radite = Une gemme qui regarde
puzzle-legacy-radite-about = La pioche de la némésis est vide, et le dernier pouvoir coûte 4 éthers. La Radite ramifiée en donne 1 de plus si vous avez deux sorts préparés.
puzzle-legacy-wreath = La poudre au sec
puzzle-legacy-wreath-about = La pioche de la némésis est vide. Le dernier pouvoir quitte le jeu contre deux de vos sorts préparés.
puzzle-legacy-node = Quelqu’un doit payer
puzzle-legacy-node-about = La pioche de la némésis est vide. Le Nœud gravitationnel ne frappe que si un joueur, n’importe lequel, défausse une carte, et le pouvoir coûte 4 éthers.
puzzle-legacy-roads = Deux chemins
puzzle-legacy-roads-about = La pioche de la némésis est vide : vous pouvez tout retirer du jeu ou abattre la némésis elle-même. La main de votre partenaire est vide, elle aussi.
puzzle-legacy-must = Devoir et pouvoir
puzzle-legacy-must-about = La pioche de la némésis est vide, et le pouvoir demande deux sorts préparés. Un sort posé sur une brèche fermée doit être lancé.
puzzle-legacy-spill = Le premier coup
puzzle-legacy-spill-about = Ensuite vient la némésis : son serviteur inflige 1 dégât à un joueur au choix, puis le pouvoir 4. Gravehold subit le double des dégâts excédentaires, et n’a que 2 points de vie.
puzzle-legacy-last = Pas vous deux
puzzle-legacy-last-about = Ensuite vient la némésis : deux serviteurs frappent chacun un joueur au choix. Vous avez 1 point de vie, votre partenaire aussi. Si vous êtes tous deux épuisés, tout est perdu.
puzzle-legacy-knives = Le pire des deux
puzzle-legacy-knives-about = Au prochain tour de la némésis, les deux pouvoirs frappent : l’un inflige 4 dégâts à Gravehold, l’autre 4 à un joueur au choix. Vous pouvez en arrêter un.
puzzle-legacy-order = Regarder, puis payer
puzzle-legacy-order-about = La pioche de la némésis est vide, et il reste deux pouvoirs : l’un coûte 4 éthers, l’autre deux sorts préparés.
puzzle-legacy-everything = Pas une carte de trop
puzzle-legacy-everything-about = La pioche de la némésis est vide. Trois serviteurs, un pouvoir qui coûte 4 éthers, et juste assez de cartes.
