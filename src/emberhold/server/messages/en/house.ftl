# What the house says when something cannot be done.

error-database = { $given } is not an address of a database. It should be the path of a file, or begin with sqlite:/// or postgresql://.
error-database-driver = PostgreSQL needs the package psycopg: pip install emberhold[postgres].
error-database-open = The database { $given } cannot be used: { $why }.
error-database-newer = The database { $given } is from a newer version of Emberhold. Use that version, or a database of its own.
error-table-newer = A newer version of the server has gone on at this table. Load the page again.
error-table-unknown = There is no table called { $given }.
error-stale = Something has happened at the table since. Please look again.
error-not-asked = Nothing is being asked of this seat now.
error-not-your-seat = That seat is not yours.
error-seat-of-bot = A bot is playing in that seat.
error-only-watching = Who only watches cannot do that.
error-no-turn-hook = This server cannot send word to anybody: it was started without --turn-hook.
error-topic = A topic has 1 to 64 characters: letters from a to z, digits, hyphens and underscores.
error-only-host = Only whoever opened the table can do that.
error-unknown-wish = Nobody here understands “{ $given }”.
error-undo-not-free = Something has been shown or somebody else has acted since. Ask the others to take it back.
error-undo-dealt = Nothing can be taken back from before the hidden cards were dealt again.
error-no-request = Nobody is asking you to take something back.
error-no-hint = There is nothing to advise: this seat is not asked anything now.
error-thinking = Others are thinking already. Wait a moment and ask again.
error-open-before-end = All cards can be seen once the game is over.
error-secrets-of-others = That would show what others keep secret. It can be done once the game is over.
error-over-is-final = The game is over for good: since it ended, what was secret can be seen. It can be continued as a new table.
error-seat-of-person = Somebody else plays in this seat and is here: only they can change who plays there.
error-moment = There is no moment { $given }: the game has { $most ->
    [one] 1 answer
   *[other] { $most } answers
} so far.
house-undo-request = { $who } asks to take back { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
}.
house-player = Player { $number }
house-call = It is your turn in { $game }, { $who }.
house-notice-undone = { $who } took back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
house-notice-refused = { $who } does not agree to taking it back.
house-notice-withdrawn = { $who } no longer asks to take something back.
house-notice-to-bot = A bot plays for { $who } now.
house-notice-to-bot-yours = A bot plays in your seat now. Choose your name at the top to play again.
house-notice-to-person = { $who } plays again.
house-notice-to-person-yours = You play in your seat again.
house-notice-arrived = { $who } sits at the table now.
house-notice-left = { $who } has left the table.
house-notice-unseated = The host has freed the seat of { $who }. Somebody else can take it with a new link.
house-notice-dealt = { $who } could have known what is hidden at this table. Now that an opponent has arrived, it has been dealt again from new luck, and the current step starts over.
house-notice-dealt-yours = An opponent has arrived, and you could have known what is hidden at this table. It has been dealt again from new luck, and the current step starts over.
house-notice-known = { $who } may know what is hidden at this table. It could not be dealt again.
house-notice-known-yours = An opponent has arrived, and you may know what is hidden at this table. It could not be dealt again; your opponent has been told.
house-notice-handed = Until now the seat of { $who } was played by an opponent at this table, who knows its cards.
house-notice-tried = { $who } is trying something out at a separate table, where everything hidden from that player has been dealt again.
house-notice-dealt-anew = This is a trial: everything you could not know has been dealt anew, and so it may lie otherwise at the table it came from.
house-notice-ends = Nobody has played here for a long time. The table will be deleted on { $day } unless somebody plays; you can save the game to a file before then.
house-notice-policy = Free undo has ended: opponents now play in different browsers.
error-save-long = A game of { $given } answers is too long to be opened here. At most { $most } are gone through.
error-free-undo = Free undo is not possible against a friend in another browser: there people play against each other.
error-chapter-stays = The chapter is over: what it brought stays.
error-no-chapter = This table belongs to no campaign.
error-campaign-unknown = There is no campaign called { $given }.
house-notice-mended = A rule has been corrected since this table was last open. { $answers ->
    [one] The last answer no longer fits
   *[other] The last { $answers } answers no longer fit
}, so the game continues from before. You can save the old record from the options.
house-chapter = Chapter { $number }
error-never-mended = The record of this table has never been cut short.
