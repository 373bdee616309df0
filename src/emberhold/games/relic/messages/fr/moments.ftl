### Moments, lignes des cartes, traits et types.

## Quand le texte agit ; lignes d’une carte

relic-moment-start-turn = au début de votre tour
relic-moment-setup = quand vous commencez avec ce personnage
relic-moment-start-movement = au début de votre phase de mouvement
relic-moment-instead-of-movement = au lieu de votre phase de mouvement
relic-moment-end-movement = à la fin de votre phase de mouvement
relic-moment-end-exploration = à la fin de votre phase d’exploration
relic-moment-start-engagement = au début de votre phase d’engagement
relic-moment-instead-of-engagement = au lieu de votre phase d’engagement
relic-moment-start-experience = au début de votre phase d’expérience
relic-moment-own-turn = pendant votre tour
relic-moment-prepare = quand vous vous préparez au combat
relic-moment-enemy-roll = après le jet de l’ennemi
relic-moment-test = avant votre jet de test
relic-moment-roll = après votre jet
relic-moment-battle-roll = après votre jet de combat
relic-moment-movement-roll = après votre jet de mouvement
relic-moment-battle-score = quand les scores de combat sont comptés
relic-moment-win-battle = quand vous gagnez un combat
relic-moment-win-battle-in-area = quand vous gagnez un combat dans la zone de cette carte
relic-moment-lose-battle = quand vous perdez un combat
relic-moment-would-lose-life = quand vous allez perdre des points de Vie
relic-moment-would-draw-corruption = quand vous allez piocher des cartes Corruption
relic-moment-draw-corruption = quand vous piochez une carte Corruption
relic-moment-draw-threat = quand vous piochez une carte Menace
relic-moment-drawn = quand cette carte est piochée
relic-moment-draw-omen = quand une carte Menace avec un présage est piochée
relic-moment-omens-full = quand il y a cinq jetons de présage par personnage
relic-moment-explodes = quand l’un de vos dés explose
relic-moment-roll-one = quand l’un de vos dés de combat montre 1
relic-moment-play-power = quand vous jouez une carte Pouvoir
relic-moment-win-duel = quand vous gagnez un duel de compétence
relic-moment-vanquished = quand vous êtes vaincu
relic-moment-complete-mission = quand vous accomplissez une mission
relic-moment-resolve-encounter = après avoir résolu une rencontre
relic-moment-enemy-defeated = quand vous battez un ennemi
relic-moment-gain-relic = quand vous obtenez une relique
relic-moment-spend-trophy = quand vous dépensez un trophée pour gagner des niveaux
relic-moment-place-token = quand vous placez un jeton sur la fiche
relic-moment-resolved = chaque fois que cette carte est résolue
relic-moment-character-discards-corruption = quand un personnage défausse des cartes Corruption autrement qu’en étant corrompu
relic-moment-character-draws-corruption = quand un personnage reçoit une carte Corruption à cause de vous
relic-moment-other-prepare = quand un autre personnage se prépare au combat
relic-moment-other-roll = après le jet d’un autre personnage
relic-moment-win-battle-here = quand un personnage gagne un combat sur cette case
relic-moment-reward = récompense
relic-moment-penalty = pénalité
relic-moment-activate = quand cette carte s’active
relic-moment-start = au début
relic-moment-nemesis = némésis
relic-moment-bounty = prime
relic-moment-confront = Confrontation
relic-moment-goal = objectif
relic-line = { $head ->
    [clause] { CAP($when) }, { $text }
    [choice] { CAP($when) } et { $text }
    [special] { CAP($when) } : { CAP($text) }
   *[label] { CAP($when) } : { $text }
}
relic-line-when = { CAP($when) }{ $kind ->
    [any] {""}
    [strength] {" "}de Force
    [willpower] {" "}de Volonté
    [cunning] {" "}de Ruse
    [nemesis] {" "}contre une némésis
    [character] {" "}contre un personnage
   *[trait] {" "}{ $narrow }
}{ GIVEN($price) ->
    [yes] , vous pouvez { $price }
   *[no] {""}
}{ $once ->
    [yes] , une fois par tour
   *[no] {""}
}{ $head ->
    [clause] , { $text }
   *[label] { GIVEN($price) ->
        [yes] { $begins ->
            [if] {" "}: { $text }
           *[plain] . Si vous le faites, { $text }
        }
       *[no] {" "}: { $text }
    }
}
relic-line-then = {" ; "}
relic-line-named = { $name } : { $text }
relic-line-at = { CAP($where) }, { $text }
relic-line-charge = { $form ->
    [inf] dépenser 1 charge
   *[you] dépensez 1 charge
}
relic-line-discard = { $form ->
    [inf] défausser cette carte
   *[you] défaussez cette carte
}
relic-line-cost = Coût { $cost }.
relic-line-charges = Charges : { $charges }.
relic-line-number = Nombre { $number }.
relic-line-activation = Activation : { $number }.
relic-line-enemy = { $attribute ->
    [strength] Force
    [willpower] Volonté
   *[cunning] Ruse
} { $value }.
relic-line-icons = { $amount ->
    [one] Icône de menace : { $icons }.
   *[other] Icônes de menace : { $icons }.
}
relic-line-threats = { $amount ->
    [one] Quand vous explorez cette case, piochez une carte Menace de cette couleur s’il n’y en a pas encore ici.
    [2] Quand vous explorez cette case, piochez jusqu’à deux cartes Menace : une pour chaque icône qui n’a pas encore de carte de sa couleur ici.
    [3] Quand vous explorez cette case, piochez jusqu’à trois cartes Menace : une pour chaque icône qui n’a pas encore de carte de sa couleur ici.
   *[other] Quand vous explorez cette case, piochez jusqu’à { $amount } cartes Menace : une pour chaque icône qui n’a pas encore de carte de sa couleur ici.
}
relic-line-life = Vie { $value }
relic-line-gain = { $sign ->
    [strength] Force +{ $value }
    [willpower] Volonté +{ $value }
    [cunning] Ruse +{ $value }
   *[life] Vie +{ $value }
}
relic-line-level = { $level } – { $given }{ $last ->
    [yes] .
   *[no] {" "};
}
relic-line-begins = Commence { $where }.
relic-line-begins-holding = Commence { $where }. Garde au plus { $assets ->
    [one] un atout
   *[other] { WORD($assets) } atouts
} et { $cards ->
    [one] une carte Pouvoir
   *[other] { WORD($cards, gender: "f") } cartes Pouvoir
}{ GIVEN($later) ->
    [yes] , { $later }
   *[no] {""}
}.
relic-line-hand-from = { WORD($amount, gender: "f") } à partir du niveau { $level }
relic-line-omen = Présage.
relic-icon-red = rouge
relic-icon-blue = bleue
relic-icon-yellow = jaune
relic-numbered = { $card } nº { $number }
relic-quoted = « { $name } »
relic-the-sheet = fiche de scénario
    .gender = f
