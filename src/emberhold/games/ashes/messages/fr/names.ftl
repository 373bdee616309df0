### Ashes: Rise of the Phoenixborn: names of cards, abilities, dice, decks, zones and headings.
### Cards: .gender m or f. Card types and dice also .plural and .indef with the indefinite article.

## Phoenixborn

ashes-card-aradel-summergaard = Aradel Summergaard
    .gender = f
    .proper = yes
ashes-card-coal-roarkwin = Coal Roarkwin
    .gender = m
    .proper = yes
ashes-card-jessa-na-ni = Jessa Na Ni
    .gender = f
    .proper = yes
ashes-card-maeoni-viper = Maeoni Viper
    .gender = f
    .proper = yes
ashes-card-noah-redmoon = Noah Redmoon
    .gender = m
    .proper = yes
ashes-card-saria-guideman = Saria Guideman
    .gender = f
    .proper = yes

## Card types

ashes-type-phoenixborn = Enfant du Phénix
    .plural = Enfants du Phénix
    .gender = m
    .indef = un Enfant du Phénix
ashes-type-ally = allié
    .plural = alliés
    .gender = m
    .indef = un allié
ashes-type-conjuration = créature invoquée
    .plural = créatures invoquées
    .gender = f
    .indef = une créature invoquée
ashes-type-action = sort d’action
    .plural = sorts d’action
    .gender = m
    .indef = un sort d’action
ashes-type-reaction = sort de réaction
    .plural = sorts de réaction
    .gender = m
    .indef = un sort de réaction
ashes-type-alteration = sort d’altération
    .plural = sorts d’altération
    .gender = m
    .indef = un sort d’altération
ashes-type-ready = sort préparé
    .plural = sorts préparés
    .gender = m
    .indef = un sort préparé

## Dice

ashes-dice-natural = dé de nature
    .plural = dés de nature
    .gender = m
    .indef = un dé de nature
ashes-dice-charm = dé de charme
    .plural = dés de charme
    .gender = m
    .indef = un dé de charme
ashes-dice-illusion = dé d’illusion
    .plural = dés d’illusion
    .gender = m
    .indef = un dé d’illusion
ashes-dice-ceremonial = dé cérémoniel
    .plural = dés cérémoniels
    .gender = m
    .indef = un dé cérémoniel

## Dice: faces

ashes-die-natural-basic = dé de nature (symbole basique)
    .gender = m
    .plural = dés de nature (symbole basique)
    .die = dé de nature
    .side = symbole basique
ashes-die-natural-class = dé de nature (symbole de classe)
    .gender = m
    .plural = dés de nature (symbole de classe)
    .die = dé de nature
    .side = symbole de classe
ashes-die-natural-power = dé de nature (symbole de pouvoir)
    .gender = m
    .plural = dés de nature (symbole de pouvoir)
    .die = dé de nature
    .side = symbole de pouvoir
ashes-die-charm-basic = dé de charme (symbole basique)
    .gender = m
    .plural = dés de charme (symbole basique)
    .die = dé de charme
    .side = symbole basique
ashes-die-charm-class = dé de charme (symbole de classe)
    .gender = m
    .plural = dés de charme (symbole de classe)
    .die = dé de charme
    .side = symbole de classe
ashes-die-charm-power = dé de charme (symbole de pouvoir)
    .gender = m
    .plural = dés de charme (symbole de pouvoir)
    .die = dé de charme
    .side = symbole de pouvoir
ashes-die-illusion-basic = dé d’illusion (symbole basique)
    .gender = m
    .plural = dés d’illusion (symbole basique)
    .die = dé d’illusion
    .side = symbole basique
ashes-die-illusion-class = dé d’illusion (symbole de classe)
    .gender = m
    .plural = dés d’illusion (symbole de classe)
    .die = dé d’illusion
    .side = symbole de classe
ashes-die-illusion-power = dé d’illusion (symbole de pouvoir)
    .gender = m
    .plural = dés d’illusion (symbole de pouvoir)
    .die = dé d’illusion
    .side = symbole de pouvoir
ashes-die-ceremonial-basic = dé cérémoniel (symbole basique)
    .gender = m
    .plural = dés cérémoniels (symbole basique)
    .die = dé cérémoniel
    .side = symbole basique
ashes-die-ceremonial-class = dé cérémoniel (symbole de classe)
    .gender = m
    .plural = dés cérémoniels (symbole de classe)
    .die = dé cérémoniel
    .side = symbole de classe
ashes-die-ceremonial-power = dé cérémoniel (symbole de pouvoir)
    .gender = m
    .plural = dés cérémoniels (symbole de pouvoir)
    .die = dé cérémoniel
    .side = symbole de pouvoir

## Symbols in costs

ashes-symbol-b = symbole basique
    .plural = symboles basiques
    .gender = m
