"""The server as a process: it comes back after any end, and pages continue where they were."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Browser, Frame, Process, Socket, first_option, started

pytestmark = pytest.mark.thorough


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Process]:
    process = started(folder, port)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.stop(signal.SIGKILL)
        assert process.process.stdout is not None
        process.process.stdout.close()


@contextmanager
def browsing(address: str) -> Iterator[Browser]:
    browser = Browser(address)
    try:
        yield browser
    finally:
        browser.client.close()


def again(browser: Browser, table: str, version: int) -> Socket:
    """Connect as a page does that lost its connection: until it works."""
    while True:
        try:
            return browser.socket(table, f"?version={version}").__enter__()
        except (OSError, InvalidStatus, ConnectionClosed, httpx.HTTPError):
            continue


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_a_table_continues_after_the_server_was_ended(tmp_path: Path, end: signal.Signals) -> None:
    with serving(tmp_path) as first, browsing(first.address) as host:
        port = int(first.address.rpartition(":")[2])
        table = host.opens("me", "hot-seat").table
        with host.socket(table) as socket:
            answer: Frame = {"id": "before", **first_option(socket.state())}
            done = socket.say(**answer)
            last = socket.state(done["version"])
            first.stop(end)
            with pytest.raises(ConnectionClosed):
                socket.until(lambda frame: False)
        with serving(tmp_path, port):
            back = again(host, table, last["version"])
            try:
                state = back.state()
                assert state["version"] == last["version"]
                assert state["asked"] == last["asked"]
                assert state["log"]["lines"] == []
                assert back.say(**answer) == done
                assert back.say(**first_option(state))["is"] == "done"
            finally:
                back.__exit__(None, None, None)
            assert host.state(table)["table"]["answers"] == 2


def test_who_waits_is_let_go_when_the_server_ends(tmp_path: Path) -> None:
    """Neither an open stream nor a poll keeps the server from ending."""
    with serving(tmp_path) as process, browsing(process.address) as host:
        table = host.opens("me", "hot-seat").table
        with host.client.stream("GET", f"/api/t/{table}/events") as answer:
            lines = answer.iter_lines()
            next(line for line in lines if line.startswith("data: "))
            process.process.send_signal(signal.SIGTERM)
            assert not [line for line in lines if line.startswith("data: ")]
        assert process.process.wait(60) == -signal.SIGTERM


def test_a_kill_in_the_middle_loses_no_word(tmp_path: Path) -> None:
    """What was acknowledged is there, in order; what was not is said again and is there once. The
    time for a turn runs on as if nothing had happened."""
    with serving(tmp_path) as first, browsing(first.address) as host:
        port = int(first.address.rpartition(":")[2])
        opened = host.opens("me", "friend")
        with browsing(first.address) as friend:
            friend.takes(opened.link(1))
            words: list[Frame] = [
                {"id": f"word-{number}", "do": "say", "seat": number % 2, "text": f"word {number}"}
                for number in range(8)
            ]
            clock = {"id": "clock", "do": "clock", "seconds": 86_400}
            assert host.says(opened.table, **clock)["is"] == "done"
            until = host.state(opened.table)["clock"]["until"]
            assert until
            for word in words[:6]:
                assert (host, friend)[word["seat"]].says(opened.table, **word)["is"] == "done"
            with host.socket(opened.table) as socket:
                socket.wire.send(json.dumps(words[6]))
                first.stop(signal.SIGKILL)
            with serving(tmp_path, port):
                for word in words[5:]:
                    speaker = (host, friend)[word["seat"]]
                    assert speaker.says(opened.table, **word)["is"] == "done"
                found = friend.state(opened.table)
                talk = found["talk"]
                assert found["clock"]["until"] == until
    assert [line["text"] for line in talk["lines"]] == [word["text"] for word in words]
