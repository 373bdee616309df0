### Questions (ashes-ask-<topic>) and the options that answer them (ashes-option-<verb>).
### $who is the Phoenixborn of the player asked, $source the card or dice power that asks, $thing a piece
### in play with what tells it apart.

## What things are called

ashes-another = { $card } (nº { $number })
ashes-source-card = { $card }
ashes-source-ability = { $card } : { $ability }
ashes-used = { $ability } ({ $card })
ashes-used-own = { $ability }
ashes-source-power = pouvoir { $die_de }
ashes-any-power = un pouvoir de dé
ashes-look = { $card } ({ $look })
ashes-look-on = { $card } sur { $thing_def }
ashes-look-values = attaque { $attack }, vie { $life }
ashes-look-life = vie { $life }
ashes-look-wounds = { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}
ashes-look-exhaustion = { $amount ->
    [one] { $amount } jeton d’épuisement
   *[other] { $amount } jetons d’épuisement
}
ashes-look-status = { $amount ->
    [one] { $amount } jeton de statut
   *[other] { $amount } jetons de statut
}
ashes-look-dice = { $amount ->
    [one] avec un dé
   *[other] avec { $amount } dés
}
ashes-look-attached = avec { $cards_def }
ashes-look-side = chez { $who }
ashes-look-number = nº { $number }

## Why a reaction is asked for

ashes-event-enters = { $thing_def } entre en jeu
ashes-event-would-target = { $by } cible { $cards_def } avec { $source }
ashes-event-would-damage = { $own ->
    [yes] votre Enfant du Phénix ({ $look })
   *[no] { $thing_def }
} va recevoir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
ashes-event-received = { $own ->
    [yes] votre Enfant du Phénix ({ $look })
   *[no] { $thing_def }
} reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
ashes-event-dealt = { $thing_def } inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
ashes-event-destroyed = { $thing_def } est { $card_gender ->
    [f] détruite
   *[m] détruit
}
ashes-event-left-play = { $card_def } a quitté le jeu chez { $who }
ashes-event-attackers-declared = { $mine ->
    [yes] vous attaquez
   *[no] { $who } attaque
} avec { $cards_def }
ashes-event-discarded-from-pile = { $who } a défaussé { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} de sa pioche
ashes-event-turns-begin = la phase des tours des joueurs commence
ashes-event-round-end = la manche se termine

## Questions

