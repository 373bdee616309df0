### What the mages of the first box do.

effect-discard-drawn = odrzuć dobrany Atak lub dobraną Moc, zanim zadziała. Nemezis nie dobiera w zamian innej karty
effect-black-mirror = aktywuj Zaklęcie przygotowane przez dowolnego gracza, a potem aktywuj je jeszcze raz; opuszcza ono Bramę dopiero za drugim razem
effect-otherworldly-gate = aktywny gracz może wziąć na rękę maksymalnie { $most ->
    [one] { WORD($most, gender: "n") } Zaklęcie
    [few] { WORD($most, gender: "n") } Zaklęcia
   *[many] { WORD($most, gender: "n") } Zaklęć
} ze swojego stosu kart odrzuconych. Do końca tury na każdej jego otwartej Bramie mieszczą się dwa Zaklęcia
effect-shelter = do końca tej tury anuluj wszystkie obrażenia, które mieliby otrzymać gracze i Gravehold
effect-share-charges = sojusznicy otrzymują łącznie { $amount ->
    [one] { $amount } Ładunek
    [few] { $amount } Ładunki
   *[many] { $amount } Ładunków
}; ty decydujesz, kto ile

ask-ability-now = { $who }: czy chcesz teraz, w fazie głównej { $active_gen }, użyć zdolności „{ $source }”?
ask-ability-turn = { $who }: dobrano kartę tury „{ $turn }”. Czy chcesz użyć zdolności „{ $source }”?
ask-ability-draw = { $who }: Nemezis dobiera kartę { $drawn }. Czy chcesz użyć zdolności „{ $source }”?
ask-discard-first = { $who }: wybierz Zaklęcie ze zniszczonej Bramy, które zostanie odrzucone jako pierwsze.
ask-take-back-spell = { $who }: czy chcesz wziąć na rękę Zaklęcie ze swojego stosu kart odrzuconych ({ $source }; maksymalnie jeszcze { $left })?

log-prevented = { $amount ->
    [one] Anulowano { $amount } obrażenie.
    [few] Anulowano { $amount } obrażenia.
   *[many] Anulowano { $amount } obrażeń.
}
log-doubled = Do końca tury na każdej otwartej Bramie { $who_gen } mieszczą się dwa Zaklęcia.
log-warded = Karta { $card } zostaje odrzucona i nie działa.
