### The command `emberhold`: helps, questions before a game, and its errors.

## Overview

help-emberhold = Emberhold: card-driven board games to play and to study.

    Usage: emberhold COMMAND [OPTIONS]
help-emberhold-more = emberhold COMMAND --help explains a command. Languages: --language en, pl or fr.
brief-serve = open the web table: play in the browser, alone or with friends
brief-play = play a game in the terminal, or go on with one
brief-campaign = play a campaign in the terminal, chapter after chapter
brief-puzzle = solve a position with a goal
brief-replay = look at a saved game
brief-rules = read and search the rules
brief-cards = read the cards of the games
brief-simulate = let bots play many games and count the results
brief-report = turn the results of simulate into a page with figures
brief-bench = measure how fast the games run here
brief-backup = copy the tables of the web server while it runs, or restore them

## Parts of every help

help-usage = Usage:
help-words = Arguments
help-options = Options
help-help = show this help
help-language = en, pl or fr; otherwise EMBERHOLD_LANGUAGE or the system’s language
help-plain = plain lines instead of panels and colours
help-json = print the results as JSON
help-seed = where all luck comes from: the same seed gives the same game
help-players = how many players, 2 unless said otherwise
metavar-language = LANGUAGE
metavar-file = FILE
metavar-folder = FOLDER
metavar-number = N
metavar-value = VALUE
metavar-bots = BOTS
metavar-name = NAME
metavar-words = WORDS
metavar-game = GAME
metavar-players = PLAYERS
metavar-where = WHERE
metavar-address = ADDRESS
metavar-row = ROW

## serve

help-serve = Open the web table. Without options it serves this machine only, at port 8765, and keeps all
    tables in a file of your own; every answer is stored before it counts. Stop it with Ctrl+C.
example-serve = Examples:
      emberhold serve --open
      emberhold serve --host 0.0.0.0 --port 8080
      emberhold serve --url https://games.example.org --database postgresql://emberhold@localhost/emberhold
help-host = the address to listen on, 127.0.0.1 unless said otherwise; 0.0.0.0 lets others in
help-port = the port, 8765 unless said otherwise; 0 takes any free one
help-database = where tables are kept: postgresql://user@host/name, or the path of an SQLite file
help-url = the public address, if a proxy stands in front of the server
help-turn-hook = an address that is told when somebody is to play who wishes to be told and has no page open
help-keep = delete tables that nobody has touched for N days, after two weeks’ notice (default: keep them forever)
help-log = how the log is written: plain for people, json for machines, with a line for each request
metavar-log = plain|json
error-log = The log can be { $known }, not “{ $given }”.
help-open = open the start page in the browser
help-quiet = print nothing but the address
metavar-url = URL
serve-open = Emberhold is open at { $address } (Ctrl+C closes it)
serve-already = Emberhold is already open at { $address }
serve-warning = Others can reach this server. Without https anyone on the way can read along: use it in networks you trust, or behind a proxy with --url.

## play

help-play = Play in the terminal. Without options you are asked how to begin. The game is kept after
    every answer; what you can type during the game is explained by h. Every game has options of its own:
    emberhold play ashes --help.
example-play = Examples:
      emberhold play --quick
      emberhold play --players 2 --nemesis gate-witch --mages dezmodia,random --difficulty expert
      emberhold play --market random --market-filter gem=3 --bots 1 --seed 7
      emberhold play ashes --decks the-iron-men,my.deck --bots 1
      emberhold play ashes --players 3 --decks draft
      emberhold play --resume
help-play-what = a saved game to go on with, or the name of a game
help-resume = go on with the game played last
help-daily = the challenge of the day: the same game for everybody, dealt from the date
help-quick = begin at once: a good first game for you and a bot
help-bots = a number, or names such as greedy,random; bots take the last seats
help-position = begin from a position in a TOML file

## puzzle

