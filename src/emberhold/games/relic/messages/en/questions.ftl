### Questions and answers.

## What a player is asked

relic-ask-sheet = Choose the sheet you will play.
relic-ask-window = { CAP($moment) }: use something?
relic-ask-may = { GIVEN($source) ->
    [yes] { $source }: do you want to { $effect }?
   *[no] Do you want to { $effect }?
}
relic-ask-spend-charge = Spend 1 charge of { $source } to { $effect }?
relic-ask-choose = { GIVEN($source) ->
    [yes] { $source }: choose one.
   *[no] Choose one.
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
    [yes] { $source }: choose an attribute.
   *[no] Choose an attribute.
}
relic-ask-form = { GIVEN($source) ->
    [yes] { $source }: in which form do you battle?
   *[no] In which form do you battle?
}
relic-ask-die = { GIVEN($source) ->
    [yes] { $source }: choose one of the dice.
   *[no] Choose one of the dice.
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
relic-ask-look-one = Where does the top card of { $deck } go?
relic-ask-look-order = Which card of { $deck } comes next from the top?
relic-ask-mission = Which mission do you keep?
relic-ask-relic = Which relic do you keep?
relic-ask-keep = Which Wargear card do you keep?
relic-ask-buy = Do you want to buy Wargear?
relic-ask-bid = { GIVEN($source) ->
    [yes] { $source }: how much do you bid?
   *[no] How much do you bid?
}
relic-ask-corrupted = Your character is corrupted. Go on with another?
relic-ask-roll-movement = Roll for movement, or play a { $nemesis ->
    [yes] Might card
   *[no] Power card
}?
relic-ask-roll-test = { $what ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
    [level] Level
   *[influence] Influence
} test of { $target }, you have { $value }: roll, or play a { $nemesis ->
    [yes] Might card
   *[no] Power card
}?
relic-ask-roll-battle = { $form ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle: roll, or play a { $nemesis ->
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
relic-ask-gate = Do you stay at the gate?
relic-ask-cross = Do you cross to the Middle tier?
relic-ask-challenge = Do you attack somebody here?
relic-ask-event = Which event is resolved next?
relic-ask-enemies = Which enemies do you battle first?
relic-ask-encounter = Which encounter is resolved next?
relic-ask-evade = { GIVEN($source) ->
    [yes] { $source }: which enemy do you evade?
   *[no] Which enemy do you evade?
}
relic-ask-experience = { $nemesis ->
    [yes] Experience: spend trophies, or discard Might or arsenal cards?
   *[no] Experience: spend trophies or completed missions?
}
relic-ask-spend = Trophies spent so far are worth { $points }. Spend another?
relic-ask-tidy = Discard what you do not want to keep.
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
    [yes] { $source }: which card gets the charge?
   *[no] Which card gets the charge?
}
relic-ask-steal = { GIVEN($source) ->
    [yes] { $source }: which asset do you take from { $other }?
   *[no] Which asset do you take from { $other }?
}
relic-ask-give = { GIVEN($source) ->
    [yes] { $source }: which asset do you give away?
   *[no] Which asset do you give away?
}
relic-ask-duel = Challenge to { $other }: which attribute?
relic-ask-may-steal = Do you steal an asset of { $other }?
relic-ask-take-power = What do you take from { $other }?
relic-ask-trade = What do you give to { $other }?

## What can be answered

relic-option-do = { $topic ->
    [choose] { CAP($effect) }
   *[may] Yes, { $effect }
}
relic-option-skip = No
relic-option-done = { $topic ->
    [weapon] No weapon
    [armour] No armour
    [buy] Buy nothing more
    [cross] Stay in the Outer tier
    [challenge] Attack nobody
    [may-steal] Steal nothing
    [bid] Bid nothing
   *[other] Done
}
relic-option-use = Use { $card }
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
relic-then-number = { $meaning ->
    [win] { $total }, you win
    [tie] { $total }, a tie
    [loss] { $total }, you lose
   *[again] { $total } and another die
}
relic-option-gear = Use { $card }
relic-option-move = { GIVEN($by) ->
    [yes] To { $space } by way of { $by }
   *[no] To { $space }
}
relic-option-space = { $space }
relic-option-stay = Stay
relic-option-move-on = Move on
relic-option-cross = Cross without paying
relic-option-pay-infamy = Cross for 1 infamy
relic-option-pay-trophy = Cross for the trophy { $card }
relic-option-pay-arsenal = Cross for { $card } of your arsenal
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
relic-option-top = Leave { $card } on the top
relic-option-bottom = Put { $card } on the bottom
relic-option-place = { $card } ({ $place })
relic-option-corruption = { $card } ({ $place })
relic-option-die = { $amount }
relic-option-bid = Bid { $amount } influence
relic-option-influence = { $topic ->
    [trade] Give 1 influence
   *[other] Take { $amount } influence
}
relic-option-sheet = { $card }
relic-option-renew = Go on with another character
relic-option-lose = Leave the game
relic-option-mission = Keep { $card }
relic-option-take = Keep { $card }
relic-option-buy = Buy { $card } for { $price } influence
relic-option-spend = Spend { $card }, worth { $value }
relic-option-relic = 3 completed missions for a relic
relic-option-tidy = Discard something and end the turn
relic-option-discard = Discard { $card }
