### Ce qui peut être faux dans une mise en place ou une position.

error-pairs = L’ordre du tour « pairs » se joue à 4, pas à { $given }.
error-solo-easing = solo_cards et solo_life sont réservés à une partie à 1 joueur, pas à { $given }.
error-nemesis = Némésis inconnue « { $given } ». Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-nemesis-box = La némésis « { $given } » vient de la boîte { $box }. Pour l’affronter, indiquez cette boîte dans « boxes ». Connues sans elle : { $known }.
error-mage-box = Le mage « { $given } » vient de la boîte { $box }. Pour l’asseoir à la table, indiquez cette boîte dans « boxes ». Connus sans elle : { $known }.
error-mage = Mage inconnu « { $given } ». Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-mage-count = « { $given } » n’est pas une liste de { $players ->
    [one] { $players } mage
   *[other] { $players } mages
} : donnez-en un par joueur, ou « random ».
error-mage-twice = Le mage « { $given } » ne peut s’asseoir à la table qu’une fois.
error-mage-namesake = Deux plateaux représentent { $given }, mais un seul peut être en jeu.
error-box = Boîte inconnue « { $given } ». Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-box-none = Indiquez au moins une des boîtes war-eternal et aeons-end ; legacy ne peut que s’y ajouter.
error-box-sealed = La boîte legacy reste scellée jusqu’à la fin de sa campagne ; indiquez ses mages accomplis comme invités.
error-box-unopened = La boîte legacy est scellée : vous n’avez pas encore terminé de campagne.
error-guests-lent = Les invités ne se décrivent pas ici : indiquez les mages d’une campagne que vous avez terminée.
error-guests-sheet = { $first } et { $second } ont le même plateau, un seul des deux peut donc être à la table.
error-market = Réserve inconnue « { $given } ». Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-market-card = « { $given } » n’est pas une carte de la réserve. Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-market-twice = « { $given } » ne peut être dans la réserve qu’une fois.
error-market-slots = Une réserve compte { $slots } { $type ->
    [gem] gemmes
    [relic] reliques
   *[spell] sorts
} ; celle-ci en a { $given }.
error-market-piles = Une réserve compte { $piles } piles ; celle-ci en a { $given }.
error-market-filters = Une réserve à filtres n’a que l’entrée « random », pas « { $given } ».
error-market-filter = « { $given } » n’est pas un filtre de réserve. Exemples de filtres : gem=3, spell>=6, relic<4 ou simplement spell.
error-market-filter-unmet = Plus aucune carte ne satisfait le filtre de réserve « { $given } ».
error-position-twice = { $path } : { $given } ne peut pas y être deux fois.
error-position-no-turns = { $path } : la pioche et la défausse ne peuvent pas être vides toutes les deux.
error-position-exhausted = { $path } : les joueurs ne peuvent pas être tous épuisés ; la partie serait perdue.
error-position-dual = { $path } : { $card } occupe deux brèches adjacentes ; indiquez la carte sur les deux.
error-box-mages = La boîte « { $box } » est prévue pour { $players } joueurs au plus, mais n’a que { $mages } { $mages ->
    [one] mage
   *[other] mages
}.
error-box-no-plan = La boîte « { $box } » n’a pas de plan ; il en faut au moins un, car le premier est la partie rapide.
error-box-part = La boîte « { $box } » propose « { $given } » dans { $part }, ce qui ne peut pas se jouer. { $why }
