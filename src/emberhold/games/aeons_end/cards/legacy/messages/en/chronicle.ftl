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
legacy-section-changed = Nemesis cards that changed
legacy-section-lessons = Last Lessons
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
legacy-note-slots = { $count ->
    [one] 1 place is still sealed
   *[other] { $count } places are still sealed
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
option-learn = { $ability }: { $effect }
