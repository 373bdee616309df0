"""Messages nobody should send get one clear refusal, and the table is as it was."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from emberhold.language import LANGUAGES
from emberhold.server.house import Refused
from emberhold.server.http import limits
from emberhold.server.http.bodies import read_frame
from emberhold.server.http.limits import MESSAGE_BYTES, MESSAGES, PATIENCE, SECONDS, Pace, Paces
from tests.server.serving import PATIENCE as PATIENCE_OF_TESTS
from tests.server.serving import Browser, Running, first_option

ANSWER = {"id": "x", "do": "answer", "version": 1, "seat": 0, "key": "end"}


def alone(server: Running) -> tuple[Browser, str]:
    host = server.browser()
    return host, host.opens("me", "hot-seat").table


def changed(**fields: Any) -> str:
    return json.dumps({**ANSWER, **fields})


def without(name: str) -> str:
    return json.dumps({key: value for key, value in ANSWER.items() if key != name})


MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "not JSON": "answer end",
    "half of it": '{"id": "x", "do": ',
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "no id": without("id"),
    "no version": without("version"),
    "an id too long": changed(id="x" * 41),
    "an id that is no text": changed(id=7),
    "an empty id": changed(id=""),
    "a version that is text": changed(version="1"),
    "a version that is true": changed(version=True),
    "half a version": changed(version=1.5),
    "a negative version": changed(version=-1),
    "an enormous version": changed(version=10**30),
    "a seat that is no number": changed(seat=None),
    "a seat below all": changed(seat=-1),
    "a key that is no text": changed(key=["end"]),
    "an empty key": changed(key=""),
    "a field too many": changed(admin=True),
    "a field of another message": changed(yes=True),
    "deep nesting": "[" * 4000 + "]" * 4000,
    "not a number": '{"id": "x", "do": "undo", "version": NaN, "seat": 0, "to": 0}',
}
UNKNOWN = {"an unknown deed": changed(do="fly"), "a deed of Python": changed(do="__init__")}


@pytest.mark.parametrize("name", [*MALFORMED, *UNKNOWN])
def test_a_malformed_message_is_refused_by_socket_and_by_post(server: Running, name: str) -> None:
    host, table = alone(server)
    text = {**MALFORMED, **UNKNOWN}[name]
    before = host.state(table)
    with host.socket(table) as socket:
        told = socket.send(text)
        assert socket.say(**first_option(before))["is"] == "done"
    posted = host.client.post(f"/api/t/{table}/say", content=text)
    assert posted.status_code == 400
    for refusal in (told, posted.json()):
        assert refusal["is"] == "refused"
        assert refusal["code"] == ("unknown" if name in UNKNOWN else "malformed")
        assert "\n" not in refusal["text"]
        assert refusal["text"].endswith(".")
    assert host.state(table)["table"]["answers"] == 1


def test_a_refusal_says_which_message_it_is_about(server: Running) -> None:
    host, table = alone(server)
    with host.socket(table) as socket:
        assert socket.send(changed(id="mine", version="1"))["id"] == "mine"
        assert socket.send(changed(id=["mine"]))["id"] is None


def test_binary_messages_and_broken_letters_are_refused(server: Running) -> None:
    host, table = alone(server)
    with host.socket(table) as socket:
        assert socket.send(b"\x00\xff")["code"] == "malformed"
        assert socket.send(json.dumps(ANSWER).encode())["code"] == "malformed"
    posted = host.client.post(f"/api/t/{table}/say", content=b'{"id": "\xff\xfe"}')
    assert (posted.status_code, posted.json()["code"]) == (400, "malformed")


def test_a_message_too_long_is_refused(server: Running) -> None:
    host, table = alone(server)
    text = changed(key="x" * MESSAGE_BYTES)
    with host.socket(table) as socket:
        assert socket.send(text)["code"] == "too-long"
        assert socket.say(**first_option(host.state(table)))["is"] == "done"
    posted = host.client.post(f"/api/t/{table}/say", content=text)
    assert (posted.status_code, posted.json()["code"]) == (413, "too-long")
    assert f"{MESSAGE_BYTES:,}" in posted.json()["text"]


def test_eight_kibibytes_are_the_measure() -> None:
    text = json.dumps(ANSWER)
    assert read_frame(text.ljust(8192)).id == "x"
    with pytest.raises(Refused) as raised:
        read_frame(text.ljust(8193))
    assert raised.value.code == "too-long"


def test_what_is_too_long_is_refused_before_all_of_it_was_sent(server: Running) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    head = (
        f"POST /api/setup HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.address}\r\n"
        f"Content-Length: {10**9}\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), PATIENCE_OF_TESTS) as wire:
        wire.sendall(head.encode() + b"x" * 70_000)
        assert wire.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_message_without_measure_ends_the_socket_and_nothing_else(server: Running) -> None:
    host, table = alone(server)
    with host.socket(table) as socket:
        socket.state()
        with pytest.raises(ConnectionClosed):
            socket.send("x" * 10**6)
    with host.socket(table) as socket:
        assert socket.say(**first_option(socket.state()))["is"] == "done"


def test_other_requests_have_a_measure_too(server: Running) -> None:
    host = server.browser()
    for path, size in (("/api/setup", 70_000), ("/api/tables", 1_100_000)):
        answer = host.client.post(path, content=b'{"game": "' + b"x" * size + b'"}')
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too-long"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/setup", {"game": "ashes"}),
        ("/api/setup", {"game": "ashes", "players": 2, "extra": 1}),
        ("/api/setup", {"game": "ashes", "players": "2"}),
        ("/api/tables", {"game": "ashes", "players": 2, "seats": [{"who": "dog"}]}),
        ("/api/tables", {"game": "ashes", "players": 2, "options": {"undo": "always"}}),
        ("/api/tables", {"game": "ashes", "players": 2, "position": {}}),
        ("/api/tables", []),
    ],
)
def test_a_malformed_request_is_refused(server: Running, path: str, body: object) -> None:
    answer = server.browser().post(path, body)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_the_readers_language(server: Running, language: str) -> None:
    host, table = alone(server)
    with host.socket(table, f"?lang={language}") as socket:
        words = {"en": "This message", "pl": "Ta wiadomość", "fr": "Ce message"}
        assert socket.send("x")["text"].startswith(words[language])


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_anything_at_all_is_either_a_message_or_refused(raw: bytes) -> None:
    with suppress(Refused):
        read_frame(raw)


# Keys, versions, numbers


@pytest.mark.parametrize(
    "key", ["fly", "play:", "play:excalibur", "0", "end@1", "\u0000", "ż" * 300]
)
def test_a_key_nobody_offered_is_refused(server: Running, key: str) -> None:
    host, table = alone(server)
    state = host.state(table)
    with host.socket(table) as socket:
        told = socket.say(**{**first_option(state), "key": key})
    assert (told["is"], told["code"]) == ("refused", "illegal")
    assert host.state(table)["table"]["answers"] == 0


def test_an_answer_to_yesterdays_question_is_refused_and_todays_is_shown(server: Running) -> None:
    host, table = alone(server)
    with host.socket(table) as socket:
        first = socket.state()
        answer = first_option(first)
        done = socket.say(**answer)
        socket.state(done["version"])
        told = socket.say(**answer)
        assert (told["is"], told["code"]) == ("refused", "stale")
        fresh = socket.state()
        assert fresh["version"] == done["version"]
        assert socket.say(**first_option(fresh))["is"] == "done"


@pytest.mark.parametrize("seat", [2, 15])
def test_a_seat_that_does_not_exist_is_refused(server: Running, seat: int) -> None:
    host, table = alone(server)
    told = host.says(table, **{**first_option(host.state(table)), "seat": seat})
    assert told["code"] in ("not-yours", "illegal")


@pytest.mark.parametrize("query", ["seat=x", "version=1.5", "seat=99999999999", "version=0x1"])
def test_a_query_that_is_not_a_number_is_refused(server: Running, query: str) -> None:
    host, table = alone(server)
    answer = host.get(f"/api/t/{table}/wait?{query}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    with host.socket(table, f"?{query}") as socket:
        assert socket.read()["code"] == "malformed"


# Floods


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the messages of a test take, they all count as sent at once."""
    monkeypatch.setattr(limits, "SECONDS", 3600.0)


