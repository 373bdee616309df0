### What is wrong with a deck. Violations are clauses of one sentence; $nearest is a known name.

error-deck = { GIVEN($name) ->
    [yes] Le paquet « { $name } »
   *[no] Le paquet
} n’est pas conforme aux règles : { $violations }.
error-deck-separator = {" ; "}
error-deck-more = et { $amount ->
    [one] { $amount } autre erreur
   *[other] { $amount } autres erreurs
}
error-deck-phoenixborn = il n’y a pas d’Enfant du Phénix « { $given } »{ GIVEN($nearest) ->
    [yes] {" "}(vouliez-vous dire { $nearest } ?)
   *[no] {""}
}
error-deck-card = il n’y a pas de carte « { $given } »{ GIVEN($nearest) ->
    [yes] {" "}(vouliez-vous dire { $nearest } ?)
   *[no] {""}
}
error-deck-not-a-deck-card = « { $given } » ne fait pas partie des trente cartes d’un paquet{ GIVEN($nearest) ->
    [yes] {" "}(vouliez-vous dire { $nearest } ?)
   *[no] {""}
}
error-deck-copies = { $card } : de 1 à 3 exemplaires sont permis, pas { $given }
error-deck-unique = { $card } n’est { $card_gender ->
    [f] permise
   *[m] permis
} qu’avec { $owner }
error-deck-size = un paquet compte { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
}, celui-ci en a { $given }
error-deck-dice = un paquet compte { $wanted ->
    [one] { $wanted } dé
   *[other] { $wanted } dés
}, celui-ci en a { $given }
error-deck-five-card = « { $given } » fait partie des Cinq Premières, mais pas du paquet
error-deck-five = les Cinq Premières sont cinq cartes différentes, pas « { $given } »
error-deck-line = la ligne { $number } est illisible : « { $given } »
error-deck-read = Impossible de lire { $path } : { $why }.
error-deck-count = « { $given } » n’est pas une liste de { $players } paquets : donnez-en un par joueur, « random » ou « draft ».
error-deck-name = Il n’y a pas de paquet « { $given } ». Connus : { $known } ou le texte d’un fichier de paquet.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}

error-position-lifeless = { $path } : { $card_def } serait aussitôt { $card_gender ->
    [f] détruite
   *[m] détruit
} (vie : { $life }, blessures : { $wounds }).
error-position-over = { $path } laisse moins de deux joueurs en jeu : la partie serait terminée.

## What is wrong with a clause. $given is written as in the data.

refused-ashes-cost = coût inconnu { $given } ; coûts possibles : M, S, E, D1 ou un nombre suivi d’un des symboles { $symbols }
refused-ashes-die = { $given } ne désigne pas un dé
refused-ashes-ability = une capacité doit être une table de champs, pas { $given }
