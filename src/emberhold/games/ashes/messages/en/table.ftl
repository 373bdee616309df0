### What people choose before a game of Ashes, and what the terminal says of its scenes.

ashes-facts = { CAP($type) }
ashes-group-phoenixborn = Phoenixborn
ashes-group-ally = Allies
ashes-group-action = Action spells
ashes-group-reaction = Reaction spells
ashes-group-alteration = Alteration spells
ashes-group-ready = Ready spells
ashes-group-conjuration = Conjurations

setup-quick-ashes = Quick start: you with { ashes-deck-the-mist-guardian } against a bot with { ashes-deck-the-iron-men }
setup-decks = Which decks do you want to play?
setup-decks-random = Suggested decks at random
setup-decks-draft = A draft
setup-decks-each = Choose a deck for each player
setup-deck = Which deck does player { $player } play?
setup-deck-suggested = A suggested deck at random
setup-deck-random = A deck built at random
setup-deck-file = A deck file
setup-deck-which-file = The file with the deck:
setup-first-five = How are the First Five chosen?
setup-first-five-choose = Each player chooses
setup-first-five-recommended = As the suggested deck recommends
setup-reactions = When are players asked for reactions?
setup-reactions-always = Always, so that nothing betrays a hand
setup-reactions-possible = Only with a fitting card in hand
setup-text = Which wording of the cards do you want to use?
setup-text-errata = With the official errata
setup-text-printed = As first printed
setup-rounds = After how many rounds is the game decided?
help-decks = a deck for each player, separated by commas (a suggested deck, random-deck or a deck file), or random, or draft
help-first-five = choose, or recommended to use what the suggested decks say
help-reactions = when players are asked for reactions: always, possible (only with a fitting card in hand) or stops
help-text = errata for the corrected wording, or printed for the cards as first printed
help-stops = with --reactions stops: the moments at which to ask, separated by commas
help-rounds = decide the game by remaining life after N rounds; 0 means never

table-help-concede = Type concede to give up the game.
table-help-pieces = ▲ ally   △ conjuration   ■ ready spell   ✦ action spell   ↯ reaction spell   ✚ alteration spell
table-help-dice = Dice: ○ basic, ◐ class and ● power side, ⬢ exhausted. A class die also pays basic, a power die also class and basic.

short-ashes-zone-battlefield = Units
short-ashes-zone-spellboard = Spells
short-ashes-zone-hand = Hand
short-ashes-zone-draw-pile = Draw pile
short-ashes-zone-discard = Discard
short-ashes-zone-conjurations = Conjurations
short-ashes-zone-active-dice = Dice
short-ashes-zone-exhausted-dice = Exhausted
mark-left = { $value }/{ $most } life
mark-life-alone = life { $value }
mark-wounds = { $value ->
    [0] {""}
    [one] { $value } wound
   *[other] { $value } wounds
}
mark-exhaustion = { $value ->
    [0] {""}
    [one] exhausted
   *[other] exhausted ×{ $value }
}
mark-status = { $value ->
    [0] {""}
    [one] { $value } status token
   *[other] { $value } status tokens
}
mark-attack = attack { $value }
mark-recover = { $value ->
    [0] {""}
   *[other] recover { $value }
}
mark-reacted = { $value ->
    [yes] has reacted
   *[no] {""}
}
mark-out = { $value ->
    [yes] out of the game
   *[no] {""}
}
mark-attached = with { $value }
mark-dice = { $value ->
    [one] with a charm die on it
   *[other] with { $value } charm dice on it
}
mark-focus = focus { $value }
mark-first = first player
mark-mains = { $value ->
    [0] {""}
    [1] main action
   *[other] { $value } main actions
}
mark-sides = { $value ->
    [0] {""}
    [1] side action
   *[other] { $value } side actions
}
