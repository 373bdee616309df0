### Le journal.

## Ce qui s’est passé

relic-log-turn = Le tour { $who_de } commence.
relic-log-misses = { CAP($who_def) } passe son tour.
relic-log-moves = { CAP($who_def) } se déplace sur la case { $space }.
relic-log-rolls = Jet { $who_de } : { $dice }.
relic-log-throws = Jet { $who_de } : { $die }.
relic-log-enemy-rolls = Jet de l’autre camp : { $dice }.
relic-log-explodes = Un dé { $who_de } explose sur { $die }.
relic-log-adds = { CAP($who_def) } lance un autre dé et obtient { $die }.
relic-log-rerolls = { CAP($who_def) } relance un dé et obtient { $die }.
relic-log-number = { CAP($who_def) } joue la carte « { $card } » comme un { $number }.
relic-log-plays = { CAP($who_def) } joue la carte « { $card } ».
relic-log-uses = L’effet de la carte « { $card } » { $who_de } s’applique.
relic-log-ability = L’effet « { $ability } » { $who_de } s’applique.
relic-log-scenario = La règle de scénario « { $ability } » s’applique { $who_a }.
relic-log-passes = { CAP($who_def) } réussit un test { $what ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [level] portant sur son niveau
   *[influence] portant sur son influence
} : { $value } contre { $target }.
relic-log-fails = { CAP($who_def) } échoue à un test { $what ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [level] portant sur son niveau
   *[influence] portant sur son influence
} : { $value } contre { $target }{ $natural ->
    [yes] {" "}(1 naturel)
   *[no] {""}
}.
relic-log-threat = La carte « { $card } » est placée sur la case { $space }.
relic-log-imperium = L’Imperium place la carte « { $card } » sur la case { $space }.
relic-log-moves-threat = La carte « { $card } » est déplacée sur la case { $space }.
relic-log-discards-threat = La carte « { $card } » quitte la case { $space }.
relic-log-resolves = { CAP($who_def) } résout la carte « { $card } ».
relic-log-takes = { CAP($who_def) } prend la carte « { $card } ».
relic-log-trophy = { CAP($who_def) } prend { $card_def } comme trophée.
relic-log-battle = { CAP($who_def) } combat { $foe_def }.
relic-log-scores = { $outcome ->
    [1] { CAP($who_def) } gagne le combat, { $mine } contre { $foe }.
    [0] Le combat { $who_de } se termine par une égalité, { $mine } contre { $foe }.
   *[other] { CAP($who_def) } perd le combat, { $mine } contre { $foe }.
}
relic-log-evades = { CAP($who_def) } esquive { $card_def }.
relic-log-gains-life = { CAP($who_def) } gagne { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} (total : { $left }).
relic-log-loses-life = { CAP($who_def) } perd { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} (il en reste { $left }).
relic-log-vanquished = { CAP($who_def) } est { $who_gender ->
    [f] vaincue
   *[m] vaincu
}.
relic-log-gains-influence = { CAP($who_def) } gagne { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}.
relic-log-loses-influence = { CAP($who_def) } perd { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}.
relic-log-infamy = { CAP($who_def) } gagne { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
} (total : { $left }).
relic-log-loses-infamy = { CAP($who_def) } perd { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
} (il en reste { $left }).
relic-log-gains-attribute = { CAP($who_def) } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $attribute ->
    [strength] de Force
    [willpower] de Volonté
   *[cunning] de Ruse
} (total : { $left }).
relic-log-loses-attribute = { CAP($who_def) } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $attribute ->
    [strength] de Force
    [willpower] de Volonté
   *[cunning] de Ruse
} (il en reste { $left }).
relic-log-level = { CAP($who_def) } atteint le niveau { $level }.
relic-log-draws-power = { CAP($who_def) } pioche { $amount ->
    [one] { $amount } carte Pouvoir
   *[other] { $amount } cartes Pouvoir
}.
relic-log-drew = Vous avez pioché { $cards_number ->
    [one] la carte
   *[other] les cartes
} { $cards }.
relic-log-discards-power = { CAP($who_def) } défausse la carte « { $card } ».
relic-log-takes-power = { CAP($who_def) } prend une carte Pouvoir { $to_a }.
relic-log-draws-corruption = { CAP($who_def) } pioche une carte Corruption (total : { $total }).
relic-log-activates = La carte « { $card } » { $who_de } s’active.
relic-log-turns-down = { CAP($who_def) } retourne face cachée une carte Corruption.
relic-log-discards-corruption = { CAP($who_def) } défausse la carte « { $card } ».
relic-log-corrupted = { CAP($who_def) } succombe à la Corruption.
relic-log-new-character = { CAP($who_def) } prend la relève.
relic-log-eliminated = { CAP($who_def) } quitte la partie.
relic-log-mission = { CAP($who_def) } reçoit une nouvelle mission : « { $card } ».
relic-log-completes = { CAP($who_def) } accomplit la mission « { $card } ».
relic-log-gains-mission = { CAP($who_def) } gagne une mission accomplie.
relic-log-marks = La cible { $who_de } est { $to_def }.
relic-log-relic = { CAP($who_def) } trouve une relique : « { $card } ».
relic-log-reveals = { CAP($who_def) } révèle : { $cards }.
relic-log-buys = { $price ->
    [0] { CAP($who_def) } prend la carte « { $card } » gratuitement.
    [one] { CAP($who_def) } achète la carte « { $card } » pour { $price } point d’influence.
   *[other] { CAP($who_def) } achète la carte « { $card } » pour { $price } points d’influence.
}
relic-log-bids = { CAP($who_def) } offre { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’influence.
relic-log-discards-asset = { CAP($who_def) } défausse la carte « { $card } ».
relic-log-hands-over = La carte « { $card } » passe { $who_de } { $to_a }.
relic-log-exchanges = { CAP($who_def) } et { $to_def } échangent leurs cartes Pouvoir.
relic-log-flips = { CAP($who_def) } révèle la carte « { $card } » (nombre : { $number }).
relic-log-recovers = { CAP($who_def) } reprend la carte « { $card } » dans la défausse.
relic-log-looks = { CAP($who_def) } regarde { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
} { $deck }.
relic-log-looked = Vous avez vu : { $cards }.
relic-log-draws-nemesis = { CAP($who_def) } pioche une carte Némésis.
relic-log-might = { CAP($who_def) } garde la carte piochée comme carte Puissance.
relic-log-duel = { CAP($who_def) } défie { $to_def } en { $attribute ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}.
relic-log-duel-won = { CAP($who_def) } gagne le duel.
relic-log-confronts = { CAP($who_def) } résout la Confrontation.
relic-log-token = { CAP($who_def) } a { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} sur la fiche du scénario.
relic-log-omen = Présages sur la fiche du scénario : { $total }.
relic-log-gap = { CAP($who_def) } place un jeton sur la case { $space } : elle est désormais considérée comme absente du plateau.
relic-log-lair = { CAP($who_def) } ajoute la carte « { $card } » au paquet du scénario.
