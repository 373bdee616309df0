### The table page. Words without arguments; %name% is filled in by the page.

## The page

web-table-title = Table – Emberhold
web-table-needs-script = The table needs JavaScript. Please enable it for this page.
web-table-opening = Opening the table…
web-table-skip = To the question
web-table-board = The table
web-table-hand = Your hand
web-table-side = Log and rules
web-table-seats = Seats
web-table-language = Language
web-table-log = Log
web-table-rules = Rules
web-table-menu = Menu
web-table-close = Close
web-table-card = Card
web-table-face-down = a face-down card
web-table-pile-hidden-one = %n% more card is face down.
web-table-pile-hidden-few = %n% more cards are face down.
web-table-pile-hidden-many = %n% more cards are face down.
web-table-pile-hidden-other = %n% more cards are face down.

## The prompt

web-table-answers = Answers
web-table-all-answers-one = %n% answer
web-table-all-answers-few = All %n% answers
web-table-all-answers-many = All %n% answers
web-table-all-answers-other = All %n% answers
web-table-more-rules-one = %n% more rule
web-table-more-rules-few = %n% more rules
web-table-more-rules-many = %n% more rules
web-table-more-rules-other = %n% more rules
web-table-choices-above-one = %n% choice further up
web-table-choices-above-few = %n% choices further up
web-table-choices-above-many = %n% choices further up
web-table-choices-above-other = %n% choices further up
web-table-choices-below-one = %n% choice further down
web-table-choices-below-few = %n% choices further down
web-table-choices-below-many = %n% choices further down
web-table-choices-below-other = %n% choices further down
web-table-choose = Choose one
web-table-not-now = Not now. The question is: %asked%
web-table-not-now-waiting = Not now: it is another player’s turn.
web-table-read-card = Read the card
web-table-read-rule = Read rule %rule%
web-table-no-text = There is no text on it.
web-table-waiting = No decision is pending.
web-table-waiting-for = Waiting for %names%.
web-table-waiting-for-more = Waiting for %names%.
web-table-free-undo = (Played with free undo.)

## Hints

web-table-hint = Hint
web-table-hinted = hint
web-table-hint-numbers = Numbers

## Undo

web-table-undo = Undo
web-table-undo-turn = Restart my turn
web-table-undo-ask = Ask to undo
web-table-undo-asked = %name% would like to undo an answer. Do you agree?
web-table-undo-awaited = You asked to undo an answer. The others are deciding.
web-table-undo-allow = Agree
web-table-your-turn = Your turn
web-table-undone = Undone.
web-table-undo-refuse = Refuse

## The log and the past

web-table-look-back = Look at the table at that moment
web-table-private = Only you can read this line
web-table-past = You are looking back: the table after answer %n% of %most%.
web-table-past-called = A question is waiting for you.
web-table-back-to-now = Back to the present
web-table-earlier = Earlier
web-table-later = Later
web-table-no-past = That moment cannot be shown right now.

## The story

web-story = What happened
web-story-turn-card = Turn-order card drawn
web-story-next = Continue
web-story-space = space
web-story-skip = Skip
web-story-pause = Pause
web-story-resume = Resume
web-story-speed = Speed: %times%×
web-story-since = Since your last turn
web-story-draws-one = %who% draws %n% card.
web-story-draws-few = %who% draws %n% cards.
web-story-draws-many = %who% draws %n% cards.
web-story-draws-other = %who% draws %n% cards.
web-story-now = The table now
web-story-was = was %was%
web-story-still-one = One thing happened. Read it at your own pace.
web-story-still-few = %n% things happened. Read them at your own pace.
web-story-still-many = %n% things happened. Read them at your own pace.
web-story-still-other = %n% things happened. Read them at your own pace.
web-why = Why did that happen?
web-why-short = Why?
web-why-looking = Looking it up in the rules…
web-why-nothing = Nothing has happened yet that a rule explains.

## Answers the page gives by itself

web-batch-play-gem = Play all gems
web-batch-spend-enemy = Spend all trophies
web-batch-spend-agent = Spend all trophies
web-always = Always “%answer%”
web-answered = Answered for you: %answer%
web-standing = Answers given without asking
web-standing-drop = Ask me again
web-ahead = Play it as soon as I can
web-ahead-not = Do not play it automatically
web-turn-over = Your turn is over.
web-turn-go = Continue
web-turn-back = Undo

