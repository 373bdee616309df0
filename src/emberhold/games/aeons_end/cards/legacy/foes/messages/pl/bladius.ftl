card-bladius-attacks = Natarcie Bladiusa
    .gen = Natarcia Bladiusa
    .acc = Natarcie Bladiusa
card-vile-impaler = Ohydny Palownik
    .gen = Ohydnego Palownika
    .acc = Ohydnego Palownika
card-parry = Zasłona
    .gen = Zasłony
    .acc = Zasłonę
card-lunge = Wypad
    .gen = Wypadu
    .acc = Wypad
card-riposte = Riposta
    .gen = Riposty
    .acc = Ripostę
card-voracious-corroders = Żarłoczne Kwasożery
    .gen = Żarłocznych Kwasożerów
    .acc = Żarłoczne Kwasożery
    .gender = pl
card-hate-hound = Ogar Nienawiści
    .gen = Ogara Nienawiści
    .acc = Ogara Nienawiści
card-fleche = Rzut Szermierczy
    .gen = Rzutu Szermierczego
    .acc = Rzut Szermierczy
card-flying-guillotine = Latająca Gilotyna
    .gen = Latającej Gilotyny
    .acc = Latającą Gilotynę
card-iron-charger = Żelazny Rumak
    .gen = Żelaznego Rumaka
    .acc = Żelaznego Rumaka

nemesis-bladius = Bladius
    .gen = Bladiusa
    .dat = Bladiusowi
    .acc = Bladiusa
    .ins = Bladiusem
rule-bladius-escapes = Jeśli Bladius ma dobrać kartę, a talia Nemezis jest pusta, Bladius ucieka, a gracze przegrywają.
effect-bladius-escapes = Bladius ucieka, a gracze przegrywają
effect-save-the-frame = ocalcie ramę: Gravehold otrzymuje 3 obrażenia.{ "\u000A" }ALBO{ "\u000A" }Pozwólcie jej runąć: ten Poplecznik wchodzi do gry z 6 punktami życia
ask-frame = { $who }: rama czwartej Bramy stoi na drodze { $source_gen }. { $voice ->
    [all] Czy chcecie
   *[one] Czy chcesz
} ją ocalić?
result-defeat-bladius-escapes = Bladius uciekł.
