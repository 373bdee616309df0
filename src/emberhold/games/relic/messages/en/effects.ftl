### Card text: what effects do, to whom, where and when.
### $form is you (an order), they (third person) or inf (after "may").
### $case is subject, object, of or to; $whose is you (your) or they (its).

## Joints

relic-nothing = { $form ->
    [inf] do nothing
   *[you] nothing happens
}
relic-or = { " or " }
relic-semicolon = { "; " }
relic-named = { $name }
relic-price = { $price } to { $what }
relic-way = ({ $letter }) { $what }
relic-ways-form = inf
relic-choose = { $form ->
    [they] chooses one: { $ways }
   *[you] choose one: { $ways }
}
relic-otherwise = { $first }; otherwise, { $otherwise }
relic-for-each = { $what } for each { $each }
relic-for-each-most = { $what } for each { $each } (at most { $most })
relic-up-to = { $form ->
    [they] may { $what }
   *[you] you may { $what }
}, { $times ->
    [one] once
   *[other] up to { $times } times
}
relic-up-to-way = { $order }, { $times ->
    [one] once
   *[other] up to { $times } times
}
relic-it = it { $what }
relic-each-otherwise = { $who } { $having } { $what }. Each other character { $otherwise }
relic-does-if = { $who }: { $what }
relic-does = { $who } { $what }
relic-choose-who = { $form ->
    [they] chooses { $who }; that character { $what }
   *[you] choose { $who }; that character { $what }
}
relic-both = { $first } and { $second }
relic-while = { $first } and { $last }
relic-either = { $first } or { $second }
relic-sum = { $value }, plus 1 for each { $each }

## Who

relic-who-you = you
relic-who-left = the character to { $whose ->
    [they] its
   *[you] your
} left
relic-who-right = the character to { $whose ->
    [they] its
   *[you] your
} right
relic-who-each-character = each character
relic-who-each-other = each other character
relic-who-chosen-character = { $case ->
    [object] a character
   *[subject] a character of your choice
}
relic-who-chosen-other = { $case ->
    [object] another character
   *[subject] another character of your choice
}
relic-who-closest = { $place ->
    [tier] the closest character
   *[none] the closest other character
}
relic-who-active-character = that character
relic-who-owner = the nemesis this card belongs to
relic-who-beaten = the loser
relic-who-that-character = that character
relic-who-partner = your partner
relic-who-target = your target
relic-who-most-level = the character with the highest level
relic-who-most-influence = the character with the most influence
relic-who-most-corruption = the character with the most Corruption cards
relic-who-most-tokens-then-relics-then-level = the character with the most tokens on the sheet, then the most relics, then the highest level,

## Places after a noun

relic-place-tier = in your tier
relic-place-area = in your area
relic-place-space = on your space
relic-place-here = on your space
relic-place-that-space = on that space
relic-place-neighbouring-space = on an adjacent space
relic-place-board = anywhere on the board
relic-place-outer = in the Outer tier
relic-place-middle = in the Middle tier
relic-place-inner = in the Inner tier
relic-place-areas = in { $areas }
relic-place-spaces = at { $areas }

## Where something goes ($case onto) or lies ($case on)

relic-where-here = { $case ->
    [onto] onto { $whose ->
        [they] its
       *[you] your
    } space
    [placed] on { $whose ->
        [they] its
       *[you] your
    } space
   *[on] on your space
}
relic-where-space = { $case ->
    [onto] to { $name }
   *[on] at { $name }
}
relic-where-start-space = to your starting space
relic-where-nearest-corner = to the nearest corner
relic-where-nearest-corner-middle = to the nearest corner of the Middle tier
relic-where-any-corner = to any corner of your tier
relic-where-any-corner-outer = to any corner of the Outer tier
relic-where-any-space-named = to any Webway Portal
relic-where-other-space-named = to the other Webway Portal
relic-where-space-with-card = to any space with a { $name } card
relic-where-other-space-with-card = to another space with a { $name } card
relic-where-space-of = { $case ->
    [onto] to the space of { $who }
   *[on] on the space of { $who }
}
relic-where-chosen-space-in-tier = { $case ->
    [onto] to any space in your tier
   *[on] on a space of your choice in your tier
}
relic-where-chosen-space-in-area = to any space in your area
relic-where-any-area-in-tier = to any space in your tier that is part of an area
relic-where-chosen-space-any-tier = on a space of your choice in any tier
relic-where-any-space-with-icon-tier = { $case ->
    [onto] to any space with a threat icon in your tier
   *[on] on any space with a threat icon in your tier
}
relic-where-any-space-with-enemy-tier = to any space in your tier with an enemy
relic-where-any-space-with = to any space with at least one { $name } enemy
relic-where-each-icon-space-in = for each space in your area with an icon of that colour and place it there
relic-where-any-icon-space-in = on a space in { $name } with an icon of that colour

