### Texte des cartes : ce que font les effets, à qui, où et quand.
### $form vaut you (un ordre), they (troisième personne) ou inf (après « pouvez »).
### $case vaut subject, object, of, to ou with ; $whose vaut you (votre) ou they (son).

## Jointures

relic-nothing = rien
relic-or = { " ou " }
relic-semicolon = { " ; " }
relic-named = { $name }
relic-price = { $price } pour { $what }
relic-way = ({ $letter }) { $what }
relic-ways-form = inf
relic-choose = { $form ->
    [they] choisit : { $ways }
    [inf] choisir : { $ways }
   *[you] choisissez : { $ways }
}
relic-otherwise = { $first } ; sinon, { $otherwise }
relic-for-each = { $what } pour chaque { $each }
relic-for-each-most = { $what } pour chaque { $each } ({ $most } au plus)
relic-up-to = { $form ->
    [they] peut,{" "}
    [inf] {""}
   *[you] vous pouvez,{" "}
}{ $times ->
    [one] une fois
   *[other] jusqu’à { WORD($times, gender: "f") } fois
}, { $what }
relic-up-to-way = { $times ->
    [one] une fois
   *[other] jusqu’à { WORD($times, gender: "f") } fois
}, { $form ->
    [inf] { $what }
   *[you] { $order }
}
relic-it = il { $what }
relic-each-otherwise = { $who } { $having } { $what }. Chaque autre personnage { $otherwise }
relic-does-if = pour { $who } : { $what }
relic-does = { $who } { $what }
relic-choose-who = { $form ->
    [they] choisit { $who } ; ce personnage { $what }
    [inf] choisir { $who } ; ce personnage { $what }
   *[you] choisissez { $who } ; ce personnage { $what }
}
relic-both = { $kind ->
    [if] { $first } et si { $second }
   *[having] { $first } et { $second }
}
relic-while = { $first }, et { $last }
relic-either = { $kind ->
    [if] { $first } ou si { $second }
   *[having] { $first } ou { $second }
}
relic-sum = { $value }, plus 1 pour chaque { $each }

## Qui

relic-who-you = { $case ->
    [of] de vous
    [to] à vous
    [with] avec vous
   *[subject] vous
}
relic-who-left = { $case ->
    [of] du personnage
    [to] au personnage
    [with] avec le personnage
   *[subject] le personnage
} à { $whose ->
    [they] sa
   *[you] votre
} gauche
relic-who-right = { $case ->
    [of] du personnage
    [to] au personnage
    [with] avec le personnage
   *[subject] le personnage
} à { $whose ->
    [they] sa
   *[you] votre
} droite
relic-who-each-character = chaque personnage
relic-who-each-other = chaque autre personnage
relic-who-chosen-character = { $case ->
    [of] d’un personnage de votre choix
    [to] à un personnage de votre choix
    [with] avec un personnage de votre choix
    [object] un personnage
   *[subject] un personnage de votre choix
}
relic-who-chosen-other = { $case ->
    [of] d’un autre personnage de votre choix
    [to] à un autre personnage de votre choix
    [with] avec un autre personnage de votre choix
    [object] un autre personnage
   *[subject] un autre personnage de votre choix
}
relic-who-closest = { $case ->
    [of] du personnage le plus proche de vous
    [to] au personnage le plus proche de vous
    [with] avec le personnage le plus proche de vous
   *[subject] le personnage le plus proche de vous
}
relic-who-active-character = { $case ->
    [of] de ce personnage
    [to] à ce personnage
    [with] avec ce personnage
   *[subject] ce personnage
}
relic-who-owner = { $case ->
    [of] de la némésis à laquelle appartient cette carte
    [to] à la némésis à laquelle appartient cette carte
    [with] avec la némésis à laquelle appartient cette carte
   *[subject] la némésis à laquelle appartient cette carte
}
relic-who-beaten = { $case ->
    [of] de l’adversaire battu
    [to] à l’adversaire battu
    [with] avec l’adversaire battu
   *[subject] l’adversaire battu
}
relic-who-that-character = { $case ->
    [of] de ce personnage
    [to] à ce personnage
    [with] avec ce personnage
   *[subject] ce personnage
}
relic-who-partner = { $case ->
    [of] de votre partenaire
    [to] à votre partenaire
    [with] avec votre partenaire
   *[subject] votre partenaire
}
relic-who-target = { $case ->
    [of] de votre cible
    [to] à votre cible
    [with] avec votre cible
   *[subject] votre cible
}
relic-who-most-level = { $case ->
    [of] du personnage qui a le niveau le plus élevé
    [to] au personnage qui a le niveau le plus élevé
   *[subject] le personnage qui a le niveau le plus élevé
}
relic-who-most-influence = { $case ->
    [of] du personnage qui a le plus d’influence
    [to] au personnage qui a le plus d’influence
   *[subject] le personnage qui a le plus d’influence
}
relic-who-most-corruption = { $case ->
    [of] du personnage qui a le plus de cartes Corruption
    [to] au personnage qui a le plus de cartes Corruption
   *[subject] le personnage qui a le plus de cartes Corruption
}
relic-who-most-tokens-then-relics-then-level = le personnage qui a le plus de jetons sur la fiche (en cas d’égalité, le plus de reliques, puis le niveau le plus élevé)

