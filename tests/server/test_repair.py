"""Repairs with everybody's consent: asked in words, agreed by all, kept through everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emberhold.server.house.people.opening import Wanted
from tests.legacy.campaigning import SEED
from tests.server import legacy
from tests.server.houses import BOTH, a_house, frame, game, tell
from tests.server.serving import Browser, Opened, Running, first_option, running


def two(served: Running, game: str = "war-eternal") -> tuple[Browser, Browser, Opened]:
    one, other = served.browser(), served.browser()
    opened = one.opens("me", "friend", game=game)
    other.takes(opened.link(1))
    return one, other, opened


def fixable(browser: Browser, table: str, language: str = "en") -> list[dict[str, Any]]:
    answer = browser.get(f"/api/t/{table}/repair?lang={language}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def asks(browser: Browser, table: str, *fixes: tuple[str, int]) -> dict[str, Any]:
    state = browser.state(table)
    wish = {"version": state["version"], "seat": state["you"]["seats"][0], "fixes": fixes}
    return browser.says(table, do="repair-ask", **wish)


def replies(browser: Browser, table: str, yes: bool = True) -> dict[str, Any]:
    return browser.says(table, do="repair-reply", version=browser.state(table)["version"], yes=yes)


def plays(browser: Browser, table: str, answers: int = 1) -> None:
    for _ in range(answers):
        done = browser.says(table, **first_option(browser.state(table)))
        assert done["is"] == "done", done


def now(browser: Browser, table: str, path: str) -> int:
    return next(int(each["now"]) for each in fixable(browser, table) if each["path"] == path)


def test_a_repair_is_told_in_words_and_happens_when_all_have_agreed(served: Running) -> None:
    one, other, opened = two(served)
    table = opened.table
    assert asks(one, table, ("gravehold", 12), ("players.1.life", 3))["is"] == "done"
    assert now(one, table, "gravehold") == 30
    pending = other.state(table, lang="pl")["repair"]
    assert pending["lines"] == ["Życie Gravehold: 30 → 12", "Gracz 2 · Życie: 10 → 3"]
    assert (pending["by"], pending["waiting"]) == (0, [1])
    assert one.says(table, do="repair-reply", version=99, yes=True)["is"] == "refused"
    assert replies(other, table)["is"] == "done"
    assert (now(one, table, "gravehold"), now(one, table, "players.1.life")) == (12, 3)
    state = other.state(table)
    assert state["repair"] is None
    assert state["table"]["repaired"] == [state["table"]["answers"]]
    assert any("agreed to a repair" in each["text"] for each in state["notices"])


def test_a_declined_repair_changes_nothing(served: Running) -> None:
    one, other, opened = two(served)
    asks(one, opened.table, ("gravehold", 12))
    replies(other, opened.table, yes=False)
    state = one.state(opened.table)
    assert (state["repair"], state["table"]["repaired"]) == (None, [])
    assert now(one, opened.table, "gravehold") == 30
    assert replies(other, opened.table)["is"] == "refused"


def test_an_answer_meanwhile_ends_the_wish(served: Running) -> None:
    one, other, opened = two(served)
    asks(one, opened.table, ("gravehold", 12))
    acting = next(
        each
        for each in (one, other)
        if any(asked["options"] for asked in each.state(opened.table)["asked"])
    )
    plays(acting, opened.table)
    assert one.state(opened.table)["repair"] is None


def test_bots_agree(served: Running) -> None:
    one = served.browser()
    table = one.opens("me", "bot").table
    done = asks(one, table, ("players.1.charges", 2))
    assert done["is"] == "done", done
    assert one.state(table)["table"]["repaired"] != []


@pytest.mark.parametrize("game", ["war-eternal", "aeons-end", "legacy", "ashes", "relic"])
def test_a_restart_finds_the_repaired_table_again(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as served:
        one = served.browser()
        table = one.opens("hot-seat", "hot-seat", game=game).table
        plays(one, table, 4)
        first = next(each for each in fixable(one, table) if each["most"] > each["least"])
        other = first["most"] if first["now"] == first["least"] else first["least"]
        asks(one, table, (first["path"], other))
        plays(one, table, 2)
        before = one.state(table)
        cookies = dict(one.client.cookies)
    with running(tmp_path) as served:
        one = served.browser()
        one.client.cookies.update(cookies)
        after = one.state(table)
        assert after["scene"] == before["scene"]
        assert after["table"]["repaired"] == before["table"]["repaired"] != []
        assert "\nemberhold" not in one.get(f"/api/t/{table}/save").text
        saved = one.get(f"/api/t/{table}/save").text
        again = one.post(
            "/api/tables",
            {"save": saved, "seats": [{"who": "hot-seat"}, {"who": "hot-seat"}]},
        ).json()
        assert one.state(again["table"])["table"]["repaired"] == after["table"]["repaired"]


def test_nobody_undoes_beyond_a_repair(served: Running) -> None:
    one = served.browser()
    table = one.opens("hot-seat", "hot-seat").table
    plays(one, table, 3)
    asks(one, table, ("gravehold", 9))
    at = one.state(table)["table"]["answers"]
    assert at > 0
    refused = one.says(table, do="undo-ask", to=0)
    assert refused["is"] == "refused"
    plays(one, table)
    assert one.says(table, do="undo-ask", to=at)["is"] == "done"
    assert now(one, table, "gravehold") == 9


def test_what_is_hidden_or_compared_cannot_be_set(served: Running) -> None:
    one, other, opened = two(served, "ashes")
    refused = asks(one, opened.table, ("players.1.hand", 1))
    assert refused["is"] == "refused"
    assert "players.1.wounds" in refused["text"]
    watching = served.browser()
    watching.get(opened.link("spectator"))
    assert watching.get(f"/api/t/{opened.table}/repair").status_code == 403
    assert [each["path"] for each in fixable(one, opened.table)] == [
        each["path"] for each in fixable(other, opened.table)
    ]
    lesson = one.post(
        "/api/puzzles", {"puzzle": one.get("/api/puzzles").json()["games"][0]["puzzles"][0]["id"]}
    ).json()["table"]
    assert one.get(f"/api/t/{lesson}/repair").status_code == 400


def test_a_repaired_game_counts_nowhere(served: Running) -> None:
    one = served.browser()
    opened = one.opens("me", "hot-seat", game="ashes")
    table = opened.table
    path = next(each["path"] for each in fixable(one, table) if each["path"].endswith("wounds"))
    asks(one, table, (path, 2))
    while (state := one.state(table))["result"] is None:
        seat = next(asked["seat"] for asked in state["asked"] if asked["options"])
        done = one.says(table, do="concede", version=state["version"], seat=seat)
        assert done["is"] == "done", done
    (row,) = one.get("/api/tables").json()["finished"]
    assert row["result"]["repaired"] == 1
    (game,) = one.get("/api/history").json()["games"]
    assert game["kind"] == "repaired"
    refused = one.post(f"/api/t/{table}/analysis")
    assert "set by hand" in refused.json()["error"]["text"]


async def test_the_chronicle_of_a_campaign_says_which_chapter_was_repaired(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("legacy", 2, SEED))
        wish = {"version": await house.version(table), "seat": 0, "fixes": [("gravehold", 11)]}
        await tell(house, table, BOTH, frame("r", "repair-ask", **wish))
        for number, key in enumerate(legacy.answers(0)):
            seat = (await game(house, table)).questions[0].seat
            said = frame(f"a{number}", "answer", seat=seat, key=key)
            assert (await tell(house, table, BOTH, said))["is"] == "done"
        assert await house.campaigns.next_chapter(table, BOTH)
        told = await house.campaigns.chronicle(campaign, BOTH, "en")
        assert [chapter.repaired for chapter in told.chapters] == [True, False]


# Cards


def test_a_card_is_moved_by_hand_and_told_in_words(served: Running) -> None:
    one, other, opened = two(served)
    table = opened.table
    moves = [each for each in fixable(one, table, "fr") if each["move"]]
    crystal = next(each for each in moves if each["path"] == "players.1.hand-to-discard.crystal")
    assert crystal["move"] == {"what": "Cristal", "source": "Main", "target": "Défausse"}
    done = asks(one, table, (crystal["path"], 2), ("players.0.deck-to-hand", 1))
    assert done["is"] == "done", done
    assert other.state(table, lang="pl")["repair"]["lines"] == [
        "Gracz 2 · Kryształ: Ręka → Stos kart odrzuconych × 2",
        "Gracz 1 · Karty z wierzchu: Talia → Ręka",
    ]
    replies(other, table)
    zones = {
        zone["id"]: zone["count"]
        for area in one.state(table)["scene"]["areas"]
        for zone in area["zones"]
    }
    assert (zones["discard:1"], zones["hand:0"]) == (2, 6)


def from_hand(browser: Browser, table: str) -> set[str]:
    """The moves out of a hand that a browser is told of."""
    return {each["path"] for each in fixable(browser, table) if ".hand-to" in each["path"]}


def test_nobody_names_a_card_they_cannot_see(served: Running) -> None:
    one, other, opened = two(served, "ashes")
    table = opened.table
    hands = [from_hand(browser, table) for browser in (one, other)]
    for _ in range(40):
        if hands[0]:
            break
        acting = next(
            browser
            for browser in (one, other)
            if any(asked["options"] for asked in browser.state(table)["asked"])
        )
        plays(acting, table)
        hands = [from_hand(browser, table) for browser in (one, other)]
    assert min(len(hands[0]), len(hands[1])) >= 5
    assert all(path.startswith("players.0.") for path in hands[0])
    assert all(path.startswith("players.1.") for path in hands[1])
    for path in hands[1]:
        refused = asks(one, table, (path, 1))
        assert refused["is"] == "refused"
        assert not any(known in refused["text"] for known in hands[1] - {path})
    assert one.get(f"/api/t/{table}/repair?seat=1").status_code == 403


def test_changes_that_do_not_fit_together_are_refused(served: Running) -> None:
    one = served.browser()
    table = one.opens("hot-seat", "hot-seat").table
    found = [each for each in fixable(one, table) if "-to-breach-" in each["path"]]
    twice = [each for each in found if each["path"].startswith("players.0.hand-to-breach-1")]
    assert len(twice) == 1
    refused = asks(one, table, (twice[0]["path"], 1), (twice[0]["path"], 1))
    assert "do not fit together" in refused["text"]
    assert one.state(table)["table"]["repaired"] == []
