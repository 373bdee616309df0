"""The words of a scene in the manner of its game."""

from __future__ import annotations

from emberhold.games.registry import game_of
from emberhold.kernel.scene import Scene
from emberhold.language.words import Words


def words_of(scene: Scene, language: str) -> Words:
    return Words(language, scene, game_of(scene).manner)
