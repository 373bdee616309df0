### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Pierwsza podróż
lesson-relic-first-about = Trzy tury w roli Komisarza: ruch, eksploracja, walka, zakupy, misje i rozwój.
lesson-relic-first-part-move = Ruch
lesson-relic-first-part-battle = Walka
lesson-relic-first-part-shop = Uzbrojenie
lesson-relic-first-part-mission = Druga misja
lesson-relic-first-aim = To wyścig. Trzeba się wzmocnić i zdobyć relikwię, a kto pierwszy dojdzie przez sektor wewnętrzny na pole pośrodku planszy, ten ma tam ostatnie słowo.
lesson-relic-first-you = Jesteś Komisarzem: Siła 4, Wola 3, Spryt 2 i 5 punktów Życia. Drugi gracz traci turę, więc mamy czas.
lesson-relic-first-turn = Tura ma cztery fazy: ruch, eksplorację, działanie i doświadczenie. Przejdźmy przez wszystkie.
lesson-relic-first-roll = Ruch: rzuć kością. Przesuwasz się po swoim sektorze dokładnie o tyle pól, ile wypadnie, w jedną albo w drugą stronę.
lesson-relic-first-way = Wypadło 3. Hangary Tytanów mają dwa czerwone symbole: z czerwonymi zagrożeniami walczy się zwykle na Siłę, a to twoja mocna strona. Idź tam.
lesson-relic-first-explore = Eksploracja: za każdy symbol wyłożono kartę. To dwie bandy Orków; z obiema walczy się na Siłę, więc walczą razem: 5 i 2, a ich kość pokazuje 4. Potrzebujesz więcej niż 11.
lesson-relic-first-prepare = Działanie, czyli walka: najpierw przygotowanie. Karta Mocy daje zdolność albo stopień mocy, nigdy jedno i drugie. Ładunek wyłomowy dodaje 4.
lesson-relic-first-number = Teraz rzut. Zamiast rzucać, możesz zagrać kartę Mocy jako wynik: stopień mocy karty Pewna ręka to 4. Razem 4, 4 i 4 to 12 przeciw 11.
lesson-relic-first-won = Wygrana! Obie bandy są teraz twoimi trofeami, a misja wymagała pokonania Orka: jest ukończona i otrzymujesz nagrodę.
lesson-relic-first-level = Doświadczenie: trofeum jest warte tyle, ile wynosi wartość wroga, a każde 6 punktów wydanych razem to poziom. Wydaj trofea.
lesson-relic-first-mission = Po ukończonej misji od razu przychodzi następna. „Przeciw przewadze” wymaga pokonania dwóch wrogów razem. I znów twoja tura. Rzuć kością.
lesson-relic-first-corner = Wypadło 4. Dokładnie cztery pola dalej leży Flota Bojowa Antias: pole narożne bez zagrożeń. Na takich polach działa tekst w ramce. Idź tam.
lesson-relic-first-shop = Ramka daje wybór: kupić Uzbrojenie albo zapłacić 2 wpływy i przejść do sektora środkowego. Masz 7 wpływów: zobaczmy, co tu sprzedają.
lesson-relic-first-buy = Odsłonięto trzy karty. Abordażowe ostrze łańcuchowe kosztuje 2 wpływy i dodaje 2 w każdej walce na Siłę. Kup je; na dziś wystarczy.
lesson-relic-first-other = Teraz gra Usankcjonowany Psionik: rusza się, zdaje test Woli (suma atrybutu i wyniku na kości nie może być mniejsza niż trudność testu) i ogląda karty, które dopiero nadejdą.
lesson-relic-first-back = Twoja tura. Rzuć i z kolejną czwórką wróć do Hangarów Tytanów: wrogów kładzie się tam na nowo, a twoja misja wymaga właśnie dwóch.
lesson-relic-first-gear = Znów dwaj wrogowie, z którymi walczy się na Siłę, 3 i 2, więc walczą razem. Przed rzutem możesz użyć jednej broni: weź ostrze łańcuchowe.
lesson-relic-first-fight = Ich kość pokazuje 2, więc mają 7. Masz Siłę 5 i 2 z ostrza. Rzuć.
lesson-relic-first-reward = 12 przeciw 7, i to dwóch naraz: misja ukończona. Nagrodą jest poziom i 1 punkt wybranego atrybutu. Weź Siłę.
lesson-relic-first-level-again = Doświadczenie: wydaj trofea, które są podświetlone; 6 punktów daje następny poziom, a nadwyżka przepada. Co zachowasz, wydasz później.
lesson-relic-first-end = Cztery poziomy, broń i dwie ukończone misje. Trzecia da relikwię, a relikwia otwiera drogę do środka. Graj dalej, jak chcesz, albo wybierz następną lekcję.

