"""Playing one game of a batch, and the row that is kept of it.

A row holds everything needed to play the game again, how it ended, and what the game's
`study` notes for those who look at many. Rows are plain data: they travel between processes and
into files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from time import perf_counter
from typing import Any, TypeAlias

from emberhold.games import game_named, game_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import key_of
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, restart
from emberhold.kernel.version import VERSION
from emberhold.lab.batch import Batch, Job
from emberhold.lab.changes import changed
from emberhold.lab.kept import spelled
from emberhold.players import Player, seated

Row: TypeAlias = dict[str, Any]

COLUMNS: dict[str, Any] = {
    "number": int,
    "kind": str,
    "game": str,
    "version": str,
    "seed": str,
    "setup": str,
    "players": [str],
    "counted": int,
    "winners": [int],
    "won": bool,
    "reason": str,
    "length": int,
    "decisions": int,
    "answers": str,
    "faults": int,
    "seconds": float,
}
"""What is kept of every game. `setup` is the complete set-up as JSON, `players` who sits where,
`won` whether the seat `counted` is among the winners, `length` turns or rounds, and `answers` a
digest of all answers given. `faults` counts the answers that a player could not find by itself and
left to somebody simpler."""

MOST_DECISIONS = 200_000
"""A game that takes more than this is not going to end."""


class GameFailed(EmberholdError):
    """A game crashed or never ended: a fault of the rules or of a player, not of the user."""


def columns_of(game: str) -> dict[str, Any]:
    """The columns of a game's rows with their shapes."""
    study = game_named(game).study
    return {**COLUMNS, **(study.columns if study else {})}


def play(batch: Batch, number: int) -> Row:
    """Play one game of a batch."""
    with changed(batch.game, batch.changes):
        return _play(batch, number)


def _play(batch: Batch, number: int) -> Row:
    job = batch.job(number)
    game = game_named(batch.game)
    began = perf_counter()
    setup = complete_setup(game, len(job.bots), job.seed, job.wishes)
    header = Save(batch.game, len(job.bots), job.seed, setup)
    players = seated(job.bots, batch.game, job.seed)
    table = restart(game, header, record=any(p.needs_record for p in players.values()))
    try:
        told = play_out(table, players, batch.keeps)
    except EmberholdError as error:
        raise GameFailed(
            "error-game-failed", number=number, seed=job.seed, why=error.message
        ) from error
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise GameFailed("error-game-failed", number=number, seed=job.seed, why=why) from error
    won = job.counted in told["winners"]
    seconds = round(perf_counter() - began, 6)
    return {**_said(job, header), **told, "won": won, "seconds": seconds}


def play_out(table: Table, players: Mapping[int, Player], keeps: bool = False) -> Row:
    """Let the players finish a game; how it ended and what was noted on the way.

    Where answers are to be kept, they are `given`.
    """
    study = game_of(table).study
    state = table.state
    watch = study.watch(state) if study else None
    digest = blake2b(digest_size=8)
    decisions = 0
    places: list[int] = []
    while (question := table.question) is not None:
        seat = question.seat
        choice = players[seat].choose(table, question)
        if keeps:
            places.append(question.choices.index(choice))
        when = study.moment(state) if study else 0
        table.take(question, choice)
        if watch is not None:
            watch.saw(state, seat, choice, when)
        digest.update(f"{seat}> {key_of(choice)}\n".encode())
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise EmberholdError("error-game-stalled", decisions=MOST_DECISIONS)
    result = table.result
    assert result is not None
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "length": length_of(table),
        "decisions": decisions,
        "answers": digest.hexdigest(),
        "faults": sum(getattr(player, "faults", 0) for player in players.values()),
        **({"given": spelled(places)} if keeps else {}),
        **(watch.facts(state, table.header.setup) if watch is not None else {}),
    }


def length_of(table: Table) -> int:
    """How many turns or rounds a game took."""
    marks = table.view(None).marks
    return int(marks.get("turn", marks.get("round", 0)))


def _said(job: Job, header: Save) -> Row:
    return {
        "number": job.number,
        "kind": job.kind,
        "game": header.game,
        "version": VERSION,
        "seed": job.seed,
        "setup": json.dumps(header.setup, ensure_ascii=False),
        "players": list(job.bots),
        "counted": job.counted,
    }


# A row again


def again(row: Mapping[str, Any]) -> Table:
    """Play the game of a row once more, with a record; an error if it does not go the same way."""
    setup = json.loads(row["setup"])
    bots = tuple(row["players"])
    header = Save(row["game"], len(bots), row["seed"], setup)
    table = restart(game_named(row["game"]), replace(header, seats=list(bots)))
    told = play_out(table, seated(bots, row["game"], row["seed"]))
    for name in ("reason", "winners", "length", "decisions", "answers"):
        if told[name] != row[name]:
            raise EmberholdError(
                "error-again-differs",
                number=row["number"],
                point=name,
                now=str(told[name]),
                then=str(row[name]),
                version=row["version"],
            )
    return table
