### Rageborne: its sheet, its cards and the strikes.

effect-gain-fury = la Rage Incarnée gagne { $amount ->
    [one] un jeton Fureur
   *[other] { WORD($amount) } jetons Fureur
}
effect-strikes = la Rage Incarnée frappe{ $times ->
    [1] {""}
   *[other] {" "}{ WORD($times) } fois
}
number-fury = autant de dégâts que la Rage Incarnée a de jetons Fureur
each-fury = jeton Fureur de la Rage Incarnée
number-fury-and-one = 1 dégât, plus 1 pour chaque jeton Fureur de la Rage Incarnée

rule-rageborne-fury = À la fin du tour de la némésis, la Rage Incarnée frappe une fois si elle a au moins quatre jetons Fureur.
rule-rageborne-strike = Lorsque la Rage Incarnée frappe, piochez la carte du dessus de la pioche Frappe, résolvez-la et remélangez-la dans la pioche Frappe ; puis la Rage Incarnée perd trois jetons Fureur.
rule-rageborne-harder = Lorsque la Rage Incarnée frappe, elle ne perd qu’un jeton Fureur.

log-fury = { $left ->
    [0] { CAP($nemesis_def) } n’a plus de jeton Fureur.
    [one] { CAP($nemesis_def) } a maintenant { $left } jeton Fureur.
   *[other] { CAP($nemesis_def) } a maintenant { $left } jetons Fureur.
}
log-strikes = { CAP($nemesis_def) } frappe : { $card }.
unleash-gist-fury = Un jeton Fureur.
