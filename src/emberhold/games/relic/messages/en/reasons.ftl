# Why something cannot be chosen

relic-why-no-relic = Only a character with a relic may enter the Inner tier.
relic-why-rift = The Inner tier can be entered only from Guardian of the Rift, at Warp Rift.
relic-why-other-tier = { $space } is in another tier; you can cross only at a corner or through a movement box.
relic-why-steps = You cannot reach { $space } with a move of exactly { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
relic-why-moment = { $card } cannot be used now; you can use it { $moment }.
