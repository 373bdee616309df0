### Crooked Mask: its sheet, its cards and the corruptions.

effect-gain-corruptions = { $form ->
    [they] acquiert
    [inf] acquérir
   *[you] acquérez
} { $amount ->
    [one] une Corruption
   *[other] { WORD($amount, gender: "f") } Corruptions
} et { $form ->
    [they] { $amount ->
        [one] la
       *[other] les
    } place
    [inf] { $amount ->
        [one] la
       *[other] les
    } placer
   *[you] placez-{ $amount ->
        [one] la
       *[other] les
    }
} { $place ->
    [hand] dans { $whose ->
        [you] votre
       *[they] sa
    } main
   *[deck] sur { $whose ->
        [you] votre
       *[they] sa
    } pioche
}
effect-gain-corruption-and-shuffle = acquiert une Corruption, la place sur sa pioche et y mélange sa défausse
effect-may-destroy-it = vous pouvez la détruire
effect-collectively-corrupted = les joueurs acquièrent ensemble { WORD($amount, gender: "f") } Corruptions et les placent sur leurs pioches
effect-two-players-corrupted = deux joueurs différents acquièrent chacun { WORD($amount, gender: "f") } Corruptions, les placent sur leur pioche et gagnent { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
effect-discard-others = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte
   *[other] { WORD($amount, gender: "f") } cartes
} de { $whose ->
    [you] votre
   *[they] sa
} main { $amount ->
    [one] autre qu’une Corruption
   *[other] autres que des Corruptions
}
effect-destroy-other = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} une carte de { $whose ->
    [you] votre
   *[they] sa
} main autre qu’une Corruption
effect-take-back-free = { $form ->
    [they] reprend
    [inf] reprendre
   *[you] reprenez
} en main une carte de coût 0 de { $whose ->
    [you] votre
   *[they] sa
} défausse
effect-discard-crystals = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} tous { $whose ->
    [you] vos
   *[they] ses
} Cristaux
effect-look-at-top = { $form ->
    [they] regarde
    [inf] regarder
   *[you] regardez
} la carte du dessus de { $whose ->
    [you] votre
   *[they] sa
} pioche
effect-gain-from = { $form ->
    [they] acquiert
    [inf] acquérir
   *[you] acquérez
} { $type ->
    [gem] une gemme
    [relic] une relique
   *[spell] un sort
} { $which ->
    [cheapest] de la pile { $type ->
        [gem] de gemmes
        [relic] de reliques
       *[spell] de sorts
    } la moins chère
   *[any] de n’importe quelle pile { $type ->
        [gem] de gemmes
        [relic] de reliques
       *[spell] de sorts
    }
}{ $place ->
    [hand] {" "}et { $form ->
        [they] { $type ->
            [spell] le
           *[gem] la
        } prend
        [inf] { $type ->
            [spell] le
           *[gem] la
        } prendre
       *[you] prenez-{ $type ->
            [spell] le
           *[gem] la
        }
    } en main
    [deck] {" "}et { $form ->
        [they] { $type ->
            [spell] le
           *[gem] la
        } place sur sa
        [inf] { $type ->
            [spell] le
           *[gem] la
        } placer sur sa
       *[you] placez-{ $type ->
            [spell] le
           *[gem] la
        } sur votre
    } pioche
   *[discard] {""}
}
effect-suffer-half-its-cost = subissez un nombre de dégâts égal à la moitié de son coût, arrondie au supérieur
effect-shuffle-player-turn = mélangez dans le paquet d’ordre du tour la carte de n’importe quel joueur, prise dans la défausse d’ordre du tour
effect-discard-top = défaussez les { WORD($amount, gender: "f") } cartes du dessus de la pioche de la némésis ; Gravehold subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} pour chaque carte de palier { $tier } ainsi défaussée

rule-corrupter = Lorsqu’un joueur inflige des dégâts à ce serviteur, ce joueur acquiert une Corruption et la place sur sa pioche.
rule-crooked-start = Au début de son tour, avant la phase d’incantation, chaque joueur résout toutes les Corruptions de sa main dans l’ordre de son choix.
rule-crooked-end = À la fin de sa phase principale, il fait de même avec les Corruptions piochées pendant ce tour. Les Corruptions ne peuvent être jouées à aucun autre moment.
rule-crooked-destroyed = Une Corruption détruite est placée sous la pioche Corruption.
rule-crooked-empty = Si la pioche Corruption est vide, Gravehold subit 2 dégâts à la place de chaque Corruption qu’un joueur devrait acquérir.
rule-crooked-harder = Un joueur qui détruit une Corruption la place dans la défausse de n’importe quel joueur, ou perd 1 charge pour la placer sous la pioche Corruption.

ask-corruption = { $who } : choisissez la prochaine Corruption à résoudre.
ask-corruption-to = { $who } : choisissez où placer { $card_def }.
ask-look-at-top = { $who } : la carte du dessus de votre pioche est { $revealed_indef }. La détruire ({ $source }) ?
ask-turn-back = { $who } : choisissez la carte Joueur à mélanger dans le paquet d’ordre du tour ({ $source }).
why-corruption = { CAP($card_def) } est une Corruption : elle est résolue avant votre phase d’incantation ou à la fin de votre phase principale et ne peut pas être jouée.

log-corruption-gained = { $who } acquiert la Corruption { $card }.
log-corruption-given = { $who } place { $card_def } dans la défausse { $to_de }.
log-corruption-resolves = { $who } résout la Corruption { $card }.
unleash-gist-crooked-mask = N’importe quel joueur acquiert une Corruption.
