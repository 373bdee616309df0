"""Boxes that people have made, by the digest of what is in them.

A box that a table is played with stays as long as the table does, and so does one in the gallery.
Of the others a browser may have so many; the oldest go first. What a browser has opened is listed
for it, no matter who brought it first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, or_, select, update

from emberhold.parts.boxes.shelf import called
from emberhold.server.store.schema import (
    box_reports,
    boxes,
    boxes_in_play,
    boxes_opened,
    grants,
)
from emberhold.server.store.tables import insert_new, text, value

MOST_OF_A_BROWSER: Final = 200
MOST_BYTES_OF_A_BROWSER: Final = 16 * 1024 * 1024
MOST: Final = 5000
MOST_BYTES: Final = 512 * 1024 * 1024
"""Of all boxes together, packed."""
_LOT: Final = 200


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A box without its contents."""

    digest: str
    slug: str
    game: str
    about: Mapping[str, Any]
    size: int
    by: str | None
    made: float
    offered: float | None = None
    closed: float | None = None

    @property
    def name(self) -> str:
        """What a set-up calls it."""
        return f"{self.slug}-{self.digest}"


_ROW = [column for column in boxes.c if column is not boxes.c.packed]


def _box(row: Row[Any]) -> BoxRow:
    values = row._asdict()
    return BoxRow(**{**values, "about": value(values["about"])})


def add(connection: Connection, row: BoxRow, packed: bytes, counted: bool = True) -> bool:
    """Keep a box; False where there is no room for it. One that is there already stays as it is.

    `counted` says whether the limits of a browser hold.
    """
    if find(connection, row.digest) is not None:
        return True
    if not (_has_room(connection, row) and (not counted or _makes_room(connection, row))):
        return False
    values = {name: getattr(row, name) for name in ("digest", "slug", "game", "size", "by", "made")}
    insert_new(connection, boxes, **values, about=text(row.about), packed=packed)
    return True


def _has_room(connection: Connection, row: BoxRow) -> bool:
    count, size = _held(connection)
    return count + 1 <= MOST and size + row.size <= MOST_BYTES


def _makes_room(connection: Connection, row: BoxRow) -> bool:
    """Whether a browser may have one more; its oldest unused ones go."""
    if row.by is None:
        return True
    spare = list(connection.execute(_unused().where(boxes.c.by == row.by).order_by(boxes.c.made)))
    count, size = _held(connection, row.by)
    while count + 1 > MOST_OF_A_BROWSER or size + row.size > MOST_BYTES_OF_A_BROWSER:
        if not spare:
            return False
        oldest = spare.pop(0)
        _forget(connection, [oldest.digest])
        count, size = count - 1, size - oldest.size
    return True


def _held(connection: Connection, by: str | None = None) -> tuple[int, int]:
    found = select(func.count(), func.coalesce(func.sum(boxes.c.size), 0))
    row = connection.execute(found if by is None else found.where(boxes.c.by == by)).one()
    return int(row[0]), int(row[1])


def _unused() -> Any:
    """Boxes at no table and in no gallery; what the operator closed is remembered."""
    used = select(boxes_in_play.c.digest)
    return select(boxes.c.digest, boxes.c.size).where(
        boxes.c.offered.is_(None), boxes.c.closed.is_(None), boxes.c.digest.not_in(used)
    )


def forget_unused(connection: Connection, before: float) -> None:
    """Let boxes go that were brought long ago and that nobody plays with or has opened since."""
    seen = select(boxes_opened.c.digest).where(boxes_opened.c.seen >= before)
    unseen = _unused().where(boxes.c.made < before, boxes.c.digest.not_in(seen))
    old = [row.digest for row in connection.execute(unseen.limit(_LOT))]
    if old:
        _forget(connection, old)


def _forget(connection: Connection, digests: Sequence[str]) -> None:
    for about in (box_reports, boxes_opened):
        connection.execute(delete(about).where(about.c.digest.in_(digests)))
    connection.execute(delete(boxes).where(boxes.c.digest.in_(digests)))


