### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

counsel-wins = to daje zwycięstwo
counsel-kills = pozbędziesz się { $card_gen } przed następną turą Nemezis
counsel-stops = efekt MOCY { $card_gen } w ogóle nie nastąpi
counsel-wounds = { $nemesis } straci { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} ({ $left ->
    [few] zostaną
   *[many] zostanie
} { $left })
counsel-hurts = { $card_dat } { $left ->
    [one] zostanie tylko { $left } punkt życia
    [few] zostaną tylko { $left } punkty życia
   *[many] zostanie tylko { $left } punktów życia
}
counsel-gravehold = Gravehold otrzyma { $amount ->
    [one] { $amount } punkt żywotności
    [few] { $amount } punkty żywotności
   *[many] { $amount } punktów żywotności
}
counsel-life = { $who } otrzyma { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
counsel-spare = { $who } ma najwięcej punktów życia do stracenia
counsel-opens = na otwartej Bramie zmieści się Zaklęcie w każdej następnej turze
counsel-preps = { $card_acc } będzie można aktywować od twojej następnej tury
counsel-focuses = w tej turze przygotujesz na tej Bramie Zaklęcie, a jej otwarcie będzie tańsze
counsel-gem = więcej eteru przy każdym przejściu przez talię
counsel-spell = lepsze Zaklęcie na następne tury
counsel-relic = jego efekt wróci przy każdym przejściu przez talię
counsel-charges = zdolność { $ability } będzie miała { $left ->
    [one] { $left } Ładunek
    [few] { $left } Ładunki
   *[many] { $left } Ładunków
} z { $most }
counsel-ready = zdolność { $ability } będzie gotowa do użycia
counsel-aether = otrzymasz { $amount } eteru do wydania w tej turze
counsel-end = nic z tego, co zostało, nie jest teraz warte swojej ceny
