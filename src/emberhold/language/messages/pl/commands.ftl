### The command `emberhold`: helps, questions before a game, and its errors.

## Overview

help-emberhold = Emberhold: karciane gry planszowe do grania i do badania.

    Użycie: emberhold POLECENIE [OPCJE]
help-emberhold-more = emberhold POLECENIE --help objaśnia polecenie. Języki: --language en, pl albo fr.
brief-serve = otwórz stół w przeglądarce: graj w pojedynkę lub ze znajomymi
brief-play = zagraj w terminalu albo wróć do gry
brief-campaign = zagraj kampanię w terminalu, rozdział po rozdziale
brief-puzzle = rozwiąż zagadkę: pozycję z wyznaczonym celem
brief-replay = obejrzyj zapisaną grę
brief-analyse = sprawdź, ile w zakończonej grze dał los, a ile kosztowały decyzje
brief-rules = czytaj i przeszukuj zasady
brief-cards = czytaj karty z gier
brief-box = twórz, sprawdzaj, testuj i oceniaj własne pudełka
brief-simulate = niech boty rozegrają wiele gier, a program policzy wyniki
brief-report = zamień wyniki polecenia simulate w stronę z wykresami
brief-metrics = zmierz, jak długie, rozgałęzione i niejawne są gry
brief-probe = poszukaj wierszy liczb, które oznaczają różne pytania
brief-tournament = oceń programy w grach przeciwko sobie
brief-tune = poszukaj lepszych ustawień gracza
brief-bench = zmierz, jak szybko działają tu gry
brief-backup = skopiuj stoły serwera podczas jego pracy albo je przywróć
brief-reports = wypisz zgłoszenia graczy przy stołach w sieci

## Parts of every help

help-usage = Użycie:
help-words = Argumenty
help-options = Opcje
help-help = pokaż tę pomoc
help-language = en, pl albo fr; bez tej opcji EMBERHOLD_LANGUAGE lub język systemu
help-plain = zwykłe wiersze zamiast ramek i kolorów
help-json = wypisz wyniki jako JSON
help-seed = źródło wszystkich losowań: to samo ziarno daje tę samą grę
help-players = liczba graczy; domyślnie 2
metavar-language = JĘZYK
metavar-file = PLIK
metavar-folder = KATALOG
metavar-number = N
metavar-value = WARTOŚĆ
metavar-bots = BOTY
metavar-name = NAZWA
metavar-words = SŁOWA
metavar-game = GRA
metavar-player = GRACZ
metavar-players = GRACZE
metavar-knob = POKRĘTŁO=ZAKRES
metavar-change = KARTA.POLE=WARTOŚĆ
metavar-where = GDZIE
metavar-address = ADRES
metavar-row = WIERSZ

## serve

help-serve = Otwórz stół w przeglądarce. Bez opcji serwer działa tylko dla tego komputera, na porcie 8765,
    a stoły przechowuje w twoim własnym pliku; każda odpowiedź jest zapisywana, zanim zacznie się liczyć.
    Zatrzymuje go Ctrl+C.
example-serve = Przykłady:
      emberhold serve --open
      emberhold serve --host 0.0.0.0 --port 8080
      emberhold serve --url https://games.example.org --database postgresql://emberhold@localhost/emberhold
help-host = adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1, a 0.0.0.0 wpuszcza innych
help-port = port; domyślnie 8765, a 0 wybiera dowolny wolny
help-database = gdzie przechowywać stoły: postgresql://użytkownik@host/nazwa albo ścieżka pliku SQLite
help-url = publiczny adres, jeśli przed serwerem stoi proxy
help-turn-hook = adres, pod który serwer wysyła powiadomienia dla graczy, którzy o nie poprosili, gdy przychodzi ich kolej, a nie mają otwartej strony
help-mail = serwer pocztowy, który wysyła wiadomości, np. smtp://nazwa:hasło@mail.example.org:587?from=table@example.org (także zmienna środowiskowa EMBERHOLD_MAIL)
help-push = wysyłaj wiadomości na urządzenia (web push); wartością jest adres, pod którym usługi powiadomień mogą się z tobą skontaktować, np. mailto:you@example.org
help-keep = usuwa stoły, których nikt nie ruszał od N dni, po dwutygodniowym uprzedzeniu; bez tej opcji zostają na zawsze
help-no-boxes = nie przyjmuje pudełek tworzonych przez graczy; stoły, które już je mają, działają dalej
help-no-judging = nie oceniaj szkiców z warsztatu na podstawie partii
help-hall = pozwolić gospodarzom otwierać stoły dla wszystkich, widoczne pod adresem /hall
help-found = zagadki znalezione w rozegranych partiach: każdy plik (*.toml) zapisany w tym katalogu przez „puzzle find”
help-find-puzzles = pozwól grającym szukać zagadek w zakończonych grach; trafiają do katalogu z --puzzles: „here” w grach rozegranych tutaj, „anywhere” także w grach wczytanych z plików
error-find-puzzles = --find-puzzles przyjmuje „here” albo „anywhere”, a nie „{ $given }”.
error-find-puzzles-folder = --find-puzzles potrzebuje katalogu na zagadki: dodaj --puzzles FOLDER.
help-agents = wyuczeni gracze do stołów w przeglądarce: każdy plik wag (*.bin) z tego katalogu
help-log = jak zapisywać dziennik: plain dla ludzi, json dla maszyn, z wierszem na każde żądanie
metavar-log = plain|json
error-log = Dziennik można zapisywać jako { $known }, a nie jako „{ $given }”.
help-open = otwórz stronę startową w przeglądarce
help-quiet = wypisz tylko adres
metavar-url = URL
serve-open = Emberhold działa pod adresem { $address } (zatrzymuje go Ctrl+C)
serve-already = Emberhold działa już pod adresem { $address }
serve-warning = Do tego serwera mają dostęp inni. Bez https każdy po drodze może podglądać: używaj go w zaufanych sieciach albo za proxy, z opcją --url.

