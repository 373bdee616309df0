# What people say to each other at a table, and why something cannot be said.

error-talk-shape = Point at something, choose a phrase, or write a line.
error-talk-phrase = There is no phrase “{ $given }” at this table.
error-talk-link = Links cannot be sent.
error-talk-pace = Slow down a little: you can speak again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-talk-self = Choose another player at this table.
error-chat-off = The host has switched chat off. You can still point and use phrases.
error-point-unseen = Only what everybody at the table can see can be pointed at.
error-pin-opposed = Notes can be pinned only where all players are on the same side.
error-pin-many = At most { $most } notes can be pinned. Remove one first.
error-pin-gone = That note has already been removed.
house-phrase-leave-to-me = Leave it to me
house-phrase-first = Let’s take this one first
house-phrase-not-this = Not that one
house-phrase-wait-for-me = Wait for my turn
house-phrase-help = I need help
house-phrase-agreed = Agreed
house-phrase-well-played = Well played!
house-phrase-hello = Hello!
house-phrase-good-luck = Good luck!
house-phrase-what-is-it = What does this do?
house-phrase-beware = Watch out for this
house-phrase-moment = One moment, please
house-phrase-close = That was close!
house-phrase-oops = Oops
house-phrase-thanks = Thank you

web-talk = Talk
web-talk-phrases = Ready phrases
web-talk-point = Point
web-talk-point-at = Point at something
web-talk-about = Say something about it
web-talk-arm = Now press the thing you want to point at.
web-talk-points = %who% points at this: %what%
web-talk-points-here = %who% points here
web-talk-you-point = You point here
web-talk-pointed = (pointed at)
web-talk-plans = Plans
web-talk-note = A note for everybody, 120 characters
web-talk-pin = Pin
web-talk-unpin = Remove the note
web-talk-empty = Nobody has said anything yet. Right-click or hold anything on the table to point at it.
web-talk-write = Message, 120 characters
web-talk-send = Send
web-talk-mine = Show chat to me
web-talk-all = Allow chat at this table
web-talk-off-mine = You have switched chat off for yourself. You still see phrases and what others point at.
web-talk-off-all = The host has switched chat off. Phrases and pointing still work.
web-talk-mute = Mute
web-talk-unmute = Unmute
web-talk-unread-one = %n% message not shown
web-talk-unread-few = %n% messages not shown
web-talk-unread-many = %n% messages not shown
web-talk-unread-other = %n% messages not shown
web-talk-muted = Muted
web-talk-more = People and settings
web-talk-report = Report
web-talk-report-sure = Report to the operator?
web-talk-reported = Reported
web-table-key-talk = Say something about what has the focus

# The same people again

error-again-running = This game is still running. Play again once it is over.
error-again-kind = A chapter, a lesson, a puzzle or a trial cannot be played again with everybody.
web-again-same = Again, all of you
web-again-rotated = Again, seats rotated
web-again-other = Again, something new
web-again-asked = %who% is playing again and would like everybody to come along.
web-again-come = Come along
web-again-stay = Stay here
web-again-title = Another game?

# What lies ahead

web-odds = What lies ahead
web-table-prefer-odds = Show odds and what lies ahead
web-table-key-odds = Show or hide what lies ahead
web-odds-next = Next hand, if this one is played out
web-odds-after = The hand after that
web-odds-bought = bought now

# Answers ahead

web-ahead-later = Do this on my turn
web-ahead-later-not = Do not do this on my turn
web-ahead-dropped = Not done, %what%
web-ahead-several = it can be done in several ways now. Choose one yourself.
web-ahead-gone = it is no longer possible.
web-ahead-over = your turn is over.
web-ahead-astray = the target “%what%” cannot be chosen now.
web-ahead-unmet = the condition “%condition%” is not met.
web-ahead-queue = What you will do on your turn
web-ahead-if = if: %condition%
web-ahead-only-if = %what%: only if %condition%
web-ahead-if-in = %what% is still there (%where%)
web-ahead-if-left = not all gone: %what%
web-ahead-if-least-life = %what%: at least %number% life
web-ahead-if-most-life = %what%: at most %number% life
web-ahead-if-least-charges = %what% (charges): at least %number%
web-ahead-if-most-charges = %what% (charges): at most %number%
web-ahead-if-turn = it is my own turn
web-ahead-if-none-dropped = only if nothing was dropped
web-ahead-remove = Remove: %what%
web-ahead-less = One less: %condition%
web-ahead-more = One more: %condition%
web-ahead-queued = For your turn, number %number%: %what%
web-ahead-choose = Set conditions for this: %what%
web-ahead-earlier = Do this earlier: %what%
web-ahead-clear = Clear all
web-ahead-leave = Leave it out
web-ahead-title = Answers ahead
web-ahead-count = Waiting: %number%
web-ahead-intro = These answers are given in this order as soon as your turn comes. Nobody else sees them.
web-ahead-always = in any case
web-ahead-holds = The condition is met now
web-ahead-not-yet = The condition is not met yet
web-ahead-target = target: %what%
web-ahead-aim = %what%: make this the target
web-ahead-instead = Choose instead
web-ahead-instead-now = Now tap what you will do instead.
web-ahead-drag = Drag to reorder; Delete removes.
web-ahead-stop = Cancel the answers ahead
web-ahead-tap = Tap what you will do; it waits for your turn.
web-errand-casting-end = End the casting phase
web-errand-main-end = End the main phase
web-errand-action-pass = Pass
web-errand-action-end = End the turn
web-errand-roll-movement-roll = Roll for movement
web-errand-experience-done = End the turn
web-wish-buy = Buy %what%
web-wish-cast = Cast %what%
web-wish-play = Play %what%
web-wish-prep = Prep %what%
web-wish-use = Use %what%
web-wish-move = Move to %what%
