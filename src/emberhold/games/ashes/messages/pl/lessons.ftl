### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Pierwszy pojedynek
lesson-ashes-first-about = Dziesięć minut jako Aradel Summergaard przeciw rannemu Coalowi Roarkwinowi.
lesson-ashes-first-part-dice = Karty i kości
lesson-ashes-first-part-unit = Twoja pierwsza jednostka
lesson-ashes-first-part-attack = Reakcje i ataki
lesson-ashes-first-part-last = Ostatni atak
lesson-ashes-first-aim = Jesteś Odrodzoną, Aradel Summergaard. Naprzeciw stoi Coal Roarkwin: gdy będzie miał tyle ran, ile życia, wygrasz. Jest już ranny.
lesson-ashes-first-hand = To twoja Pierwsza Piątka. Na początku każdej rundy możesz odrzucić karty i dobrać inne; zachowaj wszystkie.
lesson-ashes-first-foe = Zaczyna Coal. Medytuje, żeby obrócić kość, a potem płaci kośćmi za Rycerza Młota, sprzymierzeńca, który cię zaatakuje.
lesson-ashes-first-dice = Twoje kości to środki na tę rundę. Każda pokazuje symbol: podstawowy, klasowy albo symbol mocy. Silniejszym symbolem zawsze można zapłacić za słabszy.
lesson-ashes-first-turn = W swojej turze masz jedną główną i jedną poboczną akcję. Potem gra przeciwnik, i tak na zmianę, aż oboje spasujecie.
lesson-ashes-first-ready-spell = Zagraj Przywołanie Błękitnego Jaguara. Gotowe zaklęcie zostaje w księdze zaklęć i można go używać wielokrotnie.
lesson-ashes-first-ability = Poboczna akcja: zdolność Aradel, Wodny Podmuch, zadaje Rycerzowi 2 obrażenia.
lesson-ashes-first-attacked = Coal odpowiada. Nie masz jednostki, która mogłaby blokować, więc atak Rycerza trafia prosto w ciebie.
lesson-ashes-first-activate = Potrzebujesz kogoś na polu bitwy. Aktywuj zaklęcie, które leży w księdze zaklęć.
lesson-ashes-first-pay = Aktywacja kosztuje 2 symbole podstawowe, a te opłacisz każdą kością. Zaproponowano najtańszy sposób zapłaty; przyjmij go.
lesson-ashes-first-alteration = Poboczną akcją wzmocnij Błękitnego Jaguara: dołącz do niego Zbroję z Korzeni. Będzie miał więcej życia.
lesson-ashes-first-watch = Coal wprowadza do gry Żelaznego Rzemieślnika.
lesson-ashes-first-reaction = Gdy jednostka wchodzi do gry, możesz zareagować: spojrzenie Jaguara wyczerpuje ją, więc nie może ani atakować, ani blokować.
lesson-ashes-first-choose-die = Tym razem wybierz kość samodzielnie: wydaj klasę natury, a moc iluzji zachowaj na później.
lesson-ashes-first-die-power = Kość może działać sama. Moc iluzji wyczerpuje jedną z kości przeciwnika: zostanie mu mniej kości do płacenia.
lesson-ashes-first-attack = Obie jego jednostki są wyczerpane: nikt nie zablokuje. Zaatakuj samego Odrodzonego.
lesson-ashes-first-exhausted = Kto zaatakował, jest wyczerpany do końca rundy. Coal wykorzystuje to przeciw Jaguarowi.
lesson-ashes-first-second-spell = Brakuje jeszcze dwóch ran. Przygotuj następne przywołanie i zakończ turę. Coal nie ma już czym płacić.
lesson-ashes-first-spirits = Przywołaj Duszki Mgieł: jednego za zaklęcie, drugiego za jeszcze jedną kość.
lesson-ashes-first-last-attack = Teraz zaatakuj oboma Duszkami naraz. Wybierz je jeden po drugim.
lesson-ashes-first-resolve = Atakujących rozpatruje się po jednym, w dowolnej kolejności.
lesson-ashes-first-end = Coal padł, a ty wygrywasz pojedynek. Kości, zaklęcia, które zostają, jednostki, które atakują i blokują: oto Ashes.

## Paying with dice