## play

help-play = Graj w terminalu. Bez opcji program zapyta, jak zacząć. Gra jest zachowywana po każdej
    odpowiedzi; co można wpisać podczas gry, objaśnia h. Każda gra ma własne opcje:
    emberhold play ashes --help.
example-play = Przykłady:
      emberhold play --quick
      emberhold play --players 2 --nemesis gate-witch --mages dezmodia,random --difficulty expert
      emberhold play --market random --market-filter gem=3 --bots 1 --seed 7
      emberhold play ashes --decks the-iron-men,my.deck --bots 1
      emberhold play ashes --players 3 --decks draft
      emberhold play --resume
help-play-what = zapisana gra, do której wracasz, albo nazwa gry
help-resume = wróć do ostatniej gry
help-daily = wyzwanie dnia: ta sama gra dla wszystkich, rozdana na podstawie daty
help-quick = zacznij od razu: dobra pierwsza gra z botem u boku
help-bots = liczba albo nazwy, np. greedy,random; boty zajmują ostatnie miejsca
help-position = zacznij od sytuacji z pliku TOML

## puzzle

help-puzzle = Wypisz zagadki albo otwórz jedną z nich: pozycję z wyznaczonym celem. Kod wyjścia to 1, gdy zagadka nie została rozwiązana.
example-puzzle = Przykłady:
      emberhold puzzle
      emberhold puzzle ashes
      emberhold puzzle war-eternal-familiar
      emberhold puzzle find game.ember --out puzzles
      emberhold puzzle puzzles/01_found-ashes.toml
help-puzzle-which = nazwa albo plik zagadki, gra, której zagadki mają być wypisane, albo „find”
help-puzzle-files = przy „find”: zapisane gry, w których mają być szukane zagadki
help-puzzle-out = przy „find”: gdzie zapisać zagadki
help-puzzle-worlds = przy „find”: w ilu światach możliwych z punktu widzenia gracza sprawdzić każdą; bez tego w 16
puzzle-found-at = { $file }, po odpowiedziach w liczbie { $place }: { $goal } Każda odpowiedź rozwiązania jest potrzebna w { $share }% światów, których jest { $worlds } (błąd standardowy { $error }).
puzzle-found-written = Zapisano: { $path }
puzzle-found-count = Znalezione zagadki: { $count }.
error-puzzle-source = Zagadek nie szuka się w próbach ani w grach, które naprawiano lub rozdawano ponownie. Podaj zapis innej gry.
error-puzzle-file = { $path } nie jest plikiem zagadki: { $reason }. Takie pliki zapisuje „emberhold puzzle find”.
error-puzzle-folder = Liczba plików zagadek (*.toml) w katalogu { $path }: { $given }; na półce mieści się od 1 do { $most }. Takie pliki zapisuje „emberhold puzzle find”.
error-puzzle-origin = Zagadka { $path } nie może trafić na półkę: nadają się tylko zagadki znalezione w pojedynczych partiach, a nie w kampanii.
error-puzzle-goal = W tej grze nie ma celu zagadki „{ $given }”. Znane cele: { $known }.
error-puzzle-unfit = Zagadka { $path } nie pasuje do zasad tej wersji: { $why }
error-puzzle = Nie ma zagadki „{ $given }”. Polecenie „emberhold puzzle” wypisuje wszystkie.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
table-puzzle-solved = Rozwiązane!
table-puzzle-failed = Nie tym razem.

## replay

help-replay = Obejrzyj zapisaną grę: ostatnią sytuację i wszystko, co się wydarzyło.
example-replay = Przykłady:
      emberhold replay gra.ember
      emberhold replay gra.ember --at 40
      emberhold replay gra.ember --step
help-replay-file = zapisana gra
help-at = sytuacja po N odpowiedziach
help-step = przejdź grę odpowiedź po odpowiedzi
help-seat = patrz z miejsca tego gracza
replay-heading = { $game } · po odpowiedzi { $at } z { $total }
replay-next = Następna odpowiedź: { $key }
replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: wyjście
error-replay-key = „{ $given }” nic tu nie oznacza. Naciśnij Enter albo wpisz b, q lub liczbę od 0 do { $most }.

