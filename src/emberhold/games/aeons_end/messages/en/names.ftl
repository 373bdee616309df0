### Aeon’s End: War Eternal: names of cards, mages, nemeses, zones and headings.
### Nemeses: .def is the bare name, as on the cards.

## Game and suggested markets

game-war-eternal = Aeon’s End: War Eternal
market-deck-destruction = Deck Destruction

## Mages

mage-dezmodia = Dezmodia
mage-garu = Garu
mage-gex = Gex
mage-mazahaedron = Mazahaedron
mage-mist = Mist
mage-quilius = Quilius
mage-ulgimor = Ulgimor
mage-yan-magda = Yan Magda

## Mages: titles

mage-dezmodia-title = Voidborn Prodigy
mage-garu-title = Oathsworn Protector
mage-gex-title = Breach Mage Adviser
mage-mazahaedron-title = Henge Mystic
mage-mist-title = Voidwalker
mage-quilius-title = Breach Mage Assassin
mage-ulgimor-title = Shadowkin Beast
mage-yan-magda-title = Enlightened Exile

## Mages: abilities

ability-dezmodia = Tempest Sigil
ability-garu = Colossal Force
ability-gex = Vimcraft Oath
ability-mazahaedron = Underearth Mantra
ability-mist = Exalted Brand
ability-quilius = Quietus Vow
ability-ulgimor = Eidolon Shroud
ability-yan-magda = Imperium Ritual

## Nemeses

nemesis-umbra-titan = Umbra Titan
    .def = Umbra Titan
nemesis-gate-witch = Gate Witch
    .def = Gate Witch
nemesis-magus-of-cloaks = Magus of Cloaks
    .def = Magus of Cloaks
nemesis-hollow-crown = Hollow Crown
    .def = Hollow Crown

## Starter cards

card-crystal = Crystal
card-spark = Spark
card-oblivion-shard = Oblivion Shard
card-torch = Torch
card-shattered-geode = Shattered Geode
card-worldheart-shard = Worldheart Shard
card-amethyst-paragon = Amethyst Paragon
card-extinguish = Extinguish
card-coal-shard = Coal Shard
card-illuminate = Illuminate

## Gems

card-erratic-ingot = Erratic Ingot
card-volcanic-glass = Volcanic Glass
card-bloodstone-jewel = Bloodstone Jewel
card-dread-diamond = Dread Diamond
card-scoria-slag = Scoria Slag
card-breach-ore = Breach Ore
card-frozen-magmite = Frozen Magmite

## Relics

card-vortex-gauntlet = Vortex Gauntlet
card-cairn-compass = Cairn Compass
card-fiend-catcher = Fiend Catcher
card-conclave-scroll = Conclave Scroll
card-primordial-fetish = Primordial Fetish
card-mages-totem = Mage’s Totem

## Spells

card-reduce-to-ash = Reduce to Ash
card-carbonize = Carbonize
card-equilibrium = Equilibrium
card-convection-field = Convection Field
card-jagged-lightning = Jagged Lightning
card-kindle = Kindle
card-thoughtform-familiar = Thoughtform Familiar
card-crystallize = Crystallize
card-fiery-torrent = Fiery Torrent
card-celestial-spire = Celestial Spire
card-conjure-the-lost = Conjure the Lost
card-nova-forge = Nova Forge
card-pyrotechnic-surge = Pyrotechnic Surge
card-aurora = Aurora

## Basic nemesis cards

card-afflict = Afflict
card-catacomb-drone = Catacomb Drone
card-encroach = Encroach
card-heart-of-nothing = Heart of Nothing
card-howling-spinners = Howling Spinners
    .number = pl
card-night-unending = Night Unending
card-nix = Nix
card-planar-collision = Planar Collision
card-thrash = Thrash
card-aphotic-sun = Aphotic Sun
card-chaos-flail = Chaos Flail
card-mage-ender = Mage Ender
card-mangleroot = Mangleroot
card-morbid-gyre = Morbid Gyre
card-mutilate = Mutilate
card-null-scion = Null Scion
card-smite = Smite
card-apocalypse-ritual = Apocalypse Ritual
card-banish = Banish
card-cataclysmic-fate = Cataclysmic Fate
card-monstrosity-of-omens = Monstrosity of Omens
card-engulf = Engulf
card-quell = Quell
card-throttle = Throttle
card-withering-beam = Withering Beam

