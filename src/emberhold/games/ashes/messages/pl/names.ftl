### Ashes: Rise of the Phoenixborn: names of cards, abilities, dice, decks, zones and headings.
### Cards: .gen genitive, .acc accusative; units also .ins; plural names .gender = pl,
### names that are no nouns .gender = phrase. Card types and dice also .plural and .gen-plural.

## Game

game-ashes = Ashes: Odrodzenie z popiołów

## Suggested decks

ashes-deck-the-iron-men = Żelaźni Ludzie
ashes-deck-the-snakes-in-silver = Srebrne Węże
ashes-deck-the-mist-guardian = Strażniczka Mgieł
ashes-deck-the-bloodwoods-queen = Królowa Krwawej Kniei
ashes-deck-the-cloudsea-siren = Syrena z Pochmurnego Morza
ashes-deck-the-shadows-of-viros = Cienie z Viros

## Phoenixborn

ashes-card-aradel-summergaard = Aradel Summergaard
    .gen = Aradel Summergaard
    .acc = Aradel Summergaard
    .ins = kartą Aradel Summergaard
ashes-card-coal-roarkwin = Coal Roarkwin
    .gen = Coala Roarkwina
    .acc = Coala Roarkwina
    .ins = Coalem Roarkwinem
ashes-card-jessa-na-ni = Jessa Na Ni
    .gen = Jessy Na Ni
    .acc = Jessę Na Ni
    .ins = Jessą Na Ni
ashes-card-maeoni-viper = Maeoni Viper
    .gen = Maeoni Viper
    .acc = Maeoni Viper
    .ins = kartą Maeoni Viper
ashes-card-noah-redmoon = Noah Redmoon
    .gen = Noaha Redmoona
    .acc = Noaha Redmoona
    .ins = Noahem Redmoonem
ashes-card-saria-guideman = Saria Guideman
    .gen = Sarii Guideman
    .acc = Sarię Guideman
    .ins = Sarią Guideman

## Cards: Allies

ashes-card-anchornaut = Kotwicznik
    .gen = Kotwicznika
    .acc = Kotwicznika
    .ins = Kotwicznikiem
ashes-card-blood-archer = Łucznik Krwi
    .gen = Łucznika Krwi
    .acc = Łucznika Krwi
    .ins = Łucznikiem Krwi
ashes-card-enchanted-violinist = Zaklęta Skrzypaczka
    .gen = Zaklętej Skrzypaczki
    .acc = Zaklętą Skrzypaczkę
    .ins = Zaklętą Skrzypaczką
ashes-card-hammer-knight = Rycerz Młota
    .gen = Rycerza Młota
    .acc = Rycerza Młota
    .ins = Rycerzem Młota
ashes-card-iron-worker = Żelazny Rzemieślnik
    .gen = Żelaznego Rzemieślnika
    .acc = Żelaznego Rzemieślnika
    .ins = Żelaznym Rzemieślnikiem
ashes-card-leech-warrior = Wojownik-Pijawka
    .gen = Wojownika-Pijawki
    .acc = Wojownika-Pijawkę
    .ins = Wojownikiem-Pijawką
ashes-card-living-doll = Ożywiona Lalka
    .gen = Ożywionej Lalki
    .acc = Ożywioną Lalkę
    .ins = Ożywioną Lalką
ashes-card-rose-fire-dancer = Tancerka Różanego Ognia
    .gen = Tancerki Różanego Ognia
    .acc = Tancerkę Różanego Ognia
    .ins = Tancerką Różanego Ognia
ashes-card-stormwind-sniper = Snajper z Wichrogrodu
    .gen = Snajpera z Wichrogrodu
    .acc = Snajpera z Wichrogrodu
    .ins = Snajperem z Wichrogrodu

## Cards: Action spells

ashes-card-bound-soul = Związana Dusza
    .gen = Związanej Duszy
    .acc = Związaną Duszę
ashes-card-call-upon-the-realms = Łaska Wymiarów
    .gen = Łaski Wymiarów
    .acc = Łaskę Wymiarów
ashes-card-fear = Strach
    .gen = Strachu
    .acc = Strach
ashes-card-hidden-power = Ukryta Potęga
    .gen = Ukrytej Potęgi
    .acc = Ukrytą Potęgę
ashes-card-mist-typhoon = Nawałnica Mgieł
    .gen = Nawałnicy Mgieł
    .acc = Nawałnicę Mgieł
