card-draining-beacon = Latarnia Drenażu
    .gen = Latarni Drenażu
    .acc = Latarnię Drenażu
card-misery-beacon = Latarnia Niedoli
    .gen = Latarni Niedoli
    .acc = Latarnię Niedoli
card-grave-beacon = Latarnia Grobowa
    .gen = Latarni Grobowej
    .acc = Latarnię Grobową
card-guardian-beacon = Latarnia Strażnicza
    .gen = Latarni Strażniczej
    .acc = Latarnię Strażniczą
card-protective-beacon = Latarnia Ochronna
    .gen = Latarni Ochronnej
    .acc = Latarnię Ochronną
card-whipping-wires = Smagające Druty
    .gen = Smagających Drutów
    .acc = Smagające Druty
    .gender = pl
card-slice-of-risen = Cięcie
    .gen = Cięcia
    .acc = Cięcie
card-venomous-coil = Jadowity Zwój
    .gen = Jadowitego Zwoju
    .acc = Jadowity Zwój
card-blight = Zaraza
    .gen = Zarazy
    .acc = Zarazę
card-bladius-of-risen = Bladius
    .gen = Bladiusa
    .acc = Bladiusa
card-ferocious-assault = Zaciekły Szturm
    .gen = Zaciekłego Szturmu
    .acc = Zaciekły Szturm
card-cracking-earth = Pękająca Ziemia
    .gen = Pękającej Ziemi
    .acc = Pękającą Ziemię
card-beast-of-blades = Bestia Ostrzy
    .gen = Bestii Ostrzy
    .acc = Bestię Ostrzy
card-erupt = Erupcja
    .gen = Erupcji
    .acc = Erupcję

nemesis-maelstrom-risen = Wszechostrze: Odrodzone
    .def = Wszechostrze
    .gen = Wszechostrza
    .dat = Wszechostrzu
    .acc = Wszechostrze
    .ins = Wszechostrzem
turn-card-assault = Szturm
zone-beacon-deck = Talia Latarni
zone-beacon-discard = Stos odrzuconych Latarni
zone-beside-sheet = Obok arkusza Nemezis
rule-risen-assault = Gdy zostanie dobrana karta Szturmu, Gravehold otrzymuje 1 obrażenie za każdą Latarnię w grze. Potem następuje zwykła tura Nemezis.
rule-risen-beacons = Odrzucone Latarnie trafiają na własny stos. Jeśli trzeba dobrać Latarnię, a talia Latarni jest pusta, potasujcie ten stos: staje się nową talią.
rule-risen-ten = Gdy tylko w grze znajdzie się dziesięć Latarni, gracze przegrywają.
who-most-dear-in-hand = gracz, który ma na ręce najwięcej kart o koszcie 2 lub wyższym,
effect-draws-beacon = dobierzcie Latarnię i umieśćcie ją w grze
effect-stays-beside = ta karta zostaje obok arkusza Nemezis, a do końca rozgrywki obie karty tury Nemezis są kartami Szturmu
effect-spend-by-assault = { $form ->
    [they] wydaje
    [inf] wydać
   *[you] wydaj
} { $usual } eteru, a jeśli na stosie odrzuconych kart tur leży karta Szturmu, tylko { $less } eteru
effect-discard-dear-and-draw = odrzuca z ręki wszystkie karty o koszcie { $least } lub wyższym i dobiera tyle samo kart
effect-discard-them-and-draw = odrzuca je wszystkie i dobiera tyle samo kart
effect-take-prepped = bierze na rękę wszystkie swoje przygotowane Zaklęcia
effect-bladius-returns = jeśli Bladius został pokonany w Rozdziale 2, { $defeated }; w przeciwnym razie { $escaped }
effect-bladius-weak = ten Poplecznik wchodzi do gry z { $life ->
    [one] { $life } punktem życia
   *[many] { $life } punktami życia
}
effect-bladius-strong = gracz z najmniejszą liczbą otwartych Bram otrzymuje 2 obrażenia, a ten Poplecznik wchodzi do gry z { $shields ->
    [one] żetonem Tarczy
   *[many] { WORD($shields, case: "ins") } żetonami Tarczy
}
each-beacon-in-play = każdą Latarnię w grze
if-assault-turn = trwa tura Szturmu
log-assault = Zaczyna się Szturm!
log-stays-beside = { $card } zostaje obok arkusza Nemezis: każda tura Nemezis jest teraz turą Szturmu.
log-takes-prepped = { $who } bierze na rękę przygotowane Zaklęcie { $card }.
result-defeat-beacons = Porażka. Dziesięć Latarni oświetla drogę Wszechostrzu.
story-e62 = Nosi to samo imię, ale składał go ktoś, komu się spieszyło. Salutuje tymi ramionami, które mu zostały.
story-e63 = „Spóźnieni” – mówi. W ciemności szybu miał dużo czasu na ćwiczenia i ćwiczył właśnie walkę z wami.
