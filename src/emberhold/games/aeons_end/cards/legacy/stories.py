"""What story cards do in the middle of a game (LG-474, LG-475, LG-486)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.cards.legacy.world import change
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.reading import Named

READ_IN_GAMES = ("E06", "E10", "E11", "E56", "E57", "E60", "E61", "E62", "E63", "E64")
"""The story cards that are read in the middle of a game, beside those of evolving cards."""


def once_a_game(game: State, story: str) -> bool:
    """Read a story card; whether it takes effect, which it does once in a game."""
    if game.world.get("free"):
        return False  # LG-559: outside the campaign the cards have no stories
    told = f"now:{story}"
    read = game.world.get("read", [])
    if told in read:
        return False
    change(game, read=[*read, told])
    tell(game, story.lower())
    return True


def tell(game: State, story: str) -> None:
    """The words of a story card, at the moment at which it is read."""
    game.say("log-story", text=Message(f"story-{story}"))


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
    game.say("log-lesson-earned", lesson=Named(f"lesson-{mentor}"))
    return True


class Story(Effect):
    """A story card read in the middle of a game: what it does, once."""

    def __init__(self, id: str, effect: Effect) -> None:
        self.id = id
        self.effect = effect

    def run(self, game: State, act: Act) -> Asking:
        if once_a_game(game, self.id):
            yield from self.effect.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.effect.clause(say, form, whose)

    def sentence(self, say: Speech) -> str:
        return self.effect.sentence(say)


class Nothing(Effect):
    """The side of a choice that costs nothing and gives nothing."""

    def run(self, game: State, act: Act) -> None:
        return None

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-nothing")


story = Story
nothing = Nothing
