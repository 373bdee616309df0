### Verbs of players’ cards beside those that most boxes share: what they ask and what they report.

effect-destroy-some = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} maksymalnie { $amount ->
    [one] { WORD($amount, gender: "f") } kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
} z ręki lub ze swojego stosu kart odrzuconych
effect-deal-for-lost = { $fate ->
    [destroy] zniszcz
   *[discard] odrzuć
} maksymalnie { $most ->
    [one] { WORD($most, gender: "f") } kartę
    [few] { WORD($most, gender: "f") } karty
   *[many] { WORD($most, gender: "f") } kart
} z ręki, po czym zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} za { $most ->
    [one] nią
   *[other] każdą z nich
}
effect-additional-damage-equal = zadaj tyle dodatkowych obrażeń, { $number }
number-its-cost = ile wynosi jego koszt
effect-suffer-to-destroy = { $form ->
    [they] może otrzymać
    [inf] otrzymać
   *[you] możesz otrzymać
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}, aby zniszczyć kartę z ręki
effect-play-gem-twice = dwukrotnie { $form ->
    [they] zagrywa Klejnot z ręki, po czym go niszczy
    [inf] zagrać Klejnot z ręki, po czym go zniszczyć
   *[you] zagraj Klejnot z ręki, po czym go zniszcz
}
effect-take-back-played-gem = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} z powrotem na rękę Klejnot zagrany w tej turze
if-times-played-exactly = { $amount ->
    [1] zagrywasz kartę o tej nazwie w tej turze po raz pierwszy
    [2] zagrywasz kartę o tej nazwie w tej turze po raz drugi
   *[other] liczba twoich zagrań karty o tej nazwie w tej turze wynosi już { $amount }
}
effect-hasten-turn = wtasuj do talii tur kartę gracza ze stosu odrzuconych kart tur, ale nie Kartę X. Ten gracz otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-arrange-turns = odkryj talię tur i odłóż jej karty w wybranej przez siebie kolejności
effect-cast-prepped-now = { $form ->
    [they] może aktywować przygotowane przez siebie w tej turze Zaklęcie z { $amount ->
        [one] { $amount } dodatkowym obrażeniem
       *[other] { $amount } dodatkowymi obrażeniami
    }
    [inf] aktywować przygotowane przez siebie w tej turze Zaklęcie z { $amount ->
        [one] { $amount } dodatkowym obrażeniem
       *[other] { $amount } dodatkowymi obrażeniami
    }
   *[you] możesz aktywować Zaklęcie przygotowane przez ciebie w tej turze; zadaje ono { $amount ->
        [one] { $amount } dodatkowe obrażenie
        [few] { $amount } dodatkowe obrażenia
       *[many] { $amount } dodatkowych obrażeń
    }
}
effect-cheaper-breach = { $form ->
    [they] płaci o { $amount } eteru mniej za następne opłacone w tej turze wzmocnienie lub otwarcie Bramy
    [inf] zapłacić o { $amount } eteru mniej za następne opłacone w tej turze wzmocnienie lub otwarcie Bramy
   *[you] następne opłacone w tej turze wzmocnienie lub otwarcie Bramy kosztuje cię o { $amount } eteru mniej
}
effect-each-sifts = każdy gracz odkrywa wierzchnią kartę swojej talii, po czym ją odrzuca albo odkłada z powrotem
effect-this-on-deck = { $form ->
    [they] kładzie
    [inf] położyć
   *[you] połóż
} tę kartę na wierzchu swojej talii
each-opened-breach = każdą { $whose ->
    [yours] twoją
   *[own] swoją
} otwartą Bramę
if-all-opened = wszystkie twoje Bramy są otwarte
each-neighbour-prepped = każde Zaklęcie przygotowane na przylegającej Bramie

ask-destroy-some = { $who }: czy chcesz zniszczyć kartę z ręki lub ze swojego stosu kart odrzuconych ({ $source }; maksymalnie jeszcze { $left })?
ask-lose-for-damage = { $who }: czy chcesz { $fate ->
    [destroy] zniszczyć
   *[discard] odrzucić
} kartę z ręki, aby zadać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $source }; maksymalnie jeszcze { $left })?
ask-suffer-to-destroy = { $who }: czy chcesz otrzymać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}, aby zniszczyć kartę z ręki ({ $source })?
ask-play-twice = { $who }: wybierz z ręki Klejnot, który zagrasz dwukrotnie ({ $source }).
ask-take-back-gem = { $who }: wybierz Klejnot, który wróci na twoją rękę ({ $source }).
ask-shuffle-turn = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} kartę, która zostanie wtasowana do talii tur ({ $source }).
ask-arrange-turns = { $who }: wybierz następną kartę talii tur, zaczynając od wierzchniej ({ $source }).
ask-sift-next = { $who }: wybierz, kto teraz odkryje kartę ({ $source }).
ask-sift = { $who }: odkryta karta to { $revealed }. Czy chcesz ją odrzucić ({ $source })?

log-arranges-turns = { $who } układa talię tur w kolejności: { $cards }.
log-discards-top = { $who } odrzuca { $card_acc } z wierzchu talii.