help-puzzle = List the puzzles, or solve one: a position with a goal. The exit status is 1 when it was not solved.
example-puzzle = Examples:
      emberhold puzzle
      emberhold puzzle ashes
      emberhold puzzle war-eternal-familiar
help-puzzle-which = the name of a puzzle, or a game whose puzzles are listed
error-puzzle = There is no puzzle “{ $given }”. The command “emberhold puzzle” lists them.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
table-puzzle-solved = Solved!
table-puzzle-failed = Not this time.

## replay

help-replay = Look at a saved game: the last position and everything that happened.
example-replay = Examples:
      emberhold replay game.ember
      emberhold replay game.ember --at 40
      emberhold replay game.ember --step
help-replay-file = the saved game
help-at = the position after N answers
help-step = go through the game answer by answer
help-seat = look from this player’s seat
replay-heading = { $game } · after { $at } of { $total } answers
replay-next = Next answer: { $key }
replay-keys = Enter: on · b: back · a number: jump there · q: leave
error-replay-key = “{ $given }” leads nowhere. Press Enter, or type b, q or a number from 0 to { $most }.

## rules

help-rules = Read the rules by number, by section or by words. Without words: the contents.
example-rules = Examples:
      emberhold rules WE-045
      emberhold rules 8.2
      emberhold rules closed breach
      emberhold rules ashes meditation
      emberhold rules --coverage
help-rules-wanted = a game, then a rule’s number, a section’s number, or words to look for
help-coverage = list which rules the tests prove; the exit status is 1 if one is missing
help-tests = the folder of the tests, if it is not the one beside the program
coverage-covered = { $id }  proven by { $places }
coverage-physical = { $id }  physical: { $reason }
coverage-unknown = { $id }  is in no rulebook, but named by { $places }
coverage-uncovered = { $id }  UNCOVERED: { $text }
coverage-summary = { $book }: { $rules } rules: { $covered } proven by tests, { $physical } physical, { $uncovered } uncovered; { $examples } worked examples and cards.
error-no-tests = There are no tests in { $path }: --coverage needs a checkout of the project.
error-broken-test = { $path } cannot be read as Python: { $why }.

## cards

help-cards = List everything in the box, or read what fits a name.
example-cards = Examples:
      emberhold cards
      emberhold cards ashes
      emberhold cards fiery torrent
      emberhold cards --language pl dezmodia
help-cards-name = a game, or a part of a name, in your language or in English
card-with-cost = { $name } · { $cost }

## simulate and bench

help-simulate = Let bots play many games on all cores and count how they end. The same seed gives the same
    results, on however many processes. With --out every game is kept in a Parquet file; a batch that was
    stopped goes on when the same command is given again.
example-simulate = Examples:
      emberhold simulate war-eternal --games 200 --players 2 --bots greedy,random
      emberhold simulate war-eternal --games 10000 --players expert,greedy --nemesis all --out results.parquet
      emberhold simulate war-eternal --nemesis gate-witch --difficulty all --seed 1 --json
      emberhold simulate ashes --games 20
      emberhold simulate --again results.parquet 17 --save game.ember
help-game = the game: { $games }
help-games = how many games of each kind (each nemesis, each pair of decks), 100 unless said otherwise
help-simulate-players = how many players, 2 unless said otherwise; or who plays, a name for each seat
help-simulate-bots = with a number of players: a bot for all seats, or one for each seat
help-simulate-out = keep every game in this Parquet file
help-processes = use N processes (default: all cores)
help-simulate-on = where to play: processes (of this machine, the usual) or ray
help-simulate-address = a running Ray cluster, such as 10.0.0.5:6379 or auto; without it, a local one
help-simulate-again = play the game in this row of a file once more and check that it ends the same
help-simulate-save = with --again: save that game, for replay
help-simulate-tries = in a campaign: how often a lost chapter is tried before it counts as won, 3 unless said otherwise
simulate-games = games
simulate-won = won
simulate-interval = 95 % interval
simulate-turns = turns on average
simulate-rounds = rounds on average
simulate-first = first attempts
simulate-all = all attempts
simulate-decreed = given up
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rate } games per second.
simulate-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $path }.
simulate-complete = { $path } is complete with { $games ->
    [one] { $games } game
   *[other] { $games } games
}; nothing was left to play.
simulate-resumed = Going on: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} already in { $path }.
simulate-stopped = Stopped: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept in { $path }. The same command goes on from there.
simulate-lost = A process ended unexpectedly; { $games ->
    [one] its game is
   *[other] its { $games } games are
} played again.
simulate-again = Game { $number } took the same { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} and ended the same way:
simulate-saved = It is saved in { $path }.
help-report = Turn the results of simulate into one page with figures: win rates, lengths, what was bought, and how much
    cards and mages matter.
