### Lessons: what a teacher says at the table. Nothing that is sealed is told here.

## A first chapter

lesson-legacy-first = Pierwszy Rozdział
lesson-legacy-first-about = Dziesięć minut na początku kampanii: imiona, opowieść i dwie rundy pierwszej walki.
lesson-legacy-first-part-story = Początek opowieści
lesson-legacy-first-part-turn = Twoja pierwsza tura
lesson-legacy-first-part-together = Ramię w ramię
lesson-legacy-first-part-round = Druga runda
lesson-legacy-first-part-last = Co zostaje
lesson-legacy-first-campaign = Legacy to kampania: szereg Rozdziałów, z których każdy jest osobną rozgrywką. Decyzje z jednego obowiązują we wszystkich następnych. Ten stół służy tylko do nauki, więc nic z niego nie zostanie.
lesson-legacy-first-story = Opowieść czyta się na stronach, przed Rozdziałem i po nim. Ta otwiera księgę: przeczytaj ją.
lesson-legacy-first-sheet = Teraz każdy wybiera arkusz Maga. Na początku wszyscy Magowie mają takie same możliwości; na arkuszu jest miejsce na to, czego twój się nauczy.
lesson-legacy-first-name = Nadaj swojemu Magowi imię. Będzie widnieć na kartach tury w każdym Rozdziale. Tutaj weź to, które jest podświetlone.
lesson-legacy-first-sealed = Te dziewięć stosów to wasz pierwszy rynek zasobów. Wszystko inne w pudełku jest zapieczętowane: karty, zasady, wrogowie. Otwiera się je, gdy każe opowieść, i nic tutaj nie zdradzi tego wcześniej.
lesson-legacy-first-page = Odwróć kartkę: druga strona prowadzi do pierwszej walki.
lesson-legacy-first-aim = To Wszechostrze, a 99 punktów życia to dla uczniów o wiele za dużo. Jeśli żywotność Gravehold spadnie do 0 albo obaj Magowie będą wyczerpani, przegracie.
lesson-legacy-first-mentors = Nie jesteście jednak sami: gdy karta mówi „Wsparcie”, rozpatruje się wierzchnią kartę tej talii i pomagają wam mentorzy. Do tego czasu trzeba wytrwać.
lesson-legacy-first-gems = Twoja tura. Zagraj cztery Kryształy: każdy daje 1 eteru, który wydasz w tej turze.
lesson-legacy-first-prep = Zaklęć nie aktywuje się od razu. Przygotuj Iskrę na otwartej Bramie; aktywujesz ją w swojej następnej turze.
lesson-legacy-first-buy = Wydaj 4 eteru na silniejsze Zaklęcie: Spopielająca Pięść zadaje 3 obrażenia. Karta trafi na twój stos kart odrzuconych.
lesson-legacy-first-friend = Teraz gra Bubda i robi to samo. Wygrywacie i przegrywacie razem, a rozmawiać możecie o wszystkim.
lesson-legacy-first-minion = To tura Nemezis. Pełzacz Zagłady jest Poplecznikiem i uderza w każdej takiej turze: dowolny gracz otrzymuje 1 obrażenie. Decydujecie wspólnie; weź je na siebie.
lesson-legacy-first-assist = Potem Nemezis dobrało Atak: Wyzwolenie zraniło Gravehold, a Wsparcie wezwało Mist, która zadała 10 obrażeń. Pomoc zapisano na tych samych kartach, które was ranią.
lesson-legacy-first-cast = Tura zaczyna się fazą aktywacji. Aktywuj Iskrę przeciw Pełzaczowi: co żyje, uderzy znowu.
lesson-legacy-first-again = Potem faza główna. Jak zawsze najpierw Klejnoty.
lesson-legacy-first-open = Otwarcie Bramy II kosztuje 4 eteru i działa do końca tej rozgrywki: dwie otwarte Bramy to dwa Zaklęcia na turę. Potem przygotuj Iskrę.
lesson-legacy-first-share = Znowu Pełzacz. Tym razem niech obrażenie otrzyma Bubda, żeby nikt nie został wyczerpany za wcześnie.
lesson-legacy-first-watch = Pojawił się drugi Poplecznik, Trzaskacz Pancernik, który niszczy Gravehold. Zajmuje się nim Bubda.
lesson-legacy-first-no-shuffle = Talii nigdy się nie tasuje: stos kart odrzuconych odwrócono tak, jak leżał, i Spopielająca Pięść, pozyskana na początku, trafiła na rękę jako pierwsza. Teraz aktywuj Iskrę przeciw Pełzaczowi.
lesson-legacy-first-stronger = Przygotuj Pięść, zagraj Kryształy i pozyskaj drugą. Kilka dobrych kart, które często wracają, jest wartych więcej niż wiele słabych.
lesson-legacy-first-strikes = Nemezis uderza trzy razy: Pełzacz zadaje 1 obrażenie, a Atak kosztuje 2 punkty życia i Klejnot. Podzielcie straty: jeden cios weź na siebie, drugi niech przyjmie Bubda, a do tego odrzuć jeden ze swoich Kryształów.
lesson-legacy-first-second = I znów pomoc: Dezmodia zadaje 10 obrażeń. Talia, która wyniszcza was, wyniszcza też Wszechostrze. Bubda dalej walczy z Trzaskaczem.
lesson-legacy-first-kill = Pełzacz ma jeszcze 2 punkty życia, a Pięść zadaje 3 obrażenia: pokonaj go.
lesson-legacy-first-kept = Po Rozdziale życie, karty na ręce, talie i Bramy wracają do stanu początkowego. Imiona, naklejki na arkuszach i kartach, rynek zasobów i odblokowane zasady zostają. Naklejek nie da się odkleić, więc decydujcie razem.
lesson-legacy-first-last-turn = Dokończ turę: przygotuj Iskrę, zagraj Kryształy i pozyskaj Mglisty Wir, który lubi towarzystwo na Bramach.
lesson-legacy-first-end = Tak zaczyna się Legacy. Graj tu dalej, jak chcesz, weź następną lekcję albo zacznij własną kampanię: to, co się w niej stanie, zostanie.

