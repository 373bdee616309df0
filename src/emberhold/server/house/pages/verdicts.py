"""What decided a finished game, as a page draws it: curves, who did how much, the turning point.

It is worked out from the recorded answers in a thread, one game at a time, and kept for the next
reader. Nothing sealed is named: a card that cannot be read at the table has no name here.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from emberhold.games import TableGame, game_of
from emberhold.games.deciding import Decided, Moment, decided
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.message import Message
from emberhold.language import speech
from emberhold.server.house.pages import told
from emberhold.server.house.refusing import NOT_YOURS, Refused
from emberhold.server.house.table.hosted import Hosted

_KEPT = 16
_MOST_PARTS = 5
"""The number of things somebody did most with that are told apart; the rest is one sum."""


class Verdicts:
    """The finished games that were worked out last."""

    def __init__(self, hosted: Callable[[str], Awaitable[Hosted]], long_work: asyncio.Lock) -> None:
        self._hosted = hosted
        self._long_work = long_work
        self._known: OrderedDict[tuple[str, int, int], Decided | None] = OrderedDict()

    async def of(self, table: str, language: str) -> told.Decided | None:
        """What decided the game of a table; nothing is told before it is over."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            if hosted.record.result is None:
                raise Refused(NOT_YOURS, "error-decided-before-end")
            key = (table, hosted.memory.era, hosted.record.table.count)
            fork = None if key in self._known else hosted.record.table.fork()
            game, known = game_of(hosted.record.table), hosted.memory.unsealed()
        if fork is not None:
            async with self._long_work:
                self._known[key] = await asyncio.to_thread(decided, fork)
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        found = self._known.get(key)
        return None if found is None else _Telling(game, known, language).of(found)


def _counted(label: str, amounts: Mapping[str, int]) -> told.Counted:
    return told.Counted(
        label=label,
        amounts=[told.Amount(id=id, total=total) for id, total in amounts.items()],
    )


class _Telling:
    """Puts what was found into the words of a language."""

    def __init__(self, game: TableGame, known: Unsealed, language: str) -> None:
        self._game = game
        self._known = known
        self._language = language
        self._kinds = {entry.slug: entry.kind for entry in known.library}

    def of(self, found: Decided) -> told.Decided:
        decisive = self._game.decisive
        assert decisive is not None
        say = speech(self._language)
        return told.Decided(
            measured=say(decisive.measured),
            counted=say(decisive.counted),
            steps=[
                told.Turn(round=stretch.round, by=stretch.by, answers=stretch.answers)
                for stretch in found.stretches
            ],
            curves=[self._curve(found, id) for id in found.most],
            chance=self._chance(found),
            seats=list(found.seats),
            moments=[self._moment(found, moment) for moment in found.moments],
            turning=found.turning,
            totals=[
                told.Total(id=id, total=sum(parts.values()), parts=self._parts(parts))
                for id, parts in found.totals.items()
            ],
            numbers=[_counted(say(counted), amounts) for counted, amounts in found.numbers.items()],
        )

    def _curve(self, found: Decided, id: str) -> told.Curve:
        """Somebody who comes later stands where they begin, and who leaves where they stood."""
        levels = [found.start[id]]
        for stretch in found.stretches:
            levels.append(stretch.levels.get(id, levels[-1]))
        return told.Curve(id=id, most=found.most[id], levels=levels)

    def _chance(self, found: Decided) -> list[tuple[int, float]]:
        """The chance at the end of each span, by the place of its last stretch."""
        known = [(-1, found.before), *((end, found.stretches[end].chance) for end in found.ends)]
        return [(place, round(chance, 3)) for place, chance in known if chance is not None]

    def _moment(self, found: Decided, moment: Moment) -> told.TurningMoment:
        stretch, blow = found.stretches[moment.place], moment.blow
        target = blow.to if blow is not None and blow.to in found.most else None
        levels = [] if target is None else self._curve(found, target).levels
        return told.TurningMoment(
            step=moment.place,
            change=round(moment.change, 3),
            by=stretch.by,
            text=self._game.line(moment.line).text(self._language),
            card=None if blow is None or blow.card is None else self._card(blow.card),
            target=target,
            levels=levels[moment.place : moment.place + 2],
        )

    def _card(self, card: Any) -> told.CardNamed | None:
        id = str(getattr(card, "message_id", ""))
        slug = self._known.slugs.get(id)
        if slug is None:
            return None
        name = Message(id).text(self._language)
        return told.CardNamed(slug=slug, kind=self._kinds[slug], name=name)

    def _parts(self, parts: Any) -> list[told.Share]:
        """What somebody did most with, by name; the rest without one."""
        named = {id: amount for id, amount in parts.items() if id in self._known.slugs}
        first = sorted(named, key=lambda id: -named[id])[:_MOST_PARTS]
        shares = [
            told.Share(name=Message(id).text(self._language), amount=named[id]) for id in first
        ]
        rest = sum(parts.values()) - sum(share.amount for share in shares)
        return [*shares, told.Share(name=None, amount=rest)] if rest else shares
