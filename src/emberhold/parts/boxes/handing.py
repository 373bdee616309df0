"""A box as it may be given to others: its pictures are encoded again from their pixels.

Whatever else travelled in a picture stays behind. A picture that was encoded here is encoded to the
same bytes again, so that a box keeps its digest from one server to the next.
"""

from __future__ import annotations

from emberhold.parts.boxes import png, webp
from emberhold.parts.boxes.contents import PICTURES, Contents
from emberhold.parts.boxes.pictures import sound
from emberhold.parts.boxes.refusing import LARGEST_PICTURE, refused


def handed_on(contents: Contents) -> Contents:
    """The same box with pictures that are nothing but pixels, or what is wrong with one."""
    files = {name: _clean(name, data) for name, data in contents.files.items()}
    return Contents(files, contents.called)


def check_pictures(contents: Contents) -> None:
    """That every picture could be handed on, as far as it can be told here."""
    for name, data in contents.files.items():
        if not name.endswith(webp.ENDING) or webp.possible():
            _clean(name, data)


def _clean(name: str, data: bytes) -> bytes:
    if not name.endswith(PICTURES):
        return data
    encoded = encoded_again(name, data)
    if encoded is None:
        kind = "error-box-picture-webp" if name.endswith(webp.ENDING) else "error-box-picture-png"
        raise refused(kind, name)
    return encoded


def encoded_again(name: str, data: bytes) -> bytes | None:
    """A picture with its pixels and nothing else; None for what is not a sound one of its kind."""
    if name.endswith(webp.ENDING):
        if not webp.possible():
            raise refused("error-box-picture-extra", name)
        encoded = webp.encoded_again(data)
    else:
        encoded = png.encoded_again(data)
    fine = encoded is not None and sound(encoded) and len(encoded) <= LARGEST_PICTURE
    return encoded if fine else None
