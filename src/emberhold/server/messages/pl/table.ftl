### The table page. Words without arguments; %name% is filled in by the page.

## The page

web-table-title = Stół – Emberhold
web-table-needs-script = Stół wymaga JavaScriptu. Włącz go dla tej strony.
web-table-opening = Otwieranie stołu…
web-table-skip = Do pytania
web-table-board = Stół
web-table-hand = Twoja ręka
web-table-side = Dziennik i zasady
web-table-seats = Miejsca przy stole
web-table-language = Język
web-table-log = Dziennik
web-table-rules = Zasady
web-table-menu = Opcje
web-table-close = Zamknij
web-table-card = Karta
web-table-face-down = zakryta karta
web-table-pile-hidden-one = Jeszcze %n% karta leży zakryta.
web-table-pile-hidden-few = Jeszcze %n% karty leżą zakryte.
web-table-pile-hidden-many = Jeszcze %n% kart leży zakrytych.
web-table-pile-hidden-other = Zakrytych kart jest jeszcze %n%.

## The prompt

web-table-answers = Odpowiedzi
web-table-all-answers-one = %n% odpowiedź
web-table-all-answers-few = Wszystkie %n% odpowiedzi
web-table-all-answers-many = Wszystkie odpowiedzi: %n%
web-table-all-answers-other = Wszystkie odpowiedzi: %n%
web-table-more-rules-one = Jeszcze %n% zasada
web-table-more-rules-few = Jeszcze %n% zasady
web-table-more-rules-many = Jeszcze %n% zasad
web-table-more-rules-other = Jeszcze %n% zasady
web-table-choices-above-one = %n% możliwość powyżej
web-table-choices-above-few = %n% możliwości powyżej
web-table-choices-above-many = %n% możliwości powyżej
web-table-choices-above-other = %n% możliwości powyżej
web-table-choices-below-one = %n% możliwość poniżej
web-table-choices-below-few = %n% możliwości poniżej
web-table-choices-below-many = %n% możliwości poniżej
web-table-choices-below-other = %n% możliwości poniżej
web-table-choose = Wybierz jedną z możliwości
web-table-not-now = Nie teraz. Pytanie brzmi: %asked%
web-table-not-now-waiting = Nie teraz: ruch należy do kogoś innego.
web-table-read-card = Przeczytaj kartę
web-table-read-rule = Przeczytaj zasadę %rule%
web-table-no-text = Nic na niej nie napisano.
web-table-waiting = W tej chwili nikt o niczym nie decyduje.
web-table-waiting-for = Decyduje: %names%.
web-table-waiting-for-more = Decydują: %names%.
web-table-free-undo = (Gra ze swobodnym cofaniem.)

## Hints

web-table-hint = Podpowiedź
web-table-hinted = podpowiedź
web-table-hint-numbers = Liczby

## Taking back

web-table-undo = Cofnij
web-table-undo-turn = Zacznij turę od nowa
web-table-undo-ask = Poproś o cofnięcie
web-table-undo-asked = %name% prosi o cofnięcie odpowiedzi. Zgadzasz się?
web-table-undo-awaited = Prosisz o cofnięcie odpowiedzi. Decydują pozostali gracze.
web-table-undo-allow = Zgadzam się
web-table-your-turn = Twoja tura
web-table-undone = Cofnięto.
web-table-undo-refuse = Nie zgadzam się

## The log and the past

web-table-look-back = Zobacz stół w tamtej chwili
web-table-private = Ten wpis widzisz tylko ty
web-table-past = Oglądasz przeszłość: stół po odpowiedzi %n% z %most%.
web-table-past-called = Tymczasem czeka na ciebie pytanie.
web-table-back-to-now = Wróć do teraźniejszości
web-table-earlier = Wcześniej
web-table-later = Później
web-table-no-past = Tej chwili nie można teraz pokazać.

## The story

