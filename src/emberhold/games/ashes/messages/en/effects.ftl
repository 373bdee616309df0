### Card text: what effects do, when they do it and what they cost.
### $form is you (an order) or inf (after "may").

## Lines of a card

ashes-text-type = { CAP($type) }
ashes-text-unique = { CAP($type) }, only in decks of { $owner }
ashes-text-limit = { CAP($type) }, { $limit } in the conjuration pile
ashes-text-limit-unique = { CAP($type) }, { $limit } in the conjuration pile, only in decks of { $owner }
ashes-text-cost = Play cost: { $cost }.
ashes-text-unit = Attack { $attack }, life { $life }, recover { $recover }.
ashes-text-born = Life { $life }, battlefield { $battlefield }, spellboard { $spellboard }.
ashes-text-bonus = Bonus: { $bonus }.
ashes-text-ability = { $name }: { $text }
ashes-text-numbered = { $name } { $number }
ashes-text-inexhaustible = ∞ { $text }
ashes-text-activated = { CAP($cost) }: { $text }
ashes-text-respark = Respark: { CAP($cost) }.
ashes-text-status = Place { $amount ->
    [one] { WORD($amount) } status token
   *[other] { WORD($amount) } status tokens
} on this card when it enters play. Discard it when it has none left.
ashes-bonus-attack = attack { $amount }
ashes-bonus-life = life { $amount }
ashes-bonus-recover = recover { $amount }
ashes-focus = Focus { $level }: { $text }
ashes-focus-cheaper = Reduce this spell’s activation cost by { $cost }.
ashes-focus-cheaper-again = Reduce this spell’s activation cost by an additional { $cost }.
ashes-focus-otherwise = This spell may be activated for the following instead: { $cost }.
ashes-x-own-status = X is the number of status tokens on this unit.
ashes-x-summoning-monks = X is the number of copies of Summon Butterfly Monk on your spellboard.
ashes-attach-illusory = Attach this spell only to a unit that has Illusion. That unit no longer has Illusion.
ashes-attach-weak = Attach this spell only to a unit with an attack value of 2 or less.
ashes-mutes = This unit has no abilities except inexhaustible ones.

## Costs

ashes-cost-main = main action
ashes-cost-side = side action
ashes-cost-exhaust = exhaust
ashes-cost-discard = { $amount ->
    [one] discard a card
   *[other] discard { WORD($amount) } cards
}
ashes-cost-magic = { $amount } { $symbol }
ashes-counted-die = { $amount ->
    [one] { $amount } { $die }
   *[other] { $amount } { $die_plural }
}
ashes-pay-magic = pay { $magic }
ashes-pay-exhaust = exhaust this card

## Abilities without a colon

ashes-keyword-unit-guard = This unit may guard a unit that is being attacked.
ashes-keyword-battle-advantage = In battle this unit deals its damage before units without Battle Advantage.
ashes-keyword-magic-guard = Opponents’ spells cannot affect this unit.
ashes-keyword-spell-guard = Opponents’ spells cannot affect this card.
ashes-keyword-no-alterations = Alteration spells cannot be attached to this unit.

## When triggered text answers

