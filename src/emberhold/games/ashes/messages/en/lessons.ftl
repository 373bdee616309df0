### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Your first duel
lesson-ashes-first-about = Ten minutes as Aradel Summergaard against a wounded Coal Roarkwin.
lesson-ashes-first-part-dice = Cards and dice
lesson-ashes-first-part-unit = Your first unit
lesson-ashes-first-part-attack = Reactions and attacks
lesson-ashes-first-part-last = The final attack
lesson-ashes-first-aim = You are Aradel Summergaard, a Phoenixborn. Your opponent is Coal Roarkwin: when his wounds reach his life, you win. He has already been hurt.
lesson-ashes-first-hand = These are your First Five. At the start of each round you may discard cards and draw others; keep them all.
lesson-ashes-first-foe = Coal begins. He meditates to turn a die, then pays dice for a Hammer Knight, an ally that will attack you.
lesson-ashes-first-dice = Your dice are your money for this round. Each shows a symbol: basic, class or power. A stronger symbol always pays for a weaker one.
lesson-ashes-first-turn = In a turn you have one main action and one side action. Then it is your opponent’s turn, and so on, until both pass.
lesson-ashes-first-ready-spell = Play Summon Blue Jaguar. A ready spell stays on your spellboard and can be used again and again.
lesson-ashes-first-ability = Your side action: Aradel’s own ability, Water Blast, deals 2 damage to the knight.
lesson-ashes-first-attacked = Coal strikes back. You have no unit that could block, so the knight’s attack goes straight to you.
lesson-ashes-first-activate = You need a unit on the battlefield. Activate the spell on your spellboard.
lesson-ashes-first-pay = It costs 2 basic, which any dice can pay. The cheapest way is suggested; take it.
lesson-ashes-first-alteration = As a side action, make it stronger: attach Root Armor to the Blue Jaguar. It now has more life.
lesson-ashes-first-watch = Coal plays an Iron Worker.
lesson-ashes-first-reaction = When a unit comes into play, you may respond: the jaguar’s gaze exhausts it, so that it can neither attack nor block.
lesson-ashes-first-choose-die = Choose the die yourself this time: spend natural class, and keep illusion power for later.
lesson-ashes-first-die-power = A die can act on its own. The illusion dice power exhausts one of the opponent’s dice, so he can pay for less.
lesson-ashes-first-attack = Both his units are exhausted: nobody can block. Attack the Phoenixborn himself.
lesson-ashes-first-exhausted = A unit that has attacked is exhausted until the round ends. Coal uses that against your jaguar.
lesson-ashes-first-second-spell = Two more wounds are needed. Prepare the next summoning, then end the turn. Coal has nothing left to pay with.
lesson-ashes-first-spirits = Summon the Mist Spirits: one for the spell, and another for 1 more die.
lesson-ashes-first-last-attack = Now both spirits together. Choose them one after the other.
lesson-ashes-first-resolve = The attackers are resolved one by one, in any order you like.
lesson-ashes-first-end = Coal has fallen and the duel is yours. Dice, spells that stay, units that attack and block: that is Ashes.

## Paying with dice

lesson-ashes-dice = Paying with dice
lesson-ashes-dice-about = Two turns: which die pays for what, and how to get the symbol you need.
lesson-ashes-dice-faces = Your dice were rolled when the round began. Each belongs to one kind of magic and shows one of three symbols: basic, class or power.
lesson-ashes-dice-cost = The cost is printed on the card. Iron Worker costs a main action and 2 basic symbols. Play it.
lesson-ashes-dice-choose = Any symbol pays for a basic one. A payment is suggested; this time choose the dice yourself and spend the two basic ones, so that you keep the strong ones.
lesson-ashes-dice-class = Root Armor is a side action and costs 1 natural class: only a natural die showing class or power will do. Play it on the worker. That ends your turn: one main action, one side action.
lesson-ashes-dice-meditate = Coal has passed. Molten Gold needs 2 natural power, and only one die shows it. Meditate: for each card you discard, here from your draw pile, you may turn a die to any side.
lesson-ashes-dice-gold = Both natural dice show power now. Play Molten Gold and pour it over Coal: 3 wounds.
lesson-ashes-dice-end = Power pays for class, and class pays for basic, never the other way round. What the roll did not give you, meditation can.

## Blocking and guarding

lesson-ashes-blocking = Blocking and guarding
lesson-ashes-blocking-about = Two kinds of attack, who may step in, and what countering costs.
lesson-ashes-blocking-kinds = There are two kinds of attack. Against a Phoenixborn you send any number of units, and each may be blocked by one unit. Against a unit, others may only guard it.
lesson-ashes-blocking-unit = The Hammer Knight is dangerous: attack it. Choose Blue Jaguar alone, then the knight as the target.
lesson-ashes-blocking-guard = Gilder took the blow in place of the knight: a Phoenixborn, or a unit with Unit Guard, may guard. Your jaguar is now exhausted; it can neither attack nor block until the round ends.
lesson-ashes-blocking-answer = Coal sends the knight at you. Any unit that is not exhausted may block: let the small Mist Spirit do it. All the damage goes to the blocker, however weak it is.
lesson-ashes-blocking-counter = A blocker may counter, which exhausts it, or take the damage without countering. Against 3 life a single point is useless: do not counter.
lesson-ashes-blocking-back = Now none of Coal’s units can block: the knight is exhausted from its attack. Send Iron Rhino at Coal himself.
lesson-ashes-blocking-end = A unit that attacks or counters cannot block later. Count the unexhausted units on both sides before you send yours.

## Ready spells

lesson-ashes-spells = Spells that stay
lesson-ashes-spells-about = The spellboard, exhaustion, and what a new round brings back.
lesson-ashes-spells-ready = Most spells are used up. A ready spell stays: play Summon Mist Spirit, and it goes on your spellboard. Then end the turn.
lesson-ashes-spells-stays = Coal has nothing and passes. Activate the spell: it places a Mist Spirit, and for 1 more basic symbol a second one. Then end the turn.
lesson-ashes-spells-exhausted = There is now an exhaustion token on the spell: it cannot be used again this round. Pass. When both of you pass in a row, the round ends.
lesson-ashes-spells-recovery = In the Recovery phase, wounds heal and one exhaustion token is removed from every card. You may keep your remaining dice as they are or roll them again next round: exhaust them all.
lesson-ashes-spells-again = A new round: dice rolled, hand filled to five, and the spell is ready once more. Activate it again; one spirit is enough.
lesson-ashes-spells-end = What stays works every round. Two or three good ready spells early are worth more than many cards in hand.
