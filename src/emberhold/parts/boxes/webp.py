"""A WebP encoded again from its pixels, by Pillow (the extra `pictures`).

What the file says of itself is checked before a pixel is decoded: one still picture, within the
bounds, the same size in all its headers. What is written is lossless, so that encoding it once more
changes nothing; where that takes too many bytes the picture is made smaller.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from emberhold.parts.boxes.pictures import SMALLEST_SIDE, size_of, sound

if TYPE_CHECKING:
    from PIL.Image import Image

ENDING: Final = ".webp"
LARGEST: Final = 256 * 1024
"""Bytes that a picture may grow to by being encoded without loss; one that had more keeps them."""
_HEAD: Final = 12
_FRAMES: Final = (b"VP8 ", b"VP8L")
_MOVING: Final = (b"ANIM", b"ANMF")
_TRIES: Final = 6
_CLOSER: Final = 0.95
"""Pictures do not shrink quite as fast as their pixels do."""


def possible() -> bool:
    """Whether there is anything here that reads a WebP."""
    try:
        import PIL.Image  # noqa: F401  (only whether it can be)
    except ImportError:
        return False
    return True


def encoded_again(data: bytes) -> bytes | None:
    """A WebP with its pixels and nothing else; None for what is not one sound still picture."""
    if not sound(data) or not _still(data):
        return None
    from PIL import Image

    try:
        with Image.open(io.BytesIO(data), formats=("WEBP",)) as found:
            if found.size != size_of(data) or found.mode not in ("RGB", "RGBA"):
                return None
            bare = Image.frombytes(found.mode, found.size, found.tobytes())
    except Exception:  # whatever a spoiled picture makes of the reader
        return None
    return _fitting(bare, max(LARGEST, len(data)))


def _still(data: bytes) -> bool:
    """Whether there is one frame, as large as the header says, and the file is as long as it
    says."""
    frames: list[bytes] = []
    end = 8 + int.from_bytes(data[4:8], "little")
    place = _HEAD
    while place + 8 <= end <= len(data):
        kind, length = (
            data[place : place + 4],
            int.from_bytes(data[place + 4 : place + 8], "little"),
        )
        if kind in _MOVING:
            return False
        if kind in _FRAMES:
            frames.append(data[:_HEAD] + data[place : place + 8 + length])
        place += 8 + length + length % 2
    return place == end and len(frames) == 1 and size_of(frames[0]) == size_of(data)


def _fitting(image: Image, most: int) -> bytes | None:
    """Without loss in at most that many bytes, and smaller where it must be."""
    scale = 1.0
    for _ in range(_TRIES):
        size = (round(image.width * scale), round(image.height * scale))
        if min(size) < SMALLEST_SIDE:
            return None
        written = _written(image if scale == 1.0 else image.resize(size))
        if len(written) <= most:
            return written
        scale *= _CLOSER * (most / len(written)) ** 0.5
    return None


def _written(image: Image) -> bytes:
    """With the least effort: it takes a tenth of the time for a tenth more bytes."""
    whole = io.BytesIO()
    image.save(whole, "WEBP", lossless=True, quality=0, method=0)
    return whole.getvalue()
