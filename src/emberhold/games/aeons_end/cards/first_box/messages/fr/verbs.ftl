### Verbs of players’ cards beside those that most boxes share: what they ask and what they report.

effect-destroy-some = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} jusqu’à { $amount ->
    [one] { WORD($amount, gender: "f") } carte
   *[other] { WORD($amount, gender: "f") } cartes
} de { $whose ->
    [you] votre main ou de votre
   *[they] sa main ou de sa
} défausse
effect-deal-for-lost = { $fate ->
    [destroy] détruisez
   *[discard] défaussez
} jusqu’à { $most ->
    [one] { WORD($most, gender: "f") } carte
   *[other] { WORD($most, gender: "f") } cartes
} de votre main, puis infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour { $most ->
    [one] cette carte
   *[other] chacune d’elles
}
effect-additional-damage-equal = infligez en plus { $number }
number-its-cost = un nombre de dégâts égal à son coût
effect-suffer-to-destroy = { $form ->
    [they] peut subir
    [inf] subir
   *[you] vous pouvez subir
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour détruire une carte de { $whose ->
    [you] votre
   *[they] sa
} main
effect-play-gem-twice = { $form ->
    [they] joue
    [inf] jouer
   *[you] jouez
} deux fois une gemme de { $whose ->
    [you] votre
   *[they] sa
} main, puis { $form ->
    [they] la détruit
    [inf] la détruire
   *[you] détruisez-la
}
effect-take-back-played-gem = { $form ->
    [they] reprend
    [inf] reprendre
   *[you] reprenez
} en main une gemme jouée ce tour-ci
if-times-played-exactly = c’est la { $amount ->
    [1] première
    [2] deuxième
   *[other] { $amount }e
} fois ce tour-ci que vous jouez une carte de ce nom
effect-hasten-turn = mélangez dans le paquet d’ordre du tour la carte d’un joueur, prise dans la défausse d’ordre du tour (pas le Joker). Ce joueur subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
effect-arrange-turns = révélez le paquet d’ordre du tour et remettez ses cartes dans l’ordre de votre choix
effect-cast-prepped-now = { $form ->
    [they] peut lancer avec { $amount ->
        [one] { $amount } dégât supplémentaire
       *[other] { $amount } dégâts supplémentaires
    } un sort préparé ce tour-ci
    [inf] lancer avec { $amount ->
        [one] { $amount } dégât supplémentaire
       *[other] { $amount } dégâts supplémentaires
    } un sort préparé ce tour-ci
   *[you] vous pouvez lancer un sort que vous avez préparé ce tour-ci ; il inflige { $amount ->
        [one] { $amount } dégât supplémentaire
       *[other] { $amount } dégâts supplémentaires
    }
}
effect-cheaper-breach = { $form ->
    [they] paie{" "}
    [inf] payer{" "}
   *[you] la prochaine stabilisation ou ouverture de brèche que vous payez ce tour-ci coûte{" "}
}{ $amount ->
    [one] { $amount } éther
   *[other] { $amount } éthers
} de moins{ $form ->
    [you] {""}
   *[they] {" "}pour la prochaine stabilisation ou ouverture de brèche payée ce tour-ci
}
effect-each-sifts = chaque joueur révèle la carte du dessus de sa pioche, puis la défausse ou la remet à sa place
effect-this-on-deck = { $form ->
    [they] place cette carte sur le dessus de sa pioche
    [inf] placer cette carte sur le dessus de { $whose ->
        [you] votre
       *[they] sa
    } pioche
   *[you] placez cette carte sur le dessus de votre pioche
}
each-opened-breach = brèche ouverte que vous possédez
if-all-opened = toutes vos brèches sont ouvertes
each-neighbour-prepped = sort préparé sur une brèche adjacente

ask-destroy-some = { $who } : voulez-vous détruire une carte de votre main ou de votre défausse ({ $source } ; encore { $left } au plus) ?
ask-lose-for-damage = { $who } : voulez-vous { $fate ->
    [destroy] détruire
   *[discard] défausser
} une carte de votre main pour infliger { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $source } ; encore { $left } au plus) ?
ask-suffer-to-destroy = { $who } : voulez-vous subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} pour détruire une carte de votre main ({ $source }) ?
ask-play-twice = { $who } : choisissez une gemme de votre main à jouer deux fois ({ $source }).
ask-take-back-gem = { $who } : choisissez une gemme à reprendre en main ({ $source }).
ask-shuffle-turn = { $who } : choisissez la carte à mélanger dans le paquet d’ordre du tour ({ $source }).
ask-arrange-turns = { $who } : choisissez la carte suivante du paquet d’ordre du tour, en commençant par le dessus ({ $source }).
ask-sift-next = { $who } : choisissez qui révèle une carte maintenant ({ $source }).
ask-sift = { $who } : vous révélez { $revealed_indef }. Défausser cette carte ({ $source }) ?

log-arranges-turns = { $who } remet le paquet d’ordre du tour dans cet ordre : { $cards }.
log-discards-top = { $who } défausse { $card_indef } du dessus de sa pioche.
