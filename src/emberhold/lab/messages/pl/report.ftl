### The page that `emberhold report` writes.

report-title = { $game } – co mówią gry
report-lead = { $games ->
    [one] Jedna gra rozegrana przez program i policzona.
    [few] { NUMBER($games) } gry rozegrane przez program i policzone.
   *[many] { NUMBER($games) } gier rozegranych przez program i policzonych.
}
report-method = Przedziały przy odsetkach to przedziały ufności 95% Wilsona. Każdy wiersz wyników zawiera przygotowanie, ziarno i graczy swojej gry; emberhold simulate --again rozgrywa ją jeszcze raz.
report-games = Gry
report-players = Graczy przy stole
report-who = Kto gra
report-version = Wersja
report-faults = Odpowiedzi oddane prostszemu graczowi
report-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-of = Co
report-won = wygrane
report-lost = przegrane
report-interval = przedział 95%
report-deck-own = Własna talia
report-deck-draft = Talia z draftu

## How games end

report-end-nemesis = Nemezis pokonane
report-end-deck = Nemezis bez kart
report-end-acolytes = Akolici pokonani
report-end-gravehold = Upadek Gravehold
report-end-exhausted = Wszyscy Magowie wyczerpani
report-end-pillars = Brak filarów
report-end-form = Ostateczna postać
report-end-phoenixborn = Odrodzony zniszczony
report-end-conceded = Poddanie się
report-end-rounds = Limit rund

## Win rates

report-rates = Jak często gry są wygrywane
report-rates-together = Gracze wygrywają i przegrywają razem. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; obok podano odsetek, a w nawiasie liczbę gier, z których pochodzi. Liczba przy Nemezis to wydrukowany poziom trudności.
report-rates-apart = Każda gra liczy się raz dla każdej ze stron. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; obok podano odsetek, a w nawiasie liczbę gier, z których pochodzi. Linia przerywana oznacza równy podział.
report-rates-plain = Liczone dla pierwszego miejsca. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; w nawiasie liczba gier, z których pochodzi.
report-axis-won = wygrane gry
report-nemesis-rated = { $nemesis } ({ $difficulty })
report-by-nemesis = Według Nemezis
report-by-difficulty = Według poziomu trudności
report-by-seats = Według liczby graczy
report-by-who = Według tego, kto gra
report-by-mage = Z tym Magiem przy stole
report-by-deck = Według talii
report-by-born = Według Odrodzonego
report-by-first = Według tego, kto zaczyna
report-by-kind = Według przygotowania
report-first-yes = Zaczyna
report-first-no = Nie zaczyna

## Printed difficulty

report-printed-title = Trudność wydrukowana i zmierzona
report-printed-text = Liczba wydrukowana na arkuszu Nemezis i odsetek gier przeciw niemu przegranych, z przedziałem 95%. Gdyby liczby mówiły wszystko, kropki wznosiłyby się od lewej do prawej.
report-printed = Wydrukowana trudność
report-axis-lost = przegrane gry

## Endings and lengths

report-endings = Jak gry się kończą
report-endings-text = Wszystkie sposoby na zwycięstwo i na porażkę, jako części wszystkich gier z każdym Nemezis.
report-lengths = Jak długo trwają gry
report-lengths-text = Gry wygrane leżą nad linią, przegrane pod nią; pola zachowują proporcje. Pionowe kreski na linii oznaczają mediany.
report-turns = Tury
report-rounds = Rundy
report-median-won = mediana, wygrane
report-median-lost = mediana, przegrane
report-middle = środkowe 80%

## Lives over time

report-gravehold = Jak długo stoi Gravehold
report-gravehold-text = Po lewej odsetek gier, w których Gravehold po danej turze jeszcze stoi (estymator Kaplana–Meiera: gry zakończone inaczej wypadają z rachunku), z przedziałami 95% Greenwooda. Po prawej żywotność Gravehold w grach, które jeszcze trwają: mediana i zakres środkowych 80%. Oba wykresy kończą się tam, gdzie trwa mniej niż jedna gra na dwadzieścia.
report-standing = Gravehold stoi
report-gravehold-life = Żywotność Gravehold
report-axis-turn = tura
report-born = Jak długo trzymają się Odrodzeni
report-born-text = Po lewej odsetek Odrodzonych, którzy po danej rundzie są jeszcze w grze (estymator Kaplana–Meiera), z przedziałami 95% Greenwooda. Po prawej życie, które im zostało w grach, które jeszcze trwają: mediana i zakres środkowych 80%. Oba wykresy kończą się tam, gdzie trwa mniej niż jedna gra na dwadzieścia.
report-born-standing = Odrodzony w grze
report-born-life = Życie Odrodzonego
report-axis-round = runda

## Cards

report-bought = Co kupowano
report-bought-text = Ile kopii kupują średnio wszyscy gracze razem w grze, w której karta leży na rynku: w grach wygranych i w przegranych. Gry wygrane trwają dłużej lub krócej niż przegrane i już to zmienia liczbę zakupów.
report-axis-copies = kopie na grę
report-played = Co zagrywano
report-played-text = Jak często strona zagrywa kartę ze swojej talii, średnio, w grach wygranych i w przegranych.
report-axis-times = razy na grę
report-card-lift = Ile znaczy karta
report-card-lift-text = Różnica odsetka wygranych w punktach procentowych. Po lewej gry, w których karta leży na rynku, wobec gier bez niej: losowy rynek czyni z tego uczciwy eksperyment. Po prawej gry, w których ktoś ją kupił, wobec tych, w których leżała i nikt jej nie kupił: to pokazuje także, kto miał czas i eter na zakupy.
report-played-lift-text = Różnica odsetka wygranych w punktach procentowych między grami, w których strona zagrała kartę, a grami, w których miała ją w talii i nie zagrała. Pokazuje to także, kto przetrwał dość długo, żeby ją zagrać.
report-lift-market = Na rynku
report-lift-bought = Kupiona
report-lift-played = Zagrana
report-mage-lift = Ile znaczy Mag
report-mage-lift-text = Różnica odsetka wygranych w punktach procentowych między grami z tym Magiem przy stole a grami bez niego. Losowanie Magów czyni z tego uczciwy eksperyment.
report-lift-mage = Przy stole
report-axis-points = punkty procentowe
report-lift-method = Porównuje się tylko podobne gry: przy tych samych przeciwnikach, tej samej trudności i tych samych graczach, z wagami Mantela–Haenszela. Przedziały to przedziały 95% Newcombe’a dla każdej takiej grupy, złożone według reguły MOVER. Niebieskie kropki leżą na pewno powyżej zera, pomarańczowe kwadraty na pewno poniżej, szare romby po żadnej ze stron. Przy wielu porównaniach jedno na dwadzieścia wydaje się pewne przez przypadek. Gry o tym samym ziarnie przeciw różnym Nemezis mają wspólnych Magów i rynek; przedziały liczą je jak niezależne i są nieco za wąskie.

## Pairs

report-pairs = Kto kogo pokonuje
report-pairs-text = Jak często talia z wiersza pokonuje talię z kolumny; pod spodem przedział 95%. Talie są ułożone według wszystkich wygranych.
