### Co raport o wielu grach pokazuje o tej grze.

report-deck-own = Własna talia
report-deck-draft = Talia z draftu
report-end-phoenixborn = Odrodzony zniszczony
report-end-conceded = Poddanie się
report-end-rounds = Limit rund
report-rates-apart = Każda gra liczy się raz dla każdej ze stron. Kropka to odsetek wygranych gier, kreska to jego przedział 95%; obok podano odsetek, a w nawiasie liczbę gier, z których pochodzi. Linia przerywana oznacza równy podział.
report-by-deck = Według talii
report-by-born = Według Odrodzonego
report-by-first = Według tego, kto zaczyna
report-first-yes = Zaczyna
report-first-no = Nie zaczyna
report-rounds = Rundy
report-born = Jak długo trzymają się Odrodzeni
report-born-text = Po lewej odsetek wszystkich Odrodzonych, którzy do danej rundy zostali zniszczeni (skumulowana zapadalność, przedziały 95% Wilsona; ci, których gra skończyła się wcześniej, pozostają w rachunku). Po prawej życie, które im pozostało w grach wciąż trwających: mediana i zakres środkowych 80%. Oba wykresy kończą się tam, gdzie trwa mniej niż jedna gra na dwadzieścia.
report-born-fallen = Odrodzeni zniszczeni do tej pory
report-born-life = Życie Odrodzonego
report-axis-round = runda
report-played = Co zagrywano
report-played-text = Ile razy na grę strona średnio zagrywa kartę ze swojej talii, w grach wygranych i w przegranych.
report-axis-times = razy na grę
report-played-lift-text = Różnica odsetka wygranych w punktach procentowych między grami, w których strona zagrała kartę, a grami, w których miała ją w talii i nie zagrała. Pokazuje to także, kto przetrwał dość długo, żeby ją zagrać.
report-lift-played = Zagrana
report-pairs = Kto kogo pokonuje
report-pairs-text = Jak często talia z wiersza pokonuje talię z kolumny; pod spodem przedział 95%. Talie są ułożone według wszystkich wygranych.
