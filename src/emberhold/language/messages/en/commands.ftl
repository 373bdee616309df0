### The command `emberhold`: helps, questions before a game, and its errors.

## Overview

help-emberhold = Emberhold: card-driven board games to play and to study.

    Usage: emberhold COMMAND [OPTIONS]
help-emberhold-more = emberhold COMMAND --help explains a command. Languages: --language en, pl or fr.
brief-serve = open the web table: play in the browser, alone or with friends
brief-play = play a game in the terminal, or resume one
brief-campaign = play a campaign in the terminal, one chapter after another
brief-puzzle = solve a position with a goal
brief-replay = look at a saved game
brief-analyse = find out what luck gave and choices cost in a finished game
brief-rules = read and search the rules
brief-cards = read the cards of the games
brief-box = make, check, play and judge boxes of one’s own
brief-simulate = let bots play many games and count the results
brief-report = turn the results of simulate into a page with figures
brief-metrics = measure how long, wide and hidden the games are
brief-probe = look for rows of numbers that stand for different questions
brief-tournament = rate agents by games against each other
brief-tune = look for better settings of a player
brief-bench = measure how fast the games run here
brief-backup = back up the tables of the web server while it runs, or restore them
brief-reports = list what people at web tables have reported

## Parts of every help

help-usage = Usage:
help-words = Arguments
help-options = Options
help-help = show this help
help-language = en, pl or fr; otherwise EMBERHOLD_LANGUAGE or the system’s language
help-plain = plain lines instead of panels and colours
help-json = print the results as JSON
help-seed = the source of all randomness: the same seed gives the same game
help-players = number of players (default: 2)
metavar-language = LANGUAGE
metavar-file = FILE
metavar-folder = FOLDER
metavar-number = N
metavar-value = VALUE
metavar-bots = BOTS
metavar-name = NAME
metavar-words = WORDS
metavar-game = GAME
metavar-player = PLAYER
metavar-players = PLAYERS
metavar-knob = KNOB=RANGE
metavar-change = CARD.FIELD=VALUE
metavar-where = WHERE
metavar-address = ADDRESS
metavar-row = ROW

## serve

help-serve = Open the web table. Without options it serves this machine only, on port 8765, and saves all
    tables in a database file of your own; every answer is stored before it counts. Stop it with Ctrl+C.
example-serve = Examples:
      emberhold serve --open
      emberhold serve --host 0.0.0.0 --port 8080
      emberhold serve --url https://games.example.org --database postgresql://emberhold@localhost/emberhold
help-host = address to listen on (default: 127.0.0.1); 0.0.0.0 lets others in
help-port = port to listen on (default: 8765); 0 uses any free port
help-database = where tables are stored: postgresql://user@host/name, or the path of an SQLite file
help-url = the public address, if the server is behind a proxy
help-turn-hook = URL to notify when it is the turn of a player who asked for it and has no page open
help-mail = mail server that sends notices, such as smtp://name:password@mail.example.org:587?from=table@example.org (also the environment variable EMBERHOLD_MAIL)
help-push = send notices to devices by web push; the value is how push services reach you, such as mailto:you@example.org
help-keep = delete tables that nobody has touched for N days, after two weeks’ notice (default: keep them forever)
help-no-boxes = take no boxes that people have made; tables that have one continue
help-no-judging = do not judge drafts of the workshop by games
help-hall = let hosts open tables to anybody, found at /hall
help-found = offer puzzles found in played games: every file (*.toml) that “puzzle find” wrote in this folder
help-find-puzzles = let those who played look for puzzles in finished games, kept in the folder of --puzzles: “here” in games played here, “anywhere” also in games brought as files
error-find-puzzles = --find-puzzles takes “here” or “anywhere”, not “{ $given }”.
error-find-puzzles-folder = --find-puzzles needs a folder to keep puzzles in: add --puzzles FOLDER.
help-agents = offer learned players at web tables: every file of weights (*.bin) in this folder
help-log = log format: plain for people, json for machines, with one line per request
metavar-log = plain|json
error-log = The log can be { $known }, not “{ $given }”.
help-open = open the start page in the browser
help-quiet = print nothing but the address
metavar-url = URL
serve-open = Emberhold is open at { $address } (Ctrl+C closes it)
serve-already = Emberhold is already open at { $address }
serve-warning = Others can reach this server. Without https anyone in between can read the traffic: use it in networks you trust, or behind a proxy with --url.