## Nemesis cards: Umbra Titan

card-cryptid = Cryptid
card-grubber = Grubber
card-seismic-roar = Seismic Roar
card-maul = Maul
card-tombfright = Tombfright
card-vault-behemoth = Vault Behemoth
card-crumble = Crumble
card-demi-ancient = Demi-Ancient
card-yawning-black = Yawning Black

## Nemesis cards: Gate Witch

card-deep-abomination = Deep Abomination
card-hasten = Hasten
card-temporal-nimbus = Temporal Nimbus
card-nether-spiral = Nether Spiral
card-paradox-beast = Paradox Beast
card-portal-wretch = Portal Wretch
card-distort = Distort
card-infinite-enmity = Infinite Enmity
card-rift-scourge = Rift Scourge

## Nemesis cards: Magus of Cloaks

card-dusk-spawn = Dusk Spawn
card-rising-dark = Rising Dark
card-twilight-empire = Twilight Empire
card-ashen-haruspex = Ashen Haruspex
card-black-solstice = Black Solstice
card-enshroud = Enshroud
card-eclipse = Eclipse
card-shadows-reach = Shadow’s Reach
card-veil-daughter = Veil Daughter

## Nemesis cards: Hollow Crown

card-beseech = Beseech
card-enslave = Enslave
card-thronewatch = Thronewatch
card-ascend = Ascend
card-infernal-domain = Infernal Domain
card-reign = Reign
card-dominate = Dominate
card-nameless-faith = Nameless Faith
card-viscera-bride = Viscera Bride

## Acolytes

card-bezu = Bezu
card-edryss-tragg = Edryss Tragg
card-holadran = Holadran
card-kurgax = Kurgax
card-lurzan = Lurzan
card-mord = Mord
card-nhavkalas = Nhavkalas
card-ren-goda = Ren-Goda
card-solara = Solara

## Card types

type-gem = gem
    .plural = gems
type-relic = relic
    .plural = relics
type-spell = spell
    .plural = spells
type-attack = attack
    .plural = attacks
type-minion = minion
    .plural = minions
type-power = power
    .plural = powers
type-acolyte = acolyte
    .plural = acolytes
tier = tier { $number }

## Difficulty

difficulty-beginner = Beginner
difficulty-normal = Normal
difficulty-expert = Expert
difficulty-extinction = Extinction

## Turn order cards

turn-card-1 = Player 1
turn-card-2 = Player 2
turn-card-3 = Player 3
turn-card-4 = Player 4
turn-card-wild = Wild
turn-card-12 = Players 1/2
turn-card-34 = Players 3/4
turn-card-nemesis = Nemesis

## Zones

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-play-area = Play area
zone-breaches = Breaches
zone-market = Market
zone-nemesis-deck = Nemesis deck
zone-nemesis-discard = Nemesis discard pile
zone-in-play = In play
zone-turn-order = Turn order deck
zone-turn-order-discard = Turn order discard pile
zone-turn-order-left = Still in the deck
zone-acolyte-deck = Acolyte deck
zone-acolyte-discard = Acolyte discard pile
zone-destroyed = Destroyed cards
zone-resolving = Being resolved

## Headings

word-life = Life
word-gravehold = Gravehold
word-aether = Aether
aether-57 = Aether not for relics or spells
aether-7 = Aether for cards only
aether-4 = Aether for spells only
aether-1 = Aether for gems only
aether-16 = Aether for breaches only
word-charges = Charges
word-trophies = Trophies
word-nemesis = Nemesis
word-player = Player
word-focus-cost = Focus cost
word-open-cost = Open cost

## Nemesis-specific tokens

token-pillars = Nemesis tokens
token-gates = Nemesis tokens
token-cloaks = Nemesis tokens

## Breaches and states

breach-1 = Breach I
breach-2 = Breach II
breach-3 = Breach III
breach-4 = Breach IV
breach-sigil = Sigil breach
state-open = Opened
state-closed = Closed
state-exhausted = Exhausted

##

# Names coined for this project

## Game and suggested markets

market-play-it-again = Play It Again
