### Lessons: what a teacher says at the table.

## A first game

lesson-war-eternal-first = Your first game
lesson-war-eternal-first-about = Ten minutes beside Gex against a wounded Umbra Titan.
lesson-war-eternal-first-aim = You are Mist. Together with Gex you fight the nemesis. Bring its life to 0 and you both win; this one is wounded already.
lesson-war-eternal-first-gravehold = This is Gravehold, the city behind you. If its life falls to 0, or if every mage is exhausted, you lose.
lesson-war-eternal-first-hand = Your turn begins. You hold five cards: gems give aether to spend, spells do the damage.
lesson-war-eternal-first-own-gem = Play your own gem first: it gives aether, and your ally may prep a spell at once. Click the lit card, or the lit answer below.
lesson-war-eternal-first-crystals = Now your three Crystals. Each gives 1 aether; watch it add up beside the question.
lesson-war-eternal-first-prep = A spell is not cast at once. Prep it on an open breach now; it can be cast on your next turn.
lesson-war-eternal-first-buy = Spend your aether at the market. Jagged Lightning deals 3 damage, three times as much as a Spark. It goes to your discard pile.
lesson-war-eternal-first-order = Decks are never shuffled here. When your deck runs out, the discard pile is turned over as it lies: the order in which you discard is the order in which cards come back.
lesson-war-eternal-first-friend = The turn order is drawn from a small deck, so nobody knows who comes next. Now it is Gex: look what she does.
lesson-war-eternal-first-nemesis-turn = The nemesis has had its turn. Cards in play act again each time: a power loses a token and strikes when the last one is gone; a minion strikes until it is dead.
lesson-war-eternal-first-cast = A turn begins with the casting phase. Cast the Spark that you prepped.
lesson-war-eternal-first-minion = Hit the nemesis or its minion? A Catacomb Drone that stays alive hurts you every turn. Take it on first.
lesson-war-eternal-first-second-turn = Then the main phase again: gems first.
lesson-war-eternal-first-prep-again = Breach I is free again, so prep the next Spark there.
lesson-war-eternal-first-open = One spell a breach: more open breaches mean more damage each turn. Open breach II and use it at once.
lesson-war-eternal-first-no-shuffle = Your deck was empty, so the discard pile was turned over: Jagged Lightning went onto it first, so it came to your hand first.
lesson-war-eternal-first-unleash = Unleash is what this nemesis does when a card says so. The players choose together which harm to take: let it be damage to a mage, and let it be you, for you have life to spare.
lesson-war-eternal-first-share = And again. This time Gex takes it: share the harm, so that nobody falls.
lesson-war-eternal-first-watch = Gex goes on against the drone and focuses a breach: focusing is cheaper than opening and allows prepping there for this turn.
lesson-war-eternal-first-two-spells = Two open breaches, two Sparks. Both at the drone.
lesson-war-eternal-first-give = Your gem helps Gex prep a spell while it is your turn. Mages that work together win.
lesson-war-eternal-first-stronger = Now the new spell: Jagged Lightning on breach I.
lesson-war-eternal-first-buy-again = Buy another one. A few strong cards that come back quickly are better than many weak ones.
lesson-war-eternal-first-gravehold-pays = This time let Gravehold bear it. It has life enough, but it never heals by itself.
lesson-war-eternal-first-kill = Gex kills the drone: one thing less that hurts every turn. With the aether left she gains a charge.
lesson-war-eternal-first-lightning = Cast Jagged Lightning at the nemesis: 3 damage. Then discard a card that you do not need, to focus a breach.
lesson-war-eternal-first-focus = Focus your own breach III: each focus turns it by a quarter, and fully turned it is open.
lesson-war-eternal-first-power = Heart of Nothing will strike when its tokens are gone. A power can be stopped in time: pay what stands after TO DISCARD. Here it costs your hand, and it is worth it.
lesson-war-eternal-first-charges = Charges buy the ability on a mage’s sheet: enough of them, and something great happens once. Gex saves up while she attacks.
lesson-war-eternal-first-last-turn = You know a turn by now: gems, then spells, then the market.
lesson-war-eternal-first-full = Fill both breaches. The nemesis is nearly beaten.
lesson-war-eternal-first-spend = Aether is gone at the end of the turn, so spend it: a better gem for later.
lesson-war-eternal-first-storm = Gex casts everything she has.
lesson-war-eternal-first-finish = One more bolt. Cast Jagged Lightning at the nemesis and end it.
lesson-war-eternal-first-end = You have won. You know now how to play: the lessons that follow show breaches, decks without shuffling, powers and minions more closely.