## Which cards on the board

relic-what-this = this card
relic-what-drawn = it
relic-what-card = { $all ->
    [yes] all Threat cards
   *[no] 1 Threat card
}
relic-what-enemy = { $all ->
    [yes] all enemies
   *[no] 1 enemy
}
relic-what-own-enemy = { $all ->
    [yes] all enemies from your own deck
   *[no] 1 enemy from your own deck
}
relic-what-agent = { $all ->
    [yes] all agents
   *[no] 1 agent
}
relic-what-trait = { $all ->
    [yes] all { $trait } enemies
   *[no] 1 { $trait } enemy
}
relic-what-value-most = with a value of { $value } or less
relic-what-value-least = with a value of { $value } or more

## Conditions

relic-if-influence-least = { $whose ->
    [they] it has
   *[you] you have
} { $amount } or more influence
relic-if-corruption-least = { $whose ->
    [they] it has
   *[you] you have
} { $amount } or more Corruption cards
relic-if-corruption-most = { $whose ->
    [they] it has
   *[you] you have
} { $amount } or fewer Corruption cards
relic-if-life-least = { $whose ->
    [they] it has
   *[you] you have
} { $amount } Life or more
relic-if-life-most = { $whose ->
    [they] it has
   *[you] you have
} { $amount } Life or less
relic-if-level-least = { $whose ->
    [they] its level is
   *[you] your level is
} { $amount } or higher
relic-if-relics-least = { $whose ->
    [they] it has
   *[you] you have
} { $amount } or more relics
relic-if-tokens-least = { $amount ->
    [one] you have a token on the sheet
   *[other] you have { $amount } or more tokens on the sheet
}
relic-if-omen-tokens-most = there are { $amount } or fewer omen tokens on the sheet
relic-if-loss-least = you would lose { $amount } or more Life at once
relic-if-enemies-least = you battle { $amount } or more enemies together
relic-if-enemy-values-least = the enemies’ values total { $amount } or more
relic-if-apostate = { $whose ->
    [they] it is an apostate
   *[you] you are an apostate
}
relic-if-devotee = { $whose ->
    [they] it is a devotee
   *[you] you are a devotee
}
relic-if-has-relic = you have a relic
relic-if-has-asset-not-relic = you have an asset that is not a relic
relic-if-not-your-turn = it is not your turn
relic-if-first-corruption-this-turn = it is your first this turn
relic-if-from-nemesis = it comes from a nemesis
relic-if-evaded-this-turn = you evaded an enemy this turn
relic-if-single-enemy = you battle a single enemy
relic-if-no-weapon-used = you do not use a weapon
relic-if-vs-sheet = you battle the scenario sheet
relic-if-vs-nemesis = you battle a nemesis
relic-if-vs-character = you battle a character
relic-if-agent-here = there is an agent on your space
relic-if-on-corner = you are on a corner
relic-if-no-corruption-in-play = there is no Corruption card in play
relic-if-against = you battle at least one { $trait } enemy
relic-if-form = this is a { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle
relic-if-in = { $whose ->
    [they] it is
   *[you] you are
} { $place }
relic-if-character-in-tier = there is a character in your tier { $having }

relic-having-influence-least = with { $amount } or more influence
relic-having-corruption-least = with { $amount } or more Corruption cards
relic-having-corruption-none = without Corruption cards
relic-having-life-most = with { $amount } Life or less
relic-having-level-least = of level { $amount } or higher
relic-having-strength-least = with Strength { $amount } or more
relic-having-power-cards-least = { $amount ->
    [one] with at least 1 Power card
   *[other] with { $amount } or more Power cards
}
relic-having-apostate = that is an apostate
relic-having-assets-least = with { $amount } or more assets

## Counts

relic-each-corruption = Corruption card { $whose ->
    [they] it has
   *[you] you have
}
relic-each-power = Power card you have
relic-each-asset = asset you have
relic-each-completed-mission = completed mission you have
relic-each-trophy = trophy you have
relic-each-enemy-in-battle = enemy in the battle
relic-each-enemy-here = enemy on your space
relic-each-other-agent-here = other agent here
relic-each-own-token = token you have on the sheet
relic-each-omen-token = omen token on the sheet
relic-each-character = character in the game
relic-each-other-character-here = other character on your space
relic-each-influence-of-that-character = influence that character has
relic-each-corruption-of-that-character = Corruption card that character has
relic-each-own = { $trait } asset you have
relic-each-on-board = set of { $number } { $trait } enemies on the board
relic-each-other = other { $trait } enemy { $where ->
    [area] in your area
   *[here] here
}
relic-each-card = { $name } card on the board
relic-each-character-having = character { $having }

## Values

relic-gain-life = { $form ->
    [they] gains { $amount } Life
   *[you] gain { $amount } Life
}
relic-lose-life = { $form ->
    [they] loses { $amount } Life
   *[you] lose { $amount } Life
}
relic-gain-influence = { $form ->
    [they] gains { $amount } influence
   *[you] gain { $amount } influence
}
relic-lose-influence = { $form ->
    [they] loses { $amount } influence
   *[you] lose { $amount } influence
}
relic-pay-influence = { $form ->
    [they] pays { $amount } influence
   *[you] pay { $amount } influence
}
relic-pay-influence-to = { $form ->
    [they] pays { $amount } influence to { $who }
   *[you] pay { $amount } influence to { $who }
}
relic-gain-infamy = { $form ->
    [they] gains { $amount } infamy
   *[you] gain { $amount } infamy
}
relic-lose-infamy = { $form ->
    [they] loses { $amount } infamy
   *[you] lose { $amount } infamy
}
relic-pay-infamy = { $form ->
    [they] pays { $amount } infamy
   *[you] pay { $amount } infamy
}
relic-gain-level = { $form ->
    [they] gains { $amount ->
        [one] 1 level
       *[other] { $amount } levels
    }
   *[you] gain { $amount ->
        [one] 1 level
       *[other] { $amount } levels
    }
}
relic-gain-attribute = { $form ->
    [they] gains
   *[you] gain
} { $which ->
    [strength] { $amount } Strength
    [willpower] { $amount } Willpower
    [cunning] { $amount } Cunning
    [lowest] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in { $whose ->
        [they] its
       *[you] your
    } lowest attribute
    [highest] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in { $whose ->
        [they] its
       *[you] your
    } highest attribute
   *[choice] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in an attribute of { $whose ->
        [they] its
       *[you] your
    } choice
}
relic-lose-attribute = { $form ->
    [they] loses
   *[you] lose
} { $which ->
    [strength] { $amount } Strength
    [willpower] { $amount } Willpower
    [cunning] { $amount } Cunning
    [lowest] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in { $whose ->
        [they] its
       *[you] your
    } lowest attribute
    [highest] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in { $whose ->
        [they] its
       *[you] your
    } highest attribute
   *[choice] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in an attribute of { $whose ->
        [they] its
       *[you] your
    } choice
}

## Cards

relic-draw-power = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Power card
   *[other] { $amount } Power cards
}
relic-discard-power = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 Power card
   *[other] { $amount } Power cards
}
relic-discard-power-random = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 Power card at random
   *[other] { $amount } Power cards at random
}
relic-discard-might = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 Might card
   *[other] { $amount } Might cards
}
relic-draw-corruption = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Corruption card
   *[other] { $amount } Corruption cards
}
relic-discard-corruption = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 Corruption card
   *[other] { $amount } Corruption cards
}
relic-discard-corruption-up-to = { $form ->
    [they] discards up to { $amount } Corruption cards
   *[you] discard up to { $amount } Corruption cards
}
relic-discard-drawn-corruption = { $form ->
    [they] discards that card
   *[you] discard that card
}
relic-turn-down-corruption = { $form ->
    [they] turns
   *[you] turn
} { $amount ->
    [one] 1 face-up Corruption card face down
   *[other] { $amount } face-up Corruption cards face down
}
relic-turn-down-drawn = { $form ->
    [they] places it face down
   *[you] place it face down
}
relic-draw-wargear = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Wargear card
   *[other] { $amount } Wargear cards
}
relic-draw-wargear-keep = { $form ->
    [they] draws
   *[you] draw
} { $amount } Wargear cards and { $form ->
    [they] keeps { $keep }
   *[you] keep { $keep }
}
relic-offer-wargear = { $form ->
    [they] reveals
   *[you] reveal
} { $amount ->
    [one] 1 Wargear card
   *[other] { $amount } Wargear cards
} { $form ->
    [they] and may buy
   *[you] { $amount ->
        [one] and, if you wish, buy
       *[other] and buy
    }
} { $amount ->
    [one] it
   *[other] any number of them
}{ $sign ->
    [more] {" "}for { $change } more influence{ $amount ->
        [one] {""}
       *[other] {" "}each
    }
    [less] {" "}for { $change } less influence{ $amount ->
        [one] {""}
       *[other] {" "}each
    }
   *[none] {""}
}
relic-draw-relic = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Relic card
   *[other] { $amount } Relic cards
}
relic-draw-mission = { $form ->
    [they] draws 1 Mission card
   *[you] draw 1 Mission card
}
relic-replace-mission = { $form ->
    [they] discards its
   *[you] discard your
} active mission and { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Mission card
   *[other] { $amount } Mission cards, then { $form ->
        [they] keeps 1
       *[you] keep 1
    }
}
relic-gain-completed-mission = { $form ->
    [they] gains
   *[you] gain
} { $amount ->
    [one] 1 completed mission
   *[other] { $amount } completed missions
}
relic-lose-completed-mission = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 completed mission
   *[other] { $amount } completed missions
}
relic-look-top = look at and rearrange the top { $amount } cards of { $deck }
relic-look-one = look at the top card of { $deck } and put it back on top or on the bottom
relic-deck-of-any-threat = any Threat deck
relic-deck-of-threat-red = the red Threat deck
relic-deck-of-threat-blue = the blue Threat deck
relic-deck-of-threat-yellow = the yellow Threat deck
relic-deck-of-relic = the Relic deck
relic-deck-of-imperium = the Imperium deck
relic-deck-of-nemesis = your Nemesis deck
relic-deck-of-its-nemesis = its Nemesis deck

