"""Who an effect is about: the characters or the nemesis a text names."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import Condition
from emberhold.games.relic.effects.phrases.conditions import PROPERTY
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.figure.corruption import owner_of
from emberhold.games.relic.map.board import TIER_OF, distance, same_area, same_tier
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MIDDLE, OUTER
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Text, Word, quoted, unknown

Finding = Generator[Question | Together, Any, Figure | None]


# Places


class Region:
    """Where somebody must be: a word, and whether a figure is there."""

    __slots__ = ("holds", "id", "word")

    def __init__(self, word: str, holds: Callable[[Figure, Act], bool]) -> None:
        self.word = word
        self.holds = holds
        self.id = f"relic-place-{message_word(word)}"


_REGIONS: Final = (
    Region("tier", lambda figure, act: same_tier(figure.space, act.me.space)),
    Region("area", lambda figure, act: same_area(figure.space, act.me.space)),
    Region("space", lambda figure, act: figure.space == act.me.space),
    Region("that_space", lambda figure, act: figure.space == act.where),
    Region("outer", lambda figure, act: TIER_OF[figure.space] == OUTER),
    Region("middle", lambda figure, act: TIER_OF[figure.space] == MIDDLE),
)
REGIONS: Final = {region.word: region for region in _REGIONS}
REGION: Final = Word("place", REGIONS)


# Kinds of figures

Found: TypeAlias = Callable[[State, Act], list[Figure]]
Score: TypeAlias = Callable[[Figure, Act], tuple[int, ...]]


class Kind:
    """A word for figures: who they are, and perhaps which of those that fit."""

    __slots__ = ("best", "chosen", "find", "id", "word")

    def __init__(
        self, word: str, find: Found, best: Score | None = None, chosen: bool = False
    ) -> None:
        self.word = word
        self.find = find
        self.best = best
        self.chosen = chosen
        """Whether one of them is chosen by the player who resolves the text."""
        self.id = f"relic-who-{message_word(word)}"


def _everybody(game: State, act: Act) -> list[Figure]:
    return _no_partner(game.clockwise_from(game.active), act)


def _others(game: State, act: Act) -> list[Figure]:
    return _no_partner([f for f in game.clockwise_from(act.me.seat) if f is not act.me], act)


def _no_partner(figures: list[Figure], act: Act) -> list[Figure]:
    """R-210: a team partner is never chosen or counted."""
    partner = act.by.partner
    return [f for f in figures if f.seat != partner] if partner >= 0 else figures


def _only(figure: Figure | None) -> list[Figure]:
    return [figure] if figure is not None and not figure.out else []


def _that(game: State, act: Act) -> list[Figure]:
    return _only(act.that)


HERO: Final = Kind(
    "most tokens then relics then level",
    _everybody,
    lambda f, act: (len(f.tokens), f.relics, f.level),
)
"""The first clockwise of those alike."""
_KINDS: Final = (
    Kind("you", lambda game, act: _only(act.me)),
    Kind("left", lambda game, act: _only(game.left_of(act.me.seat))),
    Kind("right", lambda game, act: _only(game.right_of(act.me.seat))),
    Kind("each_character", _everybody),
    Kind("each_other", _others),
    Kind("chosen_character", _everybody, chosen=True),
    Kind("chosen_other", _others, chosen=True),
    Kind("closest", _others, lambda f, act: (-distance(act.me.space, f.space),)),
    Kind(
        "active_character", lambda game, act: _only(act.that if act.that is not None else game.me)
    ),
    Kind(
        "owner", lambda game, act: _only(owner_of(game, act.card) if act.card is not None else None)
    ),
    Kind("beaten", _that),
    Kind("that_character", _that),
    Kind(
        "partner",
        lambda game, act: _only(game.figures[act.me.partner] if act.me.partner >= 0 else None),
    ),
    Kind(
        "target", lambda game, act: _only(game.figures[act.me.mark] if act.me.mark >= 0 else None)
    ),
    Kind("most level", _everybody, lambda f, act: (f.level,)),
    Kind("most influence", _everybody, lambda f, act: (f.influence,)),
    Kind("most corruption", _everybody, lambda f, act: (len(f.corruption),)),
    HERO,
)
KINDS: Final = {kind.word: kind for kind in _KINDS}


class Who:
    """A kind of figures, perhaps only in some place or with something."""

    __slots__ = ("chosen", "condition", "kind", "place")

    def __init__(
        self, kind: Kind, place: Region | None = None, condition: Condition | None = None
    ) -> None:
        self.kind = kind
        self.place = place
        self.condition = condition
        self.chosen = kind.chosen

    # Finding

    def figures(self, game: State, act: Act) -> list[Figure]:
        """Everybody it can be; for those chosen, everybody among whom to choose."""
        found = self.kind.find(game, act)
        place, condition, best = self.place, self.condition, self.kind.best
        if place is not None:
            found = [f for f in found if place.holds(f, act)]
        if condition is not None:
            found = [f for f in found if condition.of(game, f)]
        return self._best(best, found, act) if best is not None and found else found

    def _best(self, score: Score, found: list[Figure], act: Act) -> list[Figure]:
        most = max([score(f, act) for f in found])
        best = [f for f in found if score(f, act) == most]
        return best[:1] if self.kind is HERO else best

    def one(self, game: State, act: Act) -> Finding:
        """R-148: the one it is; of several that fit the active player chooses."""
        found = self.figures(game, act)
        if not found:
            return None
        if len(found) == 1:
            return found[0]
        choices: list[Choice] = [("player", f.seat) for f in found]
        asker = act.me.seat if self.chosen else game.active
        choice = yield Ask(asker, "who", choices, {"act": act})
        chosen: Figure = game.figures[choice[1]]
        return chosen

    # Reading

    def subject(self, say: Speech) -> str:
        """As what does something: `each character in your tier`."""
        return self._said(say, "subject")

    def words(self, say: Speech) -> str:
        """As what something is done to: `choose a character in your tier`."""
        return self._said(say, "object")

    def of(self, say: Speech) -> str:
        """As whom something belongs to or comes from."""
        return self._said(say, "of")

    def to(self, say: Speech, whose: str = "you") -> str:
        """As whom something is given to."""
        return self._said(say, "to", whose)

    def beside(self, say: Speech) -> str:
        """As with whom something is exchanged."""
        return self._said(say, "with")

    def _said(self, say: Speech, case: str, whose: str = "you") -> str:
        region = self.place
        word = region.word if region is not None else "none"
        who = say(self.kind.id, case=case, whose=whose, place=word)
        place = say(region.id, case=case, of="figures") if region is not None else ""
        having = self.condition.having(say) if self.condition is not None else ""
        return " ".join(words for words in (who, place, having) if words)


# Reading the book

_PLACE: Final = re.compile(r" (?:in (\w+)|here)$")


class _Somebody(Text):
    """`chosen_character in tier`, `each_character influence>=5`."""

    def means(self) -> str:
        return (
            f"{quoted(KINDS)}; perhaps with a condition; perhaps `here` or `in` {quoted(REGIONS)}"
        )

    def parse(self, text: str) -> Who:
        place = None
        if found := _PLACE.search(text):
            text = text[: found.start()]
            place = REGION.read(found[1] or "space")
        if text in KINDS:
            return Who(KINDS[text], place)
        word, _, condition = text.partition(" ")
        if word not in KINDS or not condition:
            raise unknown("character", text, KINDS)
        return Who(KINDS[word], place, PROPERTY.parse(condition))


WHO: Final = _Somebody("character")
THAT_CHARACTER: Final = Who(KINDS["that_character"])