## Missions

lesson-relic-missions = Misje i relikwie
lesson-relic-missions-about = Czego wymaga misja i na co wymienia się trzy ukończone misje.
lesson-relic-missions-what = Każdy ma jedną misję. Twoja, „Przejąć inicjatywę”, wymaga pokonania trzech wrogów; dwóch już na niej policzono.
lesson-relic-missions-enemy = Stoją przed tobą Orkowi zabijacy: trzeci wróg. Nie masz czego przygotowywać; przejdź do walki.
lesson-relic-missions-roll = Ich kość pokazuje 2, więc mają razem 5. Ty masz Siłę 4: rzuć.
lesson-relic-missions-reward = Zadanie wykonane: nagroda jest twoja od razu, a karta leży wśród ukończonych misji. Dalej.
lesson-relic-missions-three = Masz trzy ukończone misje. W fazie doświadczenia można je wymienić na relikwię: zrób to.
lesson-relic-missions-relic = Odsłonięto dwie relikwie, jedna będzie twoja. Weź Kielich świtu.
lesson-relic-missions-end = Relikwia to silny zasób, którego nikt nie ukradnie, i klucz do sektora wewnętrznego. Wybieraj więc misje, które masz po drodze.

## Corruption

lesson-relic-corruption = Spaczenie
lesson-relic-corruption-about = Karty uśpione i działające, szósta karta i sposób, by się ich pozbyć.
lesson-relic-corruption-what = To karty Spaczenia. Liczbę aktywacji dobranej karty porównuje się z tym, ile kart Spaczenia masz, łącznie z dobraną: jeśli nie jest większa, kartę się odkrywa i zaczyna ona działać.
lesson-relic-corruption-asleep = Dwie z twoich kart działają i cię osłabiają; dwie leżą zakryte i jeszcze śpią. Nie porównuje się ich ponownie, ale się liczą.
lesson-relic-corruption-six = Szósta karta oznacza spaczenie: przepadają karty Mocy, trofea i wpływy, a z nimi postać. Masz cztery karty.
lesson-relic-corruption-test = Pomoże Antiański Świat-Świątynia: zdany test Woli o trudności 8 pozwala odrzucić maksymalnie dwie karty. Spróbuj; nie potrzebujesz do tego żadnej karty.
lesson-relic-corruption-roll = Do Woli, która wynosi 4, dodajesz wynik rzutu. Rzuć kością.
lesson-relic-corruption-clean = Test zdany. Wybierz dwie karty do odrzucenia: szkodzą te, które działają.
lesson-relic-corruption-end = Niektóre karty Spaczenia są darem, a kilka kart nie szkodzi. Pilnuj jednak ich liczby: gdy masz już cztery, każda następna to niebezpieczeństwo.

## The way inward