ashes-ask-first-five = { $who } : choisissez la carte nº { $number } de vos Cinq Premières.
ashes-ask-discard = { $who } : choisissez une carte à défausser avant de piocher, ou gardez le reste de votre main.
ashes-ask-action = { $who } : effectuez une action. { $mains ->
    [0] { $sides ->
        [0] Il ne vous reste aucune action ce tour-ci.
        [one] Il vous reste { $sides } action secondaire.
       *[other] Il vous reste { $sides } actions secondaires.
    }
   *[other] Il vous reste { $mains ->
        [one] { $mains } action principale
       *[other] { $mains } actions principales
    }{ $sides ->
        [0] {""}
        [one] {" "}et { $sides } action secondaire
       *[other] {" "}et { $sides } actions secondaires
    }.
}
ashes-ask-attackers = { $who } : choisissez une unité qui attaque.{ GIVEN($cards) ->
    [yes] {" "}Vous attaquez déjà avec { $cards_def }.
   *[no] {""}
}
ashes-ask-attack-target = { $who } : choisissez l’Enfant du Phénix à attaquer.
ashes-ask-attack-unit = { $who } : choisissez l’unité à attaquer.
ashes-ask-between-steps = { $who } : utilisez une capacité maintenant ou poursuivez l’attaque.
ashes-ask-block = { $who } : qui bloque { $thing_def } ?
ashes-ask-resolve-attacker = { $who } : choisissez le prochain attaquant dont l’attaque sera résolue.
ashes-ask-counter = { $who } : { $thing_def } contre-attaque-t-{ $thing_gender ->
    [f] elle
   *[m] il
} ?
ashes-ask-guard = { $who } : qui protège { $thing_def } ?
ashes-ask-divide = { $who } : répartissez les dégâts de la contre-attaque (reste : { $amount }). Combien { $thing_def } en reçoit-{ $thing_gender ->
    [f] elle
   *[m] il
} ?
ashes-ask-order = { $who } : { $event }. Choisissez le prochain effet à résoudre.
ashes-ask-order-effect = { $who } : { $thing_def } a plusieurs effets en même temps. Choisissez le prochain effet à résoudre.
ashes-ask-damage-order = { $who } : plusieurs cartes reçoivent des dégâts. Choisissez la prochaine carte dont les dégâts seront résolus.
ashes-ask-destruction-order = { $who } : plusieurs unités sont détruites en même temps. Choisissez la prochaine unité à détruire.
ashes-ask-react = { $who } : { $event }. Réagissez-vous ?
ashes-ask-respark = { $who } : la carte { $card } va être défaussée. Payez-vous son coût de ravivement pour la reprendre en main ?
ashes-ask-discard-cost = { $who } : choisissez une carte à défausser pour payer le coût ({ $source }).
ashes-ask-discard-one = { $who } : choisissez une carte de votre main à défausser ({ $source }).
ashes-ask-pay = { $who } : payez { $magic_acc } ({ $source }).
ashes-ask-pay-die = { $who } : choisissez le dé qui paie { $symbol_def } ({ $source }).
ashes-ask-target = { $who } : choisissez une cible ({ $source }). { CAP($effect) }.
ashes-ask-target-player = { $who } : choisissez un joueur ({ $source }). { CAP($effect) }.
ashes-ask-may = { $who } : voulez-vous { GIVEN($magic) ->
    [yes] payer { $magic_acc } et { $effect }
   *[no] { $effect }
} ({ $source }) ?
ashes-ask-take-ally = { $who } : choisissez dans votre défausse un allié à reprendre en main ({ $source }).
ashes-ask-search = { $who } : choisissez dans votre pioche une carte à prendre en main ({ $source }).
ashes-ask-abundance = { $who } : choisissez combien de cartes piocher (2 au plus) ; votre Enfant du Phénix reçoit 1 dégât pour chaque carte non piochée ({ $source }).
ashes-ask-reroll-die = { $who } : choisissez un dé épuisé à relancer ({ $source }).
ashes-ask-refresh-die = { $who } : choisissez un dé épuisé et la face qu’il montrera dans votre réserve de dés actifs ({ $source }).
ashes-ask-exhaust-die = { $who } : choisissez un dé à épuiser chez { $whose } ({ $source }).
ashes-ask-turn-die = { $who } : vous pouvez encore tourner { $amount ->
    [one] { $amount } dé
   *[other] { $amount } dés
}. Choisissez un dé et sa nouvelle face{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}.
ashes-ask-meditate = { $who } : méditation. Choisissez une carte à défausser ; pour chaque carte défaussée, vous pouvez tourner un dé.
ashes-ask-exhaust-dice = { $who } : choisissez des dés à épuiser pour les relancer à la prochaine manche, ou gardez-les.
ashes-ask-protect = { $who } : { $thing_def } va recevoir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}. Combien en prévenez-vous ({ $source }) ?
ashes-ask-overtime = { $who } : choisissez combien de jetons de statut retirer ; chacun donne une action secondaire ({ $source }).
ashes-ask-copy-unit = { $who } : choisissez l’unité dont l’attaque est copiée ({ $source }).
ashes-ask-alteration = { $who } : choisissez un sort d’altération à défausser ({ $source }).
ashes-ask-move-token = { $who } : choisissez le jeton à déplacer ({ $source }).
ashes-ask-move-token-to = { $who } : choisissez où placer le { $token ->
    [wounds] jeton de blessure
    [exhaustion] jeton d’épuisement
   *[status] jeton de statut
} pris sur { $thing_def } ({ $source }).
ashes-ask-heal = { $who } : choisissez d’où retirer des blessures, si vous le voulez ({ $source }).
ashes-ask-small-sacrifice = { $who } : épuisez-vous les deux unités au lieu d’infliger des dégâts ({ $source }) ?
ashes-ask-attach = { $who } : choisissez l’unité à laquelle attacher { $card_def }.

## Options

