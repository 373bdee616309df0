### Le journal.

## Ce qui s’est passé

relic-log-turn = { $who } : nouveau tour.
relic-log-misses = { $who } passe un tour.
relic-log-moves = { $who } se déplace vers { $space }.
relic-log-rolls = { $who } lance : { $dice }.
relic-log-throws = { $who } lance : { $die }.
relic-log-enemy-rolls = L’autre camp lance : { $dice }.
relic-log-explodes = Un dé { $who_de } explose sur { $die }.
relic-log-rerolls = { $who } relance un dé : { $die }.
relic-log-number = { $who } joue « { $card } » comme un { $number }.
relic-log-plays = { $who } joue « { $card } ».
relic-log-uses = { $who } utilise « { $card } ».
relic-log-ability = { $who } utilise « { $ability } ».
relic-log-passes = { $who } réussit un test { $what ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [level] de niveau
   *[influence] d’influence
} : { $value } contre { $target }.
relic-log-fails = { $who } échoue à un test { $what ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [level] de niveau
   *[influence] d’influence
} : { $value } contre { $target }.
relic-log-threat = « { $card } » est placée sur la case { $space }.
relic-log-imperium = L’Imperium répond sur la case { $space } : « { $card } ».
relic-log-moves-threat = « { $card } » va sur la case { $space }.
relic-log-discards-threat = « { $card } » quitte la case { $space }.
relic-log-resolves = { $who } résout « { $card } ».
relic-log-takes = { $who } prend « { $card } ».
relic-log-trophy = { $who } prend le trophée « { $card } ».
relic-log-battle = { $who } combat { $foe }.
relic-log-scores = { $who } a { $mine } contre { $foe } : { $outcome ->
    [1] victoire
    [0] égalité
   *[other] défaite
}.
relic-log-evades = { $who } esquive « { $card } ».
relic-log-gains-life = { $who } gagne { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} et en a { $left }.
relic-log-loses-life = { $who } perd { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} et en a { $left }.
relic-log-vanquished = { $who } : vaincu.
relic-log-gains-influence = { $who } gagne { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}.
relic-log-loses-influence = { $who } cède { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}.
relic-log-infamy = { $who } gagne { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
} et en a { $left }.
relic-log-loses-infamy = { $who } perd { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
} et en a { $left }.
relic-log-gains-attribute = { $who } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $attribute ->
    [strength] de Force
    [willpower] de Volonté
   *[cunning] de Ruse
} et en a { $left }.
relic-log-loses-attribute = { $who } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $attribute ->
    [strength] de Force
    [willpower] de Volonté
   *[cunning] de Ruse
} et en a { $left }.
relic-log-level = { $who } atteint le niveau { $level }.
relic-log-draws-power = { $who } pioche { $amount ->
    [one] { $amount } carte Pouvoir
   *[other] { $amount } cartes Pouvoir
}.
relic-log-drew = Vous avez pioché : { $cards }.
relic-log-discards-power = { $who } défausse « { $card } ».
relic-log-takes-power = { $who } prend une carte Pouvoir à { $to }.
relic-log-draws-corruption = { $who } pioche une carte Corruption et en a { $total }.
relic-log-activates = « { $card } » s’active ({ $who }).
relic-log-turns-down = { $who } retourne une carte Corruption face cachée.
relic-log-discards-corruption = { $who } se débarrasse de « { $card } ».
relic-log-corrupted = { $who } succombe à la Corruption.
relic-log-new-character = { $who } reprend le combat.
relic-log-eliminated = { $who } quitte la partie.
relic-log-mission = { $who } a une nouvelle mission : « { $card } ».
relic-log-completes = { $who } accomplit « { $card } ».
relic-log-gains-mission = { $who } gagne une mission accomplie.
relic-log-marks = La cible { $who_de } est { $to }.
relic-log-relic = { $who } a trouvé une relique : « { $card } ».
relic-log-reveals = { $who } révèle : { $cards }.
relic-log-buys = { $who } achète « { $card } », prix { $price }.
relic-log-bids = { $who } offre { $amount }.
relic-log-discards-asset = { $who } se sépare de « { $card } ».
relic-log-hands-over = « { $card } » passe { $who_de } à { $to }.
relic-log-exchanges = { $who } et { $to } échangent leurs cartes Pouvoir.
relic-log-flips = { $who } révèle « { $card } » : { $number }.
relic-log-recovers = { $who } reprend « { $card } » de la défausse.
relic-log-looks = { $who } regarde le dessus { $deck }.
relic-log-draws-nemesis = { $who } pioche une carte Némésis.
relic-log-might = { $who } la garde comme carte Puissance.
relic-log-duel = { $who } défie { $to } en { $attribute ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}.
relic-log-duel-won = { $who } gagne le duel.
relic-log-confronts = { $who } résout la Confrontation.
relic-log-token = { $who } a { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} sur la fiche.
relic-log-omen = Présages sur la fiche : { $total }.
relic-log-gap = { $who } arrache la case { $space } à la route.
relic-log-lair = { $who } laisse entrer « { $card } » dans l’épave.