lesson-relic-inward = Droga do środka
lesson-relic-inward-about = Relikwia, Szczelina w Osnowie i droga tylko w jedną stronę.
lesson-relic-inward-where = Jesteś w sektorze środkowym. Sektor wewnętrzny, z polem, które rozstrzyga grę, zaczyna się od Szczeliny w Osnowie; wchodzi się tam tylko przez pole Strażnik Szczeliny.
lesson-relic-inward-key = Kluczem jest relikwia, a jedną masz: Kielich świtu. Pokazuje się ją, ale nie oddaje. Na pole Strażnika trzeba trafić dokładnie: rzuć kością.
lesson-relic-inward-enter = Wypadło 2, czyli Strażnik. Kto ma relikwię, może stamtąd od razu wejść do Szczeliny w Osnowie. Zrób to.
lesson-relic-inward-price = Szczelina przesuwa cię o jedno pole, a za 8 wpływów jeszcze o jedno. Na końcu drogi wpływy są nic niewarte: zapłać.
lesson-relic-inward-harm = Każde pole tutaj czegoś od ciebie chce. Tytan Chaosu „Mals Furia” żąda zasobu albo 2 punktów Życia. Kielich co turę trochę cię leczy, więc oddaj Życie.
lesson-relic-inward-road = Twoja następna tura: tu nie rzuca się kością, co turę idzie się o jedno pole zgodnie ze strzałką. Nikt nie eksploruje, nikt nie zawraca, a każde pole kąsa.
lesson-relic-inward-end = Przyjdź więc z Życiem, Wolą i kartami Mocy, nie tylko z relikwią: droga ma osiem pól, a na jej końcu ostatnie słowo ma scenariusz.

## Threats

lesson-relic-threats = Co leży na polu
lesson-relic-threats-about = Wydarzenia, wrogowie, spotkania i zasoby oraz przebieg testu.
lesson-relic-threats-order = Nie każde zagrożenie jest wrogiem. W fazie działania wszystko, co leży na twoim polu, rozpatruje się w tej kolejności: wydarzenia, wrogowie, spotkania, zasoby. Tu leży po jednej karcie każdego rodzaju.
lesson-relic-threats-event = Najpierw wydarzenie. Koszmary wymagają testu Woli o trudności 6: twoja Wola wynosi 3, więc na kości potrzeba co najmniej 3. Naturalna jedynka zawsze oznacza porażkę. Rzuć kością.
lesson-relic-threats-explodes = Szóstka! Szóstka wybucha: rzucasz jeszcze jedną kością i dodajesz jej wynik, w testach tak samo jak w walce. Rzuć ponownie.
lesson-relic-threats-enemy = Test zdany, dobierasz kartę Mocy. Wydarzenie zostaje odrzucone, a teraz walczysz z wrogiem: Mutanci padlinożercy, Siła 2. Nie potrzebujesz do tego żadnej karty: przejdź dalej, a potem rzuć.
lesson-relic-threats-encounter = Wygrana. Pora na spotkanie: Plac musztry proponuje test Siły o trudności 8. Nie jest obowiązkowy, ale przy Sile 4 masz duże szanse. Zgódź się, a potem rzuć.
lesson-relic-threats-asset = 8 wystarczy: masz teraz Siłę 5. Na końcu jest zasób i po prostu go dostajesz: Weteran gwardii dodaje odtąd 2 w każdej walce na Siłę.
lesson-relic-threats-end = Porażka lub remis kończy fazę: spotkania i zasoby, których strzeże wróg, zostają na polu i czekają na tego, kto go pokona.

## A lost battle

lesson-relic-defeat = Przegrana walka
lesson-relic-defeat-about = Ile kosztuje porażka i co zostaje, gdy Życie spadnie do 0.
lesson-relic-defeat-life = Został ci 1 punkt Życia. Przegrana walka kosztuje 1 punkt Życia i kończy fazę działania; remis tylko kończy fazę.
lesson-relic-defeat-forms = Dwaj wrogowie o różnych atrybutach to dwie osobne walki, a kolejność wybierasz ty. Żadna nie wygląda dobrze. Zacznij od Złomowego łazika.
lesson-relic-defeat-roll = Jego kość pokazuje 5: razem z jego 6 daje to 11. Masz Siłę 4, więc pomoże tylko szóstka, która wybucha. Rzuć i przekonaj się.
lesson-relic-defeat-lost = 6 przeciw 11. Ostatni punkt Życia przepadł i twoja postać zostaje pokonana: tracisz karty Mocy, trofea i wpływy, a tura się kończy.
lesson-relic-defeat-kept = To jednak nie koniec gry. Zasoby, misje, poziomy i karty Spaczenia zostają u ciebie.
lesson-relic-defeat-sanctuary = Wracasz do Sanktuarium św. Antiasa z początkowym Życiem i stamtąd zaczniesz następną turę.
lesson-relic-defeat-end = Zanim się ruszysz, spójrz więc na Życie. Gdy zostają 1 lub 2 punkty, wydaj trofea, lecz się albo wybierz spokojne pole: porażka kosztuje najwięcej tego, kto dużo niesie.

