### Gate Witch: her sheet and her cards.

effect-open-gate = Megiera Bram otrzymuje jeden żeton Nemezis
effect-unleash-until-six = powtarzajcie Wyzwolenie, aż Megiera Bram będzie miała sześć żetonów Nemezis
effect-this-to-nemesis-bottom = ta karta trafia na spód talii Nemezis
effect-draws-another = w fazie dobierania tej tury Nemezis dobiera dodatkową kartę
effect-discard-revealed-turn = odrzućcie ją
effect-keep-one-turn = wybierzcie jedną kartę tury gracza ze stosu odrzuconych kart tur i wtasujcie wszystkie pozostałe karty z tego stosu do talii tur
effect-each-suffers-for-turns = każdy gracz otrzymuje 1 obrażenie za każdą swoją kartę na stosie odrzuconych kart tur
number-gates = ile żetonów Nemezis ma Megiera Bram

trigger-summons-turn = Gdy ten Poplecznik zostaje odrzucony z gry, wtasujcie do talii tur kartę tury Nemezis ze stosu odrzuconych kart tur.
trigger-comes-back = Gdy ten Poplecznik zostaje odrzucony, zamiast tego trafia na spód talii Nemezis.

rule-gate-witch-accelerate = Jeśli na końcu tury Nemezis Megiera Bram ma co najmniej pięć żetonów Nemezis, a na stosie odrzuconych kart tur leży dokładnie jedna karta tury Nemezis, czas przyspiesza: ta karta zostaje wtasowana do talii tur, a Megiera Bram traci cztery żetony Nemezis.
rule-gate-witch-harder = Gdy czas przyspiesza, Megiera Bram traci tylko trzy żetony Nemezis.

ask-keep-turn = { $who }: { $voice ->
    [one] wybierz
   *[all] wybierzcie
} kartę tury gracza, która zostaje na stosie odrzuconych kart tur ({ $source }).
ask-turn-counts = { $who }: { $voice ->
    [one] wybierz
   *[all] wybierzcie
} gracza, za którego kartę tury zostanie uznana „{ $turn }” ({ $source }).
option-turn-card = { $what }

log-accelerates-time = Czas przyspiesza!
log-turn-shuffled = Do talii tur wtasowano: „{ $turn }”.
log-turn-discarded = Z talii tur odrzucono kartę „{ $turn }”.
log-to-nemesis-bottom = { $card } { $card_gender ->
    [pl] trafiają
   *[sg] trafia
} na spód talii Nemezis.