web-story = Co się stało
web-story-turn-card = Karta z talii tur wskazuje
web-story-next = Dalej
web-story-space = spacja
web-story-skip = Pomiń
web-story-pause = Zatrzymaj
web-story-resume = Wznów
web-story-speed = Szybkość: %times%×
web-story-since = Od twojej ostatniej tury
web-story-draws-one = %who% dobiera %n% kartę.
web-story-draws-few = %who% dobiera %n% karty.
web-story-draws-many = %who% dobiera %n% kart.
web-story-draws-other = %who% dobiera %n% karty.
web-story-now = Stół teraz
web-story-was = było %was%
web-story-still-one = Zdarzyła się jedna rzecz. Przeczytaj w swoim tempie.
web-story-still-few = Zdarzyły się %n% rzeczy. Przeczytaj w swoim tempie.
web-story-still-many = Zdarzyło się %n% rzeczy. Przeczytaj w swoim tempie.
web-story-still-other = Zdarzyło się %n% rzeczy. Przeczytaj w swoim tempie.
web-why = Dlaczego tak się stało?
web-why-short = Dlaczego?
web-why-looking = Szukam w zasadach…
web-why-nothing = Nie stało się jeszcze nic, co wyjaśniałyby zasady.

## Answers the page gives by itself

web-batch-play-gem = Zagraj wszystkie Klejnoty
web-batch-spend-enemy = Wydaj wszystkie trofea
web-batch-spend-agent = Wydaj wszystkie trofea
web-always = Zawsze „%answer%”
web-answered = Odpowiedziano za ciebie: %answer%
web-standing = Odpowiedzi udzielane bez pytania
web-standing-drop = Pytaj mnie znowu
web-ahead = Zagraj, gdy tylko będzie można
web-ahead-not = Nie zagrywaj samoczynnie
web-turn-over = Twoja tura się skończyła.
web-turn-go = Dalej
web-turn-back = Cofnij

## The first choices of a game, each on a screen of its own

web-gather-first-five = Wybierz swoją Pierwszą Piątkę
web-gather-first-five-lead = Ręka, z którą zaczynasz. Naciśnij kartę, aby ją wziąć, i jeszcze raz, aby ją odłożyć.
web-gather-first-five-yours = Twoja Pierwsza Piątka
web-gather-number = %n% z %most%
web-gather-left-one = Jeszcze jedna karta
web-gather-left-few = Jeszcze %n% karty
web-gather-left-many = Jeszcze %n% kart
web-gather-left-other = Jeszcze %n% kart
web-gather-take-one = Weź tę kartę
web-gather-take-few = Weź te %n% karty
web-gather-take-many = Weź te %n% kart
web-gather-take-other = Weź te %n% kart
web-gather-sending = Karty idą na rękę…
web-gather-given = Ta karta jest już na twojej ręce. Cofnięcie przywraca cały wybór.
web-gather-clear = Wyczyść
web-gather-suggested = Zalecana piątka
web-gather-dice = Potrzebne kości
web-gather-dice-of = rzucasz co rundę: %all%
web-gather-dice-play = Aby je zagrać
web-gather-dice-use = Aby użyć każdej raz
web-sheets-title = Kim zagrasz?
web-sheets-lead = Obie karty postaci zostały ci rozdane. Wybierz jedną, druga wraca do pozostałych.
web-sheets-play = Graj jako %name%
web-sheets-start = Tu zaczynasz
web-sheets-levels = Co daje każdy poziom
web-apprentice-title = Kim jesteś?
web-apprentice-lead = Czworo uczniów, każde o dwóch twarzach. Wszyscy zaczynają tak samo, różnić ich będzie to, co zrobisz.
web-apprentice-called = Twój Mag nazywa się
web-apprentice-breaches = Bramy
web-apprentice-open = otwarta
web-apprentice-focus = wzmocnienie %n%
web-apprentice-opens = otwarcie %n%
web-apprentice-hand = Początkowa ręka, a te same karty jeszcze raz to talia
web-apprentice-sealed = Co pojawi się na tym arkuszu
web-apprentice-after = po Rozdziale %n%
web-apprentice-wax = Miejsca pod woskiem: każde otwiera się na stałe po swoim Rozdziale.
web-apprentice-taken = arkusz ma %who%
web-apprentice-begin = Zacznij jako %name%
web-apprentice-nameless = Nadaj imię swojemu Magowi
web-apprentice-stays = Imię zostaje na całą kampanię.
web-apprentice-turn = Druga twarz

