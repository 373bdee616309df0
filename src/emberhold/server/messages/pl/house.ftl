# Co mówi dom, gdy czegoś nie da się zrobić.

error-database = { $given } nie jest adresem bazy danych. Powinna to być ścieżka pliku albo adres zaczynający się od sqlite:/// lub postgresql://.
error-database-driver = PostgreSQL wymaga pakietu psycopg: pip install emberhold[postgres].
error-database-open = Nie można użyć bazy danych { $given }: { $why }.
error-database-newer = Baza danych { $given } pochodzi z nowszej wersji Emberhold. Użyj tamtej wersji albo osobnej bazy.
error-table-newer = Przy tym stole grę prowadzi już nowsza wersja serwera. Wczytaj stronę ponownie.
error-table-unknown = Nie ma stołu o nazwie { $given }.
error-stale = Na stole coś się tymczasem wydarzyło. Spójrz jeszcze raz.
error-not-asked = To miejsce nie ma teraz żadnej decyzji do podjęcia.
error-not-your-seat = To nie jest twoje miejsce.
error-seat-of-bot = Na tym miejscu gra bot.
error-only-watching = Widz nie może tego zrobić.
error-no-turn-hook = Ten serwer nie może nikogo zawiadomić: uruchomiono go bez --turn-hook.
error-topic = Temat ma od 1 do 64 znaków: litery od a do z, cyfry, łączniki i podkreślenia.
error-only-host = Może to zrobić tylko osoba, która otworzyła stół.
error-unknown-wish = Serwer nie rozumie „{ $given }”.
error-undo-not-free = Od tego czasu coś odkryto albo ktoś inny już zagrał. Poproś pozostałych o zgodę na cofnięcie.
error-undo-dealt = Nie można cofnąć niczego sprzed ponownego rozdania zakrytych kart.
error-no-request = Nikt nie prosi cię o zgodę na cofnięcie.
error-no-hint = Nie ma czego podpowiadać: to miejsce nie podejmuje teraz decyzji.
error-thinking = Powstają już inne podpowiedzi. Poczekaj chwilę i zapytaj ponownie.
error-decided-before-end = Co rozstrzygnęło grę, można zobaczyć dopiero po jej zakończeniu.
error-open-before-end = Wszystkie karty można zobaczyć dopiero po zakończeniu gry.
error-secrets-of-others = To zdradziłoby, co ukrywają inni. Będzie to możliwe po zakończeniu gry.
error-over-is-final = Gra skończyła się na dobre: od tej chwili każdy może zobaczyć to, co było tajne. Można ją kontynuować przy nowym stole.
error-seat-of-person = Na tym miejscu gra ktoś inny i jest teraz przy stole: tylko ta osoba może zmienić, kto tam gra.
error-moment = Nie ma chwili { $given }: w tej grze { $most ->
    [one] padła dotąd 1 odpowiedź
    [few] padły dotąd { $most } odpowiedzi
   *[many] padło dotąd { $most } odpowiedzi
}.
house-undo-request = { $who } prosi o cofnięcie { $answers ->
    [one] ostatniej odpowiedzi
    [few] ostatnich { $answers } odpowiedzi
   *[many] ostatnich { $answers } odpowiedzi
}.
house-player = Gracz { $number }
house-call = W grze { $game } teraz twoja kolej; grasz jako { $who }.
house-notice-undone = { $who } cofa { $answers ->
    [one] jedną odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}.
house-notice-refused = { $who } nie zgadza się na cofnięcie.
house-notice-withdrawn = { $who } nie prosi już o cofnięcie.
house-notice-to-bot = Za gracza { $who } gra teraz bot.
house-notice-to-bot-yours = Na twoim miejscu gra teraz bot. Wybierz swoje imię u góry, aby grać dalej.
house-notice-to-person = { $who } znowu gra.
house-notice-to-person-yours = Znowu grasz na swoim miejscu.
house-notice-arrived = { $who } jest już przy stole.
house-notice-left = { $who } odchodzi od stołu.
house-notice-unseated = Gospodarz odebrał miejsce osobie, która je zajmowała ({ $who }). Z nowym linkiem może przyjść ktoś inny.
house-notice-dealt = { $who } – ta osoba mogła wiedzieć, co jest zakryte przy tym stole. Skoro przybył przeciwnik, rozdano to jeszcze raz, losując od nowa, a bieżący krok zaczyna się od początku.
house-notice-dealt-yours = Przybył przeciwnik, a przy tym stole można było wcześniej poznać to, co zakryte. Rozdano to jeszcze raz, losując od nowa, a bieżący krok zaczyna się od początku.
house-notice-known = { $who } – ta osoba może wiedzieć, co jest zakryte przy tym stole. Nie dało się rozdać tego jeszcze raz.
house-notice-known-yours = Przybył przeciwnik, a przy tym stole można było wcześniej poznać to, co zakryte. Nie dało się rozdać tego jeszcze raz; przeciwnik o tym wie.
house-notice-handed = { $who } – na tym miejscu grał dotąd przeciwnik, który nadal gra przy tym stole i zna karty tego miejsca.
house-notice-tried = { $who } próbuje czegoś przy osobnym stole. To, co jest tam zakryte przed tą osobą, rozdano na nowo.
house-notice-dealt-anew = To jest próba: wszystko, czego nie można było wiedzieć, rozdano na nowo, więc przy stole, z którego pochodzi, może być inaczej.
house-notice-ends = Od dawna nikt tu nie grał. Stół zostanie usunięty { $day }, chyba że ktoś zagra dalej; wcześniej można zapisać grę w pliku.
house-notice-policy = Koniec swobodnego cofania: przeciwnicy grają teraz w różnych przeglądarkach.
error-save-long = Gra jest za długa, by ją tu otworzyć (liczba odpowiedzi: { $given }). Można odtworzyć najwyżej { $most } odpowiedzi.
error-free-undo = Swobodne cofanie jest niemożliwe ze znajomym w innej przeglądarce, bo gracie przeciwko sobie.
error-chapter-stays = Rozdział się skończył: to, co przyniósł, zostaje.
error-no-chapter = Ten stół nie należy do żadnej kampanii.
error-campaign-unknown = Nie ma kampanii { $given }.
house-notice-mended = Od ostatniego otwarcia tego stołu poprawiono zasady. { $answers ->
    [one] Ostatnia odpowiedź już nie pasuje
    [few] Ostatnie { $answers } odpowiedzi już nie pasują
   *[many] Ostatnich { $answers } odpowiedzi już nie pasuje
}: gra toczy się dalej od wcześniejszej chwili. Dawny zapis można pobrać z opcji.
house-chapter = Rozdział { $number }
error-never-mended = Zapis tego stołu nigdy nie został skrócony.
