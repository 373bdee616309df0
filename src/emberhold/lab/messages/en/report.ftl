### The page that `emberhold report` writes.

report-title = { $game } – what the games say
report-lead = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
} played and counted automatically.
report-method = Rates have Wilson 95% intervals, widened where games share a seed, because games with the same deal are not independent. Every row of the results contains the setup, the seed and the players of its game; emberhold simulate --again replays it.
report-games = Games
report-players = Players at the table
report-who = Who plays
report-version = Version
report-faults = Answers left to a simpler player
report-changes = Changed cards
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
report-rates-plain = Counted for the seat each game is counted for. Each dot is the share of games won and the bar its 95% interval, with the number of games in brackets.
report-total = All games
report-axis-won = games won
report-by-who = By player
report-by-kind = By setup

## Players on the same deals

report-players-title = Players on the same deals
report-players-text = Two players are compared only by games with the same seed, setup and seat, pair by pair: what both won or both lost says nothing about which of them is better.
report-players-method = The difference has an interval by seed after Agresti and Min, with Student’s quantiles; all intervals hold at once with 95% confidence (Bonferroni). p is adjusted by Holm’s method.
report-pairs-of-games = pairs of games
report-first-won = first won
report-second-won = second won
report-chance = p
report-small = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Printed difficulty

report-axis-lost = games lost

## Endings and lengths

report-endings = How games end
report-endings-text = Every way to win or lose, as a share of all games against each nemesis.
report-course = How games end over time
report-course-text = The share of all games that have ended in each way by a given turn (cumulative incidence after Aalen and Johansen). A game that has ended in one way can no longer end in another, so the areas add up; what is left above them is still being played.
report-lengths = How long games take
report-lengths-text = Games won are above the line and games lost below it; the areas are to scale. The vertical strokes on the line mark the medians.
report-turns = Turns
report-median-won = median, won
report-median-lost = median, lost
report-middle = middle 80%

## Cards

report-card-lift = How much a card matters
report-axis-points = percentage points
report-lift-method = Only similar games are compared: games with the same opponents, difficulty and players, weighted by the Mantel–Haenszel method. Games with the same seed share their deal, so the intervals count seeds, not games: Newcombe’s intervals for each group, combined by the MOVER method and widened by the cluster-robust design effect, with Student’s quantiles. They are Bonferroni’s: all intervals of a panel hold at once with 95% confidence. The number after p is adjusted by Holm’s method for all comparisons of the panel. Blue dots are significantly above zero by it (p at most 0.05), orange squares significantly below, grey diamonds neither.
