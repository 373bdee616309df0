"""How the scene of a game is put into words, found in the room the game may have for it."""

from __future__ import annotations

from emberhold.games import room_of
from emberhold.kernel.scene import Scene
from emberhold.language.words import Manner, Words


def words_of(scene: Scene, language: str) -> Words:
    """The words of a scene in the manner of its game."""
    room = room_of(scene.game, "manner")
    manner: Manner = Manner() if room is None else room.MANNER
    return Words(language, scene, manner)
