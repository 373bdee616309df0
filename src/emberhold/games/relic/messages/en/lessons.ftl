### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Your first journey
lesson-relic-first-about = Three turns as the Commissar: move, explore, fight, buy, complete missions and grow.
lesson-relic-first-part-move = Movement
lesson-relic-first-part-battle = A battle
lesson-relic-first-part-shop = Wargear
lesson-relic-first-part-mission = A second mission
lesson-relic-first-aim = This is a race. Grow strong enough, win a relic and be the first to walk the Inner tier to the space in the centre: what happens there decides the game.
lesson-relic-first-you = You are the Commissar: Strength 4, Willpower 3, Cunning 2, and 5 Life. The other player misses a turn, so we have time.
lesson-relic-first-turn = A turn has four phases: Movement, Exploration, Engagement and Experience. Let us play through all of them.
lesson-relic-first-roll = Movement: roll a die. You move exactly that many spaces around your tier, in either direction.
lesson-relic-first-way = A 3. Titan Yards has two red threat icons: red threats are mostly fought with Strength, and that is what you are good at. Go there.
lesson-relic-first-explore = Exploration: a card was placed for each threat icon. Two packs of Orks, both Strength enemies, so they fight together: 5 and 2, and their die shows 4. You need more than 11.
lesson-relic-first-prepare = Engagement, the battle: first you prepare. A Power card gives its ability or its number, never both. Breaching Charge adds 4.
lesson-relic-first-number = Now the roll. Instead of rolling you may play a Power card for its number: Steady Hand is a 4. 4 and 4 and 4 make 12, against 11.
lesson-relic-first-won = You win! Both Orks are now trophies, and your mission asked for an Ork: it is complete, and its reward is yours.
lesson-relic-first-level = Experience: a trophy is worth the enemy’s value, and every 6 points spent together give a level. Spend them.
lesson-relic-first-mission = After a completed mission you draw another: Against the Odds asks for two enemies defeated together. And it is your turn again. Roll.
lesson-relic-first-corner = A 4. Battlefleet Antias is exactly four spaces away: a corner without threats. On such spaces you use the text in the box instead. Go there.
lesson-relic-first-shop = Its box offers a choice: buy Wargear, or pay 2 influence to cross to the Middle tier. You have 7 influence: let us see what is for sale.
lesson-relic-first-buy = Three cards are revealed. The Boarding Chainblade costs 2 influence and adds 2 in every Strength battle. Buy it; that is enough for today.
lesson-relic-first-other = Now the Sanctioned Psyker moves, passes a Willpower test (attribute plus die against a target number) and looks at cards still to come.
lesson-relic-first-back = Your turn. Roll, and with another 4 go back to Titan Yards: new enemies appear there, and two of them are what your mission asks for.
lesson-relic-first-gear = Two Strength enemies again, 3 and 2, so they fight together. Before the roll you may use one weapon: take the Chainblade.
lesson-relic-first-fight = Their die shows 2: they have 7. You have Strength 5 and 2 from the Chainblade. Roll.
lesson-relic-first-reward = 12 against 7, and two at once: the mission is complete. Its reward is a level and 1 point in an attribute of your choice. Choose Strength.
lesson-relic-first-level-again = Experience: spend the highlighted trophies. 6 points give the next level, and any remainder is lost. Trophies you keep can be spent later.
lesson-relic-first-end = Four levels, a weapon and two completed missions. A third mission buys a relic, and a relic opens the way inward. Keep playing as you like, or take another lesson.

## Missions

