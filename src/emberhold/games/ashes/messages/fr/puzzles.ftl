### Puzzles of Ashes.

puzzle-ashes-blades = Faire le vide
puzzle-ashes-blades-about = L’Entaille de Coal ne blesse une Enfant du Phénix que si aucune unité ne se tient devant elle. Une action principale, une action secondaire.
puzzle-ashes-distract = Qui danse ne frappe pas
puzzle-ashes-distract-about = Un Doreur se tient devant Coal. Votre danseuse a 3 en attaque, votre rhinocéros 5.
puzzle-ashes-strengthen = Pas le plus fort
puzzle-ashes-strengthen-about = Votre adversaire n’a qu’un bloqueur, et bloquera bien sûr le pire coup.
puzzle-ashes-gold = Tout ce qui brille
puzzle-ashes-gold-about = L’Or fondu ne rate jamais. Mais le jouer coûte une action principale, comme attaquer.
puzzle-ashes-wolf = À deux, c’est une meute
puzzle-ashes-wolf-about = Un attaquant contre un bloqueur. Votre grimoire n’est pas vide.
puzzle-ashes-mist = Surgis de la brume
puzzle-ashes-mist-about = Deux esprits, une unité sur leur chemin, et deux dés qui peuvent servir à plusieurs choses.
puzzle-ashes-sniper = Trois dés
puzzle-ashes-sniper-about = Trois dés, et deux façons de les dépenser. Une unité n’a pas besoin d’attaquer pour blesser.
puzzle-ashes-blast = Trop tard pour grandir
puzzle-ashes-blast-about = La Croissance massive ferait de votre jaguar un géant. Mais la jouer coûte une action principale.
puzzle-ashes-hypnotize = Les yeux ailleurs
puzzle-ashes-hypnotize-about = Deux bloqueurs, un corbeau, deux dés de charme.
puzzle-ashes-fear = L’un meurt, l’autre fuit
puzzle-ashes-fear-about = Chaque fois qu’une unité adverse quitte le jeu, Jessa peut dépenser un dé pour infliger 1 dégât à l’Enfant du Phénix de l’adversaire.
puzzle-ashes-overtime = Heures supplémentaires
puzzle-ashes-overtime-about = Un tour n’a qu’une action secondaire. Votre Ouvrier de fer sait en obtenir une autre.
puzzle-ashes-screams = Tous crient
puzzle-ashes-screams-about = Les petites unités adverses semblent inoffensives. Jessa les entend quand elles s’en vont.

## Goals of puzzles found in games

puzzle-target-unit = Retirez du jeu { $card_def } de votre adversaire pendant ce tour.
puzzle-target-wounds = Faites en sorte que l’Enfant du Phénix adverse ait au moins { $wounds } { $wounds ->
    [one] blessure
   *[other] blessures
} pendant ce tour.
