"""`emberhold serve`: the web table, for this machine or for others."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from socket import socket
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from emberhold.commands.parser import Parser, whole_number
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.language import Speech, speech

if TYPE_CHECKING:
    from emberhold.server.house import House

HOST, PORT = "127.0.0.1", 8765
HERE, ANYWHERE = "here", "anywhere"
"""In which games puzzles are looked for."""


def main(words: Sequence[str], language: str) -> int:
    given = _parser(language).read(words)
    if given is None:
        return 0
    say = speech(language)
    host = given.host or HOST
    port = PORT if given.port is None else whole_number("--port", given.port, 0, 65535)
    url = _public(given.url)
    _need_hook(given.turn_hook)
    _need_mail(given)
    _need_shelf(given)
    _offer(given.agents)
    listening = _listening(given, host, port, say)
    if listening is None:
        return 0
    with listening:
        return _serve(given, host, url, listening, say)


def _parser(language: str) -> Parser:
    parser = Parser("serve", language)
    parser.option("--host", "help-host", "metavar-address")
    parser.option("--port", "help-port", "metavar-number")
    parser.option("--database", "help-database", "metavar-url")
    parser.option("--url", "help-url", "metavar-url")
    parser.option("--turn-hook", "help-turn-hook", "metavar-url")
    parser.option("--mail", "help-mail", "metavar-url")
    parser.option("--push", "help-push", "metavar-url")
    parser.option("--keep", "help-keep", "metavar-number")
    parser.option("--no-boxes", "help-no-boxes")
    parser.option("--no-judging", "help-no-judging")
    parser.option("--hall", "help-hall")
    parser.option("--puzzles", "help-found", "metavar-folder")
    parser.option("--find-puzzles", "help-find-puzzles", "metavar-where")
    parser.option("--agents", "help-agents", "metavar-folder")
    parser.option("--log", "help-log", "metavar-log")
    parser.option("--open", "help-open")
    parser.option("--quiet", "help-quiet")
    return parser


def _public(url: str | None) -> str | None:
    """The address behind which a proxy hides the server: scheme, name and perhaps a port."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.path.strip("/") or parts.query or parts.fragment:
        raise EmberholdError("error-url", given=url)
    return f"{parts.scheme}://{parts.netloc}"


def _need_hook(address: str | None) -> None:
    """An address that nobody could be told through is refused before anything is opened."""
    if address is not None:
        from emberhold.server.hook import address_of_hook

        address_of_hook(address)


def _need_mail(given: Namespace) -> None:
    """A mail server is named on the command line or, with its password, in the environment."""
    given.mail = given.mail or os.environ.get("EMBERHOLD_MAIL") or None
    if given.mail is not None:
        from emberhold.server.notices.mail import Mailer

        Mailer(given.mail)


def _need_shelf(given: Namespace) -> None:
    """Puzzles are kept where the operator says, or not looked for."""
    if given.find_puzzles is None:
        return
    if given.find_puzzles not in (HERE, ANYWHERE):
        raise EmberholdError("error-find-puzzles", given=given.find_puzzles)
    if given.puzzles is None:
        raise EmberholdError("error-find-puzzles-folder")


def _furnish(house: House, given: Namespace) -> None:
    """What people find here, and what they may bring."""
    from emberhold.server.house.found import read_shelf

    house.boxes.welcome = not given.no_boxes
    house.assays.welcome = not given.no_judging
    seeks = given.find_puzzles is not None
    if given.puzzles is not None:
        house.found = read_shelf(given.puzzles, growing=seeks)
    if seeks:
        house.seeking.folder = Path(given.puzzles)
        house.seeking.strangers = given.find_puzzles == ANYWHERE


def _employ(house: House, given: Namespace, home: str) -> None:
    """Everything by which this server can tell people who are not there."""
    from emberhold.server.hook import Hook
    from emberhold.server.notices.mail import Mailer
    from emberhold.server.notices.reaching import pusher_of

    if given.turn_hook is not None:
        house.calling.through(Hook(given.turn_hook), home)
    if given.mail is not None:
        house.reaching.by_mail(Mailer(given.mail), home)
    if given.push is not None:
        house.reaching.by_push(pusher_of(house.store, given.push), home)


def _offer(folder: str | None) -> None:
    """Learned players of a folder may be asked to tables."""
    if folder is not None:
        from emberhold.server.agents import offer

        offer(folder)


def _listening(given: Namespace, host: str, port: int, say: Speech) -> socket | None:
    """The socket to listen on; None where a running Emberhold is taken to instead."""
    from emberhold.server.running import PortInUse, emberhold_at, listen

    try:
        return listen(host, port)
    except PortInUse:
        running = f"http://{host}:{port}"
        if given.open and given.database is None and emberhold_at(running):
            print(say("serve-already", address=f"{running}/"), flush=True)
            _browse(f"{running}/")
            return None
        if given.open and given.port is None:
            return listen(host, 0)
        raise


def _serve(given: Namespace, host: str, url: str | None, listening: socket, say: Speech) -> int:
    from emberhold.server.app import create_app
    from emberhold.server.house import House
    from emberhold.server.http.settings import settings_for
    from emberhold.server.logs import write_logs
    from emberhold.server.minds.thinking import usual_number
    from emberhold.server.running import (
        address_of,
        calm_collector,
        server_of,
        share_the_interpreter,
    )
    from emberhold.server.store import Store

    settings = settings_for(host, url, given.hall)
    log = _log_kind(given.log)
    days = 0 if given.keep is None else whole_number("--keep", given.keep, 0, 36500)
    house = House(Store.open(given.database), processes=usual_number(), keep_days=days)
    house.bots.only_watched = not settings.private
    _furnish(house, given)
    home = url or address_of(listening, host)
    _employ(house, given, home)
    address = f"{home}/"

    def opened() -> None:
        print(address if given.quiet else say("serve-open", address=address), flush=True)
        if not settings.loopback and not given.quiet:
            print(say("serve-warning"), file=sys.stderr, flush=True)
        if given.open:
            Thread(target=_browse, args=(address,), daemon=True).start()

    calm_collector()
    share_the_interpreter()
    write_logs(log)
    try:
        server_of(create_app(house, settings), opened).run(sockets=[listening])
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def _log_kind(given: str | None) -> str:
    from emberhold.server.logs import KINDS, PLAIN

    kind = given or PLAIN
    if kind not in KINDS:
        raise EmberholdError("error-log", given=kind, known=listed(KINDS))
    return kind


def _browse(address: str) -> None:
    """Open the browser, where there is a screen for one; the address has been printed anyway."""
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        webbrowser.open(address)