lesson-relic-missions = Missions and relics
lesson-relic-missions-about = What a mission asks for, and what three of them buy.
lesson-relic-missions-what = Every character has one mission. Yours, Take Initiative, asks for three defeated enemies; two have already been counted.
lesson-relic-missions-enemy = Ork Brawlers are on your space: the third enemy. There is nothing to prepare; continue to the battle.
lesson-relic-missions-roll = Their die shows 2, so they have 5. You have Strength 4: roll.
lesson-relic-missions-reward = The goal is met: the reward is yours at once, and the card joins your completed missions. Continue.
lesson-relic-missions-three = Three completed missions. In the Experience phase they can be exchanged for a relic: do it.
lesson-relic-missions-relic = Two relics are revealed, and you keep one. Take the Chalice of Dawn.
lesson-relic-missions-end = A relic is a strong asset that nobody can steal, and the key to the Inner tier. So choose missions that are on your way.

## Corruption

lesson-relic-corruption = Corruption
lesson-relic-corruption-about = Sleeping and active cards, the sixth one, and how to discard them.
lesson-relic-corruption-what = These are Corruption cards. When you draw one, compare its number with how many you have, including this one: if the number is not greater, the card is turned face up and takes effect.
lesson-relic-corruption-asleep = Two of yours are face up and weaken you; two are still face down. Those are not compared again, but they count.
lesson-relic-corruption-six = With the sixth card you are corrupted: you lose your Power cards, trophies and influence, and the character. You have four.
lesson-relic-corruption-test = Antian Shrine World can help: a Willpower test (8) removes up to two cards. Try it; you do not need a card for that.
lesson-relic-corruption-roll = You have Willpower 4, plus the die. Roll.
lesson-relic-corruption-clean = You pass. Choose two cards to discard: the face-up ones do the harm.
lesson-relic-corruption-end = Some Corruption is a gift, and a few cards do no harm. But keep an eye on the number: from four on, every card is a danger.

## The way inward

lesson-relic-inward = The way inward
lesson-relic-inward-about = A relic, the Warp Rift and a one-way road.
lesson-relic-inward-where = You are in the Middle tier. The Inner tier, with the space that decides the game, begins at the Warp Rift; Guardian of the Rift is the only door.
lesson-relic-inward-key = The key is a relic, and you have one: the Chalice of Dawn. You show it and keep it. You need an exact roll to reach the Guardian: roll.
lesson-relic-inward-enter = A 2: that is the Guardian. A character with a relic may move from there into the Warp Rift at once. Do it.
lesson-relic-inward-price = The Rift moves you ahead one space, and one more for 8 influence. Influence is worth nothing at the end of the road: pay.
lesson-relic-inward-harm = Every space here does something to you. Chaos Titan “Mal’s Fury” costs an asset or 2 Life. The Chalice heals you a little each turn, so lose the Life.
lesson-relic-inward-road = On your next turn there is no roll: you move one space along the arrow each turn. Nobody explores, nobody turns back, and each space hurts.
lesson-relic-inward-end = So bring Life, Willpower and Power cards, not only a relic: the road is eight spaces long, and then the scenario decides the game.

## Threats

lesson-relic-threats = What lies on a space
lesson-relic-threats-about = Events, enemies, encounters and assets, and how a test works.
lesson-relic-threats-order = Not every threat is an enemy. In the Engagement phase everything on your space is resolved in this order: events, enemies, encounters, assets. Here there is one of each.
lesson-relic-threats-event = The event first. Nightmares asks for a Willpower test (6): your Willpower is 3, so the die must show at least 3. A natural 1 always fails. Roll.
lesson-relic-threats-explodes = A 6! A 6 explodes: you roll another die and add it, in tests as well as in battles. Roll again.
lesson-relic-threats-enemy = Passed, and you drew a Power card. The event is discarded, and now the enemy is battled: Carrion Mutants, Strength 2. You do not need a card for that: continue, then roll.
lesson-relic-threats-encounter = Won. Next, the encounter: the Drill Yard offers a Strength test (8). It is optional, but with Strength 4 your chances are good. Accept, then roll.
lesson-relic-threats-asset = 8 is enough: your Strength is now 5. The asset comes last, and it is simply yours: the Guard Veteran adds 2 in every Strength battle from now on.
lesson-relic-threats-end = If you lose or tie a battle, the phase ends: encounters and assets behind an enemy stay on the space until somebody defeats it.

