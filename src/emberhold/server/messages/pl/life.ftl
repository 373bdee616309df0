### A life beyond one game: puzzles, the day's challenge, statistics, deeds, notes. %name% is filled in by the page.

## Puzzles

web-puzzles = Zagadki
web-puzzles-lead = Pozycje z wyznaczonym celem. Pierwszy pomysł jest zwykle zły; wszystko można cofać, ile razy się chce.
web-puzzles-solved = Rozwiązane: %done% z %of%
web-puzzles-stars = Trudność %n% z %of%.
web-puzzles-done = Rozwiązana.
web-puzzle = Zagadka
web-puzzle-solved = Rozwiązane!
web-puzzle-failed = Nie tym razem.
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-next = Następna zagadka
web-puzzle-all = Wszystkie zagadki

## The challenge of the day

web-daily = Wyzwanie na %date%
web-daily-about = Te same karty i to samo szczęście dla wszystkich, przez cały dzień. Nowe wyzwanie pojawia się o północy czasu uniwersalnego (UTC).
web-daily-go = Podejmij wyzwanie
web-daily-again = Zagraj jeszcze raz
web-daily-row-one = %n% dzień z rzędu
web-daily-row-few = %n% dni z rzędu
web-daily-row-many = %n% dni z rzędu
web-daily-row-other = %n% dnia z rzędu

## Statistics and history

web-daily-yesterday-one = Wczoraj podjął je %n% gracz.
web-daily-yesterday-few = Wczoraj podjęło je %n% graczy.
web-daily-yesterday-many = Wczoraj podjęło je %n% graczy.
web-daily-yesterday-other = Wczoraj podjęło je %n% gracza.
web-daily-best-one = Najlepszy wynik: wygrana po %n% decyzji.
web-daily-best-few = Najlepszy wynik: wygrana po %n% decyzjach.
web-daily-best-many = Najlepszy wynik: wygrana po %n% decyzjach.
web-daily-best-other = Najlepszy wynik: wygrana po %n% decyzji.
web-daily-nobody = Nikt nie wygrał.
web-daily-longest = najdłużej: %n%
web-daily-played = zagrane
web-daily-open = niezagrane
web-daily-share = Udostępnij wynik
web-daily-shared = Skopiowano
web-you = Twoje gry
web-you-lead = To pamięta ta przeglądarka: jak kończyły się twoje gry i co było warte opowieści. Nic z tego nie jest nigdzie wysyłane.
web-you-sum = Jak poszło
web-you-nothing = Na razie żadnej zakończonej gry. Lekcje i zagadki się tu nie liczą.
web-you-rate = wygrane
web-you-streak = bieżąca seria wygranych
web-you-with = Twoja postać
web-you-against = Przeciwnik
web-you-wins = zwycięstwa
web-you-won = Wygrana
web-you-lost = Porażka
web-you-of-won = wygranych z %of%
web-you-between = prawdopodobnie od %low% do %high% na sto
web-you-best-row = najwięcej: %best%
web-you-last-games = Ostatnie gry, od najstarszej
web-you-minutes = minut: mediana czasu gry
web-you-shortest = najkrótsza %least%, najdłuższa %most%
web-you-long = od %from% do %to% minut: %count%
web-you-min = %n% min
web-you-games = rozegrane gry
web-you-weeks = ostatnie tygodnie (%n%), dzień po dniu
web-you-day = %day%: %count%
web-you-as-table = Pokaż jako tabelę
web-you-of = z %n%
web-you-by-foe = wygrane według przeciwnika
web-you-by-figure = wygrane według postaci
web-you-level = Poziom trudności
web-you-by-level = wygrane według poziomu
web-you-soft = Znacznik to odsetek wygranych. Miękki pasek pokazuje, gdzie prawdopodobnie leży prawdziwa siła gry: im więcej gier, tym jest krótszy. Pojawia się po trzech grach.
web-you-all = Wszystkie gry
web-you-first = Zagraj pierwszą grę
web-you-all-games-one = Pokaż %n% grę
web-you-all-games-few = Pokaż wszystkie %n% gry
web-you-all-games-many = Pokaż wszystkie %n% gier
web-you-all-games-other = Pokaż wszystkie %n% gry
web-you-deeds = Czyny
web-you-history = Historia
web-you-kind-lesson = lekcja
web-you-kind-puzzle = zagadka
web-you-kind-daily = wyzwanie dnia
web-you-file = Zabierz to ze sobą
web-you-file-about = Wyeksportuj wszystko do pliku i wczytaj w innej przeglądarce. Gry, które są już znane, nie liczą się podwójnie.
web-you-export = Eksportuj
web-you-import = Wczytaj plik
web-you-imported-one = Wczytano %n% grę.
web-you-imported-few = Wczytano %n% gry.
web-you-imported-many = Wczytano %n% gier.
web-you-imported-other = Wczytano %n% gry.
web-you-import-wrong = To nie jest historia Emberhold albo plik jest uszkodzony. Niczego nie zmieniono.
web-you-forget = Usuń całą historię
web-you-forget-about = Historia, czyny i rozwiązane zagadki zostaną usunięte z tej przeglądarki. Gry, które są jeszcze na serwerze, wrócą przy następnym otwarciu tej strony.
web-you-forget-yes = Usuń

