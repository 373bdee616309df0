# What the house says when something cannot be done.

error-database = { $given } is not the address of a database. Use the path of a file, or an address that begins with sqlite:/// or postgresql://.
error-database-driver = PostgreSQL needs the package psycopg. Install it with: pip install emberhold[postgres]
error-database-open = The database { $given } cannot be used: { $why }.
error-database-newer = The database { $given } is from a newer version of Emberhold. Use that version, or another database.
error-table-newer = A newer version of the server has continued this game. Reload the page.
error-table-unknown = There is no table called { $given }.
error-stale = Something has happened at the table in the meantime. Please look again.
error-not-asked = There is no question for this seat right now.
error-not-your-seat = That seat is not yours.
error-seat-of-bot = A bot is playing in that seat.
error-only-watching = Spectators cannot do that.
error-no-turn-hook = This server cannot notify anyone: it was started without --turn-hook.
error-topic = A topic has 1 to 64 characters: letters from a to z, digits, hyphens and underscores.
error-only-host = Only the host of the table can do that.
error-unknown-wish = Unknown request “{ $given }”.
error-undo-not-free = Something has been revealed, or another player has acted, since then. Ask the others to agree to an undo.
error-undo-dealt = Nothing can be undone from before the hidden cards were dealt again.
error-no-request = Nobody is asking you to agree to an undo.
error-no-hint = There is no hint to give: this seat has nothing to answer right now.
error-thinking = Other hints are being worked out. Wait a moment and ask again.
error-decided-before-end = What decided a game can be seen once it is over.
error-open-before-end = All cards can be seen once the game is over.
error-secrets-of-others = That would reveal what others keep secret. You can do it once the game is over.
error-over-is-final = The game is over for good, because hidden cards have been visible since it ended. You can continue it as a new table.
error-seat-of-person = Another player is in this seat and is connected; only that player can change who plays it.
error-moment = There is no moment { $given }: the game has { $most ->
    [one] 1 answer
   *[other] { $most } answers
} so far.
house-undo-request = { $who } asks to undo { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
}.
house-player = Player { $number }
house-call = It is your turn in { $game }, { $who }.
house-notice-undone = { $who } undid { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
house-notice-refused = { $who } does not agree to the undo.
house-notice-withdrawn = { $who } no longer asks for an undo.
house-notice-to-bot = A bot is now playing for { $who }.
house-notice-to-bot-yours = A bot is now playing in your seat. Choose your name at the top to play again.
house-notice-to-person = { $who } is playing again.
house-notice-to-person-yours = You are playing in your seat again.
house-notice-arrived = { $who } has taken a seat at the table.
house-notice-left = { $who } has left the table.
house-notice-unseated = The host has freed the seat of { $who }. Somebody else can take it with a new link.
house-notice-dealt = { $who } could have known what is hidden at this table. Now that an opponent has arrived, it has been dealt again, and the current step starts over.
house-notice-dealt-yours = An opponent has arrived, and you could have known what is hidden at this table. It has been dealt again, and the current step starts over.
house-notice-known = { $who } may know what is hidden at this table. It could not be dealt again.
house-notice-known-yours = An opponent has arrived, and you may know what is hidden at this table. It could not be dealt again; your opponent has been told.
house-notice-handed = Until now the seat of { $who } was played by an opponent at this table, who knows its cards.
house-notice-tried = { $who } is trying something out at a separate table, where everything hidden from that player has been dealt again.
house-notice-dealt-anew = This is a trial: everything hidden from you has been dealt again, so it may differ from the table it came from.
house-notice-ends = Nobody has played here for a long time. The table will be deleted on { $day } unless somebody plays; you can save the game to a file before then.
house-notice-policy = Free undo has ended: opponents now play in different browsers.
error-save-long = A game of { $given } answers is too long to be opened here; the limit is { $most }.
error-free-undo = Free undo is not possible against a friend in another browser.
error-chapter-stays = The chapter is over, and its results are final.
error-no-chapter = This table does not belong to a campaign.
error-campaign-unknown = There is no campaign called { $given }.
house-notice-mended = A rule has been corrected since this table was last open. { $answers ->
    [one] The last answer no longer fits
   *[other] The last { $answers } answers no longer fit
}, so the game continues from before. You can save the old record from the options.
house-chapter = Chapter { $number }
error-never-mended = No answers were ever dropped from the record of this table.
