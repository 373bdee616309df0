"""The results of a batch as a table in the terminal, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from emberhold.commands.running import Speed
from emberhold.games import game_named
from emberhold.kernel.errors import listed
from emberhold.lab.batch import Batch
from emberhold.lab.round_robin import pairings, standings
from emberhold.lab.simulate import Count, Tally
from emberhold.language import speech

BETWEEN = " – "


def tell(count: Count, speed: Speed | None, language: str, as_json: bool) -> None:
    """Every kind of game and all together; where kinds are pairs, each entrant; and how fast it
    went."""
    batch = count.batch
    paired = batch.kinds[0].pair is not None
    if as_json:
        head = {"game": batch.game, "bots": batch.bots, "games": batch.games, "seed": batch.seed}
        changes = {"changes": batch.changes} if batch.changes else {}
        counted = _pairs(count) if paired else _kinds(count)
        print(json.dumps({**head, **changes, **counted}, indent=2))
        return
    tallies = count.tallies()
    if paired:
        _print(batch, tallies, language)
        _print(batch, standings(pairings(count)), language)
    else:
        total = [count.total()] if len(tallies) > 1 else []
        _print(batch, tallies, language, total)
        _print_crossed(batch, tallies, language)
    if batch.changes:
        print(speech(language)("simulate-changed", changes=listed(batch.changes)))
    if speed is not None:
        tell_speed(speed, language)


def tell_speed(speed: Speed, language: str) -> None:
    """How fast the games of this command were; those of a run before are only counted."""
    rate = f"{speed.rate:.{0 if speed.rate >= 10 else 2}f}"
    id = "simulate-speed-resumed" if speed.before else "simulate-speed"
    print(speech(language)(id, games=speed.games, rate=rate, before=speed.before))


def _kinds(count: Count) -> dict[str, Any]:
    return {
        "results": [tally.plain() for tally in count.tallies()],
        "total": count.total().plain(),
    }


def _pairs(count: Count) -> dict[str, Any]:
    pairs = pairings(count)
    return {
        "pairs": [pair.plain() for pair in pairs],
        "results": [tally.plain() for tally in standings(pairs)],
    }


def title(batch: Batch, kind: str, language: str) -> str:
    """The name of a kind of game in words; of several values, that of each."""
    if BETWEEN in kind:
        return BETWEEN.join(title(batch, part, language) for part in kind.split(BETWEEN))
    for choice in game_named(batch.game).choices.listed:
        further = (value for one in choice.values if one.then for value in one.then.values)
        for value in (*choice.values, *further):
            if str(value.value) == kind:
                return str(value.name.text(language))
    return _mixed_in(batch, kind, language) or kind


def _mixed_in(batch: Batch, kind: str, language: str) -> str:
    """The name of something that no set-up offers by itself: a box or a campaign brings it."""
    game, wishes = game_named(batch.game), batch.kinds[0].wishes
    setup = game.setup(len(batch.bots), batch.seed, wishes)
    named = {entry.slug: entry.message_id for entry in game.with_setup(setup).library}
    return speech(language)(named[kind]) if kind in named else ""


def _print(
    batch: Batch, tallies: Sequence[Tally], language: str, total: Sequence[Tally] = ()
) -> None:
    """A row for each tally, and one below them for all."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    length = "simulate-rounds" if game_named(batch.game).choices.paired else "simulate-turns"
    for id in ("simulate-games", "simulate-won", "simulate-interval", length):
        grid.add_column(say(id), justify="right")
    for tally in (*tallies, *total):
        low, high = tally.interval
        grid.add_row(
            say("report-total") if tally in total else title(batch, tally.name, language),
            str(tally.games),
            say("report-percent", share=tally.wins / tally.games),
            f"{say('report-percent', share=low)} – {say('report-percent', share=high)}",
            say("report-number", value=tally.mean_turns),
        )
    Console(highlight=False).print(grid)


def _print_crossed(batch: Batch, tallies: Sequence[Tally], language: str) -> None:
    """Where kinds differ in two choices, such as nemesis and difficulty: one against the other."""
    cells = {tuple(tally.name.split(BETWEEN)): tally for tally in tallies}
    if any(len(names) != 2 for names in cells):
        return
    down, across = (list(dict.fromkeys(names[place] for names in cells)) for place in (0, 1))
    if len(down) < 2 or len(across) < 2:
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in across:
        grid.add_column(title(batch, name, language), justify="right")
    for name in down:
        grid.add_row(
            title(batch, name, language),
            *(_crossed(cells.get((name, other)), language) for other in across),
        )
    Console(highlight=False).print(grid)


def _crossed(tally: Tally | None, language: str) -> str:
    say = speech(language)
    return "–" if tally is None else say("report-percent", share=tally.wins / tally.games)
