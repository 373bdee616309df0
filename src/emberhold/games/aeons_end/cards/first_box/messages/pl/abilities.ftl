### What the mages of the first box do.

effect-discard-drawn = odrzuć dobrany Atak lub dobraną Moc, zanim zadziała
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

ask-take-back-spell = { $who }: czy chcesz wziąć na rękę Zaklęcie ze swojego stosu kart odrzuconych ({ $source }; maksymalnie { $left })?

log-doubled = Do końca tury na każdej otwartej Bramie { $who_gen } mieszczą się dwa Zaklęcia.
log-warded = Karta { $card } zostaje odrzucona i nie działa.
