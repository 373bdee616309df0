### What the report on many games shows of this one.

report-deck-own = A custom deck
report-deck-draft = A drafted deck
report-end-phoenixborn = Phoenixborn destroyed
report-end-conceded = Conceded
report-end-rounds = Round limit
report-rates-apart = Each game counts once for every side in it. Each dot is the share of games won and the bar its 95% interval, followed by the share and, in brackets, the number of games behind it. The dashed line is an even share.
report-by-deck = By deck
report-by-born = By Phoenixborn
report-by-first = By first player
report-first-yes = Goes first
report-first-no = Goes later
report-rounds = Rounds
report-born = How long the Phoenixborn survive
report-born-text = On the left, the share of all Phoenixborn that have been destroyed by a given round (cumulative incidence, Wilson 95% intervals; those whose game ends before that stay in the count). On the right, the life they have left in games still in progress: the median and the range of the middle 80%. Both end where fewer than one game in twenty is left.
report-born-fallen = Phoenixborn destroyed so far
report-born-life = Life of the Phoenixborn
report-axis-round = round
report-played = What was played
report-played-text = How often a side plays a card that is in its deck, on average, in games won and in games lost.
report-axis-times = times per game
report-played-lift-text = The difference in win rates, in percentage points, between games in which a side played a card and games in which it had the card in its deck but did not play it. It also reflects which side survived long enough to play it.
report-lift-played = Played
report-pairs = Who beats whom
report-pairs-text = How often the deck in the row beats the deck in the column, with the 95% interval below. The decks are ordered by their overall win rate.
