effect-gain-pulse = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] { WORD($amount) } żeton Pulsu
    [few] { WORD($amount) } żetony Pulsu
   *[many] { WORD($amount) } żetonów Pulsu
}
effect-lose-pulse = { $form ->
    [they] traci
    [inf] stracić
   *[you] tracisz
} { $amount ->
    [one] { WORD($amount) } żeton Pulsu
    [few] { WORD($amount) } żetony Pulsu
   *[many] { WORD($amount) } żetonów Pulsu
}
ask-lose-any-pulse = { $who }: ile żetonów Pulsu tracisz ({ $source })?
option-pulse = { $what ->
    [0] Żadnego
    [one] { $what } żeton Pulsu
    [few] { $what } żetony Pulsu
   *[many] { $what } żetonów Pulsu
}
option-exchange = Strać 1 żeton Pulsu i otrzymaj 1 eter
log-pulse = { $left ->
    [0] { $who } nie ma teraz żetonów Pulsu.
    [one] { $who } ma teraz { $left } żeton Pulsu.
    [few] { $who } ma teraz { $left } żetony Pulsu.
   *[many] { $who } ma teraz { $left } żetonów Pulsu.
}
mark-pulse = { $value ->
    [one] { $value } żeton Pulsu
    [few] { $value } żetony Pulsu
   *[many] { $value } żetonów Pulsu
}
option-quick-hands = Zręczne Dłonie ({ $card } na rękę)
option-draw-two = Tak, dobierz dwie karty
ask-second-wind = { $who }: czy dobierasz teraz dwie karty (Drugi Oddech)?
log-keystone = { $who } otrzymuje 1 dodatkowy eter na Bramy.
