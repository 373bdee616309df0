### Błędy.

## Czego być nie może

error-relic-enemies-seats = Wariant Wrogowie Imperium jest przeznaczony dla 3–6 graczy, a nie dla { $players }.
error-relic-duel-seats = Pojedynek jest przeznaczony dla 2 graczy, a nie dla { $players }.
error-relic-scenario = Scenariusza { $given } nie można tak rozegrać przy { $players } graczach. Możliwe: { $known }.
error-relic-no-nemesis = Bez wariantu Wrogowie Imperium nikt nie gra nemezis.
error-relic-sheet = Miejsce { $seat } nie może grać arkuszem { $given }. Dostępne arkusze: { $known }.
error-relic-partners = { $given } nie łączy miejsc w pary. Podaj dla każdego miejsca numer partnera albo -1.
error-relic-first = Miejsce { $given } nie może zaczynać, bo zaczyna zawsze postać. Możliwe: { $known }.

## What is wrong with a clause. $name is a word of a signature, $given is written as in the data.

refused-relic-for-each = po „for_each” nie da się powiedzieć { $given }
refused-relic-if = po „if” nie da się powiedzieć { $given }
refused-relic-property = nikogo nie da się opisać słowami { $given }
refused-relic-only-zero = znak „=” służy tylko do pytania o 0, a nie o { $given }
refused-relic-narrowed = momentu { $given } nie można zawęzić
refused-relic-faces = „{ $name }” musi być tabelą wyników od 1 do 6 z klauzulami, a nie { $given }
refused-relic-roll = rzut musi obejmować wyniki od 1 do 6, a nie { $given }
refused-relic-span = wyniki kości zapisuje się jako „3” albo „1-2”, a nie { $given }
refused-relic-goals = „{ $name }” musi składać się z list po jednym celu, a nie { $given }
refused-relic-alone = „{ $name }” musi mieć efekt tylko w momencie „{ $moment }”, a nie { $given }
