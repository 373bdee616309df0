### What went wrong, what would be right, and the nearest right name where there is one.

error-language = Langue inconnue « { $given } ». Connues : { $known }.
error-game = Jeu inconnu « { $given } ». Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}

## Answers

error-illegal-answer = « { $given } » n’est pas une réponse possible maintenant. Possibles : { $legal }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-illegal-index = Il n’y a pas de réponse numéro { $given } maintenant. Les réponses vont de 0 à { $most }.
error-wrong-seat = La place { $given } n’a rien à décider maintenant. La question s’adresse à la place { $asked }.
error-game-over = La partie est finie : il n’y a plus rien à décider.
error-tournament-agents = Un tournoi demande au moins deux programmes différents, pas « { $given } ».
error-tournament-other = { $path } contient un autre tournoi. Donnez un autre fichier, ou le même jeu, les mêmes programmes, le même nombre de joueurs et la même graine.
error-tune-nothing = Donnez un joueur et au moins un réglage avec ses valeurs, par exemple : search horizon=2..6.
error-tune-knob = « { $given } » n’est pas un réglage avec ses valeurs. Écrivez horizon=2..6, doubt=0.5..3.0 ou deep=no|yes.
error-tune-other = { $path } contient autre chose. Donnez un autre fichier, ou le même jeu, le même joueur, les mêmes réglages, le même nombre de joueurs et la même graine.
error-undo = Impossible d’annuler autant de réponses ({ $given }). Donnez un nombre de 0 à { $most }.
error-no-record = Cette table ne garde pas de trace : impossible d’annuler, de dupliquer ou d’enregistrer. Ouvrez-la avec record=True.

## Save files

error-save-read = Impossible de lire { $path } : { $why }.
error-save-write = Impossible d’écrire { $path } : { $why }.
error-save-foreign = { $path } n’est pas une partie Emberhold enregistrée : la première ligne devrait être « emberhold save 1 ».
error-save-future = { $path } est au format { $given } ; cette version lit jusqu’au format { $known }. Mettez Emberhold à jour.
error-save-header = { $path } : la ligne d’en-tête « { $field } » manque ou est illisible.
error-save-truncated = { $path } est tronqué : le nombre de réponses ne correspond pas à la dernière ligne.
error-save-start = { $path } : la partie enregistrée ne peut pas être mise en place. { $why }
error-save-trial = Un essai ne s’enregistre pas dans un fichier : il est tiré d’une partie que d’autres jouent.
error-save-deal = Après cette réponse, les cartes cachées ont été redistribuées au début d’une étape du jeu ; selon les règles actuelles, aucune étape ne commence ici.
error-save-replay = { $path } : la réponse { $number } ne convient pas à la partie. { $why }

## Set-up

error-players = Ce jeu ne se joue pas à { $given }. Nombres de joueurs : { $known }.
error-seed = Une graine est un nombre entier ou un mot, pas « { $given } ».
error-setup-key = La mise en place ne connaît pas « { $given } ». Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-setup-value = « { $given } » n’est pas une valeur de { $key }. Possibles : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-setup-table = Une mise en place doit être une table d’entrées, et non « { $given } ». Connues : { $known }.
error-setup-range = { $key } doit être un nombre entier de { $least } à { $most }, pas « { $given } ».
error-setup-many = { $key } ne peut pas contenir plus de { $most ->
    [one] { $most } élément
   *[other] { $most } éléments
} ; il y en a { $given }.
error-setup-each = { $key } doit être « random » ou une liste de { $players ->
    [one] { $players } entrée
   *[other] { $players } entrées
}, une par joueur, pas « { $given } ».
error-setup-twice = { $key } : { $given } ne peut pas y être deux fois.

## Positions

error-position-no-table = Une situation doit être une table d’entrées, et non « { $given } ».
error-position-table = { $path } doit être une table dont les entrées sont : { $known }.
error-position-key = { $path } n’a pas d’entrée « { $given } ». Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-position-value = { $path } : « { $given } » n’a pas sa place ici. Possibles : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-position-number = { $path } doit être un nombre entier de { $least } à { $most }, pas « { $given } ».
error-position-list = { $path } doit être une liste, pas « { $given } ».
error-position-many = { $path } ne peut pas contenir plus de { $most ->
    [one] { $most } élément
   *[other] { $most } éléments
} ; il y en a { $given }.
error-seat = Il n’y a pas de place { $given } à cette table ; les places vont de 0 à { $last }.
error-no-such-target = Rien ne s’appelle « { $given } » sur la table telle que cette place la voit.

## Why a file or a database cannot be used; $raw is what the system says

cause-missing = ce fichier ou ce dossier n’existe pas ({ $raw })
cause-permission = les droits de lecture ou d’écriture manquent ({ $raw })
cause-folder = c’est un dossier, et non un fichier ({ $raw })
cause-there = quelque chose porte déjà ce nom ({ $raw })
cause-full = le disque est plein ({ $raw })
cause-name = le nom est trop long ({ $raw })
cause-missing-or-permission = le fichier n’existe pas, ou les droits de lecture ou d’écriture manquent ({ $raw })
cause-not-a-database = le fichier n’est pas une base de données, ou il est endommagé ({ $raw })
cause-locked = un autre programme l’utilise ({ $raw })
cause-unreachable = le serveur de bases de données est injoignable ({ $raw })
cause-password = le serveur de bases de données refuse le mot de passe ({ $raw })
cause-letters = ce n’est pas du texte en { $raw }
cause-other = le système répond « { $raw } »
