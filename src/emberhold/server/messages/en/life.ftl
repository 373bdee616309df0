### A life beyond one game: puzzles, the day's challenge, statistics, deeds, notes. %name% is filled in by the page.

## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = Positions with a goal. The first idea is usually wrong; you can undo everything as often as you like.
web-puzzles-solved = %done% of %of% solved
web-puzzles-stars = Difficulty %n% of %of%.
web-puzzles-done = Solved.
web-puzzle = Puzzle
web-puzzle-solved = Solved!
web-puzzle-failed = Not this time.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles

## The challenge of the day

web-daily = Challenge for %date%
web-daily-about = The same cards and the same luck for everyone, all day long. A new challenge starts at midnight UTC.
web-daily-go = Take it on
web-daily-again = Play it again
web-daily-row-one = %n% day in a row
web-daily-row-few = %n% days in a row
web-daily-row-many = %n% days in a row
web-daily-row-other = %n% days in a row

## Statistics and history

web-daily-yesterday-one = Yesterday: %n% player took it on.
web-daily-yesterday-few = Yesterday: %n% players took it on.
web-daily-yesterday-many = Yesterday: %n% players took it on.
web-daily-yesterday-other = Yesterday: %n% players took it on.
web-daily-best-one = The best won with %n% decision.
web-daily-best-few = The best won with %n% decisions.
web-daily-best-many = The best won with %n% decisions.
web-daily-best-other = The best won with %n% decisions.
web-daily-nobody = Nobody won.
web-daily-longest = longest: %n%
web-daily-played = played
web-daily-open = not played
web-daily-share = Share the result
web-daily-shared = Copied
web-you = Your games
web-you-lead = What this browser remembers: how your games ended, and what was worth telling. None of it is sent anywhere.
web-you-sum = How it went
web-you-nothing = No finished game yet. Lessons and puzzles do not count here.
web-you-rate = won
web-you-streak = wins in a row now
web-you-with = Played as
web-you-against = Faced
web-you-wins = wins
web-you-won = Won
web-you-lost = Lost
web-you-of-won = of %of% won
web-you-between = probably between %low% and %high% percent
web-you-best-row = best: %best%
web-you-last-games = Your last games, the oldest first
web-you-minutes = minutes in a typical game
web-you-shortest = shortest %least%, longest %most%
web-you-long = %from% to %to% minutes: %count%
web-you-min = %n% min
web-you-games = games
web-you-weeks = the last %n% weeks by day
web-you-day = %day%: %count%
web-you-as-table = Show as a table
web-you-of = of %n%
web-you-by-foe = wins by what you faced
web-you-by-figure = wins by figure
web-you-level = Difficulty
web-you-by-level = wins by level
web-you-soft = The mark is your share of wins. The soft bar is where your true strength probably is: the more games, the shorter it gets. It appears after three games.
web-you-all = All games
web-you-first = Play a first game
web-you-all-games-one = Show the %n% game
web-you-all-games-few = Show all %n% games
web-you-all-games-many = Show all %n% games
web-you-all-games-other = Show all %n% games
web-you-deeds = Deeds
web-you-history = History
web-you-kind-lesson = lesson
web-you-kind-puzzle = puzzle
web-you-kind-daily = daily challenge
web-you-file = Take it with you
web-you-file-about = Export everything as a file and import it in another browser. Games it already knows are not counted twice.
web-you-export = Export
web-you-import = Import a file
web-you-imported-one = Imported: %n% game.
web-you-imported-few = Imported: %n% games.
web-you-imported-many = Imported: %n% games.
web-you-imported-other = Imported: %n% games.
web-you-import-wrong = This is not an Emberhold history, or the file is damaged. Nothing was changed.
web-you-forget = Forget everything
web-you-forget-about = History, deeds and solved puzzles are deleted from this browser. Games that are still on the server come back the next time you open this page.
web-you-forget-yes = Forget it

