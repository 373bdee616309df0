### Questions and answers.

## What a player is asked

relic-ask-sheet = Choose the sheet you want to play.
relic-ask-window = { CAP($moment) }: do you want to use a card or ability?
relic-ask-order = { GIVEN($other) ->
    [yes] { $other } has several effects to resolve now.
   *[no] You have several effects to resolve now.
} Which one comes first?
relic-ask-may = { $forks ->
    [yes] { GIVEN($source) ->
        [yes] { $source }: do you want to do this?
       *[no] Do you want to do this?
    } { $told }
   *[no] { GIVEN($source) ->
        [yes] { $source }: do you want to { $effect }?
       *[no] Do you want to { $effect }?
    }
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-own-value = { $what ->
    [strength] Your Strength is { $value }.
    [willpower] Your Willpower is { $value }.
    [cunning] Your Cunning is { $value }.
    [level] Your level is { $value }.
   *[influence] You have { $value } influence.
}
relic-ask-spend-charge = { $forks ->
    [yes] Do you want to spend 1 charge of { $source }? { $told }
   *[no] { $priced ->
        [yes] Do you want to spend 1 charge of { $source } and { $paid }?
       *[no] Do you want to spend 1 charge of { $source } to { $effect }?
    }
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-ask-choose = { GIVEN($source) ->
    [yes] { $source }: choose one.
   *[no] Choose one.
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-ask-times = { GIVEN($source) ->
    [yes] { $source }: how many times do you want to { $effect }?
   *[no] How many times do you want to { $effect }?
}
relic-ask-who = { GIVEN($source) ->
    [yes] { $source }: choose a character.
   *[no] Choose a character.
}
relic-ask-where = { GIVEN($source) ->
    [yes] { $source }: choose a space.
   *[no] Choose a space.
}
relic-ask-card = { GIVEN($source) ->
    [yes] { $source }: choose a card on the board.
   *[no] Choose a card on the board.
}
relic-ask-attribute = { GIVEN($source) ->
    [yes] { $source }: choose an attribute
   *[no] Choose an attribute
}{ GIVEN($other) ->
    [yes] {" "}of { $other }
   *[no] {""}
}.
relic-ask-form = { GIVEN($source) ->
    [yes] { $source }: in which form do you battle?
   *[no] In which form do you battle?
}
relic-ask-die = { GIVEN($source) ->
    [yes] { $source }: { $shows ->
        [0] choose the die to roll again.
       *[other] choose the die that is to show { $shows }.
    }
   *[no] { $shows ->
        [0] Choose the die to roll again.
       *[other] Choose the die that is to show { $shows }.
    }
}
relic-ask-choose-die = { GIVEN($source) ->
    [yes] { $source }: choose your movement roll.
   *[no] Choose your movement roll.
}
relic-ask-colour = { GIVEN($source) ->
    [yes] { $source }: choose a Threat deck.
   *[no] Choose a Threat deck.
}
relic-ask-look-deck = { GIVEN($source) ->
    [yes] { $source }: which Threat deck do you look at?
   *[no] Which Threat deck do you look at?
}
relic-ask-look-one = Do you leave the top card of { $deck } on top or put it on the bottom?
relic-ask-look-order = Which card of { $deck } comes next, from the top?
relic-ask-mission = Which mission do you keep?
relic-ask-relic = Which relic do you keep?
relic-ask-keep = Which Wargear card do you keep?
relic-ask-buy = Do you want to buy Wargear?
relic-ask-bid = { GIVEN($source) ->
    [yes] { $source }: how much do you bid?
   *[no] How much do you bid?
}
relic-ask-corrupted = Your character is corrupted. Do you continue with another one?
relic-ask-roll-movement = Do you roll for movement or play a { $nemesis ->
    [yes] Might card
   *[no] Power card
}?
relic-ask-roll-test = { $what ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
    [level] Level
   *[influence] Influence
} test, difficulty { $target } (you have { $value }): do you roll or play a { $nemesis ->
    [yes] Might card
   *[no] Power card
}?
relic-ask-roll-battle = { $form ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle: do you roll or play a { $nemesis ->
    [yes] Might card
   *[no] Power card
} for its number?
relic-ask-weapon = { $form ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle: which weapon do you use?
relic-ask-armour = { $form ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle: which armour do you use?
relic-ask-move = { $steps ->
    [one] Move 1 space: where to?
   *[other] Move { $steps } spaces: where to?
}
relic-ask-move-up-to = { GIVEN($source) ->
    [yes] { $source }: where do you move?
   *[no] Where do you move?
}
relic-ask-gate = Do you stop here?
relic-ask-cross = Do you cross to the Middle tier?
relic-ask-challenge = Do you want to attack anyone here?
relic-ask-event = Which event do you resolve next?
relic-ask-enemies = Which enemies do you battle first?
relic-ask-encounter = Which encounter do you resolve next?
relic-ask-evade = { GIVEN($source) ->
    [yes] { $source }: which enemy do you evade?
   *[no] Which enemy do you evade?
}
relic-ask-experience = { $spends ->
    [yes] { $nemesis ->
        [yes] Experience phase: do you spend trophies?
       *[no] Experience phase: do you spend trophies or completed missions?
    }
   *[no] Experience phase: do you discard any cards you do not want to keep?
}
relic-ask-spend = The trophies spent so far are worth { $points }. Do you spend another?
relic-ask-tidy = Discard the cards you do not want to keep.
relic-ask-discard-power = { GIVEN($source) ->
    [yes] { $source }: discard a card from your hand.
   *[no] Discard a card from your hand.
}
relic-ask-discard-corruption = { GIVEN($source) ->
    [yes] { $source }: discard a Corruption card.
   *[no] Discard a Corruption card.
}
relic-ask-turn-down = { GIVEN($source) ->
    [yes] { $source }: turn a Corruption card face down.
   *[no] Turn a Corruption card face down.
}
relic-ask-discard-asset = { GIVEN($source) ->
    [yes] { $source }: discard an asset.
   *[no] Discard an asset.
}
relic-ask-discard-trophy = { GIVEN($source) ->
    [yes] { $source }: discard a trophy.
   *[no] Discard a trophy.
}
relic-ask-charge = { GIVEN($source) ->
    [yes] { $source }: which card receives the charge?
   *[no] Which card receives the charge?
}
relic-ask-steal = { GIVEN($source) ->
    [yes] { $source }: which asset do you take from { $other }?
   *[no] Which asset do you take from { $other }?
}
relic-ask-give = { GIVEN($source) ->
    [yes] { $source }: which asset do you give away?
   *[no] Which asset do you give away?
}
relic-ask-duel = You challenge { $other }: which attribute do you choose?
relic-ask-may-steal = Do you steal an asset from { $other }?
relic-ask-take-power = What do you take from { $other }?
relic-ask-trade = What do you give to { $other }?

## What can be answered

relic-option-do = { $topic ->
    [choose] { CAP($effect_inf) }
   *[may] { $forks ->
        [yes] Yes
       *[no] Yes: { $effect }
    }
}
relic-option-skip = No
relic-option-done = { $topic ->
    [weapon] No weapon
    [armour] No armour
    [buy] Buy nothing more
    [cross] Stay in the Outer tier
    [challenge] Attack nobody
    [may-steal] Steal nothing
    [bid] Do not bid
   *[other] Done
}
relic-option-use = { $topic ->
    [order] Resolve { $card }
   *[window] Use { $card }
}
relic-option-play = Play { $card }
relic-option-times = { $amount ->
    [0] Not at all
    [one] Once
   *[other] { $amount } times
}
relic-option-power = { $topic ->
    [take-power] Take { $card }
    [trade] Give { $card }
   *[other] Play { $card } as a { $number }
}
relic-option-roll = Roll the die
relic-then-ability = { CAP($told) }.
relic-then-number = { $meaning ->
    [win] { $total }, you win
    [tie] { $total }, a tie
    [loss] { $total }, you lose
   *[again] { $total } and another die
}
relic-option-gear = Use { $card }
relic-option-move = { GIVEN($by) ->
    [yes] Move to { $space } via { $by }
   *[no] Move to { $space }
}
relic-option-space = { $space }
relic-option-stay = Stay
relic-option-move-on = Move on
relic-option-cross = Cross without paying
relic-option-pay-infamy = Cross for 1 infamy
relic-option-pay-trophy = Cross for the trophy { $card }
relic-option-pay-arsenal = Cross for the arsenal card { $card }
relic-option-pay-might = Cross for the Might card { $card }
relic-option-attack = Battle { $card }
relic-option-duel = Challenge { $card } to a skill duel
relic-option-player = { $card }
relic-option-card = { $card }
relic-option-asset = { $card }
relic-option-trophy = { $card }, worth { $value }
relic-option-evade = Evade { $card }
relic-option-form = { $what ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
}
relic-option-attribute = { $what ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
}
relic-option-deck = { $what ->
    [red] The red Threat deck
    [blue] The blue Threat deck
   *[yellow] The yellow Threat deck
}
relic-option-top = Leave { $card } on top
relic-option-bottom = Put { $card } on the bottom
relic-option-place = { $card } ({ $place ->
    [1] top card
    [2] 2nd from the top
    [3] 3rd from the top
    [21] 21st from the top
    [22] 22nd from the top
    [23] 23rd from the top
   *[other] { $place }th from the top
})
relic-option-corruption = { $card } (activation number { $place })
relic-option-die = { $amount }
relic-option-bid = Bid { $amount } influence
relic-option-influence = { $topic ->
    [trade] Give 1 influence
   *[other] Take { $amount } influence
}
relic-option-sheet = { $card }
relic-option-renew = Continue with another character
relic-option-lose = Leave the game
relic-option-mission = Keep { $card }
relic-option-take = Keep { $card }
relic-option-buy = { $price ->
    [0] Take { $card } for free
   *[other] Buy { $card } for { $price } influence
}
relic-option-spend = Spend { $card }, worth { $value }
relic-option-relic = Exchange 3 completed missions for a relic
relic-option-tidy = Discard cards and end the turn
relic-option-discard = Discard { $card }
