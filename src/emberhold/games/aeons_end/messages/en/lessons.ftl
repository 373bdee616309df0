### Lessons: what a teacher says at the table.

## A first game

lesson-war-eternal-first = Your first game
lesson-war-eternal-first-about = Ten minutes at Gex’s side against a wounded Umbra Titan.
lesson-war-eternal-first-part-turn = Your first turn
lesson-war-eternal-first-part-second-turn = Spells and breaches
lesson-war-eternal-first-part-strikes = The nemesis strikes back
lesson-war-eternal-first-part-stronger = Stronger spells
lesson-war-eternal-first-part-last = The final blow
lesson-war-eternal-first-aim = You are Mist. Together with Gex you fight the nemesis. Reduce its life to 0 and you both win; this one is already wounded.
lesson-war-eternal-first-gravehold = This is Gravehold, the city behind you. If its life falls to 0, or if every mage is exhausted, you lose.
lesson-war-eternal-first-hand = Your turn begins. You have five cards: gems give you aether to spend, spells deal the damage.
lesson-war-eternal-first-own-gem = Play your own gem first: it gives aether, and your ally may prep a spell at once. Click the lit card, or the lit answer below.
lesson-war-eternal-first-crystals = Now your three Crystals. Each gives 1 aether; watch it add up next to the question.
lesson-war-eternal-first-prep = A spell is not cast right away. Prep it on an open breach now; you can cast it on your next turn.
lesson-war-eternal-first-buy = Spend your aether at the market. Jagged Lightning deals 3 damage, three times as much as a Spark. It goes to your discard pile.
lesson-war-eternal-first-order = Decks are never shuffled here. When your deck runs out, the discard pile is turned over just as it is: cards come back in the order in which you discarded them.
lesson-war-eternal-first-friend = The turn order is drawn from a small deck, so nobody knows who comes next. Now it is Gex’s turn: watch what she does.
lesson-war-eternal-first-nemesis-turn = The nemesis has had its turn. Cards in play act again each time: a power loses a token and strikes when the last one is gone; a minion strikes until it is dead.
lesson-war-eternal-first-cast = A turn begins with the casting phase. Cast the Spark that you prepped.
lesson-war-eternal-first-minion = Hit the nemesis or its minion? A Catacomb Drone that stays alive hurts you every turn. Take it on first.
lesson-war-eternal-first-second-turn = Then the main phase again: gems first.
lesson-war-eternal-first-prep-again = Breach I is free again, so prep the next Spark there.
lesson-war-eternal-first-open = One spell per breach: more open breaches mean more damage each turn. Open breach II and use it at once.
lesson-war-eternal-first-no-shuffle = Your deck was empty, so the discard pile was turned over: Jagged Lightning was discarded first, so it was drawn first.
lesson-war-eternal-first-unleash = Unleash is what this nemesis does when a card says so. The players choose together which harm to accept: choose damage to a mage, and let it be you, because you have life to spare.
lesson-war-eternal-first-share = And again. This time, let Gex take the damage: share it, so that nobody is exhausted.
lesson-war-eternal-first-watch = Gex keeps attacking the drone and focuses a breach: focusing is cheaper than opening and lets her prep a spell there this turn.
lesson-war-eternal-first-two-spells = Two open breaches, two Sparks. Both at the drone.
lesson-war-eternal-first-give = Your gem helps Gex prep a spell while it is your turn. Mages who work together win.
lesson-war-eternal-first-stronger = Now the new spell: Jagged Lightning on breach I.
lesson-war-eternal-first-buy-again = Buy another one. A few strong cards that come back quickly are better than many weak ones.
lesson-war-eternal-first-gravehold-pays = This time, let Gravehold take the damage. It has life to spare, but it never heals by itself.
lesson-war-eternal-first-kill = Gex defeats the drone: one less thing that hurts you every turn. With the aether left she gains a charge.
lesson-war-eternal-first-lightning = Cast Jagged Lightning at the nemesis: 3 damage. Then discard a card that you do not need, to focus a breach.
lesson-war-eternal-first-focus = Focus your own breach III: each focus gives it a quarter turn, and once it is fully turned, it is open.
lesson-war-eternal-first-power = Heart of Nothing will strike when its tokens are gone. A power can be stopped in time: pay the price printed after TO DISCARD. Here it costs your hand, and it is worth it.
lesson-war-eternal-first-charges = Charges power the ability on a mage’s sheet: collect enough of them, and you can use it once. Gex saves up while she attacks.
lesson-war-eternal-first-last-turn = By now you know how a turn goes: gems, then spells, then the market.
lesson-war-eternal-first-full = Fill both breaches. The nemesis is nearly beaten.
lesson-war-eternal-first-spend = Aether is gone at the end of the turn, so spend it: a better gem for later.
lesson-war-eternal-first-storm = Gex casts everything she has.
lesson-war-eternal-first-finish = One more bolt. Cast Jagged Lightning at the nemesis and end it.
lesson-war-eternal-first-end = You have won, and now you know how to play. The next lessons take a closer look at breaches, decks without shuffling, powers and minions.

