### Aeon’s End: War Eternal: names of cards, mages, nemeses, zones and headings.
### Cards: .gender m or f. Nemeses: .def with the definite article, .de with “de” and the article.

## Game and suggested markets

game-war-eternal = Aeon’s End : Guerre Éternelle
market-deck-destruction = Destruction de deck
market-play-it-again = Charges gratuites !

## Mages

mage-dezmodia = Dezmodia
    .gender = f
    .proper = yes
mage-garu = Garu
    .gender = m
    .proper = yes
mage-gex = Gex
    .gender = f
    .proper = yes
mage-mazahaedron = Mazahaedron
    .gender = m
    .proper = yes
mage-mist = Mist
    .gender = f
    .proper = yes
mage-quilius = Quilius
    .gender = f
    .proper = yes
mage-ulgimor = Ulgimor
    .gender = m
    .proper = yes
mage-yan-magda = Yan Magda
    .gender = f
    .proper = yes

## Nemeses

nemesis-umbra-titan = Titan de l’Ombre
    .def = le Titan de l’Ombre
    .de = du Titan de l’Ombre
nemesis-gate-witch = Sorcière du Portail
    .def = la Sorcière du Portail
    .de = de la Sorcière du Portail

## Starter cards

card-crystal = Cristal
    .gender = m
card-spark = Étincelle
    .gender = f
card-oblivion-shard = Tesson de l’oubli
    .gender = m

## Gems

card-erratic-ingot = Lingot erratique
    .gender = m
card-volcanic-glass = Verre pyroclastique
    .gender = m
card-bloodstone-jewel = Pierre de sang
    .gender = f
card-scoria-slag = Bouquet de scories
    .gender = m
card-breach-ore = Minerai de la brèche
    .gender = m
card-frozen-magmite = Magnète congelée
    .gender = f

## Relics

card-vortex-gauntlet = Gantelet de vorticité
    .gender = m
card-cairn-compass = Boussole de Cairn
    .gender = f
card-primordial-fetish = Fétiche primordial
    .gender = m
card-mages-totem = Totem de mage
    .gender = m

## Spells

card-reduce-to-ash = Retour à la poussière
    .gender = m
card-jagged-lightning = Éclair déchirant
    .gender = m
card-kindle = Mèche
    .gender = f
card-thoughtform-familiar = Familier imaginaire
    .gender = m
card-crystallize = Cristallisation
    .gender = f
card-fiery-torrent = Torrent ardent
    .gender = m
card-conjure-the-lost = Conjuration des oubliés
    .gender = f
card-nova-forge = Forge Nova
    .gender = f

## Basic nemesis cards

card-catacomb-drone = Drone des catacombes
    .gender = m
card-planar-collision = Collision des plans
    .gender = f
card-mage-ender = Terreur des mages
    .gender = f
card-morbid-gyre = Gyre morbide
    .gender = m
card-smite = Châtiment
    .gender = m
card-banish = Bannissement
    .gender = m

## Nemesis cards: Gate Witch

card-paradox-beast = Bête paradoxale
    .gender = f

## Acolytes

card-bezu = Bezu
    .gender = m
    .proper = yes
card-edryss-tragg = Edryss Tragg
    .gender = f
    .proper = yes
card-holadran = Holadran
    .gender = m
    .proper = yes
card-kurgax = Kurgax
    .gender = m
    .proper = yes
card-lurzan = Lurzan
    .gender = m
    .proper = yes
card-mord = Mord
    .gender = m
    .proper = yes
card-nhavkalas = Nhavkalas
    .gender = m
    .proper = yes
card-ren-goda = Ren-Goda
    .gender = m
    .proper = yes
card-solara = Solara
    .gender = f
    .proper = yes

## Card types

type-gem = gemme
    .plural = gemmes
    .gender = f
    .indef = une gemme
type-relic = relique
    .plural = reliques
    .gender = f
    .indef = une relique
type-spell = sort
    .plural = sorts
    .gender = m
    .indef = un sort
