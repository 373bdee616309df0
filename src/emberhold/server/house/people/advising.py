"""What a page may ask without doing anything: hints, reasons, odds, conditions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from emberhold.games.wording import words_of
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.language.words import Words
from emberhold.players.conditions import Condition, Judgement, Offer, judgements, offered
from emberhold.server.house.pages import shown
from emberhold.server.house.people import said
from emberhold.server.house.people.bots import Bots
from emberhold.server.house.people.doing import need_seat
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.viewer import Viewer


class Advising:
    """The answers to such questions."""

    def __init__(self, hosted: Callable[[str], Awaitable[Hosted]], bots: Bots) -> None:
        self._hosted = hosted
        self._bots = bots

    async def reply(
        self, table: str, viewer: Viewer, frame: said.Hint | said.Asking, language: str
    ) -> shown.Reply:
        """What is told to a page that asks."""
        if isinstance(frame, said.Hint):
            return await self.hint(table, viewer, frame, language)
        if isinstance(frame, said.Foresee):
            return await self.foresee(table, viewer, frame, language)
        if isinstance(frame, said.Why):
            return await self.why(table, viewer, frame, language)
        if isinstance(frame, said.Conditions):
            return await self.conditions(table, viewer, frame, language)
        return await self.judge(table, viewer, frame, language)

    async def hint(self, table: str, viewer: Viewer, frame: said.Hint, language: str) -> shown.Hint:
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
        hint = await self._bots.advice(hosted, frame.seat, language)
        return shown.Hint(
            id=frame.id,
            seat=frame.seat,
            key=hint.key,
            text=hint.text,
            numbers=list(hint.numbers),
        )

    async def foresee(
        self, table: str, viewer: Viewer, frame: said.Foresee, language: str
    ) -> shown.Foresight:
        """What lies ahead of a seat, from what it may know."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            found = hosted.record.table.foresight(frame.seat)
        return shown.Foresight(id=frame.id, lines=[_outlook(each, language) for each in found])

    async def why(self, table: str, viewer: Viewer, frame: said.Why, language: str) -> shown.Why:
        """Why a seat cannot choose something; no words where there is no reason to give."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            reason = hosted.record.table.why_not(frame.seat, frame.target)
        text = "" if reason is None else reason.text(language)
        return shown.Why(id=frame.id, text=text)

    async def conditions(
        self, table: str, viewer: Viewer, frame: said.Conditions, language: str
    ) -> shown.Conditions:
        """What can be waited for about something that the seat sees."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            game = hosted.record.table
            found = offered(game, frame.seat, frame.target)
            words = words_of(game.view(frame.seat), language)
        return shown.Conditions(id=frame.id, offers=[_told(offer, words) for offer in found])

    async def judge(
        self, table: str, viewer: Viewer, frame: said.Judge, language: str
    ) -> shown.Judged:
        """How the conditions stand that a seat has set, and how they are told in a language."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            game = hosted.record.table
            found = judgements(game, frame.seat, map(_condition, frame.conditions))
            words = words_of(game.view(frame.seat), language)
        return shown.Judged(id=frame.id, stood=[_stood(each, words) for each in found])


def _stood(found: Judgement, words: Words) -> shown.Stood:
    return shown.Stood(
        stands=found.stands, what=_name(found.what, words), where=_name(found.where, words)
    )


def _name(id: str, words: Words) -> str:
    return words.say(id) if id else ""


def _told(offer: Offer, words: Words) -> shown.Offer:
    return shown.Offer(
        **offer.condition._asdict(),
        what=_name(offer.what, words),
        where=_name(offer.where, words),
    )


def _condition(given: said.Condition) -> Condition:
    return Condition(given.kind, given.about, given.place, given.number)


def _outlook(outlook: Outlook, language: str) -> shown.Outlook:
    return shown.Outlook(
        text=outlook.text.text(language),
        key=outlook.key,
        shares=list(outlook.shares),
        cards=[_coming(place, card, language) for place, card in outlook.cards],
    )


def _coming(place: int, card: Any, language: str) -> shown.Coming:
    if card is None:
        return shown.Coming(place=place, card=None, kind="", name="")
    name = Message(card.message_id).text(language)
    return shown.Coming(place=place, card=card.slug, kind=card.type, name=name)
