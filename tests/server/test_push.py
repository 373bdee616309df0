"""Web push: sealed so that only the browser can read it, signed, and kept until it has arrived."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="the extra push is not installed")

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from emberhold.kernel.errors import EmberholdError
from emberhold.server.house import House
from emberhold.server.notices.push import (
    Pusher,
    Subscription,
    decoded,
    encoded,
    fresh_key,
    point,
    private_key,
    sealed,
)
from emberhold.server.notices.reaching import PUSH, pusher_of
from emberhold.server.store.people import new_secret
from emberhold.server.store.ways import waiting_number
from tests.server.houses import GUEST, a_house, ashes, seat_of
from tests.server.posting import Pushed, PushService, push_service
from tests.server.test_calls import until_asked

HOME = "https://games.example.org"
LATER = 3600.0
CONTACT = "mailto:me@example.org"


class Phone:
    """A browser's side: it subscribes, and reads what was sealed for it."""

    def __init__(self, kept: str | None = None, auth: str = "BTBZMqHH6r4Tts7J_aSIgg") -> None:
        self.key = private_key(kept or fresh_key())
        self.auth = auth
        self.public = encoded(point(self.key.public_key()))

    def at(self, endpoint: str) -> tuple[str, str, str]:
        return endpoint, self.public, self.auth

    def read(self, body: bytes) -> bytes:
        """The other side of RFC 8291, by a function of the library that the sender does not use."""
        salt, length = body[:16], body[20]
        sender, closed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared: bytes = self.key.exchange(ec.ECDH(), theirs)
        about = b"WebPush: info\0" + decoded(self.public) + sender
        first: bytes = HKDF(SHA256(), 32, decoded(self.auth), about).derive(shared)
        key: bytes = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        once: bytes = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        text: bytes = AESGCM(key).decrypt(once, closed, None)
        return text.rstrip(b"\0")[:-1]


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    phone = Phone("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    own = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    text = b"When I grow up, I want to be a watermelon"
    to = Subscription(*phone.at("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"))
    body = sealed(text, to, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert phone.read(body) == text


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@asynccontextmanager
async def pushing_house(address: str) -> AsyncIterator[House]:
    async with a_house(address) as house:
        pusher = Pusher(fresh_key(), CONTACT, services=("127.0.0.1",), scheme="http")
        house.reaching.by_push(pusher, HOME)
        yield house


async def waiting(house: House, phone: Phone, service: PushService) -> tuple[str, str]:
    """Somebody who has gone, whose turn it is and whose device is to be told."""
    table, secret = await ashes(house), new_secret()
    first = (await house.hosted(table)).record.acting()[0]
    await house.store.grant(secret, table, [str(1 - first)])
    given = phone.at(service.address)
    await house.calling.allow_push(table, seat_of(1 - first), secret, given, "en")
    await until_asked(house, table, secret)
    await house.calling.look_round(time() + LATER)
    return table, secret


async def test_a_turn_arrives_at_the_device_and_only_it_can_read_it(
    sqlite: str, service: PushService
) -> None:
    async with pushing_house(sqlite) as house:
        phone = Phone()
        table, secret = await waiting(house, phone, service)
        await house.reaching.postman.deliver(PUSH, time() + 1)
        pushed = service.next()
        told = json.loads(phone.read(pushed.body))
        assert "It is your turn in" in told["text"]
        assert told["click"] == f"{HOME}/t/{table}"
        assert b"turn" not in pushed.body
        need_signature(pushed, house.reaching.public or "", service.address)
        stop = told["stop"].removeprefix(f"{HOME}/n/").split("/")
        assert await house.reaching.follow(*stop)
        assert (await house.calling.shown(table, secret)).way is None


def need_signature(pushed: Pushed, public: str, endpoint: str) -> None:
    """RFC 8292: a token for this service, signed with the key the browser subscribed with."""
    said = pushed.headers["authorization"].removeprefix("vapid ").split(", ")
    values = dict(part.split("=", 1) for part in said)
    assert values["k"] == public
    head, claims, made = values["t"].split(".")
    told: dict[str, Any] = json.loads(decoded(claims))
    assert endpoint.startswith(told["aud"] + "/")
    assert told["sub"] == CONTACT
    assert time() < told["exp"] < time() + 24 * LATER
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    raw = decoded(made)
    one, two = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    signature = utils.encode_dss_signature(one, two)
    key.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


async def test_a_push_service_that_fails_is_tried_again(sqlite: str, service: PushService) -> None:
    async with pushing_house(sqlite) as house:
        phone = Phone()
        await waiting(house, phone, service)
        service.statuses = [503, 429]
        now = time() + 1
        for _ in range(3):
            await house.reaching.postman.deliver(PUSH, now)
            service.next()
            now += LATER
        assert await house.store.read_with(waiting_number) == 0


async def test_a_device_that_is_gone_is_forgotten(sqlite: str, service: PushService) -> None:
    async with pushing_house(sqlite) as house:
        table, secret = await waiting(house, Phone(), service)
        service.statuses = [410]
        await house.reaching.postman.deliver(PUSH, time() + 1)
        assert (await house.calling.shown(table, secret)).way is None
        assert await house.store.read_with(waiting_number) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/admin",
        "https://example.org/push",
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://me@fcm.googleapis.com/x",
        "file:///etc/passwd",
    ],
)
async def test_the_server_speaks_to_push_services_only(sqlite: str, endpoint: str) -> None:
    async with a_house(sqlite) as house:
        house.reaching.by_push(Pusher(fresh_key(), CONTACT), HOME)
        table, given = await ashes(house), Phone().at(endpoint)
        with pytest.raises(EmberholdError, match="push service"):
            await house.calling.allow_push(table, GUEST, new_secret(), given, "en")


async def test_the_key_is_made_once_for_all_workers(sqlite: str) -> None:
    async with a_house(sqlite) as one, a_house(sqlite) as other:
        keys = {pusher_of(house.store, CONTACT).public for house in (one, other)}
        assert len(keys) == 1
        with pytest.raises(EmberholdError, match="mailto:"):
            pusher_of(one.store, "me@example.org")
