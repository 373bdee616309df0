### What is wrong with a clause. $name and $what are words of a signature, $given is written as in the data.

refused-inside = { $inside } : { $why }
refused-verb = { $why } ({ $signature })
refused-unknown = « { $what } » : mot inconnu { $given }
refused-unknown-near = « { $what } » : mot inconnu { $given } ; vouliez-vous dire { $near } ?
refused-unknown-of = « { $what } » : mot inconnu { $given } ; mots possibles : { $known }
refused-missing = il manque « { $name } »
refused-label = il manque { $word }, suivi de « { $name } »
refused-no-field = il manque le champ « { $name } »
refused-no-clause = il faut au moins une clause
refused-two = « { $name } » : il faut au moins deux éléments
refused-too-much = { $given } est de trop
refused-number = « { $name } » doit être un nombre de { $least } à { $most }, pas { $given }
refused-pair = « { $name } » doit être une paire de nombres, pas { $given }
refused-words = « { $name } » doit être un texte, pas { $given }
refused-truth = « { $name } » doit valoir true ou false, pas { $given }
refused-list = « { $name } » doit être une liste, pas { $given }
refused-clause-list = une clause doit être une liste, pas { $given }
refused-clauses = « { $name } » doit être une liste de clauses, pas { $given }
refused-deed = « { $name } » doit contenir des clauses sur ce que fait un joueur, pas { $given }
refused-begin = une clause doit commencer par « { $name } », pas par { $given }
