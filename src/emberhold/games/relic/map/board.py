"""The board: three rings of spaces and the centre, and how figures get from one to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from emberhold.games.relic.content import chapter
from emberhold.games.relic.terms import CENTRE, INNER, MIDDLE, OUTER, TIERS

if TYPE_CHECKING:
    from emberhold.games.relic.effects.base import Effect
    from emberhold.games.relic.state import Figure, State

OUTER_SIZE: Final = 24
MIDDLE_SIZE: Final = 16
FIRST_MIDDLE: Final = OUTER_SIZE
FIRST_INNER: Final = OUTER_SIZE + MIDDLE_SIZE
SCENARIO_SPACE: Final = FIRST_INNER + 8


class Gate:
    """What a movement box offers (R-044)."""

    __slots__ = ("ends", "points", "relic", "target")

    def __init__(self, target: int, points: int, ends: bool, relic: bool) -> None:
        self.target = target
        """Where it leads; -1: a figure may stop here."""
        self.points = points
        """Movement points it takes."""
        self.ends = ends
        """Whether the Movement phase ends with it."""
        self.relic = relic
        """Whether a relic is needed (R-058)."""

    def open_to(self, figure: Figure) -> bool:
        """R-224: a nemesis has no relics, and never enters the Inner tier."""
        return not self.relic or (not figure.nemesis and figure.relics > 0)


class Space:
    """A space of the board; spaces are numbered outer, middle, inner, centre."""

    __slots__ = (
        "area",
        "box",
        "corner",
        "entered",
        "gates",
        "icon_count",
        "icons",
        "index",
        "leads_to",
        "message_id",
        "nearest",
        "optional",
        "slug",
        "status",
        "tier",
        "x",
        "y",
    )

    index: int
    slug: str
    status: str
    message_id: str
    tier: int
    area: int
    """R-007: the number of its area; -1 for corners and the Inner tier."""
    corner: bool
    icons: tuple[int, int, int]
    icon_count: int
    box: Effect | None
    optional: bool
    """R-043: whether the text box may be declined."""
    entered: Effect | None
    """R-044: the movement box, as it reads."""
    gates: tuple[Gate, ...]
    """The movement box, as it works."""
    nearest: int
    """R-039: of an outer corner the middle corner, of a middle corner the outer one."""
    leads_to: tuple[str, ...]
    x: int
    y: int

    def __init__(self, entry: dict[str, Any], index: int, areas: list[str]) -> None:
        self.index = index
        self.slug = entry["id"]
        self.status = entry["status"]
        self.message_id = f"relic-space-{self.slug}"
        self.tier = TIERS.index(entry["tier"])
        self.area = areas.index(entry["area"]) if entry["area"] else -1
        self.corner = entry["corner"]
        icons = entry.get("icons", [])
        self.icons = (icons.count("red"), icons.count("blue"), icons.count("yellow"))
        self.icon_count = len(icons)
        self.box = self.entered = None
        self.gates = ()
        self.optional = False
        self.nearest = -1
        self.leads_to = tuple(entry.get("leads_to", ()))
        self.x = entry["x"]
        self.y = entry["y"]

    def __repr__(self) -> str:
        return f"Space({self.slug})"


class Area:
    """Some spaces of one ring with a name in common (R-007)."""

    __slots__ = ("index", "message_id", "slug", "tier")

    def __init__(self, slug: str, index: int, tier: int) -> None:
        self.slug = slug
        self.index = index
        self.tier = tier
        self.message_id = f"relic-area-{slug}"

    def __repr__(self) -> str:
        return f"Area({self.slug})"


def _offset(tier: int) -> int:
    return (0, FIRST_MIDDLE, FIRST_INNER - 1, FIRST_INNER - 1)[tier]


_BOOK: Final = chapter("board")
AREAS: Final = tuple(
    Area(slug, index, TIERS.index(entry["tier"]))
    for index, (slug, entry) in enumerate(_BOOK["areas"].items())
)
AREA_NAMED: Final = {area.slug: area for area in AREAS}
_AREA_SLUGS: Final = [area.slug for area in AREAS]
SPACES: Final = tuple(
    Space(entry, _offset(TIERS.index(entry["tier"])) + entry["index"], _AREA_SLUGS)
    for entry in _BOOK["cards"]
)
SPACE_NAMED: Final = {space.slug: space for space in SPACES}
ENTRIES: Final[dict[str, dict[str, Any]]] = {entry["id"]: entry for entry in _BOOK["cards"]}

OUTER_CORNERS: Final = tuple(s.index for s in SPACES if s.corner and s.tier == OUTER)
MIDDLE_CORNERS: Final = tuple(s.index for s in SPACES if s.corner and s.tier == MIDDLE)
for _outer, _middle in zip(OUTER_CORNERS, MIDDLE_CORNERS, strict=True):
    SPACES[_outer].nearest = _middle
    SPACES[_middle].nearest = _outer

SANCTUARY: Final = SPACE_NAMED["st-antias-sanctuary"].index
GUARDIAN: Final = SPACE_NAMED["guardian-of-the-rift"].index
WARP_RIFT: Final = SPACE_NAMED["warp-rift"].index
IN_TIER: Final = tuple(
    tuple(s.index for s in SPACES if s.tier == tier) for tier in (OUTER, MIDDLE, INNER, CENTRE)
)
IN_AREA: Final = tuple(tuple(s.index for s in SPACES if s.area == area.index) for area in AREAS)
TIER_OF: Final = tuple(space.tier for space in SPACES)
AREA_OF: Final = tuple(space.area for space in SPACES)


def space_id(index: int) -> str:
    return f"space:{SPACES[index].slug}"


# Rings


def along(space: int, steps: int) -> int:
    """A number of steps clockwise, or back if negative, around the ring of a space."""
    if space < FIRST_MIDDLE:
        return (space + steps) % OUTER_SIZE
    return FIRST_MIDDLE + (space - FIRST_MIDDLE + steps) % MIDDLE_SIZE


def distance(one: int, other: int) -> int:
    """Steps between two spaces of a ring; 99 if they are in different tiers."""
    tier = TIER_OF[one]
    if tier != TIER_OF[other]:
        return 99
    if tier >= INNER:
        return abs(one - other)
    size = OUTER_SIZE if tier == OUTER else MIDDLE_SIZE
    apart = abs(one - other)
    return min(apart, size - apart)


def nearest_corners(space: int) -> tuple[int, ...]:
    """The corners of the own tier that are closest; two, if they are equally far."""
    corners = OUTER_CORNERS if TIER_OF[space] == OUTER else MIDDLE_CORNERS
    least = min(distance(space, corner) for corner in corners)
    return tuple(corner for corner in corners if distance(space, corner) == least)


def same_tier(one: int, other: int) -> bool:
    """R-006: the centre counts as a tier of its own."""
    return TIER_OF[one] == TIER_OF[other]


def same_area(one: int, other: int) -> bool:
    """R-007: corners and the Inner tier are in no area, so only the space itself is shared."""
    return one == other or (AREA_OF[one] >= 0 and AREA_OF[one] == AREA_OF[other])


# Moves

Path = tuple[int, ...]
"""The spaces a figure enters one after the other; the last is where it stops."""


def paths(game: State, figure: Figure, start: int, steps: int, boxes: bool) -> list[Path]:
    """R-049: every way to move exactly `steps` steps, one direction or the other.

    With `boxes` the movement boxes along the way may be used (R-044, R-056, R-058); each direction
    continues through them.
    """
    found = _plain(start, steps)
    if found:
        return found
    found = []
    if boxes and SPACES[start].gates:
        _through(game, figure, start, (), steps, found)
    if steps > 0:
        _walk(game, figure, start, 1, (), steps, boxes, found)
        _walk(game, figure, start, -1, (), steps, boxes, found)
    return found


_PLAIN: Final[dict[tuple[int, int], list[Path]]] = {}


def _plain(start: int, steps: int) -> list[Path]:
    """The two ways around a ring, found once; none where there is a movement box within reach."""
    found = _PLAIN.get((start, steps))
    if found is None:
        one = tuple([along(start, step) for step in range(1, steps + 1)])
        other = tuple([along(start, -step) for step in range(1, steps + 1)])
        boxes = any(SPACES[space].gates for space in (start, *one, *other))
        found = _PLAIN[start, steps] = [] if boxes or not steps else [one, other]
    return found


def gates_of(game: State, space: int) -> tuple[Gate, ...]:
    """The movement box of a space, as the scenario has it."""
    if space == GUARDIAN and game.scenario.gates:
        return game.scenario.gates
    return SPACES[space].gates


def _walk(  # noqa: PLR0913 (a walk, step by step)
    game: State,
    figure: Figure,
    start: int,
    direction: int,
    before: Path,
    steps: int,
    boxes: bool,
    found: list[Path],
) -> None:
    space = start
    path = before
    while steps > 0:
        space = along(space, direction)
        path = (*path, space)
        steps -= 1
        if boxes and SPACES[space].gates:
            _through(game, figure, space, path, steps, found)
    found.append(path)


def _through(  # noqa: PLR0913 (a walk, step by step)
    game: State, figure: Figure, space: int, path: Path, steps: int, found: list[Path]
) -> None:
    """What the movement box of a space offers a figure with that many points left."""
    for gate in gates_of(game, space):
        if not gate.open_to(figure) or gate.points > steps:
            continue
        if gate.target < 0:
            if path and steps:
                found.append(path)
        elif gate.ends or steps == gate.points:
            found.append((*path, gate.target))
        else:
            left = steps - gate.points
            on_the_way = (*path, gate.target)
            _walk(game, figure, gate.target, 1, on_the_way, left, True, found)
            _walk(game, figure, gate.target, -1, on_the_way, left, True, found)