## Lieux après un nom

relic-place-tier = { $of ->
    [cards] de votre secteur
   *[figures] dans votre secteur
}
relic-place-area = { $of ->
    [cards] de votre zone
   *[figures] dans votre zone
}
relic-place-space = { $of ->
    [cards] de votre case
   *[figures] sur votre case
}
relic-place-here = { $of ->
    [cards] de votre case
   *[figures] sur votre case
}
relic-place-that-space = sur cette case
relic-place-neighbouring-space = d’une case voisine
relic-place-board = sur le plateau
relic-place-outer = dans le secteur extérieur
relic-place-middle = dans le secteur médian
relic-place-inner = dans le secteur intérieur
relic-place-areas = dans la zone { $areas }
relic-place-spaces = sur la case { $areas }

## Où quelque chose va ($case onto) ou se trouve ($case on)

relic-where-here = sur { $whose ->
    [they] sa
   *[you] votre
} case
relic-where-space = sur la case { $name }
relic-where-start-space = sur votre case de départ
relic-where-nearest-corner = sur le coin le plus proche
relic-where-nearest-corner-middle = sur le coin médian le plus proche
relic-where-any-corner = sur n’importe quel coin de votre secteur
relic-where-any-corner-outer = sur n’importe quel coin du secteur extérieur
relic-where-any-space-named = sur n’importe quel Portail de la Toile
relic-where-other-space-named = sur l’autre Portail de la Toile
relic-where-space-with-card = sur une case où se trouve une carte « { $name } »
relic-where-other-space-with-card = sur une autre case où se trouve une carte « { $name } »
relic-where-space-of = sur la case { $who }
relic-where-chosen-space-in-tier = { $case ->
    [onto] sur n’importe quelle case de votre secteur
    [placed] sur n’importe quelle case de votre secteur
   *[on] d’une case de votre choix dans votre secteur
}
relic-where-chosen-space-in-area = sur n’importe quelle case de votre zone
relic-where-any-area-in-tier = sur n’importe quelle case d’une zone de votre secteur
relic-where-chosen-space-any-tier = d’une case de votre choix dans n’importe quel secteur
relic-where-any-space-with-icon-tier = sur n’importe quelle case de votre secteur portant une icône de menace
relic-where-any-space-with-enemy-tier = sur n’importe quelle case de votre secteur où se trouve un ennemi
relic-where-any-space-with = sur n’importe quelle case où se trouve un ennemi { $name }
relic-where-each-icon-space-in = sur chaque case de votre zone portant une icône de cette couleur
relic-where-any-icon-space-in = sur une case de la zone { $name } portant une icône de cette couleur

## Quelles cartes du plateau

relic-what-this = cette carte
relic-what-drawn = la carte piochée
relic-what-card = { $all ->
    [yes] toutes les cartes Menace
   *[no] une carte Menace
}
relic-what-enemy = { $all ->
    [yes] tous les ennemis
   *[no] un ennemi
}
relic-what-own-enemy = { $all ->
    [yes] tous les ennemis issus de votre paquet et présents
   *[no] n’importe quel ennemi issu de votre paquet et présent
}
relic-what-agent = { $all ->
    [yes] tous les agents
   *[no] un agent
}
relic-what-trait = { $all ->
    [yes] tous les ennemis { $trait }
   *[no] un ennemi { $trait }
}
relic-what-value-most = de valeur { $value } ou moins
relic-what-value-least = de valeur { $value } ou plus

## Conditions