relic-face-down = une carte face cachée

## Traits

relic-trait-adepta-sororitas = Adepta Sororitas
relic-trait-adeptus-astartes = Adeptus Astartes
relic-trait-adeptus-mechanicus = Adeptus Mechanicus
relic-trait-ally = Allié
relic-trait-apostate = Apostat
relic-trait-arbites = Arbites
relic-trait-armour = Armure
relic-trait-astra-militarum = Astra Militarum
relic-trait-beast = Bête
relic-trait-burden = Fardeau
relic-trait-chaos = Chaos
relic-trait-daemon = Démon
relic-trait-ecclesiarchy = Ecclésiarchie
relic-trait-eldar = Eldar
relic-trait-equipment = Équipement
relic-trait-gift = Don
relic-trait-heretic = Hérétique
relic-trait-hunt = Chasse
relic-trait-inquisition = Inquisition
relic-trait-journey = Voyage
relic-trait-militia = Milice
relic-trait-mutation = Mutation
relic-trait-navy = Marine
relic-trait-ork = Ork
relic-trait-pirate = Pirate
relic-trait-place = Lieu
relic-trait-psyker = Psyker
relic-trait-relic = Relique
relic-trait-rival = Rival
relic-trait-stranger = Étranger
relic-trait-temptation = Tentation
relic-trait-trial = Épreuve
relic-trait-tyranid = Tyranide
relic-trait-vehicle = Véhicule
relic-trait-vision = Vision
relic-trait-weapon = Arme

## Types

relic-type-event = événement
relic-type-enemy = ennemi
relic-type-encounter = rencontre
relic-type-asset = atout
relic-type-power = carte Pouvoir
relic-type-corruption = carte Corruption
relic-type-mission = mission
relic-type-agent = agent
relic-type-arsenal = arsenal
relic-type-crisis = crise
relic-type-might = carte Puissance
relic-type-character = personnage
relic-type-nemesis = némésis
relic-type-scenario = scénario
relic-type-space = case
