### Why something cannot be chosen: what every game may say.

why-turn = To nie twoja tura: teraz gra { $who }.
why-asked = { $amount ->
    [one] Najpierw musi odpowiedzieć { $who }.
   *[other] Najpierw muszą odpowiedzieć inni gracze: { $who }.
}
why-others = To nie należy do ciebie, tylko do { $who_gen }.
