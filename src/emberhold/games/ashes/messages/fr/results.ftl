### How a game ends.

result-phoenixborn-destroyed = Il ne reste qu’un Enfant du Phénix : la partie est gagnée.
result-round-limit = La dernière manche est finie : l’Enfant du Phénix à qui il reste le plus de vie gagne.
result-conceded = Tous les autres sont tombés ou ont abandonné : la partie est gagnée.
