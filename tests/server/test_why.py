"""The page asks why something cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Browser, Running
from tests.server.test_security_seats import CLOSED, seated

Frame = dict[str, Any]


def dear(state: Frame) -> str:
    """A pile of the market that nobody can pay for without aether."""
    market = next(area for area in state["scene"]["areas"] if area["id"] == "market")
    return str(market["zones"][0]["id"])


def asked_and_other(server: Running) -> tuple[Browser, int, Browser, int, str]:
    """The player who is asked first with their seat, the other one, and the table."""
    host, friend, _, opened = seated(server)
    seat = host.state(opened.table)["asked"][0]["seat"]
    pair = [(host, 0), (friend, 1)]
    (mine, me), (theirs, they) = pair if seat == 0 else pair[::-1]
    return mine, me, theirs, they, opened.table


def test_the_reason_comes_by_socket_and_by_post_in_any_language(server: Running) -> None:
    mine, me, theirs, they, table = asked_and_other(server)
    before = mine.state(table)
    target = dear(before)
    by_post = mine.says(table, id="1", do="why", seat=me, target=target)
    assert by_post["is"] == "why"
    assert by_post["id"] == "1"
    assert "aether" in by_post["text"]
    with mine.socket(table) as socket:
        assert socket.say(id="1", do="why", seat=me, target=target) == by_post
        socket.say(do="language", lang="pl")
        assert "eteru" in socket.say(do="why", seat=me, target=target)["text"]
    waiting = theirs.says(table, do="why", seat=they, target=target)
    assert waiting["text"].startswith("It is not your turn")
    assert mine.state(table)["version"] == before["version"]


def test_what_can_be_chosen_has_no_reason(server: Running) -> None:
    mine, me, _, _, table = asked_and_other(server)
    options = mine.state(table)["asked"][0]["options"]
    target = next(option["pieces"][0] for option in options if option["pieces"])
    assert mine.says(table, do="why", seat=me, target=target)["text"] == ""


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"target": "no-such-thing"}, "illegal"),
        ({"target": ""}, "malformed"),
        ({"target": "x" * 201}, "malformed"),
        ({"target": "x" * 9000}, "too-long"),
        ({"target": 7}, "malformed"),
        ({"target": "market", "key": "end"}, "malformed"),
        ({"target": None}, "malformed"),
    ],
)
def test_a_wrong_message_is_refused(server: Running, wrong: Frame, code: str) -> None:
    mine, me, _, _, table = asked_and_other(server)
    refused = mine.says(table, do="why", seat=me, **wrong)
    assert (refused["is"], refused["code"]) == ("refused", code)


def test_only_for_a_seat_of_ones_own(server: Running) -> None:
    host, friend, guest, opened = seated(server)
    for browser, seat in ((host, 1), (friend, 0), (guest, 0), (server.browser(), 0), (host, 9)):
        refused = browser.says(opened.table, do="why", seat=seat, target="market")
        assert (refused["is"], refused["code"]) == ("refused", "not-yours")


def test_a_hidden_card_cannot_be_asked_about(server: Running) -> None:
    """Whether it is there or not, and whatever it is: the answer is the same."""
    host, friend, _, opened = seated(server, setup=CLOSED)
    own = [
        piece["id"]
        for area in friend.state(opened.table)["scene"]["areas"]
        for zone in area["zones"]
        if zone["id"] == "hand:1"
        for piece in zone["pieces"]
    ]
    assert own
    told = set()
    for target in (*own, "no-such-card.1"):
        answer = host.says(opened.table, id="1", do="why", seat=0, target=target)
        told.add((answer["code"], answer["text"].replace(target, "…")))
    assert len(told) == 1
