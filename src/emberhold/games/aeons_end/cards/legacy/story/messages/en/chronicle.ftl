zone-sheets = Mage sheets
sheet-bow-a = The Bow, front side
sheet-bow-b = The Bow, back side
sheet-sword-a = The Sword, front side
sheet-sword-b = The Sword, back side
sheet-ram-a = The Ram, front side
sheet-ram-b = The Ram, back side
sheet-staff-a = The Staff, front side
sheet-staff-b = The Staff, back side
log-gets-starter = { $who } gets a card of their own, { $card }.
log-gets-ability = { $who } learns the ability { $ability }.
legacy-page-chapter = Chapter { $chapter }
legacy-page-after = After chapter { $chapter }
legacy-page-evolved = { $card } has changed
legacy-page-in-play = In the middle of a game
legacy-page-remembered = What was found on the way
legacy-section-changed = What the Nameless became
legacy-section-lessons = Lessons
legacy-section-games = Games
legacy-road-try = { $times ->
    [1] next
    [2] second attempt
    [3] third attempt
   *[other] attempt { $times }
}
legacy-road-won = { $times ->
    [1] won
    [2] won, second attempt
    [3] won, third attempt
   *[other] won, attempt { $times }
}
legacy-road-lost = lost
legacy-note-flaws = { $count ->
    [one] 1 flawed Crystal
   *[other] { $count } flawed Crystals
}
legacy-note-was = was { $card }
legacy-told-banished = { $count ->
    [one] 1 pile is banished
   *[other] { $count } piles are banished
}
legacy-told-rest = { $count ->
    [one] 1 other card is as it was
   *[other] { $count } other cards are as they were
}
legacy-note-slot = after chapter { $chapter }
legacy-note-effect = { $effect }
legacy-note-new = new
legacy-aside-gravehold = Gravehold begins with { $life } life
legacy-aside-piles = { $count ->
    [one] one pile
    [9] nine piles
   *[other] { $count } piles
}
legacy-aside-changed = evolved cards stay evolved
legacy-aside-rules = { $count } of { $all }
legacy-section-mentors = Your teachers
mentor-brama = Brama
legacy-mentor-calls-roll = calls the roll
legacy-mentor-seals = seals the foundry
legacy-mentor-missing = missing below
legacy-mentor-back = has come back
legacy-mentor-forgets = is forgetting
legacy-mentor-remembers = remembers
legacy-mentor-defends = holds the wall
legacy-mentor-bridges = is the bridges
legacy-mentor-smiles = smiles, far away
legacy-mentor-knocked = knocked on the dark
legacy-mentor-gifts = brings gifts
legacy-mentor-torn-page = tore out a page
legacy-mentor-gone = has gone
legacy-mentor-above = above the roofs
legacy-mentor-man = only a man again
option-learn = { $ability }: { $effect }
legacy-rule-a = Breach IV and charge tokens
legacy-rule-b = shield tokens
legacy-rule-c = nemesis tokens
legacy-rule-d = pulse tokens and bridges
legacy-rule-e = silence tokens
legacy-rule-f = abilities on the sheets
legacy-rule-g = a second card of your own
legacy-rule-h = a fourth breach
legacy-rule-i = names on the Crystals
legacy-rule-j = decks with your own Crystals
legacy-rule-k = how the nemesis deck is built
legacy-rule-l = upkeep of the basic cards
legacy-rule-m = another pile before another attempt
legacy-rule-n = gaining charges
legacy-rule-o = more damage from breach IV
legacy-rule-p = damage to shields
legacy-rule-q = using abilities
legacy-rule-r = minions that come with shields
legacy-rule-s = evolution
legacy-rule-t = tiers, shields, revealing
legacy-rule-u = what nemesis tokens mean
legacy-rule-v = silence
legacy-rule-w = what exhaustion costs
legacy-rule-x = degrading
legacy-rule-y = clean-up of charges and breach IV
legacy-rule-z = what follows a defeat