@pytest.mark.usefixtures("slow_machine")
def test_a_flood_on_a_socket_is_refused_and_others_play_on(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "friend")
    friend.takes(opened.link(1))
    with host.socket(opened.table) as socket, friend.socket(opened.table) as other:
        for number in range(MESSAGES + 20):
            socket.wire.send(json.dumps({"id": f"flood-{number}", "do": "show", "seat": 1}))
        last = socket.until(lambda frame: frame.get("code") == "too-fast")
        assert last["text"]
        assert other.say(do="pace", bots="fast")["is"] == "done"


@pytest.mark.thorough
@pytest.mark.usefixtures("slow_machine")
def test_who_does_not_stop_is_disconnected(server: Running) -> None:
    host, table = alone(server)
    with host.socket(table) as socket:
        for _ in range(MESSAGES + PATIENCE + 1):
            socket.wire.send("x")
        with pytest.raises(ConnectionClosed, match="1008"):
            socket.until(lambda frame: False)


@pytest.mark.usefixtures("slow_machine")
def test_a_flood_by_post_is_refused_for_that_browser_only(server: Running) -> None:
    host, table = alone(server)
    codes = [host.says(table, do="hint", seat=9)["code"] for _ in range(MESSAGES + 5)]
    assert codes[0] != "too-fast"
    assert codes[-1] == "too-fast"
    assert host.post("/api/setup", {"game": "ashes", "players": 2}).status_code == 200
    for path, body in (
        ("/api/tables", {"game": "ashes", "players": 2}),
        (f"/api/t/{table}/links", {"make": "spectator"}),
        (f"/api/t/{table}/continue", {"at": 0}),
        (f"/s/{'a' * 22}", None),
    ):
        assert host.post(path, body).status_code == 429, path
    other, elsewhere = alone(server)
    assert other.says(elsewhere, **first_option(other.state(elsewhere)))["is"] == "done"


def test_the_limit_is_a_sliding_window() -> None:
    now = 0.0
    pace = Pace(lambda: now)
    assert all(pace.allows() for _ in range(MESSAGES))
    now = SECONDS - 0.01
    assert not pace.allows()
    now = SECONDS
    assert all(pace.allows() for _ in range(MESSAGES))
    assert not pace.allows()
    assert pace.refused == 2


def test_a_hundred_messages_in_twenty_seconds_are_the_limit() -> None:
    now = 0.0
    pace = Pace(lambda: now)
    assert [pace.allows() for _ in range(101)] == [True] * 100 + [False]
    now = 19.9
    assert not pace.allows()
    now = 20.0
    assert pace.allows()


def test_every_sender_has_a_pace_of_its_own() -> None:
    paces = Paces(lambda: 0.0)
    assert all(paces.allows("one") for _ in range(MESSAGES))
    assert not paces.allows("one")
    assert paces.allows("other")
