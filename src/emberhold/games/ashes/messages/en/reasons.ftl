### Why something cannot be chosen. $card is empty where an attack or a dice power is meant.

ashes-why-no-main = { GIVEN($card) ->
    [yes] { $card } takes a main action, and you have none left this turn.
   *[no] An attack takes a main action, and you have none left this turn.
}
ashes-why-no-side = { GIVEN($card) ->
    [yes] { $card } takes a side action, and you have none left this turn.
   *[no] A dice power takes a side action, and you have none left this turn.
}
ashes-why-dice = { $card } costs { $magic }. Missing among your active dice: { $missing }.
ashes-why-discard = { $card } requires discarding cards from your hand ({ $amount }); you could discard only { $have }.
ashes-why-full = { $what ->
    [spellboard] Your spellboard is full (places: { $most }).
   *[battlefield] Your battlefield is full (places: { $most }).
}
ashes-why-no-unit = There is no unit in play to which { $card } could be attached.
ashes-why-reaction = { $card } is a reaction spell: it is played when its printed condition is met; you will be asked then.
ashes-why-reacted = You have already played a reaction spell this turn, and only one is allowed.
ashes-why-only-reactions = Now only a reaction to what has happened can be played.
ashes-why-other-moment = { $card } is played at another moment.
ashes-why-condition = The condition of { $card } is not met now.
ashes-why-exhausted = { $what ->
    [spell] { $card } is exhausted: as long as it has exhaustion tokens, it has no effect.
    [born] { $card } is exhausted: as long as the exhaustion tokens are there, the ability cannot be used.
   *[unit] { $card } is exhausted: as long as it has exhaustion tokens, it cannot attack, block, guard or counter.
}
ashes-why-cancelled = The effects of { $card } are cancelled until the recovery phase.
ashes-why-muted = { $card } has no such ability at present, because of what is attached: { $cards }.
ashes-why-focus = { $card } needs { $amount } copies on your spellboard for that; there are not enough (now: { $have }).
ashes-why-copy = Choose the other copy of { $card }: it does the same.
ashes-why-trigger = The text on { $card } applies at the moment it names; if there is something to decide, you will be asked then.
ashes-why-attack = { $what ->
    [on] To attack { $card }, first choose the attack among the answers.
   *[with] To attack with { $card }, first choose the attack among the answers.
}
ashes-why-no-attacker = You have no unexhausted unit that could attack.
ashes-why-attacks = { $card } is among the attackers already.
ashes-why-blocks = { $card } blocks another attacker already.
ashes-why-guards-itself = { $card } is being attacked: a unit cannot guard itself.
ashes-why-no-guard = { $card } cannot guard: only your Phoenixborn and units with Unit Guard can.
ashes-why-die-face = Only a die that shows its power side can be used for its dice power.
ashes-why-die-weak = This die cannot pay for 1 { $symbol }.
ashes-why-die-needed = This die is needed for the rest of the cost.
ashes-why-turned = This die has been turned already.
ashes-why-pile = { $what ->
    [draw] Cards are drawn from here in the prepare phase.
    [discard] Cards in the discard pile cannot be played.
    [conjurations] Conjurations enter play only through effects.
    [removed] These cards are removed from the game.
   *[exhausted] Exhausted dice pay for nothing; they are rolled in the next prepare phase.
}
ashes-why-choose = { $what ->
    [hand] Choose a card from your hand.
    [discard] Choose a card from your discard pile.
    [spellboard] Choose a ready spell on your spellboard.
    [active] Choose one of your active dice.
    [exhausted] Choose one of your exhausted dice.
    [meditate] To meditate, discard cards from your hand, ready spells or the top of your draw pile.
    [player] Choose a player.
    [born] Choose a Phoenixborn.
    [unit] Choose an opponent’s unit.
    [own-unit] Choose one of your units.
    [unit-or-born] Choose a unit or a Phoenixborn.
   *[any-unit] Choose a unit.
}