type-attack = attaque
    .plural = attaques
    .gender = f
    .indef = une attaque
type-minion = serviteur
    .plural = serviteurs
    .gender = m
    .indef = un serviteur
type-power = pouvoir
    .plural = pouvoirs
    .gender = m
    .indef = un pouvoir
tier = palier { $number }

## Difficulty

difficulty-beginner = Débutant
difficulty-normal = Normal
difficulty-expert = Expert
difficulty-extinction = Extinction

## Turn order cards

turn-card-1 = Joueur 1
turn-card-2 = Joueur 2
turn-card-3 = Joueur 3
turn-card-4 = Joueur 4
turn-card-wild = Joker
turn-card-12 = Joueurs 1/2
turn-card-34 = Joueurs 3/4
turn-card-nemesis = Némésis

## Zones

zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-play-area = Zone de jeu
zone-breaches = Brèches
zone-market = Réserve
zone-nemesis-deck = Pioche de la némésis
zone-nemesis-discard = Défausse de la némésis
zone-in-play = En jeu
zone-turn-order = Paquet d’ordre du tour
zone-turn-order-discard = Défausse d’ordre du tour
zone-turn-order-left = Encore dans le paquet
zone-destroyed = Cartes détruites
zone-resolving = En cours de résolution

## Headings

word-life = Vie
word-gravehold = Gravehold
word-aether = Éther
aether-57 = Éther sauf reliques et sorts
aether-7 = Éther pour les cartes
aether-4 = Éther pour les sorts
aether-1 = Éther pour les gemmes
aether-16 = Éther pour les brèches
word-charges = Charges
word-trophies = Trophées
word-nemesis = Némésis
word-player = Joueur
word-focus-cost = Coût de stabilisation
word-open-cost = Coût d’ouverture

## Breaches and states

breach-1 = Brèche I
breach-2 = Brèche II
breach-3 = Brèche III
breach-4 = Brèche IV
breach-sigil = Brèche scellée
state-open = Ouverte
state-closed = Fermée
state-exhausted = Épuisé

##

# Names coined for this project

## Mages: titles

mage-dezmodia-title = Enfant prodige du vide
mage-garu-title = Protecteur lié par serment
mage-gex-title = Conseillère des mages de la brèche
mage-mazahaedron-title = Mystique du cromlech
mage-mist-title = Arpenteuse du vide
mage-quilius-title = Assassin de la brèche
mage-ulgimor-title = Bête des ombres
mage-yan-magda-title = Exilée éclairée

## Mages: abilities

ability-dezmodia = Sceau de la tempête
ability-garu = Force colossale
ability-gex = Serment de vigueur
ability-mazahaedron = Mantra souterrain
ability-mist = Marque exaltée
ability-quilius = Vœu du repos éternel
ability-ulgimor = Linceul de l’eidolon
ability-yan-magda = Rituel de l’Imperium

## Nemeses

nemesis-magus-of-cloaks = Archimage des Voiles
    .def = l’Archimage des Voiles
    .de = de l’Archimage des Voiles
nemesis-hollow-crown = Couronne Creuse
    .def = la Couronne Creuse
    .de = de la Couronne Creuse

## Starter cards

card-torch = Torche
    .gender = f
card-shattered-geode = Géode brisée
    .gender = f
card-worldheart-shard = Éclat du Cœur du Monde
    .gender = m
card-amethyst-paragon = Parangon d’améthyste
    .gender = m
card-extinguish = Dernier souffle
    .gender = m
card-coal-shard = Éclat de charbon
    .gender = m
card-illuminate = Illumination
    .gender = f

## Gems

card-dread-diamond = Diamant d’effroi
    .gender = m

## Relics

card-fiend-catcher = Attrape-démons
    .gender = m
card-conclave-scroll = Parchemin du conclave
    .gender = m

## Spells

card-carbonize = Carbonisation
    .gender = f
card-equilibrium = Équilibre
    .gender = m