## analyse

help-analyse = Oceń zakończoną grę: szanse na wygraną w jej przebiegu, trzy najdroższe decyzje z lepszym wariantem dla
    każdej oraz to, co dał los i co kosztowały decyzje, w punktach, które się sumują.
example-analyse = Przykłady:
      emberhold analyse game.ember
      emberhold analyse game.ember --level thorough
      emberhold analyse game.ember --json
help-analyse-file = zapisana gra
help-analyse-level = jak dokładnie patrzeć: { $known } (domyślnie: { $usual })
help-analyse-puzzles = znajdź też w grze zagadki i zapisz je w tym folderze
analyse-progress = { $done } z { $all }
analyse-heading = { $game } · odpowiedzi: { $answers }, ocenione decyzje: { $decisions }
analyse-together = wszyscy gracze razem
analyse-curve = Szanse na wygraną
analyse-costly = Najdroższe decyzje
analyse-nothing = Żadna decyzja nie kosztowała choćby punktu.
analyse-decision = { $number }. Odpowiedź { $place }, { $who }: { $played } (−{ $cost }: { $before }% → { $after }%)
analyse-better = Lepiej: { $line }
analyse-account = Los i decyzje, w punktach na sto
analyse-start = Na początku
analyse-luck = Los
analyse-choices = Decyzje: { $who }
analyse-end = Na końcu
analyse-numbers = W liczbach: { $who }
analyse-answers = Odpowiedzi

## rules

help-rules = Czytaj zasady według numeru, rozdziału albo słów. Bez słów: spis treści.
example-rules = Przykłady:
      emberhold rules WE-045
      emberhold rules 8.2
      emberhold rules zamknięta brama
      emberhold rules ashes medytacja
      emberhold rules --coverage
help-rules-wanted = gra, potem numer zasady, numer rozdziału albo szukane słowa
help-coverage = wypisz, które zasady mają testy; kod wyjścia to 1, jeśli którejś brakuje testu
help-tests = katalog testów, jeśli to nie ten obok programu
coverage-covered = { $id }  dowód: { $places }
coverage-physical = { $id }  dotyczy elementów: { $reason }
coverage-unknown = { $id }  nie ma w zasadach, a powołuje się na nią: { $places }
coverage-uncovered = { $id }  BEZ TESTU: { $text }
coverage-summary = { $book }: zasady: { $rules }; dowiedzione testami: { $covered }, dotyczące elementów: { $physical }, bez testu: { $uncovered }; przykłady i karty: { $examples }.
error-no-tests = W { $path } nie ma testów: --coverage wymaga kopii źródeł projektu.
error-broken-test = Pliku { $path } nie można odczytać jako kodu Pythona: { $why }.

## cards

help-cards = Wypisz całą zawartość pudełka albo przeczytaj to, co pasuje do nazwy.
example-cards = Przykłady:
      emberhold cards
      emberhold cards ashes
      emberhold cards ognisty szturm
      emberhold cards --language en dezmodia
help-cards-name = gra albo część nazwy, w twoim języku albo po angielsku
card-with-cost = { $name } · { $cost }

## simulate and bench

help-simulate = Boty rozgrywają wiele gier na wszystkich rdzeniach, a program liczy, jak się kończą. To samo ziarno
    daje te same wyniki, niezależnie od liczby procesów. Z --out każda gra trafia do pliku Parquet;
    przerwana seria rusza dalej, gdy powtórzysz to samo polecenie.
example-simulate = Przykłady:
      emberhold simulate war-eternal --games 200 --players 2 --bots greedy,random
      emberhold simulate war-eternal --games 10000 --players expert,greedy --nemesis all --out wyniki.parquet
      emberhold simulate war-eternal --nemesis gate-witch --difficulty all --seed 1 --json
      emberhold simulate ashes --games 20
      emberhold simulate --again wyniki.parquet 17 --save gra.ember
