### The first box: names of its nemeses and their cards.

## Nemeses

nemesis-rageborne = Rageborne
    .def = Rageborne
nemesis-carapace-queen = Carapace Queen
    .def = Carapace Queen
nemesis-crooked-mask = Crooked Mask
    .def = Crooked Mask
nemesis-prince-of-gluttons = Prince of Gluttons
    .def = Prince of Gluttons

## Basic nemesis cards

card-agony-field = Agony Field
card-bane-sire = Bane Sire
card-bleed-static = Bleed Static
card-eye-of-nothing = Eye of Nothing
card-haze-spewer = Haze Spewer
card-skewer = Skewer
card-slaughter = Slaughter
card-woven-sky = Woven Sky
card-awaken = Awaken
card-cauterizer = Cauterizer
card-dispel = Dispel
card-needlemaw = Needlemaw
card-lay-waste = Lay Waste
card-pulverizing-ray = Pulverizing Ray
card-venomite = Venomite
card-doom-aegis = Doom Aegis
card-gather-darkness = Gather Darkness
card-jagged-one = Jagged One
card-obliterate = Obliterate
card-reality-rupture = Reality Rupture
card-sunder = Sunder
card-topple = Topple

## Rageborne

card-cleave = Cleave
card-provoker = Provoker
card-unrelenting-ire = Unrelenting Ire
card-blood-cry = Blood Cry
card-invoke-carnage = Invoke Carnage
card-scorn = Scorn
card-avatar-of-wrath = Avatar of Wrath
card-onslaught = Onslaught
card-rolling-death = Rolling Death

## Strikes

card-convoke = Convoke
card-devastate = Devastate
card-eviscerate = Eviscerate
card-frenzy = Frenzy
card-raze = Raze
card-seize = Seize

## Carapace Queen

card-broodwomb = Broodwomb
card-endless-throng = Endless Throng
card-hatch = Hatch
card-blot-the-sun = Blot the Sun
card-foul-multitudes = Foul Multitudes
    .number = pl
card-infest = Infest
card-legion-beacon = Legion Beacon
card-maggot-engine = Maggot Engine
card-spawn = Spawn

## Crooked Mask

card-burden = Burden
card-corrupter = Corrupter
card-tempt = Tempt
card-pain-sower = Pain Sower
card-twisting-madness = Twisting Madness
card-vex = Vex
card-afflict-first-box = Afflict
card-bedlam-sage = Bedlam Sage
card-ruin-priest = Ruin Priest

## Corruptions

card-blind-abandon = Blind Abandon
card-contagion = Contagion
card-delirium-veil = Delirium Veil
card-dire-wisdom = Dire Wisdom
card-endless-hunger = Endless Hunger
card-fever-of-war = Fever of War
card-grim-sight = Grim Sight
card-insatiable-avarice = Insatiable Avarice
card-lust-for-power = Lust For Power
card-nothingness = Nothingness
card-reckless-might = Reckless Might

## Prince of Gluttons

card-gorge = Gorge
card-lobotomize = Lobotomize
card-thought-biter = Thought Biter
card-cerephage = Cerephage
card-godfeeders = Godfeeders
    .number = pl
card-mindguzzler = Mindguzzler
card-digest = Digest
card-vile-feast = Vile Feast
card-memory-eater = Memory Eater

## Card types, zones and tokens

type-strike = strike
    .plural = strikes
type-corruption = corruption
    .plural = corruptions
zone-strike-deck = Strike deck
zone-corruption-deck = Corruption deck
zone-devoured = Devoured pile
token-fury = Fury
token-husks = Husks
