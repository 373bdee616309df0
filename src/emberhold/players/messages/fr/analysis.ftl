### Une partie terminée, jugée après coup.

error-analyse-running = Cette partie n’est pas encore terminée. Une partie s’analyse une fois finie.
error-seeking-off = On ne cherche pas d’énigmes dans cette partie.
error-analyse-long = Cette partie compte { $given } réponses. Une partie analysée en compte { $most } au plus.
error-analyse-game = Les parties de { $game } ne peuvent pas être analysées : ce jeu ne dit pas ce que vaut une position.
error-analyse-level = Il n’y a pas de niveau « { $given } ». Les niveaux sont { $known }.
error-analyse-repaired = Quelque chose a été réglé à la main dans cette partie. Elle n’est pas analysée.
error-analyse-broken = Les réponses de cette partie ne mènent plus à sa fin, car une règle a changé depuis. Elle ne peut pas être analysée.
error-analyse-failed = Cette partie n’a pas pu être analysée. L’opérateur en connaît la raison.
error-no-better-line = L’analyse de cette partie n’a pas de meilleure suite de { $steps } réponses après la réponse { $answers }.