## Deeds

web-deed-waits = Jeszcze do opowiedzenia
web-deed-first-fire = Przy ogniu
web-deed-first-fire-how = Rozegraj grę do końca.
web-deed-first-fire-told = Było miejsce przy ogniu i opowieść wysłuchana do końca.
web-deed-first-light = Pierwsze światło
web-deed-first-light-how = Wygraj grę.
web-deed-first-light-told = Noc ustąpiła po raz pierwszy i już wiadomo, dlaczego o tym śpiewają.
web-deed-last-stone = Ostatni kamień
web-deed-last-stone-how = Wygraj, gdy Gravehold ma 5 punktów żywotności lub mniej.
web-deed-last-stone-told = Kiedy opadł kurz, w Gravehold stał jeszcze jeden mur. To wystarczyło.
web-deed-by-a-thread = Na włosku
web-deed-by-a-thread-how = Wygraj, mając 2 punkty życia lub mniej.
web-deed-by-a-thread-told = Jeszcze jeden cios i byłaby to już cudza opowieść. Nie padł.
web-deed-from-the-ashes = Z popiołów
web-deed-from-the-ashes-how = Wygraj po trzech porażkach z rzędu.
web-deed-from-the-ashes-told = Trzy razy znoszono cię z pola walki. Za czwartym razem już nie.
web-deed-three-torches = Trzy pochodnie
web-deed-three-torches-how = Wygraj trzy gry z rzędu.
web-deed-three-torches-told = Trzy noce, trzy pochodnie i żadna nie zgasła.
web-deed-four-shadows = Cztery cienie
web-deed-four-shadows-how = Pokonaj każde z czterech Nemezis z Wiecznej Wojny.
web-deed-four-shadows-told = Tytan, megiera, korona i zasłona: każde przyszło po miasto i każde trafiło na ciebie.
web-deed-many-faces = Wiele twarzy
web-deed-many-faces-how = Wygraj sześcioma różnymi postaciami.
web-deed-many-faces-told = Przy ogniu wymienia się sześć imion i każde z nich było twoje.
web-deed-three-hearths = Trzy paleniska
web-deed-three-hearths-how = Wygraj w trzech różnych grach.
web-deed-three-hearths-told = Przy każdym palenisku czeka na ciebie miejsce.
web-deed-alone = W pojedynkę przeciw ciemności
web-deed-alone-how = Pokonaj Nemezis jednym Magiem.
web-deed-alone-told = Nikt nie przyszedł z pomocą. I nikt nie musiał.
web-deed-side-by-side = Ramię w ramię
web-deed-side-by-side-how = Wygraj grę, w której uczestniczy ktoś jeszcze.
web-deed-side-by-side-told = Przy stole był ktoś jeszcze i opowiecie to razem.
web-deed-long-night = Długa noc
web-deed-long-night-how = Wygraj grę, w której zapadło co najmniej 400 decyzji.
web-deed-long-night-told = Świece dopaliły się dwa razy, zanim było po wszystkim.
web-deed-worth-a-song = Warte pieśni
web-deed-worth-a-song-how = Przegraj dziesięć gier.
web-deed-worth-a-song-told = Dziesięć porażek i powrót po każdej z nich. O tym są najlepsze pieśni.
web-deed-every-morning = Co rano
web-deed-every-morning-how = Zagraj w wyzwanie dnia w siedem różnych dni.
web-deed-every-morning-told = Przez siedem poranków dzień miał coś dla ciebie.
web-deed-riddle = Drugie spojrzenie
web-deed-riddle-how = Rozwiąż zagadkę.
web-deed-riddle-told = Pierwszy pomysł był zły, ale cię nie zwiódł.
web-deed-riddler = Niełatwo cię zwieść
web-deed-riddler-how = Rozwiąż dwanaście zagadek.
web-deed-riddler-told = Dwanaście razy oczywisty ruch leżał na wierzchu i dwanaście razy tam został.

## Notes, calls, the simple view

web-notes = Moje notatki
web-notes-about = Tylko dla ciebie: zostają w tej przeglądarce, przy tym stole i miejscu.
web-notes-kept = Zapisano.
web-notes-not-kept = Ta przeglądarka niczego nie zapisuje: notatki znikną razem ze stroną.
web-settings-notify = Powiadom mnie o mojej turze, gdy strona jest w tle
web-settings-notify-not = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Decydują o tym jej własne ustawienia.
web-settings-call = Zawiadom mnie, gdy przy tym stole przyjdzie moja kolej, a nie mam otwartej strony
web-settings-call-topic = Temat
web-settings-call-about = Osoba prowadząca ten serwer przekazuje wiadomość na telefon lub pocztę. Wiadomość podaje tylko, która gra i które miejsce czekają, a o kartach nic nie mówi. Temat jest jak hasło: wybierz taki, którego nikt nie zgadnie.
web-settings-call-on = Od teraz wiadomości przychodzą pod tym tematem.
web-settings-call-off = Wiadomości już nie przychodzą.
web-settings-beginner = Prosty widok: większe litery, samoczynne podpowiedzi i tylko to, co najważniejsze
