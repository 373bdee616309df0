### Aeon’s End: War Eternal: names of cards, mages, nemeses, zones and headings.
### Cards: .gen genitive, .acc accusative. Nemeses: .gen .dat .acc .ins.

## Game and suggested markets

game-war-eternal = Aeon’s End: Wieczna Wojna
market-deck-destruction = Wyniszczenie Talii
market-play-it-again = Zagraj to jeszcze raz

## Mages

mage-dezmodia = Dezmodia
    .gender = f
    .gen = Dezmodii
    .dat = Dezmodii
    .acc = Dezmodię
    .ins = Dezmodią
mage-garu = Garu
    .gender = m
    .gen = Garu
    .dat = Garu
    .acc = Garu
    .ins = Garu
mage-gex = Gex
    .gender = f
    .gen = Gex
    .dat = Gex
    .acc = Gex
    .ins = Gex
mage-mazahaedron = Mazahaedron
    .gender = m
    .gen = Mazahaedrona
    .dat = Mazahaedronowi
    .acc = Mazahaedrona
    .ins = Mazahaedronem
mage-mist = Mist
    .gender = f
    .gen = Mist
    .dat = Mist
    .acc = Mist
    .ins = Mist
mage-quilius = Quilius
    .gender = f
    .gen = Quilius
    .dat = Quilius
    .acc = Quilius
    .ins = Quilius
mage-ulgimor = Ulgimor
    .gender = m
    .gen = Ulgimora
    .dat = Ulgimorowi
    .acc = Ulgimora
    .ins = Ulgimorem
mage-yan-magda = Yan Magda
    .gender = f
    .gen = Yan Magdy
    .dat = Yan Magdzie
    .acc = Yan Magdę
    .ins = Yan Magdą

## Mages: titles

mage-ulgimor-title = Cienista Bestia

## Nemeses

nemesis-umbra-titan = Mroczny Tytan
    .gen = Mrocznego Tytana
    .dat = Mrocznemu Tytanowi
    .acc = Mrocznego Tytana
    .ins = Mrocznym Tytanem
nemesis-gate-witch = Megiera Bram
    .gen = Megiery Bram
    .dat = Megierze Bram
    .acc = Megierę Bram
    .ins = Megierą Bram
nemesis-magus-of-cloaks = Arcymag Zasłony
    .gen = Arcymaga Zasłony
    .dat = Arcymagowi Zasłony
    .acc = Arcymaga Zasłony
    .ins = Arcymagiem Zasłony

## Starter cards

card-crystal = Kryształ
    .gen = Kryształu
    .acc = Kryształ
card-spark = Iskra
    .gen = Iskry
    .acc = Iskrę
card-oblivion-shard = Strzęp Zapomnienia
    .gen = Strzępu Zapomnienia
    .acc = Strzęp Zapomnienia

## Gems

card-erratic-ingot = Nieregularny Monokryształ
    .gen = Nieregularnego Monokryształu
    .acc = Nieregularny Monokryształ
card-volcanic-glass = Szkło Wulkaniczne
    .gen = Szkła Wulkanicznego
    .acc = Szkło Wulkaniczne
card-bloodstone-jewel = Krwawy Klejnot
    .gen = Krwawego Klejnotu
    .acc = Krwawy Klejnot
card-dread-diamond = Brylant Grozy
    .gen = Brylantu Grozy
    .acc = Brylant Grozy
card-scoria-slag = Szlaka Skorii
    .gen = Szlaki Skorii
    .acc = Szlakę Skorii
card-breach-ore = Ruda Bram
    .gen = Rudy Bram
    .acc = Rudę Bram
card-frozen-magmite = Zamarznięty Melafir
    .gen = Zamarzniętego Melafiru
    .acc = Zamarznięty Melafir

## Relics

card-vortex-gauntlet = Rękawica Wiru Magii
    .gen = Rękawicy Wiru Magii
    .acc = Rękawicę Wiru Magii