## play

help-play = Play in the terminal. Without options you are asked how to begin. The game is saved after
    every answer; type h during the game to see what you can type. For the options of a game,
    see, for example, emberhold play ashes --help.
example-play = Examples:
      emberhold play --quick
      emberhold play --players 2 --nemesis gate-witch --mages dezmodia,random --difficulty expert
      emberhold play --market random --market-filter gem=3 --bots 1 --seed 7
      emberhold play ashes --decks the-iron-men,my.deck --bots 1
      emberhold play ashes --players 3 --decks draft
      emberhold play --resume
help-play-what = a saved game to resume, or the name of a game
help-resume = resume the last game you played
help-daily = the daily challenge: the same game for everyone, dealt from the date
help-quick = start right away: a good first game for you and a bot
help-bots = a number, or names such as greedy,random; bots take the last seats
help-position = start from a position in a TOML file

## puzzle

help-puzzle = List the puzzles, or solve one: a position with a goal. The exit status is 1 if it was not solved.
example-puzzle = Examples:
      emberhold puzzle
      emberhold puzzle ashes
      emberhold puzzle war-eternal-familiar
      emberhold puzzle find game.ember --out puzzles
      emberhold puzzle puzzles/01_found-ashes.toml
help-puzzle-which = the name or the file of a puzzle; a game whose puzzles are listed; or “find”
help-puzzle-files = with “find”: saved games in which puzzles are looked for
help-puzzle-out = with “find”: where the puzzles are written
help-puzzle-worlds = with “find”: in how many worlds that the solver holds possible each is checked; 16 without it
puzzle-found-at = { $file }, after { $place } answers: { $goal } Every answer of its solution is needed in { $share }% of { $worlds } worlds (standard error { $error }).
puzzle-found-written = Written: { $path }
puzzle-found-count = Puzzles found: { $count }.
error-puzzle-source = Puzzles are not looked for in a trial, nor in a game that was repaired or dealt again on the way. Give the save of another game.
error-puzzle-file = { $path } cannot be read as a puzzle: { $reason }. Such files are written by “emberhold puzzle find”.
error-puzzle-folder = { $path } has { $given } puzzle files (*.toml); a shelf takes 1 to { $most }. Such files are written by “emberhold puzzle find”.
error-puzzle-origin = { $path } cannot be put on the shelf: only puzzles found in single games can, and not those of a campaign.
error-puzzle-goal = There is no puzzle goal “{ $given }” in this game. Known: { $known }.
error-puzzle-unfit = { $path } does not fit the rules of this version: { $why }
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
help-step = step through the game answer by answer
help-seat = look from this player’s seat
replay-heading = { $game } · after { $at } of { $total } answers
replay-next = Next answer: { $key }
replay-keys = Enter: next · b: back · a number: jump there · q: leave
error-replay-key = “{ $given }” is not a command here. Press Enter, or type b, q or a number from 0 to { $most }.

## analyse

help-analyse = Judge a finished game: the chance to win along the way, the three decisions that cost most with a better line
    for each, and what luck gave and choices cost, in points that add up.
example-analyse = Examples:
      emberhold analyse game.ember
      emberhold analyse game.ember --level thorough
      emberhold analyse game.ember --json
help-analyse-file = the saved game
help-analyse-level = how closely to look: { $known } (default: { $usual })
help-analyse-puzzles = also look for puzzles in the game and write them into this folder
analyse-progress = { $done } of { $all }
analyse-heading = { $game } · { $answers } answers, { $decisions } decisions looked at
analyse-together = all players together
analyse-curve = Chance to win
analyse-costly = What cost most
analyse-nothing = No decision cost a point or more.
analyse-decision = { $number }. Answer { $place }, { $who }: { $played } (−{ $cost }: { $before }% → { $after }%)
analyse-better = Better: { $line }
analyse-account = Luck and choices, in points of a hundred
analyse-start = At the start
analyse-luck = Luck
analyse-choices = Choices of { $who }
analyse-end = At the end
analyse-numbers = By the numbers: { $who }
analyse-answers = Answers

