### The first box: names of its cards and mages. Cards: .gender m or f.

## Game and suggested markets

game-aeons-end = Aeon’s End
market-deck-destruction-first-box = Destruction de deck
market-free-charges = Charges gratuites !

## Mages

mage-adelheim = Adelheim
    .gender = m
    .proper = yes
mage-brama = Brama
    .gender = f
    .proper = yes
mage-jian = Jian
    .gender = f
    .proper = yes
mage-kadir = Kadir
    .gender = f
    .proper = yes
mage-lash = Lash
    .gender = m
    .proper = yes
mage-mist-first-box = Mist
    .gender = f
    .proper = yes
mage-phaedraxa = Phaedraxa
    .gender = f
    .proper = yes
mage-xaxos = Xaxos
    .gender = m
    .proper = yes

## Mages: titles

mage-adelheim-title = Armurier des mages de la brèche
mage-brama-title = Ancienne des mages de la brèche
mage-jian-title = Orpheline des mages de la brèche
mage-kadir-title = Chercheuse des mages de la brèche
mage-lash-title = Éclaireur des mages de la brèche
mage-mist-first-box-title = Capitaine de la dague
mage-phaedraxa-title = Voyante des mages de la brèche
mage-xaxos-title = Adepte des mages de la brèche

## Mages: abilities

ability-adelheim = Protection éthérée
ability-brama = Siphon du gouffre
ability-jian = Miroir noir
ability-kadir = Portail d’outre-monde
ability-lash = Pensée accélérée
ability-mist-first-box = Augure divin
ability-phaedraxa = Rune d’auspices
ability-xaxos = Lien métaphysique

## Starter cards

card-amethyst-shard = Éclat d’améthyste
    .gender = m
card-buried-light = Lumière enfouie
    .gender = f
card-moonstone-shard = Éclat de pierre de lune
    .gender = m
card-emerald-shard = Éclat d’émeraude
    .gender = m
card-quartz-shard = Éclat de quartz
    .gender = m
card-garnet-shard = Éclat de grenat
    .gender = m
card-tourmaline-shard = Éclat de tourmaline
    .gender = m
card-flare = Embrasement
    .gender = m

## Gems

card-jade = Fragment de jade
    .gender = m
card-vriswood-amber = Ambre de V’riswood
    .gender = m
card-sifters-pearl = Perle du tamiseur
    .gender = f
card-diamond-cluster = Grappe de diamants
    .gender = f
card-searing-ruby = Rubis ardent
    .gender = m
card-burning-opal = Opale brûlante
    .gender = f
card-clouded-sapphire = Saphir voilé
    .gender = m

## Relics

card-flexing-dagger = Dague flexible
    .gender = f
card-bottled-vortex = Vortex en bouteille
    .gender = m
card-unstable-prism = Prisme instable
    .gender = m
card-blasting-staff = Bâton foudroyant
    .gender = m
card-focusing-orb = Orbe de focalisation
    .gender = m
card-mages-talisman = Talisman de mage
    .gender = m

## Spells

card-phoenix-flame = Flamme du phénix
    .gender = f
card-spectral-echo = Écho spectral
    .gender = m
card-amplify-vision = Vision amplifiée
    .gender = f
card-ignite = Allumage
    .gender = m
card-lava-tendril = Vrille de lave
    .gender = f
card-dark-fire = Feu obscur
    .gender = m
card-essence-theft = Vol d’essence
    .gender = m
card-feral-lightning = Éclair sauvage
    .gender = m
card-oblivion-swell = Houle de l’oubli
    .gender = f
card-chaos-arc = Arc du chaos
    .gender = m
card-planar-insight = Intuition planaire
    .gender = f
card-wildfire-whip = Fouet de feu sauvage
    .gender = m
card-arcane-nexus = Nexus arcanique
    .gender = m
card-consuming-void = Vide dévorant
    .gender = m
