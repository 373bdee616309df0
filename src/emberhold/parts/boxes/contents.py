"""The files of a box: read from a folder or from one packed file, and packed again.

Nothing is unpacked to a disk. A name is a plain path inside the box, a packed box is read member by
member with bounds, and equal contents are packed to equal bytes: the digest of the files, not of
the packing, is what a box is known by.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final

from emberhold.kernel.causes import cause_of
from emberhold.parts.boxes.refusing import (
    LARGEST_BOX,
    LARGEST_PICTURE,
    LARGEST_TABLE,
    MOST_FILES,
    BoxError,
    refused,
)

MAIN: Final = "box.toml"
ENDING: Final = ".emberbox"
"""How the name of a packed box ends."""
PICTURES: Final = (".png", ".webp")
_TABLE: Final = ".toml"
_PLACE: Final = re.compile(
    r"(?:[a-z0-9][a-z0-9_-]{0,39}/)?[a-z0-9][a-z0-9_-]{0,39}\.(?:toml|png|webp)"
)
_DIGEST: Final = 16
"""Bytes: two boxes of one digest cannot be made on purpose."""
_BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every packed file, so that equal boxes are equal bytes."""


class Contents:
    """The files of a box by their names, and what they are known by."""

    def __init__(self, files: Mapping[str, bytes], called: str, salt: str = "") -> None:
        self.files = dict(sorted(files.items()))
        self.called = called
        """Where it came from, for errors."""
        self.salt = salt
        """Sets a draft that is only looked at apart from the box that it may become."""

    @cached_property
    def digest(self) -> str:
        whole = blake2b(self.salt.encode(), digest_size=_DIGEST)
        for name, data in self.files.items():
            whole.update(f"{name}\n{len(data)}\n".encode())
            whole.update(data)
        return whole.hexdigest()

    @cached_property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(map(len, self.files.values()))

    def tables(self) -> list[str]:
        """The card files, in the order of their names."""
        return [name for name in self.files if name.endswith(_TABLE) and name != MAIN]

    def packed(self) -> bytes:
        """The whole box as one file."""
        return self._packed

    @cached_property
    def _packed(self) -> bytes:
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
            for name, data in self.files.items():
                entry = zipfile.ZipInfo(name, _BEGINNING)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                pack.writestr(entry, data)
        return whole.getvalue()


def read_box(path: Path) -> Contents:
    """A folder or a packed file."""
    if path.is_dir():
        return _folder(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_BOX + 1)
    except (OSError, ValueError) as error:
        raise BoxError("error-box-read", path=str(path), why=cause_of(error)) from None
    return unpacked(data, path.name)


def _folder(path: Path) -> Contents:
    files: dict[str, bytes] = {}
    whole = 0
    try:
        for found in sorted(path.rglob("*")):
            name = found.relative_to(path).as_posix()
            if any(part.startswith(".") for part in name.split("/")) or found.is_dir():
                continue
            if found.is_symlink() or not found.is_file():
                raise refused("error-box-no-plain-file", name)
            _check_name(name, len(files))
            with found.open("rb") as file:
                files[name] = file.read(_largest(name) + 1)
            whole += len(files[name])
            _check_size(name, len(files[name]), whole)
    except OSError as error:
        raise BoxError("error-box-read", path=str(path), why=cause_of(error)) from None
    return _whole(files, path.name)


def unpacked(data: bytes, called: str) -> Contents:
    """A packed box; what it says of its members is not believed, but counted."""
    if len(data) > LARGEST_BOX:
        raise refused("error-box-large", called, most=LARGEST_BOX)
    files: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as pack:
            for entry in pack.infolist():
                _check_name(entry.filename, len(files))
                if entry.filename in files:
                    raise refused("error-box-name-twice", entry.filename)
                if entry.flag_bits & 1 or entry.compress_type not in (
                    zipfile.ZIP_STORED,
                    zipfile.ZIP_DEFLATED,
                ):
                    raise refused("error-box-packing", entry.filename)
                with pack.open(entry) as member:
                    files[entry.filename] = member.read(_largest(entry.filename) + 1)
                whole = sum(map(len, files.values()))
                _check_size(entry.filename, len(files[entry.filename]), whole)
    except BoxError:
        raise
    except Exception as error:  # whatever a spoiled archive makes of the reader
        raise refused("error-box-no-archive", called) from error
    return _whole(files, called)


def bounded(files: Mapping[str, bytes], called: str, salt: str = "") -> Contents:
    """Files that are already here, within the same bounds."""
    whole = 0
    for before, (name, data) in enumerate(files.items()):
        _check_name(name, before)
        whole += len(data)
        _check_size(name, len(data), whole)
    return _whole(files, called, salt)


def _check_name(name: str, before: int) -> None:
    if not _PLACE.fullmatch(name):
        raise refused("error-box-name", name)
    if before >= MOST_FILES:
        raise refused("error-box-files", name, most=MOST_FILES)


def _largest(name: str) -> int:
    return LARGEST_TABLE if name.endswith(_TABLE) else LARGEST_PICTURE


def _check_size(name: str, size: int, whole: int) -> None:
    if size > _largest(name):
        raise refused("error-box-large", name, most=_largest(name))
    if whole > LARGEST_BOX:
        raise refused("error-box-large", name, most=LARGEST_BOX)


def _whole(files: Mapping[str, bytes], called: str, salt: str = "") -> Contents:
    if MAIN not in files:
        raise refused("error-box-no-main", called)
    return Contents(files, called, salt)