ashes-option-take = Prendre { $card_indef }
ashes-option-discard = Défausser { $card_indef }
ashes-option-done = { $topic ->
    [attackers] Aucun autre attaquant
    [meditate] Ne plus défausser de carte
    [turn-die] Laisser les dés tels quels
    [exhaust-dice] Garder les dés restants
    [discard] Garder ces cartes
   *[other] Garder le reste
}
ashes-option-play = Jouer { $card_indef } ({ $cost })
ashes-option-use = { GIVEN($ability) ->
    [yes] Activer la capacité { $ability } { $thing_de }
   *[no] Activer { $thing_def }
}{ GIVEN($cost) ->
    [yes] {" "}: { $cost }
   *[no] {""}
}
ashes-option-attack = { $what ->
    [phoenixborn] Attaquer un Enfant du Phénix
   *[unit] Attaquer une unité
}
ashes-option-meditate = { $what ->
    [draw-pile] Défausser la carte du dessus de votre pioche
   *[other] Méditer : défausser des cartes pour tourner des dés
}
ashes-option-power = Activer le pouvoir { $die_de } : { $effect_inf }
ashes-option-concede = Abandonner la partie
ashes-option-pass = { $topic ->
    [react] Non
    [respark] Non, la défausser
   *[action] Passer
}
ashes-option-end = Terminer le tour
ashes-option-attack-with = Attaquer avec { $thing_def }
ashes-option-player = { $who }
ashes-option-block-with = Bloquer avec { $thing_def }
ashes-option-nobody = { $topic ->
    [block] Laisser passer
   *[guard] Ne pas protéger
}
ashes-option-resolve = { $thing }
ashes-option-counter = Contre-attaquer
ashes-option-endure = Ne pas contre-attaquer
ashes-option-target = { $thing }
ashes-option-guard = Protéger avec { $thing_def }
ashes-option-amount = { $topic ->
    [protect] Prévenir { $what ->
        [one] { $what } dégât
       *[other] { $what } dégâts
    }
    [overtime] { $what ->
        [one] { $what } jeton de statut
       *[other] { $what } jetons de statut
    }
   *[divide] { $what ->
        [one] { $what } dégât
       *[other] { $what } dégâts
    }
}
ashes-option-trigger = { $topic ->
    [order] { GIVEN($ability) ->
        [yes] Résoudre la capacité { $ability } { $thing_de }
       *[no] Résoudre l’effet { $thing_de }
    }
   *[react] { GIVEN($ability) ->
        [yes] Utiliser la capacité { $ability } { $thing_de }
       *[no] Utiliser { $thing_def }
    }
}
ashes-option-effect = { $what ->
    [cursed] { ashes-ability-cursed }
    [fade-away] { ashes-card-fade-away }
    [fleeting] { ashes-ability-fleeting }
    [illusion] { ashes-ability-illusion }
    [spiked-skin] { ashes-ability-spiked-skin }
   *[charm-die] Le retour du dé de charme
}
ashes-option-react = Jouer { $card_indef } ({ $cost })
ashes-option-respark = Oui : payer { $cost }
ashes-option-card = { $card }
ashes-option-pay = { $what ->
    [proposed] Payer avec { $dice }
   *[choose] Choisir d’autres dés
}
ashes-option-die = { CAP($die) }
ashes-option-type = { CAP($die) }
ashes-option-turn = Tourner { $die_indef } sur le { $face_side }
ashes-option-exhaust = { $what ->
    [all] Épuiser tous les dés
   *[die] Épuiser { $die_indef }
}
ashes-option-do = Oui : { $effect_inf }
ashes-option-skip = Non
ashes-option-draw = { $what ->
    [0] Ne piocher aucune carte
    [one] Piocher { $what } carte
   *[other] Piocher { $what } cartes
}
ashes-option-unit = Attacher { $thing_a }
ashes-option-heal = { $thing }
ashes-option-exhaust-both = Épuiser les deux unités
ashes-option-damage = Infliger les dégâts
ashes-option-alteration = { $thing }
ashes-option-wounds = Déplacer un jeton de blessure { $thing_de }
ashes-option-exhaustion = Déplacer un jeton d’épuisement { $thing_de }
ashes-option-status = Déplacer un jeton de statut { $thing_de }
ashes-option-to = Vers { $thing_def }
ashes-option-hand = Défausser { $card_def } de votre main
ashes-option-ready = Défausser { $thing_def } de votre grimoire
ashes-option-go-on = Poursuivre l’attaque
