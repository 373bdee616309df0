### Hollow Crown: its sheet, its cards and the acolytes.

who-acolyte-lowest = l’acolyte qui a le moins de vie
    .de = de l’acolyte qui a le moins de vie
who-acolyte-highest = l’acolyte qui a le plus de vie
    .de = de l’acolyte qui a le plus de vie
who-that-acolyte = cet acolyte
    .de = de cet acolyte

effect-blood-magic = résolvez { $times ->
    [1] {""}
    [2] deux fois{" "}
   *[other] { $times } fois{" "}
}la Magie du sang { $who_de }
effect-each-blood-magic = résolvez la Magie du sang de chaque acolyte en jeu ; elle n’inflige aucun dégât aux acolytes eux-mêmes
effect-repeat = répétez cet effet { $times ->
    [1] une fois
   *[other] { WORD($times) } fois
}
effect-acolyte-suffers = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-acolyte-gains-life = { $who } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-acolyte-returns = { $who } est placé sous la pioche des acolytes
effect-draw-acolyte = un nouvel acolyte entre en jeu
effect-shuffle-acolytes = mélangez dans la pioche des acolytes { $amount ->
    [one] le dernier acolyte défaussé
   *[other] les { WORD($amount) } derniers acolytes défaussés
}
effect-gravehold-and-this-suffer = Gravehold et ce serviteur subissent chacun 1 dégât pour chaque sort préparé par le joueur qui en a le plus
effect-two-players-suffer = deux joueurs différents subissent chacun { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
if-that-player-life-at-most = ce joueur a alors { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie ou moins

rule-hollow-crown-set-up = La partie commence avec deux acolytes en jeu.
rule-hollow-crown-untouchable = La Couronne Creuse elle-même ne peut subir aucun dégât.
rule-hollow-crown-victory = Si aucun acolyte n’est en jeu à la fin d’un tour, quel qu’il soit, les joueurs gagnent.
rule-hollow-crown-discard = Un acolyte défaussé rejoint la défausse des acolytes et un nouvel acolyte entre en jeu.
rule-hollow-crown-order = S’il faut résoudre la Magie du sang de plusieurs acolytes, commencez par celui qui est en jeu depuis le plus longtemps.
rule-hollow-crown-exhaustion = Lorsqu’un joueur devient épuisé, Gravehold subit 4 dégâts au lieu de « Déchaîné, deux fois » ; les autres étapes de l’épuisement ont lieu normalement.

ask-acolyte = { $who } : plusieurs acolytes remplissent la condition ; choisissez-en un ({ $source }).
log-blood-magic = La Magie du sang { $card_de } est résolue.
log-acolyte-returns = { $card } est { $card_gender ->
    [f] placée
   *[m] placé
} sous la pioche des acolytes.
log-acolytes-shuffled = Acolytes mélangés dans leur pioche : { $cards }.
result-victory-acolytes = Victoire ! La Couronne Creuse n’a plus d’acolytes.
