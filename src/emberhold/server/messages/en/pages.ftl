### The pages around the table. Words without arguments; %name% is filled in by the page.

## Every page

web-skip = Skip to content
web-language = Language
web-close = Close
web-headed = %head%: %what%
web-needs-script = This page needs JavaScript. Please enable it for this site.
web-notice = Emberhold is an unofficial fan project, not affiliated with or endorsed by the publishers or owners of the games. It contains no official text and no official artwork; every word and every picture was made for this project. Names of games and cards belong to their owners.
web-engine-compiled = compiled engine
web-engine-sources = engine run from source
web-problem-offline = The server cannot be reached. Is it still running?
web-problem-server = The server answered with an error (%status%). Please try again.
web-problem-page = Something went wrong on this page. Please reload it.
web-answers-one = %n% decision
web-answers-few = %n% decisions
web-answers-many = %n% decisions
web-answers-other = %n% decisions

## Settings

web-settings = Settings
web-settings-sound = Sound when it is my turn
web-settings-volume = Volume
web-settings-title = Show my turn in the page title
web-settings-favicon = Show my turn on the tab icon
web-settings-motion = Animations
web-settings-motion-none = off, events are not shown
web-settings-motion-still = still pictures
web-settings-motion-fastest = very fast
web-settings-motion-quick = fast
web-settings-motion-normal = normal
web-settings-motion-slow = slow
web-settings-kept = These settings are saved in this browser.

## Start page

web-start-lead = Card battles around one fire: alone, together or against each other, in the browser and without an account.
web-start-running = Your tables
web-start-your-turn = Your turn
web-start-waiting = Waiting for others
web-start-resume = Resume
web-start-games = Choose a game
web-start-players = %seats% players
web-start-play = Play now
web-start-learn = Learn to play
web-start-setup = Set up
web-start-campaign = Campaign
web-start-first = First time?
web-start-first-about = Learn it in ten minutes
web-start-today = Today
web-start-puzzle = Puzzle of the day
web-start-solve = Solve it
web-start-more = More ways to start
web-start-tools = Open a code or a save
web-start-code = Share code
web-start-code-help = Did someone send you a code? It opens exactly their setup.
web-start-code-go = Open the setup
web-start-save = Saved game
web-start-save-help = A save file becomes a new table where you left off; a campaign file becomes one of your campaigns. A packed box gets a page of its own.
web-start-finished = Finished games
web-start-replay = Watch again
web-start-free-undo = with free undo
web-forget = Remove from my list
web-forget-sure = Remove this table from your list?
web-forget-finished = This browser will no longer be able to open the result and the replay. The others keep theirs.
web-forget-seat = You give up your seat. After that it can be taken only with a new link from the host. The others keep their seats.
web-forget-host = You are the host of this table: if you go, nobody can make new links, and your seat stays empty. The others keep their seats.
web-forget-watching = You can come back with the spectator link.
web-forget-yes = Remove
web-forget-no = Keep it

## The end of a game

web-ending-victory = Victory
web-ending-defeat = Defeat
web-ending-winner-one = Winner
web-ending-winner-more = Winners
web-ending-you-won = You won.
web-ending-you-lost = You lost.
web-ending-by-one = Winner: %names%.
web-ending-by-more = Winners: %names%.
web-ending-free-undo = Played with free undo
web-ending-facts = The game in figures
web-ending-turns-one = turn
web-ending-turns-few = turns
web-ending-turns-many = turns
web-ending-turns-other = turns
web-ending-rounds-one = round
web-ending-rounds-few = rounds
web-ending-rounds-many = rounds
web-ending-rounds-other = rounds
web-ending-answers-one = decision
web-ending-answers-few = decisions
web-ending-answers-many = decisions
web-ending-answers-other = decisions
web-ending-requested-one = agreed undo
web-ending-requested-few = agreed undos
web-ending-requested-many = agreed undos
web-ending-requested-other = agreed undos
web-ending-why = What decided it
web-ending-turning = Turning point
web-ending-round = Round %n%
web-ending-chance = Chance of winning
web-ending-chance-of = Chance of winning: %name%
web-ending-chance-about = the bots’ estimate, round by round
web-ending-moments = Moments that counted
web-ending-numbers = Player by player
web-ending-uncounted = The numbers of this game are not known.
web-ending-watch = Watch this turn
web-ending-other = other
web-ending-steady = No single moment turned this game.
web-ending-curve = %name%: %from% at the start, %to% of %most% at the end.
web-ending-again = Play again
web-ending-look = View the table
web-ending-show = Result

