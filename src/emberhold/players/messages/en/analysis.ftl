### A finished game, judged afterwards.

error-analyse-running = This game is not over yet. A game is analysed once it has ended.
error-seeking-off = The server does not look for puzzles in this game.
error-analyse-long = This game has { $given } answers; a game with more than { $most } cannot be analysed.
error-analyse-game = Games of { $game } cannot be analysed, because the game does not say how good a position is.
error-analyse-level = There is no level “{ $given }”. The levels are { $known }.
error-analyse-repaired = Something was set by hand in this game, so it cannot be analysed.
error-analyse-broken = The answers of this game no longer lead to its end, because a rule has changed since. It cannot be analysed.
error-analyse-failed = This game could not be analysed. The operator has been told why.
error-no-better-line = There is no better line with { $steps } answers after answer { $answers } of this game.
