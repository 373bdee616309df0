### Des jeux venus d’ailleurs : comment on les trouve, et ce qu’offrent ceux où il n’y a rien à choisir.

error-game-twice = Il y a déjà un autre jeu nommé « { $given } ».
error-game-broken = Impossible d’ouvrir le jeu « { $given } » ({ $why }).
error-too-many-choices = Cette question a { $given } réponses, mais les actions de ce jeu ne permettent d’en distinguer que { $most }.
error-no-stylesheet = Ce jeu n’a pas de feuille de style à lui.
setup-quick-plain = Partie rapide : vous et des robots
setup-quick-note-plain = Commence tout de suite ; il n’y a rien à choisir.
error-no-decks = Dans ce jeu, on ne construit pas ses paquets soi-même.
checked-deck-legal = { $path } : paquet conforme.
checked-deck-illegal = { $path } n’est pas un paquet conforme ({ $amount ->
    [one] { $amount } erreur
   *[other] { $amount } erreurs
}) :
