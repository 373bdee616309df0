card-flawed-crystal = Kryształ ze Skazą
    .gen = Kryształu ze Skazą
    .acc = Kryształ ze Skazą
card-smog-beast = Bestia Smogu
    .gen = Bestii Smogu
    .acc = Bestię Smogu
card-debilitating-impact = Wyniszczający Cios
    .gen = Wyniszczającego Ciosu
    .acc = Wyniszczający Cios
card-fracture = Rozszczepienie
    .gen = Rozszczepienia
    .acc = Rozszczepienie
card-smoke-guardian = Strażnik Dymu
    .gen = Strażnika Dymu
    .acc = Strażnika Dymu
card-rune-prisoner = Więzień Run
    .gen = Więźnia Run
    .acc = Więźnia Run
card-poison = Trucizna
    .gen = Trucizny
    .acc = Truciznę
card-toxic-breath = Toksyczny Oddech
    .gen = Toksycznego Oddechu
    .acc = Toksyczny Oddech
card-disintegrate = Dezintegracja
    .gen = Dezintegracji
    .acc = Dezintegrację
card-aether-channel = Kanał Eteru
    .gen = Kanału Eteru
    .acc = Kanał Eteru

nemesis-haze-fiend = Czart Oparów
    .gen = Czarta Oparów
    .dat = Czartowi Oparów
    .acc = Czarta Oparów
    .ins = Czartem Oparów
token-haze = Żetony Nemezis
who-most-crystals = gracz z największą liczbą Kryształów na ręce
who-dearest-spell = gracz, który ma na ręce Zaklęcie o najwyższym koszcie,
who-dearest-card = gracz, który ma na ręce kartę o najwyższym koszcie,
who-most-discarded = gracz z największą liczbą kart na stosie kart odrzuconych
effect-haze-token = Czart Oparów otrzymuje { $amount ->
    [one] jeden żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
effect-put-flaw = { $form ->
    [they] nakleja
    [inf] nakleić
   *[you] naklej
} naklejkę Skazy na Kryształ bez Skazy z ręki lub ze swojego stosu kart odrzuconych
effect-destroy-it = niszczy ją
effect-degrade-it = degraduje to Zaklęcie
effect-degrade-all = degraduje je wszystkie
effect-degrade-dearest-spell = degraduje z ręki Zaklęcie o najwyższym koszcie
effect-degrade-all-dear = degraduje z ręki wszystkie karty o koszcie { $least } lub wyższym
effect-channel-free = kładzie wszystkie karty o koszcie 0 z tego stosu na wierzchu swojej talii w dowolnej kolejności; Gravehold otrzymuje 1 obrażenie za każdą z nich
effect-go-in = wejdźcie po Malastara: { $what }, a wy zdobywacie Lekcję Malastara
rule-rune-prisoner = Gracz, który zada obrażenia temu Poplecznikowi, degraduje kartę z ręki.
rule-fracture = Na końcu tury Nemezis, jeśli Czart Oparów ma co najmniej dwa żetony Nemezis, rozszczepia Kryształ i traci dwa żetony: dowolny gracz nakleja naklejkę Skazy na Kryształ bez Skazy z ręki lub ze swojego stosu kart odrzuconych i otrzymuje 2 obrażenia. Jeśli nikt takiego nie ma, naklejka trafia na zniszczony Kryształ, a jego właściciel otrzymuje 2 obrażenia. Jeśli i takiego nie ma, dowolny gracz otrzymuje 2 obrażenia. Powtarzajcie to, dopóki Czart Oparów ma co najmniej dwa żetony Nemezis.
rule-flawed-crystal = Eter z Kryształu ze Skazą można wydać tylko na pozyskanie karty.
rule-degrade = Aby zdegradować kartę o koszcie 2 lub wyższym, zniszcz ją; możesz wtedy pozyskać na rękę tańszą kartę tego samego typu. Kto ma zdegradować kartę, a nie może, otrzymuje 2 obrażenia.
ask-fracture = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} gracza, którego dotyczy rozszczepienie.
ask-flaw = { $who }: wybierz Kryształ, który otrzyma naklejkę Skazy ({ $source }).
log-flawed = Kryształ { $who_gen } ma Skazę (pozostałe naklejki: { $left }).
story-e57 = W drzwiach kuźni stoi coś, co ma zarys drzwi. Za tym czymś, bardzo cicho, słychać młot, który wciąż trzyma rytm.