card-cairn-compass = Kompas z Kamiennego Kręgu
    .gen = Kompasu z Kamiennego Kręgu
    .acc = Kompas z Kamiennego Kręgu
card-primordial-fetish = Pierwotny Fetysz
    .gen = Pierwotnego Fetysza
    .acc = Pierwotny Fetysz
card-mages-totem = Totem Maga
    .gen = Totemu Maga
    .acc = Totem Maga

## Spells

card-reduce-to-ash = Spopielające Cienie
    .gen = Spopielających Cieni
    .acc = Spopielające Cienie
    .gender = pl
card-jagged-lightning = Postrzępiona Błyskawica
    .gen = Postrzępionej Błyskawicy
    .acc = Postrzępioną Błyskawicę
card-kindle = Iskrzenie
    .gen = Iskrzenia
    .acc = Iskrzenie
card-thoughtform-familiar = Myślokształtny Chowaniec
    .gen = Myślokształtnego Chowańca
    .acc = Myślokształtnego Chowańca
card-crystallize = Krystalizacja
    .gen = Krystalizacji
    .acc = Krystalizację
card-fiery-torrent = Ognisty Szturm
    .gen = Ognistego Szturmu
    .acc = Ognisty Szturm
card-conjure-the-lost = Przywołanie Zagubionych Dusz
    .gen = Przywołania Zagubionych Dusz
    .acc = Przywołanie Zagubionych Dusz
card-nova-forge = Kuźnia Energetyczna
    .gen = Kuźni Energetycznej
    .acc = Kuźnię Energetyczną

## Basic nemesis cards

card-catacomb-drone = Robotnica z Katakumb
    .gen = Robotnicy z Katakumb
    .acc = Robotnicę z Katakumb
card-nix = Wykończenie
    .gen = Wykończenia
    .acc = Wykończenie
card-planar-collision = Kolizja Planarna
    .gen = Kolizji Planarnej
    .acc = Kolizję Planarną
card-mage-ender = Zabójca Magów
    .gen = Zabójcy Magów
    .acc = Zabójcę Magów
card-morbid-gyre = Makabryczny Wir
    .gen = Makabrycznego Wiru
    .acc = Makabryczny Wir
card-smite = Porażenie
    .gen = Porażenia
    .acc = Porażenie
card-banish = Wygnanie
    .gen = Wygnania
    .acc = Wygnanie

## Nemesis cards: Gate Witch

card-paradox-beast = Bestia Paradoksu
    .gen = Bestii Paradoksu
    .acc = Bestię Paradoksu

## Acolytes

card-bezu = Bezu
    .gen = Bezu
    .acc = Bezu
card-edryss-tragg = Edryss Tragg
    .gen = Edryss Tragg
    .acc = Edryss Tragg
card-holadran = Holadran
    .gen = Holadrana
    .acc = Holadrana
card-kurgax = Kurgax
    .gen = Kurgaxa
    .acc = Kurgaxa
card-lurzan = Lurzan
    .gen = Lurzana
    .acc = Lurzana
card-mord = Mord
    .gen = Morda
    .acc = Morda
card-nhavkalas = Nhavkalas
    .gen = Nhavkalasa
    .acc = Nhavkalasa
card-ren-goda = Ren-Goda
    .gen = Ren-Gody
    .acc = Ren-Godę
card-solara = Solara
    .gen = Solary
    .acc = Solarę

## Card types

type-gem = Klejnot
    .plural = Klejnoty
    .gen = Klejnotu
    .gen-plural = Klejnotów
    .acc = Klejnot
type-relic = Artefakt
    .plural = Artefakty
    .gen = Artefaktu
    .gen-plural = Artefaktów
    .acc = Artefakt
type-spell = Zaklęcie
    .plural = Zaklęcia
    .gen = Zaklęcia
    .gen-plural = Zaklęć
    .acc = Zaklęcie
type-attack = Atak
    .plural = Ataki
    .gen = Ataku
    .gen-plural = Ataków
    .acc = Atak
