effect-gain-pulse = { $form ->
    [they] gains
   *[you] gain
} { $amount ->
    [one] { WORD($amount) } pulse token
   *[other] { WORD($amount) } pulse tokens
}
effect-lose-pulse = { $form ->
    [they] loses
   *[you] lose
} { $amount ->
    [one] { WORD($amount) } pulse token
   *[other] { WORD($amount) } pulse tokens
}
ask-lose-any-pulse = { $who }: how many pulse tokens do you lose ({ $source })?
option-pulse = { $what ->
    [0] None
    [one] { $what } pulse token
   *[other] { $what } pulse tokens
}
option-exchange = Lose 1 pulse token to gain 1 aether
log-pulse = { $left ->
    [0] { $who } now has no pulse tokens.
    [one] { $who } now has { $left } pulse token.
   *[other] { $who } now has { $left } pulse tokens.
}
mark-pulse = { $value ->
    [one] { $value } pulse token
   *[other] { $value } pulse tokens
}
option-quick-hands = Quick Hands: put { $card } into your hand
option-draw-two = Yes, draw two cards
ask-second-wind = { $who }: do you want to draw two cards now (Second Wind)?
log-keystone = { $who } gains 4 more aether for breaches.
