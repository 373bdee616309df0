"""Nobody answers for somebody else, and nobody sees what is not theirs to see."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from emberhold.server.http.settings import settings_for
from tests.server.serving import Browser, Opened, Running, first_option, running

CLOSED = {"hands": "closed", "mages": ["gex", "quilius"]}
SEED = 770077007700770
"""A seed that cannot be mistaken for anything else."""


def seated(server: Running, **wish: Any) -> tuple[Browser, Browser, Browser, Opened]:
    """A host at seat 0, a friend at seat 1 and a spectator."""
    host, friend, guest = server.browser(), server.browser(), server.browser()
    opened = host.opens("me", "friend", **wish)
    assert friend.takes(opened.link(1)).status_code == 200
    guest.get(opened.link("spectator").removeprefix(server.address))
    return host, friend, guest, opened


def acting(table: str, *browsers: Browser) -> tuple[Browser, dict[str, Any]]:
    """The player who is asked, and an answer that would be right."""
    for browser in browsers:
        state = browser.state(table)
        if any(asked["options"] for asked in state["asked"]):
            return browser, first_option(state)
    raise AssertionError("nobody is asked")


# Answering


@pytest.mark.parametrize("way", ["post", "socket"])
def test_nobody_answers_for_another_seat(server: Running, way: str) -> None:
    host, friend, guest, opened = seated(server)
    right, answer = acting(opened.table, host, friend)
    for browser in {id(host): host, id(friend): friend, id(guest): guest}.values():
        if browser is right:
            continue
        if way == "post":
            told = browser.says(opened.table, **answer)
        else:
            with browser.socket(opened.table) as socket:
                told = socket.say(**answer)
        assert (told["is"], told["code"]) == ("refused", "not-yours")
    assert host.state(opened.table)["table"]["answers"] == 0
    assert right.says(opened.table, **answer)["is"] == "done"


def test_a_browser_without_a_seat_is_sent_away(server: Running) -> None:
    _, _, _, opened = seated(server)
    stranger = server.browser()
    for path in ("state", "at/0", "save", "report", "links", "events", "wait?version=0"):
        assert stranger.get(f"/api/t/{opened.table}/{path}").status_code == 403, path
    assert stranger.get(opened.url).status_code == 403
    assert stranger.get(f"{opened.url}/replay").status_code == 403
    assert stranger.get(f"{opened.url}/board").status_code == 403
    assert stranger.says(opened.table, do="hint", seat=0)["code"] == "not-yours"
    assert stranger.post(f"/api/t/{opened.table}/continue", {"at": 0}).status_code == 403
    with stranger.socket(opened.table) as socket:
        assert socket.read()["code"] == "not-yours"


def test_a_table_that_does_not_exist_looks_like_one_that_is_closed(server: Running) -> None:
    stranger = server.browser()
    _, _, _, opened = seated(server)
    there, nowhere = (
        stranger.get(f"/api/t/{table}/state") for table in (opened.table, "abcdefghij")
    )
    assert (there.status_code, there.text) == (nowhere.status_code, nowhere.text)


def test_an_invented_cookie_opens_nothing(server: Running) -> None:
    _, _, _, opened = seated(server)
    for value in ("a" * 22, "", "../../etc/passwd", "host", "ż" * 22):
        stranger = server.browser()
        headers = {b"Cookie": f"emberhold={value}".encode()}
        answer = stranger.client.get(f"/api/t/{opened.table}/state", headers=headers)
        assert answer.status_code == 403


def test_only_the_host_gives_seats_away(server: Running) -> None:
    _, friend, guest, opened = seated(server)
    for browser in (friend, guest):
        told = browser.says(opened.table, do="seat", seat=0, who="bot", bot="random")
        assert told["code"] == "not-yours"


def test_a_spectator_changes_nothing(server: Running) -> None:
    _, _, guest, opened = seated(server)
    version = guest.state(opened.table)["version"]
    for frame in (
        {"do": "undo", "version": version, "seat": 0, "to": 0},
        {"do": "undo-turn", "version": version, "seat": 1},
        {"do": "undo-ask", "to": 0},
        {"do": "undo-reply", "yes": True},
        {"do": "hint", "seat": 0},
        {"do": "concede", "seat": 0},
        {"do": "show", "seat": 0},
        {"do": "pace", "bots": "slow"},
    ):
        assert guest.says(opened.table, **frame)["is"] == "refused", frame
    assert guest.state(opened.table)["version"] == version


# Seeing


def test_looking_with_somebody_elses_eyes_is_refused(server: Running) -> None:
    host, friend, guest, opened = seated(server, setup=CLOSED)
    for browser, foreign in ((host, 1), (friend, 0), (guest, 0), (guest, 1)):
        for path in ("state", "at/0", "wait", "events"):
            answer = browser.get(f"/api/t/{opened.table}/{path}?seat={foreign}")
            assert answer.status_code == 403, path
        assert browser.says(opened.table, do="show", seat=foreign)["code"] == "not-yours"
        with browser.socket(opened.table) as socket:
            assert socket.say(do="show", seat=foreign)["code"] == "not-yours"
        with browser.socket(opened.table, f"?seat={foreign}") as socket:
            assert socket.read()["code"] == "not-yours"


def test_a_hidden_hand_is_in_nobody_elses_traffic(server: Running) -> None:
    """Ashes: what a seat alone can name never reaches the others, by any way."""
    host, friend, guest, opened = seated(
        server, game="ashes", setup={"decks": ["the-iron-men", "the-mist-guardian"]}
    )
    secret = _hidden_names(host, opened.table) - _hidden_names(friend, opened.table)
    assert len(secret) > 5
    heard = []
    for browser in (friend, guest):
        with browser.socket(opened.table) as socket:
            socket.state()
            heard.append(json.dumps(socket.frames))
        for path in ("state", "at/0", "report", "wait?version=-1", "links", "save"):
            heard.append(browser.get(f"/api/t/{opened.table}/{path}").text)
    for name in secret:
        assert not any(f'"{name}"' in text for text in heard), name


def _hidden_names(browser: Browser, table: str) -> set[str]:
    """The cards offered to a seat for its first hand: nobody else may know which they are."""
    asked = [asked for asked in browser.state(table)["asked"] if asked["options"]]
    return {option["key"].partition(":")[2] for one in asked for option in one["options"]}


# Losing a seat


def test_revocation_reaches_pages_that_are_open(server: Running) -> None:
    host, friend, _, opened = seated(server)
    with friend.socket(opened.table) as socket:
        socket.state()
        host.post(f"/api/t/{opened.table}/links", {"revoke": 1})
        told = socket.until(lambda frame: frame["is"] == "refused")
        assert told["code"] == "not-yours"
        count = len(socket.frames)
        _, answer = acting(opened.table, host) if _is_asked(host, opened.table) else (host, None)
        if answer is not None:
            host.says(opened.table, **answer)
        with pytest.raises(Exception, match="4403"):
            socket.read()
        assert len(socket.frames) == count
    assert friend.says(opened.table, do="hint", seat=1)["code"] == "not-yours"


def _is_asked(browser: Browser, table: str) -> bool:
    return any(asked["options"] for asked in browser.state(table)["asked"])


def test_revocation_ends_streams_and_polls(server: Running) -> None:
    host, friend, _, opened = seated(server)
    with friend.client.stream("GET", f"/api/t/{opened.table}/events") as answer:
        lines = answer.iter_lines()
        next(line for line in lines if line.startswith("data: "))
        host.post(f"/api/t/{opened.table}/links", {"revoke": 1})
        rest = [line for line in lines if line.startswith("data: ")]
        assert [json.loads(line[6:])["code"] for line in rest] == ["not-yours"]
    assert friend.get(f"/api/t/{opened.table}/wait?version=1").status_code == 403


def test_spectators_can_be_sent_away(server: Running) -> None:
    host, _, guest, opened = seated(server)
    with guest.socket(opened.table) as socket:
        socket.state()
        host.post(f"/api/t/{opened.table}/links", {"revoke": "spectator"})
        socket.until(lambda frame: frame["is"] == "refused")
    assert guest.get(opened.url).status_code == 403


# Secrets


def test_secrets_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, friend, _, opened = seated(server)
        secrets = [link["url"].rpartition("/")[2] for link in opened.links]
        secrets += [browser.client.cookies["emberhold"] for browser in (host, friend)]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        stored = "\n".join(database.iterdump())
    database.close()
    assert opened.table in stored
    for secret in secrets:
        assert len(secret) == 22
        assert secret not in stored
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(secret.encode() in kept for secret in secrets)


def test_the_cookie_is_out_of_reach(server: Running) -> None:
    wish = {"game": "war-eternal", "players": 1, "seats": [{"who": "me"}]}
    answer = server.browser().post("/api/tables", wish)
    set_cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie
    assert "path=/" in set_cookie
    assert "secure" not in set_cookie


@pytest.mark.parametrize(("listens", "kept"), [("127.0.0.1", True), ("0.0.0.0", False)])
def test_a_planted_secret_is_not_taken_over(listens: str, kept: bool, tmp_path: Path) -> None:
    """Anyone who planted it would know it; on loopback it is another server of the same person."""
    planted = "planted" + "a" * 15
    wish = {"game": "war-eternal", "players": 1, "seats": [{"who": "me"}]}
    with running(tmp_path, settings_for(listens)) as server:
        victim, planter = server.browser(), server.browser()
        for browser in (victim, planter):
            browser.client.cookies.set("emberhold", planted, domain="127.0.0.1")
        answer = victim.post("/api/tables", wish)
        assert (planted in answer.headers["set-cookie"]) == kept
        state = planter.get(f"/api/t/{answer.json()['table']}/state")
        assert state.status_code == (200 if kept else 403)


def test_the_seed_never_leaves_before_the_end(tmp_path: Path) -> None:
    """A whole game over every way there is: the seed is in none of it until the game is over."""
    with running(tmp_path) as server:
        host, friend, guest, opened = seated(server, seed=SEED, setup={"difficulty": "extinction"})
        table = opened.table
        heard = _everything(table, host, friend, guest)
        with ExitStack() as stack:
            browsers = (host, friend, guest)
            sockets = [stack.enter_context(browser.socket(table)) for browser in browsers]
            for _ in range(10):
                browser, answer = acting(table, host, friend)
                heard.append(json.dumps(browser.says(table, **answer)))
            heard += _everything(table, host, friend, guest)
            host.says(table, do="pace", bots="instant")
            for seat, browser in enumerate((host, friend)):
                browser.says(table, do="seat", seat=seat, who="bot", bot="random")
            for socket in sockets:
                socket.until(lambda frame: frame.get("result"))
                before_the_end = [frame for frame in socket.frames if not frame.get("result")]
                assert len(before_the_end) > 10
                heard += [json.dumps(frame) for frame in before_the_end]
        assert not any(str(SEED) in text for text in heard)
        assert str(SEED) in host.get(f"/api/t/{table}/save").text


def _everything(table: str, *browsers: Browser) -> list[str]:
    """All that a browser can ask for about a table."""
    what = ("state", "at/0", "report", "save", "links", "wait?version=-1", "at/3?open=1")
    paths = (f"/t/{table}", "/api/tables", *(f"/api/t/{table}/{part}" for part in what))
    return [browser.get(path).text for browser in browsers for path in paths]


def test_strangers_and_spectators_do_not_say_who_plays(server: Running) -> None:
    host, friend, guest, opened = seated(server)
    to_bot = {"do": "seat", "seat": 1, "who": "bot", "bot": "novice"}
    again = {"do": "seat", "seat": 1, "who": "person"}
    for wish, browser in ((to_bot, host), (again, friend), (to_bot, friend), (again, friend)):
        for other in (guest, server.browser()):
            told = other.says(opened.table, **wish)
            assert (told["is"], told["code"]) == ("refused", "not-yours")
        assert browser.says(opened.table, **wish)["is"] == "done"
    told = friend.says(opened.table, do="seat", seat=0, who="bot", bot="novice")
    assert told["code"] == "not-yours"
    host.post(f"/api/t/{opened.table}/links", {"revoke": 1})
    assert friend.says(opened.table, **to_bot)["code"] == "not-yours"
