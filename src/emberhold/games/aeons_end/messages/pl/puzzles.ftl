### Puzzles of War Eternal.

puzzle-war-eternal-familiar = W dobrym towarzystwie
puzzle-war-eternal-familiar-about = Twój Chowaniec jest tym silniejszy, im więcej twoich Zaklęć leży przygotowanych obok niego.
puzzle-war-eternal-compass = Pożyczony ogień
puzzle-war-eternal-compass-about = Masz przygotowaną tylko jedną Iskrę. Wielkie Zaklęcie leży na stosie kart odrzuconych twojej sojuszniczki.
puzzle-war-eternal-cloaks = Nadgryzione przez mole
puzzle-war-eternal-cloaks-about = Każda zasłona Arcymaga pochłania 1 obrażenie z każdego ciosu, a każdy cios rozdziera jedną z nich.
puzzle-war-eternal-trophy = Jeszcze jedno na ścianę
puzzle-war-eternal-trophy-about = Quilius ma wszystkie pięć ładunków. Ślub zadaje 2 obrażenia za każde trofeum.
puzzle-war-eternal-colossal = Wstrzymać ogień
puzzle-war-eternal-colossal-about = Garu jest naładowany. Kolosalna Siła żywi się przygotowanymi Zaklęciami: 4 obrażenia za każde.
puzzle-war-eternal-lightning = Światło z błyskawicy
puzzle-war-eternal-lightning-about = Przygotowana Iluminacja uderza za każdym razem, gdy wzmacniasz lub otwierasz swoją Bramę.
puzzle-war-eternal-gloves = Para rękawic
puzzle-war-eternal-gloves-about = To, co rzuca Rękawica, wraca na twoją rękę, a wolna Brama przyjmie to znowu.
puzzle-war-eternal-sigil = Najpierw znak
puzzle-war-eternal-sigil-about = Sześć ładunków, Rękawica i dwa Zaklęcia. Brama Runiczna dodaje 2 obrażenia do tego, co się z niej rzuca.
puzzle-war-eternal-brand = Podaj dalej
puzzle-war-eternal-brand-about = Mist ma komplet ładunków. To, co rzuca Piętno, trafia na rękę sojuszniczki.
puzzle-war-eternal-siege = Zanim zapadnie noc
puzzle-war-eternal-siege-about = Gravehold ma 3 żywotności. Teraz kolej Nemezis: Robotnica kosztuje 1, a Noc bez Końca 2 za każde Zaklęcie tego, kto ma ich najwięcej przygotowanych.
puzzle-war-eternal-shell = Jeszcze jeden pocisk
puzzle-war-eternal-shell-about = Kolosalna Siła pochłania do czterech przygotowanych Zaklęć. Wzmocnionej Bramy można użyć w tej turze.
puzzle-war-eternal-ore = Ruda czy eter
puzzle-war-eternal-ore-about = Ruda Bram daje 2 eteru albo wzmacnia twoją najtańszą zamkniętą Bramę. Iluminacja patrzy.
