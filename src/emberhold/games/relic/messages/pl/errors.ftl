### Błędy.

## Czego być nie może

error-relic-enemies-seats = Wariant Wrogowie Imperium jest przeznaczony dla 3–6 graczy, a nie dla { $players }.
error-relic-duel-seats = Pojedynek jest przeznaczony dla 2 graczy, a nie dla { $players }.
error-relic-scenario = Scenariusza { $given } nie można tak rozegrać przy { $players } graczach. Możliwe: { $known }.
error-relic-no-nemesis = Bez wariantu Wrogowie Imperium nikt nie gra nemezis.
error-relic-sheet = Miejsce { $seat } nie może grać arkuszem { $given }. Dostępne arkusze: { $known }.
error-relic-partners = { $given } nie łączy miejsc w pary. Podaj dla każdego miejsca numer partnera albo -1.
error-relic-first = Miejsce { $given } nie może zaczynać, bo zaczyna zawsze postać. Możliwe: { $known }.
