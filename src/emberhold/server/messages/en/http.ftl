### What the server says to browsers: errors, small pages, bots.

server-wrong-host = This server does not answer at this address. Open the address it printed when it started, or start it with --url.
server-wrong-origin = This request does not come from a page of this server and was refused.
server-too-long = This message has { $given } bytes; the limit is { $most }.
server-too-fast-title = Too many requests
server-too-fast = Too many messages in a short time. Wait a moment and try again.
server-too-slow = This request took too long to arrive and timed out.
server-too-many-pages = Too many pages are already open. Close some of them.
server-malformed = This message cannot be understood: { $why }.
server-not-json = This message is not JSON in UTF-8.
server-not-a-number = { $name } must be a whole number, not “{ $given }”.
server-no-page = There is nothing at this address.
server-wrong-method = This address cannot be used in this way.
server-went-wrong = Something went wrong on the server. Every answer at the table is saved; try again.
server-database-away = The database is not responding at the moment. Nothing that was stored is lost; try again soon.
server-not-yours = This browser has no seat at this table. Ask the host for a link.
server-not-your-seat = This seat belongs to another player.
server-only-host = Only the host of the table can do this.
server-links-which = Say which link to make or which to revoke, not both.
server-no-such-lesson = There is no lesson “{ $given }”. Known: { $known }.
server-no-such-puzzle = There is no puzzle “{ $given }”. The page /puzzles lists them.
server-no-such-seat = This table has no seat { $given }.
server-seat-count = { $players ->
    [one] A game for { $players } player needs { $players } seat
   *[other] A game for { $players } players needs { $players } seats
}; { $given ->
    [one] { $given } was given
   *[other] { $given } were given
}.
server-code-wrong = The code “{ $given }” is mistyped, incomplete, or made by another version. Compare it letter by letter.
server-code-lent = There is no code for mages of a campaign: they stay with those who have played it. Send a link to the table instead.
server-bot-greedy = quick bot (rules of thumb)
server-bot-random = random bot
server-bot-about-greedy = Answers at once by rules of thumb and never looks ahead: a little stronger than the novice.
server-bot-about-random = Plays any legal answer at random.
server-bot-search = search (200 looks ahead)
server-bot-about-search = Compares its options in 200 possible worlds before an answer, at most for two seconds. The measure other programs are held against.
server-bot-ismcts = tree search (500 iterations)
server-bot-about-ismcts = Grows one tree over everything it cannot tell apart (information-set Monte Carlo), at most for two seconds an answer.
server-bot-net = learned player “{ $name }”
server-bot-about-net = Plays by weights it has learned from games, and sees what its seat sees.
error-agents-folder = There is no folder “{ $path }”. --agents takes a folder with files of weights.
error-agent = This server has no learned player “{ $given }”. { GIVEN($known) ->
    [yes] Known: { $known }.
   *[no] It offers none: emberhold serve --agents FOLDER does.
}{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
server-link-unknown-title = This link does not work
server-link-unknown = The link is incomplete or was never given out. Copy the whole link, or ask for a new one.
server-link-used-title = This link has been used
server-link-used = A link to a seat works in one browser only. If you did not use it yourself, ask the host for a new one.
server-link-revoked-title = This link is no longer valid
server-link-revoked = The host has replaced this link. Ask for the new one.
server-not-invited-title = This table is not open to you
server-not-invited = This browser has no seat at this table, or there is no such table. Open the link you were given, or ask for one.
server-no-page-title = Nothing here
server-home = To the start page
server-join-title = Taking your seat
server-join = One moment, you are being seated.
server-join-button = Take my seat
server-join-known = Before you sit down: an opponent at this table may know what is hidden in this game, including the cards you will hold, and it cannot be dealt again.
server-join-handed = Before you sit down: until now this seat was played by an opponent at this table, who knows its cards. They cannot be dealt again while others are playing.
server-script-needed = Emberhold needs JavaScript to show the table.
server-missing = { $name } is missing.

## What is wrong with a message; a clause

server-fault-missing = the field “{ $field }” is missing
server-fault-unknown = there is no field “{ $field }”
server-fault-kind = “{ $field }” must be { $kind }
server-fault-value = { GIVEN($field) ->
    [yes] the value of “{ $field }” is not allowed
   *[no] it does not have the right form
}
server-kind-int = a whole number
server-kind-number = a number
server-kind-text = text
server-kind-yes-no = true or false
server-kind-list = a list
server-kind-object = an object
