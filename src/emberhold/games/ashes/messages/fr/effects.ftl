### Card text: what effects do, when they do it and what they cost.
### $form is you (an order) or inf (after "may").
### Targets: .a with “à”, .de with “de”, .each “to each”.

## Lines of a card

ashes-text-type = { CAP($type) }
ashes-text-unique = { CAP($type) }, uniquement avec { $owner }
ashes-text-limit = { CAP($type) }, limite d’invocation : { $limit }
ashes-text-limit-unique = { CAP($type) }, limite d’invocation : { $limit }, uniquement avec { $owner }
ashes-text-cost = Coût de mise en jeu : { $cost }.
ashes-text-unit = Attaque { $attack }, vie { $life }, récupération { $recover }.
ashes-text-born = Vie { $life }, champ de bataille { $battlefield }, grimoire { $spellboard }.
ashes-text-bonus = Bonus : { $bonus }.
ashes-text-ability = { $name } : { $text }
ashes-text-numbered = { $name } { $number }
ashes-text-inexhaustible = ∞ { $text }
ashes-text-activated = { CAP($cost) } : { $text }
ashes-text-respark = Ravivement : { CAP($cost) }.
ashes-text-status = Quand cette carte entre en jeu, placez-y { $amount ->
    [one] { WORD($amount) } jeton de statut
   *[other] { WORD($amount) } jetons de statut
}. Défaussez-la quand elle n’en a plus.
ashes-bonus-attack = attaque { $amount }
ashes-bonus-life = vie { $amount }
ashes-bonus-recover = récupération { $amount }
ashes-focus = Concentration { $level } : { $text }
ashes-focus-cheaper = Le coût d’activation de ce sort est réduit de { $cost }.
ashes-focus-cheaper-again = Le coût d’activation de ce sort est réduit de { $cost } supplémentaire.
ashes-focus-otherwise = Le coût d’activation de ce sort peut être : { $cost }.
ashes-x-own-status = X est le nombre de jetons de statut sur cette unité.
ashes-x-summoning-monks = X est le nombre d’exemplaires de la carte Invocation de moine papillon dans votre grimoire.
ashes-attach-illusory = N’attachez ce sort qu’à une unité qui a Illusion. Cette unité n’a plus Illusion.
ashes-attach-weak = N’attachez ce sort qu’à une unité dont la valeur d’attaque est de 2 ou moins.
ashes-mutes = Cette unité n’a plus de capacités, hormis les inépuisables.

## Costs

ashes-cost-main = action principale
ashes-cost-side = action secondaire
ashes-cost-exhaust = épuiser
ashes-cost-discard = { $amount ->
    [one] défausser une carte
   *[other] défausser { WORD($amount, gender: "f") } cartes
}
ashes-cost-magic = { $amount ->
    [one] { $amount } { $symbol }
   *[other] { $amount } { $symbol_plural }
}
ashes-counted-die = { $amount ->
    [one] { $amount } { $die }
   *[other] { $amount } { $die_plural }
}
ashes-pay-magic = payer { $magic }
ashes-pay-exhaust = épuiser cette carte

## Abilities without a colon

ashes-keyword-unit-guard = Cette unité peut protéger une unité attaquée.
ashes-keyword-battle-advantage = En combat, cette unité inflige ses dégâts avant les unités sans Avantage au combat.
ashes-keyword-magic-guard = Les sorts des adversaires ne peuvent pas affecter cette unité.
ashes-keyword-spell-guard = Les sorts des adversaires ne peuvent pas affecter cette carte.
ashes-keyword-no-alterations = Aucun sort d’altération ne peut être attaché à cette unité.

## When triggered text answers

