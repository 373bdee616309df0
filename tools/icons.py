"""The pictures of the installed app as PNG, for systems that take no SVG: `python -m tools.icons`.

They are drawn by Chromium from `client/icons/app.svg` and carry its digest, so that a test notices
pictures of an older drawing.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ICONS = Path(__file__).parent.parent / "src" / "emberhold" / "client" / "icons"
SOURCE = ICONS / "app.svg"
_DRAWING = '<g id="drawing">'
_SMALLER = '<g transform="translate(56 38) scale(.78)">'
"""The drawing within the circle that every system leaves of a maskable picture: 40 % of the width
around the middle. The castle is lower than the middle, hence the two distances."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DIGEST = b"emberhold-source"


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    maskable: bool = False


WANTED = (
    Icon("app-192.png", 192),
    Icon("app-512.png", 512),
    Icon("app-maskable-512.png", 512, maskable=True),
    Icon("apple-touch-icon.png", 180),
)


def digest() -> bytes:
    """Which drawing a picture is of."""
    return hashlib.sha256(SOURCE.read_bytes()).hexdigest().encode()


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG, each with its kind."""
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def source_of(png: bytes) -> bytes:
    """The digest of the drawing that a picture was made from; nothing if it does not say."""
    for kind, data in chunks(png):
        if kind == b"tEXt" and data.startswith(_DIGEST + b"\0"):
            return data.removeprefix(_DIGEST + b"\0")
    return b""


def packed(png: bytes, source: bytes) -> bytes:
    """A picture pressed as small as zlib can, with the digest of its drawing."""
    parts = list(chunks(png))
    pixels = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    told = _chunk(b"tEXt", _DIGEST + b"\0" + source)
    head = next(data for kind, data in parts if kind == b"IHDR")
    body = _chunk(b"IDAT", zlib.compress(pixels, 9))
    return _SIGNATURE + _chunk(b"IHDR", head) + told + body + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _drawn(page: Page, icon: Icon) -> bytes:
    svg = SOURCE.read_text(encoding="utf-8")
    if icon.maskable:
        svg = svg.replace(_DRAWING, _SMALLER)
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    return page.screenshot()


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is needed: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for icon in WANTED:
            (ICONS / icon.name).write_bytes(packed(_drawn(page, icon), digest()))
            print(icon.name)
        browser.close()


if __name__ == "__main__":
    main()
