### Why something cannot be chosen. $card is empty where an attack or a dice power is meant.

ashes-why-no-main = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] La capacité { $ability }
       *[no] { $activated ->
            [yes] L’activation { $card_de }
           *[no] { CAP($card_def) }
        }
    } nécessite une action principale, et il ne vous en reste plus ce tour-ci.
   *[no] Une attaque nécessite une action principale, et il ne vous en reste plus ce tour-ci.
}
ashes-why-no-side = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] La capacité { $ability }
       *[no] { $activated ->
            [yes] L’activation { $card_de }
           *[no] { CAP($card_def) }
        }
    } nécessite une action secondaire, et il ne vous en reste plus ce tour-ci.
   *[no] Un pouvoir de dé nécessite une action secondaire, et il ne vous en reste plus ce tour-ci.
}
ashes-why-dice = { GIVEN($ability) ->
    [yes] La capacité { $ability }
   *[no] { $activated ->
        [yes] L’activation { $card_de }
       *[no] { CAP($card_def) }
    }
} coûte { $magic_acc }, { $whole ->
    [yes] ce que vos dés actifs ne permettent pas de payer
   *[no] mais avec vos dés actifs, il vous manque { $missing_acc }
}.
ashes-why-discard = { GIVEN($ability) ->
    [yes] La capacité { $ability }
   *[no] { $activated ->
        [yes] L’activation { $card_de }
       *[no] { CAP($card_def) }
    }
} oblige à défausser { $amount ->
    [one] une carte de votre main
   *[other] { $amount } cartes de votre main
}, et { $have ->
    [0] vous ne pouvez en défausser aucune
   *[other] vous ne pouvez en défausser que { $have }
}.
ashes-why-full = { $what ->
    [spellboard] Votre grimoire est plein : il a { $most ->
        [one] une seule place
       *[other] { $most } places
    }.
   *[battlefield] Votre champ de bataille est plein : il a { $most ->
        [one] une seule place
       *[other] { $most } places
    }.
}
ashes-why-no-unit = Aucune unité en jeu ne peut recevoir { $card_def }.
ashes-why-reaction = { CAP($card_def) } est un sort de réaction : il se joue quand sa condition est remplie. La question vous sera alors posée.
ashes-why-reacted = Vous avez déjà joué un sort de réaction ce tour-ci, et un seul est permis.
ashes-why-only-reactions = Seule une réaction à ce qui vient de se passer peut être jouée maintenant.
ashes-why-other-moment = { CAP($card_def) } se joue à un autre moment.
ashes-why-condition = La condition { $card_de } n’est pas remplie.
ashes-why-exhausted = { $what ->
    [spell] { CAP($card_def) } porte au moins un jeton d’épuisement : tant qu’il en reste, ce sort n’a pas d’effet.
    [born] { CAP($card_def) } porte au moins un jeton d’épuisement : tant qu’il en reste, sa capacité ne peut pas être utilisée.
   *[unit] { CAP($card_def) } porte au moins un jeton d’épuisement : tant qu’il en reste, cette unité ne peut ni attaquer, ni bloquer, ni protéger, ni contre-attaquer.
}
ashes-why-cancelled = Les effets { $card_de } sont annulés jusqu’à la phase de récupération.
ashes-why-muted = { CAP($card_def) } n’a pas cette capacité pour l’instant, à cause de ce qui y est attaché : { $cards }.
ashes-why-focus = { CAP($card_def) } nécessite pour cela { $amount } exemplaires dans votre grimoire, et { $have ->
    [0] vous n’en avez aucun
   *[other] vous n’en avez que { $have }
}.
ashes-why-copy = Choisissez l’autre exemplaire { $card_de } : il fait la même chose.
ashes-why-trigger = Le texte { $card_de } s’applique au moment qu’il indique ; s’il y a quelque chose à décider, la question vous sera alors posée.
ashes-why-attack = { $what ->
    [on] Pour attaquer { $card_def }, choisissez d’abord une attaque dans la liste des réponses.
   *[with] Pour attaquer avec { $card_def }, choisissez d’abord une attaque dans la liste des réponses.
}
ashes-why-no-attacker = Vous n’avez pas d’unité non épuisée capable d’attaquer.
ashes-why-attacks = { CAP($card_def) } est déjà parmi les attaquants.
ashes-why-blocks = { CAP($card_def) } bloque déjà un autre attaquant.
ashes-why-guards-itself = { CAP($card_def) } est la cible de l’attaque : une unité ne peut pas se protéger elle-même.
ashes-why-no-guard = { CAP($card_def) } ne peut pas protéger : seuls le peuvent votre Enfant du Phénix et les unités ayant Garde d’unité.
ashes-why-die-face = Un dé ne permet d’activer son pouvoir que s’il montre son symbole de pouvoir.
ashes-why-die-weak = Ce dé ne peut pas payer { $symbol_def }.
ashes-why-die-needed = Ce dé est nécessaire pour payer le reste du coût.
ashes-why-turned = Ce dé a déjà été tourné.
ashes-why-pile = { $what ->
    [draw] Les cartes se piochent ici pendant la phase de préparation.
    [discard] Les cartes de la défausse ne peuvent pas être jouées.
    [conjurations] Les créatures invoquées n’entrent en jeu que par des effets.
    [removed] Ces cartes sont retirées de la partie.
   *[exhausted] Les dés épuisés ne paient rien ; ils seront lancés à la prochaine phase de préparation.
}
ashes-why-choose = { $what ->
    [hand] Pour l’instant, vous devez choisir une carte de votre main.
    [discard] Pour l’instant, vous devez choisir une carte de votre défausse.
    [spellboard] Pour l’instant, vous devez choisir un sort préparé de votre grimoire.
    [active] Pour l’instant, vous devez choisir l’un de vos dés actifs.
    [exhausted] Pour l’instant, vous devez choisir l’un de vos dés épuisés.
    [meditate] Pour méditer, on défausse des cartes de sa main ou du dessus de sa pioche, ou des sorts préparés.
    [player] Pour l’instant, vous devez choisir un joueur.
    [born] Pour l’instant, vous devez choisir un Enfant du Phénix.
    [unit] Pour l’instant, vous devez choisir une unité adverse.
    [own-unit] Pour l’instant, vous devez choisir l’une de vos unités.
    [unit-or-born] Pour l’instant, vous devez choisir une unité ou un Enfant du Phénix.
   *[any-unit] Pour l’instant, vous devez choisir une unité.
}