ashes-card-molten-gold = Stopione Złoto
    .gen = Stopionego Złota
    .acc = Stopione Złoto
ashes-card-one-hundred-blades = Sto Ostrzy
    .gen = Stu Ostrzy
    .acc = Sto Ostrzy
ashes-card-open-memories = Otwarte Wspomnienia
    .gen = Otwartych Wspomnień
    .acc = Otwarte Wspomnienia
    .gender = pl
ashes-card-out-of-the-mist = Spośród Mgieł
    .gen = karty Spośród Mgieł
    .acc = kartę Spośród Mgieł
    .gender = phrase
ashes-card-refresh = Odświeżenie
    .gen = Odświeżenia
    .acc = Odświeżenie
ashes-card-seal = Pieczęć
    .gen = Pieczęci
    .acc = Pieczęć
ashes-card-sleight-of-hand = Sztuczka
    .gen = Sztuczki
    .acc = Sztuczkę
ashes-card-steady-gaze = Uporczywe Wpatrywanie
    .gen = Uporczywego Wpatrywania
    .acc = Uporczywe Wpatrywanie
ashes-card-strange-copy = Osobliwa Kopia
    .gen = Osobliwej Kopii
    .acc = Osobliwą Kopię
    .ins = Osobliwą Kopią
ashes-card-transfer = Transfer
    .gen = Transferu
    .acc = Transfer

## Cards: Reaction spells

ashes-card-final-cry = Ostateczny Krzyk
    .gen = Ostatecznego Krzyku
    .acc = Ostateczny Krzyk
ashes-card-redirect = Przekierowanie
    .gen = Przekierowania
    .acc = Przekierowanie
ashes-card-shadow-counter = Kontra Cieni
    .gen = Kontry Cieni
    .acc = Kontrę Cieni
ashes-card-summon-sleeping-widows = Przywołanie Uśpionej Wdowy
    .gen = Przywołania Uśpionej Wdowy
    .acc = Przywołanie Uśpionej Wdowy
ashes-card-sympathy-pain = Współodczuwanie
    .gen = Współodczuwania
    .acc = Współodczuwanie

## Cards: Alteration spells

ashes-card-bring-forth = Materializacja
    .gen = Materializacji
    .acc = Materializację
ashes-card-fade-away = Zapomnienie
    .gen = Zapomnienia
    .acc = Zapomnienie
ashes-card-massive-growth = Potężny Wzrost
    .gen = Potężnego Wzrostu
    .acc = Potężny Wzrost
ashes-card-reflections-in-the-water = Odbicia w Wodzie
    .gen = Odbić w Wodzie
    .acc = Odbicia w Wodzie
    .gender = pl
ashes-card-root-armor = Zbroja z Korzeni
    .gen = Zbroi z Korzeni
    .acc = Zbroję z Korzeni
ashes-card-spiked-armor = Kolczasta Zbroja
    .gen = Kolczastej Zbroi
    .acc = Kolczastą Zbroję
ashes-card-undying-heart = Nieśmiertelne Serce
    .gen = Nieśmiertelnego Serca
    .acc = Nieśmiertelne Serce

## Cards: Ready spells

ashes-card-abundance = Obżarstwo
    .gen = Obżarstwa
    .acc = Obżarstwo
ashes-card-blood-transfer = Przetoczenie Krwi
    .gen = Przetoczenia Krwi
    .acc = Przetoczenie Krwi
ashes-card-chant-of-revenge = Pieśń Zemsty
    .gen = Pieśni Zemsty
    .acc = Pieśń Zemsty
ashes-card-cut-the-strings = Przeciąć Nić
    .gen = karty Przeciąć Nić
    .acc = kartę Przeciąć Nić
    .gender = phrase
ashes-card-empower = Wzmocnienie
    .gen = Wzmocnienia
    .acc = Wzmocnienie
ashes-card-expand-energy = Powielenie Energii
    .gen = Powielenia Energii
    .acc = Powielenie Energii
ashes-card-hypnotize = Hipnotyzacja
    .gen = Hipnotyzacji
    .acc = Hipnotyzację
ashes-card-protect = Ochrona
    .gen = Ochrony
    .acc = Ochronę
ashes-card-purge = Czystka
    .gen = Czystki
    .acc = Czystkę
ashes-card-shifting-mist = Wędrujące Mgły
    .gen = Wędrujących Mgieł
    .acc = Wędrujące Mgły
    .gender = pl
