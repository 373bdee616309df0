### The pages around the table. Words without arguments; %name% is filled in by the page.

## Every page

web-skip = Przejdź do treści
web-language = Język
web-close = Zamknij
web-headed = %head%: %what%
web-needs-script = Ta strona wymaga JavaScriptu. Włącz go dla tej witryny.
web-notice = Emberhold to nieoficjalny projekt fanowski, niezwiązany z wydawcami ani właścicielami gier i przez nich niewspierany. Nie zawiera oficjalnych tekstów ani ilustracji: wszystkie słowa i obrazki powstały na potrzeby tego projektu. Nazwy gier i kart należą do ich właścicieli.
web-engine-compiled = silnik skompilowany
web-engine-sources = silnik ze źródeł
web-problem-offline = Nie można połączyć się z serwerem. Czy nadal działa?
web-problem-server = Serwer odpowiedział błędem (%status%). Spróbuj ponownie.
web-problem-page = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie.
web-answers-one = %n% decyzja
web-answers-few = %n% decyzje
web-answers-many = %n% decyzji
web-answers-other = %n% decyzji

## Settings

web-settings = Ustawienia
web-settings-sound = Dźwięk, gdy nadchodzi moja kolej
web-settings-volume = Głośność gry
web-settings-title = Oznacz moją kolej w tytule strony
web-settings-favicon = Oznacz moją kolej na ikonie karty przeglądarki
web-settings-motion = Ruch kart i migotanie świateł
web-settings-motion-none = brak, nic nie jest pokazywane
web-settings-motion-still = nieruchome obrazki
web-settings-motion-fastest = bardzo szybki
web-settings-motion-quick = szybki
web-settings-motion-normal = zwykły
web-settings-motion-slow = powolny
web-settings-kept = Te ustawienia pozostają w tej przeglądarce.

## Start page

web-start-lead = Karciane bitwy przy jednym ogniu: samotnie, ramię w ramię albo przeciwko sobie, w przeglądarce i bez zakładania konta.
web-start-running = Twoje stoły
web-start-your-turn = Twoja kolej
web-start-waiting = Czekamy na innych
web-start-resume = Wróć do gry
web-start-games = Wybierz grę
web-start-players = Liczba graczy: %seats%
web-start-play = Zagraj teraz
web-start-learn = Naucz się grać
web-start-setup = Przygotuj
web-start-campaign = Kampania
web-start-first = Pierwszy raz?
web-start-first-about = Naucz się gry w dziesięć minut
web-start-today = Dziś
web-start-puzzle = Zagadka dnia
web-start-solve = Rozwiąż
web-start-more = Inne sposoby rozpoczęcia gry
web-start-tools = Wczytaj kod lub zapis
web-start-code = Kod przygotowania
web-start-code-help = Ktoś przysłał ci kod? Otwiera dokładnie to samo przygotowanie gry.
web-start-code-go = Otwórz przygotowanie
web-start-save = Zapisana gra
web-start-save-help = Z pliku zapisu powstanie nowy stół w miejscu, w którym gra została przerwana, a z pliku kampanii twoja kampania. Spakowane pudełko dostanie własną stronę.
web-start-finished = Zakończone gry
web-start-replay = Obejrzyj
web-start-free-undo = ze swobodnym cofaniem
web-forget = Usuń z mojej listy
web-forget-sure = Usunąć ten stół z listy?
web-forget-finished = Ta przeglądarka nie otworzy już wyniku ani powtórki. Inni nadal będą je mieli.
web-forget-seat = Oddajesz swoje miejsce. Będzie je można zająć tylko z nowym linkiem od osoby, która otworzyła stół. Pozostali zachowują swoje miejsca.
web-forget-host = Ten stół otwarto w tej przeglądarce: bez ciebie nikt nie utworzy nowych linków, a twoje miejsce pozostanie puste. Pozostali zachowują swoje miejsca.
web-forget-watching = Możesz wrócić z linkiem dla widzów.
web-forget-yes = Usuń
web-forget-no = Zostaw