## rules

help-rules = Read the rules by number, by section or by words. Without words: the contents.
example-rules = Examples:
      emberhold rules WE-045
      emberhold rules 8.2
      emberhold rules closed breach
      emberhold rules ashes meditation
      emberhold rules --coverage
help-rules-wanted = a game, then a rule’s number, a section’s number, or words to look for
help-coverage = list which rules the tests prove; the exit status is 1 if any rule has no test
help-tests = the folder of the tests, if it is not next to the program
coverage-covered = { $id }  proven by { $places }
coverage-physical = { $id }  physical: { $reason }
coverage-unknown = { $id }  is not in any rulebook, but named by { $places }
coverage-uncovered = { $id }  UNCOVERED: { $text }
coverage-summary = { $book }: { $rules } rules, { $covered } proven by tests, { $physical } physical, { $uncovered } uncovered; { $examples } worked examples and cards.
error-no-tests = There are no tests in { $path }: --coverage needs a checkout of the project.
error-broken-test = { $path } cannot be read as Python: { $why }.

## cards

help-cards = List everything in the box, or read the cards that match a name.
example-cards = Examples:
      emberhold cards
      emberhold cards ashes
      emberhold cards fiery torrent
      emberhold cards --language pl dezmodia
help-cards-name = a game, or part of a name, in your language or in English
card-with-cost = { $name } · { $cost }

## simulate and bench

help-simulate = Let bots play many games on all cores and count how they end. The same seed gives the same
    results, whatever the number of processes. With --out every game is stored in a Parquet file; a batch that
    was stopped resumes when you give the same command again.
example-simulate = Examples:
      emberhold simulate war-eternal --games 200 --players 2 --bots greedy,random
      emberhold simulate war-eternal --games 10000 --players expert,greedy --nemesis all --out results.parquet
      emberhold simulate war-eternal --nemesis gate-witch --difficulty all --seed 1 --json
      emberhold simulate ashes --games 20
      emberhold simulate --again results.parquet 17 --save game.ember
help-game = the game: { $games }
help-games = number of games of each kind (each nemesis, each pair of decks; default: 100)
help-simulate-players = number of players (default: 2), or a player type for each seat
help-simulate-bots = with a number of players: one bot for all seats, or one for each seat
help-simulate-out = store every game in this Parquet file; campaigns: one a line, in a text file
help-simulate-keep = keep the answers of every game in this file, one game a line
help-simulate-change = what if: change a printed value in these games, such as kindle.cost=3 (may be repeated)
help-processes = use N processes (default: all cores)
help-simulate-on = where to play: processes (on this machine, the default) or ray
help-simulate-address = a running Ray cluster, such as 10.0.0.5:6379 or auto (default: start a local one)
help-simulate-again = replay the game in this row of a file and check that it ends the same way
help-simulate-save = with --again: save that game for replay
help-simulate-tries = in a campaign: attempts at a chapter before it counts as won (default: 3)
simulate-games = games
simulate-won = won
simulate-interval = 95% interval
simulate-turns = turns on average
simulate-rounds = rounds on average
simulate-first = first attempts
simulate-all = all attempts
simulate-decreed = counted as won
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rate } games per second.
simulate-speed-resumed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played by this command, { $rate } games per second; { $before ->
    [one] { $before } game was
   *[other] { $before } games were
} there before.
simulate-chapters = All chapters
simulate-campaigns-speed = { $campaigns ->
    [one] { $campaigns } campaign
   *[other] { $campaigns } campaigns
} played by this command, { $rate } campaigns per second.{ $before ->
    [0] {""}
    [one] {" "}{ $before } campaign was there before.
   *[other] {" "}{ $before } campaigns were there before.
}
simulate-written-campaigns = { $campaigns ->
    [one] { $campaigns } campaign is
   *[other] { $campaigns } campaigns are
} in { $path }.
simulate-resumed-campaigns = Resuming: { $games ->
    [one] { $games } campaign is
   *[other] { $games } campaigns are
} already in { $path }.
simulate-stopped-campaigns = Stopped: { $games ->
    [one] { $games } campaign is
   *[other] { $games } campaigns are
} saved in { $path }. Give the same command again to resume.
simulate-ray-starts = Starting Ray on this machine; this can take up to a minute.
simulate-ray-reached = Connecting to the Ray cluster; this can take up to a minute.
simulate-ray-ready = Ray was ready after { $seconds } s with { $places ->
    [one] { $places } core
   *[other] { $places } cores
}; games are timed from now on.
simulate-changed = Changed for these games: { $changes }.
simulate-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $path }.
simulate-complete = { $path } is complete with { $games ->
    [one] { $games } game
   *[other] { $games } games
}; nothing was left to play.
simulate-resumed = Resuming: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} already in { $path }.
simulate-stopped = Stopped: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} saved in { $path }. Give the same command again to resume.
simulate-lost = A process ended unexpectedly; { $games ->
    [one] its game is
   *[other] its { $games } games are
} being played again.
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
help-report-files = files written by simulate --out, all of one game
help-report-out = folder for the page and its figures (default: next to the first file)
report-written = The page is { $path }; its figures are in the same folder.
help-metrics = Play games at random and measure what makes a game hard to learn: decisions, options, hidden cards, and how
    far the chance of winning differs when everything hidden is dealt again.
