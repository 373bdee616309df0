"""Makes the moving picture of the README: `python docs/turn_film.py`.

One turn of War Eternal at the web table: cards are played, spells are cast, then the bot or the
nemesis takes its turn. The clock of the page is moved by hand, as in contact_sheets.py, so that a
slow machine makes the same picture: docs/images/web-turn.webp.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from contact_sheets import Table, sit
from PIL import Image
from screenshots import ALONE, IMAGES, studio

STEP = 400
ANSWERS = 9
MOST = 44
WIDTH = 900
MILLISECONDS = 450
"""How long each picture is seen."""
QUALITY = 50
_MOST_BYTES = 2_000_000


def pictures(table: Table) -> list[bytes]:
    """The table after each answer, and while what follows is told."""
    page, found = table.page, list[bytes]()
    for _ in range(ANSWERS):
        for _ in range(3):
            found.append(page.screenshot(type="jpeg", quality=85))
            page.clock.run_for(STEP)
            page.wait_for_timeout(60)
            if len(found) >= MOST:
                return found
        table.answer()
        page.wait_for_timeout(400)
    return found


def assemble(frames: list[bytes], target: Path) -> None:
    """One WebP from all pictures, each seen for as long."""
    first, *rest = (_small(frame) for frame in frames)
    moving: dict[str, Any] = {"save_all": True, "append_images": rest, "loop": 0}
    first.save(target, "WEBP", duration=MILLISECONDS, quality=QUALITY, method=4, **moving)
    if target.stat().st_size > _MOST_BYTES:
        raise SystemExit(f"{target} has more than {_MOST_BYTES} bytes: take fewer pictures")


def _small(frame: bytes) -> Image.Image:
    whole = Image.open(BytesIO(frame)).convert("RGB")
    return whole.resize((WIDTH, whole.height * WIDTH // whole.width))


def main() -> None:
    with studio() as (browser, address):
        frames = pictures(sit(browser, address, ALONE))
    assemble(frames, IMAGES / "web-turn.webp")


if __name__ == "__main__":
    main()
