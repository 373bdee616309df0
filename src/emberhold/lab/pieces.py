"""A judgement in pieces, for somebody who waits for it: a process that is asked line by line.

    python -m emberhold.lab.pieces

The first line is what is judged, as JSON: the packed box, a thing of it, the players, how many
pairs. Every line after it is a number of games to be played; what all games so far say comes back
as one line of JSON. It ends when nobody asks any more.
"""

from __future__ import annotations

import json
import os
import sys
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from emberhold.games import game_named, makers
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.judging import VARIATIONS, Difference, Pairs, Verdict, batch_of, judged
from emberhold.lab.meetings import counted_by_meeting, met
from emberhold.lab.playing import Row, play
from emberhold.lab.pricing import priced
from emberhold.lab.statistics import paired_wins
from emberhold.language import LANGUAGES
from emberhold.parts.boxes.contents import unpacked
from emberhold.parts.boxes.own import Made, opened

_NICE = 10
_STEP = 5
"""Turns between two points of a curve."""


class Work:
    """The pairs of one judgement, and the games of them that have been played."""

    def __init__(self, asked: Mapping[str, Any]) -> None:
        self.made: Made = opened(unpacked(b64decode(asked["box"]), "box"), makers())
        own, box = self.made.maker.own, self.made.box
        wanted, bots = int(asked["pairs"]), tuple(asked["bots"])
        tables = min(VARIATIONS, wanted)
        pairs = own.pairs(box, asked["thing"], "", len(bots), tables)
        self.slug = box.spelled[asked["thing"]]
        self.batch: Pairs = batch_of(
            self.made.maker.game, bots, pairs, -(-wanted // tables), asked["seed"]
        )
        self.batch.check()
        entry = next(entry for entry in box.entries if entry.slug == self.slug)
        self.kind, self.cost = entry.kind, entry.cost
        self.printed = {
            each.slug: each.message_id
            for each in game_named(self.made.maker.game).library
            if each.kind == self.kind
        }
        self.alike = own.alike(box, asked["thing"]) if self.kind in own.met else ()
        self.rows: list[Row] = []

    def play(self, games: int) -> dict[str, Any]:
        """Some games more, and what all of them say."""
        numbers = range(len(self.rows), min(self.batch.total, len(self.rows) + games))
        self.rows += [play(self.batch, number) for number in numbers]
        verdict, rivals = self._judged(), dict(self._rivals())
        return {
            "kind": self.kind,
            "played": len(self.rows),
            "total": self.batch.total,
            "seconds": sum(row["seconds"] for row in self.rows) / len(self.rows),
            "verdict": verdict.plain(),
            "mages": dict(self._mages()),
            "rivals": rivals,
            "names": {slug: self.printed[slug] for slug in rivals},
            "price": self._price(verdict.wins, rivals),
            "foes": dict(self._foes()),
            "meeting": self._meeting(),
        }

    def _judged(self) -> Verdict:
        """A card that comes to the player who meets it is judged by those who did."""
        own = self.made.maker.own
        rows = self.rows
        if self.kind in own.met:
            rows = counted_by_meeting(own, rows, self.slug)
        return judged(own, rows, self.slug)

    def _meeting(self) -> dict[str, Any] | None:
        own = self.made.maker.own
        if self.kind not in own.met:
            return None
        found = met(own, self.rows, self.slug, self.alike)
        names = {slug: self.printed[slug] for slug, *_ in found.cards}
        return {**found.plain(), "measures": list(own.measures), "names": names}

    def _pairs(self) -> Iterator[tuple[Row, Row]]:
        return zip(self.rows[::2], self.rows[1::2], strict=False)

    def _mages(self) -> Iterator[tuple[str, list[float]]]:
        """By mage: points won at their tables, from, to, and pairs of games."""
        sitting = sorted({mage for row in self.rows for mage in self._sitting(row)})
        for mage in sitting:
            both = [
                int(one["won"]) - int(other["won"])
                for one, other in self._pairs()
                if mage in self._sitting(one) and mage in self._sitting(other)
            ]
            if both:
                yield mage, [*[round(each, 4) for each in paired_wins(both)], len(both)]

    def _sitting(self, row: Row) -> tuple[str, ...]:
        """Who might buy it; nobody where nothing is bought."""
        return self.made.maker.own.bought(row, self.slug).mages

    def _rivals(self) -> Iterator[tuple[str, list[float]]]:
        """By the printed thing in whose place it was: the same."""
        met: dict[str, list[int]] = {}
        for one, other in self._pairs():
            having, lacking = (self.batch.job(row["number"]).wishes for row in (one, other))
            for choice, given in lacking.items():
                if not isinstance(given, list):
                    continue
                replaced = [each for each in given if each not in having[choice]]
                for rival in replaced[:1]:
                    met.setdefault(rival, []).append(int(one["won"]) - int(other["won"]))
        for rival, both in sorted(met.items()):
            yield rival, [*[round(each, 4) for each in paired_wins(both)], len(both)]

    def _price(
        self, wins: Difference, rivals: Mapping[str, Sequence[float]]
    ) -> dict[str, Any] | None:
        """Its place among the printed cards of its kind, where those were measured."""
        if self.cost is None:
            return None
        met = {slug: int(each[-1]) for slug, each in rivals.items()}
        found = priced(self.made.maker.own.printed(), self.kind, self.cost, wins, met)
        return None if found is None else found.plain()

    def _foes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """By nemesis, where all play against one: games won, games, and the share not yet lost as
        turns go by."""
        met: dict[str, list[Row]] = {}
        for row in self.rows:
            wishes = self.batch.job(row["number"]).wishes
            if "nemesis" in wishes:
                met.setdefault(wishes["nemesis"], []).append(row)
        for foe, rows in met.items():
            won = sum(row["won"] for row in rows)
            yield foe, {"won": won, "games": len(rows), "curve": _curve(rows)}


def _curve(rows: Sequence[Row]) -> list[list[float]]:
    last = max(row["length"] for row in rows)
    turns = range(0, last + _STEP, _STEP)
    return [
        [turn, round(1 - sum(not r["won"] and r["length"] <= turn for r in rows) / len(rows), 4)]
        for turn in turns
    ]


def main() -> None:
    with suppress(OSError):
        os.nice(_NICE)
    try:
        work = Work(json.loads(sys.stdin.readline()))
        for line in sys.stdin:
            print(json.dumps(work.play(int(line))), flush=True)
    except EmberholdError as error:
        said = {language: error.text(language) for language in LANGUAGES}
        print(json.dumps({"problem": said}), flush=True)


if __name__ == "__main__":
    main()
