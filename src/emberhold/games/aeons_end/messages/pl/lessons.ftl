### Lessons: what a teacher says at the table.

## A first game

lesson-war-eternal-first = Pierwsza gra
lesson-war-eternal-first-about = Dziesięć minut u boku Gex przeciw rannemu Mrocznemu Tytanowi.
lesson-war-eternal-first-part-turn = Twoja pierwsza tura
lesson-war-eternal-first-part-second-turn = Zaklęcia i Bramy
lesson-war-eternal-first-part-strikes = Nemezis kontratakuje
lesson-war-eternal-first-part-stronger = Silniejsze Zaklęcia
lesson-war-eternal-first-part-last = Ostatni cios
lesson-war-eternal-first-aim = Jesteś Mist. Razem z Gex walczysz z Nemezis. Gdy jego życie spadnie do 0, wygrywacie obie; to Nemezis, które tu widzisz, jest już ranne.
lesson-war-eternal-first-gravehold = To Gravehold, miasto za waszymi plecami. Jeśli jego żywotność spadnie do 0 albo wszyscy Magowie będą wyczerpani, przegracie.
lesson-war-eternal-first-hand = Zaczyna się twoja tura. Masz na ręce pięć kart: Klejnoty dają eter do wydania, Zaklęcia zadają obrażenia.
lesson-war-eternal-first-own-gem = Najpierw zagraj swój Klejnot: daje eter, a twoja sojuszniczka może od razu przygotować Zaklęcie. Kliknij podświetloną kartę albo podświetloną odpowiedź poniżej.
lesson-war-eternal-first-crystals = Teraz zagraj trzy Kryształy. Każdy daje 1 eteru; obok pytania widać, ile go masz.
lesson-war-eternal-first-prep = Zaklęcia nie aktywuje się od razu. Przygotuj je teraz na otwartej Bramie; aktywujesz je w swojej następnej turze.
lesson-war-eternal-first-buy = Wydaj eter na rynku zasobów. Postrzępiona Błyskawica zadaje 3 obrażenia, trzy razy więcej niż Iskra. Karta trafi na twój stos kart odrzuconych.
lesson-war-eternal-first-order = Tutaj nigdy nie tasuje się talii. Gdy się skończy, odwraca się stos kart odrzuconych tak, jak leży: karty wrócą w tej kolejności, w jakiej je odrzucasz.
lesson-war-eternal-first-friend = O kolejności tur decyduje mała talia kart, więc nikt nie wie, kto będzie następny. Teraz kolej na Gex: zobacz, co robi.
lesson-war-eternal-first-nemesis-turn = Nemezis rozegrało swoją turę. Karty w grze działają co turę: Moc traci żeton i uderza, gdy zniknie ostatni; Poplecznik uderza, dopóki żyje.
lesson-war-eternal-first-cast = Tura zaczyna się fazą aktywacji. Aktywuj przygotowaną Iskrę.
lesson-war-eternal-first-minion = Zaatakować Nemezis czy jego Poplecznika? Dopóki Robotnica z Katakumb żyje, rani was co turę. Najpierw zajmij się nią.
lesson-war-eternal-first-second-turn = Potem znów faza główna: najpierw zagraj Klejnoty.
lesson-war-eternal-first-prep-again = Brama I jest znów wolna, więc przygotuj na niej następną Iskrę.
lesson-war-eternal-first-open = Jedno Zaklęcie na Bramę: więcej otwartych Bram to więcej obrażeń co turę. Otwórz Bramę II i od razu jej użyj.
lesson-war-eternal-first-no-shuffle = Talia się skończyła, więc odwrócono stos kart odrzuconych: Postrzępiona Błyskawica, odrzucona jako pierwsza, jako pierwsza trafiła na rękę.
lesson-war-eternal-first-unleash = Wyzwolenie to własne uderzenie tego Nemezis; wywołują je karty. Gracze wspólnie wybierają, jaką szkodę ponieść: niech to będą obrażenia, i to twoje, bo masz jeszcze sporo życia.
lesson-war-eternal-first-share = I jeszcze raz. Tym razem niech otrzyma je Gex: dzielcie się obrażeniami, żeby nikt nie został wyczerpany.
lesson-war-eternal-first-watch = Gex dalej walczy z Robotnicą i wzmacnia Bramę: wzmocnienie jest tańsze niż otwarcie i pozwala w tej turze przygotować na Bramie Zaklęcie.
lesson-war-eternal-first-two-spells = Masz dwie otwarte Bramy i dwie Iskry. Aktywuj obie przeciw Robotnicy.
lesson-war-eternal-first-give = Twój Klejnot pozwala Gex przygotować Zaklęcie w twojej turze. Wygrywają Magowie, którzy współpracują.
lesson-war-eternal-first-stronger = Teraz przygotuj na Bramie I nowe Zaklęcie, Postrzępioną Błyskawicę.
lesson-war-eternal-first-buy-again = Pozyskaj jeszcze jedną. Kilka silnych kart, które szybko wracają, jest lepszych niż wiele słabych.
lesson-war-eternal-first-gravehold-pays = Tym razem niech ucierpi Gravehold. Ma dość żywotności, ale sam jej nie odzyskuje.
lesson-war-eternal-first-kill = Gex zabija Robotnicę: o jedno zagrożenie mniej. Za resztę eteru pozyskuje Ładunek.
lesson-war-eternal-first-lightning = Aktywuj Postrzępioną Błyskawicę przeciw Nemezis: 3 obrażenia. Potem odrzuć kartę, której nie potrzebujesz, żeby wzmocnić Bramę.
lesson-war-eternal-first-focus = Wzmocnij własną Bramę III: każde wzmocnienie obraca ją o ćwierć obrotu, a w pełni obrócona otwiera się.
lesson-war-eternal-first-power = Serce Nicości uderzy, gdy znikną jego żetony. Moc można powstrzymać na czas: zapłać to, co podano po słowach „ABY ODRZUCIĆ”. Tu kosztuje to karty z ręki, ale warto.
lesson-war-eternal-first-charges = Ładunki pozwalają użyć zdolności z arkusza Maga: gdy zbierze się ich dość, raz dzieje się coś wielkiego. Gex zbiera je, a zarazem atakuje.
lesson-war-eternal-first-last-turn = Znasz już przebieg tury: Klejnoty, potem Zaklęcia, potem rynek.
lesson-war-eternal-first-full = Zapełnij obie Bramy. Nemezis jest prawie pokonane.
lesson-war-eternal-first-spend = Niewykorzystany eter przepada na końcu tury, więc wydaj go na lepszy Klejnot; przyda się później.
lesson-war-eternal-first-storm = Gex aktywuje wszystko, co ma.
lesson-war-eternal-first-finish = Jeszcze jeden cios. Aktywuj Postrzępioną Błyskawicę przeciw Nemezis i zakończ tę walkę.
lesson-war-eternal-first-end = Zwycięstwo! Umiesz już grać: następne lekcje pokazują dokładniej Bramy, talie bez tasowania oraz Moce i Popleczników.

