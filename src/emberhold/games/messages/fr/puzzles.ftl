### Puzzles: what is to be reached, in every game.

puzzle-goal-win = Gagnez pendant ce tour.
puzzle-goal-survive = Tenez jusqu’à votre prochain tour.
puzzle-found = Tirée d’une partie, après { $place ->
    [one] { $place } réponse
   *[other] { $place } réponses
}
puzzle-found-about = La position vient d’une partie. Aucune réponse de la solution n’est superflue.
