### Moments, lines of cards, traits and types.

## When text works; lines of a card

relic-moment-start-turn = at the start of your turn
relic-moment-setup = when you start with this character
relic-moment-start-movement = at the start of your Movement phase
relic-moment-instead-of-movement = instead of your Movement phase
relic-moment-end-movement = at the end of your Movement phase
relic-moment-end-exploration = at the end of your Exploration phase
relic-moment-start-engagement = at the start of your Engagement phase
relic-moment-instead-of-engagement = instead of your Engagement phase
relic-moment-start-experience = at the start of your Experience phase
relic-moment-own-turn = during your turn
relic-moment-prepare = when you prepare for battle
relic-moment-enemy-roll = after the enemy’s roll
relic-moment-test = before your test roll
relic-moment-roll = after your roll
relic-moment-battle-roll = after your battle roll
relic-moment-movement-roll = after your movement roll
relic-moment-battle-score = when battle scores are counted
relic-moment-win-battle = when you win a battle
    .start = when you win a
relic-moment-win-battle-in-area = when you win a battle in the area of this card
relic-moment-lose-battle = when you lose a battle
    .start = when you lose a
relic-moment-would-lose-life = when you would lose Life
relic-moment-would-draw-corruption = when you would draw Corruption cards
relic-moment-draw-corruption = when you draw a Corruption card
relic-moment-draw-threat = when you draw a Threat card
relic-moment-drawn = when this card is drawn
relic-moment-draw-omen = when a Threat card with an omen is drawn
relic-moment-omens-full = when there are 5 omen tokens for each character
relic-moment-explodes = when one of your dice explodes
relic-moment-roll-one = when one of your battle dice shows 1
relic-moment-play-power = when you play a Power card
relic-moment-win-duel = when you win a skill duel
relic-moment-vanquished = when you are vanquished
relic-moment-complete-mission = when you complete a mission
relic-moment-resolve-encounter = after you resolve an encounter
    .start = after you resolve a
    .noun = encounter
relic-moment-enemy-defeated = when you defeat an enemy
    .start = when you defeat a
    .noun = enemy
relic-moment-gain-relic = when you gain a relic
relic-moment-spend-trophy = when you spend a trophy for levels
relic-moment-place-token = when you place a token on the sheet
relic-moment-resolved = each time this card is resolved
relic-moment-character-discards-corruption = when a character discards Corruption cards other than by becoming corrupted
relic-moment-character-draws-corruption = when a character receives a Corruption card because of you
relic-moment-other-prepare = when another character prepares for battle
relic-moment-other-roll = after another character’s roll
relic-moment-win-battle-here = when a character wins a battle on this space
relic-moment-reward = reward
relic-moment-penalty = penalty
relic-moment-activate = when this activates
relic-moment-start = start
relic-moment-nemesis = nemesis
relic-moment-bounty = bounty
relic-moment-confront = Confrontation
relic-moment-goal = goal
relic-line = { $head ->
    [choice] { CAP($when) } and { $text }
   *[label] { CAP($when) }: { CAP($text) }
}
relic-line-when = { $kind ->
    [any] { CAP($when) }
    [strength] { CAP($when_start) } Strength battle
    [willpower] { CAP($when_start) } Willpower battle
    [cunning] { CAP($when_start) } Cunning battle
    [nemesis] { CAP($when) } against a nemesis
    [character] { CAP($when) } against a character
   *[trait] { CAP($when_start) } { $narrow } { $when_noun }
}{ GIVEN($price) ->
    [yes] , you may { $price }
   *[no] {""}
}{ $once ->
    [yes] {" "}(once per turn)
   *[no] {""}
}{ $head ->
    [clause] , { $text }
   *[label] { GIVEN($price) ->
        [yes] { $begins ->
            [if] : { CAP($text) }
           *[plain] . If you do, { $text }
        }
       *[no] : { CAP($text) }
    }
}
relic-line-then = {"; "}
relic-line-named = { $name }: { $text }
relic-line-at = { CAP($where) }, { $text }
relic-line-charge = spend 1 charge
relic-line-discard = discard this card
relic-line-cost = Cost { $cost }.
relic-line-charges = Charges { $charges }.
relic-line-number = Number { $number }.
relic-line-activation = Activation { $number }.
relic-line-enemy = { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} { $value }.
relic-line-icons = { $amount ->
    [one] Threat icon: { $icons }.
   *[other] Threat icons: { $icons }.
}
relic-line-threats = { $amount ->
    [one] When you explore here, draw 1 Threat card of this colour unless there is one already.
   *[other] When you explore here, draw up to { $amount } Threat cards: one for each icon that has no card of its colour here yet.
}
relic-line-life = Life { $value }
relic-line-gain = { $sign ->
    [strength] +{ $value } Strength
    [willpower] +{ $value } Willpower
    [cunning] +{ $value } Cunning
   *[life] +{ $value } Life
}
relic-line-level = ({ $level }) { $given }{ $last ->
    [yes] .
   *[no] ;
}
relic-line-begins = Starts { $where }.
relic-line-begins-holding = Starts { $where }. Can hold up to { $assets ->
    [one] 1 asset
   *[other] { $assets } assets
} and { $cards ->
    [one] 1 Power card
   *[other] { $cards } Power cards
}{ GIVEN($later) ->
    [yes] {" "}({ $later })
   *[no] {""}
}.
relic-line-hand-from = { $amount } from level { $level }
relic-line-omen = Omen.
relic-icon-red = red
relic-icon-blue = blue
relic-icon-yellow = yellow
relic-numbered = { $card } no. { $number }
relic-quoted = { $name }
relic-the-sheet = the scenario sheet
relic-face-down = a face-down card

## Traits

relic-trait-adepta-sororitas = Adepta Sororitas
relic-trait-adeptus-astartes = Adeptus Astartes
relic-trait-adeptus-mechanicus = Adeptus Mechanicus
relic-trait-ally = Ally
relic-trait-apostate = Apostate
relic-trait-arbites = Arbites
relic-trait-armour = Armour
relic-trait-astra-militarum = Astra Militarum
relic-trait-beast = Beast
relic-trait-burden = Burden
relic-trait-chaos = Chaos
relic-trait-daemon = Daemon
relic-trait-ecclesiarchy = Ecclesiarchy
relic-trait-eldar = Eldar
relic-trait-equipment = Equipment
relic-trait-gift = Gift
relic-trait-heretic = Heretic
relic-trait-hunt = Hunt
relic-trait-inquisition = Inquisition
relic-trait-journey = Journey
relic-trait-militia = Militia
relic-trait-mutation = Mutation
relic-trait-navy = Navy
relic-trait-ork = Ork
relic-trait-pirate = Pirate
relic-trait-place = Place
relic-trait-psyker = Psyker
relic-trait-relic = Relic
relic-trait-rival = Rival
relic-trait-stranger = Stranger
relic-trait-temptation = Temptation
relic-trait-trial = Trial
relic-trait-tyranid = Tyranid
relic-trait-vehicle = Vehicle
relic-trait-vision = Vision
relic-trait-weapon = Weapon

## Types

relic-type-event = event
relic-type-enemy = enemy
relic-type-encounter = encounter
relic-type-asset = asset
relic-type-power = Power card
relic-type-corruption = Corruption card
relic-type-mission = mission
relic-type-agent = agent
relic-type-arsenal = arsenal
relic-type-crisis = crisis
relic-type-might = Might card
relic-type-character = character
relic-type-nemesis = nemesis
relic-type-scenario = scenario
relic-type-space = space
