### Card text: the verbs most cards share. The grammar that joins them is in grammar.ftl.
### $form is you (an order), they (third person) or inf (after "may"); $whose is you or they.
### What is counted ($each) brings its own word for “each” in the accusative: każdy, każdą, każde.

who-any-player = dowolny gracz
who-any-ally = dowolny sojusznik
who-that-player = ten gracz
who-lowest-life = gracz o najniższym poziomie życia
who-most-life = gracz o najwyższym poziomie życia
who-most-charges = gracz z największą liczbą Ładunków
who-most-prepped = gracz z największą liczbą przygotowanych Zaklęć
who-most-opened = gracz z największą liczbą otwartych Bram

effect-deal = { $form ->
    [they] zadaje
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-deal-each = { $form ->
    [they] zadaje
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} za { $each }
effect-deal-more = { $form ->
    [they] zadaje
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } dodatkowe obrażenie
    [few] { $amount } dodatkowe obrażenia
   *[many] { $amount } dodatkowych obrażeń
} za { $each }
effect-additional-damage = zadaj { $amount ->
    [one] { $amount } dodatkowe obrażenie
    [few] { $amount } dodatkowe obrażenia
   *[many] { $amount } dodatkowych obrażeń
}
effect-suffer = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-suffer-each = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} za { $each }
effect-suffer-equal = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} tyle obrażeń, { $number }
effect-gravehold-suffers = Gravehold otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-gravehold-suffers-each = Gravehold otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} za { $each }
effect-gravehold-suffers-equal = Gravehold otrzymuje tyle obrażeń, { $number }
effect-gravehold-gains = Gravehold otrzymuje { $amount ->
    [one] { $amount } punkt żywotności
    [few] { $amount } punkty żywotności
   *[many] { $amount } punktów żywotności
}
effect-unleash = { $times ->
    [1] Wyzwolenie
    [2] dwukrotne Wyzwolenie
    [3] trzykrotne Wyzwolenie
    [4] czterokrotne Wyzwolenie
   *[other] Wyzwolenie ({ $times } razy)
}
effect-unleash-more = { $times ->
    [one] następuje jeszcze jedno Wyzwolenie
    [few] następują jeszcze { WORD($times, gender: "n") } Wyzwolenia
   *[many] następuje jeszcze { WORD($times, gender: "n") } Wyzwoleń
}

effect-gain-aether = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount } eteru{ $purpose ->
    [57] , którego nie można wydać na pozyskanie Artefaktu ani Zaklęcia
    [7] , który można wydać tylko na pozyskanie karty
    [4] , który można wydać tylko na pozyskanie Zaklęcia
    [1] , który można wydać tylko na pozyskanie Klejnotu
    [2] , który można wydać tylko na pozyskanie Artefaktu
    [8] , który można wydać tylko na Ładunki
    [16] , który można wydać tylko na wzmacnianie i otwieranie Bram
   *[63] {""}
}
effect-gain-aether-more = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} dodatkowo { $amount } eteru{ $purpose ->
    [57] , którego nie można wydać na pozyskanie Artefaktu ani Zaklęcia
    [7] , który można wydać tylko na pozyskanie karty
    [4] , który można wydać tylko na pozyskanie Zaklęcia
    [1] , który można wydać tylko na pozyskanie Klejnotu
    [2] , który można wydać tylko na pozyskanie Artefaktu
    [8] , który można wydać tylko na Ładunki
    [16] , który można wydać tylko na wzmacnianie i otwieranie Bram
   *[63] {""}
}
effect-spend-aether = { $form ->
    [they] wydaje
    [inf] wydać
   *[you] wydaj
} { $amount } eteru
effect-gain-life = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
effect-gain-charges = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] { $amount } Ładunek
    [few] { $amount } Ładunki
   *[many] { $amount } Ładunków
}
effect-lose-charges = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] { $amount } Ładunek
    [few] { $amount } Ładunki
   *[many] { $amount } Ładunków
}
effect-lose-all-charges = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} wszystkie swoje Ładunki
effect-gain-and-suffer = otrzymujesz { $aether } eteru, { $charges ->
    [one] { $charges } Ładunek
    [few] { $charges } Ładunki
   *[many] { $charges } Ładunków
} i { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}

effect-focus-cheapest = { $form ->
    [they] wzmacnia
    [inf] wzmocnić
   *[you] wzmocnij
} swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
effect-focus-any = { $form ->
    [they] wzmacnia
    [inf] wzmocnić
   *[you] wzmocnij
} Bramę dowolnego gracza

effect-discard-from-hand = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
effect-collectively-discard = gracze wspólnie odrzucają z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
effect-collectively-discard-each = gracze wspólnie odrzucają z ręki po jednej karcie za { $each }
effect-destroy-this = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} tę kartę
effect-destroy-played = { $form ->
    [they] niszczy Klejnot lub Artefakt zagrany w tej turze
    [inf] zniszczyć Klejnot lub Artefakt zagrany w tej turze
   *[you] zniszcz Klejnot lub Artefakt zagrany przez ciebie w tej turze
}
effect-draw = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}

each-other-copy-prepped = każde inne Zaklęcie o tej samej nazwie przygotowane przez dowolnego gracza
if-tier-at-least = rząd Nemezis { $amount ->
    [2] jest wyższy niż 1
    [3] jest wyższy niż 2
   *[other] wynosi co najmniej { $amount }
}
