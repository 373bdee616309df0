### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Your first journey
lesson-relic-first-about = Three turns as the Commissar: move, explore, fight, buy, complete missions and grow.
lesson-relic-first-aim = This is a race. Whoever grows strong enough, wins a relic and walks the Inner tier to the space in the middle first has the last word there.
lesson-relic-first-you = You are the Commissar: Strength 4, Willpower 3, Cunning 2, and 5 Life. The other player misses a turn, so we have time.
lesson-relic-first-turn = A turn has four phases: Movement, Exploration, Engagement, Experience. Let us go through all of them.
lesson-relic-first-roll = Movement: roll a die. You move exactly so many spaces around your tier, one way or the other.
lesson-relic-first-way = A 3. Titan Yards has two red signs: red threats are mostly fought with Strength, and that is what you are good at. Go there.
lesson-relic-first-explore = Exploration: a card was laid for every sign. Two packs of Orks, both of Strength, so they fight together: 5 and 2, and their die shows 4. You need more than 11.
lesson-relic-first-prepare = Engagement, the battle: first you prepare. A Power card gives its ability or its number, never both. Breaching Charge adds 4.
lesson-relic-first-number = Now the roll. Instead of a die you may play a Power card for its number: Steady Hand is a 4. 4 and 4 and 4 are 12, against 11.
lesson-relic-first-won = Won! Both Orks are trophies now, and your mission asked for an Ork: it is complete, and its reward is yours.
lesson-relic-first-level = Experience: trophies are worth the value of the enemy, and each 6 points spent together are a level. Spend them.
lesson-relic-first-mission = A completed mission is followed by another at once: Against the Odds asks for two enemies defeated together. And it is your turn again. Roll.
lesson-relic-first-corner = A 4. Battlefleet Antias lies exactly four spaces away: a corner without threats. On such spaces the text in the box counts instead. Go there.
lesson-relic-first-shop = Its box gives a choice: buy Wargear, or pay 2 influence to cross to the Middle tier. You have 7 influence: let us see what they sell.
lesson-relic-first-buy = Three cards are shown. The Boarding Chainblade costs 2 influence and adds 2 in every Strength battle. Buy it; that is enough for today.
lesson-relic-first-other = Now the Sanctioned Psyker moves, passes a test of Willpower, attribute and die against a number, and looks at cards that are still to come.
lesson-relic-first-back = Your turn. Roll, and with another 4 go back to Titan Yards: enemies are laid there anew, and two of them are what your mission wants.
lesson-relic-first-gear = Two enemies of Strength again, 3 and 2, so they fight together. Before the roll you may use one weapon: take the Chainblade.
lesson-relic-first-fight = Their die shows 2: they have 7. You have Strength 5 and 2 from the Chainblade. Roll.
lesson-relic-first-reward = 12 against 7, and two at once: the mission is complete. Its reward is a level and 1 point of an attribute you choose. Take Strength.
lesson-relic-first-level-again = Experience: spend the trophies that are lit. 6 points are the next level, and what is over is lost. What you keep can be spent later.
lesson-relic-first-end = Four levels, a weapon and two completed missions. The third buys a relic, and a relic opens the way inward. Play on as you like, or take another lesson.

## Missions

lesson-relic-missions = Missions and relics
lesson-relic-missions-about = What a mission asks for, and what three of them buy.
lesson-relic-missions-what = Everybody has one mission. Yours, Take Initiative, asks for three defeated enemies; two are counted on it already.
lesson-relic-missions-enemy = Ork Brawlers stand before you: the third. Nothing to prepare; go on to the battle.
lesson-relic-missions-roll = Their die shows 2, so they have 5. You have Strength 4: roll.
lesson-relic-missions-reward = The goal is met: the reward is yours at once, and the card lies with your completed missions. Go on.
lesson-relic-missions-three = Three completed missions. In the Experience phase they can be exchanged for a relic: do it.
lesson-relic-missions-relic = Two relics are shown, one is yours. Take the Chalice of Dawn.
lesson-relic-missions-end = A relic is a strong asset that nobody can steal, and the key to the Inner tier. So choose missions that lie on your way.

## Corruption

lesson-relic-corruption = Corruption
lesson-relic-corruption-about = Cards asleep and awake, the sixth one, and how to be rid of them.
lesson-relic-corruption-what = These are Corruption cards. A card that is drawn is compared with how many you have, itself included: if its number is not greater, it is turned up and works.
lesson-relic-corruption-asleep = Two of yours are awake and weaken you; two still sleep face down. They are not compared again, but they count.
lesson-relic-corruption-six = With the sixth card you are corrupted: Power cards, trophies and influence are lost, and so is the character. You have four.
lesson-relic-corruption-test = Antian Shrine World can help: a Willpower test of 8 takes up to two cards away. Try it; you need no card for that.
lesson-relic-corruption-roll = Willpower 4 and the die. Roll.
lesson-relic-corruption-clean = Passed. Choose two cards to discard: those that are awake do the harm.
lesson-relic-corruption-end = Some Corruption is a gift, and a few cards do no harm. But keep an eye on the number: from four on every card is a danger.

## The way inward

lesson-relic-inward = The way inward
lesson-relic-inward-about = A relic, the Warp Rift, and a road that goes one way.
lesson-relic-inward-where = You are in the Middle tier. The Inner tier, with the space that decides the game, begins at the Warp Rift; Guardian of the Rift is the only door.
lesson-relic-inward-key = The key is a relic, and you have one: the Chalice of Dawn. It is shown, not given away. You need to come to the Guardian exactly: roll.
lesson-relic-inward-enter = A 2: that is the Guardian. Whoever has a relic may go on from there into the Warp Rift at once. Do it.
lesson-relic-inward-price = The Rift moves you on by one space, and by one more for 8 influence. Influence is worth nothing at the end of the road: pay.
lesson-relic-inward-harm = Every space here does something to you. Chaos Titan “Mal’s Fury” wants an asset or 2 Life. The Chalice heals you a little each turn, so give the Life.
lesson-relic-inward-road = Your next turn: no roll here, one space along the arrow each turn. Nobody explores, nobody turns back, and each space bites.
lesson-relic-inward-end = So come with Life, Willpower and Power cards, not only with a relic: the road is eight spaces long, and then the scenario has the last word.
