"""Calling people to a table when it is their turn and they are not there.

Every so often each worker notes who is there, and looks for those who have been away for a while
and whom a new question waits for, or whose game has ended. One worker claims each of them; it
sends one message: through the operator's hook at once, by mail and push through the postman.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from emberhold.kernel.errors import EmberholdError
from emberhold.server.hook import Hook
from emberhold.server.house.pages.drawing import title
from emberhold.server.house.pages.told import Calls
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.rounds import Rounds
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.noticing import called
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.notices.letters import Letter
from emberhold.server.notices.reaching import MAIL, PUSH, Reaching
from emberhold.server.notices.writing import END, JOINT, TURN, letter
from emberhold.server.store.calls import HOOK, Call, Chosen

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_LOG = logging.getLogger("emberhold.house")
_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_AWAY = 60.0
"""Seconds without a page and without news at the table after which somebody is called."""
_EVERY = 10.0


class Calling(Rounds):
    """The calls of a house; none without a hook, a mail server or push."""

    def __init__(self, house: House, reaching: Reaching) -> None:
        super().__init__(self.look_round, _EVERY, "nobody can be called")
        self._house = house
        self._hook: Hook | None = None
        self._reaching = reaching
        self.away = _AWAY

    def through(self, hook: Hook, home: str) -> None:
        """Call through a hook; `home` is how the addresses of this server's pages begin."""
        self._hook, self._reaching.home = hook, home

    @property
    def possible(self) -> bool:
        """Whether anybody can be called at all."""
        return self._hook is not None or self._reaching.possible

    def start(self) -> None:
        if self._hook is not None:
            self._hook.start()
        if self.possible:
            super().start()

    async def stop(self) -> None:
        await super().stop()
        if self._hook is not None:
            self._hook.stop()

    # What people allow

    async def shown(self, table: str, secret: str) -> Calls:
        """How somebody can be called, and how they are."""
        chosen = await self._house.store.call_of(secret, table)
        mail = await self._reaching.of(secret, MAIL)
        way = None if chosen is None else await self._reaching.of(secret, chosen.kind)
        return Calls(
            possible=self.possible,
            hook=self._hook is not None,
            mail=self._reaching.postman.can(MAIL),
            push=self._reaching.public,
            way=None if chosen is None else chosen.kind,
            topic=chosen.topic if chosen is not None and chosen.kind == HOOK else None,
            address="" if mail is None else mail.target,
            confirmed=way is None or way.confirmed,
            trouble=way is not None and way.trouble is not None,
        )

    async def allow(
        self, table: str, viewer: Viewer, secret: str, topic: str, language: str
    ) -> None:
        """Somebody with a seat wants to be called, under a word of their own."""
        if self._hook is None:
            raise Refused(ILLEGAL, "error-no-turn-hook")
        _need_seat(viewer)
        if not _TOPIC.fullmatch(topic):
            raise Refused(ILLEGAL, "error-topic")
        await self._house.store.allow_calls(secret, table, Chosen(HOOK, topic), language)

    async def allow_mail(
        self, table: str, viewer: Viewer, secret: str, address: str, language: str
    ) -> None:
        """Somebody with a seat wants to be called by mail, once they have agreed to it there."""
        _need_seat(viewer)
        await self._reaching.mail_to(secret, address, language)
        await self._house.store.allow_calls(secret, table, Chosen(MAIL, ""), language)

    async def allow_push(
        self, table: str, viewer: Viewer, secret: str, given: tuple[str, str, str], language: str
    ) -> None:
        """Somebody with a seat wants to be called on the device they look at."""
        _need_seat(viewer)
        await self._reaching.push_to(secret, given, language)
        await self._house.store.allow_calls(secret, table, Chosen(PUSH, ""), language)

    async def refuse(self, table: str, secret: str) -> None:
        await self._house.store.refuse_calls(secret, table)

    # Rounds

    async def look_round(self, now: float) -> None:
        """Note who is here, then call who is not and should be."""
        await self._house.store.see(self._house.tables.here(), now)
        for call in await self._house.store.to_be_called(now - self.away):
            about = await self._about(call)
            written = None if about is None else await self._written(call, *about)
            posted = None
            if written is not None and call.kind in (MAIL, PUSH):
                posted = await self._reaching.posted(call.browser, call.kind, written[1])
            claimed = await self._house.store.claim(call, posted)
            if claimed and written is not None and call.kind == HOOK:
                self._send(call, *written)

    async def _about(self, call: Call) -> tuple[str, int] | None:
        """What somebody is called for, and at which seat; None where nothing is new to them."""
        if call.over is not None:
            return END, -1
        seat = await self._asked(call)
        if seat is None:
            return None
        question = (await self._house.hosted(call.table)).record.question_for(seat)
        return (JOINT if question is not None and question.anyone else TURN), seat

    async def _asked(self, call: Call) -> int | None:
        """The seat to be called: asked something new that its own person did not bring about."""
        if not call.seats:
            return None
        try:
            hosted = await self._house.hosted(call.table)
            async with hosted.lock:
                await self._house.tables.catch_up(hosted)
                fresh = _fresh(hosted, call)
        except EmberholdError:
            return None
        for seat, since in fresh.items():
            if await self._house.store.cause(call.table, since) not in call.seats:
                return seat
        return None

    async def _written(self, call: Call, what: str, seat: int) -> tuple[str, Letter] | None:
        """Nothing but what everybody at the table knows: that it is somebody's turn, or over."""
        game = title(await self._house.store.game_of(call.table), call.language)
        who = ""
        if seat >= 0:
            row = (await self._house.seats(call.table))[seat]
            who = called(row, call.language)
        stop = await self._reaching.stop_link(call.table, call.browser)
        click = f"{self._reaching.home}/t/{call.table}"
        return who, letter(what, call.language, click, stop, about=call.table, game=game, who=who)

    def _send(self, call: Call, who: str, written: Letter) -> None:
        assert self._hook is not None
        self._hook.send(
            {
                "topic": call.topic,
                "title": written.title,
                "message": written.text,
                "click": written.click,
                "game": written.title,
                "seat": who,
                "language": call.language,
                "actions": [{"action": "view", "label": written.stop_label, "url": written.stop}],
            }
        )


def _need_seat(viewer: Viewer) -> None:
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")


def _fresh(hosted: Hosted, call: Call) -> dict[int, int]:
    """The seats that have been asked since the last look, and since when."""
    return {
        seat: since
        for seat, since in sorted(hosted.record.since.items())
        if seat in call.seats
        and call.told < since <= call.version
        and not hosted.record.is_bot(seat)
    }
