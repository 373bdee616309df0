card-conductive-grit = Gravier conducteur
    .gender = m
card-voltaic-relay = Relais voltaïque
    .gender = m
card-infernal-mirror = Miroir infernal
    .gender = m
card-breach-communion = Communion des brèches
    .gender = f

effect-pay-pulse = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] un jeton Pulsation
   *[other] { WORD($amount) } jetons Pulsation
} pour { $what }
effect-deal-for-pulse = infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ; vous pouvez perdre { $price ->
    [one] un jeton Pulsation
   *[other] { WORD($price) } jetons Pulsation
} pour infliger { $more ->
    [one] { $more } dégât supplémentaire
   *[other] { $more } dégâts supplémentaires
}
