card-flare-of-xaxos = Rozbłysk
    .gen = Rozbłysku
    .acc = Rozbłysk
card-gravity-node-of-xaxos = Węzeł Grawitacyjny
    .gen = Węzła Grawitacyjnego
    .acc = Węzeł Grawitacyjny
card-incinerating-fist-of-xaxos = Spopielająca Pięść
    .gen = Spopielającej Pięści
    .acc = Spopielającą Pięść
card-breach-communion-of-xaxos = Jedność Bram
    .gen = Jedności Bram
    .acc = Jedność Bram
card-pyromancy-of-xaxos = Piromancja
    .gen = Piromancji
    .acc = Piromancję
card-sparking-siphon-of-xaxos = Iskrzący Syfon
    .gen = Iskrzącego Syfonu
    .acc = Iskrzący Syfon
card-breach-collision-of-xaxos = Kolizja Bram
    .gen = Kolizji Bram
    .acc = Kolizję Bram
card-monstrous-inferno-of-xaxos = Potworna Pożoga
    .gen = Potwornej Pożogi
    .acc = Potworną Pożogę
card-pyro-geist-of-xaxos = Ognisty Duch
    .gen = Ognistego Ducha
    .acc = Ognistego Ducha
card-beginning = Początek
    .gen = Początku
    .acc = Początek
card-prelatus-of-pain = Prałat Bólu
    .gen = Prałata Bólu
    .acc = Prałata Bólu
card-prelatus-of-fire = Prałat Ognia
    .gen = Prałata Ognia
    .acc = Prałata Ognia
card-firestorm = Burza Ognia
    .gen = Burzy Ognia
    .acc = Burzę Ognia
card-inner-eye = Wewnętrzne Oko
    .gen = Wewnętrznego Oka
    .acc = Wewnętrzne Oko
card-prelatus-of-lore = Prałat Wiedzy
    .gen = Prałata Wiedzy
    .acc = Prałata Wiedzy
card-prelatus-of-death = Prałat Śmierci
    .gen = Prałata Śmierci
    .acc = Prałata Śmierci
card-break = Złamanie
    .gen = Złamania
    .acc = Złamanie
card-final-form = Ostateczna Forma
    .gen = Ostatecznej Formy
    .acc = Ostateczną Formę

nemesis-xaxos-ascended = Xaxos: Wyniesiony
    .def = Xaxos
    .gen = Xaxosa
    .dat = Xaxosowi
    .acc = Xaxosa
    .ins = Xaxosem
type-nemesis-spell = Zaklęcie Xaxosa
    .plural = Zaklęcia Xaxosa
    .gen = Zaklęcia Xaxosa
    .gen-plural = Zaklęć Xaxosa
    .acc = Zaklęcie Xaxosa
