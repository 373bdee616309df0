# What lies ahead of a mage.

foresee-draws = Następne karty z twojej talii, w tej kolejności: { $cards }.
foresee-shuffled = Pod nimi { $amount ->
    [one] jest jedna karta
    [few] są { $amount } karty
   *[many] jest { $amount } kart
} w nieznanej kolejności.
foresee-turned-over = Potem odwracasz stos kart odrzuconych: { $cards }.
foresee-bought = Kartę pozyskaną teraz dobierzesz jako { $place }. z kolei: { $hand ->
    [1] trafi na twoją następną rękę, jeśli zagrasz całą obecną.
    [2] trafi na rękę po następnej, jeśli do tego czasu zagrasz wszystkie karty.
    [few] trafi na twoją rękę za { $hand } tury, jeśli do tego czasu zagrasz wszystkie karty.
   *[many] trafi na twoją rękę za { $hand } tur, jeśli do tego czasu zagrasz wszystkie karty.
}
foresee-next-turn = Następna karta tury: { $card }.
foresee-turn = Następna karta tury: { $card }, { $amount } na { $all }.
foresee-tier = Talia Nemezis, rząd { $tier }: karty tego Nemezis ({ $own }), karty podstawowe ({ $basic }).

# What may be waited for not to happen.

arrival-attack = Nemezis nie dobrało Ataku
