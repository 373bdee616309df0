"""Files of weights for tests: drawn by lot, as nobody would learn them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from struct import pack

from emberhold.games import game_named
from emberhold.players.weights import write_weights


def drawn(path: Path, game: str, players: int = 2, seed: int = 1, hidden: int = 3) -> Path:
    """Weights that play a game somehow."""
    known = game_named(game)
    slots, actions = len(known.observation(players).names), known.actions(players).size
    layers = (slots, hidden, hidden, actions)
    count = (slots + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * actions
    luck = Random(seed)
    numbers = [luck.uniform(-0.5, 0.5) for _ in range(count)]
    write_weights(path, game, players, layers, pack(f"<{count}e", *numbers))
    return path
