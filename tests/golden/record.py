"""Recording golden games: see README.md beside this file.

python -m tests.golden.record                    record the endings of all games again
python -m tests.golden.record NAME ...           of these only
python -m tests.golden.record --again NAME ...   play these again, from their own headers
python -m tests.golden.record --new NAME --players 2 --seed 7 --by greedy nemesis=gate-witch
python -m tests.golden.record --new NAME --game ashes --by greedy,random decks=draft
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from emberhold.commands.parser import seed_of
from emberhold.games import GAMES, game_named
from emberhold.kernel import save
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, open_table, restart
from emberhold.players import seated
from tests.golden.replaying import (
    EXPECTED,
    Departed,
    Facts,
    differences,
    expected,
    facts,
    path_of,
    saved_games,
)


def play_out(header: Save) -> Table:
    """Play a game from its header to the end; its seats name the players."""
    if header.seats is None:
        raise SystemExit("The save does not say who played it: play that game at a table.")
    table = restart(game_named(header.game), header)
    players = seated(header.seats, header.game, header.seed)
    while (question := table.question) is not None:
        table.take(question, players[question.seat].choose(table, question))
    return table


def new_game(game: str, players: int, seed: int | str, wishes: Sequence[str], by: str) -> Table:
    """Play a new game; `by` names the same kind of player for every seat, or one for each."""
    laid = open_table(game_named(game), players, seed, _setup(game, wishes)).header
    seats = by.split(",") if "," in by else [by] * players
    return play_out(replace(laid, seats=seats))


def _setup(game: str, wishes: Sequence[str]) -> dict[str, Any]:
    """`nemesis=gate-witch` or `decks=draft`, read as the command line reads its options."""
    room = game_named(game).choices
    choices = {choice.name: choice for choice in room.listed}
    pairs = [wish.partition("=") for wish in wishes]
    return room.wishes({key: choices[key].parsed(text) for key, _, text in pairs})


def note(names: Sequence[str]) -> int:
    """Write down how the named games end; how many of them could not be replayed."""
    known = expected()
    noted = {name: known[name] for name in saved_games() if name in known}
    failed = 0
    for name in names:
        try:
            now = facts(path_of(name))
        except Departed as why:
            print(f"{name}: {why}; --again plays it anew", file=sys.stderr)
            failed += 1
            continue
        _tell(name, noted.get(name), now)
        noted[name] = now
    ordered = {name: noted[name] for name in sorted(noted)}
    EXPECTED.write_text(_spelled(ordered), encoding="utf-8", newline="\n")
    return failed


def _tell(name: str, then: Facts | None, now: Facts) -> None:
    changed = ["new"] if then is None else differences(then, now)
    if changed:
        print(f"{name}: {now['result']} after {now['answers']} answers")
        for line in changed:
            print(f"  {line}")


def _spelled(noted: dict[str, Facts]) -> str:
    """One line for each fact, so that a change can be read as a difference of the file."""
    games = []
    for name, known in noted.items():
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in known.items()]
        games.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.record", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("words", nargs="*", help="names of games; with --new: key=value ...")
    parser.add_argument("--again", action="store_true", help="play the named games anew")
    parser.add_argument("--new", metavar="NAME", help="play and add a game of that name")
    parser.add_argument("--game", default="war-eternal", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=seed_of, default=0)
    parser.add_argument("--by", default="greedy", help="who plays: greedy, random, or one a seat")
    asked = parser.parse_args(given)
    names = asked.words or saved_games()
    if asked.new:
        played = new_game(asked.game, asked.players, asked.seed, asked.words, asked.by)
        played.save(path_of(asked.new))
        names = [asked.new]
    elif asked.again:
        if not asked.words:
            parser.error("--again needs the names of the games to play anew")
        for name in asked.words:
            play_out(save.read(path_of(name)).header).save(path_of(name))
    return min(1, note(names))


if __name__ == "__main__":
    sys.exit(main())
