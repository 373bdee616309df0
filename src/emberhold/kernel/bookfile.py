"""The campaign file: text a person can read, mail and compare. Record, save, record, save.

emberhold campaign 1
game: legacy
version: 0.2.0
players: 2
seed: 7

== record 0, rules 1
{
  "chapter": 1,
  ...
}
== chapter 0
emberhold save 1
...
# 212 answers, victory-nemesis
== record 1, rules 1
{...}
== 2 records
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emberhold.kernel.campaign import Record
from emberhold.kernel.errors import SaveError
from emberhold.kernel.rng import GENERATORS, QUICK
from emberhold.kernel.save import check_format, header_fields, read_text, seed_of, value_of
from emberhold.kernel.version import CAMPAIGN_FORMAT, VERSION

_MAGIC = "emberhold campaign "
_MARK = "== "
_RECORD = re.compile(r"== record (\d{1,9}), rules (\d{1,9})")
_FIELDS = ("game", "version", "players", "seed")


@dataclass(frozen=True, slots=True)
class Page:
    """A record, and the save of the chapter played from it, if that has begun."""

    record: Record
    chapter: str | None


@dataclass(frozen=True, slots=True)
class BookFile:
    """A campaign as it is read and written; nothing of it has been judged by its game."""

    seed: int | str
    seats: list[str] | None
    pages: tuple[Page, ...]
    generator: str = QUICK

    @property
    def game(self) -> str:
        return self.pages[-1].record.game


def is_book(text: str) -> bool:
    """Whether a text is meant to be a campaign, for code that opens files of both kinds."""
    return text.startswith(_MAGIC)


def written(file: BookFile) -> str:
    record = file.pages[-1].record
    lines = [
        f"{_MAGIC}{CAMPAIGN_FORMAT}",
        f"game: {record.game}",
        f"version: {VERSION}",
        f"players: {record.players}",
        f"seed: {json.dumps(file.seed)}",
    ]
    if file.generator != QUICK:
        lines.append(f"generator: {file.generator}")
    if file.seats is not None:
        lines.append(f"seats: {json.dumps(file.seats)}")
    lines.append("")
    for page in file.pages:
        record = page.record
        lines.append(f"{_MARK}record {record.number}, rules {record.rules}")
        lines.append(json.dumps(record.world, ensure_ascii=False, indent=2))
        if page.chapter is not None:
            lines += [f"{_MARK}chapter {record.number}", page.chapter.rstrip("\n")]
    return "\n".join([*lines, f"{_MARK}{len(file.pages)} records", ""])


def read(path: str | Path) -> BookFile:
    return parse(read_text(path, "error-campaign-foreign"), str(path))


def parse(text: str, path: str = "campaign") -> BookFile:
    """Read the text of a campaign file, or say in one line what is wrong with it."""
    lines = text.split("\n")
    check_format(lines[0], _MAGIC, CAMPAIGN_FORMAT, "error-campaign-foreign", path)
    if not text.endswith("\n") or "" not in lines[1:-1]:
        raise SaveError("error-campaign-truncated", path=path)
    blank = lines.index("", 1)
    fields = header_fields(lines[1:blank], _FIELDS, path)
    game, players = fields["game"], value_of(fields, "players", path, int)
    pages = _pages(lines[blank + 1 : -1], game, players, path)
    seats = value_of(fields, "seats", path, list) if "seats" in fields else None
    if seats is not None and (len(seats) != players or not all(isinstance(s, str) for s in seats)):
        raise SaveError("error-save-header", path=path, field="seats")
    if (generator := fields.get("generator", QUICK)) not in GENERATORS:
        raise SaveError("error-save-header", path=path, field="generator")
    return BookFile(seed_of(fields, path), seats, pages, generator)


def _pages(lines: Sequence[str], game: str, players: int, path: str) -> tuple[Page, ...]:
    """The records with their chapters, counted against the closing line."""
    marks = [n for n, line in enumerate(lines) if line.startswith(_MARK)]
    parts = [
        (lines[begin], "\n".join(lines[begin + 1 : end]))
        for begin, end in zip(marks, [*marks[1:], len(lines)], strict=True)
    ]
    if not parts or parts[-1][1]:
        raise SaveError("error-campaign-truncated", path=path)
    pages: list[Page] = []
    for heading, text in parts[:-1]:
        if found := _RECORD.fullmatch(heading):
            if int(found[1]) != len(pages) or (pages and pages[-1].chapter is None):
                raise SaveError("error-campaign-order", path=path, given=heading)
            world = _world(text, int(found[1]), path)
            pages.append(Page(Record(game, players, int(found[2]), len(pages), world), None))
        elif pages and pages[-1].chapter is None and heading == f"== chapter {len(pages) - 1}":
            pages[-1] = Page(pages[-1].record, f"{text}\n")
        else:
            raise SaveError("error-campaign-order", path=path, given=heading[:60])
    if parts[-1][0] != f"{_MARK}{len(pages)} records" or not pages:
        raise SaveError("error-campaign-truncated", path=path)
    return tuple(pages)


def _world(text: str, number: int, path: str) -> dict[str, Any]:
    try:
        world = json.loads(text)
    except (ValueError, RecursionError):
        world = None
    if not isinstance(world, dict):
        raise SaveError("error-campaign-unreadable", path=path, number=number)
    return world