## The end of a game

web-ending-victory = Zwycięstwo
web-ending-defeat = Porażka
web-ending-winner-one = Wygrywa
web-ending-winner-more = Wygrywają
web-ending-you-won = Wygrywasz!
web-ending-you-lost = Przegrywasz.
web-ending-by-one = Wygrywa %names%.
web-ending-by-more = Wygrywają %names%.
web-ending-free-undo = Gra ze swobodnym cofaniem
web-ending-facts = Gra w liczbach
web-ending-turns-one = tura
web-ending-turns-few = tury
web-ending-turns-many = tur
web-ending-turns-other = tury
web-ending-rounds-one = runda
web-ending-rounds-few = rundy
web-ending-rounds-many = rund
web-ending-rounds-other = rundy
web-ending-answers-one = decyzja
web-ending-answers-few = decyzje
web-ending-answers-many = decyzji
web-ending-answers-other = decyzji
web-ending-requested-one = cofnięcie za zgodą
web-ending-requested-few = cofnięcia za zgodą
web-ending-requested-many = cofnięć za zgodą
web-ending-requested-other = cofnięcia za zgodą
web-ending-why = Co rozstrzygnęło
web-ending-turning = Punkt zwrotny
web-ending-round = Runda %n%
web-ending-chance = Szansa na wygraną
web-ending-chance-of = Szansa na wygraną: %name%
web-ending-chance-about = szacunek botów, runda po rundzie
web-ending-moments = Momenty, które się liczyły
web-ending-numbers = Gracz po graczu
web-ending-uncounted = Liczby z tej gry nie są znane.
web-ending-watch = Zobacz tę turę
web-ending-other = inne
web-ending-steady = Żadna pojedyncza chwila nie odwróciła losów tej gry.
web-ending-curve = %name%: %from% na początku, %to% z %most% na końcu.
web-ending-again = Zagraj ponownie
web-ending-look = Zobacz stół
web-ending-show = Wynik

## Set-up

web-setup-title = Nowa gra
web-setup-presets = Zacznij od
web-setup-shelf = Pudełka
web-setup-boxes = Pudełka w grze
web-setup-boxes-one = Włącz drugie pudełko, aby je dołączyć.
web-setup-boxes-alone = Możesz dołączyć pudełka stworzone przez graczy.
web-setup-sealed = To, co na was czeka, pozostaje zapieczętowane, dopóki kampania tego nie otworzy.
web-setup-read-on-one = Jeszcze %n% wiersz w bibliotece kart
web-setup-read-on-few = Jeszcze %n% wiersze w bibliotece kart
web-setup-read-on-many = Jeszcze %n% wierszy w bibliotece kart
web-setup-read-on-other = Jeszcze %n% wiersza w bibliotece kart
web-setup-who = Kto gra?
web-setup-players = Liczba graczy
web-setup-seat = Gracz %n%
web-seat-me = Ty
web-setup-seat-who = kto tu siedzi
web-setup-name = imię (nieobowiązkowe)
web-setup-strength = siła
web-setup-who-me = Ja
web-setup-about-me = Grasz na tym miejscu w tej przeglądarce.
web-setup-who-here = Przy tym ekranie
web-setup-about-here = Ktoś obok ciebie; przekazujecie sobie urządzenie.
web-setup-who-friend = Znajomy przez link
web-setup-about-friend = Otrzymasz tajny link i kod QR do wysłania.
web-setup-who-bot = Bot
web-setup-choices = Rozgrywka
web-setup-surprise = Zaskocz mnie
web-setup-many = Wybierz karty
web-setup-chosen-one = Wybrano %n%
web-setup-chosen-few = Wybrano %n%
web-setup-chosen-many = Wybrano %n%
web-setup-chosen-other = Wybrano %n%
web-setup-file = Wczytaj z pliku
web-setup-each = Gracze
web-setup-more = Dodatkowe ustawienia
web-setup-seed = Ziarno losowości
web-setup-seed-help = To samo ziarno i przygotowanie dają tę samą grę. Puste pole oznacza nowe rozdanie.
web-setup-undo = Cofanie
web-setup-undo-free = Każdy może cofnąć wszystko
web-setup-undo-help = W przeciwnym razie cofać można swobodnie tylko do chwili, gdy zostanie odkryte coś nowego. W wyniku będzie zaznaczone, że cofanie było swobodne.
web-setup-undo-not = Nie ze znajomym w innej przeglądarce: tam cofać można swobodnie tylko do chwili, gdy zostanie odkryte coś nowego, albo za zgodą znajomego.
web-setup-summary = Twoja gra
web-setup-code = Kod tego przygotowania
web-setup-code-help = Kto wpisze go na stronie startowej, otrzyma to samo przygotowanie.
web-setup-code-copy = Skopiuj kod
web-setup-code-copied = Kod został skopiowany.
web-setup-good = Wszystko gotowe.
web-setup-not-yet = Coś się jeszcze nie zgadza.
web-setup-go = Rozpocznij grę