## Set-up

web-setup-title = New game
web-setup-presets = Start with
web-setup-shelf = Boxes
web-setup-boxes = Boxes in play
web-setup-boxes-one = Switch on another box to mix it in.
web-setup-boxes-alone = You can add boxes that players have made.
web-setup-sealed = What awaits you stays sealed until the campaign opens it.
web-setup-read-on-one = %n% more line in the card library
web-setup-read-on-few = %n% more lines in the card library
web-setup-read-on-many = %n% more lines in the card library
web-setup-read-on-other = %n% more lines in the card library
web-setup-who = Who is playing?
web-setup-players = Number of players
web-setup-seat = Player %n%
web-seat-me = You
web-setup-seat-who = who plays here
web-setup-name = name (optional)
web-setup-strength = strength
web-setup-who-me = Me
web-setup-about-me = You play this seat in this browser.
web-setup-who-here = At this screen
web-setup-about-here = Someone next to you; you pass the device back and forth.
web-setup-who-friend = A friend by link
web-setup-about-friend = You get a secret link and a QR code to send.
web-setup-who-bot = Bot
web-setup-choices = The game
web-setup-surprise = Surprise me
web-setup-many = Choose the cards
web-setup-chosen-one = %n% chosen
web-setup-chosen-few = %n% chosen
web-setup-chosen-many = %n% chosen
web-setup-chosen-other = %n% chosen
web-setup-file = Read from a file
web-setup-each = The players
web-setup-more = More
web-setup-seed = Seed
web-setup-seed-help = The same seed and setup deal the same game. Leave it empty for a new game.
web-setup-undo = Undo
web-setup-undo-free = Everyone can undo anything
web-setup-undo-help = Otherwise undo is free only while nothing new has been revealed. The result notes that undo was free.
web-setup-undo-not = Not against a friend in another browser: there, undo is free only while nothing new has been revealed, or if the friend agrees.
web-setup-summary = Your game
web-setup-code = Share code of this setup
web-setup-code-help = Anyone who enters it on the start page gets the same setup.
web-setup-code-copy = Copy the code
web-setup-code-copied = The code has been copied.
web-setup-good = Everything is ready.
web-setup-not-yet = Something still needs fixing.
web-setup-go = Start the game

## Links

web-links = Invite players
web-links-about = Each seat has a secret link. The first person to open it takes the seat, so send it to one person only.
web-links-open = free
web-links-taken = taken
web-links-spectator = Spectators
web-links-spectator-about = Any number of people can watch with this link; they do not see hidden hands.
web-links-device = Your second device
web-links-device-about = Gives another device everything you can do at this table. It works once.
web-links-hidden = A link is shown only once, when it is made.
web-links-make = Make a link
web-links-renew = New link
web-links-revoke = Revoke
web-links-copy = Copy link
web-links-of = Link for %name%
web-links-qr = QR code for the link of %name%
web-links-made = A new link for %name% is ready.
web-links-copied = The link for %name% has been copied.
web-links-revoked = The link for %name% no longer works.
web-links-to-table = To the table

## Rules

