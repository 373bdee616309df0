### Rageborne: its sheet, its cards and the strikes.

effect-gain-fury = Gnieworodny otrzymuje { $amount ->
    [one] jeden żeton Furii
    [few] { WORD($amount) } żetony Furii
   *[many] { WORD($amount) } żetonów Furii
}
effect-strikes = Gnieworodny { $times ->
    [1] uderza
    [2] uderza dwukrotnie
   *[other] uderza { $times } razy
}
number-fury = ile żetonów Furii ma Gnieworodny
each-fury = każdy żeton Furii Gnieworodnego
number-fury-and-one = ile żetonów Furii ma Gnieworodny, plus 1

rule-rageborne-fury = Jeśli na końcu tury Nemezis Gnieworodny ma co najmniej cztery żetony Furii, uderza jeden raz.
rule-rageborne-strike = Gdy Gnieworodny uderza, dobierzcie wierzchnią kartę talii Uderzeń, rozpatrzcie ją i wtasujcie z powrotem do talii Uderzeń; następnie Gnieworodny traci trzy żetony Furii.
rule-rageborne-harder = Gdy Gnieworodny uderza, traci tylko jeden żeton Furii.

log-fury = { $left ->
    [0] { $nemesis } nie ma już żetonów Furii.
    [one] { $nemesis } ma teraz { $left } żeton Furii.
    [few] { $nemesis } ma teraz { $left } żetony Furii.
   *[many] { $nemesis } ma teraz { $left } żetonów Furii.
}
log-strikes = { $nemesis } uderza: { $card }.
unleash-gist-fury = Jeden żeton Furii.