help-game = gra: { $games }
help-games = ile gier każdego rodzaju (z każdym Nemezis, każdej pary talii); domyślnie 100
help-simulate-players = liczba graczy, domyślnie 2; albo kto gra: po jednej nazwie na miejsce
help-simulate-bots = przy podanej liczbie graczy: bot dla wszystkich miejsc albo po jednym dla każdego
help-simulate-out = zachowaj każdą grę w tym pliku Parquet; kampanie: po jednej w wierszu pliku tekstowego
help-simulate-keep = zachowaj odpowiedzi z każdej gry w tym pliku, jedna gra w wierszu
help-simulate-change = co by było, gdyby: zmień wydrukowaną wartość w tych grach, np. kindle.cost=3 (można powtarzać)
help-processes = liczba procesów; bez tej opcji tyle, ile jest rdzeni
help-simulate-on = gdzie grać: processes (na tym komputerze, domyślnie) albo ray
help-simulate-address = działający klaster Ray, np. 10.0.0.5:6379 albo auto; bez tej opcji lokalny
help-simulate-again = rozegraj grę z tego wiersza pliku jeszcze raz i sprawdź, czy kończy się tak samo
help-simulate-save = razem z --again: zapisz tę grę dla polecenia replay
help-simulate-tries = w kampanii: ile razy próbuje się wygrać Rozdział, zanim uzna się go za wygrany; domyślnie 3
simulate-games = gry
simulate-won = wygrane
simulate-interval = przedział 95%
simulate-turns = średnio tur
simulate-rounds = średnio rund
simulate-first = pierwsze próby
simulate-all = wszystkie próby
simulate-decreed = uznane za wygrane
simulate-speed = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, gier na sekundę: { $rate }.
simulate-speed-resumed = To polecenie rozegrało { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}, gier na sekundę: { $rate }; wcześniej było ich { $before }.
simulate-chapters = Wszystkie Rozdziały
simulate-campaigns-speed = To polecenie rozegrało { $campaigns ->
    [one] { $campaigns } kampanię
    [few] { $campaigns } kampanie
   *[many] { $campaigns } kampanii
}, kampanii na sekundę: { $rate }.{ $before ->
    [0] {""}
   *[other] {" "}Wcześniej było ich { $before }.
}
simulate-written-campaigns = Plik { $path } zawiera { $campaigns ->
    [one] { $campaigns } kampanię
    [few] { $campaigns } kampanie
   *[many] { $campaigns } kampanii
}.
simulate-resumed-campaigns = Ciąg dalszy: plik { $path } zawiera już { $games ->
    [one] { $games } kampanię
    [few] { $games } kampanie
   *[many] { $games } kampanii
}.
simulate-stopped-campaigns = Przerwano: plik { $path } zawiera { $games ->
    [one] { $games } kampanię
    [few] { $games } kampanie
   *[many] { $games } kampanii
}. To samo polecenie wznowi pracę od tego miejsca.
simulate-ray-starts = Uruchamianie Ray na tym komputerze; może to potrwać do minuty.
simulate-ray-reached = Łączenie z klastrem Ray; może to potrwać do minuty.
simulate-ray-ready = Ray był gotowy po { $seconds } s; liczba rdzeni: { $places }. Czas gier liczy się od tej chwili.
simulate-changed = Zmienione w tych grach: { $changes }.
simulate-written = Plik { $path } zawiera { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}.
simulate-complete = Plik { $path } jest kompletny i zawiera { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}; nic nie zostało do rozegrania.
simulate-resumed = Ciąg dalszy: plik { $path } zawiera już { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}.
simulate-stopped = Przerwano: plik { $path } zawiera { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}. To samo polecenie wznowi pracę od tego miejsca.
simulate-lost = Proces niespodziewanie się zakończył; { $games ->
    [one] jego gra zostanie rozegrana
    [few] jego { $games } gry zostaną rozegrane
   *[many] jego { $games } gier zostanie rozegranych
} jeszcze raz.
simulate-again = Gra { $number } potoczyła się tak samo ({ $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}) i tak samo się skończyła:
simulate-saved = Grę zapisano w pliku { $path }.
help-report = Zamień wyniki polecenia simulate w jedną stronę z wykresami: odsetek wygranych, długość gier, pozyskane karty
    oraz wpływ kart i Magów.
example-report = Przykłady:
      emberhold report wyniki.parquet
      emberhold report normal.parquet expert.parquet --out studium --language pl
help-report-files = pliki zapisane przez simulate --out, z jednej gry
help-report-out = katalog na stronę i wykresy; bez tej opcji obok pierwszego pliku
report-written = Stronę zapisano w pliku { $path }, a wykresy obok niej.
help-metrics = Rozegraj losowe gry i zmierz, co utrudnia naukę gry: liczbę decyzji, opcji i ukrytych kart oraz to, jak
    bardzo zmienia się szansa na wygraną, gdy wszystko, co ukryte, zostanie rozdane na nowo.
example-metrics = Przykłady:
      emberhold metrics
      emberhold metrics ashes --games 20 --seed 7 --json
help-metrics-games = liczba gier; domyślnie 100
help-metrics-players = liczba graczy; domyślnie jak w szybkiej grze
metrics-players = gracze
metrics-decisions = decyzje w grze
metrics-range = w 90% gier
metrics-length = tury lub rundy
metrics-options = opcje przy decyzji
metrics-most = najwięcej opcji
metrics-forced = decyzje z jedną opcją
metrics-hidden = karty ukryte przed graczem
metrics-spread = rozrzut rozdań
metrics-note = Średnie z { $games ->
    [one] { $games } losowej gry
   *[other] { $games } losowych gier
}, ziarno { $seed }.
help-probe = Rozegraj gry i poszukaj chwil, których uczący się program nie odróżni: ten sam wiersz liczb, ale inne pytanie lub
    inne opcje.