## Deeds

web-deed-waits = Not yet earned
web-deed-first-fire = By the fire
web-deed-first-fire-how = Play a game to its end.
web-deed-first-fire-told = You sat down by the fire and stayed to the end of the tale.
web-deed-first-light = First light
web-deed-first-light-how = Win a game.
web-deed-first-light-told = The night gave way for the first time, and you saw why people sing about it.
web-deed-last-stone = The last stone
web-deed-last-stone-how = Win while Gravehold has 5 life or less.
web-deed-last-stone-told = When the dust settled, one wall of Gravehold was still standing. It was enough.
web-deed-by-a-thread = By a thread
web-deed-by-a-thread-how = Win with 2 life or less left.
web-deed-by-a-thread-told = One more blow and the tale would have been somebody else’s. It never fell.
web-deed-from-the-ashes = From the ashes
web-deed-from-the-ashes-how = Win after three defeats in a row.
web-deed-from-the-ashes-told = Three times you were carried off the field. The fourth time you walked.
web-deed-three-torches = Three torches
web-deed-three-torches-how = Win three games in a row.
web-deed-three-torches-told = Three nights, three torches, and none of them went out.
web-deed-four-shadows = Four shadows
web-deed-four-shadows-how = Defeat each of the four nemeses of War Eternal.
web-deed-four-shadows-told = Titan, witch, crown and cloak: each came for the city, and each met you.
web-deed-many-faces = Many faces
web-deed-many-faces-how = Win with six different characters.
web-deed-many-faces-told = Six names are told by the fire, and all six were you.
web-deed-three-hearths = Three hearths
web-deed-three-hearths-how = Win three different games.
web-deed-three-hearths-told = Whichever hearth you sit down by, there is a place kept for you.
web-deed-alone = One against the dark
web-deed-alone-how = Win a game against a nemesis with a single mage.
web-deed-alone-told = Nobody came to help. Nobody had to.
web-deed-side-by-side = Side by side
web-deed-side-by-side-how = Win a game in which another person plays.
web-deed-side-by-side-told = There was somebody else at the table, and you will tell it together.
web-deed-long-night = The long night
web-deed-long-night-how = Win a game of 400 decisions or more.
web-deed-long-night-told = The candles burned down twice before it was over.
web-deed-worth-a-song = Worth a song
web-deed-worth-a-song-how = Lose ten games.
web-deed-worth-a-song-told = Ten defeats, and you came back after each of them. The best songs are about that.
web-deed-every-morning = Every morning
web-deed-every-morning-how = Play the daily challenge on seven days.
web-deed-every-morning-told = Seven mornings you asked the day what it had for you.
web-deed-riddle = A second look
web-deed-riddle-how = Solve a puzzle.
web-deed-riddle-told = The first idea was wrong, and you did not believe it.
web-deed-riddler = Nobody’s fool
web-deed-riddler-how = Solve twelve puzzles.
web-deed-riddler-told = Twelve times the obvious move was there for the taking, and twelve times you left it alone.

## Notes, calls, the simple view

web-notes = My notes
web-notes-about = Only for you: your notes stay in this browser, with this table and seat.
web-notes-kept = Saved.
web-notes-not-kept = This browser cannot save anything, so your notes last only as long as this page is open.
web-settings-notify = Notify me when it is my turn and the page is out of sight
web-settings-notify-not = The browser does not allow this page to notify you. You can change that in the browser’s own settings.
web-settings-call = Notify me when it is my turn at this table and I have no page open
web-settings-call-topic = Topic
web-settings-call-about = The operator of this server forwards the notification to your phone or mail. It says which game and seat are waiting, and nothing about the cards. A topic is like a password: choose one that nobody can guess.
web-settings-call-on = Notifications are now sent under this topic.
web-settings-call-off = Notifications are off.
web-settings-beginner = Simple view: larger text, automatic hints, only the essentials
