### The first box: names of its nemeses and their cards.

## Nemeses

nemesis-rageborne = Rage Incarnée
    .def = la Rage Incarnée
    .de = de la Rage Incarnée
    .gender = f
nemesis-carapace-queen = Reine Carapace
    .def = la Reine Carapace
    .de = de la Reine Carapace
    .gender = f
nemesis-crooked-mask = Masque Tordu
    .def = le Masque Tordu
    .de = du Masque Tordu
    .gender = m
nemesis-prince-of-gluttons = Prince des Gloutons
    .def = le Prince des Gloutons
    .de = du Prince des Gloutons
    .gender = m

## Basic nemesis cards

card-agony-field = Champ d’agonie
    .gender = m
card-bane-sire = Géniteur du fléau
    .gender = m
card-bleed-static = Saignée statique
    .gender = f
card-eye-of-nothing = Œil du Néant
    .gender = m
card-haze-spewer = Cracheur de brume
    .gender = m
card-skewer = Embrochement
    .gender = m
card-slaughter = Massacre
    .gender = m
card-woven-sky = Ciel tissé
    .gender = m
card-awaken = Réveil
    .gender = m
card-cauterizer = Cautérisateur
    .gender = m
card-dispel = Dissipation
    .gender = f
card-needlemaw = Gueule d’aiguilles
    .gender = f
card-lay-waste = Ravage
    .gender = m
card-pulverizing-ray = Rayon pulvérisant
    .gender = m
card-venomite = Venimite
    .gender = f
card-doom-aegis = Égide funeste
    .gender = f
card-gather-darkness = Rassemblement des ténèbres
    .gender = m
card-jagged-one = Créature déchiquetée
    .gender = f
card-obliterate = Anéantissement
    .gender = m
card-reality-rupture = Rupture du réel
    .gender = f
card-sunder = Fracture
    .gender = f
card-topple = Renversement
    .gender = m

## Rageborne

card-cleave = Taillade
    .gender = f
card-provoker = Provocateur
    .gender = m
card-unrelenting-ire = Ire implacable
    .gender = f
card-blood-cry = Cri de sang
    .gender = m
card-invoke-carnage = Appel au carnage
    .gender = m
card-scorn = Mépris
    .gender = m
card-avatar-of-wrath = Avatar du courroux
    .gender = m
card-onslaught = Assaut
    .gender = m
card-rolling-death = Mort déferlante
    .gender = f

## Strikes

card-convoke = Convocation
    .gender = f
card-devastate = Dévastation
    .gender = f
card-eviscerate = Éviscération
    .gender = f
card-frenzy = Frénésie
    .gender = f
card-raze = Mise à sac
    .gender = f
card-seize = Saisie
    .gender = f

## Carapace Queen

card-broodwomb = Matrice à couvain
    .gender = f
card-endless-throng = Foule sans fin
    .gender = f
card-hatch = Éclosion
    .gender = f
card-blot-the-sun = Occultation du soleil
    .gender = f
card-foul-multitudes = Multitude immonde
    .gender = f
card-infest = Infestation
    .gender = f
card-legion-beacon = Balise de la légion
    .gender = f
card-maggot-engine = Machine à asticots
    .gender = f
card-spawn = Prolifération
    .gender = f

## Crooked Mask

card-burden = Fardeau
    .gender = m
card-corrupter = Corrupteur
    .gender = m
card-tempt = Tentation
    .gender = f
card-pain-sower = Semeur de douleur
    .gender = m
card-twisting-madness = Folie tortueuse
    .gender = f
card-vex = Vexation
    .gender = f
card-afflict-first-box = Affliction
    .gender = f
card-bedlam-sage = Sage dément
    .gender = m
card-ruin-priest = Prêtre de la ruine
    .gender = m

## Corruptions

card-blind-abandon = Abandon aveugle
    .gender = m
card-contagion = Contagion
    .gender = f
card-delirium-veil = Voile du délire
    .gender = m
card-dire-wisdom = Sagesse funeste
    .gender = f
card-endless-hunger = Faim sans fin
    .gender = f
card-fever-of-war = Fièvre guerrière
    .gender = f
card-grim-sight = Vision lugubre
    .gender = f
card-insatiable-avarice = Avarice insatiable
    .gender = f
card-lust-for-power = Soif de pouvoir
    .gender = f
card-nothingness = Vacuité
    .gender = f
card-reckless-might = Puissance téméraire
    .gender = f

## Prince of Gluttons

card-gorge = Goinfrerie
    .gender = f
card-lobotomize = Lobotomie
    .gender = f
card-thought-biter = Mordeur de pensées
    .gender = m
card-cerephage = Cérébrophage
    .gender = m
card-godfeeders = Cohorte nourricière des dieux
    .gender = f
card-mindguzzler = Siphonneur d’esprits
    .gender = m
card-digest = Digestion
    .gender = f
card-vile-feast = Festin abject
    .gender = m
card-memory-eater = Mangeur de souvenirs
    .gender = m

## Card types, zones and tokens

type-strike = frappe
    .plural = frappes
    .gender = f
    .indef = une frappe
type-corruption = corruption
    .plural = corruptions
    .gender = f
    .indef = une corruption
zone-strike-deck = Pioche Frappe
zone-corruption-deck = Pioche Corruption
zone-devoured = Pile dévorée
token-fury = Jetons Fureur
token-husks = Carcasses
