### How a game ends.

result-victory-nemesis = Zwycięstwo! Nemezis pada, a Gravehold trwa.
result-victory-deck = Zwycięstwo! Nemezis nie ma już czego wysłać przeciw Gravehold.
result-defeat-gravehold = Porażka. Gravehold upada.
result-defeat-exhausted = Porażka. Wszyscy Magowie są wyczerpani.
result-defeat-standstill = Porażka. Żaden Mag nie ma już kart, a żadna tura nie należy do Nemezis: nic więcej nie może się wydarzyć.