def find(connection: Connection, digest: str) -> BoxRow | None:
    row = connection.execute(select(*_ROW).where(boxes.c.digest == digest)).first()
    return None if row is None else _box(row)


def named(connection: Connection, name: str) -> BoxRow | None:
    """A box by what a set-up calls it."""
    wanted = called(name)
    row = None if wanted is None else find(connection, wanted.digest)
    return row if row is not None and row.name == name else None


def packed(connection: Connection, digest: str) -> bytes | None:
    """The box itself."""
    return connection.scalar(select(boxes.c.packed).where(boxes.c.digest == digest))


def offered(connection: Connection) -> list[BoxRow]:
    """The gallery, the newest first."""
    found = select(*_ROW).where(boxes.c.offered.is_not(None), boxes.c.closed.is_(None))
    rows = connection.execute(found.order_by(boxes.c.offered.desc()).limit(_LOT))
    return [_box(row) for row in rows]


def at_table(connection: Connection, table: str) -> list[BoxRow]:
    """The boxes that a table is played with."""
    found = select(*_ROW).join(boxes_in_play, boxes_in_play.c.digest == boxes.c.digest)
    rows = connection.execute(found.where(boxes_in_play.c.table_id == table))
    return [_box(row) for row in rows]


def of_browser(connection: Connection, by: str) -> list[BoxRow]:
    """What somebody has brought, opened or played with, the newest first."""
    opened = select(boxes_opened.c.digest).where(boxes_opened.c.browser == by)
    joined = grants.c.table_id == boxes_in_play.c.table_id
    played = select(boxes_in_play.c.digest).join(grants, joined).where(grants.c.browser == by)
    theirs = or_(boxes.c.by == by, boxes.c.digest.in_(opened), boxes.c.digest.in_(played))
    found = select(*_ROW).where(theirs, boxes.c.closed.is_(None))
    return [_box(row) for row in connection.execute(found.order_by(boxes.c.made.desc()))]


def open_in(connection: Connection, digest: str, browser: str, now: float) -> None:
    """Remember that a browser has opened a box; of too many it forgets the oldest."""
    key = boxes_opened.c.browser == browser
    if not insert_new(connection, boxes_opened, browser=browser, digest=digest, seen=now):
        again = update(boxes_opened).where(key, boxes_opened.c.digest == digest)
        connection.execute(again.values(seen=now))
    newest = select(boxes_opened.c.digest).where(key).order_by(boxes_opened.c.seen.desc())
    kept = newest.limit(MOST_OF_A_BROWSER)
    connection.execute(delete(boxes_opened).where(key, boxes_opened.c.digest.not_in(kept)))


def offer(connection: Connection, digest: str, now: float | None) -> None:
    """Put a box into the gallery, or take it out."""
    connection.execute(update(boxes).where(boxes.c.digest == digest).values(offered=now))


def close(connection: Connection, digest: str, now: float | None) -> None:
    """Let no new table be opened with a box, or let it again."""
    connection.execute(update(boxes).where(boxes.c.digest == digest).values(closed=now))


# Reports


@dataclass(frozen=True, slots=True)
class BoxReported:
    """A box that people have reported, how many they are, and when the last of them did."""

    box: BoxRow
    people: int
    last: float


def report(connection: Connection, digest: str, browser: str, now: float) -> bool:
    """Tell the operator of a box; False where this browser has done so before."""
    return insert_new(connection, box_reports, digest=digest, browser=browser, made=now)


def reported(connection: Connection) -> list[BoxReported]:
    counted = (
        select(box_reports.c.digest, func.count().label("n"), func.max(box_reports.c.made))
        .group_by(box_reports.c.digest)
        .order_by(func.max(box_reports.c.made))
    )
    rows = connection.execute(counted).all()
    found = [(find(connection, digest), count, last) for digest, count, last in rows]
    return [BoxReported(box, count, last) for box, count, last in found if box is not None]
