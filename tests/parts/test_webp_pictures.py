"""WebP pictures of a box: encoded again from their pixels, within bounds, with nothing hidden."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from random import Random

import pytest
from PIL import Image

from emberhold.parts.boxes import webp
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.handing import handed_on
from emberhold.parts.boxes.pictures import LARGEST_SIDE, size_of
from emberhold.parts.boxes.refusing import BoxError
from tests.support import picture_mutants
from tests.support.picture_mutants import SECRET, as_webp, drawn, moving, outcome, telling

_PICTURES = 500


def pixels(data: bytes, mode: str = "RGBA") -> bytes:
    with Image.open(io.BytesIO(data)) as found:
        read: bytes = found.convert(mode).tobytes()
    return read


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_picture_keeps_its_pixels_and_nothing_else(mode: str) -> None:
    told = telling(drawn(mode=mode))
    for part in (SECRET, b"EXIF", b"XMP ", b"ICCP"):
        assert part in told
    clean = webp.encoded_again(told)
    assert clean is not None
    for part in (SECRET, b"EXIF", b"XMP ", b"ICCP"):
        assert part not in clean
    assert size_of(clean) == (96, 80)
    assert pixels(clean, "RGB" if mode == "RGB" else "RGBA") == pixels(told, mode)


@pytest.mark.parametrize("lossless", [False, True])
def test_encoding_twice_changes_nothing(lossless: bool) -> None:
    clean = webp.encoded_again(as_webp(drawn(mode="RGBA"), lossless=lossless))
    assert clean is not None
    assert webp.encoded_again(clean) == clean


def test_what_is_behind_a_clear_pixel_is_not_kept() -> None:
    image = drawn(mode="RGBA")
    image.putalpha(0)
    clean = webp.encoded_again(as_webp(image, lossless=True, exact=True))
    assert clean is not None
    assert set(pixels(clean)) == {0}


def test_a_picture_that_would_be_too_long_is_made_smaller() -> None:
    noise = Image.frombytes("RGB", (700, 500), Random("noise").randbytes(700 * 500 * 3))
    clean = webp.encoded_again(as_webp(noise, quality=10))
    assert clean is not None
    assert len(clean) <= webp.LARGEST
    size = size_of(clean)
    assert size is not None
    assert 200 < size[0] < 700
    assert abs(size[0] / size[1] - 7 / 5) < 0.01, "its shape is kept"
    assert webp.encoded_again(clean) == clean


def bomb() -> bytes:
    """A header that promises more pixels than are allowed, over a small file."""
    data = bytearray(as_webp(drawn(), lossless=True))
    side = LARGEST_SIDE * 15
    data[21:25] = ((side - 1) | (side - 1) << 14).to_bytes(4, "little")
    return bytes(data)


def canvas_and_frame() -> bytes:
    """A canvas that is allowed around a frame that is not as large."""
    data = bytearray(telling(drawn()))
    data[24:27] = (200).to_bytes(3, "little")
    return bytes(data)


REFUSED: dict[str, Callable[[], bytes]] = {
    "moving": moving,
    "bomb": bomb,
    "two sizes": canvas_and_frame,
    "cut": lambda: telling(drawn())[:200],
    "tiny": lambda: as_webp(drawn(20, 20)),
    "nothing": bytes,
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_not_one_still_picture_is_refused_before_it_is_decoded(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = REFUSED[kind]()

    def decoded(*_: object, **__: object) -> None:
        raise AssertionError("it was decoded")

    monkeypatch.setattr(Image, "open", decoded)
    assert webp.encoded_again(data) is None
    with pytest.raises(BoxError, match=r"^a\.webp: this WebP cannot be read"):
        handed_on(Contents({"a.webp": data}, "x"))


def test_spoiled_pictures_are_refused_or_sound() -> None:
    """`python -m bench.boxes --game pictures --files 100000` spoils more of them."""
    bases = picture_mutants.examples()
    found = [outcome(bases[seed % len(bases)], seed) for seed in range(_PICTURES)]
    assert _PICTURES // 20 < found.count("encoded") < _PICTURES // 2


def test_without_pillow_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    box = Contents({"a.webp": as_webp(drawn())}, "x")
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(BoxError) as met:
        handed_on(box)
    assert "pip install emberhold[pictures]" in str(met.value)
