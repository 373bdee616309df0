# What people say to each other at a table, and why something cannot be said.

error-talk-shape = Wskaż coś, wybierz gotowe zdanie albo napisz wiadomość.
error-talk-phrase = Przy tym stole nie ma gotowego zdania „{ $given }”.
error-talk-link = Nie można wysyłać odnośników.
error-talk-pace = Trochę wolniej: znów możesz się odezwać za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-talk-self = Wybierz innego gracza przy tym stole.
error-chat-off = Osoba, która otworzyła stół, wyłączyła czat. Nadal można wskazywać i używać gotowych zdań.
error-point-unseen = Można wskazać tylko to, co widzą wszyscy przy stole.
error-pin-opposed = Karteczki można przypinać tylko wtedy, gdy wszyscy grają po jednej stronie.
error-pin-many = Można przypiąć najwyżej { $most ->
    [one] jedną karteczkę
    [few] { $most } karteczki
   *[many] { $most } karteczek
}. Najpierw usuń którąś z nich.
error-pin-gone = Tę karteczkę już usunięto.
house-phrase-leave-to-me = Zostaw to mnie
house-phrase-first = Najpierw zajmijmy się tym
house-phrase-not-this = Tego nie
house-phrase-wait-for-me = Zaczekaj na moją turę
house-phrase-help = Potrzebuję pomocy
house-phrase-agreed = Zgoda
house-phrase-well-played = Dobrze zagrane!
house-phrase-hello = Cześć!
house-phrase-good-luck = Powodzenia!
house-phrase-what-is-it = Co to robi?
house-phrase-beware = Uwaga na to
house-phrase-moment = Chwileczkę, proszę
house-phrase-close = Było blisko!
house-phrase-oops = Ups
house-phrase-thanks = Dziękuję

web-talk = Rozmowa
web-talk-phrases = Gotowe zdania
web-talk-point = Wskaż
web-talk-point-at = Wskaż coś
web-talk-about = Powiedz coś o tym
web-talk-arm = Teraz naciśnij to, co chcesz wskazać.
web-talk-points = %who% wskazuje: %what%
web-talk-points-here = %who% wskazuje
web-talk-you-point = Wskazujesz
web-talk-pointed = (wskazane)
web-talk-plans = Plany
web-talk-note = Karteczka dla wszystkich, 120 znaków
web-talk-pin = Przypnij
web-talk-unpin = Usuń karteczkę
web-talk-empty = Nikt jeszcze nic nie powiedział. Aby coś wskazać, kliknij to prawym przyciskiem lub przytrzymaj.
web-talk-write = Napisz coś, 120 znaków
web-talk-send = Wyślij
web-talk-mine = Pokazuj mi czat
web-talk-all = Zezwól na czat przy tym stole
web-talk-off-mine = Czat jest wyłączony tylko u ciebie. Nadal widzisz gotowe zdania i to, co wskazują inni.
web-talk-off-all = Osoba, która otworzyła stół, wyłączyła czat. Gotowe zdania i wskazywanie nadal działają.
web-talk-mute = Wycisz
web-talk-unmute = Przestań wyciszać
web-talk-unread-one = %n% ukryta wiadomość
web-talk-unread-few = %n% ukryte wiadomości
web-talk-unread-many = %n% ukrytych wiadomości
web-talk-unread-other = %n% ukrytej wiadomości
web-talk-muted = Wyciszono
web-talk-more = Gracze i ustawienia
web-talk-report = Zgłoś
web-talk-report-sure = Zgłosić osobie prowadzącej serwer?
web-talk-reported = Zgłoszono
web-table-key-talk = Powiedz coś o wybranym elemencie

# The same people again

error-again-running = Ta gra jeszcze trwa. Ponownie zagracie, gdy się skończy.
error-again-kind = Rozdziału, lekcji, zagadki ani próby nie można powtórzyć z całym stołem.
web-again-same = Jeszcze raz, wszyscy
web-again-rotated = Jeszcze raz, każdy o miejsce dalej
web-again-other = Jeszcze raz, coś nowego
web-again-asked = %who% gra jeszcze raz i zaprasza wszystkich.
web-again-come = Dołącz
web-again-stay = Zostań tutaj
web-again-title = Kolejna gra?

# What lies ahead

web-odds = Co cię czeka
web-table-prefer-odds = Pokazuj szanse i to, co mnie czeka
web-table-key-odds = Pokaż lub ukryj to, co cię czeka
web-odds-next = Następna ręka, jeśli zagrasz całą obecną
web-odds-after = Jeszcze następna
web-odds-bought = kupiona teraz

# Answers ahead

web-ahead-later = Zrób to w mojej turze
web-ahead-later-not = Nie rób tego w mojej turze
web-ahead-dropped = Nie wykonano, %what%
web-ahead-several = teraz można to zrobić na kilka sposobów. Wybierz jeden z nich.
web-ahead-gone = to już niemożliwe.
web-ahead-over = twoja tura się skończyła.
web-ahead-astray = celu „%what%” nie można teraz wybrać.
web-ahead-unmet = warunek „%condition%” nie jest spełniony.
web-ahead-queue = Co zrobisz w swojej turze
web-ahead-if = jeśli: %condition%
web-ahead-only-if = %what%: tylko jeśli %condition%
web-ahead-if-in = %what% nadal tam jest (%where%)
web-ahead-if-left = coś jeszcze zostało: %what%
web-ahead-if-least-life = %what% (życie): co najmniej %number%
web-ahead-if-most-life = %what% (życie): najwyżej %number%
web-ahead-if-least-charges = %what% (Ładunki): co najmniej %number%
web-ahead-if-most-charges = %what% (Ładunki): najwyżej %number%
web-ahead-if-turn = trwa moja tura
web-ahead-if-none-dropped = tylko jeśli niczego nie pominięto
web-ahead-remove = Usuń: %what%
web-ahead-less = O jeden mniej: %condition%
web-ahead-more = O jeden więcej: %condition%
web-ahead-queued = W twojej turze, numer %number%: %what%
web-ahead-choose = Ustal warunki: %what%
web-ahead-earlier = Zrób to wcześniej: %what%
web-ahead-clear = Usuń wszystko
web-ahead-leave = Pomiń
web-ahead-title = Zaplanowane odpowiedzi
web-ahead-count = Czeka: %number%
web-ahead-intro = Zostaną udzielone w tej kolejności, gdy nadejdzie twoja tura. Nikt inny ich nie widzi.
web-ahead-always = w każdym razie
web-ahead-holds = Warunek jest teraz spełniony
web-ahead-not-yet = Warunek nie jest jeszcze spełniony
web-ahead-target = cel: %what%
web-ahead-aim = %what%: niech to będzie cel
web-ahead-instead = Wybierz co innego
web-ahead-instead-now = Wskaż teraz, co zrobisz w zamian.
web-ahead-drag = Przeciągnij, by zmienić kolejność; Delete usuwa.
web-ahead-stop = Odwołaj zaplanowane odpowiedzi
web-ahead-tap = Wskaż, co zrobisz; zaczeka na twoją turę.
web-errand-casting-end = Zakończ fazę aktywacji
web-errand-main-end = Zakończ fazę główną
web-errand-action-pass = Spasuj
web-errand-action-end = Zakończ turę
web-errand-roll-movement-roll = Rzuć na ruch
web-errand-experience-done = Zakończ turę
web-wish-buy = Kup: %what%
web-wish-cast = Aktywuj: %what%
web-wish-play = Zagraj: %what%
web-wish-prep = Przygotuj: %what%
web-wish-use = Użyj: %what%
web-wish-move = Ruch: %what%
