### The page that `emberhold report` writes.

report-title = { $game } – co mówią gry
report-lead = { $games ->
    [one] Jedna gra rozegrana i policzona przez program.
    [few] { NUMBER($games) } gry rozegrane i policzone przez program.
   *[many] { NUMBER($games) } gier rozegranych i policzonych przez program.
}
report-method = Przedziały przy odsetkach to 95-procentowe przedziały ufności Wilsona. Każdy wiersz wyników zawiera przygotowanie, ziarno i graczy swojej gry; emberhold simulate --again rozgrywa ją jeszcze raz.
report-games = Gry
report-players = Liczba graczy
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

## Win rates

report-rates = Jak często się wygrywa
report-rates-plain = Liczone dla pierwszego miejsca. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; w nawiasie liczba gier, z których pochodzi.
report-axis-won = wygrane gry
report-by-who = Według tego, kto gra
report-by-kind = Według przygotowania

## Printed difficulty

report-axis-lost = przegrane gry

## Endings and lengths

report-endings = Jak gry się kończą
report-endings-text = Wszystkie rodzaje zwycięstw i porażek jako odsetek wszystkich gier z danym Nemezis.
report-lengths = Jak długo trwają gry
report-lengths-text = Gry wygrane są nad linią, przegrane pod nią; pola zachowują proporcje. Pionowe kreski na linii oznaczają mediany.
report-turns = Tury
report-median-won = mediana, wygrane
report-median-lost = mediana, przegrane
report-middle = środkowe 80%

## Cards

report-card-lift = Ile znaczy karta
report-axis-points = punkty procentowe
report-lift-method = Porównuje się tylko podobne gry: przy tych samych przeciwnikach, tej samej trudności i tych samych graczach, z wagami Mantela–Haenszela. Przedziały to 95-procentowe przedziały Newcombe’a dla każdej takiej grupy, złożone według reguły MOVER. Niebieskie kropki leżą na pewno powyżej zera, pomarańczowe kwadraty na pewno poniżej, szare romby po żadnej ze stron. Przy wielu porównaniach jedno na dwadzieścia wydaje się pewne przez przypadek. Gry o tym samym ziarnie przeciw różnym Nemezis mają tych samych Magów i ten sam rynek zasobów; przedziały liczą je jak niezależne i są nieco za wąskie.