## Breaches

lesson-war-eternal-breaches = Breaches
lesson-war-eternal-breaches-about = Focus, open, prep, cast: where spells wait.
lesson-war-eternal-breaches-what = You have four breaches. Only an open one lets you prep a spell each turn for free. Breach I is open, the others are closed.
lesson-war-eternal-breaches-focus = You have 9 aether. Focus breach II first: it is cheap, gives the breach a quarter turn, and lets you prep a spell there this turn.
lesson-war-eternal-breaches-closed = Prep a Spark on it now. Remember: this breach is still closed.
lesson-war-eternal-breaches-open = Opening costs more, but it lasts for the whole game. Open breach III.
lesson-war-eternal-breaches-bonus = Spells cast from breaches III and IV deal 1 additional damage once those breaches are open. Put your best spell there.
lesson-war-eternal-breaches-third = The other Spark goes on breach I. There is nothing left to do, so your turn ends and Gex takes hers.
lesson-war-eternal-breaches-cast-bonus = Your casting phase. Jagged Lightning deals 3 damage, and 1 more from breach III. You may discard a card for its second effect; today you do not need to.
lesson-war-eternal-breaches-must = A spell on a closed breach must be cast on your next turn: it cannot wait.
lesson-war-eternal-breaches-may-wait = A spell on an open breach may wait for a better moment. Cast it all the same.
lesson-war-eternal-breaches-end = Six damage in one turn from three breaches. Focus when aether is short, open when you can: that is how mages grow strong.

## Decks that are not shuffled

lesson-war-eternal-order = Decks that are not shuffled
lesson-war-eternal-order-about = What you discard first comes back first.
lesson-war-eternal-order-empty = Your deck and your discard pile are empty. What you play and gain now is what you will draw next, in exactly that order.
lesson-war-eternal-order-play = Play your gems: 5 aether in all.
lesson-war-eternal-order-gain = Gain Jagged Lightning. A gained card goes to the discard pile at once, so it is the first card there, at the bottom.
lesson-war-eternal-order-choose = At the end of your turn you choose the order of the cards you played. You will draw five of these six and not see the last one. Put your own gem before the Crystals.
lesson-war-eternal-order-came = The pile was turned over without shuffling: Jagged Lightning, your gem, three Crystals. The fourth Crystal waits in the deck.
lesson-war-eternal-order-use = A card bought last turn is ready this turn, because you knew when it would come. Prep it.
lesson-war-eternal-order-end = Plan your discards: strong spells next to gems, weak cards where they do no harm.

## Powers and minions

lesson-war-eternal-powers = Powers and minions
lesson-war-eternal-powers-about = What waits, what strikes each turn, and how to stop it.
lesson-war-eternal-powers-three-kinds = A nemesis card is an attack, a minion or a power. Attacks strike at once. Minions and powers stay in play: here is one of each.
lesson-war-eternal-powers-minion = The Catacomb Drone has 3 life left and unleashes every nemesis turn. Jagged Lightning is just enough to kill it.
lesson-war-eternal-powers-rest = With the minion gone, every spell hits the nemesis.
lesson-war-eternal-powers-power = Planar Collision is a power with one token left: on the next nemesis turn it loses that token and strikes.
lesson-war-eternal-powers-price = The text after TO DISCARD says what stops a power. This one asks for two prepped spells. Prep your two Sparks.
lesson-war-eternal-powers-stop = Now pay: discard both Sparks, and the power leaves play before it ever strikes.
lesson-war-eternal-powers-end = Count the tokens, read the price, and decide in time: two weak spells are cheaper than what would have come.
