### How a game ends.

result-phoenixborn-destroyed = Only one Phoenixborn is left: the game is won.
result-round-limit = The last round is over: the Phoenixborn with the most life left wins.
result-conceded = Everybody else has fallen or given up: the game is won.