example-probe = Przykłady:
      emberhold probe
      emberhold probe relic --decisions 5000 --bot random --json
help-probe-decisions = liczba decyzji; domyślnie 20000
help-probe-bot = kto gra na wszystkich miejscach; domyślnie greedy
probe-games = gry
probe-decisions = decyzje
probe-slots = liczby w wierszu
probe-repeated = powtórzone wiersze
probe-question = ten sam wiersz i akcje, inne pytanie
probe-options = ten sam wiersz, inne pytanie lub opcje
probe-share = udział w decyzjach
probe-note = Na wszystkich miejscach grał { $bot }, ziarno { $seed }.
probe-example = { $game }: ten sam wiersz oznacza jedno i drugie.
help-tournament = Niech programy zagrają ze sobą na tych samych ziarnach z zamianą miejsc i zostaną ocenione (Bradley–Terry w skali Elo).
    Gdy wszyscy grają razem, każdy rozgrywa ziarna sam.
example-tournament = Przykłady:
      emberhold tournament ashes --bots random,greedy,skilled --seeds 50 --out ashes.jsonl
      emberhold tournament war-eternal --bots greedy,skilled --json
help-tournament-bots = programy oddzielone przecinkami; domyślnie random,greedy
help-tournament-seeds = liczba ziaren dla każdej pary; domyślnie 20
help-tournament-players = liczba graczy; domyślnie 2
help-tournament-out = plik, w którym są zapisywane wyniki; podany ponownie pozwala kontynuować
tournament-agent = program
tournament-rating = ocena
tournament-interval = przedział 95%
tournament-points = punkty
tournament-note = { $game }: { $seeds ->
    [one] { $seeds } ziarno
    [few] { $seeds } ziarna
   *[other] { $seeds } ziaren
} dla każdej pary, ziarno { $seed }.
help-tune = Poszukaj lepszych ustawień gracza: wypróbuj losowe przeciwko niemu samemu, a najlepsze zmierz na świeżych ziarnach.
    Pokrętło to ustawienie z zakresem: horizon=2..6, doubt=0.5..3.0, deep=no|yes.
example-tune = Przykłady:
      emberhold tune ashes search horizon=1..6 doubt=0.5..3.0 --processes 8 --out tuned.jsonl
      emberhold tune war-eternal ismcts explore=0.2..2.0 --tries 30 --json
help-tune-player = gracz, którego ustawienia są strojone, na przykład search
help-tune-knobs = ustawienia i ich zakresy
help-tune-tries = liczba wypróbowanych ustawień; domyślnie 20
help-tune-seeds = liczba ziaren każdej próby; domyślnie 10
help-tune-fresh = liczba świeżych ziaren, na których mierzone są najlepsze ustawienia; domyślnie 50
tune-chosen = Najlepsze z { $tries ->
    [one] { $tries } próby
   *[other] { $tries } prób
} na { $seeds ->
    [one] { $seeds } ziarnie
   *[other] { $seeds } ziarnach
}: wybrane także dzięki szczęściu, więc te liczby są zawyżone.
tune-measured = Na { $seeds ->
    [one] { $seeds } świeżym ziarnie
   *[other] { $seeds } świeżych ziarnach
} { $name } ma { $share } punktów ({ $between }).
tune-better = Jest lepszy niż { $player }.
tune-not-better = Nie dowodzi to, że jest lepszy niż { $player }.
help-bench = Zmierz liczbę decyzji, gier i rozgałęzień na sekundę na tym komputerze.
example-bench = Przykład:
      emberhold bench --seconds 5
help-seconds = jak długo trwa każdy pomiar

## Questions before a game

setup-game = Która gra?
setup-begin = Jak chcesz zacząć?
setup-begin-choose = Wybierz wszystko
setup-begin-resume = Wróć do ostatniej gry
setup-question = { $prompt } (Enter: { $usual } · b: wstecz · q: wyjście)
setup-of-box = { $name } · { $box }
setup-players = Ilu graczy?
setup-players-value = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
setup-seat = Kto jest graczem { $number }?
setup-seat-person = Człowiek
setup-seat-greedy = Bot
setup-seat-random = Bot grający losowo
setup-turn-order-standard = Jedna karta tury dla każdego gracza
setup-turn-order-pairs = Karty tury dla par graczy (trochę łatwiej)
setup-seed = Ziarno albo Enter, żeby wylosować nowe:

## What went wrong

