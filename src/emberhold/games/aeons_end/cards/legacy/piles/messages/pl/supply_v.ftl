card-conductive-grit = Przewodzący Żwir
    .gen = Przewodzącego Żwiru
    .acc = Przewodzący Żwir
card-voltaic-relay = Przekaźnik Galwaniczny
    .gen = Przekaźnika Galwanicznego
    .acc = Przekaźnik Galwaniczny
card-infernal-mirror = Piekielne Zwierciadło
    .gen = Piekielnego Zwierciadła
    .acc = Piekielne Zwierciadło
card-breach-communion = Jedność Bram
    .gen = Jedności Bram
    .acc = Jedność Bram

effect-pay-pulse = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] jeden żeton Pulsu
    [few] { WORD($amount) } żetony Pulsu
   *[many] { WORD($amount) } żetonów Pulsu
}, aby { $what }
effect-deal-for-pulse = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}; możesz stracić { $price ->
    [one] jeden żeton Pulsu
    [few] { WORD($price) } żetony Pulsu
   *[many] { WORD($price) } żetonów Pulsu
}, aby zadać { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
}
