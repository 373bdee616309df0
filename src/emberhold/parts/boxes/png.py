"""A PNG encoded again from its rows of pixels, so that nothing else travels in it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from emberhold.parts.boxes.pictures import LARGEST_SIDE, PNG, size_of

_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Numbers a pixel, by the kind of colours."""
_DEPTHS: Final = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_PALETTE: Final = 3
_FILTERS: Final = 5


def encoded_again(data: bytes) -> bytes | None:
    """A PNG with its pixels and nothing else; None for what is not a sound PNG."""
    if not data.startswith(PNG) or size_of(data) is None:
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
    return PNG + b"".join(_chunk(kind, parts[kind]) for kind in order if kind in parts)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Up to the end, or to the first that is spoiled."""
    place = len(PNG)
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
