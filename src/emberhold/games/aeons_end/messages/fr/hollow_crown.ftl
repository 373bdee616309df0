### Hollow Crown: its sheet, its cards and the acolytes.

who-acolyte-lowest = l’Acolyte qui a le moins de vie
    .de = de l’Acolyte qui a le moins de vie
who-acolyte-highest = l’Acolyte qui a le plus de vie
    .de = de l’Acolyte qui a le plus de vie
who-that-acolyte = cet Acolyte
    .de = de cet Acolyte

effect-blood-magic = résolvez { $times ->
    [1] {""}
    [2] deux fois{" "}
   *[other] { $times } fois{" "}
}la Magie du sang { $who_de }
effect-each-blood-magic = résolvez la Magie du sang de chaque Acolyte en jeu ; elle n’inflige aucun dégât aux Acolytes eux-mêmes
effect-repeat = recommencez { $times ->
    [1] une fois
   *[other] { $times } fois
}
effect-acolyte-suffers = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-acolyte-gains-life = { $who } regagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-acolyte-returns = { $who } est placé sous la pioche des Acolytes
effect-draw-acolyte = un nouvel Acolyte entre en jeu
effect-shuffle-acolytes = mélangez dans la pioche des Acolytes { $amount ->
    [one] le dernier Acolyte défaussé
   *[other] les { $amount } derniers Acolytes défaussés
}
effect-gravehold-and-this-suffer = Gravehold et ce Serviteur subissent chacun 1 dégât pour chaque sort préparé par le joueur qui en a le plus
effect-two-players-suffer = deux joueurs différents subissent chacun { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
if-that-player-life-at-most = ce joueur a alors { $amount } points de vie ou moins

rule-hollow-crown-set-up = La partie commence avec deux Acolytes en jeu.
rule-hollow-crown-untouchable = La Couronne Creuse elle-même ne peut subir aucun dégât.
rule-hollow-crown-victory = Si aucun Acolyte n’est en jeu à la fin d’un tour, quel qu’il soit, les joueurs gagnent.
rule-hollow-crown-discard = Un Acolyte défaussé rejoint la défausse des Acolytes et un nouvel Acolyte entre en jeu.
rule-hollow-crown-order = S’il faut résoudre la Magie du sang de plusieurs Acolytes, commencez par celui qui est en jeu depuis le plus longtemps.
rule-hollow-crown-exhaustion = Quand un joueur est épuisé, Gravehold subit 4 dégâts au lieu de « Déchaîné, deux fois » ; les autres étapes de l’épuisement ont lieu normalement.

ask-acolyte = { $who } : plusieurs Acolytes sont à égalité ; choisissez-en un ({ $source }).
log-blood-magic = { $card } use de sa Magie du sang.
log-acolyte-returns = { $card } est placé{ $card_gender ->
    [f] e
   *[m] {""}
} sous la pioche des Acolytes.
log-acolytes-shuffled = Mélangés dans la pioche des Acolytes : { $cards }.
result-victory-acolytes = Victoire ! La Couronne Creuse n’a plus d’Acolytes.
