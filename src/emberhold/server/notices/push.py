"""Web push from this server itself: sealed for one browser, signed with the server's own key.

RFC 8030 says how a message is handed over, RFC 8291 how it is sealed so that the push service
cannot read it, RFC 8292 (VAPID) how the server proves who it is. Needs the extra `push`.
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.version import VERSION
from emberhold.server.notices.letters import Letter, Undelivered

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of the browsers there are: nobody makes this server speak to anywhere else."""

_CURVE = ec.SECP256R1()
_RECORD = 4096
_SECONDS = 10.0
_DAY = 24 * 60 * 60
_GOOD_FOR = 12 * 60 * 60
_GONE = (404, 410)
_TOO_MANY = 429
_POINT, _AUTH = 65, 16


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, as it says itself."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_key() -> str:
    """A private key for signing, as it is kept."""
    number: int = ec.generate_private_key(_CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(kept), "big"), _CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    raw: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return raw


def _extract(salt: bytes, secret: bytes) -> bytes:
    mac = HMAC(salt, SHA256())
    mac.update(secret)
    found: bytes = mac.finalize()
    return found


def _expand(key: bytes, about: bytes, length: int) -> bytes:
    found: bytes = HKDFExpand(SHA256(), length, about).derive(key)
    return found


def sealed(text: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message only one browser can read; the key and the salt are used this once (RFC 8291)."""
    theirs, mine = decoded(to.p256dh), point(own.public_key())
    shared: bytes = own.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
    )
    about = b"WebPush: info\0" + theirs + mine
    first = _expand(_extract(decoded(to.auth), shared), about, 32)
    key = _extract(salt, first)
    cipher = AESGCM(_expand(key, b"Content-Encoding: aes128gcm\0", 16))
    once = _expand(key, b"Content-Encoding: nonce\0", 12)
    closed: bytes = cipher.encrypt(once, text + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + closed


class _Straight(HTTPRedirectHandler):
    """Goes nowhere but where it was sent."""

    def redirect_request(self, *asked: Any) -> None:
        return None


class Pusher:
    """Hands messages over to the push services."""

    def __init__(
        self,
        kept: str,
        contact: str,
        services: tuple[str, ...] = SERVICES,
        scheme: str = "https",
        seconds: float = _SECONDS,
    ) -> None:
        self._key = private_key(kept)
        self._contact = contact
        self._services, self._scheme, self._seconds = services, scheme, seconds
        self._opener = build_opener(_Straight())
        self.public = encoded(point(self._key.public_key()))
        """What a browser has to know to subscribe."""

    def target(self, endpoint: str, p256dh: str, auth: str) -> str:
        """A subscription as it is kept; refused where no browser could have made it."""
        given = Subscription(endpoint, p256dh, auth)
        parts = urlsplit(given.endpoint)
        name = (parts.hostname or "").lower()
        known = any(name == each or name.endswith(f".{each}") for each in self._services)
        try:
            keys = decoded(given.p256dh), decoded(given.auth)
            sound = len(keys[0]) == _POINT and len(keys[1]) == _AUTH
            ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, keys[0])
        except ValueError:
            sound = False
        plain = given.endpoint.isascii() and given.endpoint.isprintable()
        if not (sound and known and plain) or parts.scheme != self._scheme or parts.username:
            raise EmberholdError("error-push-target")
        return msgspec.json.encode(given).decode()

    def deliver(self, id: str, target: str, letter: Letter) -> None:
        to = msgspec.json.decode(target, type=Subscription)
        body = sealed(
            msgspec.json.encode(letter), to, ec.generate_private_key(_CURVE), os.urandom(16)
        )
        headers = {
            "Authorization": f"vapid t={self._token(to.endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Urgency": "normal",
            "User-Agent": f"emberhold/{VERSION}",
        }
        if letter.about:
            headers["Topic"] = letter.about[:32]
        try:
            with self._opener.open(
                Request(to.endpoint, body, headers, method="POST"), timeout=self._seconds
            ):
                return
        except HTTPError as error:
            error.close()
            again = error.code >= 500 or error.code == _TOO_MANY
            raise Undelivered(f"status {error.code}", again, error.code in _GONE) from None
        except (OSError, HTTPException) as error:
            raise Undelivered(type(error).__name__) from None

    def _token(self, endpoint: str) -> str:
        """Who sends this, to which service, and how long that is good (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _GOOD_FOR,
            "sub": self._contact,
        }
        said = ".".join(
            encoded(json.dumps(each, separators=(",", ":")).encode())
            for each in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        made = self._key.sign(said.encode(), ec.ECDSA(SHA256()))
        one, two = utils.decode_dss_signature(made)
        return f"{said}.{encoded(one.to_bytes(32, 'big') + two.to_bytes(32, 'big'))}"