relic-if-influence-least = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au moins { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-if-corruption-least = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au moins { $amount ->
    [0] 0 carte Corruption
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-if-corruption-most = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au plus { $amount ->
    [0] 0 carte Corruption
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-if-life-least = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au moins { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-if-life-most = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au plus { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-if-level-least = { $whose ->
    [they] le niveau de ce personnage est
   *[you] votre niveau est
} d’au moins { $amount }
relic-if-relics-least = { $whose ->
    [they] ce personnage a
   *[you] vous avez
} au moins { $amount ->
    [0] 0 relique
    [one] une relique
   *[other] { WORD($amount, gender: "f") } reliques
}
relic-if-tokens-least = vous avez { $amount ->
    [0] au moins 0 jeton
    [one] un jeton
   *[other] au moins { WORD($amount) } jetons
} sur la fiche
relic-if-omen-tokens-most = la fiche { $amount ->
    [0] ne porte aucun jeton
    [one] porte au plus un jeton
   *[other] porte au plus { WORD($amount) } jetons
} de présage
relic-if-loss-least = vous devez perdre au moins { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
} à la fois
relic-if-enemies-least = vous combattez au moins { $amount ->
    [one] { WORD($amount) } ennemi
   *[other] { WORD($amount) } ennemis ensemble
}
relic-if-enemy-values-least = les valeurs des ennemis totalisent au moins { $amount }
relic-if-apostate = { $whose ->
    [they] ce personnage est apostat
   *[you] vous êtes apostat
}
relic-if-devotee = { $whose ->
    [they] ce personnage est fidèle
   *[you] vous êtes fidèle
}
relic-if-has-relic = vous avez une relique
relic-if-has-asset-not-relic = vous avez un atout qui n’est pas une relique
relic-if-not-your-turn = ce n’est pas votre tour
relic-if-first-corruption-this-turn = c’est la première de ce tour
relic-if-from-nemesis = elle vient d’une némésis
relic-if-evaded-this-turn = vous avez esquivé un ennemi ce tour-ci
relic-if-single-enemy = vous combattez un seul ennemi
relic-if-no-weapon-used = vous n’utilisez aucune arme
relic-if-vs-sheet = vous combattez la fiche de scénario
relic-if-vs-nemesis = vous combattez une némésis
relic-if-vs-character = vous combattez un personnage
relic-if-agent-here = un agent se trouve sur votre case
relic-if-on-corner = vous êtes sur un coin
relic-if-no-corruption-in-play = aucune carte Corruption n’est en jeu
relic-if-against = vous combattez un ennemi { $trait }
relic-if-form = c’est un combat de { $attribute ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}
relic-if-in = { $whose ->
    [they] ce personnage est
   *[you] vous êtes
} { $place }
relic-if-character-in-tier = un personnage { $having } se trouve dans votre secteur

relic-having-influence-least = avec au moins { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-having-corruption-least = avec au moins { $amount ->
    [0] 0 carte Corruption
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-having-corruption-none = sans carte Corruption
relic-having-life-most = avec au plus { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-having-level-least = de niveau { $amount } ou plus
relic-having-strength-least = de Force { $amount } ou plus
relic-having-power-cards-least = avec au moins { $amount ->
    [0] 0 carte Pouvoir
    [one] une carte Pouvoir
   *[other] { WORD($amount, gender: "f") } cartes Pouvoir
}
relic-having-apostate = qui est apostat
relic-having-assets-least = avec au moins { $amount ->
    [0] 0 atout
    [one] un atout
   *[other] { WORD($amount) } atouts
}

## Comptes (après « pour chaque »)

relic-each-corruption = carte Corruption que { $whose ->
    [they] ce personnage a
   *[you] vous avez
}
relic-each-power = carte Pouvoir que vous avez
relic-each-asset = atout que vous avez
relic-each-completed-mission = mission accomplie que vous avez
relic-each-trophy = trophée que vous avez
relic-each-enemy-in-battle = ennemi de ce combat
relic-each-enemy-here = ennemi de votre case
relic-each-other-agent-here = autre agent de cette case
relic-each-own-token = jeton que vous avez sur la fiche
relic-each-omen-token = jeton de présage sur la fiche
relic-each-character = personnage en jeu
relic-each-other-character-here = autre personnage sur votre case
relic-each-influence-of-that-character = point d’influence de ce personnage
relic-each-corruption-of-that-character = carte Corruption de ce personnage
relic-each-own = atout { $trait } que vous avez
relic-each-on-board = groupe de { WORD($number) } ennemis { $trait } sur le plateau
relic-each-other = autre ennemi { $trait } { $where ->
    [area] de votre zone
   *[here] de cette case
}
relic-each-card = carte « { $name } » sur le plateau
relic-each-character-having = personnage { $having }

## Valeurs

relic-gain-life = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-lose-life = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] { $amount } point de Vie
   *[other] { $amount } points de Vie
}
relic-gain-influence = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-lose-influence = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-pay-influence = { $form ->
    [they] paie
    [inf] payer
   *[you] payez
} { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-pay-influence-to = { $form ->
    [they] paie
    [inf] payer
   *[you] payez
} { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
} { $who }
relic-gain-infamy = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
}
relic-lose-infamy = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
}
relic-pay-infamy = { $form ->
    [they] paie
    [inf] payer
   *[you] payez
} { $amount ->
    [one] { $amount } point d’infamie
   *[other] { $amount } points d’infamie
}
relic-gain-level = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] un niveau
   *[other] { WORD($amount) } niveaux
}
relic-gain-attribute = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $which ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [lowest] dans { $whose ->
        [they] son
       *[you] votre
    } attribut le plus bas
    [highest] dans { $whose ->
        [they] son
       *[you] votre
    } attribut le plus élevé
   *[choice] dans un attribut au choix
}
relic-lose-attribute = { $form ->
    [they] perd
    [inf] perdre
   *[you] perdez
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $which ->
    [strength] de Force
    [willpower] de Volonté
    [cunning] de Ruse
    [lowest] dans { $whose ->
        [they] son
       *[you] votre
    } attribut le plus bas
    [highest] dans { $whose ->
        [they] son
       *[you] votre
    } attribut le plus élevé
   *[choice] dans un attribut au choix
}

## Cartes

relic-draw-power = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Pouvoir
   *[other] { WORD($amount, gender: "f") } cartes Pouvoir
}
relic-discard-power = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte Pouvoir
   *[other] { WORD($amount, gender: "f") } cartes Pouvoir
}
relic-discard-power-random = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte Pouvoir au hasard
   *[other] { WORD($amount, gender: "f") } cartes Pouvoir au hasard
}
relic-discard-might = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte Puissance
   *[other] { WORD($amount, gender: "f") } cartes Puissance
}
relic-draw-corruption = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-discard-corruption = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-discard-corruption-up-to = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} jusqu’à { $amount ->
    [one] une carte Corruption
   *[other] { WORD($amount, gender: "f") } cartes Corruption
}
relic-discard-drawn-corruption = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} la carte piochée
relic-turn-down-corruption = { $form ->
    [they] retourne
    [inf] retourner
   *[you] retournez
} face cachée { $amount ->
    [one] une carte Corruption face visible
   *[other] { WORD($amount, gender: "f") } cartes Corruption face visible
}
relic-turn-down-drawn = { $form ->
    [they] la place face cachée
    [inf] la placer face cachée
   *[you] placez-la face cachée
}
relic-draw-wargear = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Armement
   *[other] { WORD($amount, gender: "f") } cartes Armement
}
relic-draw-wargear-keep = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Armement
   *[other] { WORD($amount, gender: "f") } cartes Armement
}, puis { $form ->
    [they] en garde
    [inf] en garder
   *[you] gardez-en
} { $keep ->
    [one] une
   *[other] { WORD($keep, gender: "f") }
}
relic-offer-wargear = { $form ->
    [they] révèle
    [inf] révéler
   *[you] révélez
} { $amount ->
    [one] une carte Armement, { $form ->
        [they] à acheter si ce personnage le souhaite
       *[you] que vous pouvez acheter
    }
   *[other] { WORD($amount, gender: "f") } cartes Armement et { $form ->
        [they] en achète autant qu’il le souhaite
        [inf] en acheter autant que vous le souhaitez
       *[you] achetez-en autant que vous le souhaitez
    }
}{ $sign ->
    [none] {""}
   *[other] {" "}pour { $change ->
        [one] { $change } point
       *[other] { $change } points
    } d’influence { $sign ->
        [more] de plus
       *[less] de moins
    }{ $amount ->
        [one] {""}
       *[other] {" "}chacune
    }
}
relic-draw-relic = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Relique
   *[other] { WORD($amount, gender: "f") } cartes Relique
}
relic-draw-mission = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} une carte Mission
relic-replace-mission = { $form ->
    [they] défausse sa
    [inf] défausser votre
   *[you] défaussez votre
} mission active et { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Mission
   *[other] { WORD($amount, gender: "f") } cartes Mission, puis { $form ->
        [they] en garde une
        [inf] en garder une
       *[you] gardez-en une
    }
}
relic-gain-completed-mission = { $form ->
    [they] gagne
    [inf] gagner
   *[you] gagnez
} { $amount ->
    [one] une mission accomplie
   *[other] { WORD($amount, gender: "f") } missions accomplies
}
relic-lose-completed-mission = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une mission accomplie
   *[other] { WORD($amount, gender: "f") } missions accomplies
}
relic-look-top = { $form ->
    [they] regarde
    [inf] regarder
   *[you] regardez
} les { WORD($amount, gender: "f") } cartes du dessus { $deck }, puis { $form ->
    [they] les remet
    [inf] les remettre
   *[you] remettez-les
} dans l’ordre de { $form ->
    [they] son
   *[you] votre
} choix
relic-look-one = { $form ->
    [they] regarde
    [inf] regarder
   *[you] regardez
} la carte du dessus { $deck }, puis { $form ->
    [they] la remet
    [inf] la remettre
   *[you] remettez-la
} sur le paquet ou dessous
relic-deck-of-any-threat = d’un paquet Menace de votre choix
relic-deck-of-threat-red = du paquet Menace rouge
relic-deck-of-threat-blue = du paquet Menace bleu
relic-deck-of-threat-yellow = du paquet Menace jaune
relic-deck-of-relic = du paquet Relique
relic-deck-of-imperium = du paquet Imperium
relic-deck-of-nemesis = de votre paquet Némésis
relic-deck-of-its-nemesis = de son paquet Némésis