## Two ways to win

lesson-legacy-ways = Dwie drogi do zwycięstwa
lesson-legacy-ways-about = Pokonać samo Nemezis albo wszystko, co zsyła.
lesson-legacy-ways-two = Wygrywacie, gdy Nemezis nie ma już życia. Ma 20 punktów i potrwałoby to za długo. Jest jednak druga droga.
lesson-legacy-ways-count = Jego talia jest pusta. Jeśli na końcu tury w grze nie będzie też żadnego Poplecznika ani żadnej Mocy, przetrwacie i wygracie.
lesson-legacy-ways-minion = W grze są dwie karty. Zacznij od Poplecznika: ma 3 punkty życia, a Spopielająca Pięść zadaje 3 obrażenia.
lesson-legacy-ways-price = Moc opuszcza grę, gdy zapłacisz to, co podano po słowach „ABY ODRZUCIĆ”. Ta kosztuje 4 eteru: zagraj Kryształy.
lesson-legacy-ways-stop = Teraz zapłać. W grze nic nie zostanie, a tura się skończy.
lesson-legacy-ways-end = Zwycięstwo, choć Nemezis zostało 20 punktów życia. Gdy jego talia się kończy, zamiast w nie uderzać, usuwajcie to, co jest w grze: przy pustej talii każde dobranie to trzykrotne Wyzwolenie.

## Exhausted

lesson-legacy-exhausted = Wyczerpanie to nie koniec
lesson-legacy-exhausted-about = Co się dzieje przy 0 punktów życia i kto za to płaci.
lesson-legacy-exhausted-what = Masz 1 punkt życia, Bubda ma 2. Mag z 0 punktów życia jest wyczerpany i nie może już otrzymywać punktów życia. Jeśli wyczerpani będą wszyscy, gra jest przegrana.
lesson-legacy-exhausted-prep = Przygotuj Iskrę i zakończ turę. Potem kolej na Nemezis.
lesson-legacy-exhausted-choose = Poplecznik zadaje 2 obrażenia dowolnemu graczowi. Jedno z was zostanie wyczerpane; niech padnie na ciebie.
lesson-legacy-exhausted-spill = Tobie wystarczyło 1 obrażenie. Nadmiarowe, też 1, otrzymał w podwójnej liczbie Gravehold. Najtaniej jest więc zostać wyczerpanym bez nadmiaru.
lesson-legacy-exhausted-plays-on = Wyczerpany Mag gra dalej. Aktywuj Iskrę przeciw Poplecznikowi.
lesson-legacy-exhausted-main = Przygotuj też Pięść i zakończ turę: możesz wszystko to, co przedtem.
lesson-legacy-exhausted-double = Znów Poplecznicy. Mimo wyczerpania można wybrać także ciebie: Gravehold otrzyma wtedy dwa razy tyle, ale Bubda się utrzyma. Weź na siebie oba ciosy.
lesson-legacy-exhausted-end = Gravehold otrzymał 4 obrażenia, potem 2, a wy gracie dalej. Pilnujcie ostatniego niewyczerpanego Maga i liczcie podwójnie.

## Three breaches

