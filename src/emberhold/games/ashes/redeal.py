"""Guessing fairly: dealing anew what a seat cannot know, in agreement with what it does know.

A seat knows its own hand and which cards its own draw pile holds, not in which order. Of an
opponent it sees what was played; hand and draw pile together are known only as the rest of a deck
whose cards it has not seen.
"""

from __future__ import annotations

from emberhold.games.ashes.state import State
from emberhold.kernel.rng import seeded, shuffled


def redeal(game: State, seat: int, seed: int | str) -> None:
    """Decks are known to everybody by their thirty cards; who holds which of the rest is not."""
    game.rng = seeded(f"redeal {seat} {seed}")
    for player in game.players:
        if player.seat == seat:
            player.draw_pile = shuffled(game, player.draw_pile)
            continue
        hidden = shuffled(game, player.hand + player.draw_pile)
        player.hand = hidden[: len(player.hand)]
        player.draw_pile = hidden[len(player.hand) :]