## Atouts et trophées

relic-discard-asset = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un atout
   *[other] { WORD($amount) } atouts
}
relic-discard-asset-no-relic = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un atout qui n’est pas une relique
   *[other] { WORD($amount) } atouts qui ne sont pas des reliques
}
relic-discard-asset-wargear = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte Armement
   *[other] { WORD($amount, gender: "f") } cartes Armement
}
relic-discard-asset-trait = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un atout { $traits }
   *[other] { WORD($amount) } atouts { $traits }
}
relic-discard-arsenal = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] une carte d’arsenal
   *[other] { WORD($amount, gender: "f") } cartes d’arsenal
}
relic-discard-this = { $form ->
    [they] défausse cette carte
    [inf] défausser cette carte
   *[you] défaussez cette carte
}
relic-gain-charge = { $form ->
    [they] ajoute
    [inf] ajouter
   *[you] ajoutez
} { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
} à l’une de { $form ->
    [they] ses
   *[you] vos
} cartes à charges
relic-steal-asset = { $form ->
    [they] prend
    [inf] prendre
   *[you] prenez
} { $to } un atout qui n’est pas une relique
relic-steal-influence = { $form ->
    [they] vole
    [inf] voler
   *[you] volez
} { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
} { $to }
relic-give-asset = { $form ->
    [they] donne
    [inf] donner
   *[you] donnez
} { $who } un atout qui n’est pas une relique
relic-give-such-asset = { $form ->
    [they] en donne un
    [inf] en donner un
   *[you] donnez-en un
} { $who }
relic-discard-trophy = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un trophée
   *[other] { WORD($amount) } trophées
}
relic-discard-trophy-trait = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un trophée { $trait }
   *[other] { WORD($amount) } trophées { $trait }
}
relic-discard-trophies-worth = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} des trophées valant ensemble au moins { $amount }
relic-take-trophy = { $form ->
    [they] prend
    [inf] prendre
   *[you] prenez
} { $what } comme { $all ->
    [yes] trophées
   *[no] trophée
}
relic-take-this = { $form ->
    [they] prend cette carte
    [inf] prendre cette carte
   *[you] prenez cette carte
}
relic-take-along = { $form ->
    [they] prend la carte de cette rencontre
    [inf] prendre la carte de cette rencontre
   *[you] prenez la carte de cette rencontre
} comme un atout dont les capacités ne peuvent pas être utilisées
relic-place-this = { $form ->
    [they] place
    [inf] placer
   *[you] placez
} cette carte { $where }
relic-keep-this = cette carte reste sur sa case