## A lost battle

lesson-relic-defeat = A lost battle
lesson-relic-defeat-about = What a defeat costs, and what remains at 0 Life.
lesson-relic-defeat-life = You have 1 Life left. A lost battle costs 1 Life and ends the Engagement phase; a tie only ends the phase.
lesson-relic-defeat-forms = Two enemies with different attributes are two separate battles, and you choose the order. Neither looks good. Take the Scrap Buggy first.
lesson-relic-defeat-roll = Its die shows 5: with its 6 that makes 11. You have Strength 4, so only an exploding 6 could help. Roll and see.
lesson-relic-defeat-lost = 6 against 11. Your last Life is gone, and you are vanquished: your Power cards, your trophies and your influence are lost, and your turn is over.
lesson-relic-defeat-kept = But you are not out of the game. Your assets, your missions, your levels and any Corruption stay with you.
lesson-relic-defeat-sanctuary = You are back at St. Antias’ Sanctuary with the Life you started with, and your next turn begins from there.
lesson-relic-defeat-end = So look at your Life before you move. With 1 or 2 left, spend your trophies, heal or choose a quiet space: being vanquished costs most when you carry a lot.

## Winning

lesson-relic-victory = The end of the road
lesson-relic-victory-about = The last three spaces, and how the race is won.
lesson-relic-victory-where = The scenario says how to win. In The Mystery Beyond it is simple: the first character to reach the space in the centre wins at once.
lesson-relic-victory-road = Each turn you move one space along the arrow, without a roll. This turn took you to the Fortress of Khorne, two spaces from the centre. It demands a Strength test (12).
lesson-relic-victory-fortress = Your Strength is 4: no single die is enough. Nerves of Steel adds 4 to a test. Play it.
lesson-relic-victory-passed = 4, 4 and a 5 make 13: passed. Had you failed, you would have lost 1 Strength and 1 Life, but you would still move on. End your turn.
lesson-relic-victory-maze = The Maze of Tzeentch tests your level (12), and at level 0 nobody passes. It takes an asset or 2 influence. Influence is worth nothing now: pay with it.
lesson-relic-victory-rival = The Sanctioned Psyker is on the same road, three spaces behind you. One more turn for them, and then it is yours.
lesson-relic-victory-end = You move to the centre, and the game is won. Other scenarios ask for more there, often a last battle: read the scenario sheet before you set out.

## A nemesis

lesson-relic-nemesis = A nemesis at the table
lesson-relic-nemesis-about = Who plays against everybody, and how you meet them in battle.
lesson-relic-nemesis-what = In Enemies of the Imperium one player is not a character but a nemesis: here, Moarn Goreheart. A nemesis does not race to the middle. It collects infamy, and with 25 it wins at once. Moarn has 12.
lesson-relic-nemesis-turns = When all characters have had their turns, the nemesis has one: it moves as you do, but never into the Inner tier, and battles characters or what the Imperium sends against it.
lesson-relic-nemesis-roll = Moarn is two spaces from you, at Bone Marsh. Roll for movement.
lesson-relic-nemesis-move = A 2: exactly right. Go to Bone Marsh.
lesson-relic-nemesis-attack = A character that ends its move on the space of a nemesis may battle it instead of exploring. Do it.
lesson-relic-nemesis-prepare = The nemesis prepares and rolls first: Strength 5 and a 3 make 8. You prepare only now, knowing what you have to beat. Breaching Charge adds 4: play it.
lesson-relic-nemesis-won = 13 against 8. Moarn loses 1 Life, and you collect the bounty on his head: 3 influence. It is paid every time a character beats him.
lesson-relic-nemesis-end = Watch the infamy of a nemesis as you watch the others on the road. A character that is strong in its attribute should block its way.
