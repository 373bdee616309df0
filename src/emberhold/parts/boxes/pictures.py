"""Pictures of a box: PNG or WebP of one's own, known by their first bytes and not too large.

Opening a box reads only what the header says. Before a box is handed on, its PNG files are encoded
again from their rows of pixels (`encoded_again`), so that nothing else travels in them; a WebP
would need a library for that.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.refusing import LARGEST_PICTURE, refused

LARGEST_SIDE: Final = 1024
SMALLEST_SIDE: Final = 64
_PNG: Final = b"\x89PNG\r\n\x1a\n"


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels; None for what is neither PNG nor WebP."""
    if data.startswith(_PNG):
        return _png(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _png(data: bytes) -> tuple[int, int] | None:
    if len(data) < 33 or data[12:16] != b"IHDR":
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _webp(data: bytes) -> tuple[int, int] | None:
    """The three ways a WebP begins: lossy, lossless, extended."""
    kind = data[12:16]
    if len(data) < 30:
        return None
    if kind == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        return (_little(data[26:28]) & 0x3FFF, _little(data[28:30]) & 0x3FFF)
    if kind == b"VP8L" and data[20] == 0x2F:
        bits = _little(data[21:25])
        return (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1
    if kind == b"VP8X":
        return _little(data[24:27]) + 1, _little(data[27:30]) + 1
    return None


def _little(data: bytes) -> int:
    return int.from_bytes(data, "little")


def sound(data: bytes) -> bool:
    """Whether a picture can be used: of a known kind, neither tiny nor huge."""
    size = size_of(data)
    return size is not None and all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size)


def own_art(digest: str, file: str) -> str:
    """How a cast names a picture of a box: a page knows where a server has it, and who has no
    server draws a motif."""
    return f"own:{digest}/{file}"


# Encoded again

_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Numbers a pixel, by the kind of colours."""
_DEPTHS: Final = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_PALETTE: Final = 3
_FILTERS: Final = 5


def handed_on(contents: Contents) -> Contents:
    """A box as it may be given to others: every picture is a PNG, encoded again."""
    files = dict(contents.files)
    for name, data in files.items():
        if name.endswith(".webp"):
            raise refused("error-box-picture-webp", name)
        if name.endswith(".png"):
            encoded = encoded_again(data)
            if encoded is None or not sound(encoded) or len(encoded) > LARGEST_PICTURE:
                raise refused("error-box-picture-png", name)
            files[name] = encoded
    return Contents(files, contents.called)


def encoded_again(data: bytes) -> bytes | None:
    """A PNG with its pixels and nothing else; None for what is not a sound PNG."""
    if not data.startswith(_PNG) or size_of(data) is None:
        return None
    parts: dict[bytes, bytes] = {}
    for kind, body in _chunks(data):
        if kind == b"IDAT":
            parts[kind] = parts.get(kind, b"") + body
        elif kind in (b"IHDR", b"PLTE", b"tRNS") or (kind == b"IEND" and not body):
            if kind in parts:
                return None
            parts[kind] = body
        elif kind[:1].isupper():
            return None
    if not {b"IHDR", b"IDAT", b"IEND"} <= parts.keys():
        return None
    rows = _rows(parts)
    if rows is None:
        return None
    parts[b"IDAT"] = zlib.compress(rows, 9)
    order = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
    return _PNG + b"".join(_chunk(kind, parts[kind]) for kind in order if kind in parts)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Up to the end, or to the first that is spoiled."""
    place = len(_PNG)
    while place + 12 <= len(data):
        length = int.from_bytes(data[place : place + 4], "big")
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        if data[place : place + length + 12] != _chunk(kind, body):
            return
        yield kind, body
        if kind == b"IEND":
            return
        place += length + 12


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body)
    return len(body).to_bytes(4, "big") + kind + body + check.to_bytes(4, "big")


def _rows(parts: dict[bytes, bytes]) -> bytes | None:
    """The rows of pixels as they are filtered; None where they are not what the header says."""
    header = parts[b"IHDR"]
    if len(header) != 13 or header[10:] != b"\0\0\0":
        return None
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    depth, colours = header[8], header[9]
    if depth not in _DEPTHS.get(colours, ()) or max(width, height) > LARGEST_SIDE:
        return None
    if not _sound_palette(parts, colours):
        return None
    row = 1 + (width * depth * _CHANNELS[colours] + 7) // 8
    reader = zlib.decompressobj()
    try:
        rows = reader.decompress(parts[b"IDAT"], row * height + 1)
    except zlib.error:
        return None
    if len(rows) != row * height or not reader.eof:
        return None
    return rows if all(rows[at] < _FILTERS for at in range(0, len(rows), row)) else None


def _sound_palette(parts: dict[bytes, bytes], colours: int) -> bool:
    palette, clear = parts.get(b"PLTE"), parts.get(b"tRNS", b"")
    if palette is not None and (not palette or len(palette) % 3 or len(palette) > 3 * 256):
        return False
    if colours == _PALETTE:
        return palette is not None and len(clear) <= len(palette) // 3
    return palette is None and len(clear) in (0, 2 * _CHANNELS[colours])
