### What people choose before a game of Ashes, and what the terminal says of its scenes.

ashes-facts = { CAP($type) }
ashes-group-phoenixborn = Enfants du Phénix
ashes-group-ally = Alliés
ashes-group-action = Sorts d’action
ashes-group-reaction = Sorts de réaction
ashes-group-alteration = Sorts d’altération
ashes-group-ready = Sorts préparés
ashes-group-conjuration = Créatures invoquées

setup-quick-ashes = Partie rapide : vous avec « { ashes-deck-the-mist-guardian } » contre un robot avec « { ashes-deck-the-iron-men } »
setup-decks = Quels paquets joue-t-on ?
setup-decks-random = Des paquets suggérés au hasard
setup-decks-draft = Un draft
setup-decks-each = Choisir un paquet pour chaque joueur
setup-deck = Quel paquet a le joueur { $player } ?
setup-deck-suggested = Un paquet suggéré au hasard
setup-deck-random = Un paquet construit au hasard
setup-deck-file = Un paquet lu dans un fichier
setup-deck-which-file = Le fichier du paquet :
setup-first-five = Comment reçoit-on les Cinq Premières ?
setup-first-five-choose = Chaque joueur les choisit
setup-first-five-recommended = Selon le conseil du paquet suggéré
setup-reactions = Quand demander des réactions aux joueurs ?
setup-reactions-always = Toujours, pour que rien ne trahisse une main
setup-reactions-possible = Seulement avec une carte utile en main
setup-text = Quelle version des cartes fait foi ?
setup-text-errata = Avec les errata officiels
setup-text-printed = Comme à la première impression
setup-rounds = Après combien de manches la partie est-elle décidée ?
help-decks = les paquets des joueurs, séparés par des virgules (un paquet suggéré, random-deck ou un fichier), ou random, ou draft
help-first-five = choose, ou recommended selon les paquets suggérés
help-reactions = quand demander des réactions : always, possible (seulement avec une carte utile en main) ou stops
help-text = errata, ou printed pour les cartes de la première impression
help-stops = avec --reactions stops : les moments où demander, séparés par des virgules
help-rounds = après N manches, la vie restante décide ; 0 veut dire jamais

table-help-concede = Tapez concede pour abandonner la partie.
table-help-pieces = ▲ allié   △ créature invoquée   ■ sort préparé   ✦ sort d’action   ↯ sort de réaction   ✚ sort d’altération
table-help-dice = Dés : face ○ basique, ◐ de classe et ● de pouvoir, ⬢ épuisé. Une classe paie aussi du basique, un pouvoir paie aussi les deux.

short-ashes-zone-battlefield = Unités
short-ashes-zone-spellboard = Sorts
short-ashes-zone-hand = Main
short-ashes-zone-draw-pile = Pioche
short-ashes-zone-discard = Défausse
short-ashes-zone-conjurations = Invocations
short-ashes-zone-active-dice = Dés
short-ashes-zone-exhausted-dice = Épuisés
mark-left = vie { $value }/{ $most }
mark-life-alone = vie { $value }
mark-wounds = { $value ->
    [0] {""}
    [one] { $value } blessure
   *[other] { $value } blessures
}
mark-exhaustion = { $value ->
    [0] {""}
    [one] épuisement
   *[other] épuisement ×{ $value }
}
mark-status = { $value ->
    [0] {""}
    [one] { $value } jeton de statut
   *[other] { $value } jetons de statut
}
mark-attack = attaque { $value }
mark-recover = { $value ->
    [0] {""}
   *[other] récupération { $value }
}
mark-reacted = { $value ->
    [yes] a réagi
   *[no] {""}
}
mark-out = { $value ->
    [yes] hors de la partie
   *[no] {""}
}
mark-attached = avec { $value }
mark-dice = { $value ->
    [one] avec un dé de charme
   *[other] avec { $value } dés de charme
}
mark-focus = concentration { $value }
mark-first = premier joueur
mark-mains = { $value ->
    [0] {""}
    [1] action principale
   *[other] { $value } actions principales
}
mark-sides = { $value ->
    [0] {""}
    [1] action secondaire
   *[other] { $value } actions secondaires
}
