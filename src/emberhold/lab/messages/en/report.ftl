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

## Win rates

report-rates = How often games are won
report-rates-plain = Counted for the first seat. Each dot is the share of games won, the bar its 95 % interval; in brackets how many games it rests on.
report-axis-won = games won
report-by-who = By who plays
report-by-kind = By set-up

## Printed difficulty

report-axis-lost = games lost

## Endings and lengths

report-endings = How games end
report-endings-text = Every way to win and to lose, as shares of all games against each nemesis.
report-lengths = How long games take
report-lengths-text = Games won lie above the line, games lost below it; the areas are to scale. The upright strokes on the line mark the medians.
report-turns = Turns
report-median-won = median, won
report-median-lost = median, lost
report-middle = middle 80 %

## Cards

report-card-lift = How much a card matters
report-axis-points = percentage points
report-lift-method = Only like games are compared: within the same opponents, difficulty and players, weighted after Mantel and Haenszel. The intervals are 95 % intervals after Newcombe for each such group, added up by the MOVER rule. Blue dots lie surely above nought, orange squares surely below, grey diamonds on neither side. With many comparisons, one in twenty seems sure by chance. Games of one seed against several nemeses share mages and market; the intervals count them as if they did not and are a little too narrow.
