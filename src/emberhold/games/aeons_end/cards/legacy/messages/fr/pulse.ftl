effect-gain-pulse = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] un jeton Pulsation
   *[other] { WORD($amount) } jetons Pulsation
}
effect-lose-pulse = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] un jeton Pulsation
   *[other] { WORD($amount) } jetons Pulsation
}
ask-lose-any-pulse = { $who } : combien de jetons Pulsation perdez-vous ({ $source }) ?
option-pulse = { $what ->
    [0] Aucun
    [one] { $what } jeton Pulsation
   *[other] { $what } jetons Pulsation
}
option-exchange = Perdre 1 jeton Pulsation et gagner 1 éther
log-pulse = { $left ->
    [0] { $who } n’a plus de jeton Pulsation.
    [one] { $who } a maintenant { $left } jeton Pulsation.
   *[other] { $who } a maintenant { $left } jetons Pulsation.
}
mark-pulse = { $value ->
    [one] { $value } jeton Pulsation
   *[other] { $value } jetons Pulsation
}
option-quick-hands = Mains lestes ({ $card } en main)
option-draw-two = Oui : piocher deux cartes
ask-second-wind = { $who } : piochez-vous deux cartes maintenant (Second souffle) ?
log-keystone = { $who } gagne 1 éther de plus pour ses brèches.