type-minion = Poplecznik
    .plural = Poplecznicy
    .gen = Poplecznika
    .gen-plural = Popleczników
    .acc = Poplecznika
type-power = Moc
    .plural = Moce
    .gen = Mocy
    .gen-plural = Mocy
    .acc = Moc
tier = rząd { $number }

## Difficulty

difficulty-beginner = Początkujący
difficulty-normal = Normalny
difficulty-expert = Ekspert
difficulty-extinction = Zagłada

## Turn order cards

turn-card-1 = Gracz 1
turn-card-2 = Gracz 2
turn-card-3 = Gracz 3
turn-card-4 = Gracz 4
turn-card-wild = Karta X
turn-card-12 = Gracze 1/2
turn-card-34 = Gracze 3/4
turn-card-nemesis = Nemezis

## Zones

zone-hand = Ręka
zone-deck = Talia
zone-discard = Stos kart odrzuconych
zone-play-area = Obszar rozgrywki
zone-breaches = Bramy
zone-market = Rynek zasobów
zone-nemesis-deck = Talia Nemezis
zone-nemesis-discard = Stos kart odrzuconych Nemezis
zone-in-play = W grze
zone-turn-order = Talia tur
zone-turn-order-discard = Stos odrzuconych kart tur
zone-turn-order-left = Jeszcze w talii
zone-destroyed = Zniszczone karty
zone-resolving = Właśnie rozpatrywana

## Headings

word-life = Życie
word-gravehold = Gravehold
word-aether = Eter
aether-57 = Eter (nie na Artefakty i Zaklęcia)
aether-7 = Eter (tylko na karty)
aether-4 = Eter (tylko na Zaklęcia)
aether-1 = Eter (tylko na Klejnoty)
aether-16 = Eter (tylko na Bramy)
word-charges = Ładunki
word-trophies = Trofea
word-nemesis = Nemezis
word-player = Gracz
word-focus-cost = Koszt wzmocnienia
word-open-cost = Koszt otwarcia

## Breaches and states

breach-1 = Brama I
breach-2 = Brama II
breach-3 = Brama III
breach-4 = Brama IV
breach-sigil = Brama Runiczna
state-open = Otwarta
state-closed = Zamknięta
state-exhausted = Wyczerpany

##

# Names coined for this project

## Mages: titles

mage-dezmodia-title = Cudowne Dziecko Pustki
mage-garu-title = Zaprzysiężony Obrońca
mage-gex-title = Doradczyni Magów Bram
mage-mazahaedron-title = Mistyk Kamiennego Kręgu
mage-mist-title = Wędrowczyni Pustki
mage-quilius-title = Magini Skrytobójczyni
mage-yan-magda-title = Oświecona Wygnanka

## Mages: abilities

ability-dezmodia = Runa Nawałnicy
ability-garu = Kolosalna Siła
ability-gex = Przysięga Wigoru
ability-mazahaedron = Mantra Podziemi
ability-mist = Wzniosłe Piętno
ability-quilius = Ślub Wiecznego Spoczynku
ability-ulgimor = Całun Eidolona
ability-yan-magda = Rytuał Imperium

## Nemeses

nemesis-hollow-crown = Pusta Korona
    .gen = Pustej Korony
    .dat = Pustej Koronie
    .acc = Pustą Koronę
    .ins = Pustą Koroną

## Starter cards

card-torch = Pochodnia
    .gen = Pochodni
    .acc = Pochodnię
card-shattered-geode = Strzaskana Geoda
    .gen = Strzaskanej Geody
    .acc = Strzaskaną Geodę
card-worldheart-shard = Odłamek Serca Świata
    .gen = Odłamka Serca Świata
    .acc = Odłamek Serca Świata
card-amethyst-paragon = Ametyst Doskonały
    .gen = Ametystu Doskonałego
    .acc = Ametyst Doskonały
card-extinguish = Zgaszenie
    .gen = Zgaszenia
    .acc = Zgaszenie
card-coal-shard = Odłamek Węgla
    .gen = Odłamka Węgla
    .acc = Odłamek Węgla
