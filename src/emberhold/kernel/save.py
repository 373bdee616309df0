"""The save file: text a person can read, mail and compare, one answer a line under a header.

emberhold save 1
game: war-eternal
version: 0.2.0
players: 2
seed: 7
setup: {"nemesis": "gate-witch", ...}

play:crystal
...
# 212 answers, victory-nemesis
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import SaveError
from emberhold.kernel.rng import GENERATORS, QUICK, luck_of
from emberhold.kernel.version import SAVE_FORMAT, VERSION

_MAGIC = "emberhold save "
_QUICK_FORMAT, _SECRET_FORMAT, _DEALT_FORMAT = 1, 2, 3
"""The formats of files that name no generator, of those in which nothing was dealt again, and of
those in which nothing was repaired: older versions read them as they always did."""
_MOST_PLAYERS = 16
_MOST_DEALS = 100
_MOST_FIXES = 100
_LONGEST_PATH = 200
_LONGEST_SEED = 200
_LARGEST_SEED: int = 10**200
_FIELDS = ("game", "version", "players", "seed", "setup")


Fixes: TypeAlias = tuple[tuple[str, int], ...]
"""What was set by hand: the name of each number, and what it was set to."""


class Deal(NamedTuple):
    """What was hidden was dealt again, from secret luck, because somebody may have known it; or
    something was repaired by hand, and nothing dealt."""

    answers: int
    """After that many answers, at the beginning of a step."""
    seed: str
    seats: tuple[int, ...]
    """In turn, what each of these seats could not know."""
    fixes: Fixes = ()
    """What was repaired; then there is no seed, and luck stays as it was."""

    @property
    def plain(self) -> list[Any]:
        """As files and stores keep it; a deal that repairs nothing is written as it always was."""
        dealt: list[Any] = [self.answers, self.seed, list(self.seats)]
        return [*dealt, [list(fix) for fix in self.fixes]] if self.fixes else dealt

    @classmethod
    def stored(cls, kept: Sequence[Any]) -> Deal:
        """The other way round."""
        answers, seed, seats, *fixes = kept
        fixed = tuple((str(path), int(value)) for path, value in fixes[0]) if fixes else ()
        return cls(answers, seed, tuple(seats), fixed)


@dataclass(frozen=True, slots=True)
class Trial:
    """What a trial was dealt from: the luck and the answers of a game that others still play.

    It is in the store of a server and nowhere else: a trial is never written to a file.
    """

    seed: int | str
    generator: str
    answers: tuple[tuple[int, str], ...]
    """Each with the seat that gave it, up to the moment somebody continues from."""
    seat: int
    """For trying something out: what this seat could not know is dealt again."""
    deals: tuple[Deal, ...] = ()
    """What was dealt again in that game."""


@dataclass(frozen=True, slots=True)
class Save:
    """What a game was started from; together with the answers it is the whole game."""

    game: str
    players: int
    seed: int | str
    setup: dict[str, Any]
    position: Any = None
    """A mapping of names, or None; whatever else is given is refused by the game."""
    version: str = VERSION
    seats: list[str] | None = None
    """Who sits where, by the names of `players`; None where nobody said."""
    rules: int = 0
    """The version of the game's rules it was played by; 0 where nobody noted it."""
    generator: str = QUICK
    """Where the luck comes from; a file that names none is from when there was only one."""
    trial: Trial | None = None
    """The game this one tries something out of, where it does."""
    deals: tuple[Deal, ...] = ()
    """What was dealt again on the way, in order."""

    @property
    def luck(self) -> int | str:
        """The seed as the game is given it."""
        return luck_of(self.seed, self.generator)

    def text(self, answers: Sequence[str], reason: str | None) -> str:
        if self.trial is not None:
            raise SaveError("error-save-trial")
        header = [
            f"{_MAGIC}{self._format}",
            f"game: {self.game}",
            f"version: {self.version}",
            f"players: {self.players}",
            f"seed: {json.dumps(self.seed)}",
            f"setup: {_line(self.setup)}",
        ]
        if self.rules:
            header.append(f"rules: {self.rules}")
        if self.generator != QUICK:
            header.append(f"generator: {self.generator}")
        if self.deals:
            header.append(f"deals: {json.dumps([deal.plain for deal in self.deals])}")
        if self.position is not None:
            header.append(f"position: {_line(self.position)}")
        if self.seats is not None:
            header.append(f"seats: {json.dumps(self.seats)}")
        ending = f", {reason}" if reason else ""
        return "\n".join([*header, "", *answers, f"# {len(answers)} answers{ending}", ""])

    @property
    def _format(self) -> int:
        """The oldest format that says everything."""
        if any(deal.fixes for deal in self.deals):
            return SAVE_FORMAT
        if self.deals:
            return _DEALT_FORMAT
        return _QUICK_FORMAT if self.generator == QUICK else _SECRET_FORMAT

    def write(self, path: Path, answers: Sequence[str], reason: str | None) -> None:
        write_text(path, self.text(answers, reason))


@dataclass(frozen=True, slots=True)
class Saved:
    """A save file as read: its header, its answers, and how the game it records ended."""

    header: Save
    answers: tuple[str, ...]
    reason: str | None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise SaveError("error-save-write", path=str(path), why=cause_of(error)) from None