example-metrics = Examples:
      emberhold metrics
      emberhold metrics ashes --games 20 --seed 7 --json
help-metrics-games = number of games (default: 100)
help-metrics-players = number of players (default: as in a quick game)
metrics-players = players
metrics-decisions = decisions in a game
metrics-range = in 90% of games
metrics-length = turns or rounds
metrics-options = options at a decision
metrics-most = most options
metrics-forced = decisions with one option
metrics-hidden = cards hidden from the seat
metrics-spread = spread of redeals
metrics-note = Averages over { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}, seed { $seed }.
help-probe = Play games and look for moments that a learner cannot tell apart: the same row of numbers, but another question or
    other options.
example-probe = Examples:
      emberhold probe
      emberhold probe relic --decisions 5000 --bot random --json
help-probe-decisions = number of decisions (default: 20000)
help-probe-bot = who plays all seats (default: greedy)
probe-games = games
probe-decisions = decisions
probe-slots = numbers in a row
probe-repeated = rows seen before
probe-question = same row and actions, other question
probe-options = same row, other question or options
probe-share = share of decisions
probe-note = All seats played by { $bot }, seed { $seed }.
probe-example = { $game }: the same row stands for both of these.
help-tournament = Let agents play each other on the same seeds with seats exchanged, and rate them (Bradley–Terry on the scale of Elo).
    Where all play together, each plays the seeds for itself.
example-tournament = Examples:
      emberhold tournament ashes --bots random,greedy,skilled --seeds 50 --out ashes.jsonl
      emberhold tournament war-eternal --bots greedy,skilled --json
help-tournament-bots = agents, separated by commas (default: random,greedy)
help-tournament-seeds = number of seeds for each pair (default: 20)
help-tournament-players = number of players (default: 2)
help-tournament-out = file that keeps the results; run again with it to continue
tournament-agent = agent
tournament-rating = rating
tournament-interval = 95% interval
tournament-points = points
tournament-note = { $game }: { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} for each pair, seed { $seed }.
help-tune = Look for better settings of a player: try some at random against the player itself, then measure the best on fresh seeds.
    A knob is a setting with its range: horizon=2..6, doubt=0.5..3.0, deep=no|yes.
example-tune = Examples:
      emberhold tune ashes search horizon=1..6 doubt=0.5..3.0 --processes 8 --out tuned.jsonl
      emberhold tune war-eternal ismcts explore=0.2..2.0 --tries 30 --json
help-tune-player = player whose settings are tuned, such as search
help-tune-knobs = settings and their ranges
help-tune-tries = number of settings to try (default: 20)
help-tune-seeds = number of seeds each try plays (default: 10)
help-tune-fresh = number of fresh seeds the best one is measured on (default: 50)
tune-chosen = The best of { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
} on { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}: chosen for its luck as well, so these figures flatter.
tune-measured = On { $seeds ->
    [one] { $seeds } fresh seed
   *[other] { $seeds } fresh seeds
} { $name } made { $share } of the points ({ $between }).
tune-better = It is better than { $player }.
tune-not-better = That does not show that it is better than { $player }.
help-bench = Measure decisions, games and forks per second on this machine.
example-bench = Example:
      emberhold bench --seconds 5
