### Mage sheets, their abilities and the starter cards of their own.

ability-charges = Wymaga { $amount ->
    [one] { $amount } Ładunku
   *[other] { $amount } Ładunków
}
ability-timing = { $timing ->
    [any-main] Użyj w fazie głównej dowolnego gracza:
    [nemesis-draw] Użyj, gdy Nemezis dobiera kartę:
    [turn-card] Użyj zaraz po dobraniu karty tury:
   *[main] Użyj w swojej fazie głównej:
}

clause-then = następnie ten gracz { $what }

effect-may-prep = { $form ->
    [you] możesz przygotować Zaklęcie z ręki
   *[they] może przygotować Zaklęcie z ręki
} { $where ->
    [anywhere] na dowolnej swojej otwartej lub zamkniętej Bramie
   *[usual] na jednej ze swoich Bram
}
effect-may-take-top-discard = { $form ->
    [they] może wziąć
    [inf] wziąć
   *[you] możesz wziąć
} na rękę wierzchnią kartę ze stosu kart odrzuconych dowolnego sojusznika
effect-next-gain-to-ally = następną kartę pozyskaną w tej turze połóż na wierzchu stosu kart odrzuconych dowolnego sojusznika
effect-gain-card = { $form ->
    [they] pozyskuje
    [inf] pozyskać
   *[you] pozyskaj
} kartę z dowolnego stosu zasobów{ $place ->
    [deck] {" "}i { $form ->
        [they] kładzie
        [inf] położyć
       *[you] połóż
    } ją na wierzchu swojej talii
   *[discard] {""}
}
effect-may-gain-gem = { $form ->
    [they] może pozyskać
    [inf] pozyskać
   *[you] możesz pozyskać
} Klejnot o koszcie { $most } lub niższym
effect-replace-with-sigil = niszczy jedną ze swoich otwartych Bram I lub II, bierze z powrotem na rękę przygotowane na niej Zaklęcia i kładzie w jej miejscu Bramę Runiczną
effect-colossal-force = odrzuć maksymalnie { WORD($most, gender: "n") } ze swoich przygotowanych Zaklęć. Zadaj { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} oraz { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
} za każde odrzucone Zaklęcie, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników
effect-destroy-free = zniszcz maksymalnie { $most ->
    [one] { WORD($most, gender: "f") } kartę
    [few] { WORD($most, gender: "f") } karty
   *[many] { WORD($most, gender: "f") } kart
} o koszcie 0 ze swojego stosu kart odrzuconych
effect-exalted-brand = aktywuj maksymalnie { $most ->
    [one] { WORD($most, gender: "n") } przygotowane Zaklęcie
    [few] { WORD($most, gender: "n") } różne Zaklęcia przygotowane
   *[many] { WORD($most, gender: "n") } różnych Zaklęć przygotowanych
} przez dowolnych graczy. Każde aktywowane w ten sposób Zaklęcie trafia na rękę dowolnego sojusznika
effect-trophy = jeśli te obrażenia spowodują odrzucenie Poplecznika pochodzącego z talii Nemezis, Quilius otrzymuje żeton Trofeum

each-trophy = każdy posiadany żeton Trofeum
if-life-at-most = masz { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} lub mniej
if-exhausted = twój Mag jest wyczerpany
if-opened-breaches-exactly = masz { $amount ->
    [one] dokładnie { WORD($amount, gender: "f") } otwartą Bramę
    [4] cztery otwarte Bramy
    [few] dokładnie { WORD($amount, gender: "f") } otwarte Bramy
   *[many] dokładnie { WORD($amount, gender: "f") } otwartych Bram
}
rule-illuminate = Gdy przygotowane, za każdym razem, gdy w swojej turze wzmacniasz lub otwierasz jedną ze swoich Bram, zadaj 1 obrażenie.

ask-may-prep = { $who }: czy chcesz przygotować Zaklęcie ({ $source })?
ask-take-top-discard = { $who }: czy chcesz wziąć kartę ({ $source })?
ask-gain = { $who }: wybierz kartę do pozyskania ({ $source }).
ask-may-gain = { $who }: czy chcesz pozyskać Klejnot ({ $source })?
ask-sigil = { $who }: wybierz Bramę, w której miejsce trafi Brama Runiczna ({ $source }).
ask-discard-prepped-up-to = { $who }: czy chcesz odrzucić przygotowane Zaklęcie ({ $source }; maksymalnie { $left })?
ask-divide = { $who }: do podziału { $amount ->
    [one] jest { $amount } obrażenie
    [few] są { $amount } obrażenia
   *[many] jest { $amount } obrażeń
}; wybierz cel ({ $source }).
ask-divide-part = { $who }: wybierz, ile z tych obrażeń otrzyma { $target } ({ $source }).
ask-destroy-up-to = { $who }: czy chcesz zniszczyć kartę ze swojego stosu kart odrzuconych ({ $source }; maksymalnie { $left })?
ask-cast-up-to = { $who }: czy chcesz aktywować przygotowane Zaklęcie ({ $source }; maksymalnie { $left })?
ask-spell-to = { $who }: wybierz, na czyją rękę trafi { $card }.

option-take = { $card } ze stosu kart odrzuconych { $owner_gen }
option-gain = Pozyskaj { $card_acc }
option-damage = { $what ->
    [one] { $what } obrażenie
    [few] { $what } obrażenia
   *[many] { $what } obrażeń
}

log-takes-discard = { $who } bierze na rękę { $card_acc } ze stosu kart odrzuconych { $owner_gen }.
log-takes-back = { $who } bierze { $card_acc } z powrotem na rękę.
log-gains-sigil = { $who } kładzie Bramę Runiczną w miejscu Bramy { $number }.
log-spell-to-hand = { $who } otrzymuje { $card_acc } na rękę.
log-trophy = { $who } otrzymuje żeton Trofeum (razem: { $left }).
