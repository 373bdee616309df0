### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Your first journey
lesson-relic-first-about = A turn as the Commissar: move, explore, fight, grow, and find the road inward.
lesson-relic-first-aim = This is a race. Whoever grows strong enough, wins a relic and walks the Inner tier to the space in the middle first has the last word there.
lesson-relic-first-you = You are the Commissar: Strength 4, Willpower 3, Cunning 2, and 5 Life. The other player is already in the Inner tier and misses a turn, so we have time.
lesson-relic-first-turn = A turn has four phases: Movement, Exploration, Engagement, Experience. Let us go through all of them.
lesson-relic-first-roll = Movement: roll a die. You move exactly so many spaces around your tier, one way or the other.
lesson-relic-first-way = A 3. Titan Yards has two red signs: red threats are mostly fought with Strength, and that is what you are good at. Go there.
lesson-relic-first-explore = Exploration: a card was laid for every sign. Two packs of Orks, both of Strength, so they fight together: 5 and 2, and their die shows 4. You need more than 11.
lesson-relic-first-prepare = Engagement, the battle: first you prepare. A Power card gives its ability or its number, never both. Breaching Charge adds 4.
lesson-relic-first-number = Now the roll. Instead of a die you may play a Power card for its number: Steady Hand is a 4. 4 and 4 and 4 are 12, against 11.
lesson-relic-first-won = Won! Both Orks are trophies now, and your mission asked for an Ork: it is complete, and its reward is yours.
lesson-relic-first-level = Experience: trophies are worth the value of the enemy, and each 6 points spent together are a level. Spend them.
lesson-relic-first-end = That is a turn. Corners of the Outer tier sell things and lead inward; three completed missions buy a relic, and a relic opens the Warp Rift. Play on as you like, or take another lesson.

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
