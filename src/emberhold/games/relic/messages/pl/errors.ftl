### Błędy.

## Czego być nie może

error-relic-enemies-seats = Wariant Wrogowie Imperium jest przeznaczony dla 3–6 graczy, a nie dla { $players }.
error-relic-duel-seats = Pojedynek jest przeznaczony dla 2 graczy, a nie dla { $players }.
error-relic-scenario = Przy takiej liczbie graczy ({ $players }) scenariusza { $given } nie da się tak zagrać. Możliwe: { $known }.
error-relic-no-nemesis = Bez wariantu Wrogowie Imperium nikt nie gra nemezis.
error-relic-sheet = Miejsce { $seat } nie może grać arkuszem { $given }. Może: { $known }.
error-relic-partners = { $given } nie łączy miejsc w pary. Podaj dla każdego miejsca numer partnera albo -1.
error-relic-first = Miejsce { $given } nie może zaczynać; zaczyna postać: { $known }.
