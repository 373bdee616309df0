who-fewest-opened = gracz z najmniejszą liczbą otwartych Bram
effect-each-suffers = każdy gracz otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-discard-gem = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} z ręki { $amount ->
    [one] Klejnot
    [few] { WORD($amount) } Klejnoty
   *[many] { WORD($amount) } Klejnotów
}
effect-discard-dear = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} z ręki kartę o koszcie { $amount } lub wyższym
effect-destroy-gem = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} Klejnot z ręki
effect-destroy-from-hand = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
effect-destroy-up-to = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} z ręki lub ze swojego stosu kart odrzuconych maksymalnie { $amount ->
    [one] jedną kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
effect-dearest-of-ones-prepped = { $fate ->
    [destroy] { $form ->
        [they] niszczy
        [inf] zniszczyć
       *[you] zniszcz
    }
   *[discard] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzuć
    }
} swoje przygotowane Zaklęcie o najwyższym koszcie
effect-draws-now = Nemezis dobiera i rozpatruje nową kartę
effect-top-of-deck-always = { $fate ->
    [banish] wykluczcie
   *[discard] odrzućcie
} { $amount ->
    [one] wierzchnią kartę
    [few] { WORD($amount, gender: "f") } wierzchnie karty
   *[many] { WORD($amount, gender: "f") } wierzchnich kart
} talii Nemezis
effect-top-of-deck = { $same ->
    [yes] przy jednym lub dwóch Magach
   *[no] przy jednym Magu
} { $fate ->
    [banish] wykluczcie
   *[discard] odrzućcie
} z wierzchu talii Nemezis { WORD($one, gender: "f") } { $one ->
    [one] kartę
    [few] karty
   *[many] kart
}{ $same ->
    [yes] {""}
   *[no] , przy dwóch { WORD($two, gender: "f") }
}, przy trzech { WORD($three, gender: "f") }, a przy czterech { $four ->
    [0] nie { $fate ->
        [banish] wykluczajcie
       *[discard] odrzucajcie
    } żadnej
   *[other] { WORD($four, gender: "f") }
}
effect-deal-more-to-minion = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}, a jeśli celem jest Poplecznik, { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
}
effect-deal-times = { $times ->
    [2] dwukrotnie
    [3] trzykrotnie
    [4] czterokrotnie
   *[other] { $times } razy
} zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-silence = ucisz Poplecznika
effect-price-then = dowolny gracz odrzuca z ręki kartę; jeśli to zrobi, { $what }
effect-discard-spell-to-draw = może odrzucić z ręki Zaklęcie, a wtedy dobiera kartę
effect-cast-own-cheap = możesz aktywować jedno ze swoich przygotowanych Zaklęć o koszcie { $most } lub niższym
effect-cast-with-more = aktywuj przygotowane Zaklęcie dowolnego gracza; zadaje ono { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
}
effect-focus-own = { $form ->
    [they] wzmacnia
    [inf] wzmocnić
   *[you] wzmocnij
} jedną ze swoich Bram
effect-focus-owner = wzmocnij Bramę gracza, którego Zaklęcie zostało aktywowane
effect-focus-times = łącznie { $times ->
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { $times } razy
} wzmocnij Bramy dowolnych graczy
effect-focus-breach-three = wzmocnij Bramę III dowolnego gracza
effect-take-back-gem = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} na rękę Klejnot ze swojego stosu kart odrzuconych
effect-take-back-gems = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} na rękę ze swojego stosu kart odrzuconych maksymalnie { $amount ->
    [one] jeden Klejnot
    [few] { WORD($amount) } Klejnoty
   *[many] { WORD($amount) } Klejnotów
}
effect-starfire-frenzy = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}; możesz odrzucić Zaklęcie z ręki, aby zadać 1 dodatkowe obrażenie i otrzymać 1 Ładunek
each-turn-of-player-discarded = każdą kartę tury gracza na stosie odrzuconych kart tur
each-shield-on-this = każdy żeton Tarczy na tym Popleczniku
if-your-prepped-at-least = masz co najmniej { $amount ->
    [one] jedno przygotowane Zaklęcie
    [few] { WORD($amount) } przygotowane Zaklęcia
   *[many] { WORD($amount) } przygotowanych Zaklęć
}
if-your-other-prepped-at-least = masz co najmniej { $amount ->
    [one] jedno inne przygotowane Zaklęcie
    [few] { WORD($amount) } inne przygotowane Zaklęcia
   *[many] { WORD($amount) } innych przygotowanych Zaklęć
}
if-discarded-others-at-least = na twoim stosie kart odrzuconych { $amount ->
    [one] jest co najmniej jedna inna karta
    [few] są co najmniej { WORD($amount, gender: "f") } inne karty
   *[many] jest co najmniej { WORD($amount, gender: "f") } innych kart
}
if-opened-breaches-at-least = masz co najmniej { $amount ->
    [one] jedną otwartą Bramę
    [few] { WORD($amount, gender: "f") } otwarte Bramy
   *[many] { WORD($amount, gender: "f") } otwartych Bram
}
if-charges-at-least = masz co najmniej { $amount ->
    [one] { $amount } Ładunek
    [few] { $amount } Ładunki
   *[many] { $amount } Ładunków
}
if-from-open-breach-three = aktywujesz to Zaklęcie z otwartej Bramy III
if-chapter-at-least = trwa Rozdział { $amount } lub późniejszy
if-gravehold-life-at-least = Gravehold ma co najmniej { $amount ->
    [one] { $amount } punkt żywotności
    [few] { $amount } punkty żywotności
   *[many] { $amount } punktów żywotności
}
log-shield-lost = { $card } { $card_gender ->
    [pl] tracą
   *[sg] traci
} { $left ->
    [0] ostatni żeton Tarczy
    [one] żeton Tarczy (zostaje { $left })
    [few] żeton Tarczy (zostają { $left })
   *[many] żeton Tarczy (zostaje { $left })
}.
log-silences = { $card } { $card_gender ->
    [pl] otrzymują
   *[sg] otrzymuje
} żeton Uciszenia.
log-silence-ends = { $card } { $card_gender ->
    [pl] tracą
   *[sg] traci
} żeton Uciszenia, zamiast działać.
mark-shields = { $value ->
    [one] { $value } żeton Tarczy
    [few] { $value } żetony Tarczy
   *[many] { $value } żetonów Tarczy
}
mark-silenced = { $value ->
    [yes] żeton Uciszenia
   *[no] {""}
}
log-banishes = Karta { $card } zostaje wykluczona.
log-nemesis-discards = Karta { $card } trafia z talii Nemezis na stos kart odrzuconych.
ask-silence = { $who }: wybierz Poplecznika do uciszenia ({ $source }).
ask-focus-own = { $who }: wybierz swoją Bramę do wzmocnienia ({ $source }).
ask-may-discard-spell = { $who }: czy chcesz odrzucić z ręki Zaklęcie ({ $source })?
ask-take-back-up-to = { $who }: czy chcesz wziąć Klejnot na rękę ({ $source }; maksymalnie { $left })?
option-silence = Ucisz { $card_acc }
