### How a game ends.

result-victory-nemesis = Victory! The nemesis is defeated and Gravehold stands.
result-victory-deck = Victory! The nemesis has nothing left to send against Gravehold.
result-defeat-gravehold = Defeat. Gravehold has fallen.
result-defeat-exhausted = Defeat. All the mages are exhausted.
result-defeat-standstill = Defeat. The mages have no cards left and the nemesis has no turns: nothing more can happen.
