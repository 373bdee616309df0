"""A tiny game on a map: two rings, a chain that only leads forward, figures that walk.

Each turn a seat throws a die of three faces and walks exactly that far around its ring, one way or
the other; who is at a gate may step inward instead. Coins on spaces are picked up. The
inner ring is one-way and ends in the Well; who is there first wins. It brings its own messages,
as a game outside the package does.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emberhold.games import TableGame
from emberhold.kernel.game import Asking, GameOver, LogLine, Result, Step
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import below, seeded, shuffled
from emberhold.kernel.scene import (
    Area,
    Dial,
    Label,
    Map,
    Marker,
    Piece,
    Region,
    Scene,
    Space,
    Track,
    Way,
    Zone,
)
from emberhold.kernel.scene import Step as TrackStep
from emberhold.kernel.strand import Strand

OUTER = ("hill", "mill", "ford", "wood", "moor", "barn", "quarry", "gate")
INNER = ("court", "stair", "vault")
WELL = "well"
GATES = {"gate": "court", "wood": "vault"}
_PLACES = {
    **dict(zip(OUTER, ((80, 70), (240, 70), (400, 70), (560, 70)), strict=False)),
    **dict(zip(OUTER[4:], ((560, 490), (400, 490), (240, 490), (80, 490)), strict=True)),
    **dict(zip(INNER, ((180, 260), (320, 190), (460, 260)), strict=True)),
    WELL: (320, 350),
}
MAP = Map(
    640,
    560,
    tuple(
        Space(f"space:{slug}", x, y, *((120, 100) if slug in OUTER else (110, 90)))
        if slug != WELL
        else Space(f"space:{slug}", x, y, 120, 120, "round", "goal")
        for slug, (x, y) in _PLACES.items()
    ),
    (
        *(
            Way(f"space:{a}", f"space:{b}")
            for a, b in zip(OUTER, OUTER[1:] + OUTER[:1], strict=True)
        ),
        *(
            Way(f"space:{a}", f"space:{b}", one_way=True)
            for a, b in zip(INNER, (*INNER[1:], WELL), strict=True)
        ),
        *(Way(f"space:{a}", f"space:{b}", one_way=True, kind="gate") for a, b in GATES.items()),
    ),
    (
        Region("outer", "walk-outer", tuple(f"space:{s}" for s in OUTER), "ring", Label(320, 12)),
        Region(
            "inner", "walk-inner", tuple(f"space:{s}" for s in INNER), "ring", Label(80, 280, -90)
        ),
    ),
)


class Named:
    """Something with a name: a space, the player in a seat."""

    __slots__ = ("message_id", "slug")

    def __init__(self, kind: str, slug: str) -> None:
        self.slug = slug
        self.message_id = f"walk-{kind}-{slug}"


PLACES = {slug: Named("space", slug) for slug in _PLACES}
WALKERS = (Named("walker", "0"), Named("walker", "1"))


class Walk:
    """The state."""

    __slots__ = ("at", "coins", "log", "lying", "result", "rng", "rolled", "step", "turn")

    rng: int
    step: str
    result: Result | None
    log: Strand[LogLine] | None
    at: tuple[str, str]
    coins: tuple[int, int]
    lying: tuple[str, ...]
    """Where a coin is."""
    rolled: int
    turn: int

    def copy(self) -> Walk:
        twin = Walk()
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.log = None
        return twin


def ways(at: str, far: int) -> list[str]:
    """Where a figure may go: exactly that far around its ring, or through a gate."""
    if at in INNER:
        return [(*INNER, WELL)[min(INNER.index(at) + far, len(INNER))]]
    place = OUTER.index(at)
    ends = [OUTER[(place + far) % len(OUTER)], OUTER[(place - far) % len(OUTER)]]
    return [*ends, *([GATES[at]] if at in GATES else [])]


class Walking(Question):
    """Where to go; its options point at spaces."""

    __slots__ = ()

    def prompt(self) -> Message:
        return Message("walk-ask", rolled=self.state.rolled)

    def label(self, choice: Choice) -> Message:
        return Message("walk-go", place=choice[1])

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        return (f"space:{choice[1].slug}",)


def walking(game: Walk) -> Asking:
    seat = game.turn
    game.rolled = 1 + below(game, 3)
    choices: list[Choice] = [("go", PLACES[slug]) for slug in ways(game.at[seat], game.rolled)]
    choice = choices[0] if len(choices) == 1 else (yield Walking(seat, "walk", choices))
    to = str(choice[1].slug)
    game.at = (to, game.at[1]) if seat == 0 else (game.at[0], to)
    if to in game.lying:
        game.lying = tuple(slug for slug in game.lying if slug != to)
        game.coins = (game.coins[0] + (seat == 0), game.coins[1] + (seat == 1))
    if game.log is not None:
        game.log.append(LogLine("walk-walked", {"who": WALKERS[seat], "place": PLACES[to]}))
    if to == WELL:
        game.result = Result((seat,), "walk-well")
        raise GameOver
    game.turn = 1 - seat


class WalkGame(TableGame):
    """The game object."""

    name = "walk"
    seats = (2,)
    steps: Mapping[str, Step] = {"walking": walking}
    messages = Path(__file__).parent / "walk"

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return {"coins": 4, **wishes}

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> Walk:
        game = Walk()
        game.rng = seeded(seed)
        game.step = "walking"
        game.result = game.log = None
        game.at = (OUTER[0], OUTER[4])
        game.coins = (0, 0)
        game.lying = shuffled(game, (*OUTER[1:4], *OUTER[5:]))[: setup["coins"]]
        game.rolled = game.turn = 0
        return game

    def place(self, state: Walk, position: Mapping[str, Any]) -> None:
        state.at = tuple(position["at"])

    def scene(self, state: Walk, seat: int | None) -> Scene:
        zones = tuple(_space(state, slug) for slug in _PLACES)
        coins = tuple(
            Marker(f"coins:{who}", state.coins[who], f"walk-walker-{who}", who) for who in (0, 1)
        )
        board = Area(
            "board",
            "walk-board",
            zones,
            map=MAP,
            tracks=(Track("coins", "walk-coins", (TrackStep(),) * 7, coins),),
            dials=(Dial("die", "walk-die", state.rolled, 1, 3),),
        )
        players = tuple(
            Area(f"player:{who}", f"walk-walker-{who}", (), {"active": state.turn == who})
            for who in (0, 1)
        )
        return Scene(self.name, seat, (board, *players))

    def redeal(self, state: Walk, seat: int, seed: int | str) -> None:
        state.rng = seeded(seed)


def _space(state: Walk, slug: str) -> Zone:
    coins = [Piece(f"coin:{slug}", "card", "walk-coin")] if slug in state.lying else []
    figures = [
        Piece(f"figure:{seat}", "figure", f"walk-walker-{seat}", {"seat": seat})
        for seat in (0, 1)
        if state.at[seat] == slug
    ]
    pieces = (*coins, *figures)
    return Zone(f"space:{slug}", f"walk-space-{slug}", pieces, len(pieces))


WALK = WalkGame()
