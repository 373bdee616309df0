### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Win this turn.
puzzle-goal-survive = Still be in the game when your next turn begins.
puzzle-found = From a played game, after { $place ->
    [one] 1 answer
   *[other] { $place } answers
}
puzzle-found-about = The position comes from a game. Every answer of the solution is needed.
