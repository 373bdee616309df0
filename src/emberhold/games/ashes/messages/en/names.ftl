### Ashes: Rise of the Phoenixborn: names of cards, abilities, dice, decks, zones and headings.

## Game

game-ashes = Ashes: Rise of the Phoenixborn

## Suggested decks

ashes-deck-the-iron-men = The Iron Men
ashes-deck-the-snakes-in-silver = The Snakes in Silver
ashes-deck-the-mist-guardian = The Mist Guardian
ashes-deck-the-bloodwoods-queen = The Bloodwoods Queen
ashes-deck-the-cloudsea-siren = The Cloudsea Siren
ashes-deck-the-shadows-of-viros = The Shadows of Viros

## Phoenixborn

ashes-card-aradel-summergaard = Aradel Summergaard
ashes-card-coal-roarkwin = Coal Roarkwin
ashes-card-jessa-na-ni = Jessa Na Ni
ashes-card-maeoni-viper = Maeoni Viper
ashes-card-noah-redmoon = Noah Redmoon
ashes-card-saria-guideman = Saria Guideman

## Cards: Allies

ashes-card-anchornaut = Anchornaut
ashes-card-blood-archer = Blood Archer
ashes-card-enchanted-violinist = Enchanted Violinist
ashes-card-hammer-knight = Hammer Knight
ashes-card-iron-worker = Iron Worker
ashes-card-leech-warrior = Leech Warrior
ashes-card-living-doll = Living Doll
ashes-card-rose-fire-dancer = Rose Fire Dancer
ashes-card-stormwind-sniper = Stormwind Sniper

## Cards: Action spells

ashes-card-bound-soul = Bound Soul
ashes-card-call-upon-the-realms = Call Upon the Realms
ashes-card-fear = Fear
ashes-card-hidden-power = Hidden Power
ashes-card-mist-typhoon = Mist Typhoon
ashes-card-molten-gold = Molten Gold
ashes-card-one-hundred-blades = One Hundred Blades
ashes-card-open-memories = Open Memories
ashes-card-out-of-the-mist = Out of the Mist
ashes-card-refresh = Refresh
ashes-card-seal = Seal
ashes-card-sleight-of-hand = Sleight of Hand
ashes-card-steady-gaze = Steady Gaze
ashes-card-strange-copy = Strange Copy
ashes-card-transfer = Transfer

## Cards: Reaction spells

ashes-card-final-cry = Final Cry
ashes-card-golden-veil = Golden Veil
ashes-card-redirect = Redirect
ashes-card-shadow-counter = Shadow Counter
ashes-card-summon-sleeping-widows = Summon Sleeping Widows
ashes-card-sympathy-pain = Sympathy Pain

## Cards: Alteration spells

ashes-card-bring-forth = Bring Forth
ashes-card-fade-away = Fade Away
ashes-card-massive-growth = Massive Growth
ashes-card-reflections-in-the-water = Reflections in the Water
ashes-card-root-armor = Root Armor
ashes-card-spiked-armor = Spiked Armor
ashes-card-undying-heart = Undying Heart

## Cards: Ready spells

ashes-card-abundance = Abundance
ashes-card-blood-transfer = Blood Transfer
ashes-card-chant-of-revenge = Chant of Revenge
ashes-card-cut-the-strings = Cut the Strings
ashes-card-empower = Empower
ashes-card-expand-energy = Expand Energy
ashes-card-hypnotize = Hypnotize
ashes-card-protect = Protect
ashes-card-purge = Purge
ashes-card-shifting-mist = Shifting Mist
ashes-card-small-sacrifice = Small Sacrifice
ashes-card-strengthen = Strengthen
ashes-card-summon-blood-puppet = Summon Blood Puppet
ashes-card-summon-blue-jaguar = Summon Blue Jaguar
ashes-card-summon-butterfly-monk = Summon Butterfly Monk
ashes-card-summon-false-demon = Summon False Demon
ashes-card-summon-gilder = Summon Gilder
ashes-card-summon-iron-rhino = Summon Iron Rhino
ashes-card-summon-masked-wolf = Summon Masked Wolf
ashes-card-summon-mist-spirit = Summon Mist Spirit
ashes-card-summon-seaside-raven = Summon Seaside Raven
ashes-card-summon-silver-snake = Summon Silver Snake
ashes-card-summon-three-eyed-owl = Summon Three-Eyed Owl

## Cards: Conjurations

ashes-card-blood-puppet = Blood Puppet
ashes-card-blue-jaguar = Blue Jaguar
ashes-card-butterfly-monk = Butterfly Monk
ashes-card-false-demon = False Demon
ashes-card-gilder = Gilder
ashes-card-iron-rhino = Iron Rhino
ashes-card-masked-wolf = Masked Wolf
ashes-card-mist-spirit = Mist Spirit
ashes-card-seaside-raven = Seaside Raven
ashes-card-silver-snake = Silver Snake
ashes-card-sleeping-widow = Sleeping Widow
ashes-card-three-eyed-owl = Three-Eyed Owl

## Abilities

