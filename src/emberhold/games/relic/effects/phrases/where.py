"""Where: the spaces a text names."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.effects.phrases.what import CARD_NAME, TRAIT, card_words
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.map.board import (
    AREA_NAMED,
    IN_AREA,
    IN_TIER,
    MIDDLE_CORNERS,
    OUTER_CORNERS,
    SCENARIO_SPACE,
    SPACE_NAMED,
    SPACES,
    TIER_OF,
    WARP_RIFT,
    Area,
    Space,
    nearest_corners,
)
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ENEMY, INNER, OUTER
from emberhold.games.relic.traits import Trait
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Text, quoted, unknown

Going = Generator[Question | Together, Any, int]


class Where:
    """Some spaces, one of which is chosen."""

    __slots__ = ("id", "word")

    each = False
    """Whether all of them are meant."""
    own = False
    """Whether it is nothing but one's own space."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.id = f"relic-where-{message_word(word)}"

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return []

    def staying(self) -> Where:
        """The same with one's own space, where nothing moves."""
        return self

    def one(self, game: State, act: Act, colour: int = -1) -> Going:
        """The space; of several the one that is chosen. -1 if there is none."""
        return _chosen(self.spaces(game, act, colour), act)

    # Reading

    def onto(self, say: Speech, whose: str = "you") -> str:
        """As where something goes: `onto your space`."""
        return self._said(say, "onto", whose)

    def placed(self, say: Speech, whose: str = "you") -> str:
        """As where a card is put down: `na swoim polu`."""
        return self._said(say, "placed", whose)

    def within(self, say: Speech) -> str:
        """As where something is: `on your space`."""
        return self._said(say, "on", "you")

    def _said(self, say: Speech, case: str, whose: str) -> str:
        return say(self.id, case=case, name=self._name(say), who=self._who(say), whose=whose)

    def _name(self, say: Speech) -> str:
        return ""

    def _who(self, say: Speech) -> str:
        return ""


def _chosen(found: list[int], act: Act) -> Going:
    if not found:
        return -1
    chosen = found[0]
    if len(found) > 1:
        choices: list[Choice] = [("space", SPACES[space]) for space in found]
        choice = yield Ask(act.me.seat, "where", choices, {"act": act})
        chosen = choice[1].index
    act.where = chosen
    return chosen


def _but(here: int, spaces: tuple[int, ...]) -> list[int]:
    return [space for space in spaces if space != here]


# What a word is enough for

Finding: TypeAlias = Callable[[State, Act], list[int]]


class Somewhere(Where):
    """`start_space`, `any_corner`."""

    __slots__ = ("_find",)

    def __init__(self, word: str, find: Finding) -> None:
        super().__init__(word)
        self._find = find

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return self._find(game, act)

    def staying(self) -> Where:
        return TIER_AND_HERE if self is _IN_TIER else self


class Here(Where):
    """One's own space."""

    __slots__ = ()

    own = True

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return [act.me.space]


def _tier(act: Act) -> tuple[int, ...]:
    return IN_TIER[TIER_OF[act.me.space]]


def _nearest_middle(game: State, act: Act) -> list[int]:
    nearest = SPACES[act.me.space].nearest
    return [nearest] if nearest >= 0 else []


def _any_corner(game: State, act: Act) -> list[int]:
    here = act.me.space
    return _but(here, OUTER_CORNERS if TIER_OF[here] == OUTER else MIDDLE_CORNERS)


def _in_area(game: State, act: Act) -> list[int]:
    area = SPACES[act.me.space].area
    return _but(act.me.space, IN_AREA[area]) if area >= 0 else []


def _free_inner(game: State, act: Act) -> list[int]:
    inner = IN_TIER[INNER]
    return [s for s in inner if s != WARP_RIFT and game.inner[s - inner[0]] < 0]


HERE: Final = Here("here")
FREE_INNER: Final = Somewhere("free_inner_space", _free_inner)
TIER_AND_HERE: Final = Somewhere("chosen_space_in tier", lambda game, act: list(_tier(act)))
_IN_TIER: Final = Somewhere(
    "chosen_space_in tier", lambda game, act: _but(act.me.space, _tier(act))
)
_PLAIN: Final[dict[str, Where]] = {
    where.word: where
    for where in (
        HERE,
        Somewhere("start_space", lambda game, act: [act.me.sheet.start]),
        Somewhere("nearest_corner", lambda game, act: list(nearest_corners(act.me.space))),
        Somewhere("nearest_corner middle", _nearest_middle),
        Somewhere("any_corner", _any_corner),
        Somewhere("any_corner outer", lambda game, act: list(OUTER_CORNERS)),
        _IN_TIER,
        Somewhere("chosen_space_in area", _in_area),
        Somewhere(
            "any_area in tier",
            lambda game, act: [s for s in _tier(act) if SPACES[s].area >= 0 and s != act.me.space],
        ),
        Somewhere(
            "chosen_space any tier", lambda game, act: [s.index for s in SPACES if s.tier < INNER]
        ),
        Somewhere(
            "any_space_with_icon tier",
            lambda game, act: [s for s in _tier(act) if SPACES[s].icon_count],
        ),
        Somewhere(
            "any_space_with_enemy tier",
            lambda game, act: [s for s in _tier(act) if s != act.me.space and game.enemies_on(s)],
        ),
    )
}


