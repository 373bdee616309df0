"""Live connections: socket, event stream and long poll tell the same and miss nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from emberhold.language import LANGUAGES
from emberhold.server.http.routes import live
from tests.server.serving import Browser, Frame, Running, first_option


@contextmanager
def stream(browser: Browser, table: str, query: str = "") -> Iterator[Iterator[Frame]]:
    """The frames of an event stream."""
    with browser.client.stream("GET", f"/api/t/{table}/events{query}") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield _frames(answer)


def _frames(answer: httpx.Response) -> Iterator[Frame]:
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def two_browsers(server: Running) -> tuple[Browser, Browser, str]:
    """A host who acts first, and a friend."""
    host, friend = server.browser(), server.browser()
    opened = host.opens("friend", "me", setup={"hands": "closed"})
    friend.takes(opened.link(0))
    return host, friend, opened.table


def lines(frame: Frame) -> list[int]:
    return [line["n"] for line in frame["log"]["lines"]]


# Sockets


def test_both_pages_see_a_move_at_once(server: Running) -> None:
    host, friend, table = two_browsers(server)
    with host.socket(table) as mine, friend.socket(table) as theirs:
        before = mine.state()
        assert theirs.state()["you"]["seats"] == [0]
        done = mine.say(**first_option(before))
        assert done == {"is": "done", "id": "socket-1", "version": done["version"]}
        assert done["version"] > before["version"]
        for socket in (mine, theirs):
            assert socket.state(done["version"])["table"]["answers"] == 1


def test_who_is_here_is_shown(server: Running) -> None:
    host, friend, table = two_browsers(server)
    with host.socket(table) as mine:
        assert [seat["here"] for seat in mine.state()["seats"]] == [False, True]
        with friend.socket(table):
            mine.until(lambda frame: all(seat["here"] for seat in frame.get("seats", [{}])))
        mine.until(lambda frame: [seat["here"] for seat in frame["seats"]] == [False, True])


def test_a_page_that_comes_back_gets_only_what_it_missed(server: Running) -> None:
    host, _, table = two_browsers(server)
    with host.socket(table) as socket:
        first = socket.state()
        assert lines(first)[0] == 0
        socket.say(**first_option(first))
        second = socket.state(first["version"] + 1)
    host.says(table, **first_option(second))
    with host.socket(table, f"?version={second['version']}") as socket:
        back = socket.state()
        assert back["version"] == second["version"] + 1
        assert lines(back)[0] == lines(second)[-1] + 1
    with host.socket(table, "?version=-1") as socket:
        assert lines(socket.state())[0] == 0


def test_an_answer_sent_twice_counts_once(server: Running) -> None:
    """A page that lost its connection cannot know whether its answer arrived."""
    host, _, table = two_browsers(server)
    with host.socket(table) as socket:
        answer = {"id": "the-same", **first_option(socket.state())}
        done = socket.say(**answer)
        assert socket.say(**answer) == done
    assert host.says(table, **answer) == done
    with host.socket(table) as socket:
        assert socket.say(**answer) == done
    assert host.state(table)["table"]["answers"] == 1


def test_two_browsers_may_number_their_messages_alike(server: Running) -> None:
    host, friend, table = two_browsers(server)
    assert host.says(table, id="1", **first_option(host.state(table)))["is"] == "done"
    refused = friend.says(table, id="1", do="hint", seat=1)
    assert (refused["is"], refused["id"]) == ("refused", "1")
    version = host.state(table)["version"]
    assert friend.says(table, id="1", do="pace", bots="fast")["version"] == version + 1


def test_the_language_changes_without_losing_the_table(server: Running) -> None:
    host, _, table = two_browsers(server)
    prompts = set()
    with host.socket(table) as socket:
        version = socket.state()["version"]
        for language in LANGUAGES:
            assert socket.say(do="language", lang=language)["version"] == version
            state = socket.state()
            prompts.add(state["asked"][0]["prompt"])
            assert lines(state)[0] == 0
    assert len(prompts) == len(LANGUAGES)


def test_hot_seat_looks_with_the_eyes_of_each_of_my_seats(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat", setup={"hands": "closed"}).table
    with host.socket(table) as socket:
        for seat in (0, 1, 0):
            socket.say(do="show", seat=seat)
            assert lines(socket.until(_shows(seat)))[0] == 0


def _shows(seat: int) -> Callable[[Frame], bool]:
    return lambda frame: frame["is"] == "state" and frame["you"]["showing"] == seat


def test_a_bot_answers_by_itself(server: Running) -> None:
    host = server.browser()
    table = host.opens("bot", "bot", setup={"difficulty": "beginner"}).table
    with host.socket(table) as socket:
        socket.say(do="pace", bots="instant")
        socket.until(lambda frame: frame.get("table", {}).get("answers", 0) > 5)


# Without sockets


def test_an_event_stream_tells_what_a_socket_tells(server: Running) -> None:
    host, friend, table = two_browsers(server)
    with friend.socket(table) as socket, stream(friend, table) as events:
        assert _same(next(events), socket.state())
        host.says(table, **first_option(host.state(table)))
        assert _same(_newest(events, 1), socket.until(lambda f: f["table"]["answers"] == 1))


def _same(one: Frame, other: Frame) -> bool:
    """Frames with the same content, apart from who is connected right now."""
    left, right = ({**frame, "seats": 0, "log": 0} for frame in (one, other))
    return left == right


def _newest(events: Iterator[Frame], answers: int) -> Frame:
    return next(frame for frame in events if frame["table"]["answers"] >= answers)


def test_a_stream_that_comes_back_gets_only_what_it_missed(server: Running) -> None:
    host, _, table = two_browsers(server)
    with stream(host, table) as events:
        first = next(events)
    host.says(table, **first_option(first))
    with stream(host, table, f"?version={first['version']}") as events:
        assert lines(next(events))[0] == lines(first)[-1] + 1


def test_a_posted_message_turns_the_pages_stream(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    with stream(host, table, "?client=page-1&seat=0") as events:
        assert next(events)["you"]["showing"] == 0
        host.post(f"/api/t/{table}/say?client=page-1", {"id": "a", "do": "show", "seat": 1})
        assert next(events)["you"]["showing"] == 1
        host.post(f"/api/t/{table}/say?client=page-1", {"id": "b", "do": "language", "lang": "pl"})
        assert "faz" in next(events)["asked"][0]["prompt"]


def test_a_poll_waits_for_something_new(server: Running) -> None:
    host, friend, table = two_browsers(server)
    known = friend.get(f"/api/t/{table}/wait?version=-1").json()
    host.says(table, **first_option(host.state(table)))
    state = known
    while state["table"]["answers"] == 0:
        state = friend.get(f"/api/t/{table}/wait", params={"version": known["version"]}).json()
    assert lines(state)[0] == lines(known)[-1] + 1


def test_a_poll_in_vain_ends_with_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_POLL", 0.05)
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    version = host.state(table)["version"]
    while (answer := host.get(f"/api/t/{table}/wait?version={version}")).status_code == 200:
        assert answer.json()["version"] == version
    assert answer.status_code == 204


def test_pages_that_poll_do_not_wake_each_other_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two questions a page counts as present: its coming and going is not news."""
    monkeypatch.setattr(live, "_POLL", 0.05)
    host, friend, table = two_browsers(server)
    version = host.state(table)["version"]

    def polled() -> list[int]:
        paths = f"/api/t/{table}/wait?version={version}"
        return [browser.get(paths).status_code for browser in (host, friend)]

    for _ in range(5):
        polled()
    assert polled() == [204, 204]


