### Prince of Gluttons: his sheet, his cards and the devoured pile.

effect-devour = dévorez { $type ->
    [gem] { $amount ->
        [one] une gemme
       *[other] { WORD($amount, gender: "f") } gemmes
    }
    [relic] { $amount ->
        [one] une relique
       *[other] { WORD($amount, gender: "f") } reliques
    }
    [spell] { $amount ->
        [one] un sort
       *[other] { WORD($amount) } sorts
    }
   *[card] { $amount ->
        [one] une carte
       *[other] { WORD($amount, gender: "f") } cartes
    }
} de { $which ->
    [any] n’importe quelle pile
    [second] la deuxième pile
   *[other] la pile
}{ $type ->
    [gem] {" "}de gemmes
    [relic] {" "}de reliques
    [spell] {" "}de sorts
   *[card] {""}
}{ $which ->
    [least] {" "}la moins chère
    [most] {" "}la plus chère
    [second] {" "}la plus chère
   *[any] {""}
}
effect-devour-by-players = dévorez trois cartes (à trois ou quatre joueurs : deux) de la pile la moins chère
effect-devour-life = dévorez autant de cartes d’une même pile que ce serviteur a de points de vie
effect-life-eight-and-empty = ce serviteur a 8 points de vie, plus 1 pour chaque pile vide
each-empty-pile = pile vide

rule-prince-set-up = Au début de la partie, une gemme de chaque pile de gemmes est placée sur la pile dévorée, en commençant par la plus chère.
rule-prince-devour = Les cartes dévorées sont placées sur la pile dévorée, que chacun peut consulter.
rule-prince-gain = La carte du dessus de la pile dévorée peut être acquise comme celle d’une pile de la réserve.
rule-prince-missing = Pour chaque carte qui ne peut pas être dévorée parce que la pile est vide, Gravehold subit 2 dégâts à la place.
rule-prince-lost = Dès que toutes les piles de la réserve sont vides, les joueurs perdent la partie.
rule-prince-harder = Au début de la partie, neuf cartes de plus, prises dans n’importe quelles piles, sont placées une à une sur la pile dévorée.

ask-devour = { $who } : choisissez la pile dont { $amount ->
    [one] la prochaine carte est dévorée
   *[other] { $amount } cartes sont dévorées
} ({ $source }).
option-devour = { $card }
option-buy-devoured = Acquérir { $card_indef } de la pile dévorée ({ $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
})
option-gain-own = Acquérir { $card_indef } de la pile dévorée
why-not-on-top = Seule la carte du dessus de la pile dévorée peut être acquise.

log-devours = { CAP($nemesis_def) } dévore { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de la pile { $card } (il en reste { $left }).
result-defeat-devoured = Défaite. Le Prince des Gloutons a dévoré toute la réserve.
unleash-gist-prince-of-gluttons = Dévorez des cartes de la pile la moins chère.