zone-spell-deck = Talia Zaklęć Xaxosa
zone-concentrate-deck = Talia Koncentracji
zone-destroyed-spells = Zniszczone Zaklęcia Xaxosa
rule-xaxos-casts = Na początku każdej tury Nemezis Xaxos aktywuje wszystkie swoje przygotowane Zaklęcia od lewej do prawej. Każde trafia zakryte na spód jego talii Zaklęć.
rule-xaxos-breaches = Gdy Xaxos aktywuje Zaklęcie z Bramy III, dowolny gracz otrzymuje 2 obrażenia, a gdy z Bramy IV, otrzymuje je Gravehold.
rule-xaxos-dispel = W swojej fazie głównej możesz stracić tyle Ładunków, ile wynosi koszt jednego z przygotowanych Zaklęć Xaxosa, aby odłożyć je zakryte na spód jego talii Zaklęć.
rule-xaxos-concentrate = Koncentracja: wierzchnia karta talii Koncentracji trafia zakryta na spód talii Zaklęć Xaxosa. Jeśli talia Koncentracji jest pusta, zamiast tego następuje Wyzwolenie.
rule-xaxos-exhausted = Gdy gracz zostaje wyczerpany, Gravehold otrzymuje 5 obrażeń zamiast dwukrotnego Wyzwolenia.
who-most-pulse = gracz z największą liczbą żetonów Pulsu
effect-xaxos-preps = Xaxos dobiera Zaklęcie i przygotowuje je na swojej pierwszej od lewej pustej Bramie; jeśli żadna nie jest pusta, aktywuje je
effect-concentrates = Xaxos { $times ->
    [one] się koncentruje
    [2] koncentruje się dwukrotnie
    [3] koncentruje się trzykrotnie
    [4] koncentruje się czterokrotnie
   *[other] koncentruje się { $times } razy
}
effect-destroy-of-xaxos = zniszczcie jedno z przygotowanych Zaklęć Xaxosa o koszcie 3
effect-destroy-all-of-xaxos = zniszczcie każde przygotowane Zaklęcie Xaxosa o koszcie 3; za każde z nich Xaxos raz się koncentruje
effect-reveal-top-spell = odkryjcie wierzchnią kartę talii Zaklęć Xaxosa i zniszczcie ją, jeśli ma koszt 3
effect-bottom-on-top = połóżcie spodnią kartę talii Koncentracji na wierzchu talii Zaklęć Xaxosa
effect-shuffle-spells = potasujcie talię Zaklęć Xaxosa
effect-preps-rightmost = Xaxos dobiera Zaklęcie i przygotowuje je na swojej pierwszej od prawej pustej Bramie
effect-casts-top-spell = Xaxos aktywuje wierzchnią kartę swojej talii Zaklęć
effect-look-or-away = następnie wybierzcie jedno. Spójrzcie: Xaxos otrzymuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}, a gracze oglądają trzy wierzchnie karty jego talii Zaklęć i odkładają je na wierzch w dowolnej kolejności.{ "\u000A" }ALBO{ "\u000A" }Odwróćcie wzrok: dowolny gracz otrzymuje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
effect-breaks-dearest = gracz, który ma przygotowane Zaklęcie o najwyższym koszcie, niszczy je wraz z Bramą, na której było przygotowane
effect-revealed-suffers = odkryjcie wierzchnią kartę talii tur; jeśli jest to karta tury gracza, ten gracz otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-siphon-pulse = traci żeton Pulsu i otrzymuje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}; jeśli ten gracz stracił żeton, Xaxos otrzymuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}
effect-together-suffer = gracze wspólnie otrzymują { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
trigger-concentrates = Gdy ten Poplecznik zostaje odrzucony, Xaxos się koncentruje.
ask-destroy-of-xaxos = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} Zaklęcie Xaxosa do zniszczenia ({ $source }).
ask-look = { $who }: „Spójrzcie” – mówi prałat i otwiera księgę ({ $source }). { $voice ->
    [all] Czy patrzycie
   *[one] Czy patrzysz
}?
ask-put-back = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} Zaklęcie, które ma leżeć najniżej ({ $source }; { $left ->
    [few] zostały
   *[many] zostało
} { $left }).
ask-share-damage = { $who }: ile z { $left } { $left ->
    [one] obrażenia
   *[many] obrażeń
} otrzymuje { $mage } ({ $source })?
option-of-xaxos = { $card } (Brama { $breach })
option-look = { $voice ->
    [all] Spójrzcie
   *[one] Spójrz
}
option-look-away = { $voice ->
    [all] Odwróćcie wzrok
   *[one] Odwróć wzrok
}
option-put-back = { $card }
option-share = { $what ->
    [one] { $what } obrażenie
    [few] { $what } obrażenia
   *[many] { $what } obrażeń
}
option-dispel = Strać { $cost ->
    [one] { $cost } Ładunek
    [few] { $cost } Ładunki
   *[many] { $cost } Ładunków
}, aby odłożyć { $card_acc } z Bramy { $breach } na spód talii Zaklęć
log-dispels = { $who } odkłada { $card_acc } na spód talii Zaklęć Xaxosa.
log-xaxos-loses = Zaklęcie Xaxosa { $card } zostaje zniszczone.
log-xaxos-preps = Xaxos przygotowuje { $card_acc } na Bramie { $number }.
log-xaxos-casts = Xaxos aktywuje { $card_acc }.
log-concentrates = Xaxos się koncentruje.
log-reveals-spell = Na wierzchu talii Zaklęć leży { $card }.
log-spells-shuffled = Xaxos tasuje swoją talię Zaklęć.
story-e64 = Był dwa lata wyżej; pożyczał wam notatki. „Spójrzcie” – mówi i otwiera księgę – „tylko spójrzcie, a zobaczycie, że on ma rację”. Na stronie równym pismem zapisano najbliższe godziny.
unleash-gist-xaxos-ascended = Xaxos przygotowuje Zaklęcie albo je aktywuje.