ashes-when-own-turn = during your turn
ashes-when-own-turn-has-status = during your turn
ashes-when-attackers-declared = after a player declares attackers
ashes-when-attackers-declared-own-attackers = when you declare attackers
ashes-when-discarded-from-pile-opponent-discarded = after an opponent discards one or more cards from their draw pile
ashes-when-dealt-this-unit = when this unit deals damage by attacking or countering
ashes-when-enters-this-unit = when this unit enters play
ashes-when-enters-opponents-unit-entered = after a unit enters play on an opponent’s battlefield
ashes-when-turns-begin = at the beginning of each Player Turns phase
ashes-when-enters-and-turns-begin = when this unit enters play and at the beginning of each Player Turns phase
ashes-when-received-this-unit = when this unit receives damage
ashes-when-received-this-unit-in-battle = when this unit receives damage from a unit’s attack or counter
ashes-when-received-own-phoenixborn-was-attacked = after your Phoenixborn receives damage from an opponent’s attack
ashes-when-received-own-phoenixborn-was-hurt = after your Phoenixborn receives damage
ashes-when-round-end = at the end of the round
ashes-when-destroyed-this-unit = when this unit is destroyed
ashes-when-destroyed-own-unit-destroyed = when a unit you control is destroyed
ashes-when-destroyed-own-unit-is-destroyed = when a unit you control is destroyed
ashes-when-destroyed-opponents-unit-destroyed-by-me = when a unit an opponent controls is destroyed by an attack, counter, spell, ability or dice power of yours
ashes-when-left-play-opposing-unit-left = when a unit an opponent controls leaves play
ashes-when-would-damage-own-unit-would-be-damaged = when a unit you control would receive damage
ashes-when-would-damage-own-phoenixborn-would-be-hurt = when your Phoenixborn would be dealt damage while you have a unit in play
ashes-when-would-target-own-unit-is-targeted = when an opponent uses a spell, ability or dice power that would target a unit you control
ashes-text-when = { CAP($when) }, { $what }.

## Targets

ashes-target-unit = a target unit
ashes-target-own-unit = a target unit you control
ashes-target-opposing-unit = a target unit an opponent controls
    .each = each unit your opponents control
ashes-target-attackers-unit = a target unit that opponent controls
ashes-target-unit-or-phoenixborn = a target unit or Phoenixborn
ashes-target-phoenixborn = a target Phoenixborn
ashes-target-slash = a target unit, or to the Phoenixborn of an opponent who has no units in play
ashes-target-opposing-ready = a target ready spell on an opponent’s spellboard
ashes-target-ready = a target ready spell on any spellboard

## Damage, wounds, exhaustion

ashes-damage = deal { $amount } damage to { $target }
ashes-damage-units = deal 1 damage to { $target } for each unit you control
ashes-damage-each = deal { $amount } damage to { $target_each }
ashes-damage-self = deal { $amount } damage to this unit
ashes-damage-that-phoenixborn = deal { $amount } damage to that opponent’s Phoenixborn
ashes-place-wounds = place { $amount ->
    [one] { WORD($amount) } wound token
   *[other] { WORD($amount) } wound tokens
} on { $target }
ashes-remove-wounds = remove { $amount ->
    [one] { WORD($amount) } wound token
   *[other] { WORD($amount) } wound tokens
} from { $target }
ashes-exhaust = place { $amount ->
    [one] { WORD($amount) } exhaustion token
   *[other] { WORD($amount) } exhaustion tokens
} on { $target }
ashes-exhaust-copies = place { $amount ->
    [one] { WORD($amount) } exhaustion token
   *[other] { WORD($amount) } exhaustion tokens
} on { $target } and on every other copy of it there
ashes-exhaust-that = place one exhaustion token on that unit
ashes-unexhaust = remove all exhaustion tokens from { $target }
ashes-destroy-self = { $removed ->
    [yes] this unit is destroyed and, if it is an ally, removed from the game
   *[no] this unit is destroyed
}
ashes-wound-own-phoenixborn = place { $amount ->
    [one] { WORD($amount) } wound token
   *[other] { WORD($amount) } wound tokens
} on your Phoenixborn

## Answers to events

ashes-cancel = cancel that spell, ability or dice power
ashes-redirect = deal that damage to a target unit you control instead
ashes-protect = remove status tokens from this card; each prevents 1 of that damage
ashes-pain-link = deal that much damage to { $target }, but no more than this unit’s life value
ashes-strike-back = deal { $amount } damage to each unit attacking or countering this one
ashes-illusion = it is destroyed
ashes-consume = place one status token on this unit; if the destroyed unit was an ally, it is removed from the game
ashes-shed = discard this card

