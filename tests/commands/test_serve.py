"""`emberhold serve`: what it says when it opens, and when it cannot."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.server import running
from tests.server.serving import PATIENCE
from tests.server.serving import running as a_server
from tests.support.commands import Capsys, refused


@contextmanager
def taken_port() -> Iterator[str]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield str(taken.getsockname()[1])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "99999"),
        (["--port", "http"], "http"),
        (["--host", "no such host"], "no such host"),
        (["--host", "203.0.113.7", "--port", "0"], "203.0.113.7"),
        (["--url", "games.example"], "https://"),
        (["--url", "https://games.example/table"], "https://"),
        (["--turn-hook", "ntfy.example"], "ntfy.example"),
        (["--turn-hook", "file:///etc/passwd"], "https://"),
        (["--mail", "mail.example"], "mail.example"),
        (["--mail", "smtp://mail.example?from=nobody"], "smtp://"),
        (["--port", "0", "--database", "mysql://x"], "mysql"),
        (["--port", "0", "--database", "sqlite://"], "sqlite://"),
        (["--port", "0", "--database", "postgresql://x@127.0.0.1:1/y"], "127.0.0.1"),
        (["--port", "0", "--keep", "-1"], "0"),
        (["--port", "0", "--keep", "36501"], "36500"),
        (["--port", "0", "--agents", "no/such/folder"], "no/such/folder"),
        (["--prot", "8"], "--port"),
    ],
)
def test_a_mistake_is_one_clear_line(words: list[str], said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, "serve", *words)


def test_a_taken_port_is_one_clear_line(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_HELLO", 0.1)
    with taken_port() as port:
        assert port in refused(capsys, "serve", "--port", port)
        assert port in refused(capsys, "serve", "--port", port, "--open")


def test_without_psycopg_postgresql_names_the_missing_part(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "postgres" in refused(
        capsys, "serve", "--port", "0", "--database", "postgresql://x@localhost/y"
    )


def test_a_running_emberhold_is_opened_instead_of_a_second_one(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(running, "_HELLO", PATIENCE)
    with a_server(tmp_path) as server:
        port = server.address.rpartition(":")[2]
        assert main(["serve", "--open", "--port", port]) == 0
        assert f"{server.address}/" in capsys.readouterr().out
        assert opened == [f"{server.address}/"]


def test_what_else_listens_there_is_not_taken_for_emberhold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_HELLO", PATIENCE)
    with a_server(tmp_path) as server:
        assert running.emberhold_at(server.address)
    monkeypatch.setattr(running, "_HELLO", 0.1)
    with taken_port() as port:
        assert not running.emberhold_at(f"http://127.0.0.1:{port}")


def test_without_a_screen_no_browser_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    from emberhold.commands import serve

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    serve._browse("http://127.0.0.1:1/")
    assert opened == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    serve._browse("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]


class Served:
    """What would have been served, and nobody is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> None:
        self.house: Any = None
        monkeypatch.setattr("emberhold.server.app.create_app", self._kept)
        monkeypatch.setattr(running, "server_of", lambda app, opened: self)
        monkeypatch.setattr(running, "calm_collector", lambda: None)
        monkeypatch.setattr(running, "share_the_interpreter", lambda: None)
        monkeypatch.setattr("emberhold.server.logs.write_logs", lambda log: None)
        database = f"sqlite:///{folder / 'games.sqlite'}"
        assert main(["serve", "--port", "0", "--quiet", "--database", database, *words]) == 0

    def _kept(self, house: Any, settings: Any) -> None:
        self.house = house

    def run(self, sockets: list[socket.socket]) -> None:
        for listening in sockets:
            listening.close()


def test_people_are_called_through_a_hook_only_where_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = Served(monkeypatch, tmp_path, "--turn-hook", "https://ntfy.example")
    assert named.house.calling.possible
    assert not Served(monkeypatch, tmp_path).house.calling.possible


def test_people_are_told_by_mail_where_a_server_is_named_also_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "smtp://mail.example?from=table@example.org"
    named = Served(monkeypatch, tmp_path, "--mail", address)
    assert named.house.reaching.postman.can("mail")
    assert not Served(monkeypatch, tmp_path).house.reaching.postman.can("mail")
    monkeypatch.setenv("EMBERHOLD_MAIL", address)
    assert Served(monkeypatch, tmp_path).house.reaching.postman.can("mail")


def test_push_without_its_package_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    monkeypatch.setitem(sys.modules, "emberhold.server.notices.push", None)
    database = str(tmp_path / "tables.sqlite")
    words = ("--port", "0", "--database", database, "--push", "mailto:me@example.org")
    assert "emberhold[push]" in refused(capsys, "serve", *words)


@pytest.mark.parametrize(
    ("words", "days"), [((), 0), (("--keep", "0"), 0), (("--keep", "36500"), 36500)]
)
def test_nothing_is_forgotten_unless_somebody_says_after_how_many_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], days: int
) -> None:
    assert Served(monkeypatch, tmp_path, *words).house.keeping.days == days
