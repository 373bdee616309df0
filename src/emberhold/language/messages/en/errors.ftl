### What went wrong, what would be right, and the nearest right name where there is one.

error-language = Unknown language “{ $given }”. Known: { $known }.
error-game = Unknown game “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}

## Answers

error-illegal-answer = “{ $given }” is not an option now. Options: { $legal }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-illegal-index = There is no option { $given } now. Options are numbered from 0 to { $most }.
error-wrong-seat = Seat { $given } has nothing to answer now; seat { $asked } must answer.
error-game-over = The game is over, so there is nothing left to answer.
error-tournament-agents = A tournament needs at least two different agents, not “{ $given }”.
error-tournament-other = { $path } holds another tournament. Name another file, or ask for the same game, agents, players and seed.
error-tune-nothing = Name a player and at least one knob with its range, for example: search horizon=2..6.
error-tune-knob = “{ $given }” is not a knob with a range. Write horizon=2..6, doubt=0.5..3.0 or deep=no|yes.
error-tune-other = { $path } holds something else. Name another file, or ask for the same game, player, knobs, players and seed.
error-undo = { $given } answers cannot be undone. Give a number from 0 to { $most }.
error-no-record = This table keeps no record, so it cannot undo, fork or save. Open it with record=True.

## Save files

error-save-read = { $path } cannot be read: { $why }.
error-save-write = { $path } cannot be written: { $why }.
error-save-foreign = { $path } is not an Emberhold save file: its first line should be “emberhold save 1”.
error-save-future = { $path } has save format { $given }; this version reads formats up to { $known }. Update Emberhold.
error-save-header = { $path }: the header line “{ $field }” is missing or cannot be read.
error-save-truncated = { $path } is cut off: the number of answers does not match the closing line.
error-save-start = { $path }: the game it records cannot be set up. { $why }
error-save-trial = A trial cannot be saved to a file, because it was dealt from a game that others play.
error-save-deal = After this answer the hidden cards were dealt again, which is possible only at the start of a step; under the current rules no step starts here.
error-save-replay = { $path }: answer { $number } does not fit the game. { $why }

## Set-up

error-players = This game cannot be played by { $given }. Possible numbers of players: { $known }.
error-seed = A seed is a whole number or a word, not “{ $given }”.
error-setup-key = A setup has no entry “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-setup-value = “{ $given }” is not a valid value for { $key }. Possible: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-setup-table = A setup must be a table of entries, not “{ $given }”. Known entries: { $known }.
error-setup-range = { $key } must be a whole number from { $least } to { $most }, not “{ $given }”.
error-setup-many = { $key } takes at most { $most }, not { $given }.
error-setup-each = { $key } must be “random” or a list of { $players ->
    [one] { $players } entry
   *[other] { $players } entries
}, one for each player, not “{ $given }”.
error-setup-twice = { $key }: { $given } cannot be there twice.

## Positions

error-position-no-table = A position must be a table of entries, not “{ $given }”.
error-position-table = { $path } must be a table with the entries: { $known }.
error-position-key = { $path } has no entry “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-position-value = { $path }: “{ $given }” cannot be here. Possible: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-position-number = { $path } must be a whole number from { $least } to { $most }, not “{ $given }”.
error-position-list = { $path } must be a list, not “{ $given }”.
error-position-many = { $path } can have at most { $most }, not { $given }.
error-seat = There is no seat { $given } at this table; seats are numbered from 0 to { $last }.
error-no-such-target = There is nothing called “{ $given }” on the table as this seat sees it.

## Why a file or a database cannot be used; $raw is what the system says

cause-missing = there is no such file or folder ({ $raw })
cause-permission = it may not be read or written by this user ({ $raw })
cause-folder = it is a folder, not a file ({ $raw })
cause-there = something with that name is already there ({ $raw })
cause-full = the disk is full ({ $raw })
cause-name = the name is too long ({ $raw })
cause-missing-or-permission = the file is missing, or may not be read or written by this user ({ $raw })
cause-not-a-database = the file is not a database, or is damaged ({ $raw })
cause-locked = another program is using it ({ $raw })
cause-unreachable = the database server cannot be reached ({ $raw })
cause-password = the database server refuses the password ({ $raw })
cause-letters = it is not valid { $raw } text
cause-other = the system reports “{ $raw }”
