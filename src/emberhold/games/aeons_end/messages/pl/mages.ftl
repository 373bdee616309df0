### Mage sheets, their abilities and the starter cards of their own.

ability-charges = Wymaga { $amount ->
    [one] { $amount } Ładunku
   *[other] { $amount } Ładunków
}
ability-timing = Użyj w swojej fazie głównej:

clause-then = następnie ten gracz { $what }

effect-may-prep = { $form ->
    [you] możesz przygotować Zaklęcie z ręki
   *[they] może przygotować Zaklęcie z ręki
} { $where ->
    [anywhere] na dowolnej swojej Bramie, otwartej lub zamkniętej
   *[usual] na Bramie
}
effect-may-take-top-discard = możesz wziąć na rękę wierzchnią kartę ze stosu kart odrzuconych dowolnego sojusznika
effect-next-gain-to-ally = następną kartę pozyskaną w tej turze połóż na wierzchu stosu kart odrzuconych dowolnego sojusznika
effect-gain-card = { $form ->
    [they] pozyskuje
    [inf] pozyskać
   *[you] pozyskaj
} kartę z dowolnego stosu zasobów{ $place ->
    [deck] {" "}i kładzie ją na wierzchu swojej talii
   *[discard] {""}
}
effect-may-gain-gem = możesz pozyskać Klejnot o koszcie { $most } eteru lub mniejszym
effect-replace-with-sigil = niszczy jedną ze swoich otwartych Bram I lub II, bierze z powrotem na rękę przygotowane na niej Zaklęcia i kładzie w jej miejscu Bramę Runiczną
effect-colossal-force = odrzuć maksymalnie { $most ->
    [4] cztery
   *[other] { $most }
} ze swoich przygotowanych Zaklęć. Zadaj { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} oraz { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
} za każde odrzucone Zaklęcie, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników
effect-destroy-free = zniszcz maksymalnie { $most ->
    [2] dwie karty
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
} o koszcie 0 ze swojego stosu kart odrzuconych
effect-exalted-brand = aktywuj maksymalnie { $most ->
    [3] trzy różne Zaklęcia przygotowane
    [one] { $most } Zaklęcie przygotowane
    [few] { $most } różne Zaklęcia przygotowane
   *[many] { $most } różnych Zaklęć przygotowanych
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
    [4] cztery otwarte Bramy
    [one] { $amount } otwartą Bramę
    [few] { $amount } otwarte Bramy
   *[many] { $amount } otwartych Bram
}
rule-illuminate = Gdy przygotowane: za każdym razem, gdy w swojej turze wzmacniasz lub otwierasz jedną ze swoich Bram, zadaj 1 obrażenie.

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

option-take = { $card } (stos kart odrzuconych: { $owner })
option-gain = Pozyskaj { $card_acc }
option-damage = { $what ->
    [one] { $what } obrażenie
    [few] { $what } obrażenia
   *[many] { $what } obrażeń
}

log-takes-discard = { $who } bierze na rękę { $card_acc } (stos kart odrzuconych: { $owner }).
log-takes-back = { $who } bierze { $card_acc } z powrotem na rękę.
log-gains-sigil = { $who } kładzie Bramę Runiczną w miejscu Bramy { $number }.
log-spell-to-hand = { $who } otrzymuje { $card_acc } na rękę.
log-trophy = { $who } otrzymuje żeton Trofeum (razem: { $left }).