web-verbs = Words of the cards
web-verbs-about = The words these cards are written in, as data or in Python: what each takes, how a card says it, and which cards use it.
web-verbs-search = Search words, sentences and cards
web-verbs-none = No word fits.
web-verbs-sealed = The words of this game are sealed with its story; those it shares are listed at War Eternal.
web-verbs-link = For people who write cards: all words the cards are written in
web-rules = Rules
web-rules-about = Every rule has a number. Click a number to get an address you can share.
web-rules-contents = Contents
web-rules-search = Search the rules: words or a number
web-rules-found-one = %n% rule
web-rules-found-few = %n% rules
web-rules-found-many = %n% rules
web-rules-found-other = %n% rules
web-rules-unknown = There is no rule %rule%.

## Replay

web-replay-title = Replay
web-replay-board = The table at this moment
web-replay-hand = Hand
web-replay-log = Log
web-replay-controls = Replay controls
web-replay-slider = Decision
web-replay-place = %at% of %all%
web-replay-view = Seen by
web-replay-open = everyone, with all hands open
web-replay-spectator = a spectator
web-replay-running = The game is still in progress.
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-link = Copy link
web-replay-linked = The link to decision %at% has been copied.
web-replay-continue = Continue from here
web-replay-try = Try from here
web-replay-try-about = Try something out at a separate table, where everything hidden from you is dealt again
web-replay-save = Save file
web-replay-table = To the table

## Campaigns

web-start-campaigns = Your campaigns
web-setup-go-campaign = Begin the campaign
web-campaign-title = Campaign
web-campaign-go-on = Continue
web-campaign-file = Save as a file
web-campaign-bring = Open another campaign file
web-campaign-over = The campaign is over.
web-campaign-nothing = Nothing yet.
web-campaign-sealed-one = %n% thing is still sealed.
web-campaign-sealed-few = %n% things are still sealed.
web-campaign-sealed-many = %n% things are still sealed.
web-campaign-sealed-other = %n% things are still sealed.

## The aim of each game

web-aim = The aim of the game
web-aim-war-eternal = Together you defend Gravehold. You win as soon as the nemesis has no life left, or when it has no cards left to draw and none in play. You lose when Gravehold has no life left, when all mages are exhausted, or when the nemesis fulfils its own victory condition.
web-aim-ashes = Destroy the other Phoenixborn: one with as many wounds as life is out of the game. The last one left wins.
web-aim-relic = Grow stronger in the Outer and Middle tiers, make your way to the centre, and be the first to do there what the scenario asks. A nemesis wins by infamy instead.
web-aim-short = Aim
web-aim-told = The story and the rules tell you what this game is about.

## A finished game, judged

web-judged-title = Analysis
web-judged-ask = Analyse this game
web-judged-waiting = The analysis will begin soon.
web-judged-working = Looking at the game: %done% of %all%
web-judged-together = Common chance to win
web-judged-curve = Chance to win: %name%
web-judged-told = From %from% percent at the start to %to% percent at the end.
web-judged-picture = Summary picture
web-judged-costly = The decisions that cost most
web-judged-nothing = No decision cost a point or more.
web-judged-decision = Decision %n% of %all%, %name%: %played%, minus %cost% points. Better: %better%
web-judged-most = What cost most: %name%, %played% (−%cost%). Better: %better%.
web-judged-better = Better
web-judged-step = Step %n% of %all% of the better line
web-judged-step-back = Back along the better line
web-judged-step-on = Forward along the better line
web-judged-from = Play from here
web-judged-account = Luck and choices
web-judged-account-about = in points of winning
web-judged-start = At the start
web-judged-luck = Dice and cards
web-judged-choices = Choices: %name%
web-judged-end = At the end
web-sought-ask = Look for puzzles in this game
web-sought-working = Looking for puzzles: turn %done% of %all%
web-sought-waiting = The search for puzzles will begin soon.
web-sought-stop = Stop
web-sought-found = Puzzles found: %n%.
web-sought-stopped = The search was stopped.
web-sought-see = See them
