### Market cards: their verbs, the lines a whole card is made of, what they ask and what they report.
### $text is one or more whole sentences; $place counts from the top of a pile.

label-cast = Aktywacja: { $text }
label-immediately = NATYCHMIAST: { $text }
label-persistent = TRWAŁY: { $text }
label-power = MOC { $power }: { $text }
label-to-discard = ABY ODRZUCIĆ: { $text }
label-blood-magic = Magia Krwi: { $text }

when-gained = Gdy pozyskujesz tę kartę w swojej turze: { $text }
when-prepped = Gdy przygotowujesz to Zaklęcie: { $text }
when-casting-end = Gdy przygotowane, na końcu swojej fazy aktywacji: { $text }
when-casting-start = Gdy przygotowane, na początku swojej fazy aktywacji: { $text }

rule-dual = To Zaklęcie przygotowuje się na dwóch przylegających Bramach i w całości zajmuje obie.
rule-link = Więź: dwa Zaklęcia z Więzią można przygotować na tej samej Bramie.
rule-shares-breach = Gdy przygotowane, to Zaklęcie pozwala w twojej fazie głównej przygotować na tej samej Bramie także jedną { $card_acc }.
rule-once-per-turn = Gdy przygotowane, raz w swojej fazie głównej możesz { $what }.
rule-any-times = Gdy przygotowane, dowolną liczbę razy w swojej fazie głównej możesz { $what }.
rule-anywhere = To Zaklęcie możesz przygotować na zamkniętej Bramie, nawet jeśli nie została wzmocniona.
rule-equilibrium = Gdy przygotowane, wszelkie otrzymywane przez ciebie obrażenia są mniejsze o 1, ale nigdy mniejsze niż 1.

effect-next-gain-on-deck = { $form ->
    [they] może położyć
    [inf] położyć
   *[you] możesz położyć
} następną kartę pozyskaną w tej turze na wierzchu swojej talii
effect-gain-copy-on-deck = { $form ->
    [they] pozyskuje kolejną kopię tej karty i kładzie
    [inf] pozyskać kolejną kopię tej karty i położyć
   *[you] pozyskaj kolejną kopię tej karty i połóż
} ją na wierzchu swojej talii
effect-destroy-card = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} kartę { $where ->
    [hand] z ręki
    [discard] ze swojego stosu kart odrzuconych
   *[both] z ręki lub ze swojego stosu kart odrzuconych
}
effect-destroy-top-discard = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} wierzchnią kartę ze stosu kart odrzuconych dowolnego sojusznika
effect-prep-from-discard = { $form ->
    [they] przygotowuje
    [inf] przygotować
   *[you] przygotuj
} Zaklęcie ze swojego stosu kart odrzuconych na dowolnej swojej otwartej lub zamkniętej Bramie
effect-cast-any-prepped = { $form ->
    [they] aktywuje
    [inf] aktywować
   *[you] aktywuj
} Zaklęcie przygotowane przez dowolnego gracza, po czym wraca ono na rękę tego gracza
effect-cast-any = { $form ->
    [they] aktywuje
    [inf] aktywować
   *[you] aktywuj
} Zaklęcie przygotowane przez dowolnego gracza
effect-reveal-turn-card = { $form ->
    [they] odkrywa
    [inf] odkryć
   *[you] odkryj
} wierzchnią kartę talii tur
effect-revealed-turn-to-bottom = { $form ->
    [they] kładzie
    [inf] położyć
   *[you] połóż
} odkrytą kartę na spodzie talii tur
effect-reveal-hand = { $form ->
    [they] odkrywa
    [inf] odkryć
   *[you] odkryj
} karty z ręki
effect-reveal-top = { $form ->
    [they] odkrywa
    [inf] odkryć
   *[you] odkryj
} wierzchnią kartę swojej talii
effect-may-destroy-revealed = możesz zniszczyć odkrytą kartę

each-your-other-prepped = każde inne { $whose ->
    [yours] twoje
   *[own] swoje
} przygotowane Zaklęcie
each-gem-in-that-hand = każdy Klejnot na ręce tego sojusznika
if-supply-empty = stos zasobów tej karty jest pusty
if-nemesis-turn-discarded-at-least = na stosie odrzuconych kart tur { $amount ->
    [one] leży karta tury Nemezis
    [few] leżą co najmniej { WORD($amount, gender: "f") } karty tury Nemezis
   *[many] leży co najmniej { WORD($amount, gender: "f") } kart tury Nemezis
}
if-nemesis-turn-revealed = jest to karta tury Nemezis
if-first-copy-gained = jest to pierwsza jej kopia pozyskana przez ciebie w tej turze

ask-destroy-top-discard = { $who }: wybierz, z czyjego stosu kart odrzuconych zniszczyć wierzchnią kartę ({ $source }).
ask-prep-discarded = { $who }: wybierz ze swojego stosu kart odrzuconych Zaklęcie do przygotowania ({ $source }).
ask-prep-place = { $who }: wybierz, gdzie przygotować { $source_acc }.
ask-cast-prepped = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} przygotowane Zaklęcie do aktywacji ({ $source }).
ask-destroy-revealed = { $who }: odkryta karta to { $revealed }. Czy chcesz ją zniszczyć ({ $source })?
option-from-hand = { $card } (ręka)
option-from-discard = { $card } (stos kart odrzuconych, { $place }. od góry)
option-destroy = Zniszcz { $card_acc }

log-reveals-hand = { $who } odkrywa z ręki { $cards_acc }.
log-reveals-empty-hand = { $who } nie ma na ręce kart do odkrycia.
log-turn-to-bottom = { $who } kładzie na spodzie talii tur kartę „{ $card }”.
log-returns-to-hand = { $card } { $card_gender ->
    [pl] wracają
   *[sg] wraca
} na rękę { $who_gen }.