## Assets and trophies

relic-discard-asset = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 asset
   *[other] { $amount } assets
}
relic-discard-asset-no-relic = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 asset that is not a relic
   *[other] { $amount } assets that are not relics
}
relic-discard-asset-wargear = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 Wargear card
   *[other] { $amount } Wargear cards
}
relic-discard-asset-trait = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 { $traits } asset
   *[other] { $amount } { $traits } assets
}
relic-discard-arsenal = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 arsenal card
   *[other] { $amount } arsenal cards
}
relic-discard-this = { $form ->
    [they] discards this card
   *[you] discard this card
}
relic-gain-charge = add { $amount ->
    [one] 1 charge
   *[other] { $amount } charges
} to one of your cards with charges
relic-steal-asset = { $form ->
    [they] takes
   *[you] take
} 1 asset that is not a relic from { $who }
relic-steal-influence = { $form ->
    [they] steals
   *[you] steal
} { $amount } influence from { $who }
relic-give-asset = { $form ->
    [they] gives
   *[you] give
} 1 asset that is not a relic to { $who }
relic-give-such-asset = { $form ->
    [they] gives
   *[you] give
} one such asset to { $who }
relic-discard-trophy = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 trophy
   *[other] { $amount } trophies
}
relic-discard-trophy-trait = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] 1 { $trait } trophy
   *[other] { $amount } { $trait } trophies
}
relic-discard-trophies-worth = { $form ->
    [they] discards
   *[you] discard
} trophies worth { $amount } or more in total
relic-take-trophy = { $form ->
    [they] takes
   *[you] take
} { $what } as { $all ->
    [yes] trophies
   *[no] a trophy
}
relic-take-this = { $form ->
    [they] takes this card
   *[you] take this card
}
relic-take-along = { $form ->
    [they] takes that card as an asset whose abilities cannot be used
   *[you] take that card as an asset whose abilities cannot be used
}
relic-place-this = place this card { $where }
relic-keep-this = this card stays on its space

