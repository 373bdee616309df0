### La commande `emberhold deck`, et ce qui peut clocher dans un fichier de paquet.

## Aide

brief-deck = vérifier un fichier de paquet d’Ashes, ou en commencer un
help-deck = Vérifiez des fichiers de paquet d’Ashes, ou écrivez un nouveau paquet à modifier et à jouer.
example-deck = Exemples :
      emberhold deck new --phoenixborn noah-redmoon > noah.deck
      emberhold deck new --random --seed 7
      emberhold deck check noah.deck
help-deck-what = check : le paquet est-il conforme, et sinon pourquoi · new : un fichier de paquet pour commencer
help-deck-file = les fichiers de paquet à vérifier
help-deck-phoenixborn = l’Enfant du Phénix du nouveau paquet
help-deck-random = un paquet conforme tiré au hasard au lieu d’un paquet suggéré
help-deck-seed = l’origine du paquet tiré au hasard : la même graine donne le même paquet

## Vérification

ashes-check-name = { $name } · { $born }
ashes-check-pool = Dés : { $dice }
ashes-check-dice = { $amount } { $type ->
    [natural] de nature
    [charm] de charme
    [illusion] d’illusion
   *[ceremonial] { $amount ->
        [one] cérémoniel
       *[other] cérémoniels
    }
}
ashes-check-cards = Cartes : { $cards }
ashes-check-conjurations = Pile d’invocation : { $cards }
ashes-check-first-five = Les Cinq Premières : { $cards }

## Un nouveau fichier

ashes-new-deck = Un paquet d’Ashes : un Enfant du Phénix, dix dés, trente cartes, au plus trois exemplaires de chacune.
    Les cartes uniques exigent leur Enfant du Phénix. L’ordre des lignes est libre.
    « emberhold cards ashes » énumère les cartes ; « emberhold deck check FICHIER » vérifie ce fichier.

## Erreurs

error-deck-no-phoenixborn = aucun Enfant du Phénix n’est nommé ; connus : { $known }
error-deck-two-phoenixborn = il y a plus d’un Enfant du Phénix : { $given }
error-deck-die = il n’y a pas de dés « { $given } »{ GIVEN($nearest) ->
    [yes] {" "}(vouliez-vous dire { $nearest } ?)
   *[no] {""}
}
