### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Wygraj w tej turze.
puzzle-goal-survive = Dotrwaj do swojej następnej tury.
