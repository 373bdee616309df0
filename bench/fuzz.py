"""Everything that comes from outside, bent at random: `python -m bench.fuzz --inputs 30000`.

Saves, set-ups, positions, decks, messages of pages and files of results are taken as they are
right, and then letters, numbers, lines and fields are changed. Whatever comes of it must be a
game, or a clear refusal; an exception of another kind, or an input that takes too long, is told
with what reproduces it.
"""

from __future__ import annotations

import argparse
import atexit
import copy
import io
import json
import random
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

import polars as pl

import emberhold
from emberhold.commands import simulate
from emberhold.games import game_named
from emberhold.games.ashes.setting_up.decks import SUGGESTED, parse
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.batch import differences
from emberhold.lab.report import report_of
from emberhold.lab.report.words import Words
from emberhold.server.http.bodies import read_frame
from emberhold.server.picker.codes import code_of, shared_by
from emberhold.server.picker.picks import problems, wishes

_LONGEST = 20
"""Seconds of processor time one input may take."""
_HANGING = 600
"""Seconds after which an input counts as hanging, however busy the machine is."""
_ODD: list[Any] = [
    0,
    -1,
    1,
    2**31,
    -(2**63),
    10**30,
    1.5,
    float("inf"),
    True,
    None,
    "",
    "\x00",
    "\ud800",
    "\u202e",
    "x" * 5000,
    [],
    {},
    [[]],
    {"": None},
    "random",
    "draft",
]
_LETTERS = '\x00\n\t\ud800\u202eé{}[]":,0123456789abcdefxyz-+@>.# '


class TooLong(BaseException):
    """An input that is not answered in time; nobody takes it for an error of the input."""


def _bend_text(text: str, luck: random.Random) -> str:
    """A text with some letters or lines changed, doubled or lost."""
    for _ in range(luck.randint(1, 4)):
        if not text:
            return luck.choice(_LETTERS)
        place = luck.randrange(len(text))
        match luck.randrange(6):
            case 0:
                text = text[:place] + luck.choice(_LETTERS) + text[place + 1 :]
            case 1:
                text = text[:place] + text[place + luck.randint(1, 40) :]
            case 2:
                text = text[:place] + str(luck.choice(_ODD)) + text[place:]
            case 3:
                lines = text.split("\n")
                luck.shuffle(lines)
                text = "\n".join(lines)
            case 4:
                lines = text.split("\n")
                lines.insert(luck.randrange(len(lines) + 1), luck.choice(lines))
                text = "\n".join(lines)
            case 5:
                text = text[:place]
    return text


def _bend(value: Any, luck: random.Random) -> Any:
    """A value of dictionaries and lists with something in it changed."""
    value = copy.deepcopy(value)
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        match luck.randrange(4):
            case 0:
                del value[key]
            case 1:
                value[_bend_text(str(key), luck)] = value.pop(key)
            case _:
                value[key] = _bend(value[key], luck)
        return value
    if isinstance(value, list) and value and luck.random() < 0.9:
        place = luck.randrange(len(value))
        match luck.randrange(3):
            case 0:
                del value[place]
            case 1:
                value.insert(place, luck.choice(_ODD))
            case _:
                value[place] = _bend(value[place], luck)
        return value
    if isinstance(value, str) and luck.random() < 0.5:
        return _bend_text(value, luck)
    return luck.choice(_ODD)


# What is bent


def _games(luck: random.Random) -> tuple[str, int]:
    game = luck.choice(list(emberhold.GAMES))
    return game, luck.choice(list(game_named(game).seats))


def _saved(luck: random.Random) -> str:
    game, players = _games(luck)
    table = emberhold.open(game, players, luck.randrange(1000))
    for _ in range(luck.randrange(30)):
        if table.question is None:
            break
        table.answer(luck.randrange(len(table.question.choices)))
    return table.dumps()


def save(luck: random.Random) -> Callable[[], object]:
    text = _bend_text(_saved(luck), luck)
    return lambda: emberhold.loads(text)


