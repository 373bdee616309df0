"""One game with something of a box, for somebody who has just made it: a process asked for a line.

    python -m emberhold.lab.once

It reads one line of JSON (the packed box, a thing of it, the players, a language) and answers with
one: what happened when the thing was first used, and how the game ended.
"""

from __future__ import annotations

import json
import os
import sys
from base64 import b64decode
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from emberhold.games import game_named, makers
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.kernel.table import Table, open_table
from emberhold.lab.playing import play_out
from emberhold.parts.boxes.contents import unpacked
from emberhold.parts.boxes.own import OpenedBox, opened
from emberhold.players import seated

_NICE: Final = 10
_LINES: Final = 5
"""How many lines of the log are told from the first use on."""


def once(asked: Mapping[str, Any]) -> dict[str, Any]:
    """A game at the table at which the thing is tried, played to its end."""
    made = opened(unpacked(b64decode(asked["box"]), "box"), makers())
    bots, thing, language = tuple(asked["bots"]), str(asked["thing"]), str(asked["language"])
    trial = made.maker.own.bench.trial(made.box, thing, len(bots))
    game = game_named(made.maker.game)
    table = open_table(game, len(bots), thing, trial.wishes, trial.position)
    play_out(table, seated(bots, made.maker.game, thing))
    used = _first_use(table, _names(made.box, made.box.spelled[thing]))
    log = table.log(language)
    assert table.result is not None
    return {
        "problem": "",
        "lines": [] if used is None else log[used : used + _LINES],
        "ended": table.result.text(language),
    }


def _names(box: OpenedBox, slug: str) -> Sequence[str]:
    """What a line says that tells of it: its name, or that of the ability of a mage, who is named
    from the first turn on."""
    entry = next(entry for entry in box.entries if entry.slug == slug)
    if entry.kind == "mage":
        return entry.text("en")[:1]
    return [entry.name("en")]


def _first_use(table: Table, names: Sequence[str]) -> int | None:
    """The first line of the log that names it; lines have the same places in every language."""
    lines = table.log("en")
    return next((at for at, line in enumerate(lines) if any(name in line for name in names)), None)


def answered(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The same; a game that cannot be played to its end is a problem in words."""
    language = str(asked["language"])
    try:
        return once(asked)
    except EmberholdError as error:
        return _wrong(error.text(language))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return _wrong(Message("error-once-failed", why=why).text(language))


def _wrong(problem: str) -> dict[str, Any]:
    return {"problem": problem, "lines": [], "ended": ""}


def main() -> None:
    with suppress(OSError):
        os.nice(_NICE)
    print(json.dumps(answered(json.loads(sys.stdin.readline()))), flush=True)


if __name__ == "__main__":
    main()
