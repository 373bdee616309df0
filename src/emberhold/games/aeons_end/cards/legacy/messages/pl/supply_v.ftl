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
    [one] { $amount } żeton Pulsu
    [few] { $amount } żetony Pulsu
   *[many] { $amount } żetonów Pulsu
}, aby { $what }
effect-deal-for-pulse = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}; możesz stracić { $price ->
    [one] { $price } żeton Pulsu
    [few] { $price } żetony Pulsu
   *[many] { $price } żetonów Pulsu
}, aby zadać { $more ->
    [one] { $more } dodatkowe obrażenie
    [few] { $more } dodatkowe obrażenia
   *[many] { $more } dodatkowych obrażeń
}
