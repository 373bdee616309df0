### What the report on many games shows of this one.

report-deck-own = A deck of one’s own
report-deck-draft = A drafted deck
report-end-phoenixborn = Phoenixborn destroyed
report-end-conceded = Given up
report-end-rounds = Round limit
report-rates-apart = Each game counts once for every side in it. Each dot is the share of games won, the bar its 95 % interval; behind it the share and, in brackets, how many games it rests on. The dashed line is an even share.
report-by-deck = By deck
report-by-born = By Phoenixborn
report-by-first = By who goes first
report-first-yes = Goes first
report-first-no = Does not
report-rounds = Rounds
report-born = How long the Phoenixborn stand
report-born-text = On the left, the share of Phoenixborn still in the game after a round (Kaplan and Meier’s estimate), with 95 % intervals after Greenwood. On the right, the life they have left in games that are still going: the median, and the range of the middle 80 %. Both end where fewer than one game in twenty is left.
report-born-standing = Phoenixborn in the game
report-born-life = Life of the Phoenixborn
report-axis-round = round
report-played = What was played
report-played-text = How often a side plays a card that is in its deck, on average, in games won and in games lost.
report-axis-times = times a game
report-played-lift-text = The difference of win rates in percentage points between games in which a side played a card and games in which it had the card in its deck but did not play it. It also shows who lived long enough to play it.
report-lift-played = Played
report-pairs = Who beats whom
report-pairs-text = How often the deck of the row beats the deck of the column, with the 95 % interval beneath. The decks are ordered by how often they win altogether.
