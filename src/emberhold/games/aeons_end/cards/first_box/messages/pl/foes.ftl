### The first box: what only its basic nemesis cards say. $fate is discard or destroy.

effect-destroy-dear = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} z ręki kartę o koszcie { $cost } lub wyższym
effect-dear-prepped = { $fate ->
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
} { $amount ->
    [one] przygotowane Zaklęcie
    [few] { WORD($amount, gender: "n") } przygotowane Zaklęcia
   *[many] { WORD($amount, gender: "n") } przygotowanych Zaklęć
} o koszcie { $cost } lub wyższym
effect-awaken-minion = ostatnio odrzucony Poplecznik ze stosu kart odrzuconych Nemezis ponownie wchodzi do gry, tak jakby został właśnie dobrany
effect-ray-against-gems = Gravehold otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}, o { $each } mniej za każdy Klejnot, który gracze wspólnie odrzucą z ręki (maksymalnie { WORD($most) })
effect-gather-darkness = kładzie swój stos kart odrzuconych na wierzchu swojej talii, tasuje ją i niszczy { $amount ->
    [one] jej wierzchnią kartę
    [few] jej { WORD($amount, gender: "f") } wierzchnie karty
   *[many] jej { WORD($amount, gender: "f") } wierzchnich kart
}
effect-shuffle-nemesis-turns = wtasujcie do talii tur wszystkie karty tury Nemezis ze stosu odrzuconych kart tur

ask-give-gem = { $who }: czy { $voice ->
    [one] chcesz
   *[all] chcecie
} odrzucić Klejnot, aby anulować { $each ->
    [one] { $each } obrażenie
    [few] { $each } obrażenia
   *[many] { $each } obrażeń
} z { $amount } przeznaczonych dla Gravehold ({ $source })? { $voice ->
    [one] Wybierz
   *[all] Wybierzcie
}, kto go odrzuca.