ashes-symbol-nc = symbole de classe nature
    .plural = symboles de classe nature
    .gender = m
ashes-symbol-np = symbole de pouvoir nature
    .plural = symboles de pouvoir nature
    .gender = m
ashes-symbol-hc = symbole de classe charme
    .plural = symboles de classe charme
    .gender = m
ashes-symbol-hp = symbole de pouvoir charme
    .plural = symboles de pouvoir charme
    .gender = m
ashes-symbol-ic = symbole de classe illusion
    .plural = symboles de classe illusion
    .gender = m
ashes-symbol-ip = symbole de pouvoir illusion
    .plural = symboles de pouvoir illusion
    .gender = m
ashes-symbol-cc = symbole de classe cérémonielle
    .plural = symboles de classe cérémonielle
    .gender = m
ashes-symbol-cp = symbole de pouvoir cérémoniel
    .plural = symboles de pouvoir cérémoniel
    .gender = m

## Zones

ashes-zone-hand = Main
ashes-zone-draw-pile = Pioche
ashes-zone-discard = Défausse
ashes-zone-conjurations = Pile d’invocation
ashes-zone-battlefield = Champ de bataille
ashes-zone-spellboard = Grimoire
ashes-zone-active-dice = Dés actifs
ashes-zone-exhausted-dice = Dés épuisés
ashes-zone-removed = Retirées de la partie
ashes-zone-announced = Carte en train d’être jouée

## Headings

ashes-word-life = Vie
ashes-word-attack = Attaque
ashes-word-recover = Récupération
ashes-word-wounds = Blessures
ashes-word-exhaustion = Épuisement
ashes-word-status = Statut
ashes-word-round = Manche
ashes-word-first-player = Premier joueur

##

# Names coined for this project

## Game

game-ashes = Ashes : l’Ascension des Enfants du Phénix

## Suggested decks

ashes-deck-the-iron-men = Les Hommes de fer
ashes-deck-the-snakes-in-silver = Les Serpents d’argent
ashes-deck-the-mist-guardian = La Gardienne des brumes
ashes-deck-the-bloodwoods-queen = La Reine de Sylvesang
ashes-deck-the-cloudsea-siren = La Sirène de la mer de nuages
ashes-deck-the-shadows-of-viros = Les Ombres de Viros

## Cards: Allies

ashes-card-anchornaut = Ancronaute
    .gender = m
ashes-card-blood-archer = Archer de sang
    .gender = m
ashes-card-enchanted-violinist = Violoniste enchantée
    .gender = f
ashes-card-hammer-knight = Chevalier au marteau
    .gender = m
ashes-card-iron-worker = Ouvrier de fer
    .gender = m
ashes-card-leech-warrior = Guerrier sangsue
    .gender = m
ashes-card-living-doll = Poupée vivante
    .gender = f
ashes-card-rose-fire-dancer = Danseuse du feu rose
    .gender = f
ashes-card-stormwind-sniper = Tireur de Ventorage
    .gender = m

## Cards: Action spells

ashes-card-bound-soul = Âme liée
    .gender = f
ashes-card-call-upon-the-realms = Appel aux royaumes
    .gender = m
ashes-card-fear = Peur
    .gender = f
ashes-card-hidden-power = Pouvoir caché
    .gender = m
ashes-card-mist-typhoon = Typhon de brume
    .gender = m
ashes-card-molten-gold = Or fondu
    .gender = m
ashes-card-one-hundred-blades = Cent lames
    .gender = f
    .proper = yes
    .de = de la carte Cent lames
ashes-card-open-memories = Souvenirs ouverts
    .gender = m
    .proper = yes
    .de = de la carte Souvenirs ouverts
ashes-card-out-of-the-mist = Hors de la brume
    .gender = m
    .proper = yes
    .de = de la carte Hors de la brume
ashes-card-refresh = Rafraîchissement
    .gender = m
ashes-card-seal = Sceau
    .gender = m
ashes-card-sleight-of-hand = Tour de main
    .gender = m
ashes-card-steady-gaze = Regard fixe
    .gender = m
ashes-card-strange-copy = Étrange copie
    .gender = f
ashes-card-transfer = Transfert
    .gender = m

## Cards: Reaction spells

ashes-card-final-cry = Cri ultime
    .gender = m
ashes-card-golden-veil = Voile doré
    .gender = m
ashes-card-redirect = Redirection
    .gender = f
ashes-card-shadow-counter = Riposte de l’ombre
    .gender = f
ashes-card-summon-sleeping-widows = Invocation de veuves endormies
    .gender = f
ashes-card-sympathy-pain = Douleur partagée
    .gender = f

## Cards: Alteration spells

ashes-card-bring-forth = Matérialisation
    .gender = f
ashes-card-fade-away = Évanescence
    .gender = f
