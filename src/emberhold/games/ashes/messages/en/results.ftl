### How a game ends.

result-phoenixborn-destroyed = Only one Phoenixborn is left, and the game is won.
result-round-limit = The last round is over, and the Phoenixborn with the most life left wins.
result-conceded = Every opponent has fallen or conceded, and the game is won.