## Plateau

relic-move-to = { $form ->
    [they] se déplace
    [inf] vous déplacer
   *[you] déplacez-vous
} directement { $where }
relic-move-up-to = { $form ->
    [they] se déplace
    [inf] vous déplacer
   *[you] déplacez-vous
} { $amount ->
    [one] d’une case
   *[other] d’au plus { WORD($amount, gender: "f") } cases
}
relic-swap-places = { $form ->
    [they] échange sa place
    [inf] échanger votre place
   *[you] échangez votre place
} { $who }
relic-miss-turn = { $form ->
    [they] passe son prochain tour
    [inf] passer votre prochain tour
   *[you] passez votre prochain tour
}
relic-end-turn = { $form ->
    [they] termine son tour
    [inf] terminer votre tour
   *[you] terminez votre tour
}
relic-end-engagement = { $form ->
    [they] termine sa phase d’engagement
    [inf] terminer votre phase d’engagement
   *[you] terminez votre phase d’engagement
}
relic-end-movement = { $form ->
    [they] termine sa phase de mouvement
    [inf] terminer votre phase de mouvement
   *[you] terminez votre phase de mouvement
}
relic-add-movement = { $form ->
    [inf] ajouter
   *[you] ajoutez
} { $amount } à votre mouvement
relic-add-movement-up-to = vous pouvez ajouter jusqu’à { $amount } à votre mouvement
relic-pay-movement = { $form ->
    [inf] payer
   *[you] payez
} { $amount ->
    [one] { $amount } point de mouvement
   *[other] { $amount } points de mouvement
}
relic-advance = { $form ->
    [they] avance
    [inf] avancer
   *[you] avancez
} { $amount ->
    [one] d’une case
   *[other] de { WORD($amount, gender: "f") } cases
}{ $more ->
    [yes] {" "}de plus
   *[no] {""}
}
relic-draw-threat-too = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} aussi une carte Menace { $colour ->
    [red] rouge
    [blue] bleue
   *[yellow] jaune
} et { $form ->
    [they] la place
    [inf] la placer
   *[you] placez-la
} sur la même case
relic-draw-threat = { $colour ->
    [same] { $form ->
        [they] en pioche une autre
        [inf] en piocher une autre
       *[you] piochez-en une autre
    } de la même couleur
   *[other] { $form ->
        [they] pioche
        [inf] piocher
       *[you] piochez
    }{ $each ->
        [yes] {" "}{ $form ->
            [they] et place
            [inf] et placer
           *[you] et placez
        }
       *[no] {""}
    } { $amount ->
        [one] une carte Menace
       *[other] { WORD($amount, gender: "f") } cartes Menace
    } { $colour ->
        [red] { $amount ->
            [one] rouge
           *[other] rouges
        }
        [blue] { $amount ->
            [one] bleue
           *[other] bleues
        }
        [yellow] { $amount ->
            [one] jaune
           *[other] jaunes
        }
       *[choice] d’une couleur de votre choix
    }
}{ $each ->
    [yes] {""}
   *[no] { $form ->
        [they] {" "}et { $amount ->
            [one] la place
           *[other] les place
        }
        [inf] {" "}et { $amount ->
            [one] la placer
           *[other] les placer
        }
       *[you] {" "}et { $amount ->
            [one] placez-la
           *[other] placez-les
        }
    }
} { $where }
relic-discard-threat = { $form ->
    [they] défausse { $what }
    [inf] défausser { $what }
   *[you] défaussez { $what }
}
relic-move-threat = { $form ->
    [they] déplace { $what } { $where }
    [inf] déplacer { $what } { $where }
   *[you] déplacez { $what } { $where }
}
relic-move-it = { $form ->
    [they] la déplace { $where }
    [inf] la déplacer { $where }
   *[you] déplacez-la { $where }
}
relic-draw-imperium = { $form ->
    [they] pioche
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte Imperium
   *[other] { WORD($amount, gender: "f") } cartes Imperium
} et { $form ->
    [they] { $amount ->
        [one] la place
       *[other] les place
    }
    [inf] { $amount ->
        [one] la placer
       *[other] les placer
    }
   *[you] { $amount ->
        [one] placez-la
       *[other] placez-les
    }
} { $where }