## Board

relic-move-to = { $form ->
    [they] moves directly { $where }
   *[you] move directly { $where }
}
relic-move-up-to = { $form ->
    [they] moves
   *[you] move
} { $amount ->
    [one] 1 space
   *[other] up to { $amount } spaces
}
relic-swap-places = { $form ->
    [they] swaps places with { $who }
   *[you] swap places with { $who }
}
relic-miss-turn = { $form ->
    [they] misses its next turn
   *[you] miss your next turn
}
relic-end-turn = { $form ->
    [they] ends its turn
   *[you] end your turn
}
relic-end-engagement = { $form ->
    [they] ends its Engagement phase
   *[you] end your Engagement phase
}
relic-end-movement = { $form ->
    [they] ends its Movement phase
   *[you] end your Movement phase
}
relic-add-movement = add { $amount } to your movement
relic-add-movement-up-to = you may add up to { $amount } to your movement
relic-pay-movement = pay { $amount ->
    [one] 1 movement point
   *[other] { $amount } movement points
}
relic-advance = move ahead { $more ->
    [yes] { $amount } more
   *[no] { $amount }
} { $amount ->
    [one] space
   *[other] spaces
}
relic-draw-threat-too = { $form ->
    [they] draws
   *[you] draw
} 1 { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
} Threat card and { $form ->
    [they] places
   *[you] place
} it there as well
relic-draw-threat = { $form ->
    [they] draws
   *[you] draw
} { $colour ->
    [red] { $amount ->
        [one] 1 red Threat card
       *[other] { $amount } red Threat cards
    }
    [blue] { $amount ->
        [one] 1 blue Threat card
       *[other] { $amount } blue Threat cards
    }
    [yellow] { $amount ->
        [one] 1 yellow Threat card
       *[other] { $amount } yellow Threat cards
    }
    [same] { $amount ->
        [one] 1 Threat card of the same colour
       *[other] { $amount } Threat cards of the same colour
    }
   *[choice] { $amount ->
        [one] 1 Threat card of a colour of your choice
       *[other] { $amount } Threat cards of a colour of your choice
    }
}{ $each ->
    [yes] {""}
   *[no] {" "}and { $form ->
        [they] places
       *[you] place
    } { $amount ->
        [one] it
       *[other] them
    }
} { $where }
relic-discard-threat = { $form ->
    [they] discards { $what }
   *[you] discard { $what }
}
relic-move-threat = { $form ->
    [they] moves { $what } { $where }
   *[you] move { $what } { $where }
}
relic-move-it = { $form ->
    [they] moves it { $where }
   *[you] move it { $where }
}
relic-draw-imperium = { $form ->
    [they] draws
   *[you] draw
} { $amount ->
    [one] 1 Imperium card
   *[other] { $amount } Imperium cards
} and { $form ->
    [they] places
   *[you] place
} { $amount ->
    [one] it
   *[other] them
} { $where }

