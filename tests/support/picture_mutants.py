"""Spoiled WebP pictures: bytes, lengths and whole parts changed, and the rest cut off.

Whatever comes out is either refused or encoded again as a sound picture.
"""

from __future__ import annotations

import io
from random import Random
from typing import Any, Final

from PIL import Image

from emberhold.parts.boxes import webp
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.pictures import LARGEST_SIDE, size_of, sound

NAME: Final = "picture.webp"
SECRET: Final = b"<script>alert(1)</script>"
_LENGTHS: Final = (0, 1, 7, 8, 12, 255, 2**16, 2**24, 2**31, 2**32 - 1)


def drawn(width: int = 96, height: int = 80, mode: str = "RGB") -> Image.Image:
    """Something with colours and edges; in RGBA half of it can be seen through."""
    luck = Random(f"{width} {height}")
    small = Image.frombytes("RGB", (8, 8), luck.randbytes(192))
    image = small.resize((width, height))
    if mode == "RGBA":
        image.putalpha(Image.linear_gradient("L").resize((width, height)))
    return image


def as_webp(image: Image.Image, **options: Any) -> bytes:
    whole = io.BytesIO()
    image.save(whole, "WEBP", **options)
    return whole.getvalue()


def telling(image: Image.Image) -> bytes:
    """With all that can travel in a picture beside its pixels."""
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()
    return as_webp(image, exif=exif, xmp=SECRET, icc_profile=SECRET) + SECRET


def moving() -> bytes:
    """Two frames."""
    second = [drawn(mode="RGBA").rotate(90)]
    return as_webp(drawn(mode="RGBA"), save_all=True, append_images=second, duration=90)


def examples() -> list[Contents]:
    """A picture of each kind, alone in a box."""
    pictures = (
        as_webp(drawn(), quality=70),
        as_webp(drawn(), lossless=True),
        as_webp(drawn(mode="RGBA"), quality=70),
        as_webp(drawn(mode="RGBA"), lossless=True),
        telling(drawn(mode="RGBA")),
        moving(),
    )
    return [Contents({NAME: picture}, "pictures") for picture in pictures]


def outcome(base: Contents, seed: int) -> str:
    """What became of a mutant."""
    data = _spoiled(base.files[NAME], Random(f"picture {seed}"))
    encoded = webp.encoded_again(data)
    if encoded is None:
        return "refused"
    assert sound(encoded), seed
    assert size_of(encoded) == size_of(data), seed
    assert encoded == webp.encoded_again(encoded), seed
    return "encoded"


def _spoiled(data: bytes, luck: Random) -> bytes:
    found = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 4))):
        luck.choice((_a_byte, _a_byte, _a_length, _a_size, _cut, _twice))(found, luck)
    return bytes(found)


def _a_byte(data: bytearray, luck: Random) -> None:
    """More often near the beginning, where the headers are."""
    place = luck.randrange(min(len(data), luck.choice((48, len(data)))))
    data[place] = luck.randrange(256)


def _a_length(data: bytearray, luck: Random) -> None:
    place = luck.choice((4, 16, luck.randrange(len(data))))
    data[place : place + 4] = luck.choice(_LENGTHS).to_bytes(4, "little")


def _a_size(data: bytearray, luck: Random) -> None:
    """The sides of the canvas or of the frame, larger than any that is allowed."""
    side = luck.choice((LARGEST_SIDE, LARGEST_SIDE + 1, 2**14 - 1, 2**24 - 1))
    place = luck.choice((21, 24, 26, 27, 28))
    data[place : place + 3] = side.to_bytes(3, "little")


def _cut(data: bytearray, luck: Random) -> None:
    del data[max(30, luck.randrange(len(data))) :]


def _twice(data: bytearray, luck: Random) -> None:
    """A part of the file once more, somewhere in it."""
    place, end = sorted((luck.randrange(len(data)), luck.randrange(len(data))))
    at = luck.randrange(len(data))
    data[at:at] = data[place:end]