ashes-card-massive-growth = Croissance massive
    .gender = f
ashes-card-reflections-in-the-water = Reflets dans l’eau
    .gender = m
    .proper = yes
    .de = de la carte Reflets dans l’eau
ashes-card-root-armor = Armure de racines
    .gender = f
ashes-card-spiked-armor = Armure à pointes
    .gender = f
ashes-card-undying-heart = Cœur immortel
    .gender = m

## Cards: Ready spells

ashes-card-abundance = Abondance
    .gender = f
ashes-card-blood-transfer = Transfusion de sang
    .gender = f
ashes-card-chant-of-revenge = Chant de vengeance
    .gender = m
ashes-card-cut-the-strings = Couper les fils
    .gender = m
    .proper = yes
    .de = de la carte Couper les fils
ashes-card-empower = Renforcement
    .gender = m
ashes-card-expand-energy = Expansion d’énergie
    .gender = f
ashes-card-hypnotize = Hypnose
    .gender = f
ashes-card-protect = Protection
    .gender = f
ashes-card-purge = Purge
    .gender = f
ashes-card-shifting-mist = Brume changeante
    .gender = f
ashes-card-small-sacrifice = Petit sacrifice
    .gender = m
ashes-card-strengthen = Afflux de force
    .gender = m
ashes-card-summon-blood-puppet = Invocation de marionnette de sang
    .gender = f
ashes-card-summon-blue-jaguar = Invocation de jaguar bleu
    .gender = f
ashes-card-summon-butterfly-monk = Invocation de moine papillon
    .gender = f
ashes-card-summon-false-demon = Invocation de faux démon
    .gender = f
ashes-card-summon-gilder = Invocation de doreur
    .gender = f
ashes-card-summon-iron-rhino = Invocation de rhinocéros de fer
    .gender = f
ashes-card-summon-masked-wolf = Invocation de loup masqué
    .gender = f
ashes-card-summon-mist-spirit = Invocation d’esprit des brumes
    .gender = f
ashes-card-summon-seaside-raven = Invocation de corbeau du littoral
    .gender = f
ashes-card-summon-silver-snake = Invocation de serpent d’argent
    .gender = f
ashes-card-summon-three-eyed-owl = Invocation de chouette à trois yeux
    .gender = f

## Cards: Conjurations

ashes-card-blood-puppet = Marionnette de sang
    .gender = f
ashes-card-blue-jaguar = Jaguar bleu
    .gender = m
ashes-card-butterfly-monk = Moine papillon
    .gender = m
ashes-card-false-demon = Faux démon
    .gender = m
ashes-card-gilder = Doreur
    .gender = m
ashes-card-iron-rhino = Rhinocéros de fer
    .gender = m
ashes-card-masked-wolf = Loup masqué
    .gender = m
ashes-card-mist-spirit = Esprit des brumes
    .gender = m
ashes-card-seaside-raven = Corbeau du littoral
    .gender = m
ashes-card-silver-snake = Serpent d’argent
    .gender = m
ashes-card-sleeping-widow = Veuve endormie
    .gender = f
ashes-card-three-eyed-owl = Chouette à trois yeux
    .gender = f

## Abilities

ashes-ability-throw = Lancer
ashes-ability-blood-oath = Serment de sang
ashes-ability-battle-advantage = Avantage au combat
ashes-ability-song-of-sorrow = Chant du chagrin
ashes-ability-aftershock = Réplique
ashes-ability-resourceful = Ingéniosité
ashes-ability-overtime = Heures supplémentaires
ashes-ability-shadow-drain = Drain d’ombre
ashes-ability-pain-link = Lien de douleur
ashes-ability-distract = Distraction
ashes-ability-ambush = Embuscade
ashes-ability-water-blast = Jet d’eau
ashes-ability-slash = Entaille
ashes-ability-screams-of-the-departed = Cris des défunts
ashes-ability-strike = Frappe
ashes-ability-shadow-target = Cible d’ombre
ashes-ability-hearts-pull = Élan du cœur
ashes-ability-cursed = Malédiction
ashes-ability-self-inflict = Blessure volontaire
ashes-ability-gaze = Regard
ashes-ability-unit-guard = Garde d’unité
ashes-ability-last-blessing = Dernière bénédiction
ashes-ability-illusion = Illusion
ashes-ability-inheritance = Héritage
ashes-ability-magic-guard = Garde contre la magie
ashes-ability-spell-guard = Garde magique
ashes-ability-consume = Dévoration
ashes-ability-memory-drain = Drain de mémoire
ashes-ability-fleeting = Éphémère
ashes-ability-spiked-skin = Peau à pointes
ashes-ability-bypass = Contournement
ashes-ability-respark = Ravivement
ashes-ability-focus-1 = Concentration 1
ashes-ability-focus-2 = Concentration 2