## Luck

relic-test = { $form ->
    [they] tests
   *[you] test
} { $what ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
    [level] { $form ->
        [they] its
       *[you] your
    } level
   *[influence] influence
} ({ $target }); { $follows }
relic-if-passed = { $whose ->
    [they] if it passes, it { $what }
   *[you] if you pass, { $what }
}
relic-if-failed = { $whose ->
    [they] if it fails, it { $what }
   *[you] if you fail, { $what }
}
relic-roll = { $form ->
    [they] rolls a die: { $follows }
   *[you] roll a die: { $follows }
}
relic-roll-lower = roll 2 dice and use the lower one: { $follows }
relic-on-face = on { $faces }, { $whose ->
    [they] it { $what }
   *[you] { $what }
}

## Battle

relic-battle-bonus = { $form ->
    [they] gets { $amount }
    [inf] get { $amount }
   *[you] you get { $amount }
} { $which ->
    [strength] in Strength battles
    [willpower] in Willpower battles
    [cunning] in Cunning battles
   *[any] in battle
}
relic-further-bonus = { $form ->
    [they] gets a further { $amount }
    [inf] get a further { $amount }
   *[you] you get a further { $amount }
} { $which ->
    [strength] in Strength battles
    [willpower] in Willpower battles
    [cunning] in Cunning battles
   *[any] in battle
}
relic-skill-bonus = you get { $amount } { $which ->
    [strength] to Strength tests
    [willpower] to Willpower tests
    [cunning] to Cunning tests
   *[any] to all your tests
}
relic-test-bonus = you get { $amount } to this test
relic-enemy-change = the other side gets { $amount }
relic-enemy-change-this = this { $kind ->
    [agent] agent
   *[enemy] enemy
} gets { $amount }
relic-enemy-area = every enemy in this card’s area gets { $amount }
relic-extra-die = roll { $amount ->
    [one] 1 extra die
   *[other] { $amount } extra dice
}
relic-explode-on = your battle dice explode on { $faces }
relic-win-ties = you win ties
relic-set-form = make this a { $which ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} battle
relic-reroll = { $form ->
    [they] rerolls
   *[you] reroll
} { $amount ->
    [0] all { $whose ->
        [they] its
       *[you] your
    } dice
    [one] 1 of { $whose ->
        [they] its
       *[you] your
    } dice
   *[other] { $amount } of { $whose ->
        [they] its
       *[you] your
    } dice
}
relic-set-die = change 1 of your dice to { $shows }
relic-set-enemy-die = the enemy’s roll is { $shows }
relic-choose-die = choose a number from 1 to 6 as your movement roll
relic-no-life-loss = { $form ->
    [they] loses no Life
   *[you] lose no Life
}
relic-lose-none = { $form ->
    [they] loses none
   *[you] lose none
}
relic-no-penalty = ignore the enemies’ penalties
relic-change-more = draw { $amount } more
relic-change-less = draw { $amount } fewer
relic-lose-less = lose { $amount } less
relic-auto-win = win the battle if the enemies’ values total { $amount } or less
relic-take-all-trophies = take all enemies on your space as trophies
relic-trophy-worth = as a trophy it is worth { $amount }
relic-trophy-worth-more = a trophy you take from this battle is worth { $amount } more
relic-trophies-worth-more = each trophy you take is worth { $amount } more
relic-evade = evade { $which ->
    [any] any number of enemies of your choice
    [this] this enemy
    [one] one of the enemies in this battle
    [value] enemies with a value of { $value } or more
   *[trait] { $trait } enemies
}
relic-cannot = you cannot { $what ->
    [evade] evade enemies
    [weapon] use weapons
    [armour] use armour
    [power] use Power cards
    [might] use Might cards
    [explode] explode dice
    [tie] tie: a tie is a loss
    [gain-life] gain Life
   *[discard-corruption-other] discard any other Corruption card
}
relic-cannot-here = { $what ->
    [evade] you cannot evade this enemy
    [weapon] you cannot use weapons in this battle
    [armour] you cannot use armour in this battle
    [power] you cannot use Power cards in this battle
    [might] you cannot use Might cards in this battle
    [explode] your dice do not explode in this battle
   *[tie] a tie in this battle is a loss
}

