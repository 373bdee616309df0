### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

counsel-wins = to daje zwycięstwo
counsel-kills = do końca tej tury pozbędziesz się { $card_gen }
counsel-stops = { $own ->
    [yes] efekt MOCY tej karty nie nastąpi
   *[no] w tej turze odrzucisz { $card_acc }, więc efekt MOCY tej karty nie nastąpi
}
counsel-wounds = do końca tej tury { $nemesis_def } straci { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} ({ $left ->
    [few] zostaną
   *[many] zostanie
} { $left })
counsel-hurts = do końca tej tury życie { $card_gen } spadnie do { $left }
counsel-gravehold = do końca tej tury Gravehold otrzyma { $amount ->
    [one] { $amount } punkt żywotności
    [few] { $amount } punkty żywotności
   *[many] { $amount } punktów żywotności
}
counsel-life = do końca tej tury { $who } otrzyma { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
counsel-spare = ma najwięcej punktów życia do stracenia
counsel-opens = do końca tej tury przybędzie ci otwarta Brama, na której w każdej turze jest miejsce na Zaklęcie
counsel-preps = { $own ->
    [yes] w następnej turze możesz aktywować to Zaklęcie
   *[no] w tej turze przygotujesz { $card_acc }, a w następnej możesz aktywować to Zaklęcie
}
counsel-focuses = po tej turze otwarcie jednej z twoich Bram będzie tańsze
counsel-gem = { $own ->
    [yes] ta karta da ci więcej eteru za każdym razem, gdy ją dobierzesz
   *[no] w tej turze pozyskasz { $card_acc }, a ta karta da ci więcej eteru za każdym razem, gdy ją dobierzesz
}
counsel-spell = { $own ->
    [yes] to lepsze Zaklęcie na następne tury
   *[no] w tej turze pozyskasz { $card_acc }, czyli lepsze Zaklęcie na następne tury
}
counsel-relic = { $own ->
    [yes] skorzystasz z efektu tej karty za każdym razem, gdy ją dobierzesz
   *[no] w tej turze pozyskasz { $card_acc } i skorzystasz z efektu tej karty za każdym razem, gdy ją dobierzesz
}
counsel-charges = na końcu tej tury zdolność { $ability } będzie miała { $left ->
    [one] { $left } Ładunek
    [few] { $left } Ładunki
   *[many] { $left } Ładunków
} z { $most }
counsel-ready = na końcu tej tury zdolność { $ability } będzie gotowa do użycia
counsel-end = nic więcej w tej turze nie jest warte swojej ceny
