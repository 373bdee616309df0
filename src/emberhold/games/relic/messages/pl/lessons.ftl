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
lesson-relic-first-mission = Po ukończonej misji od razu przychodzi następna: Przeciw przewadze wymaga pokonania dwóch wrogów razem. I znów twoja tura. Rzuć kością.
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
lesson-relic-inward-price = Szczelina przesuwa cię o jedno pole, a za 8 wpływów o jeszcze jedno. Na końcu drogi wpływy są nic niewarte: zapłać.
lesson-relic-inward-harm = Każde pole tutaj czegoś od ciebie chce. Tytan Chaosu „Mals Furia” żąda zasobu albo 2 punktów Życia. Kielich co turę trochę cię leczy, więc oddaj Życie.
lesson-relic-inward-road = Twoja następna tura: tu nie rzuca się kością, co turę idzie się o jedno pole zgodnie ze strzałką. Nikt nie eksploruje, nikt nie zawraca, a każde pole kąsa.
lesson-relic-inward-end = Przyjdź więc z Życiem, Wolą i kartami Mocy, nie tylko z relikwią: droga ma osiem pól, a na jej końcu ostatnie słowo ma scenariusz.