## Breaches

lesson-war-eternal-breaches = Bramy
lesson-war-eternal-breaches-about = Wzmacnianie, otwieranie, przygotowanie i aktywacja: gdzie czekają Zaklęcia.
lesson-war-eternal-breaches-what = Masz cztery Bramy. Tylko na otwartej możesz co turę przygotować Zaklęcie bez płacenia. Brama I jest otwarta, pozostałe są zamknięte.
lesson-war-eternal-breaches-focus = Masz 9 eteru. Najpierw wzmocnij Bramę II: to tanie, obraca Bramę o ćwierć obrotu i pozwala w tej turze przygotować na niej Zaklęcie.
lesson-war-eternal-breaches-closed = Przygotuj na niej teraz Iskrę. Pamiętaj: ta Brama jest nadal zamknięta.
lesson-war-eternal-breaches-open = Otwarcie kosztuje więcej, ale działa do końca gry. Otwórz Bramę III.
lesson-war-eternal-breaches-bonus = Zaklęcia aktywowane z otwartych Bram III i IV zadają o 1 obrażenie więcej. Przygotuj na Bramie III najlepsze Zaklęcie.
lesson-war-eternal-breaches-third = Druga Iskra trafia na Bramę I. Nic więcej nie zrobisz, więc tura się kończy i gra Gex.
lesson-war-eternal-breaches-cast-bonus = Twoja faza aktywacji. Postrzępiona Błyskawica zadaje 3 obrażenia i jeszcze 1 dzięki Bramie III. Możesz odrzucić kartę, aby uzyskać drugi efekt; dziś nie trzeba.
lesson-war-eternal-breaches-must = Zaklęcie na zamkniętej Bramie trzeba aktywować w następnej turze: nie może czekać.
lesson-war-eternal-breaches-may-wait = Zaklęcie na otwartej Bramie może poczekać na lepszą chwilę. Mimo to je aktywuj.
lesson-war-eternal-breaches-end = W jednej turze trzy Bramy dały 6 obrażeń. Wzmacniaj, gdy brakuje eteru, otwieraj, gdy możesz: tak rośnie siła Maga.

