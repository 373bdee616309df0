"""Spoiled boxes: files with letters, lines and values changed, and texts put together at random.

Whatever comes out is either refused in words or a box that can be played to the end.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from emberhold.games import game_named
from emberhold.games.aeons_end.boxes.fits import AT_CASTING, GAINED, RULE, TEXTS, fitting
from emberhold.games.aeons_end.boxes.reading import Own, read_own
from emberhold.games.aeons_end.card import (
    AT_NEMESIS_DRAW,
    AT_TURN_CARD,
    IN_ANY_MAIN_PHASE,
    IN_MAIN_PHASE,
)
from emberhold.games.aeons_end.effects.base import AMOUNTS, VERBS
from emberhold.games.aeons_end.effects.subjects import SUBJECTS
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, restart
from emberhold.parts.boxes.contents import MAIN, Contents, read_box, unpacked
from emberhold.parts.effects.signatures import (
    Flag,
    Label,
    Maybe,
    Number,
    Rest,
    Several,
    Sort,
    Truth,
    Word,
)
from emberhold.parts.effects.vocabulary import Clauses, Vocabulary
from emberhold.players import seated

EXAMPLES: Final = Path(__file__).parents[2] / "examples" / "boxes"
_ODD: Final[tuple[Any, ...]] = (
    *(-1, 0, 1, 2, 5, 99, 100, 10**30, 1.5, True, "", "x", "crystal", "unleash", [], [[]], {}),
    *("<script>alert(1)</script>", "{ card-kindle }", "\u202e", "a" * 5000, "../../etc/passwd"),
    *([["unleash", 99]], [["deal", 3]], [["draw", 99]], ["spark"] * 30),
)
for _box in ("war-eternal", "aeons-end", "legacy"):
    game_named(_box)  # loads its words, so that a seed spoils the same box in every process
_LONGEST: Final = 60_000
"""Decisions after which a random game is not going to end."""


def examples(game: str = "aeons-end") -> list[Contents]:
    """Our own boxes for a game."""
    found = [read_box(path) for path in sorted(EXAMPLES.iterdir()) if path.is_dir()]
    return [box for box in found if tomllib.loads(box.files[MAIN].decode())["game"] == game]


# Texts at random

_COMMON: Final = frozenset(word for text in TEXTS for word in fitting(text))


def clause(luck: Random, words: Vocabulary = VERBS, depth: int = 0) -> Any:
    """A clause whose arguments are of the right sorts."""
    known = _COMMON if luck.random() < 0.95 else frozenset(words.verbs)
    for _ in range(30):
        verb = words.verbs[luck.choice(sorted(known & words.verbs.keys()))]
        if depth < 3 or not any(_deep(sort) for sort in verb.takes):
            break
    given: list[Any] = [verb.word]
    for sort in verb.takes:
        given += _argument(luck, sort, depth)
    return given if len(given) > 1 or not words.bare else verb.word


def _deep(sort: Sort) -> bool:
    return isinstance(sort, Clauses | Vocabulary) or any(map(_deep, sort.inner()))


def _argument(luck: Random, sort: Sort, depth: int) -> list[Any]:
    if isinstance(sort, Maybe):
        return _argument(luck, sort.sort, depth) if luck.random() < 0.5 else []
    if isinstance(sort, Label):
        there = sort.needed or luck.random() < 0.5
        return [sort.name, *_argument(luck, sort.sort, depth)] if there else []
    if isinstance(sort, Flag):
        return [sort.name] if luck.random() < 0.5 else []
    if isinstance(sort, Rest):
        return [_value(luck, sort.each, depth) for _ in range(luck.randint(2, 3))]
    return [_value(luck, sort, depth)]


def _value(luck: Random, sort: Sort, depth: int) -> Any:
    if isinstance(sort, Clauses):
        return [clause(luck, VERBS, depth + 1) for _ in range(luck.randint(1, 2))]
    if isinstance(sort, Vocabulary):
        return clause(luck, sort, depth + 1)
    if isinstance(sort, Number):
        return luck.choice((sort.least, min(sort.most, luck.randint(1, 6)), sort.most))
    if isinstance(sort, Word):
        return luck.choice(sorted(sort.words))
    if isinstance(sort, Truth):
        return luck.random() < 0.5
    if isinstance(sort, Several):
        return [_value(luck, sort.each, depth) for _ in range(luck.choice((1, 4)))]
    if sort.name == "amount or count":
        return luck.randint(0, 6) if luck.random() < 0.6 else clause(luck, AMOUNTS, depth + 1)
    if sort.name == "subject":
        return luck.choice(sorted(SUBJECTS))
    return luck.choice(("message", "crystal", "token-fury"))


# Files at random


def as_toml(tables: Mapping[str, Any]) -> str:
    """The card files of a box, written again."""
    lines: list[str] = []
    for kind, entries in tables.items():
        if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
            lines.insert(0, f"{json.dumps(kind)} = {_written(entries)}")
            continue
        for entry in entries:
            inner = entry.get("card", []) if kind == "nemesis" else []
            lines += [f"[[{kind}]]", *_fields(entry, "card" if kind == "nemesis" else "")]
            for each in inner if isinstance(inner, list) else []:
                lines += ["[[nemesis.card]]", *(_fields(each) if isinstance(each, dict) else [])]
    return "\n".join(lines) + "\n"


def _fields(entry: Mapping[str, Any], but: str = "") -> Iterator[str]:
    for name, value in entry.items():
        if name != but or not isinstance(value, list):
            yield f"{json.dumps(name)} = {_written(value)}"


def _written(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(name)} = {_written(each)}" for name, each in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    return json.dumps(value, ensure_ascii=True)


def _paths(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    inner = (
        part.items()
        if isinstance(part, dict)
        else enumerate(part)
        if isinstance(part, list)
        else ()
    )
    for key, value in inner:
        yield from _paths(value, (*path, key))


def _inner(part: Any) -> Iterable[tuple[Any, Any]]:
    if isinstance(part, dict):
        return part.items()
    return enumerate(part) if isinstance(part, list) else ()


def part_at(part: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        part = part[key]
    return part


def texts_in(data: Any) -> list[tuple[Any, ...]]:
    """Where lists of clauses are."""
    return [
        path
        for path in _paths(data)
        if isinstance(found := part_at(data, path), list)
        and found
        and isinstance(found[0], list)
        and found[0]
        and isinstance(found[0][0], str)
    ]


def _another_text(data: Any, luck: Random) -> None:
    if texts := texts_in(data):
        path = luck.choice(texts)
        part_at(data, path[:-1])[path[-1]] = [clause(luck) for _ in range(luck.randint(1, 3))]


_OF_SPELLS: Final = ("prepped", "casting-start", "casting-end")
_TIMINGS: Final = (IN_MAIN_PHASE, IN_ANY_MAIN_PHASE, AT_NEMESIS_DRAW, AT_TURN_CARD)
_MOMENTS: Final = {
    "card": (("gained", GAINED), *((name, AT_CASTING) for name in _OF_SPELLS)),
    "nemesis": (("at_start", RULE), ("at_end", RULE)),
}
"""What may act at a moment of its own, and which words fit there."""


def _another_moment(data: Any, luck: Random) -> None:
    """A text that is resolved at a moment, or an ability that is used at another one."""
    kind = luck.choice([kind for kind in ("card", "mage", "nemesis") if kind in data])
    entry = luck.choice(data[kind])
    if kind == "mage":
        entry["timing"] = luck.choice(_TIMINGS)
        return
    moment, text = luck.choice(_MOMENTS[kind])
    found = [_clause_for(text, luck) for _ in range(luck.randint(1, 2))]
    if kind == "card":
        entry.setdefault("triggers", []).append({"on": moment, "do": found})
    else:
        entry[moment] = found


def _clause_for(text: str, luck: Random) -> Any:
    """One that begins with a word that fits; what is inside may not."""
    while True:
        found = clause(luck)
        if found[0] in fitting(text):
            return found


def _odd_value(data: Any, luck: Random) -> None:
    path = luck.choice(list(_paths(data)))
    part_at(data, path[:-1])[path[-1]] = deepcopy(luck.choice(_ODD))


def _without(data: Any, luck: Random) -> None:
    path = luck.choice(list(_paths(data)))
    del part_at(data, path[:-1])[path[-1]]


def _twice(data: Any, luck: Random) -> None:
    path = luck.choice([path for path in _paths(data) if isinstance(path[-1], int)])
    inside = part_at(data, path[:-1])
    inside += [deepcopy(inside[path[-1]]) for _ in range(luck.choice((1, 1, 200)))]


def _number(data: Any, luck: Random) -> None:
    numbers = [path for path in _paths(data) if type(part_at(data, path)) is int]
    if numbers:
        path = luck.choice(numbers)
        part_at(data, path[:-1])[path[-1]] = luck.choice((0, 1, 2, 3, 7, 20, 99))


Spoil: TypeAlias = Callable[[Any, Random], None]
"""Changes something in the tables of a file."""
OF_ANY_GAME: Final[tuple[Spoil, ...]] = (_number, _number, _odd_value, _without, _twice)
_SPOILED: Final[tuple[Spoil, ...]] = (
    *(_another_text, _another_text, _another_text, _another_moment, _another_moment),
    *OF_ANY_GAME,
)


def _letters(data: bytes, luck: Random) -> bytes:
    """A byte gone, changed or more, a line twice, or the rest cut off."""
    place = luck.randrange(len(data) + 1)
    way = luck.randrange(5)
    if way == 0:
        return data[:place] + data[place + 1 :]
    if way == 1:
        return data[:place] + bytes([luck.randrange(256)]) + data[place + 1 :]
    if way == 2:
        return (
            data[:place]
            + luck.choice((b'"', b"[", b"]", b"\n", b"[" * 900, b"\x00"))
            + data[place:]
        )
    if way == 3:
        lines = data.split(b"\n")
        lines.insert(luck.randrange(len(lines)), luck.choice(lines))
        return b"\n".join(lines)
    return data[:place]


def mutant(base: Contents, luck: Random, spoiled: tuple[Spoil, ...] = _SPOILED) -> Contents:
    """A box with one or more things changed; refused where it cannot even be unpacked."""
    way = luck.random()
    if way < 0.1:
        return unpacked(_letters(base.packed(), luck), "mutant.emberbox")
    files = dict(base.files)
    if way < 0.3:
        name = luck.choice(sorted(files))
        files[name] = _letters(files[name], luck)
        return Contents(files, "mutant")
    name = luck.choice([name for name in files if name.endswith(".toml") and name != MAIN])
    data = tomllib.loads(files[name].decode())
    for _ in range(luck.randint(1, 3)):
        spoil = luck.choice(spoiled)
        try:
            spoil(data, luck)
        except (AttributeError, IndexError, KeyError, TypeError):
            continue  # an earlier change has spoiled what this one needs
    files[name] = as_toml(data).encode()
    return Contents(files, "mutant")


# Played


def outcome(base: Contents, seed: int) -> str:
    """What became of a mutant: the words it was refused with, or how its game ended."""
    luck = Random(f"box {seed}")
    try:
        own = read_own(mutant(base, luck))
    except EmberholdError as error:
        return f"refused: {error}"
    return f"played: {played(own, luck, seed)}"


def played(own: Own, luck: Random, seed: int) -> str:
    """A game in which as much of a box as possible is in play: at random, or by rules of thumb."""
    game = game_named("war-eternal")
    setup = complete_setup(game, players := luck.randint(1, 2), seed, wishes(own, luck, players))
    table = restart(game, Save(game.name, players, seed, setup), record=False)
    return ending(table, luck, seed if seed % 2 else None)


def ending(table: Table, luck: Random, seed: int | None) -> str:
    """How a game ends that is played at random, or with a seed by rules of thumb."""
    by_rule = () if seed is None else ("greedy",) * table.players
    bots = seated(by_rule, table.game.name, str(seed))
    for _ in range(_LONGEST):
        question = table.question
        if question is None:
            assert table.result is not None
            return table.result.reason
        seat = question.seat
        choice = bots[seat].choose(table, question) if bots else luck.choice(question.choices)
        table.take(question, choice)
    raise AssertionError("the game does not end")


def wishes(own: Own, luck: Random, players: int) -> dict[str, Any]:
    box = own.box
    found: dict[str, Any] = {"boxes": ["war-eternal", own.name]}
    if box.sheets:
        found["nemesis"] = luck.choice(sorted(box.nemeses))
    mages = luck.sample(sorted(box.mages), min(players, len(box.mages)))
    found["mages"] = [*mages, *["random"] * (players - len(mages))]
    found["market"] = market(own, luck)
    return found


def market(own: Own, luck: Random) -> list[str]:
    """As many cards of the box as a market has room for, and printed ones."""
    printed = game_named("war-eternal").box  # type: ignore[attr-defined]
    slots = dict(printed.rules.market_slots)
    found: list[str] = []
    mine = luck.sample(sorted(own.box.market), len(own.box.market))
    for slug in (*mine, *luck.sample(sorted(printed.market), len(printed.market))):
        card = own.box.market.get(slug) or printed.market[slug]
        if slots[card.type]:
            slots[card.type] -= 1
            found.append(slug)
    return found