def read_text(path: str | Path, foreign: str = "error-save-foreign") -> str:
    """The text of a file; `foreign` is said of one that holds none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(foreign, path=str(path)) from None
    except (OSError, ValueError) as error:
        raise SaveError("error-save-read", path=str(path), why=cause_of(error)) from None


def read(path: str | Path) -> Saved:
    return parse(read_text(path), str(path))


def parse(text: str, path: str = "save") -> Saved:
    """Read the text of a save file, or say in one line what is wrong with it."""
    lines = text.split("\n")
    check_format(lines[0], _MAGIC, SAVE_FORMAT, "error-save-foreign", path)
    closed = text.endswith("\n") and lines[-2].startswith("# ")
    if not closed or "" not in lines[1:-1]:
        raise SaveError("error-save-truncated", path=path)
    blank = lines.index("", 1)
    header = _header(lines[1:blank], path)
    answers, reason = _answers(lines[blank + 1 :], path)
    if header.deals and header.deals[-1].answers > len(answers):
        raise SaveError("error-save-header", path=path, field="deals")
    return Saved(header, answers, reason)


def check_format(line: str, magic: str, newest: int, foreign: str, path: str) -> None:
    """The first line of a file: what it is, and a format that this version can read."""
    number = line.removeprefix(magic)
    if not line.startswith(magic) or not number.isdecimal() or len(number) > 9:
        raise SaveError(foreign, path=path)
    if int(number) > newest:
        raise SaveError("error-save-future", path=path, given=int(number), known=newest)


def _header(lines: Sequence[str], path: str) -> Save:
    fields = header_fields(lines, _FIELDS, path)
    position = value_of(fields, "position", path, dict) if "position" in fields else None
    seats = value_of(fields, "seats", path, list) if "seats" in fields else None
    if seats is not None and not all(isinstance(name, str) for name in seats):
        raise SaveError("error-save-header", path=path, field="seats")
    players = value_of(fields, "players", path, int)
    if not 0 < players <= _MOST_PLAYERS:
        raise SaveError("error-save-header", path=path, field="players")
    if fields.get("generator", QUICK) not in GENERATORS:
        raise SaveError("error-save-header", path=path, field="generator")
    return Save(
        game=fields["game"],
        players=players,
        seed=seed_of(fields, path),
        setup=value_of(fields, "setup", path, dict),
        position=position,
        version=fields["version"],
        seats=seats,
        rules=value_of(fields, "rules", path, int) if "rules" in fields else 0,
        generator=fields.get("generator", QUICK),
        deals=_deals(fields, players, path) if "deals" in fields else (),
    )


def _deals(fields: Mapping[str, str], players: int, path: str) -> tuple[Deal, ...]:
    """Each as a list: after how many answers, the seed, the seats."""
    deals: list[Deal] = []
    given: list[Any] = value_of(fields, "deals", path, list)
    for each in given:
        before = deals[-1].answers if deals else 0
        if len(deals) == _MOST_DEALS or not _is_deal(each, before, players):
            raise SaveError("error-save-header", path=path, field="deals")
        deals.append(Deal.stored(each))
    return tuple(deals)


def _is_deal(given: Any, before: int, players: int) -> bool:
    """Whether this is a deal that comes after that many answers or later."""
    if not isinstance(given, list) or len(given) not in (3, 4):
        return False
    answers, seed, seats, *fixes = given
    return (
        all(_are_fixes(each) for each in fixes)
        and type(answers) is int
        and answers >= before
        and isinstance(seed, str)
        and sound_seed(seed)
        and isinstance(seats, list)
        and len(seats) <= players
        and all(type(seat) is int and 0 <= seat < players for seat in seats)
    )


def _are_fixes(given: Any) -> bool:
    return isinstance(given, list) and 0 < len(given) <= _MOST_FIXES and all(map(_is_fix, given))


def _is_fix(given: Any) -> bool:
    """A name and a whole number; what they mean is the game's to say."""
    if not isinstance(given, list) or len(given) != 2:
        return False
    path, value = given
    return isinstance(path, str) and len(path) <= _LONGEST_PATH and type(value) is int


def seed_of(fields: Mapping[str, str], path: str) -> int | str:
    """A number or a word that can be written down again as it is."""
    seed: int | str = value_of(fields, "seed", path, (int, str))
    if not sound_seed(seed):
        raise SaveError("error-save-header", path=path, field="seed")
    return seed


def sound_seed(seed: int | str) -> bool:
    """Whether a seed has a sensible length and no letters that cannot be written or seen."""
    if isinstance(seed, int):
        return abs(seed) < _LARGEST_SEED
    return len(seed) <= _LONGEST_SEED and seed.isprintable()


def header_fields(lines: Sequence[str], needed: Sequence[str], path: str) -> dict[str, str]:
    """The lines of a header by name."""
    fields = dict(line.split(": ", 1) for line in lines if ": " in line)
    for name in needed:
        if name not in fields:
            raise SaveError("error-save-header", path=path, field=name)
    return fields


def value_of(fields: Mapping[str, str], name: str, path: str, kind: Any) -> Any:
    try:
        value = json.loads(fields[name])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise SaveError("error-save-header", path=path, field=name)
    return value


def _answers(lines: Sequence[str], path: str) -> tuple[tuple[str, ...], str | None]:
    """The answers, counted against the closing line so that a cut-off file is noticed."""
    given = tuple(line for line in lines if line and not line.startswith("#"))
    count, _, reason = lines[-2].removeprefix("# ").partition(", ")
    if count != f"{len(given)} answers":
        raise SaveError("error-save-truncated", path=path)
    return given, reason or None


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)