## Winning

lesson-relic-victory = Koniec drogi
lesson-relic-victory-about = Trzy ostatnie pola i zwycięstwo w wyścigu.
lesson-relic-victory-where = O tym, jak się wygrywa, mówi scenariusz. W tym jest to proste: wygrywa od razu ta postać, która pierwsza dotrze na pole pośrodku.
lesson-relic-victory-road = Co turę idziesz o jedno pole zgodnie ze strzałką, bez rzutu. Ta tura prowadzi do Fortecy Khorne’a, dwa pola od środka. Wymaga ona testu Siły o trudności 12.
lesson-relic-victory-fortress = Masz Siłę 4: jedna kość nie wystarczy. Nerwy ze stali dodają 4 do testu. Zagraj tę kartę.
lesson-relic-victory-passed = 4, 4 i 5 to 13: test zdany. Porażka kosztowałaby 1 punkt Siły i 1 punkt Życia, ale i tak idzie się dalej. Zakończ turę.
lesson-relic-victory-maze = Labirynt Tzeentcha to test poziomu o trudności 12, a na poziomie 0 nikt go nie zda. Zabiera zasób albo 2 wpływy. Wpływy są już nic niewarte: oddaj je.
lesson-relic-victory-rival = Usankcjonowany Psionik idzie tą samą drogą, trzy pola za tobą. Jeszcze jedna jego tura, a potem twoja.
lesson-relic-victory-end = Wchodzisz na pole pośrodku i wygrywasz. Inne scenariusze wymagają tam więcej, często ostatniej walki: przeczytaj arkusz scenariusza, zanim wyruszysz.

## A nemesis

lesson-relic-nemesis = Nemezis przy stole
lesson-relic-nemesis-about = Kto gra przeciw wszystkim i jak z nim walczyć.
lesson-relic-nemesis-what = W wariancie Wrogowie Imperium jedna osoba prowadzi nie postać, lecz nemezis: tutaj jest to Moarn Sercoskrzep. Nemezis nie ściga się do środka. Zbiera niesławę, a mając 25 punktów, od razu wygrywa. Moarn ma ich 12.
lesson-relic-nemesis-turns = Gdy wszystkie postacie rozegrają swoje tury, swoją ma nemezis: porusza się jak ty, ale nigdy nie wchodzi do sektora wewnętrznego, i walczy z postaciami albo z tym, co wysyła przeciw niej Imperium.
lesson-relic-nemesis-roll = Moarn jest dwa pola dalej, na polu Kościane Mokradła. Rzuć na ruch.
lesson-relic-nemesis-move = Wypadło 2: dokładnie tyle, ile trzeba. Idź na to pole.
lesson-relic-nemesis-attack = Postać, która kończy ruch na polu nemezis, może z nią walczyć zamiast eksplorować. Zrób to.
lesson-relic-nemesis-prepare = Nemezis przygotowuje się i rzuca pierwsza: Siła 5 i wynik 3 to razem 8. Ty przygotowujesz się dopiero teraz, gdy już to wiesz. Ładunek wyłomowy dodaje 4: zagraj go.
lesson-relic-nemesis-won = 13 przeciw 8. Moarn traci 1 punkt Życia, a ty dostajesz nagrodę z jego listu gończego: 3 wpływy. Przysługuje ona każdej postaci za każde zwycięstwo.
lesson-relic-nemesis-end = Pilnuj niesławy nemezis tak samo jak rywali na drodze do środka. Zagrodzić jej drogę powinien ten, kto jest mocny w jej atrybucie.
