### The page that `emberhold report` writes.

report-title = { $game } – co mówią gry
report-lead = { $games ->
    [one] Jedna gra rozegrana i policzona przez program.
    [few] { NUMBER($games) } gry rozegrane i policzone przez program.
   *[many] { NUMBER($games) } gier rozegranych i policzonych przez program.
}
report-method = Przedziały przy odsetkach to 95-procentowe przedziały ufności Wilsona, poszerzone tam, gdzie gry mają wspólne ziarno: gry o tym samym rozdaniu nie są niezależne. Każdy wiersz wyników zawiera przygotowanie, ziarno i graczy swojej gry; emberhold simulate --again rozgrywa ją jeszcze raz.
report-games = Gry
report-players = Liczba graczy
report-who = Kto gra
report-version = Wersja
report-faults = Odpowiedzi oddane prostszemu graczowi
report-changes = Zmienione karty
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
report-rates-plain = Liczone dla miejsca, dla którego liczy się dana gra. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; w nawiasie liczba gier, z których pochodzi.
report-total = Wszystkie gry
report-axis-won = wygrane gry
report-by-who = Według tego, kto gra
report-by-kind = Według przygotowania

## Players on the same deals

report-players-title = Gracze przy tych samych rozdaniach
report-players-text = Dwóch graczy porównuje się tylko na podstawie gier o tym samym ziarnie, przygotowaniu i miejscu, para po parze: to, co wygrali albo przegrali obaj, nie mówi, który z nich jest lepszy.
report-players-method = Różnica ma przedział liczony po ziarnach metodą Agrestiego i Mina, z kwantylami rozkładu Studenta; wszystkie przedziały obowiązują jednocześnie z ufnością 95% (Bonferroni). Wartość p jest poprawiona metodą Holma.
report-pairs-of-games = pary gier
report-first-won = wygrane pierwszego
report-second-won = wygrane drugiego
report-chance = p
report-small = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Printed difficulty

report-axis-lost = przegrane gry

## Endings and lengths

report-endings = Jak gry się kończą
report-endings-text = Wszystkie rodzaje zwycięstw i porażek jako odsetek wszystkich gier z danym Nemezis.
report-course = Jak gry kończą się w czasie
report-course-text = Odsetek wszystkich gier, które do danej tury zakończyły się w dany sposób (skumulowana zapadalność, estymator Aalena–Johansena). Gra zakończona w jeden sposób nie może już skończyć się w inny, więc pola się sumują; to, co zostaje ponad nimi, jeszcze trwa.
report-lengths = Jak długo trwają gry
report-lengths-text = Gry wygrane są nad linią, przegrane pod nią; pola zachowują proporcje. Pionowe kreski na linii oznaczają mediany.
report-turns = Tury
report-median-won = mediana, wygrane
report-median-lost = mediana, przegrane
report-middle = środkowe 80%

## Cards

report-card-lift = Ile znaczy karta
report-axis-points = punkty procentowe
report-lift-method = Porównuje się tylko podobne gry: przy tych samych przeciwnikach, tej samej trudności i tych samych graczach, z wagami Mantela–Haenszela. Gry o tym samym ziarnie mają wspólne rozdanie, więc przedziały liczą ziarna, a nie gry: to przedziały Newcombe’a dla każdej takiej grupy, złożone według reguły MOVER i poszerzone o efekt schematu losowania (estymator odporny na grupowanie), z kwantylami rozkładu Studenta. Są to przedziały Bonferroniego: wszystkie w danej kolumnie obowiązują jednocześnie z ufnością 95%. Liczba po p jest poprawiona metodą Holma na wszystkie porównania w kolumnie. Według niej niebieskie kropki leżą istotnie powyżej zera (p najwyżej 0,05), pomarańczowe kwadraty istotnie poniżej, szare romby po żadnej ze stron.
