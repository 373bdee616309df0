"""What the operator of a server does with its boxes: into the gallery, out of it, closed."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech

_TOLD: Final = {
    "offer": "box-told-offer",
    "withdraw": "box-told-withdraw",
    "close": "box-told-close",
    "reopen": "box-told-reopen",
}
WAYS: Final = tuple(_TOLD)


def shelve(what: str, digest: str, database: str | None, language: str) -> int:
    """Do it to the box of a digest, or of the address of its page."""
    title = asyncio.run(_done(what, digest.rstrip("/")[-32:], database, language))
    print(speech(language)(_TOLD[what], title=title))
    return 0


async def _done(what: str, digest: str, database: str | None, language: str) -> str:
    from emberhold.server.store import Store, boxes

    store = Store.open(database)
    try:
        row = await store.read_with(lambda c: boxes.find(c, digest))
        if row is None:
            raise EmberholdError("error-box-unknown")
        now = time.time() if what in ("offer", "close") else None
        change = boxes.offer if what in ("offer", "withdraw") else boxes.close
        await store.write_with("", lambda c: change(c, digest, now))
        return str(row.about["names"][language])
    finally:
        await store.close()
