# Ile może trwać tura.

error-clock = Czas na turę może być nieograniczony albo wynosić 3 lub 10 minut, albo 1, 3 lub 7 dni.
error-vacation = Przy jednym stole masz łącznie 21 dni urlopu; { $left ->
    [one] został 1 dzień
    [few] zostały { $left } dni
    [many] zostało { $left } dni
   *[other] zostało { $left } dnia
}.
house-notice-late = Czas minął: { $who }. Na tym miejscu gra teraz bot, dopóki ta osoba nie wróci.
house-notice-late-yours = Twój czas minął i na twoim miejscu gra teraz bot. Wybierz swoje imię u góry, aby znów grać.
house-notice-clock = Zmieniono czas na turę przy tym stole.
house-notice-vacation = { $who } ma urlop: { $answers ->
    [one] 1 dzień
    [few] { $answers } dni
    [many] { $answers } dni
   *[other] { $answers } dnia
}. Czas na tym miejscu nie biegnie.
web-clock = Czas na turę
web-clock-0 = Bez ograniczeń
web-clock-180 = 3 minuty na turę
web-clock-600 = 10 minut na turę
web-clock-86400 = 1 dzień na turę
web-clock-259200 = 3 dni na turę
web-clock-604800 = 7 dni na turę
web-clock-about = Za osobę, której czas minął, gra bot, dopóki ona nie wróci.
web-clock-vacation-days = Dni urlopu
web-clock-vacation-go = Zatrzymaj mój czas
web-clock-vacation-back = Wracam z urlopu
web-clock-over = Czas minął
web-clock-days-one = został %n% dzień
web-clock-days-few = zostały %n% dni
web-clock-days-many = zostało %n% dni
web-clock-days-other = zostało %n% dnia
web-clock-hours-one = została %n% godzina
web-clock-hours-few = zostały %n% godziny
web-clock-hours-many = zostało %n% godzin
web-clock-hours-other = zostało %n% godziny
web-clock-minutes-one = została %n% minuta
web-clock-minutes-few = zostały %n% minuty
web-clock-minutes-many = zostało %n% minut
web-clock-minutes-other = zostało %n% minuty