# What is named


class OnSpace(Where):
    """A space by its name."""

    __slots__ = ("space",)

    def __init__(self, space: Space) -> None:
        super().__init__("space")
        self.space = space

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return [self.space.index]

    def _name(self, say: Speech) -> str:
        return say("relic-named", name=self.space)


class Spaces(Where):
    """Any of those with a name in common, but one's own."""

    __slots__ = ("places",)

    def __init__(self, word: str, places: tuple[int, ...]) -> None:
        super().__init__(word)
        self.places = places

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return _but(act.me.space, self.places)


class WithCard(Where):
    """Where a card of some name lies, but one's own space."""

    __slots__ = ("cards",)

    def __init__(self, word: str, cards: tuple[Card, ...]) -> None:
        super().__init__(word)
        self.cards = cards

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        here = act.me.space
        return [s for s in range(len(game.board)) if s != here and self._lies(game, s)]

    def _lies(self, game: State, space: int) -> bool:
        return any(piece.card.kind in self.cards for piece in game.board[space])

    def _name(self, say: Speech) -> str:
        return card_words(say, self.cards)


class WithTrait(Where):
    """Where an enemy with a trait lies, but one's own space."""

    __slots__ = ("trait",)

    def __init__(self, trait: Trait) -> None:
        super().__init__("any_space_with")
        self.trait = trait

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return [s for s in range(SCENARIO_SPACE) if s != act.me.space and self._enemy(game, s)]

    def _enemy(self, game: State, space: int) -> bool:
        return any(
            piece.card.sort == ENEMY and self.trait in piece.card.traits
            for piece in game.board[space]
        )

    def _name(self, say: Speech) -> str:
        return say(self.trait.message_id)


class WithIcon(Where):
    """Spaces of an area, one's own or a named one, with a Threat icon of the colour drawn."""

    __slots__ = ("area", "each")

    def __init__(self, word: str, area: Area | None, each: bool) -> None:
        super().__init__(word)
        self.area = area
        self.each = each

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        area = SPACES[act.me.space].area if self.area is None else self.area.index
        if area < 0:
            return []
        return [s for s in IN_AREA[area] if colour < 0 or SPACES[s].icons[colour]]

    def _name(self, say: Speech) -> str:
        return say("relic-named", name=self.area) if self.area is not None else ""


class SpaceOf(Where):
    """Where somebody is."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        super().__init__("space_of")
        self.who = who

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return list(dict.fromkeys([f.space for f in self.who.figures(game, act)]))

    def one(self, game: State, act: Act, colour: int = -1) -> Going:
        if self.who.chosen:
            figure = yield from self.who.one(game, act)
            act.that = figure if figure is not None else act.that
            return -1 if figure is None else figure.space
        chosen = yield from _chosen(self.spaces(game, act), act)
        if chosen >= 0:
            act.that = next(f for f in self.who.figures(game, act) if f.space == chosen)
        return chosen

    def _who(self, say: Speech) -> str:
        return self.who.of(say)


# Reading the book


class _Somewhere(Text):
    """`here`, `any_corner`, a space by name."""

    def means(self) -> str:
        return f"{quoted(_PLAIN)}, a space by its id, or {quoted(NAMING)} with a name"

    def parse(self, text: str) -> Where:
        if text in _PLAIN:
            return _PLAIN[text]
        if text in SPACE_NAMED:
            return OnSpace(SPACE_NAMED[text])
        word, _, name = text.partition(" ")
        if word == "space_of":
            return SpaceOf(WHO.parse(name))
        if word in ("any_space_named", "other_space_named"):
            return Spaces(word, _called(name))
        if word in ("space_with_card", "other_space_with_card"):
            return WithCard(word, CARD_NAME.parse(name))
        if word == "any_space_with":
            return WithTrait(TRAIT.read(name))
        if word in ("each_icon_space_in", "any_icon_space_in"):
            return WithIcon(word, _area(name), word == "each_icon_space_in")
        raise unknown("place", text, [*_PLAIN, *SPACE_NAMED, *NAMING])


def _called(name: str) -> tuple[int, ...]:
    """Spaces whose names begin alike."""
    prefix = name.lower().replace(" ", "-")
    found = tuple([space.index for space in SPACES if space.slug.startswith(prefix)])
    if not found or not name:
        raise unknown("space", name, SPACE_NAMED)
    return found


def _area(name: str) -> Area | None:
    if name == "area":
        return None
    if name not in AREA_NAMED:
        raise unknown("area", name, ["area", *AREA_NAMED])
    return AREA_NAMED[name]


WHERE: Final = _Somewhere("place")
NAMING: Final = (
    *("any_space_named", "other_space_named", "space_with_card", "other_space_with_card"),
    *("each_icon_space_in", "any_icon_space_in", "any_space_with", "space_of"),
)
KINDS: Final = (*_PLAIN, *NAMING, "space")
"""Every kind of place, each with words of its own."""
