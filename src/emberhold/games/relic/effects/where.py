"""Where: the spaces a text names."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.board import (
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
    nearest_corners,
)
from emberhold.games.relic.effects.conditions import trait_id
from emberhold.games.relic.effects.who import Who
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ENEMY, INNER, OUTER
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech

Going = Generator[Question | Together, Any, int]


class Where:
    """Some spaces; one of them, if `each` is not set."""

    __slots__ = ("each", "elsewhere", "id", "kind", "name", "who")

    def __init__(self, kind: str, name: str = "", who: Who | None = None) -> None:
        self.kind = kind
        self.name = name
        """Of a space, a card, a trait or an area."""
        self.who = who
        self.each = kind == "each_icon_space_in"
        self.elsewhere = True
        """Whether a space of choice is another than one's own, as for moves."""
        self.id = f"relic-where-{kind.replace('_', '-').replace(' ', '-')}"

    def spaces(self, game: State, act: Act, colour: int = -1) -> list[int]:
        return [space for space in self._spaces(game, act, colour) if space >= 0]

    def _spaces(self, game: State, act: Act, colour: int) -> list[int]:
        kind = self.kind
        here = act.me.space
        if kind == "here":
            return [here]
        if kind == "space":
            return [SPACE_NAMED[self.name].index]
        if kind == "start_space":
            return [act.me.sheet.start]
        if kind.startswith("nearest_corner"):
            return self._nearest(here)
        if kind == "any_corner":
            return _but(here, OUTER_CORNERS if TIER_OF[here] == OUTER else MIDDLE_CORNERS)
        if kind == "any_corner outer":
            return list(OUTER_CORNERS)
        if kind in ("any_space_named", "other_space_named"):
            return _but(here, self._named())
        if kind in ("space_with_card", "other_space_with_card"):
            return _but(here, self._with_card(game))
        if kind == "space_of":
            assert self.who is not None
            return list(dict.fromkeys(f.space for f in self.who.figures(game, act)))
        return self._in_place(game, here, colour)

    def _in_place(self, game: State, here: int, colour: int) -> list[int]:
        """Spaces of the tier or an area."""
        kind = self.kind
        tier = IN_TIER[TIER_OF[here]]
        if kind == "chosen_space_in tier":
            return _but(here, tier) if self.elsewhere else list(tier)
        if kind == "chosen_space_in area":
            area = SPACES[here].area
            return _but(here, IN_AREA[area]) if area >= 0 else []
        if kind == "any_area in tier":
            return [s for s in tier if SPACES[s].area >= 0 and s != here]
        if kind == "chosen_space any tier":
            return [s.index for s in SPACES if s.tier < INNER]
        if kind == "any_space_with_icon tier":
            return [s for s in tier if SPACES[s].icon_count]
        if kind in ("each_icon_space_in", "any_icon_space_in"):
            return self._with_icon(here, colour)
        if kind == "any_space_with_enemy tier":
            return [s for s in tier if s != here and game.enemies_on(s)]
        if kind == "any_space_with":
            return [s for s in range(SCENARIO_SPACE) if s != here and self._enemy(game, s)]
        if kind == "free_inner_space":
            inner = IN_TIER[INNER]
            return [s for s in inner if s != WARP_RIFT and game.inner[s - inner[0]] < 0]
        raise NotImplementedError(kind)

    def _nearest(self, here: int) -> list[int]:
        if self.kind == "nearest_corner":
            return list(nearest_corners(here))
        return [SPACES[here].nearest]

    def _named(self) -> tuple[int, ...]:
        prefix = self.name.lower().replace(" ", "-")
        return tuple(s.index for s in SPACES if s.slug.startswith(prefix))

    def _with_card(self, game: State) -> tuple[int, ...]:
        return tuple(
            space
            for space, pieces in enumerate(game.board)
            if any(piece.card.slug.startswith(self.name) for piece in pieces)
        )

    def _with_icon(self, here: int, colour: int) -> list[int]:
        area = SPACES[here].area if self.name == "area" else AREA_NAMED[self.name].index
        if area < 0:
            return []
        return [s for s in IN_AREA[area] if colour < 0 or SPACES[s].icons[colour]]

    def _enemy(self, game: State, space: int) -> bool:
        return any(
            piece.card.sort == ENEMY and self.name in piece.card.traits
            for piece in game.board[space]
        )

    def one(self, game: State, act: Act, colour: int = -1) -> Going:
        """The space; of several the one that is chosen. -1 if there is none."""
        found = self.spaces(game, act, colour)
        if not found:
            return -1
        if self.who is not None and self.who.chosen:
            figure = yield from self.who.one(game, act)
            act.that = figure
            return -1 if figure is None else figure.space
        chosen = found[0]
        if len(found) > 1:
            choices: list[Choice] = [("space", SPACES[space]) for space in found]
            choice = yield Ask(act.me.seat, "where", choices, {"act": act})
            chosen = choice[1].index
        act.where = chosen
        if self.who is not None:
            act.that = next(f for f in self.who.figures(game, act) if f.space == chosen)
        return chosen

    # Reading

    def onto(self, say: Speech, whose: str = "you") -> str:
        """As where something goes: `onto your space`."""
        return self._said(say, "onto", whose)

    def placed(self, say: Speech, whose: str = "you") -> str:
        """As where a card is put down: `na swoim polu`."""
        return self._said(say, "placed", whose)

    def within(self, say: Speech) -> str:
        """As where something is: `on your space`."""
        return self._said(say, "on")

    def _said(self, say: Speech, case: str, whose: str = "you") -> str:
        name = ""
        if self.kind == "space":
            name = say("relic-named", name=SPACE_NAMED[self.name])
        elif "card" in self.kind:
            name = say(f"relic-card-{self.name}")
        elif self.kind == "any_space_with":
            name = say(trait_id(self.name))
        elif self.name in AREA_NAMED:
            name = say("relic-named", name=AREA_NAMED[self.name])
        who = self.who.of(say) if self.who is not None else ""
        return say(self.id, case=case, name=name, who=who, whose=whose)


def _but(here: int, spaces: tuple[int, ...]) -> list[int]:
    return [space for space in spaces if space != here]


_PLAIN: Final = (
    *("here", "start_space", "nearest_corner", "nearest_corner middle", "any_corner"),
    *("any_corner outer", "chosen_space_in tier", "chosen_space_in area", "any_area in tier"),
    *("chosen_space any tier", "any_space_with_icon tier", "any_space_with_enemy tier"),
    *("free_inner_space", "sheet"),
)
_NAMING: Final = (
    *("any_space_named", "other_space_named", "space_with_card", "other_space_with_card"),
    *("each_icon_space_in", "any_icon_space_in", "any_space_with"),
)


def read_where(text: str, who: Who | None) -> Where:
    """A place of the book; a ValueError if it is none."""
    if who is not None:
        return Where("space_of", "", who)
    if text in _PLAIN:
        return Where(text)
    if text in SPACE_NAMED:
        return Where("space", text)
    kind, _, name = text.partition(" ")
    if kind in _NAMING and name:
        return Where(kind, name)
    raise ValueError(f"unknown place {text!r}")


KINDS: Final = (*_PLAIN, *_NAMING, "space", "space_of")
"""Every kind of place, each with words of its own."""
