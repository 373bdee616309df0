"""Who looks at a table: which seats are theirs, and whether they may change how it is run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from emberhold.server.store.people import HOST, SPECTATOR


@dataclass(frozen=True, slots=True)
class Viewer:
    """What one browser may do at one table."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    spectator: bool = False

    @classmethod
    def of(cls, roles: Iterable[str]) -> Viewer:
        held = frozenset(roles)
        seats = frozenset(int(role) for role in held if role.isdecimal())
        return cls(seats, HOST in held, SPECTATOR in held or (HOST in held and not seats))

    @property
    def welcome(self) -> bool:
        """Whether they may come to the table at all."""
        return bool(self.seats) or self.host or self.spectator

    def at_table_of(self, players: int) -> Viewer:
        """The same viewer without seats the table does not have."""
        return replace(self, seats=self.seats.intersection(range(players)))
