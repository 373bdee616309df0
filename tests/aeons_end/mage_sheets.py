"""What the eight mage sheets show, and a table at which one of them is ready for its ability."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import at

SHEETS = {
    "dezmodia": ("oblivion-shard cc ss", "cccc s", "open D R D", 6),
    "garu": ("torch ccc s", "ccc ss", "open R D D", 5),
    "gex": ("shattered-geode ccc s", "cccc s", "- open D D", 5),
    "mazahaedron": ("worldheart-shard cc ss", "cccc s", "open L D D", 4),
    "mist": ("amethyst-paragon ccc s", "ccc ss", "open L D D", 6),
    "quilius": ("ccc extinguish s", "ccc extinguish s", "open open R D", 5),
    "ulgimor": ("coal-shard cc ss", "ccc ss", "open D R D", 6),
    "yan-magda": ("illuminate cccc", "cccc s", "open R R R", 5),
}
"""Hand, deck from its top (c: Crystal, s: Spark), breaches I to IV, charges of the ability."""


def breaches_of(table: Table, seat: int = 0) -> list[str]:
    """The breaches of a seat as a sheet writes them."""
    zones = {zone.id: zone.marks for zone in table.view(0).area(f"player:{seat}").zones}
    found = [zones.get(f"breach:{seat}:{number}") for number in (1, 2, 3, 4)]
    return ["-" if b is None else "open" if b["open"] else str(b["turned"]) for b in found]


def full(mage: str, *allies: str, alone: bool = False, **position: Any) -> Table:
    """The mage at seat 0 with a full sheet, in the main phase; Gex and so on beside."""
    mages = [mage] if alone else [mage, *(allies or ("gex" if mage != "gex" else "mist",))]
    seat = {"charges": SHEETS[mage][3], "hand": ["crystal"], **position.pop("p0", {})}
    return at(players=len(mages), mages=mages, p0=seat, **position)