ashes-when-own-turn = pendant votre tour
ashes-when-own-turn-has-status = pendant votre tour
ashes-when-attackers-declared = après qu’un joueur a déclaré ses attaquants
ashes-when-attackers-declared-own-attackers = quand vous déclarez vos attaquants
ashes-when-discarded-from-pile-opponent-discarded = après qu’un adversaire a défaussé une ou plusieurs cartes de sa pioche
ashes-when-dealt-this-unit = quand cette unité inflige des dégâts en attaquant ou en contre-attaquant
ashes-when-enters-this-unit = quand cette unité entre en jeu
ashes-when-enters-opponents-unit-entered = après qu’une unité est entrée en jeu sur le champ de bataille d’un adversaire
ashes-when-turns-begin = au début de chaque phase des tours des joueurs
ashes-when-enters-and-turns-begin = quand cette unité entre en jeu et au début de chaque phase des tours des joueurs
ashes-when-received-this-unit = quand cette unité reçoit des dégâts
ashes-when-received-this-unit-in-battle = quand cette unité reçoit des dégâts d’une unité qui attaque ou contre-attaque
ashes-when-received-own-phoenixborn-was-attacked = après que votre Enfant du Phénix a reçu des dégâts d’une attaque
ashes-when-received-own-phoenixborn-was-hurt = après que votre Enfant du Phénix a reçu des dégâts
ashes-when-round-end = à la fin de la manche
ashes-when-destroyed-this-unit = quand cette unité est détruite
ashes-when-destroyed-own-unit-destroyed = quand une unité que vous contrôlez est détruite
ashes-when-destroyed-own-unit-is-destroyed = quand une unité que vous contrôlez est détruite
ashes-when-destroyed-opponents-unit-destroyed-by-me = quand une unité d’un adversaire est détruite par l’une de vos attaques ou contre-attaques, l’un de vos sorts ou pouvoirs de dé, ou l’une de vos capacités
ashes-when-left-play-opposing-unit-left = quand une unité d’un adversaire quitte le jeu
ashes-when-would-damage-own-unit-would-be-damaged = quand une unité que vous contrôlez va recevoir des dégâts
ashes-when-would-damage-own-phoenixborn-would-be-hurt = quand des dégâts vont être infligés à votre Enfant du Phénix alors que vous avez une unité en jeu
ashes-when-would-target-own-unit-is-targeted = quand un adversaire utilise un sort, une capacité ou un pouvoir de dé qui ciblerait une unité que vous contrôlez
ashes-text-when = { CAP($when) }, { $what }.

## Targets

ashes-target-unit = une unité ciblée
    .a = à une unité ciblée
    .de = d’une unité ciblée
ashes-target-own-unit = une unité ciblée que vous contrôlez
    .a = à une unité ciblée que vous contrôlez
    .de = d’une unité ciblée que vous contrôlez
ashes-target-opposing-unit = une unité ciblée d’un adversaire
    .a = à une unité ciblée d’un adversaire
    .de = d’une unité ciblée d’un adversaire
    .each = à chaque unité de vos adversaires
ashes-target-attackers-unit = une unité ciblée de l’adversaire qui a attaqué
    .a = à une unité ciblée de l’adversaire qui a attaqué
    .de = d’une unité ciblée de l’adversaire qui a attaqué
ashes-target-unit-or-phoenixborn = une unité ou un Enfant du Phénix ciblé
    .a = à une unité ou à un Enfant du Phénix ciblé
    .de = d’une unité ou d’un Enfant du Phénix ciblé
ashes-target-phoenixborn = un Enfant du Phénix ciblé
    .a = à un Enfant du Phénix ciblé
    .de = d’un Enfant du Phénix ciblé
ashes-target-slash = une unité ciblée ou l’Enfant du Phénix d’un adversaire qui n’a aucune unité en jeu
    .a = à une unité ciblée ou à l’Enfant du Phénix d’un adversaire qui n’a aucune unité en jeu
    .de = d’une unité ciblée ou de l’Enfant du Phénix d’un adversaire qui n’a aucune unité en jeu
ashes-target-opposing-ready = un sort préparé ciblé du grimoire d’un adversaire
    .a = à un sort préparé ciblé du grimoire d’un adversaire
    .de = d’un sort préparé ciblé du grimoire d’un adversaire
ashes-target-ready = un sort préparé ciblé de n’importe quel grimoire
    .a = à un sort préparé ciblé de n’importe quel grimoire
    .de = d’un sort préparé ciblé de n’importe quel grimoire

## Damage, wounds, exhaustion

