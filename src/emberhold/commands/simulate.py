"""`emberhold simulate`: bots play many games, and the results are counted."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any

from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.commands.wishes import add_choices, first_game, game_meant, wishes_of
from emberhold.games import game_named
from emberhold.games.choices import choices_of
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.round_robin import Pairing, round_robin, standings
from emberhold.lab.simulate import Tally, simulate
from emberhold.language import speech
from emberhold.players import BOTS
from emberhold.terminal.preparing import seats_from

ALL = "all"
_BETWEEN = " – "


def main(words: Sequence[str], language: str) -> int:
    game = game_meant(words) or first_game()
    given = _parser(game, language).read(words)
    if given is None:
        return 0
    if given.game is not None:
        game_named(given.game)
    players = whole_number("--players", given.players or "2", 1)
    bots = _bots(given.bots, players)
    games = whole_number("--games", given.games or "100", 1, 10**7)
    seed = seed_of(given.seed or "0")
    report = {"game": game, "bots": bots, "games": games, "seed": seed}
    if players == 2 and _pairs_wanted(given, game):
        pairs = _paired(game, bots, games, seed, _wishes(given, game), language, quiet=given.json)
        _report_pairs(game, report, pairs, language, as_json=given.json)
        return 0
    setups = _setups(given, game)
    for _, setup in setups:
        game_named(game).setup(players, 0, setup)
    began = perf_counter()
    tallies = _played(game, bots, games, seed, setups, language, quiet=given.json)
    seconds = perf_counter() - began
    if given.json:
        print(json.dumps({**report, "results": [t.plain() for t in tallies]}, indent=2))
    else:
        names = [(_title(game, tally.name, language), tally) for tally in tallies]
        _print(game, names, sum(tally.games for tally in tallies) / seconds, language)
    return 0


def _parser(game: str, language: str) -> Parser:
    parser = Parser("simulate", language)
    parser.word("game", "help-game", "metavar-game")
    parser.option("--games", "help-games", "metavar-number")
    parser.option("--players", "help-players", "metavar-number")
    parser.option("--bots", "help-simulate-bots", "metavar-bots")
    add_choices(parser, game)
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--json", "help-json")
    return parser


def _bots(text: str | None, players: int) -> list[str]:
    """A bot for each seat; one name is for all seats."""
    if text is None or text in BOTS:
        return [text or BOTS[0]] * players
    bots = seats_from(text, players)
    if len(text.split(",")) != players:
        raise EmberholdError("error-bot-count", given=text, players=players)
    return bots


def _setups(given: Namespace, game: str) -> list[tuple[str, dict[str, Any]]]:
    """A set-up for each value of what varies, where all of them are wanted."""
    room = choices_of(game)
    varied: str = room.VARIED
    if getattr(given, varied) not in (None, ALL):
        setup = wishes_of(given, game)
        value = setup[varied]
        return [(_BETWEEN.join(value) if isinstance(value, list) else str(value), setup)]
    setup = _wishes(given, game)
    choice = next(choice for choice in room.CHOICES if choice.name == varied)
    if hasattr(room, "PAIRED"):
        return [(str(choice.default), setup)]
    values = [value.value for value in choice.values if value.value != choice.default]
    return [(str(value), {**setup, varied: value}) for value in values]


def _wishes(given: Namespace, game: str) -> dict[str, Any]:
    """What is wished besides that which varies."""
    setattr(given, choices_of(game).VARIED, None)
    return wishes_of(given, game)


# Pairs of what varies by seat


def _pairs_wanted(given: Namespace, game: str) -> bool:
    """Whether everybody is to play against everybody."""
    room = choices_of(game)
    return hasattr(room, "PAIRED") and getattr(given, room.VARIED) in (None, ALL)


def _paired(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    setup: dict[str, Any],
    language: str,
    quiet: bool,
) -> list[Pairing]:
    room = choices_of(game)
    play = partial(round_robin, game, room.VARIED, room.PAIRED, bots, games, seed, setup)
    if quiet or not sys.stderr.isatty():
        return play()
    from rich.console import Console
    from rich.progress import Progress

    pairs = len(room.PAIRED) * (len(room.PAIRED) - 1) // 2
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speech(language)("simulate-games"), total=games * pairs)
        return play(partial(progress.advance, task))


def _report_pairs(
    game: str, report: dict[str, Any], pairs: list[Pairing], language: str, as_json: bool
) -> None:
    """Every pair, then all the games of each."""
    totals = standings(pairs)
    if as_json:
        results = {"pairs": [p.plain() for p in pairs], "results": [t.plain() for t in totals]}
        print(json.dumps({**report, **results}, indent=2))
        return
    names = {total.name: _title(game, total.name, language) for total in totals}
    rows = [(_BETWEEN.join((names[pair.one], names[pair.other])), pair.tally) for pair in pairs]
    _print(game, rows, None, language)
    _print(game, [(names[total.name], total) for total in totals], None, language)


def _played(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    setups: Sequence[tuple[str, dict[str, Any]]],
    language: str,
    quiet: bool,
) -> list[Tally]:
    if quiet or not sys.stderr.isatty():
        return [simulate(game, bots, games, seed, setup, name) for name, setup in setups]
    from rich.console import Console
    from rich.progress import Progress

    tallies = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name, setup in setups:
            task = progress.add_task(_title(game, name, language), total=games)
            count = partial(progress.advance, task)
            tallies.append(simulate(game, bots, games, seed, setup, name, count))
    return tallies


def _title(game: str, value: str, language: str) -> str:
    """The name of a set-up in words; of several values, that of each."""
    if _BETWEEN in value:
        return _BETWEEN.join(_title(game, part, language) for part in value.split(_BETWEEN))
    room = choices_of(game)
    choice = next(choice for choice in room.CHOICES if choice.name == room.VARIED)
    values = [*choice.values, *(v for one in choice.values if one.then for v in one.then.values)]
    for one in values:
        if one.value == value:
            return str(one.name.text(language))
    return value


def _print(
    game: str, tallies: Sequence[tuple[str, Tally]], rate: float | None, language: str
) -> None:
    """A row for each tally; where one was measured, how many games were played in a second."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    length = "simulate-rounds" if hasattr(choices_of(game), "PAIRED") else "simulate-turns"
    for id in ("simulate-games", "simulate-won", "simulate-interval", length):
        grid.add_column(say(id), justify="right")
    for name, tally in tallies:
        low, high = tally.interval
        grid.add_row(
            name,
            str(tally.games),
            f"{tally.wins / tally.games:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{tally.mean_turns:.1f}",
        )
    console = Console(highlight=False)
    console.print(grid)
    if rate is not None:
        played = sum(tally.games for _, tally in tallies)
        console.print(say("simulate-speed", games=played, rate=f"{rate:.0f}"))