ashes-ability-throw = Throw
ashes-ability-blood-oath = Blood Oath
ashes-ability-battle-advantage = Battle Advantage
ashes-ability-song-of-sorrow = Song of Sorrow
ashes-ability-aftershock = Aftershock
ashes-ability-resourceful = Resourceful
ashes-ability-overtime = Overtime
ashes-ability-shadow-drain = Shadow Drain
ashes-ability-pain-link = Pain Link
ashes-ability-distract = Distract
ashes-ability-ambush = Ambush
ashes-ability-water-blast = Water Blast
ashes-ability-slash = Slash
ashes-ability-screams-of-the-departed = Screams of the Departed
ashes-ability-strike = Strike
ashes-ability-shadow-target = Shadow Target
ashes-ability-hearts-pull = Heart’s Pull
ashes-ability-cursed = Cursed
ashes-ability-self-inflict = Self Inflict
ashes-ability-gaze = Gaze
ashes-ability-unit-guard = Unit Guard
ashes-ability-last-blessing = Last Blessing
ashes-ability-illusion = Illusion
ashes-ability-inheritance = Inheritance
ashes-ability-magic-guard = Magic Guard
ashes-ability-spell-guard = Spell Guard
ashes-ability-consume = Consume
ashes-ability-memory-drain = Memory Drain
ashes-ability-fleeting = Fleeting
ashes-ability-spiked-skin = Spiked Skin
ashes-ability-bypass = Bypass
ashes-ability-respark = Respark
ashes-ability-focus-1 = Focus 1
ashes-ability-focus-2 = Focus 2

## Card types

ashes-type-phoenixborn = Phoenixborn
    .plural = Phoenixborn
ashes-type-ally = ally
    .plural = allies
ashes-type-conjuration = conjuration
    .plural = conjurations
ashes-type-action = action spell
    .plural = action spells
ashes-type-reaction = reaction spell
    .plural = reaction spells
ashes-type-alteration = alteration spell
    .plural = alteration spells
ashes-type-ready = ready spell
    .plural = ready spells

## Dice

ashes-dice-natural = natural die
    .plural = natural dice
ashes-dice-charm = charm die
    .plural = charm dice
ashes-dice-illusion = illusion die
    .plural = illusion dice
ashes-dice-ceremonial = ceremonial die
    .plural = ceremonial dice

## Dice: faces

ashes-die-natural-basic = natural die (basic)
    .plural = natural dice (basic)
    .indef = a natural die (basic)
    .one = a natural die
    .die = natural die
    .side = basic side
ashes-die-natural-class = natural die (class)
    .plural = natural dice (class)
    .indef = a natural die (class)
    .one = a natural die
    .die = natural die
    .side = class side
ashes-die-natural-power = natural die (power)
    .plural = natural dice (power)
    .indef = a natural die (power)
    .one = a natural die
    .die = natural die
    .side = power side
ashes-die-charm-basic = charm die (basic)
    .plural = charm dice (basic)
    .indef = a charm die (basic)
    .one = a charm die
    .die = charm die
    .side = basic side
ashes-die-charm-class = charm die (class)
    .plural = charm dice (class)
    .indef = a charm die (class)
    .one = a charm die
    .die = charm die
    .side = class side
ashes-die-charm-power = charm die (power)
    .plural = charm dice (power)
    .indef = a charm die (power)
    .one = a charm die
    .die = charm die
    .side = power side
ashes-die-illusion-basic = illusion die (basic)
    .plural = illusion dice (basic)
    .indef = an illusion die (basic)
    .one = an illusion die
    .die = illusion die
    .side = basic side
ashes-die-illusion-class = illusion die (class)
    .plural = illusion dice (class)
    .indef = an illusion die (class)
    .one = an illusion die
    .die = illusion die
    .side = class side
ashes-die-illusion-power = illusion die (power)
    .plural = illusion dice (power)
    .indef = an illusion die (power)
    .one = an illusion die
    .die = illusion die
    .side = power side
ashes-die-ceremonial-basic = ceremonial die (basic)
    .plural = ceremonial dice (basic)
    .indef = a ceremonial die (basic)
    .one = a ceremonial die
    .die = ceremonial die
    .side = basic side
ashes-die-ceremonial-class = ceremonial die (class)
    .plural = ceremonial dice (class)
    .indef = a ceremonial die (class)
    .one = a ceremonial die
    .die = ceremonial die
    .side = class side
ashes-die-ceremonial-power = ceremonial die (power)
    .plural = ceremonial dice (power)
    .indef = a ceremonial die (power)
    .one = a ceremonial die
    .die = ceremonial die
    .side = power side

## Symbols in costs

ashes-symbol-b = basic
ashes-symbol-nc = natural class
ashes-symbol-np = natural power
ashes-symbol-hc = charm class
ashes-symbol-hp = charm power
ashes-symbol-ic = illusion class
ashes-symbol-ip = illusion power
ashes-symbol-cc = ceremonial class
ashes-symbol-cp = ceremonial power

## Zones

ashes-zone-hand = Hand
ashes-zone-draw-pile = Draw pile
ashes-zone-discard = Discard pile
ashes-zone-conjurations = Conjuration pile
ashes-zone-battlefield = Battlefield
ashes-zone-spellboard = Spellboard
ashes-zone-active-dice = Active dice
ashes-zone-exhausted-dice = Exhausted dice
ashes-zone-removed = Removed from the game
ashes-zone-announced = Being played

## Headings

ashes-word-life = Life
ashes-word-attack = Attack
ashes-word-recover = Recover
ashes-word-wounds = Wounds
ashes-word-exhaustion = Exhaustion
ashes-word-status = Status
ashes-word-round = Round
ashes-word-first-player = First player