error-command = Nie ma polecenia „{ $given }”. Polecenia: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-option = „{ $given }” jest tu niezrozumiałe. { GIVEN($nearest) ->
    [yes] Czy chodziło o { $nearest }?
   *[no] Zobacz { $command } --help.
}
error-option-value = Nie można tego odczytać: { $option }. Zobacz { $command } --help.
error-option-number = { $option } wymaga liczby całkowitej od { $least } do { $most }, a nie „{ $given }”.
error-setup-number = „{ $given }” nie jest liczbą od 1 do { $most }.
error-bot = Nie ma bota „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-too-many-bots = Za dużo botów ({ $given }) jak na { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}.
error-bot-count = „{ $given }”: podaj jednego bota albo po jednym dla każdego gracza (liczba graczy: { $players }).
error-players-twice = Kto gra, podaj albo w --players { $players }, albo w --bots { $bots }, ale nie w obu naraz.
error-simulate-on = Nie można grać na „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-save-without-again = --save zachowuje grę, którą --again rozgrywa ponownie; podaj też --again.
error-campaign-option = Kampanie zapisuje --out, po jednej w wierszu; pomiń { $option }.
error-tries-without-campaign = --tries dotyczy gier rozgrywanych jako kampania, a { $game } taką grą nie jest; pomiń tę opcję.
error-address-without-ray = --address to adres klastra Ray i wymaga --on ray.
error-ray-address = „{ $given }” nie jest adresem klastra Ray. Podaj auto albo KOMPUTER:PORT, np. 10.0.0.5:6379.
error-ray-unreachable = Klaster Ray pod adresem { $address } jest nieosiągalny: { $why }.
error-ray-none = Na tym komputerze nie działa żaden klaster Ray. Bez --address uruchamia się lokalny.
error-ray-version = To jest wersja { $here }, a na klastrze Ray zainstalowano wersję { $there }.
error-ray-failed = Klaster Ray nie mógł rozegrać gier: { $why }
error-workers-die = Te gry przerwano razem z procesem (liczba prób: { $attempts }): { $games }. Może brakuje pamięci? Reszta jest zachowana.
error-game-failed = Grę { $number } z ziarnem { $seed } przerwał błąd: { $why }
error-game-stalled = Gra nie skończyła się po { $decisions } decyzjach.
error-extra-missing = Brakuje pakietu { $package }. Zainstaluj go poleceniem: pip install emberhold[{ $extra }]
error-results-place = Nie można zapisać { $path }: { $place } nie jest katalogiem na pliki albo nie istnieje.
error-results-folder = { $path } to katalog, a nie plik na wyniki.
error-results-missing = Nie ma pliku { $path }.
error-results-write = Nie można zapisać { $path }: { $why }.
error-results-read = Nie można odczytać { $path }: { $why }.
error-results-foreign = Plik { $path } nie zawiera wyników simulate --out. Wybierz inny plik.
error-campaigns-foreign = Plik { $path } nie zawiera kampanii zapisanych przez simulate --out. Wybierz inny plik.
error-change-form = „{ $given }” nie jest zmianą. Podaj KARTA.POLE=WARTOŚĆ, np. kindle.cost=3.
error-change-card = „{ $given }” nie jest kartą ani planszą gry { $game }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o „{ $nearest }”?
   *[no] {""}
}
error-change-field = { $card } nie ma pola „{ $given }”, które można zmienić. Ma: { $known }.
error-change-value = Nie można odczytać { $change }: { $why }.
error-change-game = Kart gry { $game } nie można zmienić na potrzeby serii.
error-change-twice = Karty są już zmienione ({ $given }). Najpierw cofnij tę zmianę.
error-kept-changed = Tę grę ({ $game }) rozegrano ze zmienionymi kartami: { $changes }. Odczytaj ją wewnątrz emberhold.lab.changes.changed(…) z tymi samymi zmianami.
error-save-changed = Gry ze zmienionymi kartami ({ $changes }) nie można zapisać: zapisana gra jest czytana z kartami wydrukowanymi. Pomiń --save.
error-keep-and-out = Nie można użyć naraz --keep i --out: wybierz jedną z tych opcji albo rozegraj serię dwa razy.
error-keep-packed = Gry są dopisywane do { $path } jedna po drugiej, więc w czasie zapisu plik nie może być spakowany. Pomiń „.gz” i spakuj plik później.
error-kept-foreign = { $path } nie zawiera gier z simulate --keep. Wybierz inny plik.
error-kept-differs = Zachowana gra { $number } nie przebiega tak jak wtedy: zapisała ją inna wersja albo zmieniono jej wiersz.
error-results-damaged = Plik { $path } jest uszkodzony i nie da się go odczytać. Rozegraj serię ponownie albo weź kopię.
error-results-columns = W pliku { $path } brakuje kolumn { $missing }; nie zapisała go ta wersja.
error-results-empty = W { $path } nie ma żadnych gier.
error-results-names = { $path }: wyniki mówią o czymś, czego ta wersja nie zna ({ $given }).
error-results-mixed = Pliki zawierają różne gry ({ $games }). Raport obejmuje tylko jedną naraz.
error-results-busy = Inne polecenie simulate właśnie zapisuje { $path }.
error-other-batch = Plik { $path } zawiera inną serię; różnice: { $points }. Wybierz inny plik albo usuń ten, żeby zacząć od nowa.
error-again-number = W pliku { $path } nie ma gry { $number }; ostatnia to { $last }.
error-again-differs = Gra { $number } z wersji { $version } przebiega inaczej: { $point } to teraz { $now }, a było { $then }.
error-file-missing = Który plik? emberhold { $command } PLIK
error-toml = { $path } nie jest sytuacją zapisaną w TOML: { $why }.
error-nothing-to-resume = W { $path } nie ma niedokończonej gry.
error-port-in-use = Port { $port } jest zajęty. Wybierz inny opcją --port albo 0, by wziąć dowolny wolny.
error-port-forbidden = Port { $port } wymaga specjalnych uprawnień. Wybierz numer od 1024 wzwyż.
error-host = Ten komputer nie może nasłuchiwać na „{ $given }”. Spróbuj 127.0.0.1 albo 0.0.0.0, by objąć wszystkie adresy.
error-url = „{ $given }” nie jest publicznym adresem takim jak https://games.example.org.
error-turn-hook = „{ $given }” nie jest adresem, pod który można wysyłać wiadomości, takim jak https://ntfy.example.org/.
error-mail-server = „{ $given }” nie jest adresem serwera pocztowego, takim jak smtp://nazwa:hasło@mail.example.org:587?from=table@example.org.
error-push-contact = „{ $given }” nie jest adresem kontaktowym, takim jak mailto:you@example.org lub https://example.org.
error-push-extra = Powiadomienia web push wymagają pakietu cryptography. Zainstaluj go poleceniem: pip install emberhold[push]

