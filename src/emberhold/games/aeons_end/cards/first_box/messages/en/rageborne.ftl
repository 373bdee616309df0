### Rageborne: its sheet, its cards and the strikes.

effect-gain-fury = Rageborne gains { $amount ->
    [one] { WORD($amount) } fury token
   *[other] { WORD($amount) } fury tokens
}
effect-strikes = Rageborne Strikes{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ WORD($times) } times
}
number-fury = the number of fury tokens Rageborne has
each-fury = fury token Rageborne has
number-fury-and-one = 1 plus the number of fury tokens Rageborne has

rule-rageborne-fury = At the end of the nemesis’s turn, Rageborne Strikes once if it has four or more fury tokens.
rule-rageborne-strike = When Rageborne Strikes, draw the top card of the strike deck, resolve it and shuffle it back into the strike deck; then Rageborne loses three fury tokens.
rule-rageborne-harder = When Rageborne Strikes, it loses only one fury token.

log-fury = { $left ->
    [0] { $nemesis } now has no fury tokens.
    [one] { $nemesis } now has { $left } fury token.
   *[other] { $nemesis } now has { $left } fury tokens.
}
log-strikes = { $nemesis_def } Strikes: { $card }.
unleash-gist-fury = One fury token.