card-illuminate = Iluminacja
    .gen = Iluminacji
    .acc = Iluminację

## Relics

card-fiend-catcher = Łapacz Biesów
    .gen = Łapacza Biesów
    .acc = Łapacz Biesów
card-conclave-scroll = Zwój Konklawe
    .gen = Zwoju Konklawe
    .acc = Zwój Konklawe

## Spells

card-carbonize = Zwęglenie
    .gen = Zwęglenia
    .acc = Zwęglenie
card-equilibrium = Równowaga
    .gen = Równowagi
    .acc = Równowagę
card-convection-field = Pole Konwekcyjne
    .gen = Pola Konwekcyjnego
    .acc = Pole Konwekcyjne
card-celestial-spire = Niebiańska Iglica
    .gen = Niebiańskiej Iglicy
    .acc = Niebiańską Iglicę
card-pyrotechnic-surge = Pirotechniczna Nawała
    .gen = Pirotechnicznej Nawały
    .acc = Pirotechniczną Nawałę
card-aurora = Zorza
    .gen = Zorzy
    .acc = Zorzę

## Basic nemesis cards

card-afflict = Udręka
    .gen = Udręki
    .acc = Udrękę
card-encroach = Wtargnięcie
    .gen = Wtargnięcia
    .acc = Wtargnięcie
card-heart-of-nothing = Serce Nicości
    .gen = Serca Nicości
    .acc = Serce Nicości
card-howling-spinners = Rój Wyjących Prządek
    .gen = Roju Wyjących Prządek
    .acc = Rój Wyjących Prządek
card-night-unending = Noc bez Końca
    .gen = Nocy bez Końca
    .acc = Noc bez Końca
card-thrash = Chłosta
    .gen = Chłosty
    .acc = Chłostę
card-aphotic-sun = Słońce bez Światła
    .gen = Słońca bez Światła
    .acc = Słońce bez Światła
card-chaos-flail = Cep Chaosu
    .gen = Cepa Chaosu
    .acc = Cep Chaosu
card-mangleroot = Miażdżykorzeń
    .gen = Miażdżykorzenia
    .acc = Miażdżykorzenia
card-mutilate = Okaleczenie
    .gen = Okaleczenia
    .acc = Okaleczenie
card-null-scion = Potomek Nicości
    .gen = Potomka Nicości
    .acc = Potomka Nicości
card-apocalypse-ritual = Rytuał Apokalipsy
    .gen = Rytuału Apokalipsy
    .acc = Rytuał Apokalipsy
card-cataclysmic-fate = Zgubne Przeznaczenie
    .gen = Zgubnego Przeznaczenia
    .acc = Zgubne Przeznaczenie
card-monstrosity-of-omens = Monstrum Złych Wróżb
    .gen = Monstrum Złych Wróżb
    .acc = Monstrum Złych Wróżb
card-engulf = Pochłonięcie
    .gen = Pochłonięcia
    .acc = Pochłonięcie
card-quell = Stłumienie
    .gen = Stłumienia
    .acc = Stłumienie
card-throttle = Zdławienie
    .gen = Zdławienia
    .acc = Zdławienie
card-withering-beam = Promień Uwiądu
    .gen = Promienia Uwiądu
    .acc = Promień Uwiądu

## Nemesis cards: Umbra Titan

card-cryptid = Kryptyda
    .gen = Kryptydy
    .acc = Kryptydę
card-grubber = Ryjec
    .gen = Ryjca
    .acc = Ryjca
card-seismic-roar = Sejsmiczny Ryk
    .gen = Sejsmicznego Ryku
    .acc = Sejsmiczny Ryk
card-maul = Rozszarpanie
    .gen = Rozszarpania
    .acc = Rozszarpanie
card-tombfright = Grobowa Zmora
    .gen = Grobowej Zmory
    .acc = Grobową Zmorę
card-vault-behemoth = Behemot z Krypt
    .gen = Behemota z Krypt
    .acc = Behemota z Krypt
