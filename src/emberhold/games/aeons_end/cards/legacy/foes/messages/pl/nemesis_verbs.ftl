effect-nemesis-gains-life = Nemezis otrzymuje { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
effect-discard-hand = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} wszystkie karty z ręki
effect-gems-then = { $gems }, a potem { $then }
effect-gain-cheap = { $form ->
    [they] pozyskuje
    [inf] pozyskać
   *[you] pozyskaj
} z rynku zasobów{ $place ->
    [hand] {" "}na rękę
   *[discard] {""}
} kartę o koszcie { $most } lub niższym
log-nemesis-gains = { $nemesis_def } otrzymuje { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} (razem: { $left }).
