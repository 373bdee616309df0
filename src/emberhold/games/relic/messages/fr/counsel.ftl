### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

relic-counsel-wins = vous gagnez la partie
relic-counsel-level = vous atteignez le niveau { $level }
relic-counsel-infamy = vous gagnez { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
}
relic-counsel-relic = vous obtenez une relique, qui ouvre la voie vers le secteur intérieur
relic-counsel-mission = une mission accomplie de plus vous rapproche d’une relique
relic-counsel-trophy = un trophée compte pour votre prochain niveau
relic-counsel-corruption = cela réduit votre Corruption
relic-counsel-life = vous gagnez { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-counsel-asset = vous disposez désormais d’un atout de plus
relic-counsel-power = vous piochez { $amount ->
    [one] { $amount } carte Pouvoir
   *[other] { $amount } cartes Pouvoir
}
relic-counsel-influence = vous gagnez { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