## Where in a turn, in a fight, on a die

web-phases = Etapy tury
web-phase-cast = Aktywacja
web-phase-main = Główna
web-phase-draw = Dobieranie
web-phase-action = Akcja
web-phase-attackers = Atakujący
web-phase-blockers = Blokujący
web-phase-damage = Obrażenia
web-phase-movement = Ruch
web-phase-exploration = Eksploracja
web-phase-engagement = Działanie
web-phase-experience = Doświadczenie
web-block-here = Zablokować tutaj?
web-fight-meets = %one% kontra %other%
web-fight-unstopped = Bez bloku
web-fight-both = Padają obie strony
web-fight-struck = Pada broniąca się jednostka
web-fight-attacker = Pada atakujący
web-fight-neither = Nikt nie pada
web-faces = Co oznacza każda ścianka kości
web-face-win = wygrana
web-face-tie = remis
web-face-loss = przegrana
web-face-again = dodatkowy rzut
web-face-from = %n% lub więcej wygrywa
web-face-only = tylko 6 wygrywa
web-face-all = każdy wynik wygrywa
web-face-ties = %n% to remis
web-face-throws = %n% to dodatkowy rzut
web-duel-win = Zwycięstwo
web-duel-tie = Remis
web-duel-loss = Porażka
web-tally-die = Kość
web-tally-again = Dodatkowa kość
web-tally-sum = razem
web-tally-so-far = na razie

## Hand-over

web-table-hand-over = Teraz gra %name%
web-table-hand-over-why = Przekaż urządzenie. Karty na ręce pozostaną ukryte, dopóki nie przejdziesz dalej.
web-table-hand-over-ready = Pokaż moją stronę stołu

## Seats

web-table-seat-yours = twoje miejsce
web-table-seat-bot = gra bot
web-table-seat-open = nikt jeszcze nie zajął tego miejsca
web-table-seat-here = przy stole
web-table-seat-away = poza stołem
web-table-seat-acting = teraz decyduje
web-table-seat-show = Spójrz z tego miejsca
web-table-seat-to-bot = Oddaj miejsce botowi: %bot%
web-table-seat-to-me = Zajmuję to miejsce
web-table-seat-to-friend = Link dla znajomego
web-table-seat-bot-yours = Na twoim miejscu gra bot. Wybierz swoje imię u góry, aby grać dalej.
web-table-seat-again = Znowu gram
web-table-seat-my-bot = Niech bot zagra za mnie: %bot%

## The line

web-table-line-connecting = Łączenie…
web-table-line-live = Połączono
web-table-line-lost = Utracono połączenie. Łączę ponownie…
web-table-line-gone = Nie masz już dostępu do tego stołu.

## The menu

web-table-menu-links = Linki i kody QR
web-table-menu-bot = Niech bot zagra za mnie
web-table-menu-device = Link do mojego drugiego urządzenia
web-table-menu-replay = Powtórka
web-table-menu-save = Pobierz zapis gry
web-table-menu-report = Plik zgłoszenia błędu
web-table-menu-settings = Dźwięk, znaki i ruch
web-table-menu-keys = Klawisze
web-table-menu-concede = Poddaj grę
web-table-menu-home = Strona startowa
web-table-concede-sure = Na pewno się poddajesz? Bez zgody pozostałych nie da się tego cofnąć.
web-table-concede-yes = Tak, poddaję się
web-table-concede-no = Nie, gram dalej
web-table-prefer = Na tym urządzeniu
web-table-prefer-confirm = Pokazuj odpowiedź, zanim dotknięcie ją zatwierdzi
web-table-prefer-handover = Ukrywaj karty na ręce przy przekazywaniu urządzenia
web-table-prefer-keys = Skróty jednoliterowe
web-table-prefer-stop = Zatrzymaj się, gdy kończy się moja tura
web-table-pace = Tempo botów
web-table-pace-slow = Wolne
web-table-pace-normal = Zwykłe
web-table-pace-fast = Szybkie
web-table-pace-instant = Natychmiast

