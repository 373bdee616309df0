"""Links that work because this server has signed them: a person who has one may do that one thing.

They are in notices, where nobody is logged in: to say yes to mail, to stop it.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

_LETTERS = 22


class Signer:
    """Signs with the key that all workers share."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, what: str, *parts: str) -> str:
        said = "\n".join((what, *parts)).encode()
        mac = hmac.new(self._key, said, sha256).digest()
        return urlsafe_b64encode(mac).decode()[:_LETTERS]

    def is_signed(self, given: str, what: str, *parts: str) -> bool:
        return hmac.compare_digest(given.encode(), self.sign(what, *parts).encode())