help-seconds = how long each measurement takes

## Questions before a game

setup-game = Which game?
setup-begin = How do you want to begin?
setup-begin-choose = Choose everything yourself
setup-begin-resume = Resume the last game
setup-question = { $prompt } (Enter: { $usual } · b: back · q: leave)
setup-of-box = { $name } · { $box }
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
setup-turn-order-pairs = One turn card for each pair of players (slightly easier)
setup-seed = Seed, or Enter for a new one:

## What went wrong

error-command = There is no command “{ $given }”. Commands: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-option = “{ $given }” is not an option here. { GIVEN($nearest) ->
    [yes] Did you mean { $nearest }?
   *[no] See { $command } --help.
}
error-option-value = { $option } has a value that cannot be used. See { $command } --help.
error-option-number = { $option } must be a whole number from { $least } to { $most }, not “{ $given }”.
error-setup-number = “{ $given }” is not a number from 1 to { $most }.
error-bot = There is no bot “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-too-many-bots = { $given ->
    [one] { $given } bot is
   *[other] { $given } bots are
} too many for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-bot-count = “{ $given }” must name one bot{ $players ->
    [one] {""}
   *[other] , or one for each of { $players } players
}.
error-players-twice = Use either --players { $players } or --bots { $bots } to say who plays, not both.
error-simulate-on = Games cannot be played on “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-save-without-again = --save stores the game that --again replays; use it together with --again.
error-campaign-option = Campaigns are kept with --out, one campaign a line; leave out { $option }.
error-tries-without-campaign = --tries is for campaigns, and { $game } is not one; leave it out.
error-address-without-ray = --address is the address of a Ray cluster and needs --on ray.
error-ray-address = “{ $given }” is not the address of a Ray cluster. Use auto or HOST:PORT, such as 10.0.0.5:6379.
error-ray-unreachable = The Ray cluster at { $address } cannot be reached: { $why }.
error-ray-none = No Ray cluster is running on this machine. Leave out --address to start a local one.
error-ray-version = This is version { $here }, but the Ray cluster has version { $there } installed.
error-ray-failed = The Ray cluster could not play: { $why }
error-workers-die = The process was killed { $attempts } times while playing these games: { $games }. There may be too little memory. All other games are saved.
error-game-failed = Game { $number } with seed { $seed } crashed: { $why }
error-game-stalled = The game was not over after { $decisions } decisions.
error-extra-missing = { $package } is not installed. Install it with: pip install emberhold[{ $extra }]
error-results-place = { $path } cannot be written: { $place } does not exist or is not a folder.
error-results-folder = { $path } is a folder, not a file to write results to.
error-results-missing = There is no file { $path }.
error-results-write = { $path } cannot be written: { $why }.
error-results-read = { $path } cannot be read: { $why }.
error-results-foreign = { $path } does not contain results of simulate --out. Choose another file.
error-campaigns-foreign = { $path } does not contain campaigns of simulate --out. Choose another file.
error-change-form = “{ $given }” is not a change. Write CARD.FIELD=VALUE, such as kindle.cost=3.
error-change-card = “{ $given }” is not a card or a sheet of { $game }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean “{ $nearest }”?
   *[no] {""}
}
error-change-field = { $card } has no field “{ $given }” that can be changed. It has: { $known }.
error-change-value = { $change } cannot be read: { $why }.
error-change-game = The cards of { $game } cannot be changed for a batch.
error-change-twice = Cards are already changed ({ $given }). Undo that first.
error-kept-changed = This game of { $game } was played with changed cards: { $changes }. Read it inside emberhold.lab.changes.changed(…) with the same changes.
error-save-changed = A game with changed cards ({ $changes }) cannot be saved: a saved game is read with the printed ones. Leave out --save.
error-keep-and-out = --keep and --out cannot be used together: play the batch twice, or choose one of them.
error-keep-packed = Games are added to { $path } one by one, so it cannot be packed while it is written. Leave out “.gz” and pack the file afterwards.
error-kept-foreign = { $path } does not contain games of simulate --keep. Choose another file.
error-kept-differs = Kept game { $number } does not play out as it did: it was kept by another version, or its line was changed.
error-results-damaged = { $path } is damaged and cannot be read. Play the batch again, or use a copy.
error-results-columns = { $path } lacks the columns { $missing }; it was not written by this version.
error-results-empty = There are no games in { $path }.
error-results-names = { $path }: the results mention something that this version does not know ({ $given }).
error-results-mixed = The files contain different games ({ $games }). Report on one game at a time.
error-results-busy = Another simulate command is writing to { $path } right now.
error-other-batch = { $path } contains another batch; it differs in: { $points }. Choose another file, or delete this one to start over.
error-again-number = There is no game { $number } in { $path }; the last one is { $last }.
error-again-differs = Game { $number } of version { $version } no longer plays out the same way: { $point } is now { $now } and was { $then }.
error-file-missing = No file was given. Use: emberhold { $command } FILE
error-toml = { $path } is not a position in TOML: { $why }.
error-nothing-to-resume = There is no unfinished game in { $path }.
error-port-in-use = Port { $port } is in use. Choose another with --port, or 0 for any free one.
error-port-forbidden = Port { $port } needs special rights. Choose port 1024 or higher.
error-host = This machine cannot listen on “{ $given }”. Try 127.0.0.1, or 0.0.0.0 for all its addresses.
error-url = “{ $given }” is not a public address such as https://games.example.org.
error-turn-hook = “{ $given }” is not the URL of a hook such as https://ntfy.example.org/.
error-mail-server = “{ $given }” is not the URL of a mail server such as smtp://name:password@mail.example.org:587?from=table@example.org.
error-push-contact = “{ $given }” is not a contact such as mailto:you@example.org or https://example.org.
error-push-extra = Web push needs the package cryptography. Install it with: pip install emberhold[push]

