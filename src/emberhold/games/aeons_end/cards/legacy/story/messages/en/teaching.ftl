### Lessons: what a teacher says at the table. Nothing that is sealed is told here.

## A first chapter

lesson-legacy-first = Your first chapter
lesson-legacy-first-about = Ten minutes at the start of a campaign: names, a story, and two rounds of its first battle.
lesson-legacy-first-part-story = The story begins
lesson-legacy-first-part-turn = Your first turn
lesson-legacy-first-part-together = Side by side
lesson-legacy-first-part-round = The second round
lesson-legacy-first-part-last = What remains
lesson-legacy-first-campaign = Legacy is a campaign: a series of chapters, each a game of its own. What you decide in one stays for all that follow. This table is only for practice, so nothing here is saved.
lesson-legacy-first-story = The story is told on pages, before a chapter and after it. The book opens with this one: read it.
lesson-legacy-first-sheet = Now everyone chooses a mage sheet. To begin with, all mages have the same abilities; a sheet has room for what yours will learn.
lesson-legacy-first-name = Give your mage a name. It appears on the turn-order cards of every chapter. For now, take the highlighted one.
lesson-legacy-first-sealed = These nine piles are your first supply. Everything else in the box is sealed: cards, rules, foes. It is opened when the story says so, and nothing here gives it away.
lesson-legacy-first-page = Turn the page: its other side leads to the first battle.
lesson-legacy-first-aim = This is Maelstrom, and 99 life is far too much for apprentices. If Gravehold falls to 0 life, or both mages are exhausted, you lose.
lesson-legacy-first-mentors = But you are not alone: whenever a card says Assist, the top card of this deck is resolved, and your mentors help. Hold out until then.
lesson-legacy-first-gems = Your turn. Play your four Crystals: each gives 1 aether to spend this turn.
lesson-legacy-first-prep = Spells are not cast at once. Prep your Spark on the open breach; on your next turn it can be cast.
lesson-legacy-first-buy = Spend the 4 aether on a stronger spell: Incinerating Fist deals 3 damage. It goes to your discard pile.
lesson-legacy-first-friend = Now Bubda, who does the same. You win or lose together, and you may talk about everything.
lesson-legacy-first-minion = The nemesis takes its turn. Doom Crawler is a minion and strikes each time: any player suffers 1 damage. You decide together; take it yourself.
lesson-legacy-first-assist = Then it drew an attack: Unleash hurt Gravehold, and Assist called Mist, who dealt 10 damage. Help is printed on the very cards that hurt you.
lesson-legacy-first-cast = A turn begins with casting. Cast your Spark at the Crawler: a minion that survives strikes again.
lesson-legacy-first-again = Then the main phase. Gems first, as always.
lesson-legacy-first-open = Breach II can be opened for 4 aether, for the rest of this game: two open breaches, two spells per turn. Then prep the Spark.
lesson-legacy-first-share = The Crawler again. This time, let Bubda take the damage, so that neither of you is exhausted early.
lesson-legacy-first-watch = A second minion has come, Crust Smasher, which eats away at Gravehold. Bubda takes it on.
lesson-legacy-first-no-shuffle = Decks are never shuffled: your discard pile was turned over just as it was, and Incinerating Fist, gained first, came first. Now cast the Spark at the Crawler.
lesson-legacy-first-stronger = Prep the Fist, play your Crystals and gain a second one. A few good cards that come back often are worth more than many.
lesson-legacy-first-strikes = The nemesis strikes three times: the Crawler deals 1 damage, and an attack costs 2 life and a gem. Share the losses: let one hit you, the other Bubda, and discard one of your Crystals.
lesson-legacy-first-second = And help again: Dezmodia deals 10 damage. So the deck that wears you down wears Maelstrom down as well. Bubda keeps attacking the Smasher.
lesson-legacy-first-kill = The Crawler has 2 life left, and the Fist deals 3: defeat it.
lesson-legacy-first-kept = After a chapter, life, hands, decks and breaches are reset. Names, stickers on sheets and cards, the supply and unlocked rules stay. Stickers cannot be removed, so decide together.
lesson-legacy-first-last-turn = Play your turn to its end: prep the Spark, play the Crystals and gain Warping Haze, which is at its best with other spells prepped.
lesson-legacy-first-end = That is how Legacy starts. Keep playing here as you like, take another lesson, or begin a campaign of your own: what happens there stays.

## Two ways to win

lesson-legacy-ways = Two ways to win
lesson-legacy-ways-about = A nemesis without life, or nothing left of what it sends.
lesson-legacy-ways-two = You win when the nemesis has no life left. It has 20, and that will take too long. But there is another way.
lesson-legacy-ways-count = Its deck is empty. If at the end of a turn there is also no minion and no power in play, you have outlasted it and win.
lesson-legacy-ways-minion = Two things are in play. Begin with the minion: it has 3 life, and Incinerating Fist deals 3.
lesson-legacy-ways-price = A power leaves play when you pay the price printed after TO DISCARD. This one costs 4 aether: play your Crystals.
lesson-legacy-ways-stop = Now pay. Nothing will be left in play, and then the turn ends.
lesson-legacy-ways-end = You have won, with 20 life left on the other side. When the deck runs low, stop hitting the nemesis and clear the board: with an empty deck, every draw is three Unleashes.

