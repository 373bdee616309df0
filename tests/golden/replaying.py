"""Replaying a saved game and noting what is compared: how it ended, and how it got there."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from emberhold.games import game_named
from emberhold.kernel import save
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table, restart

GOLDEN = Path(__file__).parent
EXPECTED = GOLDEN / "expected.json"
STRIDE = 50
"""How many answers' questions share a digest."""

RECORD = "python -m tests.golden.record"

Facts = dict[str, Any]


class Departed(Exception):
    """A saved game that cannot be played any more as it was."""


def saved_games() -> list[str]:
    """The names of all golden games."""
    return sorted(path.stem for path in GOLDEN.glob("*.ember"))


def path_of(name: str) -> Path:
    return GOLDEN / f"{name}.ember"


def expected() -> dict[str, Facts]:
    """What was noted when the games were recorded, by name."""
    if not EXPECTED.exists():
        return {}
    noted: dict[str, Facts] = json.loads(EXPECTED.read_text(encoding="utf-8"))
    return noted


def facts(path: Path) -> Facts:
    """Replay a game to its end and note what is compared."""
    saved = save.read(path)
    table = restart(game_named(saved.header.game), saved.header)
    questions = _Digest()
    stretches = []
    for number, key in enumerate(saved.answers, start=1):
        _note_questions(questions, table)
        _answer(table, key, number)
        if number % STRIDE == 0:
            stretches.append(questions.short)
    return {**_ending(table, len(saved.answers)), "questions": [*stretches, questions.short]}


def _note_questions(digest: _Digest, table: Table) -> None:
    for asked in table.questions:
        digest.add(asked.seat, asked.topic, asked.anyone, asked.options.keys())


def _answer(table: Table, key: str, number: int) -> None:
    """Give an answer as a save file writes it: `key`, or `seat> key` where seats decide at once."""
    seat, marked, plain = key.partition("> ")
    try:
        table.answer(plain if marked else key, int(seat) if marked else None)
    except IllegalAnswer as error:
        raise Departed(f"answer {number}, {key!r}, is not legal any more: {error}") from None


def _ending(table: Table, answers: int) -> Facts:
    if table.result is None:
        topic = table.question.topic if table.question is not None else "nothing"
        raise Departed(f"the game goes on after its last answer, asking for {topic!r}")
    seats = range(table.players)
    return {
        "result": table.result.reason,
        "winners": list(table.result.winners),
        "answers": answers,
        "marks": {area.id: area.marks for area in table.view(None).areas if area.marks},
        "views": {str(seat): _Digest().add(_wordless(table, seat)).short for seat in seats},
        "log": _Digest().add(table.log("en")).short,
    }


def _wordless(table: Table, seat: int) -> Any:
    """A seat's view without its sentences, which may be rewritten freely.

    A part that only some games' areas have, such as a map, counts where there is one.
    """
    scene = table.view(seat)
    areas = scene.plain()["areas"]
    kept = ("id", "name", "zones", "marks")
    return [scene.marks, [{k: v for k, v in a.items() if v or k in kept} for a in areas]]


class _Digest:
    """A hash that grows with what is added to it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *things: Any) -> _Digest:
        self._hash.update(json.dumps(things, ensure_ascii=False, sort_keys=True).encode())
        return self

    @property
    def short(self) -> str:
        return self._hash.hexdigest()[:12]


# Comparing


def differences(then: Facts, now: Facts) -> list[str]:
    """What changed, in words; empty if nothing did."""
    changed = []
    if then["questions"] != now["questions"]:
        changed.append(f"{_first_departure(then, now)} somebody was asked something else")
    for name in ("result", "winners", "answers"):
        if then[name] != now[name]:
            changed.append(f"{name}: {then[name]} became {now[name]}")
    changed += _changed_marks(then["marks"], now["marks"])
    seats = [seat for seat in then["views"] if then["views"][seat] != now["views"].get(seat)]
    if seats:
        changed.append(f"the table looks different at the end to seat {', '.join(seats)}")
    if then["log"] != now["log"]:
        only = "" if changed else ", and nothing else: the same game is told in other words"
        changed.append(f"the English log reads differently{only}")
    return changed


def _first_departure(then: Facts, now: Facts) -> str:
    pairs = zip(then["questions"], now["questions"], strict=False)
    same = 0
    for old, new in pairs:
        if old != new:
            break
        same += 1
    return f"between answers {same * STRIDE + 1} and {(same + 1) * STRIDE}"


def _changed_marks(then: Facts, now: Facts) -> list[str]:
    """Life, charges, tokens and the like at the end, where they are not what they were."""
    changed = []
    for area in then:
        for mark, value in then[area].items():
            found = now.get(area, {}).get(mark)
            if found != value:
                changed.append(f"{area}, {mark} at the end: {value} became {found}")
    return changed


def complaint(name: str, changed: list[str]) -> str:
    """What a developer is told whose change altered an old game."""
    listed = "\n".join(f"  - {line}" for line in changed)
    return (
        f"The recorded game {name} is not the game it was:\n{listed}\n"
        f"If this was not meant, a rule or a card has changed by accident: `git diff` knows.\n"
        f"If it was meant:       {RECORD} {name}\n"
        f"or, where the old answers are not legal any more, play it anew:\n"
        f"                       {RECORD} --again {name}\n"
        f"and say in the change which rule it follows."
    )