## campaign

help-campaign = Play a campaign in the terminal. It is saved in one file after every answer; a finished chapter
    is closed for good.
example-campaign = Examples:
      emberhold campaign new
      emberhold campaign list
      emberhold campaign continue
      emberhold campaign show my.campaign
help-campaign-words = new, followed by the name of a game; list (the default); or continue, show or story, followed by a campaign file (default: the last one played)
metavar-way = WAY
campaign-list = Your campaigns
campaign-line = { $file }: { $game }, { $chapter } ({ $when })
campaign-none = None yet. Begin one with: emberhold campaign new
campaign-kept = The campaign is saved in { $path }. Resume it with: emberhold campaign continue
campaign-heading = { $heading } · { $chapter }
campaign-next = The chapter is closed. Press Enter for the next one, “{ $chapter }”
campaign-over = The campaign is over.
campaign-nothing = Nothing yet.
campaign-sealed = { $things ->
    [one] { $things } thing is still sealed.
   *[other] { $things } things are still sealed.
}
save-mended = A rule has been corrected since this was saved: { $lost ->
    [one] the last answer no longer fits
   *[other] the last { $lost } answers no longer fit
}, so the game continues from before. The old record is in { $path }.
error-campaign-way = “{ $given }” is not something a campaign can do. Possible: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-no-campaigns = No game here is played as a campaign.
error-no-campaign-here = There is no campaign in { $path } to resume. Begin one with: emberhold campaign new

version-compiled = emberhold { $version } (compiled engine)
version-sources = emberhold { $version } (engine run from source)

## backup

help-backup = Copy the tables of the web server to a file while it runs, or restore such a copy. For SQLite; use
    pg_dump to copy a PostgreSQL database.
example-backup = Examples:
      emberhold backup tables-monday.sqlite
      emberhold backup tables-monday.sqlite --restore --database restored.sqlite
help-backup-file = the file with the copy
help-restore = restore the copy to a place where there is no database yet
backup-written = The tables have been copied to { $path }.
backup-restored = The tables have been restored to { $path }.
error-backup-postgres = Use PostgreSQL’s own tools: pg_dump --format=custom to copy a database, pg_restore to restore it.
error-backup-missing = There is no file { $path }.
error-backup-there = There is already a database at { $path }. Move it elsewhere, or restore to a different place.
error-backup-write = The copy { $path } could not be written: { $why }.
error-backup-read = The copy { $path } cannot be used: { $why }.
error-no-message = A game has no words for “{ $given }” in the language “{ $language }”: the message is missing from its files.