lesson-legacy-breaches = Trzy Bramy
lesson-legacy-breaches-about = Wzmacnianie, otwieranie, przygotowanie: co trzeba aktywować, a co może poczekać.
lesson-legacy-breaches-what = Mag zaczyna z trzema Bramami. Brama I jest otwarta, II i III są zamknięte. Żadna nie dodaje obrażeń; to miejsca na Zaklęcia, po jednym na każdej.
lesson-legacy-breaches-focus = Masz 9 eteru. Wzmocnienie Bramy II kosztuje 2: Brama obraca się o ćwierć obrotu i można jej użyć w tej turze, ale pozostaje zamknięta. Przygotuj na niej Iskrę.
lesson-legacy-breaches-open = Otwarcie Bramy III kosztuje 7 i działa do końca gry. Otwórz ją i przygotuj na niej drugą Iskrę.
lesson-legacy-breaches-haze = Mglisty Wir trafia na Bramę I. Zadaje 2 obrażenia, a o 1 więcej, jeśli przy aktywacji masz przygotowane dwa inne Zaklęcia.
lesson-legacy-breaches-friend = Najpierw tura, którą rozegra Bubda. Twoje Zaklęcia czekają.
lesson-legacy-breaches-cast = Twoja faza aktywacji; kolejność wybierasz ty. Najpierw Wir, póki leżą obie Iskry: 3 obrażenia.
lesson-legacy-breaches-must = Iskrę z Bramy II trzeba aktywować: na zamkniętej Bramie nic nie może czekać.
lesson-legacy-breaches-may = Iskra na Bramie III może poczekać, bo ta Brama jest otwarta. Zachowaj ją i zakończ fazę aktywacji.
lesson-legacy-breaches-end = Wzmacniaj, gdy brakuje eteru, otwieraj, gdy cię stać, i zastanów się przed aktywacją: Zaklęciem, które czeka, można zapłacić za Moc, a Wir będzie silniejszy.

## Decks that are not shuffled

lesson-legacy-order = Talie bez tasowania
lesson-legacy-order-about = Co odrzucisz najpierw, to najpierw wróci.
lesson-legacy-order-empty = Twoja talia i stos kart odrzuconych są puste. To, co w tej turze zagrasz i pozyskasz, dobierzesz za chwilę, dokładnie w tej kolejności.
lesson-legacy-order-play = Zagraj Klejnoty. Starożytny Cyjanolit daje 2 eteru, każdy Kryształ 1: razem 6.
lesson-legacy-order-gain = Pozyskaj za 4 Spopielającą Pięść. Pozyskana karta od razu trafia na stos kart odrzuconych, więc dobierzesz ją jako pierwszą.
lesson-legacy-order-second = Pozostałe 2 eteru wystarczą na Czakram Ognia: 2 obrażenia. Trafi na Pięść i wróci jako drugi.
lesson-legacy-order-choose = Na końcu tury wybierasz, w jakiej kolejności odrzucić zagrane karty. Kart jest siedem, a dobierzesz pięć. Niech najpierw trafi na stos Starożytny Cyjanolit: wtedy poczekają dwa Kryształy.
lesson-legacy-order-came = Stos odwrócono tak, jak leżał: Pięść, Czakram, Cyjanolit i dwa Kryształy. Dwa pozostałe Kryształy są następne w talii.
lesson-legacy-order-use = Znów twoja tura, a nowe Zaklęcie jest już na ręce. Przygotuj je na Bramie I.
lesson-legacy-order-end = Talię, której się nie tasuje, można zaplanować: co ma szybko wrócić, pozyskaj na początku, a słabe karty odrzucaj na końcu.

## The turn-order deck

lesson-legacy-turns = Kto będzie następny
lesson-legacy-turns-about = Co mówi talia tur i jak długo Moc może poczekać.
lesson-legacy-turns-six = Talia tur ma sześć kart: dwie są twoje, dwie ma Bubda, a dwie Nemezis. Tasuje się ją dopiero wtedy, gdy jest pusta. Te cztery już dobrano.
lesson-legacy-turns-left = Zostało więc po jednej karcie każdego Maga, a kart Nemezis nie ma już wcale. Nie wiadomo, która będzie pierwsza, ale Nemezis musi poczekać na obie.
lesson-legacy-turns-power = Ta Moc ma ostatni żeton: uderzy na początku następnej tury Nemezis, a jej odrzucenie kosztuje 4 eteru. Przedtem jednak rozegrasz jeszcze jedną turę.
lesson-legacy-turns-spend = Wykorzystaj więc tę turę na rozwój: przygotuj Iskrę, zagraj Kryształy i pozyskaj Spopielającą Pięść.
lesson-legacy-turns-again = Dobrano twoją kartę tury. Najpierw aktywuj Iskrę.
lesson-legacy-turns-last-chance = W talii tur jest już tylko jedna karta: gra Bubda, a potem talię się tasuje i następna może być tura Nemezis. Przygotuj Iskrę i zagraj Kryształy.
lesson-legacy-turns-stop = Masz 4 eteru i ostatnią bezpieczną chwilę, by go wydać: zapłać za odrzucenie Mocy.
lesson-legacy-turns-end = Masz nowe Zaklęcie, a Moc i tak nie uderzyła. Przed każdą turą sprawdź, co zostało w talii tur, i zdecyduj, co nie może czekać.
