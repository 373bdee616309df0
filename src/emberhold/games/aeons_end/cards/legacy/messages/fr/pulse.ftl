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
option-quick-hands = Mains lestes : prendre { $card_def } en main
option-draw-two = Oui : piocher 2 cartes
ask-second-wind = { $who } : voulez-vous piocher 2 cartes maintenant (Second souffle) ?
log-keystone = { $who } gagne 4 éthers supplémentaires, utilisables uniquement pour ses brèches.