## Decks that are not shuffled

lesson-war-eternal-order = Talie bez tasowania
lesson-war-eternal-order-about = Co najpierw odrzucisz, to najpierw wróci.
lesson-war-eternal-order-empty = Twoja talia i stos kart odrzuconych są puste. To, co teraz zagrasz i pozyskasz, dobierzesz za chwilę, dokładnie w tej kolejności.
lesson-war-eternal-order-play = Zagraj Klejnoty: razem dadzą 5 eteru.
lesson-war-eternal-order-gain = Pozyskaj Postrzępioną Błyskawicę. Pozyskana karta od razu trafia na stos kart odrzuconych, więc leży na nim pierwsza, na samym spodzie.
lesson-war-eternal-order-choose = Na końcu tury wybierasz, w jakiej kolejności odrzucić zagrane karty. Z tych sześciu dobierzesz pięć: ostatniej nie zobaczysz. Odrzuć swój Klejnot przed Kryształami.
lesson-war-eternal-order-came = Stos odwrócono bez tasowania, więc masz na ręce Postrzępioną Błyskawicę, swój Klejnot i trzy Kryształy. Czwarty Kryształ czeka w talii.
lesson-war-eternal-order-use = Karta pozyskana w poprzedniej turze jest gotowa już teraz, bo znasz kolejność. Przygotuj ją.
lesson-war-eternal-order-end = Planuj odrzucanie: mocne Zaklęcia obok Klejnotów, słabe karty tam, gdzie nie przeszkadzają.

## Powers and minions

lesson-war-eternal-powers = Moce i Poplecznicy
lesson-war-eternal-powers-about = Co czeka, co uderza co turę i jak to powstrzymać.
lesson-war-eternal-powers-three-kinds = Karta Nemezis to Atak, Poplecznik albo Moc. Ataki działają od razu. Poplecznicy i Moce zostają w grze: oto po jednej takiej karcie.
lesson-war-eternal-powers-minion = Robotnica z Katakumb ma 3 punkty życia i co turę Nemezis wywołuje Wyzwolenie. Postrzępiona Błyskawica wystarczy, żeby ją zabić.
lesson-war-eternal-powers-rest = Gdy Poplecznika już nie ma, każde Zaklęcie trafia w Nemezis.
lesson-war-eternal-powers-power = Kolizja Planarna to Moc z ostatnim żetonem: na początku następnej tury Nemezis straci go i uderzy.
lesson-war-eternal-powers-price = Jak powstrzymać Moc, podano na niej po słowach „ABY ODRZUCIĆ”. Ta wymaga dwóch przygotowanych Zaklęć. Przygotuj dwie Iskry.
lesson-war-eternal-powers-stop = Teraz zapłać: odrzuć obie Iskry, a Moc opuści grę, zanim uderzy.
lesson-war-eternal-powers-end = Licz żetony, czytaj cenę i decyduj na czas: dwa słabe Zaklęcia to mniejsza strata niż to, co miało nadejść.