## Hasard

relic-test = { $form ->
    [they] fait
    [inf] faire
   *[you] faites
} un test { $what ->
    [strength] de Force { $target }
    [willpower] de Volonté { $target }
    [cunning] de Ruse { $target }
    [level] portant sur { $form ->
        [they] son
       *[you] votre
    } niveau ({ $target })
   *[influence] portant sur { $form ->
        [they] son
       *[you] votre
    } influence ({ $target })
} : { $follows }
relic-if-passed = { $whose ->
    [they] en cas de réussite, il { $what }
   *[you] en cas de réussite, { $what }
}
relic-if-failed = { $whose ->
    [they] en cas d’échec, il { $what }
   *[you] en cas d’échec, { $what }
}
relic-roll = { $form ->
    [they] lance un dé : { $follows }
    [inf] lancer un dé : { $follows }
   *[you] lancez un dé : { $follows }
}
relic-roll-lower = { $form ->
    [they] lance deux dés et garde le plus bas : { $follows }
    [inf] lancer deux dés et garder le plus bas : { $follows }
   *[you] lancez deux dés et gardez le plus bas : { $follows }
}
relic-on-face = { $whose ->
    [they] sur { $faces }, il { $what }
   *[you] sur { $faces }, { $what }
}

## Combat

relic-battle-bonus = { $form ->
    [they] obtient { $amount }
    [inf] obtenir { $amount }
   *[you] vous obtenez { $amount }
} { $which ->
    [strength] dans les combats de Force
    [willpower] dans les combats de Volonté
    [cunning] dans les combats de Ruse
   *[any] au combat
}
relic-further-bonus = { $form ->
    [they] obtient encore { $amount }
    [inf] obtenir encore { $amount }
   *[you] vous obtenez encore { $amount }
} { $which ->
    [strength] dans les combats de Force
    [willpower] dans les combats de Volonté
    [cunning] dans les combats de Ruse
   *[any] au combat
}
relic-skill-bonus = vous obtenez { $amount } { $which ->
    [strength] aux tests de Force
    [willpower] aux tests de Volonté
    [cunning] aux tests de Ruse
   *[any] à tous vos tests
}
relic-test-bonus = vous obtenez { $amount } à ce test
relic-enemy-change = l’autre camp obtient { $amount }
relic-enemy-change-this = { $kind ->
    [agent] cet agent
   *[enemy] cet ennemi
} obtient { $amount }
relic-enemy-area = chaque ennemi de la zone de cette carte obtient { $amount }
relic-extra-die = { $form ->
    [they] lance
    [inf] lancer
   *[you] lancez
} { $amount ->
    [one] un dé supplémentaire
   *[other] { WORD($amount) } dés supplémentaires
}
relic-explode-on = vos dés de combat explosent sur { $faces }
relic-win-ties = vous gagnez en cas d’égalité
relic-set-form = { $form ->
    [inf] faire de ce combat
   *[you] faites de ce combat
} un combat de { $which ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}
relic-reroll = { $form ->
    [they] relance
    [inf] relancer
   *[you] relancez
} { $amount ->
    [0] { $whose ->
        [they] tous ses dés
       *[you] tous vos dés
    }
    [one] { $whose ->
        [they] l’un de ses dés
       *[you] l’un de vos dés
    }
   *[other] { $whose ->
        [they] { WORD($amount) } de ses dés
       *[you] { WORD($amount) } de vos dés
    }
}
relic-set-die = { $form ->
    [they] change l’un de ses dés en { $shows }
    [inf] changer l’un de vos dés en { $shows }
   *[you] changez l’un de vos dés en { $shows }
}
relic-set-enemy-die = le jet de l’ennemi vaut { $shows }
relic-choose-die = { $form ->
    [inf] choisir
   *[you] choisissez
} un nombre de 1 à 6 comme jet de mouvement
relic-no-life-loss = { $form ->
    [they] ne perd
    [inf] ne perdre
   *[you] vous ne perdez
} aucun point de Vie
relic-lose-none = { $form ->
    [they] n’en perd aucun
    [inf] n’en perdre aucun
   *[you] vous n’en perdez aucun
}
relic-no-penalty = { $form ->
    [inf] ignorer
   *[you] ignorez
} les pénalités des ennemis
relic-change-more = { $form ->
    [inf] en piocher
   *[you] piochez-en
} { $amount ->
    [0] 0
    [one] une
   *[other] { WORD($amount, gender: "f") }
} de plus
relic-change-less = { $form ->
    [inf] en piocher
   *[you] piochez-en
} { $amount ->
    [0] 0
    [one] une
   *[other] { WORD($amount, gender: "f") }
} de moins
relic-lose-less = { $form ->
    [inf] en perdre
   *[you] perdez-en
} { $amount } de moins
relic-auto-win = { $form ->
    [inf] gagner
   *[you] vous gagnez
} ce combat à condition que les valeurs des ennemis totalisent au plus { $amount }
relic-take-all-trophies = { $form ->
    [inf] prendre
   *[you] prenez
} tous les ennemis de votre case comme trophées
relic-trophy-worth = comme trophée, cette carte vaut { $amount }
relic-trophy-worth-more = un trophée pris dans ce combat vaut { $amount } de plus
relic-trophies-worth-more = chaque trophée que vous prenez vaut { $amount } de plus
relic-evade = { $form ->
    [inf] esquiver
   *[you] esquivez
} { $which ->
    [any] les ennemis de votre choix
    [this] cet ennemi
    [one] l’un des ennemis de ce combat
    [value] les ennemis de valeur { $value } ou plus
   *[trait] les ennemis { $trait }
}
relic-cannot = { $what ->
    [evade] vous ne pouvez pas esquiver
    [weapon] vous ne pouvez pas utiliser d’arme
    [armour] vous ne pouvez pas utiliser d’armure
    [power] vous ne pouvez pas utiliser de carte Pouvoir
    [might] vous ne pouvez pas utiliser de carte Puissance
    [explode] vos dés n’explosent pas
    [tie] une égalité est une défaite
    [gain-life] vous ne pouvez gagner aucun point de Vie
   *[discard-corruption-other] vous ne pouvez défausser aucune autre carte Corruption
}
relic-cannot-here = { $what ->
    [evade] vous ne pouvez pas esquiver cet ennemi
    [weapon] dans ce combat, vous ne pouvez pas utiliser d’arme
    [armour] dans ce combat, vous ne pouvez pas utiliser d’armure
    [power] dans ce combat, vous ne pouvez pas utiliser de carte Pouvoir
    [might] dans ce combat, vous ne pouvez pas utiliser de carte Puissance
    [explode] dans ce combat, vos dés n’explosent pas
   *[tie] dans ce combat, une égalité est une défaite
}