lesson-ashes-dice = Płacenie kośćmi
lesson-ashes-dice-about = Dwie tury: którą kością za co się płaci i jak zdobyć potrzebny symbol.
lesson-ashes-dice-faces = Kośćmi rzucono na początku rundy. Każda należy do jednego rodzaju magii i pokazuje jeden z trzech symboli: podstawowy, klasowy albo symbol mocy.
lesson-ashes-dice-cost = Koszt jest podany na karcie. Żelazny Rzemieślnik kosztuje główną akcję i 2 symbole podstawowe. Zagraj go.
lesson-ashes-dice-choose = Za symbol podstawowy zapłacisz każdą kością. Zaproponowano sposób zapłaty; tym razem wybierz jednak kości samodzielnie i wydaj dwie z symbolem podstawowym, żeby silne zostały.
lesson-ashes-dice-class = Zbroja z Korzeni to poboczna akcja i kosztuje 1 klasę natury: zapłacisz za nią tylko kością natury z symbolem klasowym albo symbolem mocy. Dołącz ją do Rzemieślnika. Na tym kończy się tura: jedna główna akcja, jedna poboczna.
lesson-ashes-dice-meditate = Coal spasował. Stopione Złoto wymaga 2 symboli mocy natury, a taki symbol pokazuje tylko jedna kość. Medytuj: za każdą odrzuconą kartę, tutaj ze stosu doboru, możesz obrócić kość na dowolną ściankę.
lesson-ashes-dice-gold = Teraz obie kości natury pokazują symbol mocy. Zagraj Stopione Złoto i wylej je na Coala: 3 rany.
lesson-ashes-dice-end = Mocą zapłacisz za klasę, a klasą za symbol podstawowy, nigdy odwrotnie. Czego nie dał rzut, da medytacja.

## Blocking and guarding

lesson-ashes-blocking = Blokowanie i osłanianie
lesson-ashes-blocking-about = Dwa rodzaje ataku, kto może stanąć na drodze i ile kosztuje kontratak.
lesson-ashes-blocking-kinds = Są dwa rodzaje ataku. Na Odrodzonego wysyłasz tyle jednostek, ile chcesz, a każdą może zablokować jedna jednostka. Gdy atakujesz jednostkę, inni mogą ją tylko osłonić.
lesson-ashes-blocking-unit = Rycerz Młota jest groźny: zaatakuj go. Wybierz samego Błękitnego Jaguara, a potem Rycerza jako cel.
lesson-ashes-blocking-guard = Zamiast Rycerza cios przyjął Pozłotnik: osłaniać może Odrodzony albo jednostka ze zdolnością Osłona Jednostki. Twój Jaguar jest wyczerpany; do końca rundy ani nie atakuje, ani nie blokuje.
lesson-ashes-blocking-answer = Coal wysyła na ciebie Rycerza. Blokować może każdy, kto nie jest wyczerpany: niech zrobi to mały Duszek Mgieł. Wszystkie obrażenia otrzyma blokujący, choćby był najsłabszy.
lesson-ashes-blocking-counter = Blokujący może kontratakować, ale to go wyczerpuje, albo nie odpowiadać na cios. Przeciw 3 punktom życia 1 obrażenie nic nie da: nie kontratakuj.
lesson-ashes-blocking-back = Teraz po drugiej stronie nikt nie zablokuje: Rycerza wyczerpał atak. Wyślij Żelaznego Nosorożca na samego Coala.
lesson-ashes-blocking-end = Kto atakuje albo kontratakuje, ten później nie zablokuje. Zanim wyślesz swoich, policz po obu stronach niewyczerpane jednostki.

## Ready spells

lesson-ashes-spells = Zaklęcia, które zostają
lesson-ashes-spells-about = Księga zaklęć, wyczerpanie i to, co wraca z nową rundą.
lesson-ashes-spells-ready = Większość zaklęć działa tylko raz. Gotowe zaklęcie zostaje: zagraj Przywołanie Duszka Mgieł, a znajdzie się ono w twojej księdze zaklęć. Potem zakończ turę.
lesson-ashes-spells-stays = Coal nie ma nic do zagrania, więc pasuje. Aktywuj zaklęcie: wprowadza ono do gry Duszka Mgieł, a za dodatkowy symbol podstawowy drugiego. Potem zakończ turę.
lesson-ashes-spells-exhausted = Na zaklęciu leży teraz żeton wyczerpania: w tej rundzie tego zaklęcia już nie użyjesz. Spasuj. Gdy spasujecie jedno po drugim, runda się skończy.
lesson-ashes-spells-recovery = W fazie odnowienia goją się rany, a z każdej karty znika jeden żeton wyczerpania. Kości, które ci zostały, możesz zachować albo wyczerpać, aby rzucić nimi na nowo w następnej rundzie: wyczerp wszystkie.
lesson-ashes-spells-again = Nowa runda: kośćmi już rzucono, na ręce znów masz pięć kart, a zaklęcie jest gotowe do użycia. Aktywuj je ponownie; jeden Duszek wystarczy.
lesson-ashes-spells-end = To, co zostaje, działa co rundę. Dwa lub trzy dobre gotowe zaklęcia zagrane na początku są warte więcej niż pełna ręka.