## Limits and costs

relic-asset-limit = your asset limit is { $amount } { $sign ->
    [more] higher
   *[less] lower
}
relic-power-limit = your power limit is { $amount } { $sign ->
    [more] higher
   *[less] lower
}
relic-weapon-limit = you may use { $amount ->
    [0] no weapons
    [one] 1 weapon
   *[other] { $amount } weapons
} in a battle
relic-wargear-cost = Wargear costs you { $amount } influence { $sign ->
    [more] less
   *[less] more
}
relic-crossing-cost = you cross to the Middle tier without paying

## Scenarios and nemeses

relic-confront = resolve the Confrontation
relic-battle-sheet = { $kind ->
    [strength] fight a Strength battle against this sheet (value { $value })
    [each-form-without-token] battle this sheet (value { $value }) in each form that does not have your token, as long as you keep winning
    [nemesis] battle this sheet (value { $value }) in the form of a nemesis in play
   *[choice] battle this sheet (value { $value }) in a form of your choice
}
relic-if-won = if you win, { $what }
relic-if-lost = if you lose, { $what }
relic-if-tied = if you tie, { $what }
relic-place-token = place { $kind ->
    [omen] 1 omen token
   *[own] 1 of your tokens
} on the sheet
relic-place-token-inner = place 1 of your tokens on an Inner-tier space that has no token and is not the Warp Rift; a figure there moves ahead 1 space
relic-remove-token = remove from the sheet { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} of { $who }
relic-remove-omens = remove { $amount ->
    [one] 1 omen token
   *[other] { $amount } omen tokens
} from the sheet
relic-win = { $who ->
    [team] your team wins the game
    [all-characters] all characters win the game
   *[you] { $form ->
        [they] wins the game
       *[you] you win the game
    }
}
relic-draw-nemesis = draw and resolve { $amount ->
    [one] 1 Nemesis card
   *[other] { $amount } Nemesis cards
}
relic-attack = battle that character
relic-mark = { $who } becomes your target

