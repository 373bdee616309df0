"""Play Relic with a book whose words notice that they are compared; say where that was.

    python -m tests.relic.spelling

Run in a process of its own: the book is read once, when the cards are loaded.
"""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

from emberhold.games.relic import content

FOUND: set[str] = set()
"""Where a word of the book was compared in play."""
_playing = False


def _note() -> None:
    if _playing:
        frame: FrameType | None = sys._getframe(2)
        assert frame is not None
        FOUND.add(f"{frame.f_globals['__name__']}:{frame.f_lineno}")


class Word(str):
    """A word of the book."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        _note()
        return str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        _note()
        return str.__ne__(self, other)

    def __hash__(self) -> int:
        _note()
        return str.__hash__(self)

    def __contains__(self, part: Any) -> bool:
        _note()
        return str.__contains__(self, part)

    def startswith(self, *given: Any) -> bool:
        _note()
        return str.startswith(self, *given)

    def split(self, *given: Any) -> Any:
        return [Word(part) for part in str.split(self, *given)]

    def partition(self, joint: str) -> Any:
        return tuple(Word(part) for part in str.partition(self, joint))

    def removeprefix(self, prefix: str) -> str:
        return Word(str.removeprefix(self, prefix))


def noticing(given: Any) -> Any:
    """Data with every word, also those of keys, made a `Word`; what a thing is called may be asked
    for, as in set-ups."""
    if isinstance(given, dict):
        named = {"id": given["id"]} if "id" in given else {}
        return {noticing(key): noticing(value) for key, value in given.items()} | named
    if isinstance(given, list):
        return [noticing(value) for value in given]
    return Word(given) if isinstance(given, str) else given


def main() -> None:
    global _playing
    plain = content.chapter
    content.chapter = lambda name: noticing(plain(name))

    import emberhold
    from emberhold.games.relic.bot import choose
    from emberhold.games.relic.cards import CARDS

    assert isinstance(CARDS["ork-warboss"].traits[0].name, Word)
    luck = Random(7)
    setup = {"variant": "enemies", "rounds": 8}
    at_random, sensibly = (emberhold.open("relic", 3, seed, setup) for seed in (1, 2))
    _playing = True
    at_random.fork(record=False).play_out(lambda question: luck.choice(question.choices))
    sensibly.fork(record=False).play_out(lambda question: choose(question.state, question))
    _playing = False
    print("\n".join(sorted(FOUND)))


if __name__ == "__main__":
    main()
