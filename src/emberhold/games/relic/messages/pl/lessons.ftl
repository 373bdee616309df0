### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Pierwsza podróż
lesson-relic-first-about = Tura w roli Komisarza: ruch, eksploracja, walka, rozwój i droga do środka.
lesson-relic-first-aim = To wyścig. Kto dość się wzmocni, zdobędzie relikwię i pierwszy przejdzie sektor wewnętrzny aż na pole pośrodku, ten ma tam ostatnie słowo.
lesson-relic-first-you = Jesteś Komisarzem: Siła 4, Wola 3, Spryt 2 i 5 punktów Życia. Drugi gracz jest już w sektorze wewnętrznym i traci turę, więc mamy czas.
lesson-relic-first-turn = Tura ma cztery fazy: ruch, eksplorację, działanie i doświadczenie. Przejdźmy przez wszystkie.
lesson-relic-first-roll = Ruch: rzuć kością. Przesuwasz się dokładnie o tyle pól po swoim sektorze, w jedną albo w drugą stronę.
lesson-relic-first-way = Wypadło 3. Hangary Tytanów mają dwa czerwone znaki: z czerwonymi zagrożeniami walczy się zwykle Siłą, a to twoja mocna strona. Idź tam.
lesson-relic-first-explore = Eksploracja: za każdy znak położono kartę. Dwie bandy Orków, obie walczą Siłą, więc walczą razem: 5 i 2, a ich kość pokazuje 4. Potrzebujesz więcej niż 11.
lesson-relic-first-prepare = Działanie, czyli walka: najpierw przygotowania. Karta Mocy daje zdolność albo liczbę, nigdy jedno i drugie. Ładunek wyłomowy dodaje 4.
lesson-relic-first-number = Teraz rzut. Zamiast rzucać kością, możesz zagrać kartę Mocy jako liczbę: Pewna ręka to 4. Razem masz 4 + 4 + 4 = 12 przeciw 11.
lesson-relic-first-won = Wygrana! Obie bandy są teraz twoimi trofeami, a misja wymagała Orka: jest ukończona i dostajesz nagrodę.
lesson-relic-first-level = Doświadczenie: trofeum jest warte tyle co wróg, a każde 6 punktów wydanych razem to poziom. Wydaj je.
lesson-relic-first-end = Oto tura. W narożnikach sektora zewnętrznego można coś kupić i przejść do środka; trzy ukończone misje to relikwia, a relikwia otwiera Szczelinę. Graj dalej, jak chcesz, albo weź następną lekcję.

## Missions

lesson-relic-missions = Misje i relikwie
lesson-relic-missions-about = Czego wymaga misja i co dają trzy ukończone.
lesson-relic-missions-what = Każdy ma jedną misję. Twoja, Przejąć inicjatywę, wymaga pokonania trzech wrogów; dwóch już się na niej liczy.
lesson-relic-missions-enemy = Stoją przed tobą Orkowi zabijacy: trzeci wróg. Nie ma czego przygotowywać; przejdź do walki.
lesson-relic-missions-roll = Ich kość pokazuje 2, więc mają 5. Masz Siłę 4: rzuć.
lesson-relic-missions-reward = Zadanie wykonane: nagroda jest twoja od razu, a karta leży wśród ukończonych misji. Dalej.
lesson-relic-missions-three = Trzy ukończone misje. W fazie doświadczenia można je wymienić na relikwię: zrób to.
lesson-relic-missions-relic = Odsłonięto dwie relikwie, jedna będzie twoja. Weź Kielich świtu.
lesson-relic-missions-end = Relikwia to silny zasób, którego nikt nie ukradnie, i klucz do sektora wewnętrznego. Wybieraj więc misje, które leżą po drodze.

## Corruption

lesson-relic-corruption = Spaczenie
lesson-relic-corruption-about = Karty uśpione i działające, groźna szósta i sposób, żeby się ich pozbyć.
lesson-relic-corruption-what = To karty Spaczenia. Liczbę na dobranej karcie porównuje się z tym, ile ich masz, łącznie z nią: jeśli nie jest większa, kartę się odkrywa i zaczyna ona działać.
lesson-relic-corruption-asleep = Dwie twoje działają i cię osłabiają; dwie jeszcze śpią zakryte. Nie porównuje się ich ponownie, ale się liczą.
lesson-relic-corruption-six = Z szóstą kartą dopełnia się spaczenie: przepadają karty Mocy, trofea i wpływy, a z nimi postać. Masz cztery.
lesson-relic-corruption-test = Pomoże Antiański Świat-Świątynia: udany test Woli o trudności 8 pozwala odrzucić maksymalnie dwie karty. Spróbuj; nie potrzebujesz do tego karty.
lesson-relic-corruption-roll = Do Woli, która wynosi 4, dodajesz wynik rzutu. Rzuć kością.
lesson-relic-corruption-clean = Test zdany. Wybierz dwie karty do odrzucenia: szkodzą te, które działają.
lesson-relic-corruption-end = Niektóre karty Spaczenia są darem, a kilka nie szkodzi. Ale pilnuj ich liczby: od czterech każda następna to niebezpieczeństwo.
