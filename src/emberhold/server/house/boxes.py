"""Boxes that people bring to this server: read with bounds, kept, found by every worker.

A box comes as a packed file, is read as any box is, and is kept by the digest of what is in it. Its
pictures are encoded again. Whatever a table is played with is found again in the database, by any
worker and after any restart.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, Final

from emberhold.games import makers
from emberhold.kernel.errors import SetupError
from emberhold.language import LANGUAGES
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents, unpacked
from emberhold.parts.boxes.handing import encoded_again, handed_on
from emberhold.parts.boxes.own import Made, opened
from emberhold.parts.boxes.words import spoken
from emberhold.parts.library import Entry
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.store import Store, boxes
from emberhold.server.store.boxes import BoxRow
from emberhold.server.store.people import hashed, see_browser

UPLOADED: Final = ""
"""How a file is called in what is said about it; the page knows its name, the server need not."""
_GONE: Final = "not-found"
_FACES: Final = 3
"""How many things stand for a box in a list."""
_PEOPLE: Final = ("nemesis", "mage", "character", "scenario")


class Boxes:
    """Those of one server; an operator may do without them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.welcome = True
        """Whether boxes may be brought; tables that are played with one continue in any case."""
        self._reading = asyncio.Lock()

    def start(self) -> None:
        shelf.add_source(self._packed_now)

    def stop(self) -> None:
        shelf.drop_source(self._packed_now)

    def _packed_now(self, name: str) -> bytes | None:
        """A box for whoever opens a table, in the thread in which that is done."""
        with self._store.engine.connect() as connection:
            known = boxes.named(connection, name)
            return None if known is None else boxes.packed(connection, known.digest)

    def need_welcome(self) -> None:
        if not self.welcome:
            raise Refused(ILLEGAL, "error-boxes-off")

    # Bringing

    async def bring(self, data: bytes, secret: str, counted: bool) -> BoxRow:
        """Keep a packed box, or say what is wrong with it; at home nobody counts them."""
        self.need_welcome()
        async with self._reading:
            row, packed = await asyncio.to_thread(_read, data, hashed(secret), time.time())
        known = await self._store.read_with(lambda c: boxes.find(c, row.digest))
        if known is not None:
            await self.open_in(self._open_still(known), secret)
            return known

        def storing(connection: Any) -> bool:
            see_browser(connection, secret, row.made)
            return boxes.add(connection, row, packed, counted)

        if not await self._store.write_with("", storing):
            shelf.forget(row.name)
            raise Refused(ILLEGAL, "error-boxes-full")
        return row

    async def need(self, setup: Mapping[str, Any]) -> None:
        """Every box that a new table names is kept here; one of the operator's own folder is kept
        from now on."""
        for name in shelf.names_in(setup):
            if not self.welcome:
                raise SetupError("error-boxes-off", "boxes")
            known = await self._store.read_with(partial(boxes.named, name=name))
            if known is not None:
                self._open_still(known)
            else:
                await self._take_in(name)

    async def _take_in(self, name: str) -> None:
        contents = await asyncio.to_thread(shelf.kept, name)
        if contents is None:
            raise SetupError("error-box-not-here", "boxes", given=name)
        row = await asyncio.to_thread(_row, contents, None, time.time())
        packed = contents.packed()
        if not await self._store.write_with("", lambda c: boxes.add(c, row, packed)):
            raise Refused(ILLEGAL, "error-boxes-full")

    def _open_still(self, row: BoxRow) -> BoxRow:
        if row.closed is not None:
            raise SetupError("error-box-closed", "boxes")
        return row

    # Looking

    async def box(self, digest: str) -> BoxRow:
        """A box by its link; what the operator has closed is not there."""
        self.need_welcome()
        row = await self._store.read_with(lambda c: boxes.find(c, digest))
        if row is None or row.closed is not None:
            raise Refused(_GONE, "error-box-unknown")
        return row

    async def opened(self, row: BoxRow) -> Made:
        """What is in a box."""
        return await asyncio.to_thread(_opened, row.name)

    async def packed(self, row: BoxRow) -> bytes:
        found = await self._store.read_with(lambda c: boxes.packed(c, row.digest))
        if found is None:
            raise Refused(_GONE, "error-box-unknown")
        return found

    async def picture(self, row: BoxRow, file: str) -> bytes:
        """Its pixels and nothing else."""
        found = await asyncio.to_thread(_picture, row, file)
        if found is None:
            raise Refused(_GONE, "error-box-unknown")
        return found

    async def offered(self) -> list[BoxRow]:
        """The gallery."""
        self.need_welcome()
        return await self._store.read_with(boxes.offered)

    async def at_table(self, table: str) -> list[BoxRow]:
        """What a table is played with."""
        return await self._store.read_with(lambda c: boxes.at_table(c, table))

    async def mine(self, secret: str | None) -> list[BoxRow]:
        if secret is None or not self.welcome:
            return []
        browser = hashed(secret)
        return await self._store.read_with(lambda c: boxes.of_browser(c, browser))

    async def open_in(self, row: BoxRow, secret: str) -> None:
        """A browser has opened a box, by its link or its file: from now on it finds it again."""
        now, browser = time.time(), hashed(secret)

        def opening(connection: Any) -> None:
            see_browser(connection, secret, now)
            boxes.open_in(connection, row.digest, browser, now)

        await self._store.write_with("", opening)

    # Offering and reporting

    async def offer(self, row: BoxRow, secret: str, offered: bool) -> None:
        """Put a box into the gallery or take it out: only the browser that brought it may."""
        if row.by != hashed(secret):
            raise Refused(NOT_YOURS, "error-box-not-yours")
        now = time.time() if offered else None
        await self._store.write_with("", lambda c: boxes.offer(c, row.digest, now))

    async def report(self, row: BoxRow, secret: str) -> bool:
        """Tell the operator of a box; False where this browser has done so before."""
        now, browser = time.time(), hashed(secret)

        def reporting(connection: Any) -> bool:
            see_browser(connection, secret, now)
            return boxes.report(connection, row.digest, browser, now)

        return await self._store.write_with("", reporting)


