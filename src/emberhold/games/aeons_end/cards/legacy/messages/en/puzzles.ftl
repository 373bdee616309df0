### Puzzles of Legacy: with the cards of the first chapter, and nothing told that is sealed.

puzzle-legacy-haze = Who goes first
puzzle-legacy-haze-about = Warping Haze deals 1 more damage while two of your other spells are prepped.
puzzle-legacy-sum = To the last point
puzzle-legacy-sum-about = The nemesis deck is empty. You win if no minion and no power is in play when the turn ends.
puzzle-legacy-radite = A gem with eyes
puzzle-legacy-radite-about = The nemesis deck is empty, and the last power costs 4 aether. Branching Radite gives 1 more if you have two spells prepped.
puzzle-legacy-wreath = Powder kept dry
puzzle-legacy-wreath-about = The nemesis deck is empty. The last power leaves play for two of your prepped spells.
puzzle-legacy-node = Somebody pays
puzzle-legacy-node-about = The nemesis deck is empty. Gravity Node strikes when any player has discarded a card for it, and the power costs 4 aether.
puzzle-legacy-roads = Two roads
puzzle-legacy-roads-about = The nemesis deck is empty: you can clear the board or strike the nemesis down. Your ally’s hand is empty, too.
puzzle-legacy-must = Must and may
puzzle-legacy-must-about = The nemesis deck is empty, and the power asks for two prepped spells. A spell on a closed breach must be cast.
puzzle-legacy-spill = The first blow
puzzle-legacy-spill-about = The nemesis is next: its minion deals 1 damage to any player, then the power deals 4. Gravehold suffers double what a mage cannot take, and it has 2 life.
puzzle-legacy-last = Not you as well
puzzle-legacy-last-about = The nemesis is next, and two minions strike any player. You have 1 life, and so does your ally. If both of you are exhausted, all is lost.
puzzle-legacy-knives = The worse of two
puzzle-legacy-knives-about = On the next nemesis turn both powers strike: one deals 4 damage to Gravehold, the other 4 to any player. You can stop one of them.
puzzle-legacy-order = First look, then pay
puzzle-legacy-order-about = The nemesis deck is empty, and two powers are left: one costs 4 aether, the other two prepped spells.
puzzle-legacy-everything = Not a card to spare
puzzle-legacy-everything-about = The nemesis deck is empty. Three minions, one power that costs 4 aether, and just enough cards.
