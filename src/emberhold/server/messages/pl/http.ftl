### What the server says to browsers: errors, small pages, bots.

server-wrong-host = Ten serwer nie odpowiada pod tym adresem. Otwórz adres, który wypisał przy uruchomieniu, albo uruchom go z opcją --url.
server-wrong-origin = To żądanie nie pochodzi ze strony tego serwera i zostało odrzucone.
server-too-long = Ta wiadomość jest za długa: ma { $given ->
    [one] { $given } bajt
    [few] { $given } bajty
   *[many] { $given } bajtów
}, a czytanych jest najwyżej { $most }.
server-too-fast-title = Za dużo zapytań
server-too-fast = Za dużo wiadomości w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
server-too-slow = To żądanie przychodziło zbyt długo i zostało porzucone.
server-too-many-pages = Otwartych jest już zbyt wiele stron. Zamknij niektóre z nich.
server-malformed = Ta wiadomość jest niezrozumiała: { $why }.
server-not-json = Ta wiadomość nie jest tekstem JSON w UTF-8.
server-not-a-number = { $name } musi być liczbą całkowitą, a nie „{ $given }”.
server-no-page = Pod tym adresem nic nie ma.
server-wrong-method = Tego adresu nie można użyć w ten sposób.
server-went-wrong = Na serwerze wystąpił błąd. Stół zachował każdą odpowiedź; spróbuj ponownie.
server-database-away = Baza danych w tej chwili nie odpowiada. Nic, co zapisano, nie zginęło; spróbuj za chwilę.
server-not-yours = Ta przeglądarka nie ma miejsca przy tym stole. Poproś o link osobę, która otworzyła stół.
server-not-your-seat = To miejsce należy do kogoś innego.
server-only-host = Może to zrobić tylko osoba, która otworzyła stół.
server-links-which = Podaj albo link do utworzenia, albo link do unieważnienia.
server-no-such-lesson = Nie ma lekcji „{ $given }”. Dostępne: { $known }.
server-no-such-puzzle = Nie ma zagadki „{ $given }”. Spis jest na stronie /puzzles.
server-no-such-seat = Przy tym stole nie ma miejsca { $given }.
server-seat-count = Liczba graczy to { $players }, więc tyle musi być miejsc; podano { $given }.
server-code-wrong = Kod „{ $given }” zawiera literówkę, jest niepełny albo pochodzi z innej wersji. Porównaj go litera po literze.
server-code-lent = Magowie z kampanii nie mają kodu: zostają u tych, którzy ją rozegrali. Wyślij zamiast niego link do stołu.
server-bot-greedy = szybki bot (proste wskazówki)
server-bot-random = bot losowy
server-bot-about-greedy = Odpowiada od razu według prostych wskazówek i nie patrzy naprzód: trochę silniejszy od nowicjusza.
server-bot-about-random = Wykonuje losowy dozwolony ruch.
server-bot-search = search (200 spojrzeń naprzód)
server-bot-about-search = Przed odpowiedzią porównuje możliwości w 200 możliwych światach, najwyżej przez dwie sekundy. Miara dla innych programów.
server-bot-ismcts = przeszukiwanie drzewa (500 iteracji)
server-bot-about-ismcts = Buduje jedno drzewo nad wszystkim, czego nie może odróżnić (Monte Carlo na zbiorach informacyjnych), najwyżej przez dwie sekundy na odpowiedź.
server-bot-net = wyuczony gracz „{ $name }”
server-bot-about-net = Gra według wag wyuczonych na rozegranych partiach i widzi tylko to, co widać z jego miejsca.
error-agents-folder = Nie ma katalogu „{ $path }”. Opcja --agents wymaga katalogu z plikami wag.
error-agent = Ten serwer nie ma wyuczonego gracza „{ $given }”. { GIVEN($known) ->
    [yes] Znani: { $known }.
   *[no] Nie udostępnia żadnego; służy do tego emberhold serve --agents KATALOG.
}{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
server-link-unknown-title = Ten link donikąd nie prowadzi
server-link-unknown = Link jest niepełny albo nikt go nie wydał. Skopiuj cały link lub poproś o nowy.
server-link-used-title = Ten link został już użyty
server-link-used = Link do miejsca działa tylko w jednej przeglądarce. Jeśli użył go ktoś inny, poproś o nowy osobę, która otworzyła stół.
server-link-revoked-title = Ten link stracił ważność
server-link-revoked = Osoba, która otworzyła stół, zastąpiła ten link innym. Poproś o nowy.
server-not-invited-title = Ten stół nie jest dla ciebie otwarty
server-not-invited = Ta przeglądarka nie ma miejsca przy tym stole albo takiego stołu nie ma. Otwórz otrzymany link lub poproś o niego.
server-no-page-title = Nic tu nie ma
server-home = Do strony startowej
server-join-title = Zajmujesz miejsce
server-join = Chwileczkę, zajmujesz miejsce przy stole.
server-join-button = Zajmij moje miejsce
server-join-known = Zanim usiądziesz do stołu: przeciwnik przy tym stole może wiedzieć, co jest zakryte w tej grze, także jakie karty dostaniesz, a nie da się ich rozdać jeszcze raz.
server-join-handed = Zanim usiądziesz do stołu: na tym miejscu grał dotąd przeciwnik, który nadal gra przy tym stole i zna karty tego miejsca. Dopóki grają inni, nie da się ich rozdać jeszcze raz.
server-script-needed = Emberhold potrzebuje JavaScriptu, aby pokazać stół.
server-missing = Brakuje pola { $name }.

## What is wrong with a message; a clause

server-fault-missing = brakuje pola „{ $field }”
server-fault-unknown = nie ma pola „{ $field }”
server-fault-kind = w polu „{ $field }” musi być { $kind }
server-fault-value = { GIVEN($field) ->
    [yes] wartość pola „{ $field }” jest niedozwolona
   *[no] nie ma właściwej postaci
}
server-kind-int = liczba całkowita
server-kind-number = liczba
server-kind-text = tekst
server-kind-yes-no = true albo false
server-kind-list = lista
server-kind-object = obiekt
