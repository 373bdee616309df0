"""What story cards do in the middle of a game (LG-474, LG-475, LG-486)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.cards.legacy.world import change
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.zones import replaced


def once_a_game(game: State, story: str) -> bool:
    """Read a story card; whether it takes effect, which it does once in a game."""
    told = f"now:{story}"
    read = game.world.get("read", [])
    if told in read:
        return False
    change(game, read=[*read, told])
    game.say("log-story", id=story)
    return True


def enters_with(game: State, act: Act, life: int, shields: int = 0) -> None:
    """The minion being drawn enters play with that much life, which is its most (LG-486)."""
    assert act.card is not None
    piece = game.piece(act.card)
    if piece is not None:
        later = InPlay(act.card, life, shields or piece.shields, False, life)
        game.in_play = replaced(game.in_play, piece, later)


def earn_lesson(game: State, mentor: str) -> bool:
    """A Last Lesson is earned once (LG-456, LG-475); whether it was earned now."""
    lessons = game.world.get("lessons", [])
    if mentor in lessons:
        return False
    change(game, lessons=[*lessons, mentor])
    game.say("log-lesson-earned", lesson=f"lesson-{mentor}")
    return True
