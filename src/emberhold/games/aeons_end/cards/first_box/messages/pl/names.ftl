### The first box: names of its cards and mages.
### Cards: .gen genitive, .acc accusative. Mages: .gen .dat .acc .ins.

## Game and suggested markets

game-aeons-end = Aeon’s End
market-deck-destruction-first-box = Wyniszczenie Talii
market-free-charges = Darmowe Ładunki!

## Mages

mage-adelheim = Adelheim
    .gender = m
    .gen = Adelheima
    .dat = Adelheimowi
    .acc = Adelheima
    .ins = Adelheimem
mage-brama = Brima
    .gender = f
    .gen = Brimy
    .dat = Brimie
    .acc = Brimę
    .ins = Brimą
mage-jian = Jian
    .gender = f
    .gen = Jian
    .dat = Jian
    .acc = Jian
    .ins = Jian
mage-kadir = Kadir
    .gender = f
    .gen = Kadir
    .dat = Kadir
    .acc = Kadir
    .ins = Kadir
mage-lash = Lash
    .gender = m
    .gen = Lasha
    .dat = Lashowi
    .acc = Lasha
    .ins = Lashem
mage-mist-first-box = Mist
    .gender = f
    .gen = Mist
    .dat = Mist
    .acc = Mist
    .ins = Mist
mage-phaedraxa = Phaedraxa
    .gender = f
    .gen = Phaedraxy
    .dat = Phaedraxie
    .acc = Phaedraxę
    .ins = Phaedraxą
mage-xaxos = Xaxos
    .gender = m
    .gen = Xaxosa
    .dat = Xaxosowi
    .acc = Xaxosa
    .ins = Xaxosem

## Mages: titles

mage-adelheim-title = Kowal Magii Bram
mage-brama-title = Starsza Magini Bram
mage-jian-title = Osierocona Magini Bram
mage-kadir-title = Poszukiwaczka Magów Bram
mage-lash-title = Zwiadowca Magów Bram
mage-mist-first-box-title = Kapitan Magów Bram
mage-phaedraxa-title = Prorokini Magii Bram
mage-xaxos-title = Adept Magii Bram

## Mages: abilities

ability-adelheim = Eteryczna Osłona
ability-brama = Czerpanie z Krawędzi
ability-jian = Czarne Zwierciadło
ability-kadir = Wrota Zaświatów
ability-lash = Pośpieszna Myśl
ability-mist-first-box = Boska Wróżba
ability-phaedraxa = Runa Auspicjów
ability-xaxos = Metafizyczna Więź

## Starter cards

card-amethyst-shard = Odłamek Ametystu
    .gen = Odłamka Ametystu
    .acc = Odłamek Ametystu
card-buried-light = Pogrzebane Światło
    .gen = Pogrzebanego Światła
    .acc = Pogrzebane Światło
card-moonstone-shard = Odłamek Kamienia Księżycowego
    .gen = Odłamka Kamienia Księżycowego
    .acc = Odłamek Kamienia Księżycowego
card-emerald-shard = Odłamek Szmaragdu
    .gen = Odłamka Szmaragdu
    .acc = Odłamek Szmaragdu
card-quartz-shard = Odłamek Kwarcu
    .gen = Odłamka Kwarcu
    .acc = Odłamek Kwarcu
card-garnet-shard = Odłamek Granatu
    .gen = Odłamka Granatu
    .acc = Odłamek Granatu
card-tourmaline-shard = Odłamek Turmalinu
    .gen = Odłamka Turmalinu
    .acc = Odłamek Turmalinu
card-flare = Rozbłysk
    .gen = Rozbłysku
    .acc = Rozbłysk

## Gems

card-jade = Jadeit
    .gen = Jadeitu
    .acc = Jadeit
card-vriswood-amber = Bursztyn z V’riswood
    .gen = Bursztynu z V’riswood
    .acc = Bursztyn z V’riswood
card-sifters-pearl = Perła Przesiewacza
    .gen = Perły Przesiewacza
    .acc = Perłę Przesiewacza
card-diamond-cluster = Diamentowa Druza
    .gen = Diamentowej Druzy
    .acc = Diamentową Druzę
card-searing-ruby = Palący Rubin
    .gen = Palącego Rubinu
    .acc = Palący Rubin
card-burning-opal = Płonący Opal
    .gen = Płonącego Opalu
    .acc = Płonący Opal
card-clouded-sapphire = Zachmurzony Szafir
    .gen = Zachmurzonego Szafiru
    .acc = Zachmurzony Szafir

## Relics

card-flexing-dagger = Giętki Sztylet
    .gen = Giętkiego Sztyletu
    .acc = Giętki Sztylet
card-bottled-vortex = Wir w Butelce
    .gen = Wiru w Butelce
    .acc = Wir w Butelce
card-unstable-prism = Niestabilny Pryzmat
    .gen = Niestabilnego Pryzmatu
    .acc = Niestabilny Pryzmat
card-blasting-staff = Laska Gromów
    .gen = Laski Gromów
    .acc = Laskę Gromów
card-focusing-orb = Kula Skupienia
    .gen = Kuli Skupienia
    .acc = Kulę Skupienia
card-mages-talisman = Talizman Maga
    .gen = Talizmanu Maga
    .acc = Talizman Maga

## Spells

card-phoenix-flame = Płomień Feniksa
    .gen = Płomienia Feniksa
    .acc = Płomień Feniksa
card-spectral-echo = Widmowe Echo
    .gen = Widmowego Echa
    .acc = Widmowe Echo
card-amplify-vision = Wzmocnienie Wizji
    .gen = Wzmocnienia Wizji
    .acc = Wzmocnienie Wizji
card-ignite = Podpalenie
    .gen = Podpalenia
    .acc = Podpalenie
card-lava-tendril = Macka Lawy
    .gen = Macki Lawy
    .acc = Mackę Lawy
card-dark-fire = Mroczny Ogień
    .gen = Mrocznego Ognia
    .acc = Mroczny Ogień
card-essence-theft = Kradzież Esencji
    .gen = Kradzieży Esencji
    .acc = Kradzież Esencji
card-feral-lightning = Dzika Błyskawica
    .gen = Dzikiej Błyskawicy
    .acc = Dziką Błyskawicę
card-oblivion-swell = Fala Zapomnienia
    .gen = Fali Zapomnienia
    .acc = Falę Zapomnienia
card-chaos-arc = Łuk Chaosu
    .gen = Łuku Chaosu
    .acc = Łuk Chaosu
card-planar-insight = Wgląd w Wymiary
    .gen = Wglądu w Wymiary
    .acc = Wgląd w Wymiary
card-wildfire-whip = Bicz Pożogi
    .gen = Bicza Pożogi
    .acc = Bicz Pożogi
card-arcane-nexus = Węzeł Mocy
    .gen = Węzła Mocy
    .acc = Węzeł Mocy
card-consuming-void = Pochłaniająca Pustka
    .gen = Pochłaniającej Pustki
    .acc = Pochłaniającą Pustkę
