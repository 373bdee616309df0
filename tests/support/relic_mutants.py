"""Spoiled boxes of Relic: values changed, and printed texts put where they may not belong.

Whatever comes out is either refused in words or a box that can be played to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from emberhold.games import game_named
from emberhold.games.relic.boxes.reading import Own, read_own
from emberhold.games.relic.boxes.workshop import OWN_BOXES
from emberhold.games.relic.content import chapter
from emberhold.games.relic.timing import moments
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.save import Save
from emberhold.kernel.table import restart
from emberhold.parts.boxes.contents import Contents
from tests.support import box_mutants
from tests.support.box_mutants import OF_ANY_GAME, ending, mutant, part_at, texts_in

_CHAPTERS: Final = (
    *("threat_red", "threat_blue", "threat_yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium", "nemeses", "characters", "scenarios"),
)
_ROUNDS: Final = 8


def examples() -> list[Contents]:
    """Our example, and the box that everybody begins with: it has a character."""
    begun = {name: text.encode() for name, text in OWN_BOXES.begin("begun").items()}
    return [*box_mutants.examples("relic"), Contents(begun, "begun")]


@cache
def printed_texts() -> list[tuple[str, list[Any]]]:
    """Every text of the book with its moment."""
    return [found for name in _CHAPTERS for found in _found(chapter(name))]


def _found(part: Any) -> Iterator[tuple[str, list[Any]]]:
    if isinstance(part, list):
        for each in part:
            yield from _found(each)
    elif isinstance(part, dict):
        effect = part.get("effect")
        if isinstance(effect, dict):
            yield from ((name, clauses) for name, clauses in effect.items() if clauses)
        for each in part.values():
            yield from _found(each)


def _other_text(data: Any, luck: Random) -> None:
    """A printed text in the place of another one."""
    path = luck.choice(texts_in(data))
    part_at(data, path[:-1])[path[-1]] = deepcopy(luck.choice(printed_texts())[1])


def _other_moment(data: Any, luck: Random) -> None:
    """A printed text with its moment, or with any other."""
    entries = [entry for entry in _entries(data) if isinstance(entry.get("effect"), dict)]
    name, clauses = luck.choice(printed_texts())
    if luck.random() < 0.2:
        name = f"when:{luck.choice(moments.NAMES)}"
    entry = luck.choice(entries)
    entry["effect"] = {name: deepcopy(clauses)}
    if luck.random() < 0.7:
        entry["once"] = "turn"


def _entries(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
        for each in part.values():
            yield from _entries(each)
    elif isinstance(part, list):
        for each in part:
            yield from _entries(each)


_SPOILED: Final = (_other_text, _other_text, _other_moment, _other_moment, *OF_ANY_GAME)


def outcome(base: Contents, seed: int) -> str:
    """What became of a mutant: the words it was refused with, or how its game ended."""
    luck = Random(f"relic {seed}")
    try:
        own = read_own(mutant(base, luck, _SPOILED))
    except EmberholdError as error:
        return f"refused: {error}"
    return f"played: {played(own, luck, seed)}"


def played(own: Own, luck: Random, seed: int) -> str:
    """A game in which as much of a box as possible is in play: at random, or by rules of thumb."""
    game = game_named("relic")
    players = luck.randint(2, 3)
    setup = complete_setup(game, players, seed, _wishes(own, luck, players))
    table = restart(game, Save(game.name, players, seed, setup), record=False)
    return ending(table, luck, seed if seed % 4 == 0 else None)


def _wishes(own: Own, luck: Random, players: int) -> dict[str, Any]:
    box = own.box
    found: dict[str, Any] = {"boxes": ["relic", own.name], "rounds": _ROUNDS}
    scenarios = [each for each in box.scenarios.values() if each.least <= players <= each.most]
    if scenarios:
        found["scenario"] = luck.choice(scenarios).slug
    sheets = luck.sample(sorted(box.characters), min(players, len(box.characters)))
    found["sheets"] = [*sheets, *["random"] * (players - len(sheets))]
    return found
