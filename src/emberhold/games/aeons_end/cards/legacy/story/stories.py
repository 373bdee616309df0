"""What story cards do in the middle of a game (LG-474, LG-475, LG-486)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.record.world import change
from emberhold.games.aeons_end.effects.base import Effect, PredicateSequence, Sequence
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.twins import twin_of
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes
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
    """A story card read in the middle of a game: what it does, once.

    LG-563: the nemesis card says only which entry is to be read, until that has been done.
    """

    takes: ClassVar[Takes | None] = None

    def __init__(self, id: str, effect: Effect, told: bool = False) -> None:
        self.id = id
        self.effect = effect
        self.told = told

    def run(self, game: State, act: Act) -> Asking:
        if once_a_game(game, self.id):
            yield from self.effect.run(game, act) or ()

    def opened(self, read: Collection[str]) -> Effect:
        return Story(self.id, self.effect, told=True) if self.id in read else self

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.effect.clause(say, form, whose) if self.told else to_read(say, self.id, form)

    def sentence(self, say: Speech) -> str:
        return self.effect.sentence(say) if self.told else super().sentence(say)


def to_read(say: Speech, entry: str, form: str = "you") -> str:
    """What is in place of an entry that nobody has read."""
    return say("effect-read-entry", entry=entry, form=form)


def as_read(card: Card, read: Collection[str]) -> Card:
    """LG-563: a card as it reads to those who have read these entries."""
    immediately = _opened(card.immediately, read)
    to_discard = _opened(card.to_discard, read)
    if immediately is card.immediately and to_discard is card.to_discard:
        return card
    later = twin_of(card, card.blank(), card.fields())
    later.immediately = immediately
    later.to_discard = to_discard
    return later


def _opened(effect: Effect | None, read: Collection[str]) -> Effect | None:
    """The same effect with every entry in it told that has been read."""
    parts: tuple[Effect, ...] = getattr(effect, "parts", ())
    later = [_opened(part, read) for part in parts]
    if any(new is not old for new, old in zip(later, parts, strict=True)):
        joined = PredicateSequence if isinstance(effect, PredicateSequence) else Sequence
        return joined(*[part for part in later if part is not None])
    opened: Callable[[Collection[str]], Effect] | None = getattr(effect, "opened", None)
    return effect if opened is None else opened(read)


class Nothing(Effect):
    """The side of a choice that costs nothing and gives nothing."""

    def run(self, game: State, act: Act) -> None:
        return None
