### Questions (ashes-ask-<topic>) and the options that answer them (ashes-option-<verb>).
### $who is the Phoenixborn of the player asked, $source the card or dice power that asks, $thing a piece
### in play with what tells it apart.

## What things are called

ashes-another = { $card } (no. { $number })
ashes-source-card = { $card }
ashes-source-ability = { $card }: { $ability }
ashes-used = { $ability } ({ $card })
ashes-used-own = { $ability }
ashes-source-power = { $die_plural } power
ashes-any-power = a dice power
ashes-look = { $card } ({ $look })
ashes-look-on = { $card } on { $thing }
ashes-look-values = attack { $attack }, life { $life }
ashes-look-life = life { $life }
ashes-look-wounds = { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
ashes-look-exhaustion = { $amount ->
    [one] exhausted
   *[other] { $amount } exhaustion tokens
}
ashes-look-status = { $amount ->
    [one] { $amount } status token
   *[other] { $amount } status tokens
}
ashes-look-dice = { $amount ->
    [one] with a die
   *[other] with { $amount } dice
}
ashes-look-attached = with { $cards_def }
ashes-look-side = { $who }’s side
ashes-look-number = no. { $number }

## Why a reaction is asked for

ashes-event-enters = { $thing } enters play
ashes-event-would-target = { $by } targets { $cards } with { $source_used }
ashes-event-would-damage = { $own ->
    [yes] your Phoenixborn ({ $look })
   *[no] { $thing }
} would be dealt { $amount } damage{ GIVEN($source) ->
    [yes] {" "}by { $source_used }
   *[no] {""}
}
ashes-event-received = { $own ->
    [yes] your Phoenixborn ({ $look })
   *[no] { $thing }
} receives { $amount } damage{ GIVEN($source) ->
    [yes] {" "}from { $source_used }
   *[no] {""}
}
ashes-event-dealt = { $thing } deals { $amount } damage
ashes-event-destroyed = { $thing } is destroyed
ashes-event-left-play = { $card } has left { $who }’s battlefield
ashes-event-attackers-declared = { $mine ->
    [yes] you are attacking
   *[no] { $who } is attacking
} with { $cards_def }
ashes-event-discarded-from-pile = { $who } has discarded { $amount ->
    [one] a card
   *[other] { $amount } cards
} from their draw pile
ashes-event-turns-begin = the Player Turns phase begins
ashes-event-round-end = the round ends

## Questions

ashes-ask-first-five = { $who }: choose card number { $number } of your First Five.
ashes-ask-discard = { $who }: choose a card to discard before you draw, or keep the rest of your hand.
ashes-ask-action = { $who }: take an action. You have { $mains ->
    [0] { $sides ->
        [0] no actions left this turn.
        [one] { $sides } side action left.
       *[other] { $sides } side actions left.
    }
   *[other] { $mains ->
        [one] { $mains } main action
       *[other] { $mains } main actions
    } { $sides ->
        [0] left.
        [one] and { $sides } side action left.
       *[other] and { $sides } side actions left.
    }
}
ashes-ask-attackers = { $who }: choose a unit to attack with.{ GIVEN($cards) ->
    [yes] {" "}You are already attacking with { $cards_def }.
   *[no] {""}
}
ashes-ask-attack-target = { $who }: choose the Phoenixborn to attack.
ashes-ask-attack-unit = { $who }: choose the unit to attack.
ashes-ask-between-steps = { $who }: use an ability now, or continue the attack.
ashes-ask-block = { $who }: who blocks { $thing }?
ashes-ask-resolve-attacker = { $who }: choose the attacker to resolve next.
ashes-ask-counter = { $who }: does { $thing } counter?
ashes-ask-guard = { $who }: who guards { $thing }?
ashes-ask-divide = { $who }: divide { $amount } counter damage. How much is dealt to { $thing }?
ashes-ask-order = { $who }: { $event }. Choose the effect to resolve next.
ashes-ask-order-effect = { $who }: { $thing } has several effects at the same time. Choose the one to resolve next.
ashes-ask-damage-order = { $who }: several cards are dealt damage. Choose the one whose damage to resolve next.
ashes-ask-destruction-order = { $who }: several units are destroyed at once. Choose the one to destroy next.
ashes-ask-react = { $who }: { $event }. Do you react?
ashes-ask-respark = { $who }: { $card } is about to be discarded. Do you pay its respark cost to return it to your hand?
ashes-ask-discard-cost = { $who }: choose a card to discard to pay the cost ({ $source }).
ashes-ask-discard-one = { $who }: choose a card from your hand to discard ({ $source }).
ashes-ask-pay = { $who }: pay { $magic_acc } ({ $source }).
ashes-ask-pay-die = { $who }: choose the die that pays for 1 { $symbol } ({ $source }).
ashes-ask-target = { $who }: choose a target ({ $source }). { CAP($effect) }.
ashes-ask-target-player = { $who }: choose a player ({ $source }). { CAP($effect) }.
ashes-ask-may = { $who }: do you want to { GIVEN($magic) ->
    [yes] pay { $magic_acc } and { $effect }
   *[no] { $effect }
} ({ $source })?
ashes-ask-take-ally = { $who }: choose an ally from your discard pile to return to your hand ({ $source }).
ashes-ask-search = { $who }: choose a card from your draw pile to put into your hand ({ $source }).
ashes-ask-abundance = { $who }: choose how many cards to draw, up to 2. Your Phoenixborn receives 1 damage for each card you do not draw ({ $source }).
ashes-ask-reroll-die = { $who }: choose an exhausted die to reroll ({ $source }).
ashes-ask-refresh-die = { $who }: choose an exhausted die and the side it will show in your active pool ({ $source }).
ashes-ask-exhaust-die = { $who }: choose one of { $whose }’s dice to exhaust ({ $source }).
ashes-ask-turn-die = { $who }: { $amount ->
    [one] you may turn { $amount } more die
   *[other] you may turn { $amount } more dice
}. Choose a die and its new side{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}.
ashes-ask-meditate = { $who }: you are meditating. Choose a card to discard; for each one you may turn a die.
ashes-ask-exhaust-dice = { $who }: choose dice to exhaust and roll again next round, or keep them.
ashes-ask-protect = { $who }: { $thing } would receive { $amount } damage. How much do you prevent ({ $source })?
ashes-ask-overtime = { $who }: choose how many status tokens to remove; each one gives you a side action ({ $source }).
ashes-ask-copy-unit = { $who }: choose the unit whose attack value to copy ({ $source }).
ashes-ask-alteration = { $who }: choose an alteration spell to discard ({ $source }).
ashes-ask-move-token = { $who }: choose the token to move ({ $source }).
ashes-ask-move-token-to = { $who }: choose where to move the { $token ->
    [wounds] wound token
    [exhaustion] exhaustion token
   *[status] status token
} from { $thing } ({ $source }).
ashes-ask-heal = { $who }: choose a card to remove wounds from, if any ({ $source }).
ashes-ask-small-sacrifice = { $who }: do you exhaust both units instead of dealing the damage ({ $source })?
ashes-ask-attach = { $who }: choose the unit to attach { $card } to.

## Options

ashes-option-take = Take { $card }
ashes-option-discard = Discard { $card }
ashes-option-done = { $topic ->
    [attackers] No more attackers
    [meditate] Discard no more cards
    [turn-die] Leave the dice as they are
    [exhaust-dice] Keep the remaining dice
    [discard] Keep these cards
   *[other] Keep the rest
}
ashes-option-play = Play { $card } ({ $cost })
ashes-option-use = { GIVEN($ability) ->
    [yes] Use { $ability } with { $thing }
   *[no] Activate { $thing }
}{ GIVEN($cost) ->
    [yes] : { $cost }
   *[no] {""}
}
ashes-option-attack = { $what ->
    [phoenixborn] Attack a Phoenixborn
   *[unit] Attack a unit
}
ashes-option-meditate = { $what ->
    [draw-pile] Discard the top card of your draw pile
   *[other] Meditate: discard cards to turn dice
}
ashes-option-power = Use the { $die_plural } power: { $effect }
ashes-option-concede = Concede
ashes-option-pass = { $topic ->
    [react] No
    [respark] No, discard it
   *[action] Pass
}
ashes-option-end = End the turn
ashes-option-attack-with = Attack with { $thing }
ashes-option-player = { $who }
ashes-option-block-with = Block with { $thing }
ashes-option-nobody = { $topic ->
    [block] Do not block
   *[guard] Do not guard
}
ashes-option-resolve = { $thing }
ashes-option-counter = Counter
ashes-option-endure = Do not counter
ashes-option-target = { $thing }
ashes-option-guard = Guard with { $thing }
ashes-option-amount = { $topic ->
    [protect] Prevent { $what } damage
    [overtime] { $what ->
        [one] { $what } status token
       *[other] { $what } status tokens
    }
   *[divide] { $what } damage
}
ashes-option-trigger = { GIVEN($ability) ->
    [yes] { $topic ->
        [order] Resolve { $ability } from { $thing }
       *[react] Use { $ability } with { $thing }
    }
   *[no] { $topic ->
        [order] Resolve { $thing }
       *[react] Use { $thing }
    }
}
ashes-option-effect = { $what ->
    [cursed] { ashes-ability-cursed }
    [fade-away] { ashes-card-fade-away }
    [fleeting] { ashes-ability-fleeting }
    [illusion] { ashes-ability-illusion }
    [spiked-skin] { ashes-ability-spiked-skin }
   *[charm-die] Return the charm die
}
ashes-option-react = Play { $card } ({ $cost })
ashes-option-respark = Yes: pay { $cost }
ashes-option-card = { $card }
ashes-option-pay = { $what ->
    [proposed] Pay with { $dice }
   *[choose] Choose other dice
}
ashes-option-die = { CAP($die) }
ashes-option-type = { CAP($die) }
ashes-option-turn = Turn { $die_indef } to its { $face_side }
ashes-option-exhaust = { $what ->
    [all] Exhaust all dice
   *[die] Exhaust { $die_indef }
}
ashes-option-do = Yes: { $effect }
ashes-option-skip = No
ashes-option-draw = { $what ->
    [0] Draw no cards
    [one] Draw { $what } card
   *[other] Draw { $what } cards
}
ashes-option-unit = Attach to { $thing }
ashes-option-heal = { $thing }
ashes-option-exhaust-both = Exhaust both units
ashes-option-damage = Deal the damage
ashes-option-alteration = { $thing }
ashes-option-wounds = Move a wound token from { $thing }
ashes-option-exhaustion = Move an exhaustion token from { $thing }
ashes-option-status = Move a status token from { $thing }
ashes-option-to = Move it to { $thing }
ashes-option-hand = Discard { $card } from your hand
ashes-option-ready = Discard { $thing } from your spellboard
ashes-option-go-on = Continue the attack
