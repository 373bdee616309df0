### Basic nemesis cards and Umbra Titan: what threatens hands, prepped spells, turn order, pillars.
### $fate is discard or destroy.

effect-prepped = { $fate ->
    [destroy] { $form ->
        [they] détruit
        [inf] détruire
       *[you] détruisez
    }
   *[discard] { $form ->
        [they] défausse
        [inf] défausser
       *[you] défaussez
    }
} { $amount ->
    [one] { WORD($amount) } sort préparé
   *[other] { WORD($amount) } sorts préparés
}{ $free ->
    [True] {" "}de coût 0
   *[False] {""}
}
effect-collectively-prepped = les joueurs { $fate ->
    [destroy] détruisent
   *[discard] défaussent
} ensemble { $which ->
    [dearest] { $amount ->
        [1] le sort préparé le plus cher
       *[other] les { WORD($amount) } sorts préparés les plus chers
    }
    [free] { $amount ->
        [one] { WORD($amount) } sort préparé de coût 0
       *[other] { WORD($amount) } sorts préparés de coût 0
    }
   *[any] { $amount ->
        [one] { WORD($amount) } sort préparé
       *[other] { WORD($amount) } sorts préparés
    }
}
effect-dearest-prepped = le joueur qui a le sort préparé le plus cher le { $fate ->
    [destroy] détruit
   *[discard] défausse
}
effect-destroy-spell-and-breach = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} un sort préparé de coût { $cost } ou plus et une brèche sur laquelle il était préparé

effect-dearest-in-hand = { $fate ->
    [destroy] { $form ->
        [they] détruit
        [inf] détruire
       *[you] détruisez
    }
   *[discard] { $form ->
        [they] défausse
        [inf] défausser
       *[you] défaussez
    }
} { $amount ->
    [0] 0 carte parmi les plus chères
    [one] la carte la plus chère
   *[other] les { WORD($amount, gender: "f") } cartes les plus chères
} de { $whose ->
    [you] votre
   *[they] sa
} main
effect-take-back = { $form ->
    [they] prend
    [inf] prendre
   *[you] prenez
} en main une carte de { $whose ->
    [you] votre
   *[they] sa
} défausse
effect-flail-deck = mélange sa défausse dans sa pioche, en révèle les deux cartes du dessus et détruit la plus chère des deux

effect-reveal-turn = révélez la carte du dessus du paquet d’ordre du tour
if-player-turn-revealed = c’est une carte Joueur
effect-resolve-last-attack = résolvez la dernière attaque placée dans la défausse de la némésis
effect-return-last-minion = le dernier serviteur placé dans la défausse de la némésis revient en jeu
effect-this-minion-suffers = ce serviteur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-destroy-pillars = le Titan de l’Ombre perd { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}

each-prepped-by-the-most = sort préparé par le joueur qui en a le plus
each-prepped-by-them = sort qu’il a préparé
each-nemesis-turn-discarded = carte Némésis dans la défausse d’ordre du tour
number-this-minions-life = autant de dégâts que ce serviteur a de points de vie
if-nemesis-turn-discarded-exactly = { $amount ->
    [1] exactement une carte Némésis se trouve
    [one] { WORD($amount, gender: "f") } carte Némésis se trouve
   *[other] { WORD($amount, gender: "f") } cartes Némésis se trouvent
} dans la défausse d’ordre du tour
if-this-minions-life-at-most = ce serviteur a { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie ou moins
if-pillars-at-least = { $amount ->
    [one] au moins { WORD($amount) } jeton Némésis est
   *[other] au moins { WORD($amount) } jetons Némésis sont
} en jeu

rule-monstrosity-of-omens = Tous les dégâts infligés à ce serviteur sont réduits à 1.
rule-umbra-pillars = Le Titan de l’Ombre commence avec huit jetons Némésis : ce sont les piliers de Gravehold encore debout.
rule-umbra-collapse = Dès que le Titan de l’Ombre perd son dernier jeton Némésis, Gravehold s’effondre et les joueurs perdent la partie.
rule-umbra-harder = Le Titan de l’Ombre ne commence qu’avec cinq jetons Némésis.

ask-prepped = { $who } : choisissez un sort préparé à { $fate ->
    [destroy] détruire
   *[discard] défausser
} ({ $source }).
ask-breach-of-spell = { $who } : choisissez laquelle des brèches de ce sort détruire ({ $source }).
ask-take-back = { $who } : choisissez une carte de votre défausse ({ $source }).

log-nemesis-tokens = { $left ->
    [0] { CAP($nemesis_def) } n’a plus de jeton Némésis.
    [one] { CAP($nemesis_def) } a maintenant { $left } jeton Némésis.
   *[other] { CAP($nemesis_def) } a maintenant { $left } jetons Némésis.
}
log-reveals-turn = La carte du dessus du paquet d’ordre du tour est révélée : { $card }.
log-takes-from-discard = { $who } reprend { $card_indef } en main depuis sa défausse.
log-shuffles-deck = { $who } mélange sa défausse dans sa pioche.
log-reveals = { $who } révèle { $card_indef }.
log-resolves-again = { CAP($card_def) } { $card_number ->
    [pl] sont { $card_gender ->
        [f] résolues
       *[m] résolus
    }
   *[sg] est { $card_gender ->
        [f] résolue
       *[m] résolu
    }
} une nouvelle fois.
log-returns-to-play = { CAP($card_def) } { $card_number ->
    [pl] reviennent
   *[sg] revient
} en jeu.
result-defeat-pillars = Défaite. Le Titan de l’Ombre a perdu son dernier jeton Némésis et Gravehold s’effondre.
