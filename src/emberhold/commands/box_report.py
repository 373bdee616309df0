"""`emberhold box report`: what is in a box judged by pairs of games on the same deals."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from itertools import chain
from statistics import median
from typing import Any, Final, NamedTuple

from emberhold.commands.parser import seed_of, whole_number
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.batch import Batch
from emberhold.lab.courses import Course, batch_of_courses, course_of, with_rules
from emberhold.lab.judging import VARIATIONS, Difference, Verdict, batch_of, judged
from emberhold.lab.meetings import Met, counted_by_meeting, met
from emberhold.lab.playing import Row
from emberhold.lab.pool import cores, play_here, play_on_processes
from emberhold.language import Speech, speech
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.own import OpenedBox, OwnBoxes
from emberhold.players import names_in

_USUAL: Final = "300"
_SAMPLED: Final = 8
"""How many games are played to tell how long the others will take."""
_FEW: Final = 200
"""So few games are over before other processes have started."""
_MOST_BUYERS: Final = 8


class Asked(NamedTuple):
    """What a command is to do, and with which box."""

    given: Namespace
    game: str
    own: OwnBoxes
    opened: OpenedBox
    contents: Contents
    language: str


def report(asked: Asked) -> int:
    given, own, opened, language = asked.given, asked.own, asked.opened, asked.language
    shelf.keep(opened.name, asked.contents)
    found: dict[str, Verdict | Followed | Meetings] = {}
    for thing in _things(given.card, own, opened):
        followed = _followed(asked, thing)
        if followed is not None:
            found[thing] = followed
            if not given.json:
                _tell_courses(opened, thing, followed, language)
            continue
        batch = _batch(asked, thing)
        batch.check()
        processes = whole_number("--processes", given.processes or str(cores()), 1, 1000)
        rows = _played(batch, processes, language, thing)
        if _kind(opened, thing) in own.met:
            meeting = found[thing] = _meeting(asked, thing, rows)
            if not given.json:
                _tell_meeting(asked, thing, meeting)
            continue
        verdict = found[thing] = judged(own, rows, opened.spelled[thing])
        if not given.json:
            _tell(asked, thing, verdict)
    if given.json:
        print(json.dumps({thing: verdict.plain() for thing, verdict in found.items()}, indent=2))
    return 0


def _kind(opened: OpenedBox, thing: str) -> str:
    return next(each.kind for each in opened.entries if each.slug == opened.spelled[thing])


class Meetings(NamedTuple):
    """What came of meeting a card, and of the games of those who did."""

    verdict: Verdict
    met: Met

    def plain(self) -> dict[str, Any]:
        return {**self.verdict.plain(), "meeting": self.met.plain()}


def _meeting(asked: Asked, thing: str, rows: list[Row]) -> Meetings:
    own, slug = asked.own, asked.opened.spelled[thing]
    verdict = judged(own, counted_by_meeting(own, rows, slug), slug)
    return Meetings(verdict, met(own, rows, slug, own.alike(asked.opened, thing)))


def _tell_meeting(asked: Asked, thing: str, found: Meetings) -> None:
    say, games = speech(asked.language), found.met.games
    share = games.wins / max(1, games.games)
    if found.verdict.pairs:
        _tell(asked, thing, found.verdict)
    print(say("box-told-met", share=share, games=games.games))
    measured = zip(asked.own.measures, found.met.changes, found.met.usual, strict=False)
    for name, change, usual in measured:
        span = {"mean": change.mean, "low": change.low, "high": change.high, "usual": usual}
        rounded = {key: round(value, 2) for key, value in span.items()}
        print(say("box-told-measure", measure=say(name), **rounded))


def _things(card: str | None, own: OwnBoxes, opened: OpenedBox) -> list[str]:
    """What was named, or everything in the box that can be judged."""
    if card is not None:
        return [card]
    known = (*own.judged, *own.followed)
    judgeable = {entry.slug for entry in opened.entries if entry.filed in known}
    things = [plain for plain, slug in opened.spelled.items() if slug in judgeable]
    if not things:
        raise EmberholdError("error-box-nothing-judged")
    return things


def _batch(asked: Asked, thing: str) -> Batch:
    given = asked.given
    bots, wanted = _bots(given), _wanted(given)
    tables = min(VARIATIONS, wanted)
    pairs = asked.own.pairs(asked.opened, thing, given.against or "", len(bots), tables)
    return batch_of(asked.game, bots, pairs, -(-wanted // tables), seed_of(given.seed or "0"))


def _bots(given: Namespace) -> tuple[str, ...]:
    players = whole_number("--players", given.players or "2", 1, 16)
    names = tuple(names_in(given.bots or "greedy"))
    bots = names * players if len(names) == 1 else names
    if len(bots) != players:
        raise EmberholdError("error-bot-count", given=given.bots, players=players)
    return bots


def _wanted(given: Namespace) -> int:
    return whole_number("--pairs", given.pairs or _USUAL, 2, 10**6)


class Followed(NamedTuple):
    """The course of games with something of a box, and with printed things like it."""

    own: Course
    printed: Course

    def plain(self) -> dict[str, Any]:
        return {"own": self.own.plain(), "printed": self.printed.plain()}


def _followed(asked: Asked, thing: str) -> Followed | None:
    """As many games as pairs are wanted, with it and with what is printed."""
    given, bots = asked.given, _bots(asked.given)
    courses = asked.own.courses(asked.opened, thing, len(bots))
    if courses is None:
        return None
    processes = whole_number("--processes", given.processes or str(cores()), 1, 1000)
    seed, wanted = seed_of(given.seed or "0"), _wanted(given)
    found = []
    for setups in ((courses.own,), courses.printed):
        batch = batch_of_courses(asked.game, bots, setups, wanted, seed)
        batch.check()
        rows = _played(batch, processes, asked.language, thing)
        course = course_of(rows)
        own = setups == (courses.own,)
        counted = [asked.own.rules(row) for row in rows] if own else []
        found.append(with_rules(course, counted) if own else course)
    return Followed(*found)


def _played(batch: Batch, processes: int, language: str, thing: str) -> list[Row]:
    """All games; how long they will take is told beforehand."""
    first = min(_SAMPLED, batch.total)
    rows = list(chain.from_iterable(play_here(batch, iter(range(first)))))
    left = batch.total - first
    alone = processes == 1 or left <= _FEW
    each = median(row["seconds"] for row in rows)
    seconds = each * left / (1 if alone else processes)
    told = {"thing": thing, "games": batch.total, "seconds": max(1, round(seconds))}
    print(speech(language)("box-told-time", **told), file=sys.stderr)
    numbers = iter(range(first, batch.total))
    for more in _runner(batch, numbers, 1 if alone else processes):
        rows += more
    return rows


def _runner(batch: Batch, numbers: Iterator[int], processes: int) -> Iterator[list[Row]]:
    if processes == 1:
        return play_here(batch, numbers)
    return play_on_processes(batch, numbers, processes, partial(_ignore))


def _ignore(games: int) -> None:
    """Games whose process ended are played again by another."""


def _tell(asked: Asked, thing: str, verdict: Verdict) -> None:
    opened, say = asked.opened, speech(asked.language)
    entry = next(each for each in opened.entries if each.slug == opened.spelled[thing])
    print(say("box-told-verdict", thing=entry.name(asked.language), pairs=verdict.pairs))
    rates = {"with": verdict.with_it.share, "without": verdict.without.share}
    print(say("box-told-rates", **rates))
    print(say("box-told-wins", **_points(verdict.wins)))
    if entry.filed in asked.own.foes:
        print(say("box-told-foe", judgement=_judgement(verdict.wins)))
    else:
        judgement = _judgement(verdict.margin)
        print(say("box-told-margin", judgement=judgement, **_points(verdict.margin)))
    if verdict.copies:
        print(say("box-told-bought", share=verdict.bought, copies=round(verdict.copies, 1)))
        print(say("box-told-buyers", buyers=_buyers(verdict, say)))


def _tell_courses(opened: OpenedBox, thing: str, found: Followed, language: str) -> None:
    say = speech(language)
    entry = next(each for each in opened.entries if each.slug == opened.spelled[thing])
    for name, course in ((entry.name(language), found.own), ("", found.printed)):
        low, middle, high = course.length
        told = {"games": course.games, "low": low, "middle": middle, "high": high}
        print(say("box-told-course", thing=name, **told))
        for how, share in course.ends.items():
            print(say("box-told-end", how=say(f"result-{how}"), share=share))
        shares = [say("box-told-share", share=share) for share in course.order]
        print(say("box-told-order", shares=", ".join(shares)))
        for rule, (share, often) in course.rules.items():
            print(say("box-told-rule", rule=say(rule), share=share, often=round(often, 1)))


def _points(difference: Difference) -> dict[str, float]:
    """In points of a hundred."""
    values = {"mean": difference.mean, "low": difference.low, "high": difference.high}
    # Zero is added so that a little less than nothing is not told as "-0".
    return {name: round(100 * value, 1) + 0.0 for name, value in values.items()}


def _judgement(difference: Difference) -> str:
    if not difference.certain:
        return "open"
    return "better" if difference.mean > 0 else "worse"


def _buyers(verdict: Verdict, say: Speech) -> str:
    rates = sorted(verdict.buyers.items(), key=lambda each: (-each[1].share, each[0]))
    return ", ".join(
        say("box-told-buyer", mage=say(f"mage-{mage}"), share=rate.share)
        for mage, rate in rates[:_MOST_BUYERS]
    )