card-crumble = Skruszenie
    .gen = Skruszenia
    .acc = Skruszenie
card-demi-ancient = Półpradawny
    .gen = Półpradawnego
    .acc = Półpradawnego
card-yawning-black = Ziejąca Czerń
    .gen = Ziejącej Czerni
    .acc = Ziejącą Czerń

## Nemesis cards: Gate Witch

card-deep-abomination = Plugastwo z Głębin
    .gen = Plugastwa z Głębin
    .acc = Plugastwo z Głębin
card-hasten = Ponaglenie
    .gen = Ponaglenia
    .acc = Ponaglenie
card-temporal-nimbus = Nimb Czasu
    .gen = Nimbu Czasu
    .acc = Nimb Czasu
card-nether-spiral = Spirala Otchłani
    .gen = Spirali Otchłani
    .acc = Spiralę Otchłani
card-portal-wretch = Wyrzutek z Portalu
    .gen = Wyrzutka z Portalu
    .acc = Wyrzutka z Portalu
card-distort = Wypaczenie
    .gen = Wypaczenia
    .acc = Wypaczenie
card-infinite-enmity = Bezkresna Wrogość
    .gen = Bezkresnej Wrogości
    .acc = Bezkresną Wrogość
card-rift-scourge = Bicz Szczelin
    .gen = Bicza Szczelin
    .acc = Bicz Szczelin

## Nemesis cards: Magus of Cloaks

card-dusk-spawn = Pomiot Zmroku
    .gen = Pomiotu Zmroku
    .acc = Pomiot Zmroku
card-rising-dark = Wzbierający Mrok
    .gen = Wzbierającego Mroku
    .acc = Wzbierający Mrok
card-twilight-empire = Imperium Zmierzchu
    .gen = Imperium Zmierzchu
    .acc = Imperium Zmierzchu
card-ashen-haruspex = Haruspik Popiołów
    .gen = Haruspika Popiołów
    .acc = Haruspika Popiołów
card-black-solstice = Czarne Przesilenie
    .gen = Czarnego Przesilenia
    .acc = Czarne Przesilenie
card-enshroud = Spowicie Cieniem
    .gen = Spowicia Cieniem
    .acc = Spowicie Cieniem
card-eclipse = Zaćmienie
    .gen = Zaćmienia
    .acc = Zaćmienie
card-shadows-reach = Zasięg Cienia
    .gen = Zasięgu Cienia
    .acc = Zasięg Cienia
card-veil-daughter = Córka Zasłony
    .gen = Córki Zasłony
    .acc = Córkę Zasłony

## Nemesis cards: Hollow Crown

card-beseech = Błaganie
    .gen = Błagania
    .acc = Błaganie
card-enslave = Zniewolenie
    .gen = Zniewolenia
    .acc = Zniewolenie
card-thronewatch = Straż Tronu
    .gen = Straży Tronu
    .acc = Straż Tronu
card-ascend = Wyniesienie
    .gen = Wyniesienia
    .acc = Wyniesienie
card-infernal-domain = Piekielna Domena
    .gen = Piekielnej Domeny
    .acc = Piekielną Domenę
card-reign = Panowanie
    .gen = Panowania
    .acc = Panowanie
card-dominate = Dominacja
    .gen = Dominacji
    .acc = Dominację
card-nameless-faith = Wiara Bezimiennych
    .gen = Wiary Bezimiennych
    .acc = Wiarę Bezimiennych
card-viscera-bride = Oblubienica Trzewi
    .gen = Oblubienicy Trzewi
    .acc = Oblubienicę Trzewi

## Card types

type-acolyte = Akolita
    .plural = Akolici
    .gen = Akolity
    .gen-plural = Akolitów
    .acc = Akolitę

## Zones

zone-acolyte-deck = Talia Akolitów
zone-acolyte-discard = Stos odrzuconych Akolitów

## Nemesis-specific tokens

token-pillars = Żetony Nemezis
token-gates = Żetony Nemezis
token-cloaks = Żetony Nemezis
