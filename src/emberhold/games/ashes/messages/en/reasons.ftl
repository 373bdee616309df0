### Why something cannot be chosen. $card is empty where an attack or a dice power is meant.

ashes-why-no-main = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] { $ability } ({ $card })
       *[no] { $activated ->
            [yes] Activating { $card }
           *[no] { $card }
        }
    } costs a main action, and you have none left this turn.
   *[no] Attacking costs a main action, and you have none left this turn.
}
ashes-why-no-side = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] { $ability } ({ $card })
       *[no] { $activated ->
            [yes] Activating { $card }
           *[no] { $card }
        }
    } costs a side action, and you have none left this turn.
   *[no] A dice power costs a side action, and you have none left this turn.
}
ashes-why-dice = { GIVEN($ability) ->
    [yes] { $ability } ({ $card })
   *[no] { $activated ->
        [yes] Activating { $card }
       *[no] { $card }
    }
} costs { $magic_acc }, { $whole ->
    [yes] which your active dice cannot pay
   *[no] but your active dice leave you { $missing_acc } short
}.
ashes-why-discard = { GIVEN($ability) ->
    [yes] { $ability } ({ $card })
   *[no] { $activated ->
        [yes] Activating { $card }
       *[no] { $card }
    }
} costs { $amount ->
    [one] a card discarded from your hand
   *[other] { $amount } cards discarded from your hand
}, and you have { $have ->
    [0] none to discard
   *[other] only { $have }
}.
ashes-why-full = { $what ->
    [spellboard] Your spellboard is full: it has { $most ->
        [one] only one slot
       *[other] { $most } slots
    }.
   *[battlefield] Your battlefield is full: it has { $most ->
        [one] only one slot
       *[other] { $most } slots
    }.
}
ashes-why-no-unit = There is no unit in play to which { $card } could be attached.
ashes-why-reaction = { $card } is a reaction spell: it is played when its printed condition is met, and you will be asked then.
ashes-why-reacted = You have already played a reaction spell this turn, and only one is allowed.
ashes-why-only-reactions = Right now you can only play a reaction to what has just happened.
ashes-why-other-moment = { $card } is played at a different time.
ashes-why-condition = The condition printed on { $card } is not met right now.
ashes-why-exhausted = { $what ->
    [spell] { $card } is exhausted: it has no effect as long as it has exhaustion tokens.
    [born] { $card } is exhausted: the ability cannot be used as long as there are exhaustion tokens on the card.
   *[unit] { $card } is exhausted: as long as it has exhaustion tokens, it cannot attack, block, guard or counter.
}
ashes-why-cancelled = The effects of { $card } are cancelled until the Recovery phase.
ashes-why-muted = { $card } does not have this ability right now because of the cards attached to it: { $cards }.
ashes-why-focus = { $card } needs { $amount } copies on your spellboard for that, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ashes-why-copy = Choose the other copy of { $card } instead: it does the same.
ashes-why-trigger = The text of { $card } applies at the moment printed on the card; if there is a decision to make, you will be asked then.
ashes-why-attack = { $what ->
    [on] To attack { $card }, first choose an attack from the list of answers.
   *[with] To attack with { $card }, first choose an attack from the list of answers.
}
ashes-why-no-attacker = You have no unexhausted unit that could attack.
ashes-why-attacks = { $card } is already attacking.
ashes-why-blocks = { $card } is already blocking another attacker.
ashes-why-guards-itself = { $card } is the unit being attacked, and a unit cannot guard itself.
ashes-why-no-guard = { $card } cannot guard: only your Phoenixborn and units with Unit Guard can.
ashes-why-die-face = A die can be used for its dice power only while it shows its power side.
ashes-why-die-weak = This die cannot pay for 1 { $symbol }.
ashes-why-die-needed = This die is needed for the rest of the cost.
ashes-why-turned = This die has already been turned.
ashes-why-pile = { $what ->
    [draw] You draw cards from here in the Prepare phase.
    [discard] Cards in your discard pile cannot be played.
    [conjurations] Conjurations enter play only through effects.
    [removed] These cards have been removed from the game.
   *[exhausted] Exhausted dice cannot pay for anything; they are rolled in the next Prepare phase.
}
ashes-why-choose = { $what ->
    [hand] Right now you are choosing a card from your hand.
    [discard] Right now you are choosing a card from your discard pile.
    [spellboard] Right now you are choosing a ready spell on your spellboard.
    [active] Right now you are choosing one of your active dice.
    [exhausted] Right now you are choosing one of your exhausted dice.
    [meditate] To meditate, discard cards from your hand, ready spells or cards from the top of your draw pile.
    [player] Right now you are choosing a player.
    [born] Right now you are choosing a Phoenixborn.
    [unit] Right now you are choosing an opponent’s unit.
    [own-unit] Right now you are choosing one of your own units.
    [unit-or-born] Right now you are choosing a unit or a Phoenixborn.
   *[any-unit] Right now you are choosing a unit.
}