def test_a_game_can_be_played_without_any_socket(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    version: Any = -1
    for answers in range(8):
        state = host.get(f"/api/t/{table}/wait?version={version}").json()
        assert state["table"]["answers"] == answers
        done = host.says(table, **first_option(state))
        assert done["is"] == "done"
        version = state["version"]


# Notices


def test_socket_stream_and_poll_tell_what_others_undid(server: Running) -> None:
    host, friend, table = two_browsers(server)
    done = host.says(table, **first_option(host.state(table)))
    version = done["version"]
    with (
        friend.socket(table, f"?version={version}") as socket,
        stream(friend, table, f"?version={version}") as streamed,
    ):
        assert socket.state()["notices"] == next(streamed)["notices"] == []
        back = {"do": "undo", "version": version, "seat": 1, "to": 0}
        undone = host.says(table, **back)["version"]
        wanted = [{"at": undone, "text": "Player 2 undid one answer."}]
        assert socket.state(undone)["notices"] == wanted
        assert next(frame for frame in streamed if frame["version"] == undone)["notices"] == wanted
    polled = friend.get(f"/api/t/{table}/wait?version={version}&lang=fr").json()
    assert polled["notices"] == [{"at": undone, "text": "Joueur 2 a annulé une réponse."}]
    with friend.socket(table, f"?version={undone}") as socket:
        assert socket.state()["notices"] == []
    assert undone not in [notice["at"] for notice in host.state(table)["notices"]]
