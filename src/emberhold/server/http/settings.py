"""Where the server is reached, and by which names it answers."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

_LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the pages and the guard need to know about how the server is reached."""

    names: frozenset[str] = _LOOPBACK_NAMES
    """The names in the address line this server answers to."""
    any_address: bool = False
    """Whether it also answers to any plain IP address: nobody can rebind those."""
    url: str | None = None
    """The public address where there is a proxy in front, without a slash at the end."""
    loopback: bool = True
    """Whether only programs of this machine can reach it."""

    hall: bool = False
    """Whether tables can be opened to anybody, and be found at `/hall`."""

    @property
    def private(self) -> bool:
        """Whether nobody but one person can come: no other machine, and no proxy in front."""
        return self.loopback and self.url is None

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server and not somebody's rebound domain."""
        name = host_name(host)
        if name in self.names:
            return True
        return self.any_address and _is_address(name)

    def is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of this very server is speaking."""
        return origin.lower() in (self.url, f"{scheme}://{host}".lower())

    def address(self, scheme: str, host: str) -> str:
        """How links begin: the public address, or the one the browser used."""
        return self.url or f"{scheme}://{host}"


def settings_for(host: str, url: str | None = None, hall: bool = False) -> Settings:
    """The settings of a server that listens on a host, perhaps behind a proxy at a public URL."""
    names = set(_LOOPBACK_NAMES)
    loopback = is_loopback(host)
    if url is not None:
        names.add((urlsplit(url).hostname or "").lower())
        url = url.rstrip("/").lower()
    if not loopback:
        own = socket.gethostname().lower()
        names |= {host.lower(), own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
    return Settings(frozenset(names), not loopback, url, loopback, hall)


def is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The name in `name:port`; IPv6 addresses come in brackets."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