ashes-card-small-sacrifice = Niewielka Ofiara
    .gen = Niewielkiej Ofiary
    .acc = Niewielką Ofiarę
ashes-card-strengthen = Napływ Siły
    .gen = Napływu Siły
    .acc = Napływ Siły
ashes-card-summon-blood-puppet = Przywołanie Marionetki Krwi
    .gen = Przywołania Marionetki Krwi
    .acc = Przywołanie Marionetki Krwi
ashes-card-summon-blue-jaguar = Przywołanie Błękitnego Jaguara
    .gen = Przywołania Błękitnego Jaguara
    .acc = Przywołanie Błękitnego Jaguara
ashes-card-summon-butterfly-monk = Przywołanie Motylego Mnicha
    .gen = Przywołania Motylego Mnicha
    .acc = Przywołanie Motylego Mnicha
ashes-card-summon-false-demon = Przywołanie Fałszywego Demona
    .gen = Przywołania Fałszywego Demona
    .acc = Przywołanie Fałszywego Demona
ashes-card-summon-gilder = Przywołanie Pozłotnika
    .gen = Przywołania Pozłotnika
    .acc = Przywołanie Pozłotnika
ashes-card-summon-iron-rhino = Przywołanie Żelaznego Nosorożca
    .gen = Przywołania Żelaznego Nosorożca
    .acc = Przywołanie Żelaznego Nosorożca
ashes-card-summon-masked-wolf = Przywołanie Zamaskowanego Wilka
    .gen = Przywołania Zamaskowanego Wilka
    .acc = Przywołanie Zamaskowanego Wilka
ashes-card-summon-mist-spirit = Przywołanie Duszka Mgieł
    .gen = Przywołania Duszka Mgieł
    .acc = Przywołanie Duszka Mgieł
ashes-card-summon-seaside-raven = Przywołanie Nadmorskiego Kruka
    .gen = Przywołania Nadmorskiego Kruka
    .acc = Przywołanie Nadmorskiego Kruka
ashes-card-summon-silver-snake = Przywołanie Srebrnego Węża
    .gen = Przywołania Srebrnego Węża
    .acc = Przywołanie Srebrnego Węża
ashes-card-summon-three-eyed-owl = Przywołanie Trójokiej Sowy
    .gen = Przywołania Trójokiej Sowy
    .acc = Przywołanie Trójokiej Sowy

## Cards: Conjurations

ashes-card-blood-puppet = Marionetka Krwi
    .gen = Marionetki Krwi
    .acc = Marionetkę Krwi
    .ins = Marionetką Krwi
ashes-card-blue-jaguar = Błękitny Jaguar
    .gen = Błękitnego Jaguara
    .acc = Błękitnego Jaguara
    .ins = Błękitnym Jaguarem
ashes-card-butterfly-monk = Motyli Mnich
    .gen = Motylego Mnicha
    .acc = Motylego Mnicha
    .ins = Motylim Mnichem
ashes-card-false-demon = Fałszywy Demon
    .gen = Fałszywego Demona
    .acc = Fałszywego Demona
    .ins = Fałszywym Demonem
ashes-card-gilder = Pozłotnik
    .gen = Pozłotnika
    .acc = Pozłotnika
    .ins = Pozłotnikiem
ashes-card-iron-rhino = Żelazny Nosorożec
    .gen = Żelaznego Nosorożca
    .acc = Żelaznego Nosorożca
    .ins = Żelaznym Nosorożcem
ashes-card-masked-wolf = Zamaskowany Wilk
    .gen = Zamaskowanego Wilka
    .acc = Zamaskowanego Wilka
    .ins = Zamaskowanym Wilkiem
ashes-card-mist-spirit = Duszek Mgieł
    .gen = Duszka Mgieł
    .acc = Duszka Mgieł
    .ins = Duszkiem Mgieł
ashes-card-seaside-raven = Nadmorski Kruk
    .gen = Nadmorskiego Kruka
    .acc = Nadmorskiego Kruka
    .ins = Nadmorskim Krukiem
ashes-card-silver-snake = Srebrny Wąż
    .gen = Srebrnego Węża
    .acc = Srebrnego Węża
    .ins = Srebrnym Wężem
ashes-card-sleeping-widow = Uśpiona Wdowa
    .gen = Uśpionej Wdowy
    .acc = Uśpioną Wdowę
    .ins = Uśpioną Wdową