## Links

web-links = Zaproś graczy
web-links-about = Każde miejsce ma tajny link. Zajmuje je ten, kto pierwszy go otworzy, więc wyślij go tylko jednej osobie.
web-links-open = wolne
web-links-taken = zajęte
web-links-spectator = Widzowie
web-links-spectator-about = Z tym linkiem może oglądać grę dowolnie wiele osób; nie widzą one ukrytych kart.
web-links-device = Twoje drugie urządzenie
web-links-device-about = Otwiera na innym urządzeniu, jeden raz, wszystko, co wolno ci przy tym stole.
web-links-hidden = Link widać tylko raz, gdy powstaje.
web-links-make = Utwórz link
web-links-renew = Nowy link
web-links-revoke = Unieważnij
web-links-copy = Kopiuj link
web-links-of = Link: %name%
web-links-qr = Kod QR linku: %name%
web-links-made = Nowy link tego miejsca (%name%) jest gotowy.
web-links-copied = Skopiowano link: %name%.
web-links-revoked = Link tego miejsca (%name%) już nie działa.
web-links-to-table = Do stołu

## Rules

web-verbs = Słowa kart
web-verbs-about = Słowa, którymi zapisane są te karty – jako dane albo w Pythonie: co każde z nich przyjmuje, jak mówi to karta i które karty go używają.
web-verbs-search = Szukaj słów, zdań i kart
web-verbs-none = Żadne słowo nie pasuje.
web-verbs-sealed = Słowa tej gry są zapieczętowane razem z jej fabułą; te wspólne znajdziesz przy War Eternal.
web-verbs-link = Dla osób piszących karty: wszystkie słowa, którymi zapisane są karty
web-rules = Zasady
web-rules-about = Każda zasada ma numer. Kliknij numer, aby otrzymać adres, który można wysłać dalej.
web-rules-contents = Spis treści
web-rules-search = Szukaj: słowa lub numer
web-rules-found-one = %n% zasada
web-rules-found-few = %n% zasady
web-rules-found-many = %n% zasad
web-rules-found-other = %n% zasady
web-rules-unknown = Nie ma zasady %rule%.

## Replay

web-replay-title = Powtórka
web-replay-board = Stół w tej chwili
web-replay-hand = Ręka
web-replay-log = Dziennik
web-replay-controls = Sterowanie powtórką
web-replay-slider = Decyzja
web-replay-place = %at% z %all%
web-replay-view = Widok
web-replay-open = wszyscy, odkryte ręce
web-replay-spectator = widz
web-replay-running = Gra jeszcze trwa.
web-replay-first = Na początek
web-replay-previous = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-next = Krok dalej
web-replay-last = Na koniec
web-replay-speed = Tempo
web-replay-link = Kopiuj link
web-replay-linked = Skopiowano link do decyzji %at%.
web-replay-continue = Graj od tego miejsca
web-replay-try = Spróbuj od tego miejsca
web-replay-try-about = Spróbuj czegoś przy własnym stole; wszystko, czego nie możesz wiedzieć, zostanie tam rozdane na nowo
web-replay-save = Plik zapisu
web-replay-table = Do stołu

