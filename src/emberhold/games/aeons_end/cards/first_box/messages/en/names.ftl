### The first box: names of its cards and mages.

## Game and suggested markets

game-aeons-end = Aeon’s End
market-deck-destruction-first-box = Deck Destruction
market-free-charges = Free Charges!

## Mages

mage-adelheim = Adelheim
mage-brama = Brama
mage-jian = Jian
mage-kadir = Kadir
mage-lash = Lash
mage-mist-first-box = Mist
mage-phaedraxa = Phaedraxa
mage-xaxos = Xaxos

## Mages: titles

mage-adelheim-title = Breach Mage Weaponsmith
mage-brama-title = Breach Mage Elder
mage-jian-title = Breach Mage Orphan
mage-kadir-title = Breach Mage Delver
mage-lash-title = Breach Mage Scout
mage-mist-first-box-title = Dagger Captain
mage-phaedraxa-title = Breach Mage Seer
mage-xaxos-title = Breach Mage Adept

## Mages: abilities

ability-adelheim = Aethereal Ward
ability-brama = Brink Siphon
ability-jian = Black Mirror
ability-kadir = Otherworldly Gate
ability-lash = Quicken Thought
ability-mist-first-box = Divine Augury
ability-phaedraxa = Auspex Rune
ability-xaxos = Metaphysical Link

## Starter cards

card-amethyst-shard = Amethyst Shard
card-buried-light = Buried Light
card-moonstone-shard = Moonstone Shard
card-emerald-shard = Emerald Shard
card-quartz-shard = Quartz Shard
card-garnet-shard = Garnet Shard
card-tourmaline-shard = Tourmaline Shard
card-flare = Flare

## Gems

card-jade = Jade
card-vriswood-amber = V’riswood Amber
card-sifters-pearl = Sifter’s Pearl
card-diamond-cluster = Diamond Cluster
card-searing-ruby = Searing Ruby
card-burning-opal = Burning Opal
card-clouded-sapphire = Clouded Sapphire

## Relics

card-flexing-dagger = Flexing Dagger
card-bottled-vortex = Bottled Vortex
card-unstable-prism = Unstable Prism
card-blasting-staff = Blasting Staff
card-focusing-orb = Focusing Orb
card-mages-talisman = Mage’s Talisman

## Spells

card-phoenix-flame = Phoenix Flame
card-spectral-echo = Spectral Echo
card-amplify-vision = Amplify Vision
card-ignite = Ignite
card-lava-tendril = Lava Tendril
card-dark-fire = Dark Fire
card-essence-theft = Essence Theft
card-feral-lightning = Feral Lightning
card-oblivion-swell = Oblivion Swell
card-chaos-arc = Chaos Arc
card-planar-insight = Planar Insight
card-wildfire-whip = Wildfire Whip
card-arcane-nexus = Arcane Nexus
card-consuming-void = Consuming Void
