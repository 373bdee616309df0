### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

relic-counsel-wins = to daje zwycięstwo
relic-counsel-level = w tej turze osiągniesz poziom { $level }
relic-counsel-infamy = do końca tej tury zyskasz { $amount ->
    [one] { $amount } punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
}
relic-counsel-relic = w tej turze zyskasz relikwię, która otwiera drogę do sektora wewnętrznego
relic-counsel-mission = w tej turze ukończysz misję i zbliżysz się do relikwii
relic-counsel-trophy = na końcu tej tury będziesz mieć jeszcze jedno trofeum na drodze do następnego poziomu
relic-counsel-corruption = na końcu tej tury będziesz mieć mniej kart Spaczenia
relic-counsel-life = do końca tej tury zyskasz { $amount ->
    [one] { $amount } punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-counsel-asset = na końcu tej tury będziesz mieć o jeden zasób więcej
relic-counsel-power = na końcu tej tury będziesz mieć o { $amount ->
    [one] { $amount } kartę Mocy
    [few] { $amount } karty Mocy
   *[many] { $amount } kart Mocy
} więcej
relic-counsel-influence = do końca tej tury zyskasz { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