card-convection-field = Champ de convection
    .gender = m
card-celestial-spire = Flèche céleste
    .gender = f
card-pyrotechnic-surge = Déferlante pyrotechnique
    .gender = f
card-aurora = Aurore
    .gender = f

## Basic nemesis cards

card-afflict = Affliction
    .gender = f
card-encroach = Incursion
    .gender = f
card-heart-of-nothing = Cœur du Néant
    .gender = m
card-howling-spinners = Nuée de fileuses hurlantes
    .gender = f
card-night-unending = Nuit sans fin
    .gender = f
card-nix = Coup d’arrêt
    .gender = m
card-thrash = Rossée
    .gender = f
card-aphotic-sun = Soleil aphotique
    .gender = m
card-chaos-flail = Fléau du chaos
    .gender = m
card-mangleroot = Racine broyeuse
    .gender = f
card-mutilate = Mutilation
    .gender = f
card-null-scion = Rejeton du Néant
    .gender = m
card-apocalypse-ritual = Rituel de l’Apocalypse
    .gender = m
card-cataclysmic-fate = Destin cataclysmique
    .gender = m
card-monstrosity-of-omens = Monstruosité des présages
    .gender = f
card-engulf = Engloutissement
    .gender = m
card-quell = Écrasement
    .gender = m
card-throttle = Strangulation
    .gender = f
card-withering-beam = Rayon flétrissant
    .gender = m

## Nemesis cards: Umbra Titan

card-cryptid = Cryptide
    .gender = m
card-grubber = Fouisseur
    .gender = m
card-seismic-roar = Rugissement sismique
    .gender = m
card-maul = Lacération
    .gender = f
card-tombfright = Effroi des tombes
    .gender = m
card-vault-behemoth = Béhémoth des caveaux
    .gender = m
card-crumble = Effritement
    .gender = m
card-demi-ancient = Demi-Ancien
    .gender = m
card-yawning-black = Noirceur béante
    .gender = f

## Nemesis cards: Gate Witch

card-deep-abomination = Abomination des profondeurs
    .gender = f
card-hasten = Hâte
    .gender = f
card-temporal-nimbus = Nimbe temporel
    .gender = m
card-nether-spiral = Spirale abyssale
    .gender = f
card-portal-wretch = Paria du portail
    .gender = m
card-distort = Distorsion
    .gender = f
card-infinite-enmity = Haine infinie
    .gender = f
card-rift-scourge = Tourmenteur des failles
    .gender = m

## Nemesis cards: Magus of Cloaks

card-dusk-spawn = Engeance crépusculaire
    .gender = f
card-rising-dark = Montée des ténèbres
    .gender = f
card-twilight-empire = Empire du crépuscule
    .gender = m
card-ashen-haruspex = Haruspice des cendres
    .gender = m
card-black-solstice = Solstice noir
    .gender = m
card-enshroud = Manteau d’ombre
    .gender = m
card-eclipse = Éclipse
    .gender = f
card-shadows-reach = Emprise de l’ombre
    .gender = f
card-veil-daughter = Fille du Voile
    .gender = f

## Nemesis cards: Hollow Crown

card-beseech = Supplication
    .gender = f
card-enslave = Asservissement
    .gender = m
card-thronewatch = Garde du trône
    .gender = m
card-ascend = Ascension
    .gender = f
card-infernal-domain = Domaine infernal
    .gender = m
card-reign = Règne
    .gender = m
card-dominate = Domination
    .gender = f
card-nameless-faith = Foi des Sans-Nom
    .gender = f
card-viscera-bride = Mariée aux viscères
    .gender = f

## Card types

type-acolyte = acolyte
    .plural = acolytes
    .gender = m
    .indef = un acolyte

## Zones

zone-acolyte-deck = Pioche des acolytes
zone-acolyte-discard = Défausse des acolytes

## Nemesis-specific tokens

token-pillars = Jetons Némésis
token-gates = Jetons Némésis
token-cloaks = Jetons Némésis
