"""Why something on the table cannot be chosen now, and what lies ahead.

What was tapped is looked up in the scene of the player who asks, so that nothing hidden can be
asked about; the reason itself is told by the game. So is what lies ahead, in its part `foresight`:
nothing in it may depend on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from emberhold.games.game import TableGame
from emberhold.kernel.advice import Outlook
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Area, Scene, Zone
from emberhold.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Tapped:
    """A thing on the table, who would like to choose it, and what is asked meanwhile."""

    seat: int
    question: Question | None
    """What the seat is asked, if it is asked anything."""
    asked: tuple[int, ...]
    """All seats that are asked something."""
    id: str
    area: Area
    zone: Zone | None
    """None where the area itself was tapped."""
    places: Mapping[str, str]
    """Every piece in sight and the zone it is in."""

    @property
    def owner(self) -> int | None:
        """The seat on whose side of the table it is."""
        return owner_of(self.area.id)

    @property
    def mine(self) -> bool:
        return self.owner == self.seat

    @property
    def place(self) -> str:
        """What kind of zone it is in or is: `hand` for `hand:0`; an area by its own id."""
        return (self.area.id if self.zone is None else self.zone.id).partition(":")[0]

    def offers(self, *choice: Any) -> bool:
        return self.question is not None and choice in self.question.choices


def owner_of(area: str) -> int | None:
    name, _, number = area.partition(":")
    return int(number) if name == "player" else None


def explain(table: Table, seat: int, target: str) -> Message | None:
    """The reason, or None where the thing can be chosen or nothing better is known."""
    tapped = _tapped(table, table.view(seat), seat, target)
    if table.result is not None or _can_be_chosen(tapped):
        return None
    why_not = table.game.reasons if isinstance(table.game, TableGame) else None
    return None if why_not is None else why_not(table.state, tapped)


def _tapped(table: Table, scene: Scene, seat: int, target: str) -> Tapped:
    area, zone = found_in(scene, target)
    places = {p.id: zone.id for area in scene.areas for zone in area.zones for p in zone.pieces}
    asked = tuple(question.seat for question in table.questions)
    return Tapped(seat, _asked(table, seat), asked, target, area, zone, places)


def found_in(scene: Scene, target: str) -> tuple[Area, Zone | None]:
    """The area, and the zone unless it is the area itself: of equal ids the smallest thing."""
    zones = [(area, zone) for area in scene.areas for zone in area.zones]
    for area, zone in zones:
        if zone.id == target or any(piece.id == target for piece in zone.pieces):
            return area, zone
    for area in scene.areas:
        if target in (area.id, area.marks.get("piece")):
            return area, None
    raise EmberholdError("error-no-such-target", given=target)


def _can_be_chosen(tapped: Tapped) -> bool:
    """Whether an answer points at it, or at the zone or area it is in."""
    if tapped.question is None:
        return False
    around = tapped.area.marks.get("piece") if tapped.zone is None else tapped.zone.id
    ids = {tapped.id, tapped.area.id, around}
    question = tapped.question
    return any(id in ids for choice in question.choices for id in question.pieces(choice))


def foresee(table: Table, seat: int) -> tuple[Outlook, ...]:
    """Everything the game can tell the seat; nothing once it is over."""
    game = table.game
    if not isinstance(game, TableGame) or game.foresight is None or table.result is not None:
        return ()
    asked = _asked(table, seat)
    found: tuple[Outlook, ...] = game.foresight(table.state, seat, asked)
    if game.attempts is not None and asked is not None:
        found = (*found, *game.attempts(table, seat, asked))
    return found


def _asked(table: Table, seat: int) -> Question | None:
    """What a seat may answer: its own question before one that anybody may answer."""
    open_to = [q for q in table.questions if q.seat == seat or q.anyone]
    own = sorted(open_to, key=lambda question: question.seat != seat)
    return own[0] if own else None


# What the games have in common


def not_asked(tapped: Tapped, active: int, name: Callable[[int], Any]) -> Message:
    """It is somebody else's turn, or somebody else has to answer before it continues."""
    if tapped.asked == (active,):
        return Message("why-turn", who=name(active))
    asked = tuple(name(seat) for seat in tapped.asked)
    return Message("why-asked", who=asked, amount=len(asked))


def kinds_offered(tapped: Tapped, kind: Callable[[str], str | None]) -> Collection[str] | None:
    """Of what kinds everything is that could be chosen; None where that cannot be said.

    It can where each answer, but for those that only decline, points at something of a known kind
    and the thing that was tapped is of none of them.
    """
    question = tapped.question
    if question is None:
        return None
    found: set[str | None] = set()
    for choice in question.choices:
        pieces = question.pieces(choice)
        if not pieces and len(choice) > 1:
            return None
        found |= {kind(id) for id in pieces}
    known = {each for each in found if each is not None}
    return known if known == found and found and kind(tapped.id) not in known else None
