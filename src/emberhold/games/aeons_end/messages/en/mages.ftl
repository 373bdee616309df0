### Mage sheets, their abilities and the starter cards of their own.

ability-charges = Needs { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
ability-timing = { $timing ->
    [any-main] Activate during any player’s main phase:
    [nemesis-draw] Activate when the nemesis draws a card:
    [turn-card] Activate right after a turn-order card is drawn:
   *[main] Activate during your main phase:
}

clause-then = then that player { $what }

effect-may-prep = { $form ->
    [you] you may prep a spell in hand to { $where ->
        [anywhere] any of your opened or closed breaches
       *[usual] a breach
    }
   *[they] may prep a spell in hand to { $where ->
        [anywhere] any of their opened or closed breaches
       *[usual] a breach
    }
}
effect-may-take-top-discard = { $form ->
    [they] may take
    [inf] take
   *[you] you may take
} the top card of any ally’s discard pile into { $whose ->
    [you] your
   *[they] their
} hand
effect-next-gain-to-ally = the next card you gain this turn goes on top of any ally’s discard pile
effect-gain-card = { $form ->
    [they] gains
   *[you] gain
} a card from any supply pile{ $place ->
    [deck] {" "}and { $form ->
        [they] puts it on top of their
       *[you] put it on top of your
    } deck
   *[discard] {""}
}
effect-may-gain-gem = { $form ->
    [they] may gain
    [inf] gain
   *[you] you may gain
} a gem that costs { $most } aether or less
effect-replace-with-sigil = destroys their opened breach I or II, returns the spells prepped there to their hand and puts a Sigil breach in its place
effect-colossal-force = discard up to { WORD($most) } of your prepped spells. Deal { $damage } damage, and { $more } more for each spell discarded, divided as you like among the nemesis and any number of minions
effect-destroy-free = destroy up to { WORD($most) } cards that cost 0 aether in your discard pile
effect-exalted-brand = cast up to { WORD($most) } different spells prepped by any players. Each spell cast in this way goes into the hand of any ally
effect-trophy = if this damage discards a minion from the nemesis deck, Quilius gains a trophy token

each-trophy = trophy token you have
if-life-at-most = you have { $amount } life or less
if-exhausted = you are exhausted
if-opened-breaches-exactly = you have { $amount ->
    [one] exactly one opened breach
    [4] four opened breaches
   *[other] exactly { WORD($amount) } opened breaches
}
rule-illuminate = While prepped, whenever you focus or open one of your breaches during your turn, deal 1 damage.

ask-may-prep = { $who }: do you want to prep a spell ({ $source })?
ask-take-top-discard = { $who }: do you want to take a card ({ $source })?
ask-gain = { $who }: choose a card to gain ({ $source }).
ask-may-gain = { $who }: do you want to gain a gem ({ $source })?
ask-sigil = { $who }: choose the breach to replace with a Sigil breach ({ $source }).
ask-discard-prepped-up-to = { $who }: do you want to discard a prepped spell ({ $source }; at most { $left } more)?
ask-divide = { $who }: { $amount } damage to divide; choose a target ({ $source }).
ask-divide-part = { $who }: choose how much of the damage { $target } suffers ({ $source }).
ask-destroy-up-to = { $who }: do you want to destroy a card in your discard pile ({ $source }; at most { $left } more)?
ask-cast-up-to = { $who }: do you want to cast a prepped spell ({ $source }; at most { $left } more)?
ask-spell-to = { $who }: choose whose hand { $card } goes into.

option-take = Take { $card } from { $owner }’s discard pile
option-gain = Gain { $card }
option-damage = { $what } damage

log-takes-discard = { $who } takes { $card } from { $owner }’s discard pile.
log-takes-back = { $who } takes { $card } back into their hand.
log-gains-sigil = { $who } puts a Sigil breach in place of breach { $number }.
log-spell-to-hand = { $who } takes { $card } into their hand.
log-trophy = { $who } gains a trophy token (now { $left }).