## Cards

ashes-draw = draw { $amount ->
    [one] a card
   *[other] { WORD($amount) } cards
}
ashes-discard = discard a card from your hand
ashes-discard-top = { $again ->
    [yes] { $form ->
        [inf] have that player discard one more card
       *[you] that player discards one more card
    }
   *[no] { $form ->
        [inf] have a target player discard the top card of their draw pile
       *[you] a target player discards the top card of their draw pile
    }
}
ashes-make-discard = a target player discards a card of their choice from their hand
ashes-take-ally = put an ally from your discard pile into your hand{ $price ->
    [yes] {" "}and deal damage equal to its attack value to your Phoenixborn
   *[no] {""}
}
ashes-search = search your draw pile for a card, put it into your hand and shuffle the pile
ashes-everyone-draws = every player may draw up to two cards; for each of those cards not drawn, that player’s Phoenixborn is dealt 1 damage
ashes-spared = Reduce the damage this deals to your Phoenixborn by 1.
ashes-spared-again = Reduce the damage this deals to your Phoenixborn by 1 more.

## Dice

ashes-turn-dice = turn up to { WORD($amount) } dice in your active pool to sides of your choice
ashes-reroll-dice = { $amount ->
    [one] reroll { WORD($amount) } exhausted die and put it
   *[other] reroll { WORD($amount) } exhausted dice and put them
} into your active pool
ashes-refresh-dice = move { $amount ->
    [one] { WORD($amount) } die from your exhausted pool to your active pool on a side
   *[other] { WORD($amount) } dice from your exhausted pool to your active pool on sides
} of your choice
ashes-exhaust-die = exhaust a die of your choice in a target player’s active pool
ashes-exhaust-die-opponent = exhaust a die of your choice in an opponent’s active pool
ashes-charm = place this die on a target unit you control; until the end of the round that unit has +1 attack and +1 life

## Units and tokens

ashes-conjure = { $amount ->
    [one] { $again ->
        [yes] place another { $card } on your battlefield
       *[no] place { WORD($amount) } { $card } on your battlefield
    }
   *[other] place up to { WORD($amount) } copies of { $card } on your battlefield
}
ashes-conjure-status = { $amount ->
    [1] Place one status token on it.
   *[other] Place one more status token on it.
}
ashes-conjure-for = place one { $card } on a target player’s battlefield
ashes-boost = { $target } has +{ $amount } attack this turn
ashes-boost-more = It has an additional +1 attack this turn.
ashes-blood-oath = give this unit +{ $amount } attack this turn and place two wound tokens on it
ashes-give-bypass = { $target } has Bypass this turn: it cannot be blocked or guarded against
ashes-return-unit = return { $target } to its owner’s hand, or to its owner’s conjuration pile if it is a conjuration
ashes-place-status = place { $amount ->
    [one] { WORD($amount) } status token
   *[other] { WORD($amount) } status tokens
} on { $target }
ashes-status-on-self = place { $amount ->
    [one] { WORD($amount) } status token
   *[other] { WORD($amount) } status tokens
} on this unit
ashes-overtime = remove any number of status tokens from this unit; each gives you an additional side action this turn
ashes-copy-unit = choose a unit an opponent controls and place status tokens equal to that unit’s attack value on this card
ashes-discard-self = discard this unit
ashes-discard-alteration = discard a target alteration spell
ashes-move-token = move a token from one card a target player controls to another card that player controls (neither may be a Phoenixborn)
ashes-blood-transfer = deal 2 damage to a target unit you control. If you do, you may remove two wound tokens from another unit you control or one wound token from your Phoenixborn
ashes-small-sacrifice = deal 1 damage to a target unit you control. If you do, you may deal 1 damage to a target unit an opponent controls
ashes-small-sacrifice-focus = If both units are unexhausted, you may place one exhaustion token on each instead of dealing the damage.
