card-arcing-silicate = Łukowy Krzemian
    .gen = Łukowego Krzemianu
    .acc = Łukowy Krzemian
card-adrenal-batteries = Baterie Adrenaliny
    .gen = Baterii Adrenaliny
    .acc = Baterie Adrenaliny
    .gender = pl
card-fiery-conclusion = Ognisty Finał
    .gen = Ognistego Finału
    .acc = Ognisty Finał
card-sphere-of-inversion = Sfera Inwersji
    .gen = Sfery Inwersji
    .acc = Sferę Inwersji
effect-pulse-for-damage = możesz stracić dowolną liczbę żetonów Pulsu, aby zadać tyle samo obrażeń
effect-open-any = otwórz zamkniętą Bramę dowolnego gracza
effect-gain-and-prep = pozyskaj z rynku zasobów Zaklęcie o koszcie { $most } lub niższym, po czym przygotuj je na otwartej Bramie dowolnego gracza
effect-destroy-for-life = może zniszczyć kartę z ręki, a wtedy otrzymuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}
if-empty-pile-at-least = { $amount ->
    [one] pusty jest co najmniej jeden stos zasobów
    [few] puste są co najmniej { WORD($amount) } stosy zasobów
   *[many] pustych jest co najmniej { WORD($amount) } stosów zasobów
}
ask-open-any = { $who }: wybierz Bramę do otwarcia ({ $source }).
ask-prep-any = { $who }: wybierz Bramę, na której przygotujesz { $source_acc }.
option-prep-any = Brama { $breach } ({ $owner })
