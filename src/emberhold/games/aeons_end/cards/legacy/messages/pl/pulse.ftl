effect-gain-pulse = { $form ->
    [they] otrzymuje
    [inf] otrzymać
   *[you] otrzymujesz
} { $amount ->
    [one] jeden żeton Pulsu
    [few] { WORD($amount) } żetony Pulsu
   *[many] { WORD($amount) } żetonów Pulsu
}
effect-lose-pulse = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] jeden żeton Pulsu
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
option-exchange = Strać 1 żeton Pulsu i otrzymaj 1 eteru
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
option-quick-hands = Weź { $card_acc } na rękę (Zręczne Dłonie)
option-draw-two = Tak: dobierz 2 karty
ask-second-wind = { $who }: czy chcesz teraz dobrać 2 karty (Drugi Oddech)?
log-keystone = { $who } otrzymuje dodatkowo 4 eteru na Bramy.
