### Questions (ask-<topic>) and the options that answer them (option-<verb>).
### $who is a mage or the players together, $voice one or all, $source the card that asks.

word-together = The players together
word-unleash = Unleash

ask-turn = { $who }: choose who takes this turn ({ $turn }).
ask-casting = { $ending ->
    [yes] { $who }: cast a prepped spell or end the casting phase.
   *[no] { $who }: cast a prepped spell; those on closed breaches must be cast this turn.
}
ask-main = { $who }: take an action or end the main phase.
ask-discard-order = { $who }: choose the played card to discard next. Cards come back in this order.
ask-pay = { $who }: you still have { $amount } aether to pay. Choose which aether to spend first.
ask-gain-to = { $who }: choose where { $card } goes.
ask-target = { $who }: choose a target for { $amount } damage ({ $source }).
ask-player = { $who }: choose who { $effect } ({ $source }).
ask-tied = { $who }: several players are tied; choose who { $effect } ({ $source }).
ask-either = { $who }: choose one of the two effects ({ $source }).
ask-may = { $who }: do you want to { $effect } ({ $source })?
ask-focus-any = { $who }: choose a breach to focus ({ $source }).
ask-discard = { $who }: choose a card from your hand to discard ({ $source }).
ask-destroy = { $who }: choose a card to destroy ({ $source }).
ask-destroy-breach = { $who }: you are exhausted. Choose one of your breaches to destroy.

option-play = Play { $card }
option-prep = Prep { $card } on { $breaches ->
    [1] breach
   *[other] breaches
} { $breach }
option-cast = Cast { $card } from { $breaches ->
    [1] breach
   *[other] breaches
} { $breach }
option-buy = Gain { $card } ({ $cost } aether)
option-charge = Gain a charge ({ $cost } aether)
option-focus = { $cost ->
    [0] Focus breach { $breach } ({ $owner })
   *[other] Focus breach { $breach } ({ $cost } aether)
}
option-open = { $cost ->
    [0] Open breach { $breach } ({ $owner })
   *[other] Open breach { $breach } ({ $cost } aether)
}
option-ability = Use the ability { $ability }
option-use = Use the “While prepped” effect of { $card } (breach { $breach })
option-discard-power = Discard { $card }: { $effect }
option-end = { $topic ->
    [casting] End the casting phase
   *[main] End the main phase
}
option-discard = { $what ->
    [rest] Discard the rest in the order played
   *[card] { $topic ->
        [sift] Discard { $card }
       *[other] Discard { $card } next
    }
}
option-pay = { $what ->
    [57] Aether that cannot be used to gain a relic or spell
    [7] Aether that can only be used to gain a card
    [1] Aether that can only be used to gain a gem
   *[4] Aether that can only be used to gain a spell
}
option-to = { $topic ->
    [corruption-to] At the bottom of the corruption deck; lose 1 charge
   *[gain-to] { $what ->
        [deck] On top of your deck
       *[discard] On your discard pile
    }
}
option-give = { $topic ->
    [corruption-to] On { $who }’s discard pile
   *[other] Give the card to { $who }
}
option-target = { $what ->
    [nemesis] Deal the damage to { $nemesis_def } ({ $life } life)
    [husks] Deal the damage to the husks ({ $life } life each)
   *[card] Deal the damage to { $card } ({ $life } life)
}
option-of-two = { $option }, the { $which ->
    [older] older
   *[newer] newer
} of the two
option-player = { $who }
option-breach = Breach { $breach }
option-card = { $card }
option-spell = { $card } ({ $owner }, { $breaches ->
    [1] breach
   *[other] breaches
} { $breach })
option-do = { $what ->
    [may] Yes: { $effect }
   *[way] { $way }
}
option-skip = { $topic ->
    [ability-now] Not in this main phase
   *[other] No
}
option-later = Not yet: ask again after the next action
