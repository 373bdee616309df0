"""Tables by link: opening, seats, spectators, other devices, files, continuing from a moment."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import emberhold
from emberhold.language import LANGUAGES
from tests.golden.replaying import path_of
from tests.server.serving import Browser, Opened, Running, first_option


def plays(browser: Browser, table: str, answers: int) -> None:
    """Answer for all seats of this browser, always with the first option."""
    for _ in range(answers):
        told = browser.says(table, **first_option(browser.state(table)))
        assert told["is"] == "done", told


# Opening


def test_the_host_of_a_table_sits_there_and_gets_links_for_the_others(
    server: Running,
) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", "bot")
    assert [link["seat"] for link in opened.links] == [1, "spectator"]
    state = host.state(opened.table)
    assert state["you"] == {"seats": [0], "host": True, "spectator": False, "showing": 0}
    assert [seat["who"] for seat in state["seats"]] == ["person", "open", "bot"]


def test_a_link_comes_with_a_picture_of_itself(server: Running) -> None:
    for link in server.browser().opens("me", "friend").links:
        picture = ElementTree.fromstring(link["qr"])
        assert picture.tag.endswith("svg")
        assert "style" not in link["qr"]
        assert link["url"].startswith(f"{server.address}/s/")


def test_several_seats_can_be_mine(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    assert host.state(table)["you"]["seats"] == [0, 1]
    one, other = (host.state(table, seat=seat) for seat in (0, 1))
    assert (one["you"]["showing"], other["you"]["showing"]) == (0, 1)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "war-eternal", "players": 2, "seats": [{"who": "me"}]}, "seats"),
        ({"game": "chess", "players": 2}, "game"),
        ({"game": "ashes", "players": 1}, "players"),
        ({"players": 2}, "game"),
        (
            {"game": "ashes", "players": 2, "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]},
            "seats",
        ),
        ({"save": "Dear Mazahaedron,\n"}, "save"),
    ],
)
def test_a_table_that_cannot_be_says_why(server: Running, wish: object, said: str) -> None:
    answer = server.browser().post("/api/tables", wish)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert said in (error.get("field"), "save")
    assert said == "save" or error["text"].endswith((".", "?"))


def test_a_save_file_becomes_a_table(server: Running) -> None:
    saved = emberhold.load(path_of("gate-witch-2-beginner-won"))
    saved.undo(10)
    host = server.browser()
    seats = [{"who": "me"}, {"who": "hot-seat"}]
    opened = host.post("/api/tables", {"save": saved.dumps(), "seats": seats}).json()
    assert host.state(opened["table"])["table"]["answers"] == len(saved.answers)
    assert (
        host.get(f"/api/t/{opened['table']}/save").text.split("\n\n")[1:]
        == (saved.dumps().split("\n\n")[1:])
    )


# Links


def test_a_seat_link_is_good_once_and_for_the_same_browser_ever_after(server: Running) -> None:
    opened = server.browser().opens("me", "friend")
    friend, stranger = server.browser(), server.browser()
    path = opened.link(1).removeprefix(server.address)
    assert "join.js" in friend.get(path).text
    assert friend.takes(opened.link(1)).json()["url"] == opened.url
    assert friend.state(opened.table)["you"]["seats"] == [1]
    again = friend.get(path)
    assert (again.status_code, again.headers["location"]) == (303, opened.url)
    refused = stranger.get(path)
    assert refused.status_code == 410
    assert "has been used" in refused.text
    assert stranger.takes(opened.link(1)).status_code == 403
    assert stranger.get(f"/api/t/{opened.table}/state").status_code == 403


def test_looking_at_a_link_does_not_use_it_up(server: Running) -> None:
    """Messengers fetch every link they show."""
    opened = server.browser().opens("me", "friend")
    path = opened.link(1).removeprefix(server.address)
    for _ in range(3):
        assert server.browser().get(path).status_code == 200
    assert server.browser().takes(opened.link(1)).status_code == 200


def test_a_spectator_link_is_for_many(server: Running) -> None:
    opened = server.browser().opens("me", "friend")
    for _ in range(3):
        guest = server.browser()
        answer = guest.get(opened.link("spectator").removeprefix(server.address))
        assert answer.headers["location"] == opened.url
        assert guest.state(opened.table)["you"]["spectator"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/s/nothing", "/s/" + "a" * 22, "/t/nothing", "/nowhere", "/new/go"]
)
def test_a_wrong_address_is_a_page_that_leads_home(
    server: Running, path: str, language: str
) -> None:
    answer = server.browser(**{"Accept-Language": language}).get(path)
    assert answer.status_code in (403, 404)
    assert f'<html lang="{language}">' in answer.text
    assert 'href="/"' in answer.text


def test_a_new_link_takes_the_seat_from_the_person_who_had_it(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend")
    first, second = server.browser(), server.browser()
    first.takes(opened.link(1))
    made = host.post(f"/api/t/{opened.table}/links", {"make": 1}).json()["link"]
    assert first.get(f"/api/t/{opened.table}/state").status_code == 403
    assert second.takes(made["url"]).status_code == 200
    assert second.state(opened.table)["you"]["seats"] == [1]
    assert "no longer valid" in first.get(opened.link(1).removeprefix(server.address)).text


def test_a_second_device_gets_everything_the_first_has(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "hot-seat", "friend")
    link = host.post(f"/api/t/{opened.table}/links", {"make": "device"}).json()["link"]["url"]
    telephone = server.browser()
    assert telephone.takes(link).status_code == 200
    assert telephone.state(opened.table)["you"] == host.state(opened.table)["you"]
    assert server.browser().takes(link).status_code == 403
    assert host.state(opened.table)["you"]["seats"] == [0, 1]


def test_a_revoked_seat_cannot_be_had_through_another_device(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "friend")
    friend.takes(opened.link(1))
    link = friend.post(f"/api/t/{opened.table}/links", {"make": "device"}).json()["link"]["url"]
    assert host.post(f"/api/t/{opened.table}/links", {"revoke": 1}).json() == {"revoked": True}
    assert server.browser().takes(link).status_code == 403


def test_only_the_host_sees_and_changes_links(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "friend")
    friend.takes(opened.link(1))
    path = f"/api/t/{opened.table}/links"
    told = host.get(path).json()
    assert [(seat["taken"], seat["open"]) for seat in told["seats"]] == [(True, False)] * 2
    assert not re.search(r"/s/", host.get(path).text)
    assert friend.get(path).status_code == 403
    assert friend.post(path, {"make": 0}).status_code == 403
    assert friend.post(path, {"revoke": "spectator"}).status_code == 403
    assert host.post(path, {"make": 1, "revoke": 1}).status_code == 400
    assert host.post(path, {}).status_code == 400
    assert host.post(path, {"make": 7}).status_code == 400


# Looking


def test_a_browser_finds_its_tables_again(server: Running) -> None:
    host = server.browser()
    tables = [host.opens("me", "bot").table, host.opens("me", "hot-seat").table]
    told = host.get("/api/tables").json()
    assert {row["table"] for row in told["running"]} == set(tables)
    assert told["finished"] == []
    assert server.browser().get("/api/tables").json() == {"running": [], "finished": []}


def test_a_finished_game_is_listed_as_such_and_can_be_seen_openly(server: Running) -> None:
    saved = path_of("gate-witch-2-beginner-won").read_text(encoding="utf-8")
    host = server.browser()
    seats = [{"who": "me"}, {"who": "friend"}]
    table = host.post("/api/tables", {"save": saved, "seats": seats}).json()["table"]
    told = host.get("/api/tables").json()
    assert [row["table"] for row in told["finished"]] == [table]
    assert host.get(f"/api/t/{table}/at/5?open=1").status_code == 200
    other = host.get(f"/api/t/{table}/at/5?seat=1").json()
    assert (other["you"]["seats"], other["you"]["showing"]) == ([0], 1)
    assert host.get(f"/api/t/{table}/at/5?seat=2").status_code == 403


def test_after_the_end_everybody_may_look_with_the_eyes_of_each_seat(server: Running) -> None:
    saved = path_of("gate-witch-2-beginner-won").read_text(encoding="utf-8")
    host, guest = server.browser(), server.browser()
    seats = [{"who": "me"}, {"who": "friend"}]
    opened = Opened(**host.post("/api/tables", {"save": saved, "seats": seats}).json())
    guest.get(opened.link("spectator").removeprefix(server.address))
    for browser in (host, guest):
        for seat in (0, 1):
            past = browser.get(f"/api/t/{opened.table}/at/5?seat={seat}")
            assert past.status_code == 200
            assert past.json()["you"]["showing"] == seat
        assert browser.get(f"/api/t/{opened.table}/at/5?seat=7").status_code == 403


def test_the_past_can_be_looked_at(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    plays(host, table, 3)
    past = host.get(f"/api/t/{table}/at/1").json()
    assert (past["moment"], past["asked"]) == (1, [])
    assert host.get(f"/api/t/{table}/at/99").status_code == 400
    assert host.get(f"/api/t/{table}/at/1?open=1").status_code == 403


def test_a_game_continues_from_a_moment_as_a_new_table(server: Running) -> None:
    host = server.browser()
    table = host.opens("me", "hot-seat").table
    plays(host, table, 4)
    new = host.post(f"/api/t/{table}/continue", {"at": 2}).json()["table"]
    assert new != table
    state = host.state(new)
    assert state["table"]["answers"] == 2
    assert state["you"]["host"]
    assert state["you"]["seats"] == [0, 1]
    assert host.state(table)["table"]["answers"] == 4


def test_a_save_file_is_for_whoever_holds_all_seats(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    alone, shared = host.opens("me", "hot-seat"), host.opens("me", "friend")
    friend.takes(shared.link(1))
    saved = host.get(f"/api/t/{alone.table}/save")
    assert "attachment" in saved.headers["content-disposition"]
    assert emberhold.loads(saved.text).answers == []
    for browser in (host, friend):
        assert browser.get(f"/api/t/{shared.table}/save").status_code == 403
        trial = browser.post(f"/api/t/{shared.table}/continue", {"at": 0}).json()["table"]
        assert browser.get(f"/api/t/{trial}/save").status_code == 403, "what is dealt anew"


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_pages_are_there(server: Running, language: str) -> None:
    words = server.browser().get(f"/words/{language}.json").json()
    assert all(id.startswith("web-") for id in words)
    assert server.browser().get("/words/de.json").status_code == 404


def test_the_language_is_chosen_from_the_browser_and_then_kept(server: Running) -> None:
    browser = server.browser(**{"Accept-Language": "de;q=0.9, fr-CA;q=0.8, pl;q=0.2"})
    assert '<html lang="fr">' in browser.get("/s/nothing").text
    assert browser.client.cookies["lang"] == "fr"
    browser.client.cookies.set("lang", "pl", domain="127.0.0.1", path="/")
    assert '<html lang="pl">' in browser.get("/s/nothing").text


# Free undo


def test_free_undo_against_a_friend_is_refused_beside_its_field(server: Running) -> None:
    host = server.browser()
    seats = [{"who": "me"}, {"who": "friend"}]
    wish = {"game": "ashes", "players": 2, "seats": seats, "options": {"undo": "free"}}
    answer = host.post("/api/tables", wish)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["field"] == "undo"
    assert "\n" not in error["text"]
    assert host.get("/api/tables").json()["running"] == []
    hot = {**wish, "seats": [{"who": "me"}, {"who": "hot-seat"}]}
    assert host.post("/api/tables", hot).status_code == 200


def test_free_undo_ends_with_the_link_of_an_opponent(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "hot-seat", game="ashes", options={"undo": "free"})
    state = host.state(opened.table)
    assert host.says(opened.table, **first_option(state))["is"] == "done"
    ours = host.post(f"/api/t/{opened.table}/links", {"make": "device"}).json()["link"]["url"]
    assert server.browser().takes(ours).status_code == 200
    assert host.state(opened.table)["notices"] == []
    link = host.post(f"/api/t/{opened.table}/links", {"make": 1}).json()["link"]["url"]
    assert friend.takes(link).status_code == 200
    notice, dealt = host.state(opened.table)["notices"]
    assert notice["text"].startswith("Free undo has ended")
    assert "dealt again" in dealt["text"]
