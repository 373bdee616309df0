"""What of a game exists for the viewer: everything, or what a campaign has unsealed so far.

What is sealed is in no library, no rulebook and no picture. A game says what there is under a
record; here it is found for a table at this moment, and kept for as long as the record stays.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from emberhold.games.game import TableGame
from emberhold.games.registry import game_of
from emberhold.kernel.campaign import Record, standing_at
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import Table
from emberhold.parts.library import Entry
from emberhold.parts.rulebook import RuleShelf

_REMEMBERED = 64
_found: OrderedDict[tuple[TableGame, str], Unsealed] = OrderedDict()
_lock = Lock()


@dataclass(frozen=True)
class Unsealed:
    """What there is to read and to draw."""

    key: str
    """The same for the same record, and for the same mixture of boxes."""
    library: Sequence[Entry]
    rulebook: RuleShelf | None
    slugs: Mapping[str, str]
    """What can be read, by the message ids of the names."""
    cast: Mapping[str, str]
    """How cards are drawn that no page knows of by itself."""
    kept: dict[Any, dict[Any, Any]] = field(default_factory=dict, compare=False, repr=False)
    """What was drawn and spoken of it, by language: so that it is drawn only once."""


def unsealed(game: TableGame, record: Record | None = None) -> Unsealed:
    """What there is under a record; without one, what anybody may know."""
    key = (game, "" if record is None else record.key)
    with _lock:
        found = _found.get(key)
        if found is None:
            library = game.library_under(record)
            found = _found[key] = Unsealed(
                key[1] or game.mixture,
                library,
                game.rulebook_under(record),
                {entry.message_id: entry.slug for entry in library},
                game.cast_beside if record is None else game.cast_under(record),
            )
            if len(_found) > _REMEMBERED:
                _found.popitem(last=False)
        return found


def unsealed_at(table: Table) -> Unsealed:
    """What there is at a table at this moment."""
    game = game_of(table).with_setup(table.header.setup)
    if game.mixture:
        return unsealed(game)
    try:
        record = standing_at(table)
    except EmberholdError:
        record = None
    return unsealed(game, record)
