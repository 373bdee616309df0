### Puzzles of Ashes.

puzzle-ashes-blades = Clearing the field
puzzle-ashes-blades-about = Coal’s Slash can hurt a Phoenixborn only when that player has no units in play. One main action, one side action.
puzzle-ashes-distract = Dancers do not fight
puzzle-ashes-distract-about = One Gilder protects Coal. Your dancer hits for 3, your rhino for 5.
puzzle-ashes-strengthen = Not the strong one
puzzle-ashes-strengthen-about = Your opponent has one blocker, and will of course block the worst blow.
puzzle-ashes-gold = All that glitters
puzzle-ashes-gold-about = Molten Gold never misses. But it is a main action, and so is an attack.
puzzle-ashes-wolf = Two is a pack
puzzle-ashes-wolf-about = One attacker meets one blocker. Your spellboard is not empty.
puzzle-ashes-mist = Out of the mist
puzzle-ashes-mist-about = Two spirits, one unit in their way, and two dice that can be spent in more than one way.
puzzle-ashes-sniper = Three dice
puzzle-ashes-sniper-about = Three dice, and two ways to spend them. A unit need not attack to do harm.
puzzle-ashes-blast = Too late to grow
puzzle-ashes-blast-about = Massive Growth makes a giant of your jaguar. But playing it is a main action.
puzzle-ashes-hypnotize = Eyes elsewhere
puzzle-ashes-hypnotize-about = Two blockers, one raven, two charm dice.
puzzle-ashes-fear = One dies, one flees
puzzle-ashes-fear-about = Jessa may answer each opposing unit that leaves play with 1 damage to its Phoenixborn, for 1 die each.
puzzle-ashes-overtime = Overtime
puzzle-ashes-overtime-about = A turn has one side action. Your Iron Worker knows how to get another.
puzzle-ashes-screams = Each one cries out
puzzle-ashes-screams-about = Your opponent’s small units look harmless. Jessa hears it when they leave.

## Goals of puzzles found in games

puzzle-target-unit = Remove your opponent’s { $card } from play this turn.
puzzle-target-wounds = See to it that the enemy Phoenixborn has at least { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
} this turn.
