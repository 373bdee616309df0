### What happened, one line each.

log-turn = Zaczyna się tura { $who_gen }.
log-nemesis-turn = Zaczyna się tura Nemezis.
log-order-shuffled = Przetasowane karty tur tworzą nową talię.

log-plays = { $who } zagrywa { $card_acc }.
log-preps = { $who } przygotowuje { $card_acc } na { $places ->
    [1] Bramie
   *[other] Bramach
} { $breaches }.
log-casts = { $who } aktywuje { $card_acc }.
log-uses = { $who } rozpatruje efekt „Gdy przygotowane” { $card_gen }.
log-ability = { $who } używa zdolności { $ability }.
log-to-discard = { $who } rozpatruje efekt „ABY ODRZUCIĆ” { $card_gen }.
log-gains = { $who } pozyskuje { $card_acc }.
log-gains-on-deck = { $who } kładzie { $card_acc } na wierzchu talii.
log-gives = { $who } przekazuje { $to_dat } { $card_acc }.
log-charges = { $left ->
    [0] { $who } nie ma już Ładunków.
    [one] { $who } ma teraz { $left } Ładunek.
    [few] { $who } ma teraz { $left } Ładunki.
   *[many] { $who } ma teraz { $left } Ładunków.
}
log-spends-aether = { $who } wydaje { $amount } eteru.
log-focuses = { $who } wzmacnia Bramę { $number }.
log-opens = { $who } otwiera Bramę { $number }.
log-draws = { $who } dobiera { $card_acc }.
log-turns-over = { $who } odwraca stos kart odrzuconych i tworzy z niego nową talię.
log-discards = { $who } odrzuca { $card_acc }.
log-discards-prepped = { $who } odrzuca przygotowane Zaklęcie { $card }.
log-destroys = { $who } niszczy { $card_acc }.
log-destroys-breach = { $who } niszczy swoją Bramę { $number }.

log-suffers = { $who } otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $left ->
    [one] zostaje { $left } punkt życia
    [few] zostają { $left } punkty życia
   *[many] zostaje { $left } punktów życia
}).
log-gains-life = { $who } { $amount ->
    [0] nie otrzymuje punktów życia
    [one] otrzymuje { $amount } punkt życia
    [few] otrzymuje { $amount } punkty życia
   *[many] otrzymuje { $amount } punktów życia
} (razem: { $left }).
log-exhausted = { $who } { $who_gender ->
    [f] zostaje wyczerpana
    [m] zostaje wyczerpany
   *[given] traci ostatni punkt życia i jest w stanie wyczerpania
}!
log-gravehold-suffers = Gravehold otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $left ->
    [one] zostaje { $left } punkt żywotności
    [few] zostają { $left } punkty żywotności
   *[many] zostaje { $left } punktów żywotności
}).
log-gravehold-gains = Gravehold { $amount ->
    [0] nie otrzymuje punktów żywotności
    [one] otrzymuje { $amount } punkt żywotności
    [few] otrzymuje { $amount } punkty żywotności
   *[many] otrzymuje { $amount } punktów żywotności
} (razem: { $left }).

log-unleash = Wyzwolenie!
log-nemesis-draws = Nemezis dobiera kartę { $card }.
log-persistent = Działa efekt TRWAŁY { $card_gen }.
log-power-token = { $left ->
    [0] { $card } traci ostatni żeton Mocy.
    [one] { $card } traci żeton Mocy (zostaje { $left }).
    [few] { $card } traci żeton Mocy (zostają { $left }).
   *[many] { $card } traci żeton Mocy (zostaje { $left }).
}
log-power = Działa efekt MOCY { $card_gen }.
log-nemesis-damaged = { $nemesis_def } otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $left ->
    [one] zostaje { $left } punkt życia
    [few] zostają { $left } punkty życia
   *[many] zostaje { $left } punktów życia
}).
log-minion-damaged = { $card } { $card_gender ->
    [pl] otrzymują
   *[sg] otrzymuje
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $left ->
    [one] zostaje { $left } punkt życia
    [few] zostają { $left } punkty życia
   *[many] zostaje { $left } punktów życia
}).
log-minion-gains-life = { $card } { $card_gender ->
    [pl] otrzymują
   *[sg] otrzymuje
} { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
} (razem: { $left }).
log-discarded-from-play = { $card } { $card_gender ->
    [pl] opuszczają
   *[sg] opuszcza
} grę.
log-acolyte-enters = { $card } { $card_gender ->
    [pl] wchodzą
   *[sg] wchodzi
} do gry.
log-suffers-exhausted = { $who } { $who_gender ->
    [f] jest już wyczerpana
    [m] jest już wyczerpany
   *[given] jest już w stanie wyczerpania
}: Gravehold otrzymuje dwa razy tyle, czyli { $twice ->
    [one] { $twice } obrażenie
    [few] { $twice } obrażenia
   *[many] { $twice } obrażeń
}.
log-main-over = Nie możesz już nic zrobić: twoja faza główna się kończy.
