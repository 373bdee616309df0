"""Reaching people outside their pages: which ways there are, whose they are, and how they end.

A mail address is somebody's only after they have followed the link in the first mail to it: until
then nothing else is sent there. Every notice carries a signed link that ends it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from emberhold.kernel.errors import EmberholdError
from emberhold.server.notices.letters import Letter
from emberhold.server.notices.mail import Mailer, is_mail_address
from emberhold.server.notices.postman import Postman
from emberhold.server.notices.signing import Signer
from emberhold.server.notices.writing import CONFIRM, INVITATION, letter
from emberhold.server.store import Store
from emberhold.server.store import calls as called
from emberhold.server.store import ways as kept
from emberhold.server.store.people import hashed
from emberhold.server.store.ways import Posted, Way

if TYPE_CHECKING:
    from emberhold.server.notices.push import Pusher

MAIL, PUSH = "mail", "push"
STOP, OFF, AGREE = "stop", "off", "confirm"
"""What a signed link does: ends the notices of one table, ends all on one way, agrees to mail."""
_SIGNING, _VAPID = "signing", "vapid"
_HOUR = 3600.0


class Reaching:
    """The ways of one house to people who are not there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.postman = Postman(store)
        self.home = ""
        """How the addresses of this server's pages begin."""
        self._signer: Signer | None = None
        self._pusher: Pusher | None = None

    # What the operator has set up

    def by_mail(self, mailer: Mailer, home: str) -> None:
        self.home = home
        self.postman.employ(MAIL, mailer)

    def by_push(self, pusher: Pusher, home: str) -> None:
        self.home, self._pusher = home, pusher
        self.postman.employ(PUSH, pusher)

    @property
    def possible(self) -> bool:
        return self.postman.can(MAIL) or self.postman.can(PUSH)

    @property
    def public(self) -> str | None:
        """The key a browser subscribes with; None where this server does not push."""
        return None if self._pusher is None else self._pusher.public

    # Ways

    async def of(self, secret: str, kind: str) -> Way | None:
        return await self._store.read_with(lambda c: kept.of_browser(c, hashed(secret), kind))

    async def mail_to(self, secret: str, address: str, language: str) -> None:
        """Somebody names an address; a letter there asks whether they agree."""
        if not self.postman.can(MAIL):
            raise EmberholdError("error-no-mail")
        if not is_mail_address(address):
            raise EmberholdError("error-mail-address")
        now, before = time.time(), await self.of(secret, MAIL)
        same = before is not None and before.target == address and before.trouble is None
        if not same:
            asked = await self._store.read_with(lambda c: kept.is_asked(c, address, now - _HOUR))
            if asked:
                raise EmberholdError("error-mail-soon")
        way = await self._choose(secret, MAIL, address, language, confirmed=False)
        if not same:
            click = await self._link(AGREE, way.id)
            stop = await self._link(OFF, way.id)
            written = letter(CONFIRM, language, click, stop)
            await self._post(Posted(way.id, _body(written)))

    async def push_to(self, secret: str, given: tuple[str, str, str], language: str) -> None:
        """A browser has subscribed; its person has agreed there."""
        if self._pusher is None:
            raise EmberholdError("error-no-push")
        await self._choose(secret, PUSH, self._pusher.target(*given), language, confirmed=True)

    async def _choose(
        self, secret: str, kind: str, target: str, language: str, confirmed: bool
    ) -> Way:
        now = time.time()
        return await self._store.write_with(
            "", lambda c: kept.choose(c, secret, kind, target, language, now, confirmed)
        )

    # Letters

    async def posted(self, browser: str, kind: str, written: Letter) -> Posted | None:
        """A letter for one of a browser's ways; None where it cannot go there."""
        way = await self._store.read_with(lambda c: kept.of_browser(c, browser, kind))
        if way is None or not way.confirmed:
            return None
        return Posted(way.id, _body(written))

    async def invite(self, browser: str, who: str, game: Callable[[str], str]) -> None:
        """Tell somebody on every way they have agreed to that they are asked to a table."""
        for way in await self._store.read_with(lambda c: kept.all_of(c, browser)):
            stop = await self._link(OFF, way.id)
            facts = {"who": who, "game": game(way.language)}
            written = letter(INVITATION, way.language, f"{self.home}/", stop, **facts)
            await self._post(Posted(way.id, _body(written)))

    async def _post(self, letter: Posted) -> None:
        now = time.time()
        await self._store.write_with("", lambda c: kept.post(c, letter, now))

    # Signed links

    async def signer(self) -> Signer:
        if self._signer is None:
            fresh = secrets.token_urlsafe(32)
            key = await self._store.write_with("", lambda c: kept.key_named(c, _SIGNING, fresh))
            self._signer = Signer(key)
        return self._signer

    async def _link(self, what: str, id: str) -> str:
        return f"{self.home}/n/{what}/{id}/{(await self.signer()).sign(what, id)}"

    async def stop_link(self, table: str, browser: str) -> str:
        """Ends the notices of one table for one browser."""
        mac = (await self.signer()).sign(STOP, table, browser)
        return f"{self.home}/n/{STOP}/{table}/{mac}"

    async def is_good(self, what: str, id: str, mac: str) -> bool:
        """Whether a link was signed here and there is still something that it could do."""
        if what == STOP:
            return await self._browser(id, mac) is not None
        signed = (await self.signer()).is_signed(mac, what, id)
        return signed and await self._store.read_with(lambda c: kept.named(c, id)) is not None

    async def follow(self, what: str, id: str, mac: str) -> bool:
        """Do what a signed link says; False where it says nothing any more."""
        if not await self.is_good(what, id, mac):
            return False
        now = time.time()
        if what == STOP:
            browser = await self._browser(id, mac)
            if browser is not None:
                await self._store.write_with(id, lambda c: called.refuse_browser(c, browser, id))
        elif what == AGREE:
            await self._store.write_with("", lambda c: kept.confirm(c, id, now))
        else:
            await self._store.write_with("", lambda c: kept.drop(c, id))
        return True

    async def _browser(self, table: str, mac: str) -> str | None:
        signer = await self.signer()
        found = await self._store.read_with(lambda c: called.browsers_called(c, table))
        return next((each for each in found if signer.is_signed(mac, STOP, table, each)), None)


def pusher_of(store: Store, contact: str) -> Pusher:
    """Push with this server's own key, which is made at the first start."""
    try:
        from emberhold.server.notices.push import Pusher, fresh_key
    except ImportError:
        raise EmberholdError("error-push-extra") from None
    if not contact.startswith(("mailto:", "https://")) or not contact.isprintable():
        raise EmberholdError("error-push-contact", given=contact)
    with store.engine.execution_options(writes=True).begin() as connection:
        return Pusher(kept.key_named(connection, _VAPID, fresh_key()), contact)


def _body(written: Letter) -> str:
    return msgspec.json.encode(written).decode()