## The first choices of a game, each on a screen of its own

web-gather-first-five = Choose your First Five
web-gather-first-five-lead = The hand you begin with. Press a card to take it, and again to put it back.
web-gather-first-five-yours = Your First Five
web-gather-number = %n% of %most%
web-gather-left-one = One more card, then take them
web-gather-left-few = %n% more cards, then take them
web-gather-left-many = %n% more cards, then take them
web-gather-left-other = %n% more cards, then take them
web-gather-take-one = Take this card
web-gather-take-few = Take these %n% cards
web-gather-take-many = Take these %n% cards
web-gather-take-other = Take these %n% cards
web-gather-sending = Taking them…
web-gather-given = This card is in your hand already. Undo brings the whole choice back.
web-gather-clear = Clear
web-gather-suggested = Suggested five
web-gather-dice = Dice they need
web-gather-dice-of = you roll %all% each round
web-gather-dice-play = To play them
web-gather-dice-use = To use each once
web-sheets-title = Who will you play?
web-sheets-lead = Both sheets were dealt to you. Choose one; the other goes back.
web-sheets-play = Play as %name%
web-sheets-start = You start here
web-sheets-levels = What each level gives
web-apprentice-title = Who are you?
web-apprentice-lead = Four apprentices, two faces each. All of them begin alike; what you do will make yours different.
web-apprentice-called = Your mage is called
web-apprentice-breaches = Breaches
web-apprentice-open = open
web-apprentice-focus = focus %n%
web-apprentice-opens = open %n%
web-apprentice-hand = Starting hand, and the same cards again as your deck
web-apprentice-sealed = What will come onto this sheet
web-apprentice-after = after chapter %n%
web-apprentice-wax = Places under wax: each opens for good at the end of its chapter.
web-apprentice-taken = taken by %who%
web-apprentice-begin = Begin as %name%
web-apprentice-nameless = Give your mage a name
web-apprentice-stays = The name stays for the whole campaign.
web-apprentice-turn = The other face

## Where in a turn, in a fight, on a die

web-phases = Steps of the turn
web-phase-cast = Cast
web-phase-main = Main
web-phase-draw = Draw
web-phase-action = Action
web-phase-attackers = Attackers
web-phase-blockers = Blockers
web-phase-damage = Damage
web-phase-movement = Movement
web-phase-exploration = Exploration
web-phase-engagement = Engagement
web-phase-experience = Experience
web-block-here = Block here?
web-fight-meets = %one% meets %other%
web-fight-unstopped = Unblocked
web-fight-both = Both fall
web-fight-struck = The defending unit falls
web-fight-attacker = The attacker falls
web-fight-neither = Nobody falls
web-faces = What each face of the die means
web-face-win = wins
web-face-tie = tie
web-face-loss = loses
web-face-again = explodes
web-face-from = %n% or more wins
web-face-only = only a 6 wins
web-face-all = any result wins
web-face-ties = %n% ties
web-face-throws = explodes on %n%
web-duel-win = Victory
web-duel-tie = Tie
web-duel-loss = Defeat
web-tally-die = Die
web-tally-again = Exploded
web-tally-sum = total
web-tally-so-far = so far

## Hand-over

web-table-hand-over = Now it is %name%’s turn
web-table-hand-over-why = Hand over the device. The hands stay hidden until you continue.
web-table-hand-over-ready = Show my side of the table

## Seats

web-table-seat-yours = your seat
web-table-seat-bot = played by a bot
web-table-seat-open = nobody has taken this seat yet
web-table-seat-here = here
web-table-seat-away = away
web-table-seat-acting = to act
web-table-seat-show = Look from this seat
web-table-seat-to-bot = Let a bot play: %bot%
web-table-seat-to-me = I play this seat myself
web-table-seat-to-friend = A link for a friend
web-table-seat-bot-yours = A bot is playing in your seat. Choose your name at the top to play again.
web-table-seat-again = Play again myself
web-table-seat-my-bot = Let a bot play for me: %bot%