def setup(luck: random.Random) -> Callable[[], object]:
    game, players = _games(luck)
    wish = _bend(game_named(game).setup(players, luck.randrange(99), {}), luck)
    seats = luck.choice([players, players, players, luck.choice(_ODD)])
    seed = luck.choice([1, 1, "a", luck.choice(_ODD)])
    return lambda: emberhold.open(game, seats, seed, wish)


def picks(luck: random.Random) -> Callable[[], object]:
    game, players = _games(luck)
    wish = _bend(game_named(game).choices.chosen(game_named(game).setup(players, 1, {})), luck)
    if not isinstance(wish, dict):
        wish = {"nemesis": wish}
    return lambda: (problems(game, players, 1, wish), wishes(game, players, wish))


def position(luck: random.Random) -> Callable[[], object]:
    found = _bend(copy.deepcopy(luck.choice(_POSITIONS)), luck)
    game = luck.choice(list(emberhold.GAMES))
    players = game_named(game).seats[-1]
    return lambda: emberhold.open(game, players, 1, None, found)


_POSITIONS: list[Any] = [
    {"turn": {"player": 0, "phase": "main"}, "players": {"0": {"hand": ["crystal"], "life": 5}}},
    {"nemesis": {"life": 3, "deck": ["smite"], "discard": []}, "gravehold": 4},
    {"players": [{"hand": ["seal"], "dice": {"charm": 3}}], "round": 2, "active": 1},
    {"players": {"0": {"battlefield": ["anchornaut"], "wounds": 2}}},
]


def placed(luck: random.Random) -> Callable[[], object]:
    """The position of a puzzle, which is right, bent a little and played on at random."""
    puzzles = [puzzle for game in emberhold.GAMES for puzzle in game_named(game).puzzles]
    puzzle = luck.choice(puzzles)
    found: Any = copy.deepcopy(dict(puzzle.position or {}))
    for _ in range(luck.randint(1, 3)):
        found = _bend(found, luck)
        if not isinstance(found, dict):
            break

    def played() -> None:
        table = emberhold.open(puzzle.game, len(puzzle.seats), 1, dict(puzzle.setup), found)
        for _ in range(25):
            if table.question is None:
                break
            table.answer(luck.randrange(len(table.question.choices)))

    return played


def deck(luck: random.Random) -> Callable[[], object]:
    text = _bend_text(luck.choice(list(SUGGESTED.values())).text(), luck)
    return lambda: emberhold.open("ashes", 2, 1, {"decks": [parse(text).text(), text]})


def frame(luck: random.Random) -> Callable[[], object]:
    said = _bend(copy.deepcopy(luck.choice(_FRAMES)), luck)
    text = json.dumps(said) if luck.random() < 0.6 else _bend_text(json.dumps(said), luck)
    return lambda: read_frame(text)


_FRAMES: list[Any] = [
    {"id": "1", "do": "answer", "version": 3, "seat": 0, "key": "play:crystal"},
    {"id": "2", "do": "undo", "version": 3, "seat": 0, "to": 1},
    {"id": "3", "do": "seat", "seat": 1, "who": "bot", "bot": "random", "name": "Ada"},
    {"id": "4", "do": "why", "seat": 0, "target": "hand:0"},
    {"id": "5", "do": "undo-reply", "yes": True},
]


def code(luck: random.Random) -> Callable[[], object]:
    text = _bend_text("war-2-abcdefgh", luck)
    return lambda: code_of(shared_by(text))


def answers(luck: random.Random) -> Callable[[], object]:
    table = emberhold.loads(_saved(luck))
    key = _bend_text(table.question.options.keys()[0] if table.question else "x", luck)
    seat = luck.choice([0, 1, None, *_ODD])
    back = luck.choice(_ODD)

    def answered() -> None:
        table.undo(back) if luck.random() < 0.3 else table.answer(key, seat)

    return answered


def described(luck: random.Random) -> Callable[[], object]:
    """The description that a file of results carries, without the file around it."""
    said = {"game": "war-eternal", "players": 2, "bots": ["random"], "setups": [{}], "seed": 1}
    bent = _bend(said, luck)
    if not isinstance(bent, dict):
        bent = said
    return lambda: differences(bent, said)


