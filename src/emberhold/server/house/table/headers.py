"""What a table was opened with, as the kernel starts its game from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import Deal, Save, Trial
from emberhold.server.house.table.noticing import FROM_FILE
from emberhold.server.store.records import Header, Snapshot

PARTY = "party"
"""The option of a table that names who opened it, as far as waiting in turn is concerned."""
LESSON = "lesson"
"""The option of a table that names the lesson that is learned there."""
PUZZLE = "puzzle"
"""The option of a table that names the puzzle that is solved there."""
FOUND = "found"
"""The option of a table that says what a puzzle asks for that was found in a game."""
GENERATOR = "generator"
"""The option of a table that names where its luck comes from."""
TRIAL = "trial"
"""The option of a table that says which running game it was dealt from; no page is told."""


def known_of_old(header: Header, standing: Mapping[str, Any]) -> bool:
    """Whether the luck of a table is known that was stored when nobody noted it."""
    quick = header.options.get(GENERATOR, QUICK) == QUICK
    from_file = any(notice[1] == FROM_FILE for notice in standing.get("notices", ()))
    return quick or from_file or header.position is not None


def save_header(header: Header, deals: tuple[Deal, ...] = ()) -> Save:
    """What the kernel starts the game of a table from."""
    generator = header.options.get(GENERATOR, QUICK)
    trial = header.options.get(TRIAL)
    return Save(
        header.game,
        header.players,
        header.seed,
        header.setup,
        header.position,
        rules=header.rules,
        generator=generator,
        trial=None if trial is None else _trial(trial),
        deals=deals,
    )


def deals_in(snapshot: Snapshot) -> tuple[Deal, ...]:
    """What had been dealt again by then."""
    return _deals(snapshot.standing.get("deals", ()))


def _deals(kept: Iterable[Sequence[Any]]) -> tuple[Deal, ...]:
    return tuple(Deal.stored(deal) for deal in kept)


def _trial(kept: Mapping[str, Any]) -> Trial:
    answers = tuple((seat, key) for seat, key in kept["answers"])
    deals = _deals(kept.get("deals", ()))
    return Trial(kept["seed"], kept["generator"], answers, kept["seat"], deals)
