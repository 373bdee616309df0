# Sala: stoły otwarte dla wszystkich.

error-hall-closed = Ten stół nie jest już otwarty.
error-hall-full = Ktoś był szybszy: przy tym stole nie ma już wolnego miejsca.
error-hall-many = W sali możesz mieć naraz najwyżej { $most ->
    [one] { $most } otwarty stół
    [few] { $most } otwarte stoły
   *[many] { $most } otwartych stołów
}. Zamknij najpierw jeden z nich.
error-hall-campaign = Rozdziału kampanii nie można otworzyć dla wszystkich: należy do osób, które ją zaczęły.
error-hall-over = Ta gra już się skończyła. Otwórz nowy stół.
error-remove-seat = Z miejsca można usunąć tylko kogoś innego, kto gra przy tym stole.
server-no-hall-title = Nie ma tu sali
server-no-hall = Ten serwer nie ma sali. Zaproś kogoś do stołu przez link.
web-hall = Sala
web-hall-lead = Stoły otwarte dla wszystkich na tym serwerze.
web-hall-open = Otwarte stoły
web-hall-none = W tej chwili żaden stół nie jest otwarty. Otwórz swój: zobaczy go każdy, kto wejdzie do sali.
web-hall-none-fitting = Żaden otwarty stół nie pasuje do tego wyboru.
web-hall-new = Otwórz stół
web-hall-watching = Gry do oglądania
web-hall-watching-about = Widać stół, ale nie widać niczyjej ręki.
web-hall-watch = Oglądaj
web-hall-market = Rynek zasobów
web-hall-free = wolne
web-hall-anyway = Zajmij mimo to
web-hall-since = Otwarto: %when%
web-hall-all-games = Wszystkie gry
web-hall-pace-any = Każde tempo
web-hall-pace-live = Na żywo
web-hall-pace-minutes = Minuty
web-hall-pace-days = Dni
web-hall-level = Dla kogo
web-hall-level-any = każdy poziom
web-hall-level-first = pierwsze gry
web-hall-level-played = dla doświadczonych
web-hall-seats-one = %n% wolne miejsce
web-hall-seats-few = %n% wolne miejsca
web-hall-seats-many = %n% wolnych miejsc
web-hall-seats-other = %n% wolnego miejsca
web-hall-number-one = %n% otwarty stół
web-hall-number-few = %n% otwarte stoły
web-hall-number-many = %n% otwartych stołów
web-hall-number-other = %n% otwartego stołu
web-hall-host-about = Stół znajdzie wtedy każdy, kto odwiedzi ten serwer. Miejsce dostaje ten, kto przyjdzie pierwszy: przez link albo z sali.
web-hall-setup-about = Stół pojawi się w sali. Języki i poziom wybiera się w następnym kroku.
web-hall-seats-open = Każdy może zająć wolne miejsce
web-hall-watch-open = Każdy może oglądać
web-hall-opened = Stół jest otwarty w sali.
web-hall-closed = Stołu nie ma już w sali.
web-links-remove = Usuń od stołu
web-links-block = Usuń i zablokuj
web-links-removed = %name% nie gra już przy tym stole. Miejsce jest wolne.
web-talk-block = Zablokuj
web-talk-block-sure = Nigdy więcej się nie spotykać?
web-talk-blocked = Zablokowano
web-hall-people-one = %n% osoba
web-hall-people-few = %n% osoby
web-hall-people-many = %n% osób
web-hall-people-other = %n% osoby
web-hall-at-one = przy %n% stole
web-hall-at-few = przy %n% stołach
web-hall-at-many = przy %n% stołach
web-hall-at-other = przy %n% stole
web-hall-watchers-one = ogląda %n% osoba
web-hall-watchers-few = oglądają %n% osoby
web-hall-watchers-many = ogląda %n% osób
web-hall-watchers-other = ogląda %n% osoby
