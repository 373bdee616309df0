### Hollow Crown: its sheet, its cards and the acolytes.

who-acolyte-lowest = Akolita o najniższym poziomie życia
    .gen = Akolity o najniższym poziomie życia
who-acolyte-highest = Akolita o najwyższym poziomie życia
    .gen = Akolity o najwyższym poziomie życia
who-that-acolyte = ten Akolita
    .gen = tego Akolity

effect-blood-magic = { $times ->
    [1] rozpatrzcie
    [2] dwukrotnie rozpatrzcie
   *[other] { $times } razy rozpatrzcie
} Magię Krwi { $who_gen }
effect-each-blood-magic = rozpatrzcie Magię Krwi każdego Akolity w grze, lecz sami Akolici nie otrzymują od niej obrażeń
effect-repeat = następnie zróbcie to wszystko jeszcze { $times ->
    [1] raz
   *[other] { $times } razy
}
effect-acolyte-suffers = { $who } otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-acolyte-gains-life = { $who } otrzymuje { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
effect-acolyte-returns = { $who } trafia na spód talii Akolitów
effect-draw-acolyte = do gry wchodzi nowy Akolita
effect-shuffle-acolytes = wtasujcie do talii Akolitów { $amount ->
    [one] ostatnio odrzuconego Akolitę
    [2] dwóch ostatnio odrzuconych Akolitów
    [3] trzech ostatnio odrzuconych Akolitów
   *[other] ostatnio odrzuconych Akolitów w liczbie { $amount }
}
effect-gravehold-and-this-suffer = Gravehold i ten Poplecznik otrzymują po 1 obrażeniu za każde Zaklęcie przygotowane przez gracza z największą liczbą przygotowanych Zaklęć
effect-two-players-suffer = dwóch różnych graczy otrzymuje po { $amount ->
    [one] { $amount } obrażeniu
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
if-that-player-life-at-most = ten gracz ma wtedy { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} lub mniej

rule-hollow-crown-set-up = Na początku rozgrywki w grze jest dwóch Akolitów.
rule-hollow-crown-untouchable = Samej Pustej Koronie nie można zadać obrażeń.
rule-hollow-crown-victory = Jeśli na końcu dowolnej tury w grze nie ma żadnego Akolity, gracze wygrywają.
rule-hollow-crown-discard = Odrzucony Akolita trafia na stos odrzuconych Akolitów, a do gry wchodzi nowy Akolita.
rule-hollow-crown-order = Gdy należy rozpatrzyć Magię Krwi kilku Akolitów, zaczyna ten, który jest w grze najdłużej.
rule-hollow-crown-exhaustion = Gdy gracz zostaje wyczerpany, Gravehold otrzymuje 4 obrażenia zamiast dwukrotnego Wyzwolenia; pozostałe kroki wyczerpania następują jak zwykle.

ask-acolyte = { $who }: kilku Akolitów spełnia warunek; { $voice ->
    [one] wybierz
   *[all] wybierzcie
} jednego z nich ({ $source }).
log-blood-magic = Rozpatrywana jest Magia Krwi { $card_gen }.
log-acolyte-returns = { $card } trafia na spód talii Akolitów.
log-acolytes-shuffled = Do talii Akolitów wtasowano { $cards_acc }.
result-victory-acolytes = Zwycięstwo! Pusta Korona nie ma już Akolitów.
