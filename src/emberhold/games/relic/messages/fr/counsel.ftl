### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

relic-counsel-wins = vous gagnez la partie
relic-counsel-level = vous atteindrez le niveau { $level } ce tour-ci
relic-counsel-infamy = à la fin de ce tour, vous aurez gagné { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
}
relic-counsel-relic = ce tour-ci, vous obtiendrez une relique, qui ouvre la voie vers le secteur intérieur
relic-counsel-mission = ce tour-ci, vous accomplirez une mission, un pas de plus vers une relique
relic-counsel-trophy = à la fin de ce tour, vous aurez un trophée de plus pour votre prochain niveau
relic-counsel-corruption = à la fin de ce tour, vous aurez moins de cartes Corruption
relic-counsel-life = à la fin de ce tour, vous aurez { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} de plus
relic-counsel-asset = à la fin de ce tour, vous aurez un atout de plus
relic-counsel-power = à la fin de ce tour, vous aurez { $amount ->
    [one] { $amount } carte Pouvoir
   *[other] { $amount } cartes Pouvoir
} de plus
relic-counsel-influence = à la fin de ce tour, vous aurez { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
} de plus
