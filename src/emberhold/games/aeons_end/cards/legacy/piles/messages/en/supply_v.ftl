card-conductive-grit = Conductive Grit
card-voltaic-relay = Voltaic Relay
card-infernal-mirror = Infernal Mirror
card-breach-communion = Breach Communion

effect-pay-pulse = { $form ->
    [they] loses
   *[you] lose
} { $amount ->
    [one] { WORD($amount) } pulse token
   *[other] { WORD($amount) } pulse tokens
} to { $what }
effect-deal-for-pulse = deal { $amount } damage; you may lose { WORD($price) } pulse tokens to deal { $more } additional damage