ashes-card-three-eyed-owl = Trójoka Sowa
    .gen = Trójokiej Sowy
    .acc = Trójoką Sowę
    .ins = Trójoką Sową

## Abilities

ashes-ability-throw = Rzut
ashes-ability-aftershock = Cios Wtórny
ashes-ability-water-blast = Wodny Podmuch
ashes-ability-unit-guard = Osłona Jednostki
ashes-ability-last-blessing = Ostatnie Błogosławieństwo
ashes-ability-illusion = Iluzja
ashes-ability-spell-guard = Magiczna Osłona
ashes-ability-respark = Przebłysk
ashes-ability-focus-1 = Skupienie 1
ashes-ability-focus-2 = Skupienie 2

## Card types

ashes-type-phoenixborn = Odrodzony
    .plural = Odrodzeni
    .gen = Odrodzonego
    .gen-plural = Odrodzonych
    .acc = Odrodzonego
ashes-type-ally = sprzymierzeniec
    .plural = sprzymierzeńcy
    .gen = sprzymierzeńca
    .gen-plural = sprzymierzeńców
    .acc = sprzymierzeńca
ashes-type-conjuration = przyzwaniec
    .plural = przyzwańcy
    .gen = przyzwańca
    .gen-plural = przyzwańców
    .acc = przyzwańca
ashes-type-action = zaklęcie akcji
    .plural = zaklęcia akcji
    .gen = zaklęcia akcji
    .gen-plural = zaklęć akcji
    .acc = zaklęcie akcji
ashes-type-reaction = zaklęcie reakcji
    .plural = zaklęcia reakcji
    .gen = zaklęcia reakcji
    .gen-plural = zaklęć reakcji
    .acc = zaklęcie reakcji
ashes-type-alteration = zaklęcie przeobrażenia
    .plural = zaklęcia przeobrażenia
    .gen = zaklęcia przeobrażenia
    .gen-plural = zaklęć przeobrażenia
    .acc = zaklęcie przeobrażenia
ashes-type-ready = gotowe zaklęcie
    .plural = gotowe zaklęcia
    .gen = gotowego zaklęcia
    .gen-plural = gotowych zaklęć
    .acc = gotowe zaklęcie

## Dice

ashes-dice-natural = kość natury
    .plural = kości natury
    .gen = kości natury
    .gen-plural = kości natury
    .acc = kość natury
ashes-dice-charm = kość uroku
    .plural = kości uroku
    .gen = kości uroku
    .gen-plural = kości uroku
    .acc = kość uroku
ashes-dice-illusion = kość iluzji
    .plural = kości iluzji
    .gen = kości iluzji
    .gen-plural = kości iluzji
    .acc = kość iluzji
ashes-dice-ceremonial = kość ceremonialna
    .plural = kości ceremonialne
    .gen = kości ceremonialnej
    .gen-plural = kości ceremonialnych
    .acc = kość ceremonialną

## Dice: faces. .face the face alone, .onto the same after „na”; .die the die that shows it, before the
## face in brackets („kość natury (symbol podstawowy)”, „kość (klasa natury)”), in its cases

ashes-die-natural-basic = symbol podstawowy (kość natury)
    .face = symbol podstawowy
    .onto = symbol podstawowy
    .die = kość natury
    .die-acc = kość natury
    .die-ins = kością natury
    .die-ins-plural = kośćmi natury
ashes-die-natural-class = klasa natury
    .face = klasa natury
    .onto = klasę natury
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-natural-power = moc natury
    .face = moc natury
    .onto = moc natury
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-charm-basic = symbol podstawowy (kość uroku)
    .face = symbol podstawowy
    .onto = symbol podstawowy
    .die = kość uroku
    .die-acc = kość uroku
    .die-ins = kością uroku
    .die-ins-plural = kośćmi uroku
ashes-die-charm-class = klasa uroku
    .face = klasa uroku
    .onto = klasę uroku
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-charm-power = moc uroku
    .face = moc uroku
    .onto = moc uroku
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-illusion-basic = symbol podstawowy (kość iluzji)
    .face = symbol podstawowy
    .onto = symbol podstawowy
    .die = kość iluzji
    .die-acc = kość iluzji
    .die-ins = kością iluzji
    .die-ins-plural = kośćmi iluzji
