effect-evolve = EWOLUCJA
effect-discard-and-evolve-if-free = { $what }; { $amount ->
    [1] jeśli ta karta ma koszt 0
    [2] jeśli obie mają koszt 0
   *[other] jeśli wszystkie mają koszt 0
}, EWOLUCJA
effect-destroy-dearest-and-evolve = gracz z najdroższym przygotowanym Zaklęciem niszczy je; jeśli jego koszt wynosi { $most } lub mniej albo żadnego nie zniszczono, EWOLUCJA
effect-annihilate = gracz z najdroższą kartą na ręce odrzuca z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}; potem EWOLUCJA za każdą kartę o koszcie { $dear } lub wyższym, która została na tej ręce
effect-unmaking = gracz z najdroższą kartą na ręce niszczy ją i odrzuca z ręki jeszcze { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
log-evolve-sticker = { $card } otrzymuje naklejkę Ewolucji (wolne miejsca: { $left }).
log-transforms = Przemiana: { $card } → { $into }.
