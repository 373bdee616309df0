### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Wygraj w tej turze.
puzzle-goal-survive = Dotrwaj do swojej następnej tury.
puzzle-found = Z rozegranej partii, po { $place ->
    [one] { $place } odpowiedzi
   *[other] { $place } odpowiedziach
}
puzzle-found-about = Pozycja pochodzi z rozegranej partii. Każda odpowiedź rozwiązania jest potrzebna.