ashes-die-illusion-class = klasa iluzji
    .face = klasa iluzji
    .onto = klasę iluzji
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-illusion-power = moc iluzji
    .face = moc iluzji
    .onto = moc iluzji
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-ceremonial-basic = symbol podstawowy (kość ceremonialna)
    .face = symbol podstawowy
    .onto = symbol podstawowy
    .die = kość ceremonialna
    .die-acc = kość ceremonialną
    .die-ins = kością ceremonialną
    .die-ins-plural = kośćmi ceremonialnymi
ashes-die-ceremonial-class = klasa ceremonialna
    .face = klasa ceremonialna
    .onto = klasę ceremonialną
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi
ashes-die-ceremonial-power = moc ceremonialna
    .face = moc ceremonialna
    .onto = moc ceremonialną
    .die = kość
    .die-acc = kość
    .die-ins = kością
    .die-ins-plural = kośćmi

## Symbols in costs

ashes-symbol-b = symbol podstawowy
    .acc = symbol podstawowy
    .few = symbole podstawowe
    .many = symboli podstawowych
ashes-symbol-nc = klasa natury
    .acc = klasę natury
    .few = klasy natury
    .many = klas natury
ashes-symbol-np = moc natury
    .acc = moc natury
    .few = moce natury
    .many = mocy natury
ashes-symbol-hc = klasa uroku
    .acc = klasę uroku
    .few = klasy uroku
    .many = klas uroku
ashes-symbol-hp = moc uroku
    .acc = moc uroku
    .few = moce uroku
    .many = mocy uroku
ashes-symbol-ic = klasa iluzji
    .acc = klasę iluzji
    .few = klasy iluzji
    .many = klas iluzji
ashes-symbol-ip = moc iluzji
    .acc = moc iluzji
    .few = moce iluzji
    .many = mocy iluzji
ashes-symbol-cc = klasa ceremonialna
    .acc = klasę ceremonialną
    .few = klasy ceremonialne
    .many = klas ceremonialnych
ashes-symbol-cp = moc ceremonialna
    .acc = moc ceremonialną
    .few = moce ceremonialne
    .many = mocy ceremonialnych

## Zones

ashes-zone-hand = Ręka
ashes-zone-draw-pile = Stos doboru
ashes-zone-discard = Stos kart odrzuconych
ashes-zone-conjurations = Stos przyzwańców
ashes-zone-battlefield = Pole bitwy
ashes-zone-spellboard = Księga zaklęć
ashes-zone-active-dice = Aktywne kości
ashes-zone-exhausted-dice = Wyczerpane kości
ashes-zone-removed = Usunięte z gry
ashes-zone-announced = Zagrywana karta

## Headings

ashes-word-life = Życie
ashes-word-attack = Atak
ashes-word-recover = Odnowa
ashes-word-wounds = Rany
ashes-word-exhaustion = Wyczerpanie
ashes-word-status = Stan
ashes-word-round = Runda
ashes-word-first-player = Pierwszy gracz

##

# Names coined for this project

## Cards: Reaction spells

ashes-card-golden-veil = Złota Zasłona
    .gen = Złotej Zasłony
    .acc = Złotą Zasłonę

## Abilities

ashes-ability-blood-oath = Przysięga Krwi
ashes-ability-battle-advantage = Przewaga w Bitwie
ashes-ability-song-of-sorrow = Pieśń Smutku
ashes-ability-resourceful = Zaradność
ashes-ability-overtime = Nadgodziny
ashes-ability-shadow-drain = Drenaż Cienia
ashes-ability-pain-link = Więź Bólu
ashes-ability-distract = Rozproszenie
ashes-ability-ambush = Zasadzka
ashes-ability-slash = Cięcie
ashes-ability-screams-of-the-departed = Krzyki Zmarłych
ashes-ability-strike = Uderzenie
ashes-ability-shadow-target = Cienisty Cel
ashes-ability-hearts-pull = Zew Serca
ashes-ability-cursed = Klątwa
ashes-ability-self-inflict = Samozranienie
ashes-ability-gaze = Spojrzenie
ashes-ability-inheritance = Dziedzictwo
ashes-ability-magic-guard = Osłona przed Magią
ashes-ability-consume = Pochłonięcie
ashes-ability-memory-drain = Drenaż Pamięci
ashes-ability-fleeting = Ulotność
ashes-ability-spiked-skin = Kolczasta Skóra
ashes-ability-bypass = Ominięcie
