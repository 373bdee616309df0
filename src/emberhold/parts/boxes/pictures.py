"""Pictures of a box: PNG or WebP of one's own, known by their first bytes and not too large.

Opening a box reads only what the header says; before it is handed on, `handing` encodes its
pictures again.
"""

from __future__ import annotations

from typing import Final

LARGEST_SIDE: Final = 1024
SMALLEST_SIDE: Final = 64
PNG: Final = b"\x89PNG\r\n\x1a\n"


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels; None for what is neither PNG nor WebP."""
    if data.startswith(PNG):
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