## Limites et coûts

relic-asset-limit = votre limite d’atouts est { $sign ->
    [more] augmentée
   *[less] réduite
} de { $amount }
relic-power-limit = votre limite de cartes Pouvoir est { $sign ->
    [more] augmentée
   *[less] réduite
} de { $amount }
relic-weapon-limit = { $amount ->
    [0] vous ne pouvez utiliser aucune arme par combat
    [one] vous pouvez utiliser une arme par combat
   *[other] vous pouvez utiliser { WORD($amount, gender: "f") } armes par combat
}
relic-wargear-cost = l’Armement vous coûte { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’influence { $sign ->
    [more] de moins
   *[less] de plus
}
relic-crossing-cost = vous passez dans le secteur médian sans payer

## Scénarios et némésis

relic-confront = { $form ->
    [they] résout la Confrontation
    [inf] résoudre la Confrontation
   *[you] résolvez la Confrontation
}
relic-battle-sheet = { $form ->
    [inf] combattre
   *[you] combattez
} cette fiche { $kind ->
    [strength] dans un combat de Force
    [each-form-without-token] dans chaque forme de combat pour laquelle vous n’avez pas encore de jeton, tant que vous gagnez
    [nemesis] dans la forme de combat d’une némésis en jeu
   *[choice] dans la forme de combat de votre choix
} (sa valeur est de { $value })
relic-if-won = en cas de victoire, { $what }
relic-if-lost = en cas de défaite, { $what }
relic-if-tied = en cas d’égalité, { $what }
relic-place-token = { $form ->
    [they] place
    [inf] placer
   *[you] placez
} { $kind ->
    [omen] un jeton de présage
   *[own] l’un de vos jetons
} sur la fiche
relic-place-token-inner = { $form ->
    [inf] placer
   *[you] placez
} l’un de vos jetons sur une case sans jeton du secteur intérieur, autre que la Faille du Warp ; une figurine qui se trouve sur cette case avance d’une case
relic-remove-token = { $form ->
    [inf] retirer
   *[you] retirez
} de la fiche { $amount ->
    [one] un jeton
   *[other] { WORD($amount) } jetons
} { $who }
relic-remove-omens = { $form ->
    [inf] retirer
   *[you] retirez
} de la fiche { $amount ->
    [one] un jeton de présage
   *[other] { WORD($amount) } jetons de présage
}
relic-win = { $who ->
    [team] votre équipe gagne la partie
    [all-characters] tous les personnages gagnent la partie
   *[you] { $form ->
        [they] gagne la partie
       *[you] vous gagnez la partie
    }
}
relic-draw-nemesis = { $form ->
    [they] pioche et résout
    [inf] piocher et résoudre
   *[you] piochez et résolvez
} { $amount ->
    [one] une carte Némésis
   *[other] { WORD($amount, gender: "f") } cartes Némésis
}
relic-attack = { $form ->
    [they] combat ce personnage
    [inf] combattre ce personnage
   *[you] combattez ce personnage
}
relic-mark = { $who } devient votre cible

## Objectifs

relic-goal-defeat = battez { $kind ->
    [enemy] { $amount ->
        [one] un ennemi
       *[other] { WORD($amount) } ennemis
    }
    [strength] { $amount ->
        [one] un ennemi de Force
       *[other] { WORD($amount) } ennemis de Force
    }
    [willpower] { $amount ->
        [one] un ennemi de Volonté
       *[other] { WORD($amount) } ennemis de Volonté
    }
    [cunning] { $amount ->
        [one] un ennemi de Ruse
       *[other] { WORD($amount) } ennemis de Ruse
    }
   *[trait] { $amount ->
        [one] un ennemi { $traits }
       *[other] { WORD($amount) } ennemis { $traits }
    }
}{ $least ->
    [0] {""}
   *[other] {" "}de valeur { $least } ou plus
}{ GIVEN($area) ->
    [yes] {" "}dans la zone { $area }
   *[no] {""}
}
relic-goal-defeat-together = battez au moins { WORD($amount) } ennemis en un seul combat
relic-goal-visit = terminez votre phase de mouvement { $what ->
    [corner] sur { WORD($amount) } coins différents du secteur extérieur
   *[area] dans { WORD($amount, gender: "f") } zones différentes
}
relic-goal-visit-area = terminez votre phase de mouvement dans la zone { $area }
relic-goal-enter = entrez sur la case { $space }
relic-goal-end-turn-with-target = terminez votre tour sur la case de votre cible
relic-goal-pay = { GIVEN($where) ->
    [yes] { $where }, { $price }
   *[no] quand vous n’êtes pas le seul personnage sur votre case, { $price }
}
relic-goal-pass-test = { $where }, réussissez un test { $what ->
    [strength] de Force
    [willpower] de Volonté
   *[cunning] de Ruse
} { $target }
relic-goal-hold = au début de votre phase d’expérience, { $condition }
relic-goal-survive = pendant { WORD($amount) } de vos tours de suite, vous ne perdez aucun point de Vie et { $condition } au début de votre phase d’expérience
relic-goal-target-loses-battle = votre cible perd un combat
relic-goal-target-loses-duel = un duel de compétence
relic-goal-you-win-duel = gagnez un duel de compétence
relic-goal-you-win-battle-with-explosion = gagnez un combat où l’un de vos dés a explosé

## Ce qu’une seule carte dit

relic-keeps-trophies = vous gardez vos trophées quand vous êtes vaincu
relic-trophies-are-assets = vos trophées sont aussi des atouts
relic-activation-one = le nombre d’activation de chaque carte Corruption que vous piochez est 1
relic-gaps = une case du secteur intérieur qui porte un jeton est considérée comme absente du plateau
relic-pact = les partenaires d’une équipe ne se combattent jamais, ne se prennent jamais pour cible et ne se nuisent jamais
relic-teams = les équipes formées d’un personnage et d’une némésis sont tirées au sort
relic-flip-power = { $form ->
    [inf] révéler la carte du dessus du paquet Pouvoir, la défausser et ajouter son nombre à votre score de combat
   *[you] révélez la carte du dessus du paquet Pouvoir, défaussez-la et ajoutez son nombre à votre score de combat
}
relic-draw-power-discard = { $form ->
    [inf] piocher
   *[you] piochez
} la carte du dessus de la défausse Pouvoir
relic-power-to-bottom = placez-la sous la défausse Pouvoir
relic-exchange-hands = choisissez { $who } ; échangez avec ce personnage toutes vos cartes Pouvoir
relic-auction-wargear = révélez une carte Armement ; dans le sens horaire à partir de vous, chaque personnage peut faire une seule offre en points d’influence, supérieure aux précédentes ; le plus offrant paie et prend la carte
relic-fill-lair = piochez dans chaque paquet Menace en mettant de côté les cartes qui ne sont pas des ennemis, jusqu’à y piocher un ennemi ; défaussez les ennemis de valeur 8 ou plus et placez les autres face cachée sur la fiche ; faites-le une fois
relic-trophy-to-lair = { $form ->
    [inf] mettre
   *[you] mettez
} la carte dans le paquet du scénario plutôt que dans sa défausse
relic-battle-lair = si le paquet du scénario est vide, placez l’un de vos jetons sur la fiche et terminez votre phase d’engagement ; sinon, piochez-y quatre cartes, plus une pour chacun de vos jetons, et combattez les ennemis piochés, ceux d’un même attribut ensemble ; si vous les battez tous, placez l’un de vos jetons sur la fiche
relic-trade = { $form ->
    [inf] échanger
   *[you] échangez
} { $who } autant de cartes Pouvoir, de trophées, d’atouts et d’influence que vous voulez
