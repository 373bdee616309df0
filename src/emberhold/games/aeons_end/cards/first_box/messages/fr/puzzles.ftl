### Puzzles of the first box.

puzzle-aeons-end-arc = Entre deux étincelles
puzzle-aeons-end-arc-about = Plus il reste de sorts préparés à côté de lui, plus l’Arc du chaos frappe fort.
puzzle-aeons-end-vision = Une vue plus large
puzzle-aeons-end-vision-about = La Vision amplifiée stabilise une brèche. L’Intuition planaire compte celles qui sont ouvertes.
puzzle-aeons-end-swell = De quoi nourrir deux feux
puzzle-aeons-end-swell-about = Les deux sorts se nourrissent de votre main. Un seul est exigeant.
puzzle-aeons-end-feral = N’importe où
puzzle-aeons-end-feral-about = Votre seule brèche ouverte est occupée. Le Bâton foudroyant veut un sort préparé ce tour-ci.
puzzle-aeons-end-insight = D’abord la porte
puzzle-aeons-end-insight-about = L’Intuition planaire inflige plus de dégâts par brèche ouverte, et votre gemme donne 2 éthers.
puzzle-aeons-end-flame = Chaleur empruntée
puzzle-aeons-end-flame-about = La Flamme du phénix consomme une charge, et vous n’en avez pas encore.
puzzle-aeons-end-dagger = Une entaille utile
puzzle-aeons-end-dagger-about = La Dague peut blesser la némésis, ou rendre une brèche moins chère.
puzzle-aeons-end-pearl = La deuxième du dessus
puzzle-aeons-end-pearl-about = Le Vortex pioche une carte, et la première de votre pioche n’est pas celle qu’il vous faut.
puzzle-aeons-end-void = La part du vide
puzzle-aeons-end-void-about = Le Vide dévorant avale n’importe quoi. La Houle de l’oubli veut ce que vous avez de plus précieux.
puzzle-aeons-end-whip = Le claquement du fouet
puzzle-aeons-end-whip-about = Pour 2 éthers, le Fouet lance n’importe quel sort préparé, le vôtre ou celui de votre alliée, tant que vous pouvez payer.
puzzle-aeons-end-cluster = Deux fois plus d’éclat
puzzle-aeons-end-cluster-about = La Grappe de diamants vaut davantage la seconde fois. Chaque coup de Fouet coûte 2 éthers.
puzzle-aeons-end-nexus = Encore la même pierre
puzzle-aeons-end-nexus-about = Tant qu’il est préparé, le Nexus vous rend une gemme jouée. Le Fouet peut tout lancer, même le Nexus.
