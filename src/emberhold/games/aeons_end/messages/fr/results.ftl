### How a game ends.

result-victory-nemesis = Victoire ! La némésis est vaincue et Gravehold tient bon.
result-victory-deck = Victoire ! La némésis n’a plus rien à lancer contre Gravehold.
result-defeat-gravehold = Défaite. Gravehold est tombé.
result-defeat-exhausted = Défaite. Tous les mages sont épuisés.
result-defeat-standstill = Défaite. Plus aucun mage n’a de carte et la némésis n’a plus aucun tour : plus rien ne peut se produire.
