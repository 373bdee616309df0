### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Gagnez pendant ce tour.
puzzle-goal-survive = Tenez jusqu’à votre prochain tour.
