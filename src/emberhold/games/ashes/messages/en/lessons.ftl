### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Your first duel
lesson-ashes-first-about = Ten minutes as Aradel Summergaard against a wounded Coal Roarkwin.
lesson-ashes-first-aim = You are Aradel Summergaard, a Phoenixborn. Opposite stands Coal Roarkwin: when his wounds reach his life, you win. He has been hurt already.
lesson-ashes-first-hand = These are your First Five. Before a round you may discard cards and draw others; keep them all.
lesson-ashes-first-foe = Coal begins. He meditates to turn a die, then pays dice for a Hammer Knight, an ally that will attack you.
lesson-ashes-first-dice = Your dice are your money for this round. Each shows a symbol: basic, class or power. A stronger symbol always pays for a weaker one.
lesson-ashes-first-turn = In a turn you have one main action and one side action. Then it is your opponent’s turn, and so on, until both pass.
lesson-ashes-first-ready-spell = Play Summon Blue Jaguar. A ready spell stays on your spellboard and can be used again and again.
lesson-ashes-first-ability = Your side action: Aradel’s own ability, Water Blast, deals 2 damage to the knight.
lesson-ashes-first-attacked = Coal strikes back. You have no unit that could block, so the knight’s attack goes straight to you.
lesson-ashes-first-activate = You need somebody on the battlefield. Activate the spell that lies on your spellboard.
lesson-ashes-first-pay = It costs 2 basic, which any dice pay. The cheapest way is proposed; take it.
lesson-ashes-first-alteration = As a side action make it stronger: attach Root Armor to the Blue Jaguar. It now has more life.
lesson-ashes-first-watch = Coal brings an Iron Worker.
lesson-ashes-first-reaction = When a unit comes into play you may answer: the jaguar’s gaze exhausts it, so that it can neither attack nor block.
lesson-ashes-first-choose-die = Choose the die yourself this time: spend natural class, and keep illusion power for later.
lesson-ashes-first-die-power = A die can act by itself. The power of illusion exhausts one of the opponent’s dice: he can pay less.
lesson-ashes-first-attack = Both his units are exhausted: nobody can block. Attack the Phoenixborn himself.
lesson-ashes-first-exhausted = Whoever has attacked is exhausted until the round ends. Coal uses that against your jaguar.
lesson-ashes-first-second-spell = Two wounds are missing. Prepare the next summoning, then end the turn. Coal has nothing left to pay with.
lesson-ashes-first-spirits = Summon the Mist Spirits: one for the spell, and another for 1 more die.
lesson-ashes-first-last-attack = Now both spirits together. Choose them one after the other.
lesson-ashes-first-resolve = The attackers are resolved one by one, in the order you like.
lesson-ashes-first-end = Coal has fallen and the duel is yours. Dice, spells that stay, units that attack and block: that is Ashes.