## campaign

help-campaign = Zagraj kampanię w terminalu. Jest zachowywana w jednym pliku po każdej odpowiedzi;
    zakończony rozdział zamyka się na zawsze.
example-campaign = Przykłady:
      emberhold campaign new
      emberhold campaign list
      emberhold campaign continue
      emberhold campaign show my.campaign
help-campaign-words = new z nazwą gry, list, continue, show albo story z plikiem kampanii (jeśli nie podano, ostatnio grana); jeśli nic nie podano, list
metavar-way = CO
campaign-list = Twoje kampanie
campaign-line = { $file }: { $game }, { $chapter } ({ $when })
campaign-none = Nie ma jeszcze żadnej kampanii. Aby ją rozpocząć: emberhold campaign new
campaign-kept = Kampania jest zachowana w pliku { $path }. Aby grać dalej: emberhold campaign continue
campaign-heading = { $heading } · { $chapter }
campaign-next = Rozdział jest zamknięty. Enter: do następnego, „{ $chapter }”
campaign-over = Kampania się skończyła.
campaign-nothing = Jeszcze nic.
campaign-sealed = { $things ->
    [one] { $things } rzecz jest jeszcze zapieczętowana.
    [few] { $things } rzeczy są jeszcze zapieczętowane.
   *[many] { $things } rzeczy jest jeszcze zapieczętowanych.
}
save-mended = Od tego czasu poprawiono zasady: { $lost ->
    [one] ostatnia odpowiedź już nie pasuje
    [few] ostatnie { $lost } odpowiedzi już nie pasują
   *[many] ostatnich { $lost } odpowiedzi już nie pasuje
} i gra toczy się dalej od wcześniejszej chwili. Dawny zapis jest w pliku { $path }.
error-campaign-way = „{ $given }” nie jest poleceniem kampanii. Możliwe: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-no-campaigns = Żadna z tych gier nie ma kampanii.
error-no-campaign-here = W { $path } nie ma kampanii, którą można kontynuować. Aby rozpocząć nową: emberhold campaign new

version-compiled = emberhold { $version } (silnik skompilowany)
version-sources = emberhold { $version } (silnik ze źródeł)

## backup

help-backup = Skopiuj stoły serwera do pliku podczas jego pracy albo przywróć taką kopię. Dotyczy SQLite; bazę
    PostgreSQL kopiuje się programem pg_dump.
example-backup = Przykłady:
      emberhold backup stoly-poniedzialek.sqlite
      emberhold backup stoly-poniedzialek.sqlite --restore --database przywrocone.sqlite
help-backup-file = plik kopii
help-restore = umieść kopię tam, gdzie nie ma jeszcze bazy
backup-written = Stoły skopiowano do { $path }.
backup-restored = Stoły przywrócono do { $path }.
error-backup-postgres = PostgreSQL ma własne narzędzia: pg_dump --format=custom kopiuje bazę, pg_restore ją przywraca.
error-backup-missing = Nie ma pliku { $path }.
error-backup-there = W { $path } jest już baza danych. Przenieś ją albo przywróć kopię gdzie indziej.
error-backup-write = Nie udało się zapisać kopii { $path }: { $why }.
error-backup-read = Kopii { $path } nie można użyć: { $why }.
error-no-message = Gra nie ma słów dla „{ $given }” w języku „{ $language }”: tej wiadomości brakuje w jej plikach.

## reports

help-reports = Wypisz, co gracze zgłosili osobie prowadzącej serwer: przy którym stole, na kogo i co ta osoba napisała.
example-reports = Przykłady:
      emberhold reports
      emberhold reports --database games.sqlite
reports-none = Nikt niczego nie zgłosił.
reports-box = { $when } · Pudełko „{ $title }” zgłosiło { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
 }.
  Zamknięcie: emberhold box close { $digest }
