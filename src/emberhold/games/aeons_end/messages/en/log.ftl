### What happened, one line each.

log-turn = { $who }’s turn begins.
log-nemesis-turn = The nemesis’s turn begins.
log-order-shuffled = The turn-order cards are shuffled into a new deck.

log-plays = { $who } plays { $card }.
log-preps = { $who } preps { $card } on { $places ->
    [1] breach
   *[other] breaches
} { $breaches }.
log-casts = { $who } casts { $card }.
log-uses = { $who } uses the “While prepped” effect of { $card }.
log-ability = { $who } uses the ability { $ability }.
log-to-discard = { $who } resolves the TO DISCARD effect of { $card }.
log-gains = { $who } gains { $card }.
log-gains-on-deck = { $who } puts { $card } on top of their deck.
log-gives = { $who } gives { $card } to { $to }.
log-charges = { $left ->
    [0] { $who } now has no charges.
    [one] { $who } now has { $left } charge.
   *[other] { $who } now has { $left } charges.
}
log-spends-aether = { $who } spends { $amount } aether.
log-focuses = { $who } focuses breach { $number }.
log-opens = { $who } opens breach { $number }.
log-draws = { $who } draws { $card }.
log-turns-over = { $who } turns over their discard pile, which becomes their new deck.
log-discards = { $who } discards { $card }.
log-discards-prepped = { $who } discards the prepped spell { $card }.
log-destroys = { $who } destroys { $card }.
log-destroys-breach = { $who } destroys breach { $number }.

log-suffers = { $who } suffers { $amount } damage ({ $left } life left).
log-gains-life = { $who } gains { $amount } life (now { $left }).
log-exhausted = { $who } is exhausted!
log-gravehold-suffers = Gravehold suffers { $amount } damage ({ $left } life left).
log-gravehold-gains = Gravehold gains { $amount } life (now { $left }).

log-unleash = Unleash!
log-nemesis-draws = The nemesis draws { $card }.
log-persistent = The PERSISTENT effect of { $card } resolves.
log-power-token = { $left ->
    [0] { $card } loses its last power token.
    [one] { $card } loses a power token ({ $left } left).
   *[other] { $card } loses a power token ({ $left } left).
}
log-power = The POWER effect of { $card } resolves.
log-nemesis-damaged = { $nemesis_def } suffers { $amount } damage ({ $left } life left).
log-minion-damaged = { $card } { $card_number ->
    [pl] suffer
   *[sg] suffers
} { $amount } damage ({ $left } life left).
log-minion-gains-life = { $card } { $card_number ->
    [pl] gain
   *[sg] gains
} { $amount } life (now { $left }).
log-discarded-from-play = { $card } { $card_number ->
    [pl] leave
   *[sg] leaves
} play.
log-acolyte-enters = { $card } { $card_number ->
    [pl] enter
   *[sg] enters
} play.
log-suffers-exhausted = { $who } is exhausted, so Gravehold suffers double the damage instead ({ $twice }).
log-main-over = You can do nothing more: your main phase ends.
