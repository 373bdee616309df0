### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Win this turn.
puzzle-goal-survive = Still be in the game when your next turn begins.
