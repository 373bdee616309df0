### The page that `emberhold report` writes.

report-title = { $game } – what the games say
report-lead = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
} played and counted automatically.
report-method = Rates have Wilson 95% intervals. Every row of the results contains the setup, the seed and the players of its game; emberhold simulate --again replays it.
report-games = Games
report-players = Players at the table
report-who = Who plays
report-version = Version
report-faults = Answers left to a simpler player
report-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($value, maximumFractionDigits: 0) }
report-of = What
report-won = won
report-lost = lost
report-interval = 95% interval

## Win rates

report-rates = How often games are won
report-rates-plain = Counted for the first seat. Each dot is the share of games won and the bar its 95% interval, with the number of games in brackets.
report-axis-won = games won
report-by-who = By player
report-by-kind = By setup

## Printed difficulty

report-axis-lost = games lost

## Endings and lengths

report-endings = How games end
report-endings-text = Every way to win or lose, as a share of all games against each nemesis.
report-lengths = How long games take
report-lengths-text = Games won are above the line and games lost below it; the areas are to scale. The vertical strokes on the line mark the medians.
report-turns = Turns
report-median-won = median, won
report-median-lost = median, lost
report-middle = middle 80%

## Cards

report-card-lift = How much a card matters
report-axis-points = percentage points
report-lift-method = Only similar games are compared: games with the same opponents, difficulty and players, weighted by the Mantel–Haenszel method. Each group has Newcombe 95% intervals, combined by the MOVER method. Blue dots are significantly above zero, orange squares significantly below, grey diamonds neither. With many comparisons, one in twenty looks significant by chance. Games with the same seed against several nemeses share mages and market; the intervals treat them as independent and are slightly too narrow.
