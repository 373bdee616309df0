effect-evolve = EWOLUCJA
effect-discard-and-evolve-if-free = { $what }; { $amount ->
    [1] jeśli odrzucona karta ma koszt 0
    [2] jeśli obie odrzucone karty mają koszt 0
   *[other] jeśli wszystkie odrzucone karty mają koszt 0
}, EWOLUCJA
effect-destroy-dearest-and-evolve = gracz, który ma przygotowane Zaklęcie o najwyższym koszcie, niszczy je; jeśli miało ono koszt { $most } lub niższy albo jeśli żadnego nie zniszczono, EWOLUCJA
effect-annihilate = gracz, który ma na ręce kartę o najwyższym koszcie, odrzuca z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}; potem EWOLUCJA za każdą kartę o koszcie { $dear } lub wyższym, która została temu graczowi na ręce
effect-unmaking = gracz, który ma na ręce kartę o najwyższym koszcie, niszczy ją i odrzuca z ręki jeszcze { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
log-evolve-sticker = { $card } { $card_gender ->
    [pl] otrzymują
   *[sg] otrzymuje
} naklejkę Ewolucji ({ $left ->
    [0] nie ma już wolnego miejsca
    [one] zostało { $left } wolne miejsce
    [few] zostały { $left } wolne miejsca
   *[many] zostało { $left } wolnych miejsc
}).
log-transforms = { $card } { $card_gender ->
    [pl] przemieniają
   *[sg] przemienia
} się w { $into_acc }.
effect-read-entry = { $form ->
    [inf] przeczytać { $entry }
   *[other] przeczytajcie { $entry }
}
rule-read-entry = Jeśli nie ma miejsca na naklejkę, przeczytajcie { $entry }.
mark-stickers = { $value ->
    [one] { $value } naklejka Ewolucji
    [few] { $value } naklejki Ewolucji
   *[many] { $value } naklejek Ewolucji
}
mark-free-spaces = { $value ->
    [one] { $value } wolne miejsce
    [few] { $value } wolne miejsca
   *[many] { $value } wolnych miejsc
}
