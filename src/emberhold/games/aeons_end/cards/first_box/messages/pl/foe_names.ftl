### The first box: names of its nemeses and their cards.
### Cards: .gen genitive, .acc accusative, .gender pl where the name is a plural.

## Nemeses

nemesis-rageborne = Gnieworodny
    .gen = Gnieworodnego
    .dat = Gnieworodnemu
    .acc = Gnieworodnego
    .ins = Gnieworodnym
nemesis-carapace-queen = Królowa Roju
    .gen = Królowej Roju
    .dat = Królowej Roju
    .acc = Królową Roju
    .ins = Królową Roju
nemesis-crooked-mask = Maska Kłamstw
    .gen = Maski Kłamstw
    .dat = Masce Kłamstw
    .acc = Maskę Kłamstw
    .ins = Maską Kłamstw
nemesis-prince-of-gluttons = Książę Pożeraczy
    .gen = Księcia Pożeraczy
    .dat = Księciu Pożeraczy
    .acc = Księcia Pożeraczy
    .ins = Księciem Pożeraczy

## Basic nemesis cards

card-agony-field = Pole Udręki
    .gen = Pola Udręki
    .acc = Pole Udręki
card-bane-sire = Ojciec Zguby
    .gen = Ojca Zguby
    .acc = Ojca Zguby
card-bleed-static = Krwawe Wyładowanie
    .gen = Krwawego Wyładowania
    .acc = Krwawe Wyładowanie
card-eye-of-nothing = Oko Nicości
    .gen = Oka Nicości
    .acc = Oko Nicości
card-haze-spewer = Miotacz Oparów
    .gen = Miotacza Oparów
    .acc = Miotacza Oparów
card-skewer = Przebicie
    .gen = Przebicia
    .acc = Przebicie
card-slaughter = Rzeź
    .gen = Rzezi
    .acc = Rzeź
card-woven-sky = Utkane Niebo
    .gen = Utkanego Nieba
    .acc = Utkane Niebo
card-awaken = Przebudzenie
    .gen = Przebudzenia
    .acc = Przebudzenie
card-cauterizer = Wypalacz
    .gen = Wypalacza
    .acc = Wypalacza
card-dispel = Rozproszenie
    .gen = Rozproszenia
    .acc = Rozproszenie
card-needlemaw = Iglasta Paszcza
    .gen = Iglastej Paszczy
    .acc = Iglastą Paszczę
card-lay-waste = Spustoszenie
    .gen = Spustoszenia
    .acc = Spustoszenie
card-pulverizing-ray = Miażdżący Promień
    .gen = Miażdżącego Promienia
    .acc = Miażdżący Promień
card-venomite = Jadowiec
    .gen = Jadowca
    .acc = Jadowca
card-doom-aegis = Egida Zagłady
    .gen = Egidy Zagłady
    .acc = Egidę Zagłady
card-gather-darkness = Gromadzenie Mroku
    .gen = Gromadzenia Mroku
    .acc = Gromadzenie Mroku
card-jagged-one = Poszarpany Stwór
    .gen = Poszarpanego Stwora
    .acc = Poszarpanego Stwora
card-obliterate = Unicestwienie
    .gen = Unicestwienia
    .acc = Unicestwienie
card-reality-rupture = Rozdarcie Rzeczywistości
    .gen = Rozdarcia Rzeczywistości
    .acc = Rozdarcie Rzeczywistości
card-sunder = Rozszczepienie
    .gen = Rozszczepienia
    .acc = Rozszczepienie
card-topple = Obalenie
    .gen = Obalenia
    .acc = Obalenie

## Rageborne

card-cleave = Rozpłatanie
    .gen = Rozpłatania
    .acc = Rozpłatanie
card-provoker = Prowokator
    .gen = Prowokatora
    .acc = Prowokatora
card-unrelenting-ire = Nieustępliwy Gniew
    .gen = Nieustępliwego Gniewu
    .acc = Nieustępliwy Gniew
card-blood-cry = Krwawy Okrzyk
    .gen = Krwawego Okrzyku
    .acc = Krwawy Okrzyk
card-invoke-carnage = Wezwanie do Rzezi
    .gen = Wezwania do Rzezi
    .acc = Wezwanie do Rzezi
card-scorn = Wzgarda
    .gen = Wzgardy
    .acc = Wzgardę
card-avatar-of-wrath = Awatar Gniewu
    .gen = Awatara Gniewu
    .acc = Awatara Gniewu
card-onslaught = Szturm
    .gen = Szturmu
    .acc = Szturm
card-rolling-death = Tocząca się Śmierć
    .gen = Toczącej się Śmierci
    .acc = Toczącą się Śmierć

## Strikes

card-convoke = Zwołanie
    .gen = Zwołania
    .acc = Zwołanie
card-devastate = Dewastacja
    .gen = Dewastacji
    .acc = Dewastację
card-eviscerate = Wypatroszenie
    .gen = Wypatroszenia
    .acc = Wypatroszenie
card-frenzy = Szał
    .gen = Szału
    .acc = Szał
card-raze = Zrównanie z Ziemią
    .gen = Zrównania z Ziemią
    .acc = Zrównanie z Ziemią