example-report = Examples:
      emberhold report results.parquet
      emberhold report normal.parquet expert.parquet --out study --language pl
help-report-files = files that simulate --out has written, of one game
help-report-out = the folder for the page and its figures; without it, one beside the first file
report-written = The page is { $path }; the figures lie beside it.
help-bench = Measure decisions, games and forks per second on this machine.
example-bench = Example:
      emberhold bench --seconds 5
help-seconds = how long each measurement takes

## Questions before a game

setup-game = Which game?
setup-begin = How do you want to begin?
setup-begin-choose = Choose everything
setup-begin-resume = Go on with the last game
setup-question = { $prompt } (Enter: { $usual } · b: back · q: leave)
setup-players = How many players?
setup-players-value = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
setup-seat = Who is player { $number }?
setup-seat-person = A person
setup-seat-greedy = A bot
setup-seat-random = A bot that plays at random
setup-turn-order-standard = One turn card for each player
setup-turn-order-pairs = Turn cards for pairs of players (slightly easier)
setup-seed = Seed, or Enter for a new one:

## What went wrong

error-command = There is no command “{ $given }”. Commands: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-option = “{ $given }” is not understood here. { GIVEN($nearest) ->
    [yes] Did you mean { $nearest }?
   *[no] See { $command } --help.
}
error-option-value = { $option } cannot be read this way. See { $command } --help.
error-option-number = { $option } must be a whole number from { $least } to { $most }, not “{ $given }”.
error-setup-number = “{ $given }” is not a number from 1 to { $most }.
error-bot = There is no bot “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-too-many-bots = { $given } bots are too many for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-bot-count = “{ $given }” must be one bot, or one for each of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-players-twice = Say who plays either with --players { $players } or with --bots { $bots }, not with both.
error-simulate-on = Games cannot be played on “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-save-without-again = --save keeps the game that --again plays once more; give --again too.
error-campaign-option = A campaign is counted chapter by chapter and keeps no file of games; leave out { $option }.
error-tries-without-campaign = --tries is for games played as a campaign, and { $game } is not one; leave it out.
error-address-without-ray = --address is the address of a Ray cluster and needs --on ray.
error-ray-address = “{ $given }” is no address of a Ray cluster. Right would be auto or HOST:PORT, such as 10.0.0.5:6379.
error-ray-unreachable = The Ray cluster at { $address } cannot be reached: { $why }.
error-ray-none = No Ray cluster is running on this machine. Without --address, a local one is started.
error-ray-version = This is version { $here }, but on the Ray cluster version { $there } is installed.
error-ray-failed = The Ray cluster could not play: { $why }
error-workers-die = Their process was killed { $attempts } times: games { $games }. Is there too little memory? Everything else is kept.
error-game-failed = Game { $number } with seed { $seed } broke down: { $why }
error-game-stalled = It was not over after { $decisions } decisions.
error-extra-missing = { $package } is not installed. Right would be: pip install emberhold[{ $extra }]
error-results-place = { $path } cannot be written: { $place } is not a folder that holds files, or not there.
error-results-folder = { $path } is a folder, not a file to write results to.
error-results-missing = There is no file { $path }.
error-results-write = { $path } cannot be written: { $why }.
error-results-read = { $path } cannot be read: { $why }.
error-results-foreign = { $path } holds no results of simulate --out. Choose another file.
error-results-damaged = { $path } is damaged and cannot be read. Play the batch again, or take a copy.
error-results-columns = { $path } lacks the columns { $missing }; it was not written by this version.
error-results-empty = There are no games in { $path }.
error-results-names = { $path }: the results speak of something that this version does not know ({ $given }).
error-results-mixed = The files hold different games ({ $games }). Report on one of them at a time.
error-results-busy = Another simulate is just writing to { $path }.
error-other-batch = { $path } holds another batch; it differs in: { $points }. Choose another file, or delete it to begin anew.
error-again-number = There is no game { $number } in { $path }; the last one is { $last }.
error-again-differs = Game { $number } of version { $version } does not go the same way: { $point } is now { $now }, and was { $then }.
error-file-missing = Which file? emberhold { $command } FILE
error-toml = { $path } is not a position in TOML: { $why }.
error-nothing-to-resume = There is no unfinished game in { $path }.
error-port-in-use = Port { $port } is in use. Choose another with --port, or 0 for any free one.
error-port-forbidden = Port { $port } needs special rights. Choose one from 1024 on.
error-host = This machine cannot listen on “{ $given }”. Try 127.0.0.1, or 0.0.0.0 for all its addresses.
error-url = “{ $given }” is not a public address such as https://games.example.org.
error-turn-hook = “{ $given }” is not an address of a hook such as https://ntfy.example.org/.