def results(luck: random.Random) -> Callable[[], object]:
    """A file of results with other bytes, columns or values in it, as a report reads it."""
    game = luck.choice(list(emberhold.GAMES))
    whole, path = _played(game), _FOLDER / "bent.parquet"
    if luck.random() < 0.3:
        bent = bytearray(whole.read_bytes())
        for _ in range(luck.randint(1, 4)):
            place = luck.randrange(len(bent))
            bent[place : place + luck.randint(0, 9)] = luck.randbytes(luck.randint(0, 9))
        path.write_bytes(bent)
    else:
        _bent_columns(whole, luck).write_parquet(path, metadata=pl.read_parquet_metadata(whole))
    return lambda: report_of([path], Words("pl"))


def _bent_columns(whole: Path, luck: random.Random) -> pl.DataFrame:
    frame = pl.read_parquet(whole)
    name = luck.choice(frame.columns)
    match luck.randrange(4):
        case 0:
            return frame.drop(name)
        case 1:
            return frame.with_columns(pl.lit(luck.choice(["x", -1, 10**12, 1.5, None])).alias(name))
        case 2:
            return frame.rename({name: luck.choice(["", "x", "winners "])})
        case _:
            return frame.head(luck.randrange(2))


@cache
def _played(game: str) -> Path:
    """The results of two games."""
    path = _FOLDER / f"{game}.parquet"
    words = [game, "--games", "2", "--bots", "random", "--processes", "1", "--out", str(path)]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        simulate.main(words, "en")
    return path


_FOLDER = Path(tempfile.mkdtemp(prefix="emberhold-fuzz-"))
atexit.register(shutil.rmtree, _FOLDER, ignore_errors=True)

Kind = Callable[[random.Random], Callable[[], object]]
KINDS = (save, setup, picks, position, placed, deck, frame, code, answers, described, results)


def _late(*_: object) -> None:
    raise TooLong("too long")


def _clock(work: float, waiting: int) -> None:
    """Start the clocks for an input, or stop them."""
    signal.setitimer(signal.ITIMER_PROF, work)
    signal.alarm(waiting)


def fuzz(inputs: int, seed: int, kinds: Sequence[Kind] = KINDS) -> tuple[Counter[str], list[str]]:
    """Send that many bent inputs: how they were answered, and what went wrong."""
    for late in (signal.SIGALRM, signal.SIGPROF):
        signal.signal(late, _late)
    told: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(inputs):
        kind = kinds[number % len(kinds)]
        luck = random.Random(f"{seed} {number}")
        _clock(_LONGEST, _HANGING)
        try:
            kind(luck)()
            told[f"{kind.__name__}: taken"] += 1
        except EmberholdError as error:
            try:
                for language in emberhold.LANGUAGES:
                    error.text(language).encode()
                told[f"{kind.__name__}: refused"] += 1
            except Exception as unsaid:
                what = f"cannot say {error.message.id}: {unsaid}"
                wrong.append(f"{kind.__name__} {seed} {number}: {what}")
        except (Exception, TooLong) as error:
            *_, before, last = [None, *traceback.extract_tb(error.__traceback__)]
            where = " < ".join(
                f"{at.filename.rpartition('/')[2]}:{at.lineno}" for at in (last, before) if at
            )
            wrong.append(f"{kind.__name__} {seed} {number}: {ascii(error)[:120]} at {where}")
        finally:
            _clock(0, 0)
    return told, wrong


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=[kind.__name__ for kind in KINDS], help="only this kind")
    given = parser.parse_args(words)
    kinds = [kind for kind in KINDS if given.kind in (None, kind.__name__)]
    told, wrong = fuzz(given.inputs, given.seed, kinds)
    for name, number in sorted(told.items()):
        print(f"{name}: {number}")
    for line in wrong[:40]:
        print(line)
    print(f"{given.inputs} inputs, {len(wrong)} answered otherwise than by a game or a refusal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
