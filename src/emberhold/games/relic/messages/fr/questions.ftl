### Questions et réponses.

## Ce que l’on demande

relic-ask-sheet = Choisissez la fiche que vous jouerez.
relic-ask-window = { CAP($moment) } : utilisez-vous une carte ou une capacité ?
relic-ask-order = { GIVEN($other) ->
    [yes] Plusieurs effets { $other_de } ont lieu en même temps.
   *[no] Plusieurs de vos effets ont lieu en même temps.
} Lequel résolvez-vous en premier ?
relic-ask-may = { GIVEN($source) ->
    [yes] Vous pouvez { $effect } ({ $source }).{ GIVEN($mine) ->
        [yes] {" "}{ $mine }
       *[no] {""}
    } Le faites-vous ?
   *[no] Vous pouvez { $effect }.{ GIVEN($mine) ->
        [yes] {" "}{ $mine }
       *[no] {""}
    } Le faites-vous ?
}
relic-own-value = { $what ->
    [strength] Votre Force : { $value }.
    [willpower] Votre Volonté : { $value }.
    [cunning] Votre Ruse : { $value }.
    [level] Votre niveau : { $value }.
   *[influence] Votre influence : { $value }.
}
relic-ask-spend-charge = Vous pouvez dépenser 1 charge de la carte « { $source } » ; dans ce cas, { $order }.{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
} Le faites-vous ?
relic-ask-choose = { GIVEN($source) ->
    [yes] { $source } : choisissez une possibilité.
   *[no] Choisissez une possibilité.
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-ask-times = { GIVEN($source) ->
    [yes] { $source } : combien de fois voulez-vous { $effect } ?
   *[no] Combien de fois voulez-vous { $effect } ?
}
relic-ask-who = { GIVEN($source) ->
    [yes] { $source } : choisissez un personnage.
   *[no] Choisissez un personnage.
}
relic-ask-where = { GIVEN($source) ->
    [yes] { $source } : choisissez une case.
   *[no] Choisissez une case.
}
relic-ask-card = { GIVEN($source) ->
    [yes] { $source } : choisissez une carte du plateau.
   *[no] Choisissez une carte du plateau.
}
relic-ask-attribute = { GIVEN($source) ->
    [yes] { $source } : choisissez un attribut
   *[no] Choisissez un attribut
}{ GIVEN($other) ->
    [yes] {" "}{ $other_de }
   *[no] {""}
}.
relic-ask-form = { GIVEN($source) ->
    [yes] { $source } : choisissez la forme du combat.
   *[no] Choisissez la forme du combat.
}
relic-ask-die = { GIVEN($source) ->
    [yes] { $source } : { $shows ->
        [0] choisissez le dé à relancer.
       *[other] choisissez le dé qui doit montrer { $shows }.
    }
   *[no] { $shows ->
        [0] Choisissez le dé à relancer.
       *[other] Choisissez le dé qui doit montrer { $shows }.
    }
}
relic-ask-choose-die = { GIVEN($source) ->
    [yes] { $source } : choisissez votre jet de mouvement.
   *[no] Choisissez votre jet de mouvement.
}
relic-ask-colour = { GIVEN($source) ->
    [yes] { $source } : choisissez un paquet Menace.
   *[no] Choisissez un paquet Menace.
}
relic-ask-look-deck = { GIVEN($source) ->
    [yes] { $source } : quel paquet Menace regardez-vous ?
   *[no] Quel paquet Menace regardez-vous ?
}
relic-ask-look-one = Où placez-vous la carte du dessus { $deck } ?
relic-ask-look-order = Dans quel ordre remettez-vous les cartes { $deck } ? Choisissez la suivante, en partant du dessus.
relic-ask-mission = Quelle mission gardez-vous ?
relic-ask-relic = Quelle relique gardez-vous ?
relic-ask-keep = Quelle carte Armement gardez-vous ?
relic-ask-buy = Voulez-vous acheter des cartes Armement ?
relic-ask-bid = { GIVEN($source) ->
    [yes] { $source } : combien offrez-vous ?
   *[no] Combien offrez-vous ?
}
relic-ask-corrupted = Votre personnage est corrompu. Continuez-vous avec un autre ?
relic-ask-roll-movement = Lancez-vous le dé de mouvement ou jouez-vous une carte { $nemesis ->
    [yes] Puissance
   *[no] Pouvoir
} ?
relic-ask-roll-test = Test { $what ->
    [strength] de Force { $target } (vous avez { $value })
    [willpower] de Volonté { $target } (vous avez { $value })
    [cunning] de Ruse { $target } (vous avez { $value })
    [level] portant sur votre niveau ({ $target } ; vous avez { $value })
   *[influence] portant sur votre influence ({ $target } ; vous avez { $value })
} : lancez-vous le dé ou jouez-vous une carte { $nemesis ->
    [yes] Puissance
   *[no] Pouvoir
} ?
relic-ask-roll-battle = Combat de { $form ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
} : lancez-vous le dé ou jouez-vous une carte { $nemesis ->
    [yes] Puissance
   *[no] Pouvoir
} ?
relic-ask-weapon = Combat de { $form ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
} : quelle arme utilisez-vous ?
relic-ask-armour = Combat de { $form ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
} : quelle armure utilisez-vous ?
relic-ask-move = { $steps ->
    [one] Vous vous déplacez d’une case : où allez-vous ?
   *[other] Vous vous déplacez de { $steps } cases : où allez-vous ?
}
relic-ask-move-up-to = { GIVEN($source) ->
    [yes] { $source } : où vous déplacez-vous ?
   *[no] Où vous déplacez-vous ?
}
relic-ask-gate = Restez-vous à la porte ?
relic-ask-cross = Passez-vous dans le secteur médian ?
relic-ask-challenge = Attaquez-vous quelqu’un ici ?
relic-ask-event = Quel événement résolvez-vous maintenant ?
relic-ask-enemies = Quels ennemis combattez-vous d’abord ?
relic-ask-encounter = Quelle rencontre résolvez-vous maintenant ?
relic-ask-evade = { GIVEN($source) ->
    [yes] { $source } : quel ennemi esquivez-vous ?
   *[no] Quel ennemi esquivez-vous ?
}
relic-ask-experience = { $spends ->
    [yes] { $nemesis ->
        [yes] Expérience : dépensez-vous des trophées ?
       *[no] Expérience : dépensez-vous des trophées ou des missions accomplies ?
    }
   *[no] Expérience : défaussez-vous ce que vous ne voulez pas garder ?
}
relic-ask-spend = Les trophées dépensés valent { $points }. En dépensez-vous un autre ?
relic-ask-tidy = Défaussez ce que vous ne voulez pas garder.
relic-ask-discard-power = { GIVEN($source) ->
    [yes] { $source } : défaussez une carte de votre main.
   *[no] Défaussez une carte de votre main.
}
relic-ask-discard-corruption = { GIVEN($source) ->
    [yes] { $source } : défaussez une carte Corruption.
   *[no] Défaussez une carte Corruption.
}
relic-ask-turn-down = { GIVEN($source) ->
    [yes] { $source } : retournez face cachée une carte Corruption.
   *[no] Retournez face cachée une carte Corruption.
}
relic-ask-discard-asset = { GIVEN($source) ->
    [yes] { $source } : défaussez un atout.
   *[no] Défaussez un atout.
}
relic-ask-discard-trophy = { GIVEN($source) ->
    [yes] { $source } : défaussez un trophée.
   *[no] Défaussez un trophée.
}
relic-ask-charge = { GIVEN($source) ->
    [yes] { $source } : quelle carte reçoit la charge ?
   *[no] Quelle carte reçoit la charge ?
}
relic-ask-steal = { GIVEN($source) ->
    [yes] { $source } : quel atout prenez-vous { $other_a } ?
   *[no] Quel atout prenez-vous { $other_a } ?
}
relic-ask-give = { GIVEN($source) ->
    [yes] { $source } : quel atout donnez-vous ?
   *[no] Quel atout donnez-vous ?
}
relic-ask-duel = Avec quel attribut défiez-vous { $other_def } ?
relic-ask-may-steal = Volez-vous un atout { $other_a } ?
relic-ask-take-power = Que prenez-vous { $other_a } ?
relic-ask-trade = Que donnez-vous { $other_a } ?

## Ce que l’on peut répondre

relic-option-do = { $topic ->
    [choose] { CAP($effect_inf) }
   *[may] Oui
}
relic-option-skip = Non
relic-option-done = { $topic ->
    [weapon] Aucune arme
    [armour] Aucune armure
    [buy] Ne rien acheter de plus
    [cross] Rester dans le secteur extérieur
    [challenge] N’attaquer personne
    [may-steal] Ne rien voler
    [bid] Ne pas enchérir
   *[other] Terminé
}
relic-option-use = { $topic ->
    [order] Résoudre { $quoted }
   *[window] Utiliser { $quoted }
}
relic-option-play = Jouer { $quoted }
relic-option-times = { $amount ->
    [0] Pas du tout
    [one] Une fois
   *[other] { $amount } fois
}
relic-option-power = { $topic ->
    [take-power] Prendre { $quoted }
    [trade] Donner { $quoted }
   *[other] Jouer { $quoted } comme un { $number }
}
relic-option-roll = Lancer le dé
relic-then-ability = { CAP($told) }.
relic-then-number = { $meaning ->
    [win] { $total }, victoire
    [tie] { $total }, égalité
    [loss] { $total }, défaite
   *[again] { $total } et un autre dé
}
relic-option-gear = Utiliser { $quoted }
relic-option-move = { GIVEN($by) ->
    [yes] Vers la case { $space } par la case { $by }
   *[no] Vers la case { $space }
}
relic-option-space = { $space }
relic-option-stay = Rester
relic-option-move-on = Partir
relic-option-cross = Passer sans payer
relic-option-pay-infamy = Passer contre 1 point d’infamie
relic-option-pay-trophy = Passer contre le trophée { $quoted }
relic-option-pay-arsenal = Passer contre la carte d’arsenal { $quoted }
relic-option-pay-might = Passer contre la carte Puissance { $quoted }
relic-option-attack = Combattre { $card_def }
relic-option-duel = Défier { $card_def } en duel de compétence
relic-option-player = { $card }
relic-option-card = { $card }
relic-option-asset = { $card }
relic-option-trophy = { $card } (valeur { $value })
relic-option-evade = Esquiver { $card_def }
relic-option-form = { $what ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}
relic-option-attribute = { $what ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
}
relic-option-deck = { $what ->
    [red] Le paquet Menace rouge
    [blue] Le paquet Menace bleu
   *[yellow] Le paquet Menace jaune
}
relic-option-top = Laisser « { $card } » sur le paquet
relic-option-bottom = Mettre « { $card } » sous le paquet
relic-option-place = { $card } (nº { $place } en partant du dessus)
relic-option-corruption = { $card } (activation { $place })
relic-option-die = { $amount }
relic-option-bid = Offrir { $amount ->
    [one] { $amount } point d’influence
   *[other] { $amount } points d’influence
}
relic-option-influence = { $topic ->
    [trade] Donner 1 point d’influence
   *[other] Prendre { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
}
relic-option-sheet = { $card }
relic-option-renew = Continuer avec un autre personnage
relic-option-lose = Quitter la partie
relic-option-mission = Garder { $quoted }
relic-option-take = Garder { $quoted }
relic-option-buy = { $price ->
    [0] Prendre { $quoted } gratuitement
    [one] Acheter { $quoted } pour { $price } point d’influence
   *[other] Acheter { $quoted } pour { $price } points d’influence
}
relic-option-spend = Dépenser { $quoted } (valeur { $value })
relic-option-relic = Échanger 3 missions accomplies contre une relique
relic-option-tidy = Défausser des cartes et terminer le tour
relic-option-discard = Défausser { $quoted }
