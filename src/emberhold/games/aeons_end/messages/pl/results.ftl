### How a game ends.

result-victory-nemesis = Zwycięstwo! Nemezis pada, a Gravehold trwa.
result-victory-deck = Zwycięstwo! Nemezis nie ma już czego wysłać przeciw Gravehold.
result-defeat-gravehold = Porażka. Gravehold upada.
result-defeat-exhausted = Porażka. Wszyscy Magowie są wyczerpani.