## campaign

help-campaign = Play a campaign in the terminal. It is kept in one file after every answer; a chapter that is
    over is closed for good.
example-campaign = Examples:
      emberhold campaign new
      emberhold campaign list
      emberhold campaign continue
      emberhold campaign show my.campaign
help-campaign-words = new with the name of a game, list, continue, show or story with the file of a campaign (the one played last unless said otherwise); list unless said otherwise
metavar-way = WAY
campaign-list = Your campaigns
campaign-line = { $file }: { $game }, { $chapter } ({ $when })
campaign-none = None yet. Begin one with: emberhold campaign new
campaign-kept = The campaign is kept in { $path }. Go on with: emberhold campaign continue
campaign-heading = { $heading } · { $chapter }
campaign-next = The chapter is closed. Enter: on to the next one, “{ $chapter }”
campaign-over = The campaign is over.
campaign-nothing = Nothing yet.
campaign-sealed = { $things ->
    [one] { $things } thing is still sealed.
   *[other] { $things } things are still sealed.
}
save-mended = A rule has been mended since: { $lost ->
    [one] the last answer does not fit
   *[other] the last { $lost } answers do not fit
} any more, and the game goes on from before. The record as it was lies in { $path }.
error-campaign-way = “{ $given }” leads nowhere. Possible: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-no-campaigns = No game here is played as a campaign.
error-no-campaign-here = There is no campaign in { $path } to go on with. Begin one with: emberhold campaign new

version-compiled = emberhold { $version } (compiled engine)
version-sources = emberhold { $version } (engine from the sources)

## backup

help-backup = Copy the tables of the web server to a file while it runs, or put such a copy back. For SQLite; a
    database of PostgreSQL is copied with pg_dump.
example-backup = Examples:
      emberhold backup tables-monday.sqlite
      emberhold backup tables-monday.sqlite --restore --database restored.sqlite
help-backup-file = the file of the copy
help-restore = put the copy where no database is yet
backup-written = The tables have been copied to { $path }.
backup-restored = The tables have been restored to { $path }.
error-backup-postgres = PostgreSQL has tools of its own: pg_dump --format=custom to copy a database, pg_restore to bring it back.
error-backup-missing = There is no file { $path }.
error-backup-there = There is a database at { $path } already. Move it away, or restore to another place.
error-backup-write = The copy { $path } could not be written: { $why }.
error-backup-read = The copy { $path } cannot be used: { $why }.
