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
    [one] un sort préparé
   *[other] { $amount } sorts préparés
}{ $free ->
    [True] {" "}de coût 0
   *[False] {""}
}
effect-collectively-prepped = les joueurs { $fate ->
    [destroy] détruisent
   *[discard] défaussent
} ensemble { $which ->
    [dearest] les { $amount } sorts préparés les plus chers
    [free] { $amount } sorts préparés de coût 0
   *[any] { $amount } sorts préparés
}
effect-dearest-prepped = le joueur qui a le sort préparé le plus cher { $fate ->
    [destroy] détruit
   *[discard] défausse
} ce sort
effect-destroy-spell-and-breach = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} un sort préparé coûtant au moins { $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
} et une brèche sur laquelle il était préparé

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
    [one] la carte la plus chère
   *[other] les { $amount } cartes les plus chères
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
effect-flail-deck = mélange sa défausse dans sa pioche, en révèle les deux premières cartes et détruit la plus chère des deux

effect-reveal-turn = révélez la première carte du paquet d’ordre du tour. Si c’est une carte Joueur, { $player }. Sinon, { $otherwise }
effect-resolve-last-attack = appliquez la dernière Attaque placée dans la défausse de la némésis
effect-return-last-minion = le dernier Serviteur placé dans la défausse de la némésis revient en jeu
effect-this-minion-suffers = ce Serviteur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-destroy-pillars = { $amount ->
    [one] un pilier de Gravehold est détruit
    [2] deux piliers de Gravehold sont détruits
    [3] trois piliers de Gravehold sont détruits
   *[other] { $amount } piliers de Gravehold sont détruits
}

each-prepped-by-the-most = sort préparé par le joueur qui a le plus de sorts préparés
each-prepped-by-them = sort qu’il a préparé
each-nemesis-turn-discarded = carte Némésis dans la défausse d’ordre du tour
number-this-minions-life = ce Serviteur a de points de vie
if-nemesis-turn-discarded-exactly = { $amount ->
    [1] exactement une carte Némésis se trouve
    [2] deux cartes Némésis se trouvent
   *[other] { $amount } cartes Némésis se trouvent
} dans la défausse d’ordre du tour
if-this-minions-life-at-most = ce Serviteur a { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie ou moins
if-pillars-at-least = Gravehold a au moins { $amount ->
    [one] { $amount } pilier
   *[other] { $amount } piliers
}

rule-monstrosity-of-omens = Tous les dégâts infligés à ce Serviteur sont réduits à 1.
rule-umbra-pillars = Au début de la partie, Gravehold a huit piliers ; les jetons Némésis indiquent ceux qui tiennent encore debout.
rule-umbra-collapse = Dès que le dernier pilier est détruit, Gravehold s’effondre et les joueurs perdent la partie.
rule-umbra-harder = Au début de la partie, Gravehold n’a que cinq piliers.

ask-prepped = { $who } : choisissez un sort préparé à { $fate ->
    [destroy] détruire
   *[discard] défausser
} ({ $source }).
ask-breach-of-spell = { $who } : choisissez laquelle des brèches de ce sort détruire ({ $source }).
ask-take-back = { $who } : choisissez une carte de votre défausse ({ $source }).

log-nemesis-tokens = { $token } : { $left }.
log-reveals-turn = La première carte du paquet d’ordre du tour est révélée : { $card }.
log-takes-from-discard = { $who } reprend { $card } en main depuis sa défausse.
log-shuffles-deck = { $who } mélange sa défausse dans sa pioche.
log-reveals = { $who } révèle { $card }.
log-resolves-again = { $card } s’applique une nouvelle fois.
log-returns-to-play = { $card } revient en jeu.
result-defeat-pillars = Défaite. Le dernier pilier est tombé et Gravehold s’effondre.
