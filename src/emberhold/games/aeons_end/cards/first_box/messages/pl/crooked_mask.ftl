### Crooked Mask: its sheet, its cards and the corruptions.

effect-gain-corruptions = { $form ->
    [they] pozyskuje
    [inf] pozyskać
   *[you] pozyskaj
} { $amount ->
    [one] Skażenie
    [few] { WORD($amount, gender: "n") } Skażenia
   *[many] { WORD($amount, gender: "n") } Skażeń
} { $place ->
    [hand] na rękę
   *[deck] na wierzch swojej talii
}
effect-gain-corruption-and-shuffle = pozyskuje Skażenie na wierzch swojej talii, po czym wtasowuje do niej swój stos kart odrzuconych
effect-may-destroy-it = możesz ją zniszczyć
effect-collectively-corrupted = gracze wspólnie pozyskują { $amount ->
    [one] Skażenie
    [few] { WORD($amount, gender: "n") } Skażenia
   *[many] { WORD($amount, gender: "n") } Skażeń
} na wierzch swoich talii
effect-two-players-corrupted = dwóch różnych graczy pozyskuje na wierzch swoich talii po { $amount ->
    [one] jednym Skażeniu
    [few] { WORD($amount, gender: "n") } Skażenia
   *[many] { WORD($amount, gender: "n") } Skażeń
} i otrzymuje po { $life ->
    [one] { $life } punkcie życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}
effect-discard-others = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} z ręki { $amount ->
    [one] kartę inną niż Skażenie
    [few] { WORD($amount, gender: "f") } karty inne niż Skażenie
   *[many] { WORD($amount, gender: "f") } kart innych niż Skażenie
}
effect-destroy-other = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} z ręki kartę inną niż Skażenie
effect-take-back-free = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} z powrotem na rękę kartę o koszcie 0 ze swojego stosu kart odrzuconych
effect-discard-crystals = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} wszystkie swoje Kryształy
effect-look-at-top = { $form ->
    [they] ogląda
    [inf] obejrzeć
   *[you] obejrzyj
} wierzchnią kartę swojej talii
effect-gain-from = { $form ->
    [they] pozyskuje
    [inf] pozyskać
   *[you] pozyskaj
} { $place ->
    [hand] na rękę{" "}
    [deck] na wierzch swojej talii{" "}
   *[discard] {""}
}{ $type ->
    [gem] Klejnot
    [relic] Artefakt
   *[spell] Zaklęcie
} z { $which ->
    [cheapest] najtańszego
   *[any] dowolnego
} stosu zasobów z { $type ->
    [gem] Klejnotami
    [relic] Artefaktami
   *[spell] Zaklęciami
}
effect-suffer-half-its-cost = otrzymujesz obrażenia równe połowie jego kosztu, zaokrąglonej w górę
effect-shuffle-player-turn = wtasuj do talii tur kartę tury dowolnego gracza ze stosu odrzuconych kart tur
effect-discard-top = odrzućcie { $amount ->
    [one] wierzchnią kartę
    [few] { WORD($amount, gender: "f") } wierzchnie karty
   *[many] { WORD($amount, gender: "f") } wierzchnich kart
} talii Nemezis; za każdą odrzuconą w ten sposób kartę { $tier }. rzędu Gravehold otrzymuje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}

rule-corrupter = Gdy gracz zadaje obrażenia temu Poplecznikowi, pozyskuje Skażenie na wierzch swojej talii.
rule-crooked-start = Na początku swojej tury, przed fazą aktywacji, gracz rozpatruje w dowolnej kolejności wszystkie Skażenia, które ma na ręce.
rule-crooked-end = Na końcu swojej fazy głównej gracz w ten sam sposób rozpatruje Skażenia dobrane w tej turze. Skażeń nie można zagrywać w żadnym innym momencie.
rule-crooked-destroyed = Zniszczone Skażenie trafia na spód talii Skażeń.
rule-crooked-empty = Jeśli talia Skażeń jest pusta, za każde Skażenie, które gracz miałby pozyskać, Gravehold otrzymuje zamiast tego 2 obrażenia.
rule-crooked-harder = Gracz, który niszczy Skażenie, kładzie je na stosie kart odrzuconych dowolnego gracza albo traci 1 Ładunek, aby odłożyć je na spód talii Skażeń.

ask-corruption = { $who }: wybierz Skażenie, które teraz rozpatrzysz.
ask-corruption-to = { $who }: wybierz, dokąd trafia { $card }.
ask-look-at-top = { $who }: wierzchnia karta twojej talii to { $revealed }. Zniszczyć ją ({ $source })?
ask-turn-back = { $who }: wybierz kartę tury gracza do wtasowania do talii tur ({ $source }).
why-corruption = { $card } to Skażenie: rozpatrujesz je przed fazą aktywacji albo na końcu fazy głównej i nie możesz go zagrać.

log-corruption-gained = { $who } pozyskuje Skażenie: { $card }.
log-corruption-given = { $who } kładzie { $card_acc } na stosie kart odrzuconych { $to_gen }.
log-corruption-resolves = { $who } rozpatruje Skażenie: { $card }.
unleash-gist-crooked-mask = Dowolny gracz pozyskuje Skażenie.
