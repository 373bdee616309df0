### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

relic-counsel-wins = to daje zwycięstwo
relic-counsel-level = osiągniesz poziom { $level }
relic-counsel-infamy = zyskasz { $amount ->
    [one] { $amount } punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
}
relic-counsel-relic = zyskasz relikwię, która otwiera drogę do sektora wewnętrznego
relic-counsel-mission = to jeszcze jedna ukończona misja na drodze do relikwii
relic-counsel-trophy = trofeum liczy się do następnego poziomu
relic-counsel-corruption = pozbędziesz się Spaczenia
relic-counsel-life = zyskasz { $amount ->
    [one] { $amount } punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-counsel-asset = zyskasz zasób, który odtąd będzie ci służyć
relic-counsel-power = dobierzesz { $amount ->
    [one] { $amount } kartę Mocy
    [few] { $amount } karty Mocy
   *[many] { $amount } kart Mocy
}
relic-counsel-influence = zyskasz { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
