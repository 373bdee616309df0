### Pudełka do Relic, które robią ludzie

box-relic = Relic
measure-life = Życie
measure-influence = Wpływy
measure-trophies = Trofea
measure-levels = Poziomy
measure-corruption = Spaczenie

error-relic-box-alone = Własnym pudełkiem gra się razem z wydanym: wymień wśród pudełek także relic.
error-relic-stacked = stacked musi być tabelą kart Zagrożenia z pudełek w grze, każda z liczbą od -1 do { $most }.
error-relic-box-judged = Nie można ocenić { $given_gen }: tylko postacie i karty Zagrożenia.

## Co jest nie tak z pudełkiem

error-relic-box-value = { $field } nie może mieć wartości „{ $given }”; możliwe wartości: { $known }
error-relic-box-number = { $field } musi być liczbą od { $least } do { $most }, a nie { $given }
error-relic-box-table = effect musi być tabelą: każdy moment z klauzulami, które się wtedy rozpatruje
error-relic-box-moment = żaden wydany tekst tego rodzaju nie działa w momencie „{ $given }”
error-relic-box-clauses = { $field } musi być listą klauzul, co najmniej jednej
error-relic-box-once = { $field } z „{ $given }” mogłoby się nigdy nie skończyć: dodaj once o wartości „turn”
error-relic-box-attributes = attributes musi być tabelą dokładnie z tymi polami: { $known }
error-relic-box-limits = power_limit musi być tabelą poziomów od 0 do { $most } z limitem obowiązującym od każdego z nich; poziom 0 jest konieczny
error-relic-box-track = track musi być listą poziomów z dwiema nagrodami na każdym; liczba poziomów: { $most }
error-relic-box-players = players musi zawierać dwie liczby od { $least } do { $most }, najpierw mniejszą

## Before a text in the workshop

relic-box-moment-resolve = Gdy karta jest rozpatrywana
relic-box-moment-always = Zawsze
relic-box-moment-charge = Za ładunek
relic-box-moment-discard = Za odrzucenie karty
relic-box-moment-special = Nagroda specjalna