## Goals

relic-goal-defeat = beat { $kind ->
    [enemy] { $amount ->
        [one] 1 enemy
       *[other] { $amount } enemies
    }
    [strength] { $amount ->
        [one] 1 Strength enemy
       *[other] { $amount } Strength enemies
    }
    [willpower] { $amount ->
        [one] 1 Willpower enemy
       *[other] { $amount } Willpower enemies
    }
    [cunning] { $amount ->
        [one] 1 Cunning enemy
       *[other] { $amount } Cunning enemies
    }
   *[trait] { $amount ->
        [one] 1 { $traits } enemy
       *[other] { $amount } { $traits } enemies
    }
}{ $least ->
    [0] {""}
   *[other] {" "}with a value of { $least } or more
}{ GIVEN($area) ->
    [yes] {" "}in { $area }
   *[no] {""}
}
relic-goal-defeat-together = beat { $amount } or more enemies in one battle
relic-goal-visit = end your Movement phase { $what ->
    [corner] on { $amount } different corners of the Outer tier
   *[area] in { $amount } different areas
}
relic-goal-visit-area = end your Movement phase in { $area }
relic-goal-enter = enter { $space }
relic-goal-end-turn-with-target = end your turn on your target’s space
relic-goal-pay = { GIVEN($where) ->
    [yes] { $where }, { $price }
   *[no] with another character on your space, { $price }
}
relic-goal-pass-test = { $where }, pass a { $what ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} test ({ $target })
relic-goal-hold = at the start of your Experience phase, { $condition }
relic-goal-survive = for { $amount } of your turns in a row, you lose no Life, and { $condition } at the start of your Experience phase
relic-goal-target-loses-battle = your target loses a battle
relic-goal-target-loses-duel = a skill duel
relic-goal-you-win-duel = win a skill duel
relic-goal-you-win-battle-with-explosion = win a battle in which one of your dice exploded

## What only one card says

relic-keeps-trophies = you keep your trophies when you are vanquished
relic-trophies-are-assets = your trophies are also assets
relic-activation-one = each Corruption card you draw counts as having activation number 1
relic-gaps = an Inner-tier space with a token is treated as if it were not on the board
relic-pact = team partners never battle, target or harm each other
relic-teams = teams of one character and one nemesis are drawn at random
relic-flip-power = flip the top card of the Power deck, discard it and add its number to your battle score
relic-draw-power-discard = draw the top card of the Power discard pile
relic-power-to-bottom = it goes to the bottom of the Power discard pile
relic-exchange-hands = choose { $who }; the two of you exchange all your Power cards
relic-auction-wargear = reveal 1 Wargear card; clockwise from you, each character may bid influence once, higher than all earlier bids; the highest bidder pays and takes it
relic-fill-lair = draw from each Threat deck until you draw an enemy, setting other cards aside; discard enemies with a value of 8 or more and put the others face down on the sheet; do this once
relic-trophy-to-lair = put it into the scenario deck instead of its discard pile
relic-battle-lair = if the scenario deck is empty, place 1 of your tokens on the sheet and end your Engagement phase; otherwise draw 4 of its cards, plus 1 for each of your tokens, and battle the enemies among them, combining those with the same attribute; if you beat them all, place 1 of your tokens on the sheet
relic-trade = trade any number of Power cards, trophies, assets and influence with { $who }
