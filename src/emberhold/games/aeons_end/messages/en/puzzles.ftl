### Puzzles of War Eternal.

puzzle-war-eternal-familiar = In good company
puzzle-war-eternal-familiar-about = The more other spells you have prepped, the stronger your Familiar is.
puzzle-war-eternal-compass = Borrowed fire
puzzle-war-eternal-compass-about = One Spark is all you have prepped. The great spell is in your ally’s discard pile.
puzzle-war-eternal-cloaks = Moth-eaten
puzzle-war-eternal-cloaks-about = Each of the Magus’s cloaks absorbs 1 point of every blow, and every blow tears one of them.
puzzle-war-eternal-trophy = One more for the wall
puzzle-war-eternal-trophy-about = Quilius has all five charges. The vow deals 2 damage for each trophy.
puzzle-war-eternal-colossal = Hold your fire
puzzle-war-eternal-colossal-about = Garu is charged. Colossal Force is fed with prepped spells, 4 damage for each.
puzzle-war-eternal-lightning = Light from lightning
puzzle-war-eternal-lightning-about = Illuminate strikes whenever one of your breaches is focused or opened while it is prepped.
puzzle-war-eternal-gloves = A pair of gloves
puzzle-war-eternal-gloves-about = What a Gauntlet casts returns to your hand, and a free breach takes it again.
puzzle-war-eternal-sigil = The sign first
puzzle-war-eternal-sigil-about = Six charges, a Gauntlet and two spells. A Sigil breach adds 2 damage to what is cast from it.
puzzle-war-eternal-brand = Pass it on
puzzle-war-eternal-brand-about = Mist is fully charged. What the Brand casts goes to an ally’s hand.
puzzle-war-eternal-siege = Before the night
puzzle-war-eternal-siege-about = Gravehold has 3 life. The nemesis is next: the drone will take 1 of it, and Night Unending will take 2 for every spell prepped by the player with the most prepped spells.
puzzle-war-eternal-shell = One more for the gun
puzzle-war-eternal-shell-about = Colossal Force takes up to four prepped spells. A breach that was focused can be used this turn.
puzzle-war-eternal-ore = Ore or aether
puzzle-war-eternal-ore-about = Breach Ore gives 2 aether, or it focuses your cheapest closed breach. Illuminate is watching.

## Goals of puzzles found in games

puzzle-target-power = Discard { $card } this turn.
puzzle-target-minion = Remove { $card } from play this turn.
puzzle-target-life = Bring the nemesis down to { $life } life or less this turn.
puzzle-target-breach = Open { $mage }’s breach { $number } this turn.
