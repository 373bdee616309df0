effect-degrade = { $form ->
    [they] degraduje
    [inf] zdegradować
   *[you] zdegraduj
} kartę z ręki
effect-dearest-hand-degrades = gracz, który ma na ręce kartę o najwyższym koszcie, degraduje ją
ask-degrade = { $who }: wybierz kartę do zdegradowania ({ $source }).
ask-degrade-gain = { $who }: czy po Degradacji { $source_gen } chcesz pozyskać tańszą kartę tego samego typu?
who-different-player = inny gracz
