### Puzzles of War Eternal.

puzzle-war-eternal-familiar = W dobrym towarzystwie
puzzle-war-eternal-familiar-about = Twój Chowaniec jest tym silniejszy, im więcej twoich Zaklęć leży przygotowanych obok niego.
puzzle-war-eternal-compass = Pożyczony ogień
puzzle-war-eternal-compass-about = Masz przygotowaną tylko jedną Iskrę. Wielkie Zaklęcie leży na stosie kart odrzuconych twojej sojuszniczki.
puzzle-war-eternal-cloaks = Nadgryzione przez mole
puzzle-war-eternal-cloaks-about = Każda zasłona Arcymaga pochłania 1 obrażenie z każdego ciosu, a każdy cios rozdziera jedną z nich.
puzzle-war-eternal-trophy = Jeszcze jedno na ścianę
puzzle-war-eternal-trophy-about = Quilius ma wszystkie 5 Ładunków. Ślub zadaje 2 obrażenia za każde Trofeum.
puzzle-war-eternal-colossal = Wstrzymać ogień
puzzle-war-eternal-colossal-about = Garu jest naładowany. Kolosalna Siła żywi się przygotowanymi Zaklęciami: 4 obrażenia za każde.
puzzle-war-eternal-lightning = Światło z błyskawicy
puzzle-war-eternal-lightning-about = Przygotowana Iluminacja uderza za każdym razem, gdy wzmacniasz lub otwierasz swoją Bramę.
puzzle-war-eternal-gloves = Para rękawic
puzzle-war-eternal-gloves-about = Zaklęcie aktywowane dzięki Rękawicy wraca na twoją rękę i można je znów przygotować na wolnej Bramie.
puzzle-war-eternal-sigil = Najpierw znak
puzzle-war-eternal-sigil-about = Masz 6 Ładunków, Rękawicę i dwa Zaklęcia. Zaklęcie aktywowane z Bramy Runicznej zadaje o 2 obrażenia więcej.
puzzle-war-eternal-brand = Podaj dalej
puzzle-war-eternal-brand-about = Mist ma komplet Ładunków. Zaklęcie aktywowane dzięki Piętnu trafia na rękę sojuszniczki.
puzzle-war-eternal-siege = Zanim zapadnie noc
puzzle-war-eternal-siege-about = Gravehold ma 3 punkty żywotności. Teraz kolej na Nemezis: Robotnica odbierze 1, a Noc bez Końca po 2 za każde Zaklęcie gracza, który ma ich przygotowanych najwięcej.
puzzle-war-eternal-shell = Jeszcze jeden pocisk
puzzle-war-eternal-shell-about = Kolosalna Siła pochłania maksymalnie cztery przygotowane Zaklęcia. Wzmocnionej Bramy można użyć w tej turze.
puzzle-war-eternal-ore = Ruda czy eter
puzzle-war-eternal-ore-about = Ruda Bram daje 2 eteru albo wzmacnia twoją zamkniętą Bramę o najniższym koszcie wzmocnienia. Iluminacja czuwa.

## Goals of puzzles found in games

puzzle-target-power = Odrzuć w tej turze { $card_acc }.
puzzle-target-minion = Usuń w tej turze z gry { $card_acc }.
puzzle-target-life = Doprowadź w tej turze do tego, by Nemezis miała najwyżej { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}.
puzzle-target-breach = Otwórz w tej turze Bramę { $number } { $mage_gen }.