## Campaigns

web-start-campaigns = Twoje kampanie
web-setup-go-campaign = Rozpocznij kampanię
web-campaign-title = Kampania
web-campaign-go-on = Graj dalej
web-campaign-file = Zapisz do pliku
web-campaign-bring = Otwórz inny plik kampanii
web-campaign-over = Kampania się skończyła.
web-campaign-nothing = Jeszcze nic.
web-campaign-sealed-one = %n% rzecz jest jeszcze zapieczętowana.
web-campaign-sealed-few = %n% rzeczy są jeszcze zapieczętowane.
web-campaign-sealed-many = %n% rzeczy jest jeszcze zapieczętowanych.
web-campaign-sealed-other = %n% rzeczy jest jeszcze zapieczętowanych.

## The aim of each game

web-aim = Cel gry
web-aim-war-eternal = Razem bronicie Gravehold. Wygrywacie, gdy Nemezis straci całe życie albo gdy jego talia jest pusta i żadna jego karta nie pozostała w grze. Przegrywacie, gdy Gravehold straci całą żywotność, gdy wszyscy Magowie są wyczerpani albo gdy Nemezis dopnie swego.
web-aim-ashes = Zniszcz pozostałych Odrodzonych: kto ma tyle ran, ile życia, odpada. Wygrywa ten, kto zostanie ostatni.
web-aim-relic = Zbieraj siły w sektorach zewnętrznym i środkowym, dotrzyj do środka planszy i spełnij tam warunek scenariusza, zanim zrobią to inni. Nemezis wygrywa inaczej: dzięki niesławie.
web-aim-short = Cel
web-aim-told = O celu tej gry mówią jej opowieść i zasady.

## Zakończona gra, oceniona

web-judged-title = Analiza
web-judged-ask = Przeanalizuj tę grę
web-judged-waiting = Analiza zaraz się zacznie.
web-judged-working = Ocena gry: %done% z %all%
web-judged-together = Wspólna szansa na wygraną
web-judged-curve = Szansa na wygraną: %name%
web-judged-told = Od %from% procent na początku do %to% procent na końcu.
web-judged-picture = Obraz z podsumowaniem
web-judged-costly = Najdroższe decyzje
web-judged-nothing = Żadna decyzja nie kosztowała choćby punktu.
web-judged-decision = Decyzja %n% z %all%, %name%: %played%, minus %cost% pkt. Lepiej: %better%
web-judged-most = Najwięcej kosztowało: %name%, %played% (−%cost%). Lepiej: %better%.
web-judged-better = Lepiej
web-judged-step = Krok %n% z %all% lepszej linii
web-judged-step-back = Wstecz wzdłuż lepszej linii
web-judged-step-on = Dalej wzdłuż lepszej linii
web-judged-from = Graj od tego miejsca
web-judged-account = Los i decyzje
web-judged-account-about = w punktach szansy na wygraną
web-judged-start = Na początku
web-judged-luck = Kości i karty
web-judged-choices = Decyzje: %name%
web-judged-end = Na końcu
web-sought-ask = Poszukaj zagadek w tej grze
web-sought-working = Szukanie zagadek: tura %done% z %all%
web-sought-waiting = Szukanie zagadek wkrótce się zacznie.
web-sought-stop = Przerwij
web-sought-found = Znalezione zagadki: %n%.
web-sought-stopped = Szukanie przerwano.
web-sought-see = Zobacz je