card-seize = Przechwycenie
    .gen = Przechwycenia
    .acc = Przechwycenie

## Carapace Queen

card-broodwomb = Łono Roju
    .gen = Łona Roju
    .acc = Łono Roju
card-endless-throng = Niezliczona Horda
    .gen = Niezliczonej Hordy
    .acc = Niezliczoną Hordę
card-hatch = Wylęg
    .gen = Wylęgu
    .acc = Wylęg
card-blot-the-sun = Przesłonięcie Słońca
    .gen = Przesłonięcia Słońca
    .acc = Przesłonięcie Słońca
card-foul-multitudes = Plugawe Zastępy
    .gen = Plugawych Zastępów
    .acc = Plugawe Zastępy
    .gender = pl
card-infest = Zarażenie
    .gen = Zarażenia
    .acc = Zarażenie
card-legion-beacon = Latarnia Legionu
    .gen = Latarni Legionu
    .acc = Latarnię Legionu
card-maggot-engine = Machina Larw
    .gen = Machiny Larw
    .acc = Machinę Larw
card-spawn = Rozmnożenie
    .gen = Rozmnożenia
    .acc = Rozmnożenie

## Crooked Mask

card-burden = Brzemię
    .gen = Brzemienia
    .acc = Brzemię
card-corrupter = Deprawator
    .gen = Deprawatora
    .acc = Deprawatora
card-tempt = Pokusa
    .gen = Pokusy
    .acc = Pokusę
card-pain-sower = Siewca Bólu
    .gen = Siewcy Bólu
    .acc = Siewcę Bólu
card-twisting-madness = Wirujące Szaleństwo
    .gen = Wirującego Szaleństwa
    .acc = Wirujące Szaleństwo
card-vex = Dręczenie
    .gen = Dręczenia
    .acc = Dręczenie
card-afflict-first-box = Udręka
    .gen = Udręki
    .acc = Udrękę
card-bedlam-sage = Mędrzec Obłędu
    .gen = Mędrca Obłędu
    .acc = Mędrca Obłędu
card-ruin-priest = Kapłan Ruiny
    .gen = Kapłana Ruiny
    .acc = Kapłana Ruiny

## Corruptions

card-blind-abandon = Ślepe Zatracenie
    .gen = Ślepego Zatracenia
    .acc = Ślepe Zatracenie
card-contagion = Zaraza
    .gen = Zarazy
    .acc = Zarazę
card-delirium-veil = Zasłona Delirium
    .gen = Zasłony Delirium
    .acc = Zasłonę Delirium
card-dire-wisdom = Złowroga Mądrość
    .gen = Złowrogiej Mądrości
    .acc = Złowrogą Mądrość
card-endless-hunger = Niekończący się Głód
    .gen = Niekończącego się Głodu
    .acc = Niekończący się Głód
card-fever-of-war = Gorączka Wojny
    .gen = Gorączki Wojny
    .acc = Gorączkę Wojny
card-grim-sight = Ponura Wizja
    .gen = Ponurej Wizji
    .acc = Ponurą Wizję
card-insatiable-avarice = Nienasycona Chciwość
    .gen = Nienasyconej Chciwości
    .acc = Nienasyconą Chciwość
card-lust-for-power = Żądza Władzy
    .gen = Żądzy Władzy
    .acc = Żądzę Władzy
card-nothingness = Nicość
    .gen = Nicości
    .acc = Nicość
card-reckless-might = Nieokiełznana Moc
    .gen = Nieokiełznanej Mocy
    .acc = Nieokiełznaną Moc

## Prince of Gluttons

card-gorge = Obżarstwo
    .gen = Obżarstwa
    .acc = Obżarstwo
card-lobotomize = Lobotomia
    .gen = Lobotomii
    .acc = Lobotomię
card-thought-biter = Kąsacz Myśli
    .gen = Kąsacza Myśli
    .acc = Kąsacza Myśli
card-cerephage = Mózgożerca
    .gen = Mózgożercy
    .acc = Mózgożercę
card-godfeeders = Karmiciele Bogów
    .gen = Karmicieli Bogów
    .acc = Karmicieli Bogów
    .gender = pl
card-mindguzzler = Wysysacz Umysłów
    .gen = Wysysacza Umysłów
    .acc = Wysysacza Umysłów
card-digest = Trawienie
    .gen = Trawienia
    .acc = Trawienie
card-vile-feast = Plugawa Uczta
    .gen = Plugawej Uczty
    .acc = Plugawą Ucztę
card-memory-eater = Zjadacz Wspomnień
    .gen = Zjadacza Wspomnień
    .acc = Zjadacza Wspomnień

## Card types, zones and tokens

type-strike = Uderzenie
    .plural = Uderzenia
    .gen = Uderzenia
    .gen-plural = Uderzeń
    .acc = Uderzenie
type-corruption = Skażenie
    .plural = Skażenia
    .gen = Skażenia
    .gen-plural = Skażeń
    .acc = Skażenie
zone-strike-deck = Talia Uderzeń
zone-corruption-deck = Talia Skażeń
zone-devoured = Stos pożartych kart
token-fury = Żetony Furii
token-husks = Skorupy
