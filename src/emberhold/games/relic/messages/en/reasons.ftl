# Why something cannot be chosen

relic-why-no-relic = Only whoever has a relic may enter the Inner tier.
relic-why-other-tier = { $space } lies in another tier: crossing takes a corner or a movement box.
relic-why-steps = { $steps ->
    [one] One step does not end on { $space }.
   *[other] { $steps } steps do not end on { $space }.
}
relic-why-moment = { $card } can be played for its ability at another moment: { $moment }.
