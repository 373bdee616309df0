# What lies ahead of a mage.

foresee-draws = Następne karty z twojej talii, w tej kolejności: { $cards }.
foresee-shuffled = Pod nimi { $amount ->
    [one] jest jedna karta
    [few] są { $amount } karty
   *[many] jest { $amount } kart
} w nieznanej kolejności.
foresee-turned-over = Potem odwracasz stos kart odrzuconych: { $cards }.
foresee-next-turn = Następna karta tury: { $card }.
foresee-turn = Następna karta tury: { $card }, { $amount } na { $all }.
foresee-tier = Talia Nemezis, rząd { $tier }: karty tego Nemezis ({ $own }), karty podstawowe ({ $basic }).

# What may be waited for not to happen.

arrival-attack = Nemezis nie dobrało Ataku
