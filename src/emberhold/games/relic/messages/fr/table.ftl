### Ce qui est sur la table.

## La table

game-relic = Relic avec Nemesis
about-relic = Une aventure sur un plateau de trois anneaux pour 2 à 6 personnes, dont certaines peuvent jouer les méchants.
relic-board = Plateau
relic-decks = Paquets
relic-table = Entre les joueurs
relic-battle-strength = Combat de Force
relic-battle-willpower = Combat de Volonté
relic-battle-cunning = Combat de Ruse
relic-steps = Étapes du combat
relic-step-prepare = Préparation
relic-step-enemy = Jet de l’ennemi
relic-step-own = Votre jet
relic-step-nemesis = Jet de la némésis
relic-step-character = Jet du personnage
relic-step-score = Score
relic-step-result = Résultat
relic-tier-outer = Secteur extérieur
relic-tier-middle = Secteur médian
relic-tier-inner = Secteur intérieur
relic-a-character = Un personnage
relic-a-nemesis = Une némésis
relic-zone-power = Cartes Pouvoir
relic-zone-might = Cartes Puissance
relic-zone-assets = Atouts
relic-zone-arsenal = Arsenal
relic-zone-trophies = Trophées
relic-zone-corruption = Cartes Corruption
relic-zone-mission = Mission
relic-zone-completed = Missions accomplies
relic-zone-dealt = Fiches au choix
relic-zone-offer = Cartes révélées
relic-zone-drawn = Carte Némésis piochée
relic-zone-known = Cartes que vous connaissez sur les paquets
relic-zone-enemies = Combattus
relic-zone-counts = Ce qui compte
relic-zone-gear = Dans ce combat
relic-count-bonus = Bonus
relic-level = Niveau
relic-track = Piste de niveaux
relic-strength = Force
relic-willpower = Volonté
relic-cunning = Ruse
relic-infamy = Infamie
relic-influence = Influence
relic-deck-threat-red = Paquet Menace rouge
relic-deck-threat-red-discard = Défausse Menace rouge
relic-deck-threat-blue = Paquet Menace bleu
relic-deck-threat-blue-discard = Défausse Menace bleue
relic-deck-threat-yellow = Paquet Menace jaune
relic-deck-threat-yellow-discard = Défausse Menace jaune
relic-deck-corruption = Paquet Corruption
relic-deck-corruption-discard = Défausse Corruption
relic-deck-mission = Paquet Mission
relic-deck-mission-discard = Défausse Mission
relic-deck-power = Paquet Pouvoir
relic-deck-power-discard = Défausse Pouvoir
relic-deck-relic = Paquet Relique
relic-deck-relic-discard = Défausse Relique
relic-deck-wargear = Paquet Armement
relic-deck-wargear-discard = Défausse Armement
relic-deck-imperium = Paquet Imperium
relic-deck-imperium-discard = Défausse Imperium
relic-deck-nemesis = Paquet Némésis
relic-deck-nemesis-discard = Défausse Némésis

## Les nombres sur les fiches, les cartes et les cases

mark-strength = Force { $value }
mark-willpower = Volonté { $value }
mark-cunning = Ruse { $value }
mark-influence = { $value ->
    [one] { $value } point d’influence
   *[other] { $value } points d’influence
}
mark-power_card = { $value ->
    [one] une carte Pouvoir
   *[other] { $value } cartes Pouvoir
}
mark-mission = une mission accomplie
mark-special = une récompense spéciale
mark-infamy = { $value ->
    [one] { $value } point d’infamie
   *[other] { $value } points d’infamie
}
mark-nemesis_card = une carte Némésis
mark-red = { $value ->
    [one] une menace rouge
   *[other] { $value } menaces rouges
}
mark-blue = { $value ->
    [one] une menace bleue
   *[other] { $value } menaces bleues
}
mark-yellow = { $value ->
    [one] une menace jaune
   *[other] { $value } menaces jaunes
}
mark-box = { $value ->
    [yes] avec un encadré
   *[no] { "" }
}
mark-gap = { $value ->
    [yes] sautée pour vous
   *[no] { "" }
}
mark-misses = { $value ->
    [yes] passe son prochain tour
   *[no] { "" }
}
mark-apostate = { $value ->
    [yes] apostat
   *[no] { "" }
}
mark-asset_limit = { $value ->
    [one] place pour 1 atout
   *[other] place pour { $value } atouts
}
mark-power_limit = { $value ->
    [one] place pour 1 carte Pouvoir
   *[other] place pour { $value } cartes Pouvoir
}
mark-target = cible ({ $value })
mark-value = valeur { $value }
mark-charges-alone = { $value ->
    [one] { $value } charge
   *[other] { $value } charges
}
mark-worth = vaut { $value }
mark-extra = bonus de { $value }
mark-dice_sum = dés : { $value }
mark-score = { $value } en tout
mark-idle = { $value ->
    [yes] inutilisé
   *[no] { "" }
}
mark-stake = { $value ->
    [each] Le perdant perd 1 point de Vie
    [yes-yes] Une défaite coûte 1 point de Vie et entraîne la pénalité de la carte
    [yes-no] Une défaite coûte 1 point de Vie
    [no-yes] Une défaite ne coûte pas de Vie mais entraîne la pénalité de la carte
   *[no-no] Une défaite ne coûte rien
}
mark-prize = Une victoire rapporte des trophées d’une valeur de { $value }
mark-prize_more = Une victoire rapporte des trophées d’une valeur de { $value } et la récompense de la carte
mark-omens = { $value ->
    [one] { $value } présage
   *[other] { $value } présages
}
mark-lair = { $value ->
    [one] { $value } carte dans l’épave
   *[other] { $value } cartes dans l’épave
}
mark-discarded = { $value ->
    [one] { $value } carte défaussée
   *[other] { $value } cartes défaussées
}
mark-round = Manche { $value }
relic-worth = Valeur des trophées
relic-zone-dice = Dés
relic-die-1 = un dé montrant 1
relic-die-2 = un dé montrant 2
relic-die-3 = un dé montrant 3
relic-die-4 = un dé montrant 4
relic-die-5 = un dé montrant 5
relic-die-6 = un dé montrant 6