## The line

web-table-line-connecting = Connecting…
web-table-line-live = Connected
web-table-line-lost = Connection lost. Reconnecting…
web-table-line-gone = This table is no longer open to you.

## The menu

web-table-menu-links = Links and QR codes
web-table-menu-bot = Let a bot play for me
web-table-menu-device = A link for my second device
web-table-menu-replay = Replay
web-table-menu-save = Download the game
web-table-menu-report = Bug report file
web-table-menu-settings = Sound, notifications and animations
web-table-menu-keys = Keyboard shortcuts
web-table-menu-concede = Concede
web-table-menu-home = Start page
web-table-concede-sure = Do you really want to concede? Undoing this needs the others’ consent.
web-table-concede-yes = Yes, I concede
web-table-concede-no = No, keep playing
web-table-prefer = On this device
web-table-prefer-confirm = Preview an answer before a second tap confirms it
web-table-prefer-handover = Hide hands when the device is passed to another player
web-table-prefer-keys = Single-letter keys
web-table-prefer-stop = Stop when my turn is over
web-table-pace = Pace of the bots
web-table-pace-slow = Slow
web-table-pace-normal = Normal
web-table-pace-fast = Fast
web-table-pace-instant = Instant

## Keys

web-table-key-numbers = go to the answer with that number
web-table-key-arrows = move across the table
web-table-key-next = next or previous piece you can choose
web-table-key-enter = answer with the focused item
web-table-key-later = queue the focused item for your turn
web-table-key-order = change the order of what is queued
web-table-key-answers = list all answers
web-table-key-zoom = look at the focused card
web-table-key-undo = undo
web-table-key-hint = hint
web-table-key-why = why the last events happened
web-table-key-log = log
web-table-key-rules = rules
web-table-key-menu = menu
web-table-key-escape = close, or back to the present

## Maps

web-map-lying-one = here: %names%
web-map-lying-few = here: %names%
web-map-lying-many = here: %names%
web-map-lying-other = here: %names%
web-map-standing-one = here: %names%
web-map-standing-few = here: %names%
web-map-standing-many = here: %names%
web-map-standing-other = here: %names%
web-map-could = within reach of a move of %steps%
web-map-where = Where am I?
web-map-closer = Zoom in
web-map-farther = Zoom out
web-map-look = See what is here
web-map-of = %value% of %most%
web-map-beside = Your side of the table
web-map-tabs = What is shown
web-map-tab-map = Map
web-map-tab-mine = My side
web-map-tab-others = Players
web-map-tab-story = Story

## Campaigns

web-table-chronicle = Chronicle
web-table-next-chapter = Next chapter
web-table-to-next-chapter = To the next chapter
web-table-name = A name of your own
web-table-give-name = Give this name
web-table-menu-record = Save the record as it was

# A lesson at the table

web-lesson = Lesson
web-lesson-next = Continue
web-lesson-earlier = Back
web-lesson-part = Part %n% of %most%
web-lesson-step = Step %n% of %most%
web-lesson-spoken = Lesson, step %n% of %most%.
web-lesson-back = Undo
web-lesson-fold = Hide
web-lesson-close = Close
web-lesson-onward = Next lesson
web-lesson-left = You have left the path of the lesson. Play as you like, or undo your last answer to return to it.

## What symbols mean

web-gloss-aether = Spend aether on cards and anything else this turn; what is left is lost.
web-gloss-damage = Each point of damage removes 1 life or becomes 1 wound.
web-gloss-life = Life: how much more damage it can take.
web-gloss-charges = Charges power an ability; once it is fully charged, it can be used once.
web-gloss-influence = Spend influence to buy things.
web-gloss-attack = Attack: the damage it deals when it attacks or counters.
web-gloss-recover = Recover: the number of wounds it removes at the end of a round.
web-gloss-wounds = Wounds stay until they are healed; a unit with as many wounds as life is destroyed.
web-gloss-exhaustion = Exhausted: it cannot attack or act until it recovers.
web-gloss-status = Status tokens: the card says what they are for.
web-gloss-power = Power tokens count down: when the last one is removed, the power happens.