## Exhausted

lesson-legacy-exhausted = Exhausted, not out
lesson-legacy-exhausted-about = What happens at 0 life, and who pays for it.
lesson-legacy-exhausted-what = You have 1 life and Bubda has 2. At 0 life a mage is exhausted and can no longer gain life. If all are exhausted, the game is lost.
lesson-legacy-exhausted-prep = Prep your Spark and end your turn. The nemesis comes next.
lesson-legacy-exhausted-choose = The minion deals 2 damage to any player. One of you will be exhausted; let it be you.
lesson-legacy-exhausted-spill = You had only 1 life to lose. The rest of the damage, 1, was doubled and dealt to Gravehold. So it is cheaper to be exhausted with nothing left over.
lesson-legacy-exhausted-plays-on = An exhausted mage keeps playing. Cast your Spark at the minion.
lesson-legacy-exhausted-main = Prep the Fist as well and end your turn: you can do everything you could before.
lesson-legacy-exhausted-double = The minions again. You can be chosen although you are exhausted: Gravehold then suffers twice the damage, but Bubda is spared. Take both blows.
lesson-legacy-exhausted-end = Gravehold paid 4 and then 2, and you are still in the game. Watch the last mage standing, and remember that Gravehold suffers double.

## Three breaches

lesson-legacy-breaches = Three breaches
lesson-legacy-breaches-about = Focus, open, prep: what must be cast, and what may wait.
lesson-legacy-breaches-what = A mage begins with three breaches. Breach I is open; II and III are closed. None of them adds damage; they are places for spells, one on each.
lesson-legacy-breaches-focus = You have 9 aether. Focusing breach II costs 2: it makes a quarter turn and may be used this turn, but it stays closed. Prep a Spark there.
lesson-legacy-breaches-open = Opening breach III costs 7 and lasts for the whole game. Open it and prep the other Spark there.
lesson-legacy-breaches-haze = Warping Haze goes on breach I. It deals 2 damage, and 1 more if two of your other spells are prepped when it is cast.
lesson-legacy-breaches-friend = Bubda’s turn comes first. Your spells wait.
lesson-legacy-breaches-cast = Your casting phase; you choose the order. Haze first, as long as both Sparks are prepped: 3 damage.
lesson-legacy-breaches-must = The Spark on breach II must be cast: a spell on a closed breach cannot wait.
lesson-legacy-breaches-may = The Spark on breach III may wait, because that breach is open. Keep it, and end the casting phase.
lesson-legacy-breaches-end = Focus when aether is short, open when you can afford it, and think before you cast: a spell that waits can pay for a power or make the Haze stronger.

## Decks that are not shuffled

lesson-legacy-order = Decks that are not shuffled
lesson-legacy-order-about = What you discard first comes back first.
lesson-legacy-order-empty = Your deck and your discard pile are empty. What you play and gain this turn is what you will draw next, in exactly that order.
lesson-legacy-order-play = Play your gems. Ancient Cyanolith gives 2 aether, each Crystal 1: that makes 6.
lesson-legacy-order-gain = Gain Incinerating Fist for 4. A gained card goes to the discard pile at once, so it will be the first one you draw.
lesson-legacy-order-second = The other 2 aether buy Fire Chakram: 2 damage. It goes on top of the Fist and will come second.
lesson-legacy-order-choose = At the end of your turn you choose the order in which the cards you played are discarded. There are seven cards, and you draw five. Put Ancient Cyanolith first, so that two Crystals wait instead.
lesson-legacy-order-came = The pile was turned over just as it was: the Fist, the Chakram, the Cyanolith and two Crystals. The other two Crystals are next in the deck.
lesson-legacy-order-use = It is your turn again, and your new spell is already in your hand. Prep it on breach I.
lesson-legacy-order-end = A deck that is never shuffled can be planned: early in a turn, gain what you will need soon, and discard weak cards last.

## The turn-order deck

lesson-legacy-turns = Who comes next
lesson-legacy-turns-about = What the turn-order deck tells you, and how long a power can wait.
lesson-legacy-turns-six = The turn-order deck has six cards: two for you, two for Bubda and two for the nemesis. It is shuffled only when it is empty. These four have already been drawn.
lesson-legacy-turns-left = So one card for each mage is left, and none for the nemesis. You do not know which comes first, but you know that the nemesis has to wait for both.
lesson-legacy-turns-power = This power has one token left: it strikes at the start of the next nemesis turn, and stopping it costs 4 aether. But you will have another turn before that.
lesson-legacy-turns-spend = So use this turn to grow: prep your Spark, play your Crystals and gain Incinerating Fist.
lesson-legacy-turns-again = Your own card came up. Cast your Spark first.
lesson-legacy-turns-last-chance = Now only Bubda’s card is left, and after that the deck is shuffled: the nemesis may be next. Prep your Spark and play your Crystals.
lesson-legacy-turns-stop = 4 aether, and the last safe moment to spend it: pay for the power.
lesson-legacy-turns-end = You gained a spell and stopped the power as well. Before each turn, look at what is left in the turn-order deck, then decide what cannot wait.
