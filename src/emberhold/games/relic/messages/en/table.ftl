### What lies on the table.

## The table

game-relic = Relic with Nemesis
about-relic = An adventure for 2 to 6 players on a board of three rings; some players may be the villains.
relic-board = Board
relic-decks = Decks
relic-table = Between the players
relic-battle-strength = Strength battle
relic-battle-willpower = Willpower battle
relic-battle-cunning = Cunning battle
relic-steps = Steps of the battle
relic-step-prepare = Prepare
relic-step-enemy = Enemy’s roll
relic-step-own = Your roll
relic-step-nemesis = Nemesis’s roll
relic-step-character = Character’s roll
relic-step-score = Score
relic-step-result = Result
relic-tier-outer = Outer tier
relic-tier-middle = Middle tier
relic-tier-inner = Inner tier
relic-a-character = A character
relic-a-nemesis = A nemesis
relic-zone-power = Power cards
relic-zone-might = Might cards
relic-zone-assets = Assets
relic-zone-arsenal = Arsenal
relic-zone-trophies = Trophies
relic-zone-corruption = Corruption cards
relic-zone-mission = Mission
relic-zone-completed = Completed missions
relic-zone-dealt = Sheets to choose from
relic-zone-offer = Revealed cards
relic-zone-drawn = Drawn Nemesis card
relic-zone-known = Cards you know on top of decks
relic-zone-enemies = Battled
relic-zone-counts = What counts
relic-zone-gear = In this battle
relic-count-bonus = Bonus
relic-level = Level
relic-track = Level track
relic-strength = Strength
relic-willpower = Willpower
relic-cunning = Cunning
relic-infamy = Infamy
relic-influence = Influence
relic-deck-threat-red = Red Threat deck
relic-deck-threat-red-discard = Red Threat discard pile
relic-deck-threat-blue = Blue Threat deck
relic-deck-threat-blue-discard = Blue Threat discard pile
relic-deck-threat-yellow = Yellow Threat deck
relic-deck-threat-yellow-discard = Yellow Threat discard pile
relic-deck-corruption = Corruption deck
relic-deck-corruption-discard = Corruption discard pile
relic-deck-mission = Mission deck
relic-deck-mission-discard = Mission discard pile
relic-deck-power = Power deck
relic-deck-power-discard = Power discard pile
relic-deck-relic = Relic deck
relic-deck-relic-discard = Relic discard pile
relic-deck-wargear = Wargear deck
relic-deck-wargear-discard = Wargear discard pile
relic-deck-imperium = Imperium deck
relic-deck-imperium-discard = Imperium discard pile
relic-deck-nemesis = Nemesis deck
relic-deck-nemesis-discard = Nemesis discard pile

## Numbers on sheets, cards and spaces

mark-strength = Strength { $value }
mark-willpower = Willpower { $value }
mark-cunning = Cunning { $value }
mark-influence = { $value } influence
mark-power_card = { $value ->
    [one] a Power card
   *[other] { $value } Power cards
}
mark-mission = a completed mission
mark-special = a special reward
mark-infamy = { $value } infamy
mark-nemesis_card = a Nemesis card
mark-red = { $value ->
    [one] a red threat
   *[other] { $value } red threats
}
mark-blue = { $value ->
    [one] a blue threat
   *[other] { $value } blue threats
}
mark-yellow = { $value ->
    [one] a yellow threat
   *[other] { $value } yellow threats
}
mark-box = { $value ->
    [yes] with a text box
   *[no] { "" }
}
mark-gap = { $value ->
    [yes] left out for you
   *[no] { "" }
}
mark-misses = { $value ->
    [yes] misses the next turn
   *[no] { "" }
}
mark-apostate = { $value ->
    [yes] apostate
   *[no] { "" }
}
mark-asset_limit = { $value ->
    [one] room for 1 asset
   *[other] room for { $value } assets
}
mark-power_limit = { $value ->
    [one] room for 1 Power card
   *[other] room for { $value } Power cards
}
mark-target = target ({ $value })
mark-value = value { $value }
mark-charges-alone = { $value ->
    [one] 1 charge
   *[other] { $value } charges
}
mark-worth = worth { $value }
mark-extra = bonus { $value }
mark-dice_sum = dice { $value }
mark-score = { $value } in total
mark-idle = { $value ->
    [yes] not used
   *[no] { "" }
}
mark-stake = { $value ->
    [each] The loser loses 1 Life
    [yes-yes] Losing costs 1 Life and brings the penalty on the card
    [yes-no] Losing costs 1 Life
    [no-yes] Losing costs no Life but brings the penalty on the card
   *[no-no] Losing costs nothing
}
mark-prize = Winning brings trophies worth { $value }
mark-prize_more = Winning brings trophies worth { $value } and the reward on the card
mark-omens = { $value ->
    [one] 1 omen
   *[other] { $value } omens
}
mark-lair = { $value ->
    [one] 1 card in the lair
   *[other] { $value } cards in the lair
}
mark-discarded = { $value } discarded
mark-round = Round { $value }
relic-worth = Worth of the trophies
relic-zone-dice = Dice
relic-die-1 = a die showing 1
relic-die-2 = a die showing 2
relic-die-3 = a die showing 3
relic-die-4 = a die showing 4
relic-die-5 = a die showing 5
relic-die-6 = a die showing 6