ashes-damage = { $form ->
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} { $target_a }
ashes-damage-units = { $form ->
    [inf] infliger
   *[you] infligez
} { $target_a } 1 dégât pour chaque unité que vous contrôlez
ashes-damage-each = { $form ->
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} { $target_each }
ashes-damage-self = { $form ->
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à cette unité
ashes-damage-that-phoenixborn = { $form ->
    [inf] infliger
   *[you] infligez
} { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à l’Enfant du Phénix de cet adversaire
ashes-place-wounds = { $form ->
    [inf] placer
   *[you] placez
} { $amount ->
    [one] { WORD($amount) } jeton de blessure
   *[other] { WORD($amount) } jetons de blessure
} sur { $target }
ashes-remove-wounds = { $form ->
    [inf] retirer
   *[you] retirez
} { $amount ->
    [one] { WORD($amount) } jeton de blessure
   *[other] { WORD($amount) } jetons de blessure
} { $target_de }
ashes-exhaust = { $form ->
    [inf] placer
   *[you] placez
} { $amount ->
    [one] { WORD($amount) } jeton d’épuisement
   *[other] { WORD($amount) } jetons d’épuisement
} sur { $target }
ashes-exhaust-copies = { $form ->
    [inf] placer
   *[you] placez
} { $amount ->
    [one] { WORD($amount) } jeton d’épuisement
   *[other] { WORD($amount) } jetons d’épuisement
} sur { $target } et sur chacun de ses autres exemplaires dans ce grimoire
ashes-exhaust-that = { $form ->
    [inf] placer
   *[you] placez
} un jeton d’épuisement sur cette nouvelle unité
ashes-unexhaust = { $form ->
    [inf] retirer
   *[you] retirez
} tous les jetons d’épuisement { $target_de }
ashes-destroy-self = { $removed ->
    [yes] cette unité est détruite et, si c’est un allié, retirée de la partie
   *[no] cette unité est détruite
}
ashes-wound-own-phoenixborn = placez { $amount ->
    [one] { WORD($amount) } jeton de blessure
   *[other] { WORD($amount) } jetons de blessure
} sur votre Enfant du Phénix

## Answers to events

ashes-cancel = { $form ->
    [inf] annuler
   *[you] annulez
} ce sort, cette capacité ou ce pouvoir de dé
ashes-redirect = { $form ->
    [inf] infliger
   *[you] infligez
} plutôt ces dégâts à une unité ciblée que vous contrôlez
ashes-protect = { $form ->
    [inf] retirer
   *[you] retirez
} des jetons de statut de cette carte ; chacun prévient 1 de ces dégâts
ashes-pain-link = { $form ->
    [inf] infliger
   *[you] infligez
} le même nombre de dégâts { $target_a }, sans dépasser la valeur de vie de la Poupée vivante
ashes-strike-back = infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à chaque unité qui l’attaque ou la contre-attaque
ashes-illusion = elle est détruite
ashes-consume = placez un jeton de statut sur cette unité ; si l’unité détruite était un allié, elle est retirée de la partie
ashes-shed = défaussez cette carte

## Cards

ashes-draw = { $form ->
    [inf] piocher
   *[you] piochez
} { $amount ->
    [one] une carte
   *[other] { WORD($amount, gender: "f") } cartes
}
ashes-discard = { $form ->
    [inf] défausser
   *[you] défaussez
} une carte de votre main
ashes-discard-top = { $again ->
    [yes] { $form ->
        [inf] faire défausser une carte de plus à ce joueur
       *[you] ce joueur défausse une carte de plus
    }
   *[no] { $form ->
        [inf] faire défausser à un joueur ciblé la carte du dessus de sa pioche
       *[you] un joueur ciblé défausse la carte du dessus de sa pioche
    }
}
ashes-make-discard = un joueur ciblé choisit une carte de sa main et la défausse
ashes-take-ally = { $form ->
    [inf] reprendre
   *[you] reprenez
} en main un allié de votre défausse{ $price ->
    [yes] {" "}et { $form ->
        [inf] infliger
       *[you] infligez
    } à votre Enfant du Phénix des dégâts égaux à sa valeur d’attaque
   *[no] {""}
}
ashes-search = { $form ->
    [inf] chercher une carte dans votre pioche, la prendre en main et mélanger
   *[you] cherchez une carte dans votre pioche, prenez-la en main et mélangez
} la pioche
ashes-everyone-draws = chaque joueur peut piocher jusqu’à deux cartes ; pour chaque carte qu’il ne pioche pas, son Enfant du Phénix reçoit 1 dégât
ashes-spared = Les dégâts que cet effet inflige à votre Enfant du Phénix sont réduits de 1.
ashes-spared-again = Les dégâts que cet effet inflige à votre Enfant du Phénix sont encore réduits de 1.

## Dice

ashes-turn-dice = { $form ->
    [inf] tourner
   *[you] tournez
} jusqu’à { $amount ->
    [one] { WORD($amount) } dé
   *[other] { WORD($amount) } dés
} de votre réserve de dés actifs sur les faces de votre choix
ashes-reroll-dice = { $form ->
    [inf] relancer
   *[you] relancez
} { $amount ->
    [one] { WORD($amount) } dé épuisé
   *[other] { WORD($amount) } dés épuisés
} et { $form ->
    [inf] { $amount ->
        [one] le placer
       *[other] les placer
    }
   *[you] { $amount ->
        [one] placez-le
       *[other] placez-les
    }
} dans votre réserve de dés actifs
ashes-refresh-dice = { $form ->
    [inf] déplacer
   *[you] déplacez
} { $amount ->
    [one] { WORD($amount) } dé épuisé vers votre réserve de dés actifs et { $form ->
        [inf] le tourner
       *[you] tournez-le
    } sur la face
   *[other] { WORD($amount) } dés épuisés vers votre réserve de dés actifs et { $form ->
        [inf] les tourner
       *[you] tournez-les
    } sur les faces
} de votre choix
ashes-exhaust-die = { $form ->
    [inf] épuiser
   *[you] épuisez
} un dé de votre choix dans la réserve de dés actifs d’un joueur ciblé
ashes-exhaust-die-opponent = { $form ->
    [inf] épuiser
   *[you] épuisez
} un dé de votre choix dans la réserve de dés actifs d’un adversaire
ashes-charm = { $form ->
    [inf] placer
   *[you] placez
} ce dé sur une unité ciblée que vous contrôlez ; jusqu’à la fin de la manche, cette unité gagne +1 en attaque et +1 en vie

## Units and tokens

ashes-conjure = { $form ->
    [inf] placer
   *[you] placez
} { $amount ->
    [one] { $again ->
        [yes] { $card_indef } supplémentaire
       *[no] { $card_indef }
    }
   *[other] jusqu’à { WORD($amount) } exemplaires de la carte { $card }
} sur votre champ de bataille
ashes-conjure-status = { $amount ->
    [1] Placez un jeton de statut sur cette unité.
   *[other] Placez un jeton de statut supplémentaire sur cette unité.
}
ashes-conjure-for = { $form ->
    [inf] placer
   *[you] placez
} { $card_indef } sur le champ de bataille d’un joueur ciblé
ashes-boost = { $target } gagne +{ $amount } en attaque ce tour-ci
ashes-boost-more = Elle gagne +1 supplémentaire en attaque ce tour-ci.
ashes-blood-oath = { $form ->
    [inf] donner à cette unité +{ $amount } en attaque ce tour-ci et y placer
   *[you] donnez à cette unité +{ $amount } en attaque ce tour-ci et placez-y
} deux jetons de blessure
ashes-give-bypass = { $target } gagne Contournement ce tour-ci : on ne peut ni la bloquer ni protéger sa cible
ashes-return-unit = { $form ->
    [inf] rendre
   *[you] rendez
} { $target } à son propriétaire : une créature invoquée retourne dans la pile d’invocation, toute autre unité dans la main de ce joueur
ashes-place-status = { $form ->
    [inf] placer
   *[you] placez
} { $amount ->
    [one] { WORD($amount) } jeton de statut
   *[other] { WORD($amount) } jetons de statut
} sur { $target }
ashes-status-on-self = placez { $amount ->
    [one] { WORD($amount) } jeton de statut
   *[other] { WORD($amount) } jetons de statut
} sur cette unité
ashes-overtime = { $form ->
    [inf] retirer
   *[you] retirez
} de cette unité autant de jetons de statut que vous le souhaitez ; chacun vous donne une action secondaire supplémentaire ce tour-ci
ashes-copy-unit = choisissez une unité d’un adversaire et placez sur cette carte un nombre de jetons de statut égal à la valeur d’attaque de l’unité choisie
ashes-discard-self = défaussez cette unité
ashes-discard-alteration = { $form ->
    [inf] défausser
   *[you] défaussez
} un sort d’altération ciblé
ashes-move-token = { $form ->
    [inf] déplacer
   *[you] déplacez
} un jeton d’une carte d’un joueur ciblé vers une autre de ses cartes (aucune des deux ne peut être un Enfant du Phénix)
ashes-blood-transfer = infligez 2 dégâts à une unité ciblée que vous contrôlez. Si vous le faites, vous pouvez retirer deux jetons de blessure d’une autre unité que vous contrôlez ou un jeton de blessure de votre Enfant du Phénix
ashes-small-sacrifice = infligez 1 dégât à une unité ciblée que vous contrôlez. Si vous le faites, vous pouvez infliger 1 dégât à une unité ciblée d’un adversaire
ashes-small-sacrifice-focus = Si aucune des deux unités n’est épuisée, vous pouvez placer un jeton d’épuisement sur chacune au lieu d’infliger les dégâts.
