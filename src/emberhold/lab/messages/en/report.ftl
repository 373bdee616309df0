### The page that `emberhold report` writes.

report-title = { $game } – what the games say
report-lead = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
}, played by program and counted.
report-method = Intervals of rates are 95 % intervals after Wilson. Every row of the results holds the set-up, the seed and the players of its game; emberhold simulate --again plays it once more.
report-games = Games
report-players = Players at the table
report-who = Who plays
report-version = Version
report-faults = Answers left to somebody simpler
report-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-of = What
report-won = won
report-lost = lost
report-interval = 95 % interval
report-deck-own = A deck of one’s own
report-deck-draft = A drafted deck

## How games end

report-end-nemesis = Nemesis defeated
report-end-deck = Nothing left to come
report-end-acolytes = Acolytes gone
report-end-gravehold = Gravehold fallen
report-end-exhausted = All mages exhausted
report-end-pillars = Pillars gone
report-end-form = Final form taken
report-end-phoenixborn = Phoenixborn destroyed
report-end-conceded = Given up
report-end-rounds = Round limit

## Win rates

report-rates = How often games are won
report-rates-together = The players win or lose together. Each dot is the share of games won, the bar its 95 % interval; behind it the share and, in brackets, how many games it rests on. The number behind a nemesis is its printed difficulty.
report-rates-apart = Each game counts once for every side in it. Each dot is the share of games won, the bar its 95 % interval; behind it the share and, in brackets, how many games it rests on. The dashed line is an even share.
report-rates-plain = Counted for the first seat. Each dot is the share of games won, the bar its 95 % interval; in brackets how many games it rests on.
report-axis-won = games won
report-nemesis-rated = { $nemesis } ({ $difficulty })
report-by-nemesis = By nemesis
report-by-difficulty = By difficulty
report-by-seats = By number of players
report-by-who = By who plays
report-by-mage = With this mage at the table
report-by-deck = By deck
report-by-born = By Phoenixborn
report-by-first = By who goes first
report-by-kind = By set-up
report-first-yes = Goes first
report-first-no = Does not

## Printed difficulty

report-printed-title = Printed and measured difficulty
report-printed-text = The number printed on a nemesis against the share of games lost to it, with its 95 % interval. If the numbers told the whole story, the dots would rise from left to right.
report-printed = Printed difficulty
report-axis-lost = games lost

## Endings and lengths

report-endings = How games end
report-endings-text = Every way to win and to lose, as shares of all games against each nemesis.
report-lengths = How long games take
report-lengths-text = Games won lie above the line, games lost below it; the areas are to scale. The upright strokes on the line mark the medians.
report-turns = Turns
report-rounds = Rounds
report-median-won = median, won
report-median-lost = median, lost
report-middle = middle 80 %

## Lives over time

report-gravehold = How long Gravehold stands
report-gravehold-text = On the left, the share of games in which Gravehold still stands after a turn (Kaplan and Meier’s estimate: games that end in another way leave the count), with 95 % intervals after Greenwood. On the right, the life Gravehold has left in games that are still going: the median, and the range of the middle 80 %. Both end where fewer than one game in twenty is left.
report-standing = Gravehold stands
report-gravehold-life = Life of Gravehold
report-axis-turn = turn
report-born = How long the Phoenixborn stand
report-born-text = On the left, the share of Phoenixborn still in the game after a round (Kaplan and Meier’s estimate), with 95 % intervals after Greenwood. On the right, the life they have left in games that are still going: the median, and the range of the middle 80 %. Both end where fewer than one game in twenty is left.
report-born-standing = Phoenixborn in the game
report-born-life = Life of the Phoenixborn
report-axis-round = round

## Cards

report-bought = What was bought
report-bought-text = Copies bought by all players together in a game whose market has the card, on average, in games won and in games lost. Games won last longer or shorter than games lost, and that alone changes how much is bought.
report-axis-copies = copies a game
report-played = What was played
report-played-text = How often a side plays a card that is in its deck, on average, in games won and in games lost.
report-axis-times = times a game
report-card-lift = How much a card matters
report-card-lift-text = The difference of win rates in percentage points. On the left, games whose market has the card against games whose market has not: markets drawn at random make this a fair experiment. On the right, games in which somebody bought it against those in which it lay there and nobody did: this also shows who had time and aether to buy.
report-played-lift-text = The difference of win rates in percentage points between games in which a side played a card and games in which it had the card in its deck but did not play it. It also shows who lived long enough to play it.
report-lift-market = In the market
report-lift-bought = Bought
report-lift-played = Played
report-mage-lift = How much a mage matters
report-mage-lift-text = The difference of win rates in percentage points between games with this mage at the table and games without. Mages drawn at random make this a fair experiment.
report-lift-mage = At the table
report-axis-points = percentage points
report-lift-method = Only like games are compared: within the same opponents, difficulty and players, weighted after Mantel and Haenszel. The intervals are 95 % intervals after Newcombe for each such group, added up by the MOVER rule. Blue dots lie surely above nought, orange squares surely below, grey diamonds on neither side. With many comparisons, one in twenty seems sure by chance. Games of one seed against several nemeses share mages and market; the intervals count them as if they did not and are a little too narrow.

## Pairs

report-pairs = Who beats whom
report-pairs-text = How often the deck of the row beats the deck of the column, with the 95 % interval beneath. The decks are ordered by how often they win altogether.
