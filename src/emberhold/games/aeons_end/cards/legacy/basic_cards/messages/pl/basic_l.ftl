card-conduct = Przewodzenie
    .gen = Przewodzenia
    .acc = Przewodzenie
card-endless-chasm = Bezdenna Otchłań
    .gen = Bezdennej Otchłani
    .acc = Bezdenną Otchłań
card-spine-harvester = Żniwiarz Kręgosłupów
    .gen = Żniwiarza Kręgosłupów
    .acc = Żniwiarza Kręgosłupów
card-sap = Wysysanie
    .gen = Wysysania
    .acc = Wysysanie
card-drain = Drenaż
    .gen = Drenażu
    .acc = Drenaż
card-tempting-offer = Kusząca Oferta
    .gen = Kuszącej Oferty
    .acc = Kuszącą Ofertę
card-humming-hive = Buczący Ul
    .gen = Buczącego Ula
    .acc = Buczący Ul
card-disrupt = Zakłócenie
    .gen = Zakłócenia
    .acc = Zakłócenie
card-eternal-glare = Wieczne Spojrzenie
    .gen = Wiecznego Spojrzenia
    .acc = Wieczne Spojrzenie
card-spine-thresher = Młockarz Kręgosłupów
    .gen = Młockarza Kręgosłupów
    .acc = Młockarza Kręgosłupów
card-spine-reaper = Kosiarz Kręgosłupów
    .gen = Kosiarza Kręgosłupów
    .acc = Kosiarza Kręgosłupów
card-reap = Żniwo
    .gen = Żniwa
    .acc = Żniwo
card-deplete = Wyjałowienie
    .gen = Wyjałowienia
    .acc = Wyjałowienie
card-dark-bond = Mroczny Pakt
    .gen = Mrocznego Paktu
    .acc = Mroczny Pakt
card-humming-drones = Buczące Trutnie
    .gen = Buczących Trutni
    .acc = Buczące Trutnie
    .gender = pl

effect-gain-shield = ten Poplecznik otrzymuje jeden żeton Tarczy (może ich mieć dowolnie wiele)
if-that-player-charges-at-least = ten gracz ma co najmniej { $amount ->
    [one] { $amount } Ładunek
    [few] { $amount } Ładunki
   *[many] { $amount } Ładunków
}
if-dearest-prepped-cost-at-least = jakieś nadal przygotowane Zaklęcie ma koszt { $amount } lub wyższy
log-shield-gained = { $card } { $card_gender ->
    [pl] otrzymują
   *[sg] otrzymuje
} żeton Tarczy (razem: { $left }).