## Keys

web-table-key-numbers = przejdź do odpowiedzi o tym numerze
web-table-key-arrows = poruszaj się po stole
web-table-key-next = następny lub poprzedni element do wyboru
web-table-key-enter = odpowiedz tym, co zaznaczone
web-table-key-later = odłóż to, co zaznaczone, na swoją turę
web-table-key-order = zmień kolejność tego, co czeka
web-table-key-answers = lista wszystkich odpowiedzi
web-table-key-zoom = obejrzyj zaznaczoną kartę
web-table-key-undo = cofnij
web-table-key-hint = podpowiedź
web-table-key-why = dlaczego tak się stało
web-table-key-log = dziennik
web-table-key-rules = zasady
web-table-key-menu = opcje
web-table-key-escape = zamknij albo wróć do teraźniejszości

## Mapy

web-map-lying-one = leży tu %names%
web-map-lying-few = leżą tu %names%
web-map-lying-many = leżą tu %names%
web-map-lying-other = leżą tu %names%
web-map-standing-one = stoi tu %names%
web-map-standing-few = stoją tu %names%
web-map-standing-many = stoją tu %names%
web-map-standing-other = stoją tu %names%
web-map-could = w zasięgu przy ruchu o %steps%
web-map-where = Gdzie jestem?
web-map-closer = Bliżej
web-map-farther = Dalej
web-map-look = Zobacz, co tu jest
web-map-of = %value% z %most%
web-map-beside = Twoja strona stołu
web-map-tabs = Co jest pokazane
web-map-tab-map = Mapa
web-map-tab-mine = Moja strona
web-map-tab-others = Gracze
web-map-tab-story = Przebieg

## Campaigns

web-table-chronicle = Kronika
web-table-next-chapter = Następny rozdział
web-table-to-next-chapter = Do następnego rozdziału
web-table-name = Własne imię
web-table-give-name = Nadaj to imię
web-table-menu-record = Zapisz dawny przebieg gry

# A lesson at the table

web-lesson = Lekcja
web-lesson-next = Dalej
web-lesson-earlier = Wstecz
web-lesson-part = Część %n% z %most%
web-lesson-step = Krok %n% z %most%
web-lesson-spoken = Lekcja, krok %n% z %most%.
web-lesson-back = Cofnij
web-lesson-fold = Ukryj
web-lesson-close = Zamknij
web-lesson-onward = Następna lekcja
web-lesson-left = Lekcja prowadziła inną drogą. Graj dalej, jak chcesz, albo cofnij ostatnią odpowiedź i wróć do lekcji.

## What symbols mean

web-gloss-aether = Eterem płaci się w tej turze za karty i wszystko inne; reszta przepada.
web-gloss-damage = Obrażenia zabierają tyle samo punktów życia albo stają się ranami.
web-gloss-life = Życie: ile jeszcze obrażeń można przyjąć.
web-gloss-charges = Ładunki zasilają zdolność; gdy jest w pełni naładowana, można jej raz użyć.
web-gloss-influence = Wpływami płaci się za zakupy.
web-gloss-attack = Atak: tyle obrażeń zadaje jednostka, gdy atakuje albo kontratakuje.
web-gloss-recover = Odnowa: tyle ran znika w fazie odnowienia.
web-gloss-wounds = Rany zostają, dopóki się ich nie wyleczy; gdy jest ich tyle, ile życia, jednostka zostaje zniszczona.
web-gloss-exhaustion = Wyczerpanie: karta nie może atakować ani działać, dopóki leży na niej żeton wyczerpania.
web-gloss-status = Żetony stanu: do czego służą, mówi karta, na której leżą.
web-gloss-power = Żetony Mocy odliczają czas: gdy zniknie ostatni, Moc działa.