reports-head = { $when }, stół { $table }: zgłoszenie dotyczy: { $who } (miejsce { $seat }).
reports-by = Zgłoszenie z miejsca { $seats }. Napisano przy stole:
reports-nothing = (nic)

## box

help-box = Własne pudełka: foldery z kartami zapisanymi jako dane albo ich spakowane pliki.
example-box = Przykłady:
      emberhold box new my-box
      emberhold box new my-scenario --game relic
      emberhold box check my-box
      emberhold box play my-box
      emberhold box pack my-box
      emberhold box report my-box --card first-flame --against kindle
help-box-what = zacznij pudełko, sprawdź je, zagraj z nim, spakuj je do jednego pliku albo oceń jego zawartość; dla operatorów serwera: dodaj je do galerii lub usuń z niej, zamknij je lub otwórz ponownie
help-box-folder = folder pudełka albo jego spakowany plik; dla operatorów link do pudełka przechowywanego na serwerze
help-box-game = gra, do której jest nowe pudełko: { $games } (domyślnie pierwsza)
help-box-out = spakowany plik do zapisania (domyślnie: nazwany jak pudełko)
help-box-card = oceń tylko tę kartę, tego Maga albo tę Nemezis
help-box-against = porównaj z tym (domyślnie: z podobnymi drukowanymi)
help-box-pairs = ile par gier rozegrać (domyślnie: 300)
box-told-begun = { $path } jest teraz pudełkiem: zmień jego pliki, a potem sprawdź je poleceniem „emberhold box check { $path }”.
box-told-untold = { $name }: brak słów w językach: { $languages }; podano je w innym języku i oznaczono.
box-told-sound = { $title }: { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}, bez błędów. Przy stole: { $name }
box-told-packed = Spakowano do { $path }. Przy stole: { $name }
box-told-offer = „{ $title }” jest w galerii.
box-told-withdraw = „{ $title }” nie jest już w galerii.
box-told-close = Pudełko „{ $title }” jest zamknięte: nie można z nim otworzyć nowego stołu.
box-told-reopen = Pudełko „{ $title }” jest znów otwarte.
box-told-time = { $thing }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, około { $seconds } s.
box-told-verdict = { $thing }: pary gier z tymi samymi rozdaniami: { $pairs }
box-told-rates = Wygrane z tym: { NUMBER($with, style: "percent") }, bez tego: { NUMBER($without, style: "percent") }.
box-told-wins = Różnica w wygranych grach w punktach procentowych: { $mean } (przedział 95%: od { $low } do { $high }).
box-told-margin = { $judgement ->
    [better] Lepiej dla graczy
    [worse] Gorzej dla graczy
   *[open] Nierozstrzygnięte
}: wyrazistość wygranych i przegranych różni się o { $mean } pkt (przedział 95%: od { $low } do { $high }).
box-told-foe = { $judgement ->
    [better] Łatwiej z nim wygrać niż z tym, z czym go porównano.
    [worse] Trudniej z nim wygrać niż z tym, z czym go porównano.
   *[open] Nierozstrzygnięte: może być równie trudny do pokonania jak to, z czym go porównano.
}
box-told-bought = Pozyskane w { NUMBER($share, style: "percent") } gier, średnia liczba kopii na grę: { $copies }.
box-told-buyers = Kto pozyskuje: { $buyers }
box-told-buyer = { $mage } w { NUMBER($share, style: "percent") } swoich gier
box-told-course = { GIVEN($thing) ->
    [yes] { $thing }
   *[no] Podobne drukowane
}: liczba gier: { $games }. Połowa z nich trwała od { $low } do { $high } rund; mediana: { $middle }.
box-told-end = { NUMBER($share, style: "percent") }: { $how }
box-told-order = Wygrane gry w kolejności tur: { $shares }.
box-told-share = { NUMBER($share, style: "percent") }
box-told-met = Ktoś spotkał ją w { NUMBER($share, style: "percent") } partii (wszystkich: { $games }). Zmiana w tej turze, średnio:
box-told-measure = { $measure }: { $mean } (od { $low } do { $high }); drukowane karty tego rodzaju: { $usual }
box-told-rule = „{ $rule }” zadziałała w { NUMBER($share, style: "percent") } partii; średnio na partię: { $often }.
error-box-way = „{ $given }” to nie jest czynność dla pudełka. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-box-there = { $path } już istnieje i zostaje bez zmian. Podaj inną nazwę.
error-box-folder-name = Nazwa techniczna pudełka pochodzi od folderu; „{ $given }” nie ma liter od a do z. Podaj inną nazwę.
error-box-nothing-judged = W tym pudełku nie ma czego oceniać: ocenia się tylko karty zasobów, Magów, Nemezis, postacie i scenariusze.
error-box-thing = Nie ma „{ $given }” do porównania. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-box-judged = Nie można ocenić { $given_gen }: tylko karty zasobów, Magów i Nemezis.