## reports

help-reports = List what people have reported to the operator: at which table, about whom, and what that person had written.
example-reports = Examples:
      emberhold reports
      emberhold reports --database games.sqlite
reports-none = Nobody has reported anything.
reports-box = { $when } · The box “{ $title }” was reported by { $count ->
    [one] one person
   *[other] { $count } people
 }.
  Close it with: emberhold box close { $digest }
reports-head = { $when }, table { $table }: { $who } (seat { $seat }) was reported.
reports-by = Reported from seat { $seats }. Written at the table:
reports-nothing = (nothing)

## box

help-box = Boxes of one’s own: folders of cards that are data, or packed files of them.
example-box = Examples:
      emberhold box new my-box
      emberhold box new my-scenario --game relic
      emberhold box check my-box
      emberhold box play my-box
      emberhold box pack my-box
      emberhold box report my-box --card first-flame --against kindle
help-box-what = begin a box, check one, play with it, pack it into one file, or judge what is in it; for operators of a server: put it into the gallery or take it out, close it or open it again
help-box-folder = the folder of the box, or its packed file; for operators the link of a box that the server keeps
help-box-game = the game that a new box is for: { $games } (default: the first)
help-box-out = the packed file to write (default: named after the box)
help-box-card = judge this card, mage or nemesis only
help-box-against = compare it with this one (default: printed ones like it)
help-box-pairs = how many pairs of games to play (default: 300)
box-told-begun = { $path } is a box now: change its files, then check it with “emberhold box check { $path }”.
box-told-untold = { $name }: no words in { $languages }; told in another language and marked.
box-told-sound = { $title }: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, nothing wrong. At a table: { $name }
box-told-packed = Packed into { $path }. At a table: { $name }
box-told-offer = “{ $title }” is in the gallery.
box-told-withdraw = “{ $title }” is no longer in the gallery.
box-told-close = “{ $title }” is closed: no new table can be opened with it.
box-told-reopen = “{ $title }” is open again.
box-told-time = { $thing }: { $games } games, about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
box-told-verdict = { $thing }: { $pairs } pairs of games on the same deals
box-told-rates = Won with it: { NUMBER($with, style: "percent") }, without it: { NUMBER($without, style: "percent") }.
box-told-wins = Difference in games won: { $mean } points (95% interval: { $low } to { $high }).
box-told-margin = { $judgement ->
    [better] Better for the players
    [worse] Worse for the players
   *[open] Not decided
}: how clearly games are won or lost differs by { $mean } points (95% interval: { $low } to { $high }).
box-told-foe = { $judgement ->
    [better] Easier to beat than what it was compared with.
    [worse] Harder to beat than what it was compared with.
   *[open] Not decided: it may be as hard to beat as what it was compared with.
}
box-told-bought = Bought in { NUMBER($share, style: "percent") } of the games, { $copies } copies a game.
box-told-buyers = Bought by: { $buyers }
box-told-buyer = { $mage } in { NUMBER($share, style: "percent") } of their games
box-told-course = { GIVEN($thing) ->
    [yes] { $thing }
   *[no] Printed ones like it
}: { $games } games. Half of them took from { $low } to { $high } rounds; the median is { $middle }.
box-told-end = { NUMBER($share, style: "percent") }: { $how }
box-told-order = Games won in the order of turns: { $shares }.
box-told-share = { NUMBER($share, style: "percent") }
box-told-met = Somebody met it in { NUMBER($share, style: "percent") } of { $games } games. In that turn, on average:
box-told-measure = { $measure }: { $mean } ({ $low } to { $high }); printed cards of its kind: { $usual }
box-told-rule = “{ $rule }” came into play in { NUMBER($share, style: "percent") } of the games, { $often } times a game.
error-box-way = “{ $given }” is not something to do with a box. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-box-there = { $path } already exists and stays as it is. Name another.
error-box-folder-name = A box is spelled after its folder; “{ $given }” has no letters from a to z. Name another.
error-box-nothing-judged = There is nothing to judge in this box: only cards of the market, mages, nemeses, characters and scenarios can be judged.
error-box-thing = There is no “{ $given }” to compare. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-box-judged = { $given } cannot be judged by itself: only cards of the market, mages and nemeses can.