@lru_cache(maxsize=32)
def _opened(name: str) -> Made:
    return opened(shelf.find(name), makers())


def _picture(row: BoxRow, file: str) -> bytes | None:
    """What was brought has been encoded again; what comes from the operator's own folder is encoded
    now."""
    if file not in _opened(row.name).box.pictures.values():
        return None
    return _encoded(row.name, file) if row.by is None else shelf.find(row.name).files[file]


@lru_cache(maxsize=32)
def _encoded(name: str, file: str) -> bytes | None:
    return encoded_again(file, shelf.find(name).files[file])


def _read(data: bytes, by: str, now: float) -> tuple[BoxRow, bytes]:
    contents = handed_on(unpacked(data, UPLOADED))
    return _row(contents, by, now), contents.packed()


def _row(contents: Contents, by: str | None, now: float) -> BoxRow:
    made = opened(contents, makers())
    kinds = Counter(entry.kind for entry in made.box.entries)
    about = {
        "names": {language: spoken(made.main.names, language)[0] for language in LANGUAGES},
        "authors": made.main.authors,
        "kinds": dict(kinds),
        "faces": list(_faces(made)),
        "untold": sorted({language for _, missing in made.box.untold for language in missing}),
    }
    slug, game, size = made.main.slug, made.maker.game, len(contents.packed())
    return BoxRow(contents.digest, slug, game, about, size, by, now)


def _faces(made: Made) -> Iterator[tuple[str, str, str]]:
    """What stands for a box: things with pictures of their own, then people, then cards."""
    box = made.box

    def rank(entry: Entry) -> tuple[bool, bool]:
        return entry.slug not in box.pictures, entry.kind not in _PEOPLE

    for entry in sorted(box.entries, key=rank)[:_FACES]:
        yield entry.slug, entry.kind, box.cast.get(entry.slug, "")
