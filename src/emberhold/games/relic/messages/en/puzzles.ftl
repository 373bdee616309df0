### Puzzles of Relic.

## Goals

puzzle-goal-trophy = Take a trophy this turn.
puzzle-goal-level = Gain a level this turn.
puzzle-goal-mission = Complete a mission this turn.
puzzle-goal-relic = Gain a relic this turn.
puzzle-goal-middle = Reach the Middle tier this turn.

## Positions

puzzle-relic-charge = A number and a blow
puzzle-relic-charge-about = The buggy has 6, and its die will show 5; after that you would roll a 1. Each card is a number or an ability, never both.
puzzle-relic-six = Sixes explode
puzzle-relic-six-about = One more enemy and the mission is complete. Its die will show 6, yours a 3. A six adds another die, and a card can replace that one too.
puzzle-relic-gate = Steady at the gate
puzzle-relic-gate-about = The Envoy’s gate asks for Willpower 6. You have 2, and only ones will be rolled.
puzzle-relic-trophies = What a head is worth
puzzle-relic-trophies-about = Six trophy points make a level. The pack is worth 4. Its die will show 3, yours 4.
puzzle-relic-relic = Three for one
puzzle-relic-relic-about = Two missions are complete, and an Ork is all that the third one asks for. Its die will show 4, yours a 1. Three missions buy a relic.
puzzle-relic-purse = A purse of seven
puzzle-relic-purse-about = End with 7 influence. Winning a battle pays the Rogue Trader 1. The Orks’ die will show 2, yours a 1.
puzzle-relic-blades = The more the merrier
puzzle-relic-blades-about = Two packs fight together, 9 in all, and their die will show 4. Yours will show 3, 2, 2 and 1.
puzzle-relic-fleet = The price of a passage
puzzle-relic-fleet-about = The Battlefleet is three spaces ahead and asks 2 influence for a passage inward. Your die will show 2, and your purse is empty.
puzzle-relic-two-fronts = Two fronts
puzzle-relic-two-fronts-about = Two enemies, two forms, two cards. The dice will show 4, 2 and 6, in that order. A lost battle ends it all.
puzzle-relic-kit = Everything is ammunition
puzzle-relic-kit-about = The veterans have 5, and their die will show 5; yours a 2. A weapon works only if you reach for it.
puzzle-relic-aid = Help for a coin
puzzle-relic-aid-about = The veterans have 5, and their die will show 5; yours a 1. A character nearby helps the Inquisitor for 1 influence.
puzzle-relic-shadow = Past the great one
puzzle-relic-shadow-about = Enemies of one attribute fight together: 5 and 8. Their die will show 3, yours a 4. The Assassin need not be seen by both.

## Goals of puzzles found in games

puzzle-target-level = Reach level { $number } this turn.
puzzle-target-missions = Complete a mission this turn (your total: { $number }).
puzzle-target-relics = Gain a relic this turn (your total: { $number }).
puzzle-target-trophies = Take a trophy this turn (your total: { $number }).
puzzle-target-influence = Have at least { $number } influence before this turn is over.
