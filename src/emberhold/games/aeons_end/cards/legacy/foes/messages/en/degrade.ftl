effect-degrade = { $form ->
    [they] degrades
   *[you] degrade
} a card in hand
effect-dearest-hand-degrades = the player with the most expensive card in hand degrades it
ask-degrade = { $who }: choose a card to degrade ({ $source }).
ask-degrade-gain = { $who }: { $source } is degraded. Do you want to gain a cheaper card of its type?
who-different-player = a different player
