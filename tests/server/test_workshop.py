"""The workshop's part of the server: drafts are looked at, packed, unpacked and tried."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes import foes
from emberhold.games.aeons_end.boxes.printed import printed
from emberhold.lab import once as once_played
from emberhold.language import LANGUAGES, speech
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents, read_box
from emberhold.parts.boxes.drafts import taken_apart
from emberhold.server.workshop import checking
from tests.server.serving import Running
from tests.support.waiting import until

RELIC: dict[str, Any] = {
    "kind": "card",
    "type": "relic",
    "name": {"en": "Ember Bell", "pl": "Dzwon Żaru"},
    "cost": 4,
    "play": [["gain_aether", 2], ["may", [["destroy_this"]], "then", [["gain_life", 3]]]],
    "picture": "forge 36 18 rays",
}
MAGE: dict[str, Any] = {
    "kind": "mage",
    "name": {"en": "Wenna"},
    "title": {"en": "Bell Keeper"},
    "ability_name": {"en": "Toll"},
    "hand": ["crystal", "crystal", "ember-bell"],
    "deck": ["crystal", "spark"],
    "breaches": ["open", "R", "R", "R"],
    "charges": 4,
    "ability": [["does", "any_ally", [["draw", 2]]]],
}
NEMESIS: dict[str, Any] = {
    "kind": "nemesis",
    "name": {"en": "Vess"},
    "life": 55,
    "difficulty": 5,
    "unleash": [["nemesis_gains_tokens", 1]],
    "card": [
        {"type": "attack", "tier": 1, "name": {"en": "Undertow"}, "effect": [["unleash"]]},
    ],
}


def draft(*things: dict[str, Any]) -> dict[str, Any]:
    return {"slug": "embers", "name": {"en": "Embers"}, "things": list(things)}


def check(server: Running, *things: dict[str, Any], at: int = 0, **more: Any) -> dict[str, Any]:
    wish = {"box": draft(*things), "at": at, **more}
    answer = server.browser().post("/api/workshop/check", wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_verb_on_the_shelf_has_a_sentence_or_a_name(server: Running, language: str) -> None:
    told = server.browser().get(f"/api/workshop?lang={language}").json()
    say = speech(language)
    for word, verb in told["words"].items():
        text = verb["text"] or say(f"web-workshop-joint-{word.replace('_', '-')}")
        assert text, word
        assert say(f"web-workshop-group-{verb['group']}")
        assert verb["new"][0] == word
    assert "deal" in told["texts"]["cast"]
    assert "unleash" not in told["texts"]["unleash"]
    assert "deal" not in told["texts"]["unleash"], "a nemesis deals no damage to itself"


def test_a_card_is_drawn_and_read_in_three_languages(server: Running) -> None:
    found = check(server, RELIC, texts={"play": RELIC["play"]})
    assert found["problem"] == ""
    assert found["faces"]["en"]["text"] == [
        "Gain 2 aether. You may destroy this card. If you do, gain 3 life."
    ]
    assert found["faces"]["pl"]["name"] == "Dzwon Żaru"
    assert found["faces"]["fr"]["name"] == "Ember Bell [en]"
    assert found["faces"]["en"]["art"] == "forge 36 18 rays"
    assert found["strips"]["play"] == ["Gain 2 aether.", "", "Destroy this card.", "Gain 3 life."]


def test_a_strip_with_an_empty_place_is_read_all_the_same(server: Running) -> None:
    texts = {"play": [["when", ["at_least", "your_charges", 2], []], ["draw", 2]]}
    found = check(server, {**RELIC, "play": [["draw", 2]]}, texts=texts)
    assert found["strips"]["play"] == ["you have 2 or more charges", "Draw two cards."]


def test_a_mage_is_read_with_the_cards_of_the_same_draft(server: Running) -> None:
    starter = {**RELIC, "starter": True}
    starter.pop("cost")
    found = check(server, starter, MAGE, at=1)
    assert found["problem"] == ""
    assert "Any ally draws two cards." in found["faces"]["en"]["text"]
    alone = check(server, MAGE)
    assert "ember-bell" in alone["problem"]


def test_a_nemesis_is_read_with_its_own_cards(server: Running) -> None:
    found = check(server, NEMESIS)
    assert found["problem"] == ""
    assert [card["name"] for card in found["cards"]] == ["Undertow"]


def test_everything_a_nemesis_does_is_on_its_sheet(server: Running) -> None:
    """Players are told of limits and of what happens besides its Unleash."""
    more = {
        "tokens": [2, 2],
        "least_tokens": [1, 1],
        "most_tokens": [4, 4],
        "exhaust_instead": [["gravehold_suffers", 3]],
        "out_of_cards": [["gravehold_suffers", 5]],
    }
    told = check(server, {**NEMESIS, **more})["faces"]["en"]["text"]
    assert told[-4:] == [
        "Nemesis tokens at least: 1",
        "Nemesis tokens at most: 4",
        "Instead of Unleash when a mage is exhausted: Gravehold suffers 3 damage.",
        "When the nemesis deck is empty: Gravehold suffers 5 damage.",
    ]
    assert not any("at most" in line for line in check(server, NEMESIS)["faces"]["en"]["text"])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"play": []}, "at least one clause"),
        ({"play": [["deal_damage", 2]]}, "deal_damage"),
        ({"play": [["unleash"]]}, "unleash"),
        ({"cost": 500}, "99"),
        ({"type": "corruption"}, "corruption"),
        ({"name": {"en": "<b>"}}, "<"),
        ({"name": {}}, "name"),
        ({"picture": "../etc/passwd"}, "picture"),
        ({"play": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}, "levels"),
        ({"cost": None}, "levels"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    server: Running, change: dict[str, Any], said: str
) -> None:
    found = check(server, {**RELIC, **change})
    assert said in found["problem"]
    assert "\n" not in found["problem"]
    assert "toml" not in found["problem"], "nobody has seen a file"
    assert found["thing"] == 0


def test_requests_of_another_shape_are_refused_in_one_line(server: Running) -> None:
    browser = server.browser()
    for body in ({}, {"box": 3, "at": 0}, {"box": draft(RELIC), "at": 99}):
        answer = browser.post("/api/workshop/check", body)
        assert answer.status_code == 400, answer.text
        assert "\n" not in answer.json()["error"]["text"]
    beyond = browser.post("/api/workshop/check", {"box": draft(RELIC), "at": 5})
    assert beyond.status_code == 400
    many = browser.post("/api/workshop/pack", {"box": draft(*[RELIC] * 71)})
    assert many.status_code == 400
    large = browser.post("/api/workshop/check", {"box": draft({"x": "y" * 70_000}), "at": 0})
    assert large.status_code == 413


def test_nothing_of_a_draft_that_was_looked_at_is_kept(server: Running) -> None:
    before = set(shelf._known())
    check(server, RELIC)
    check(server, {**RELIC, "play": [["deal", 1]]})
    # A full shelf lets its oldest box go for a draft: less may be left, never more.
    assert set(shelf._known()) <= before
    assert server.browser().get("/api/boxes").json()["offered"] == []


def test_variants_say_what_else_fits(server: Running) -> None:
    wish = {"text": "play", "clause": ["gain_aether", 2]}
    found = server.browser().post("/api/workshop/variants", wish).json()["variants"]
    said = {json.dumps(each["clause"]): each["text"] for each in found}
    only_gems = "Gain 2 aether that can only be used to gain a gem."
    assert said['["gain_aether", 2, "for_gem"]'] == only_gems
    assert len(said) == len(set(said.values())), "nothing is offered twice"
    told = (
        server.browser()
        .post("/api/workshop/variants", {"text": "play", "clause": ["gravehold_suffers", 1]})
        .json()["variants"]
    )
    offered = [each["clause"] for each in told]
    assert ["gravehold_suffers", "each_opened_breach"] in offered
    assert ["gravehold_suffers", "top_discard_cost"] not in offered, "no card has been discarded"
    text = [["does", "any_ally", [["reveal_hand"]]], ["deal", 1]]
    for path, named in (([0], False), ([1], True)):
        wish = {"text": "cast", "clause": ["deal", 1], "clauses": text, "path": path}
        told = server.browser().post("/api/workshop/variants", wish).json()["variants"]
        assert (["deal", "gems_in_that_hand"] in [each["clause"] for each in told]) == named
    odd = server.browser().post("/api/workshop/variants", {"text": "play", "clause": [[1]]})
    assert odd.json() == {"variants": []}
    deep: Any = "your_charges"
    for _ in range(200):
        deep = ["times", 2, deep]
    for clause in (["when", {"x": 1}, []], ["when", [], []], ["may", 3], ["either"]):
        told = server.browser().post("/api/workshop/variants", {"text": "cast", "clause": clause})
        assert told.status_code == 200, clause
    for clause in (["deal", deep], ["deal", *[1] * 19]):
        told = server.browser().post("/api/workshop/variants", {"text": "cast", "clause": clause})
        assert told.json() == {"variants": []}, clause


def test_whatever_is_in_a_draft_is_answered_in_words() -> None:
    """Every field of a good thing, with every odd value in it."""
    odd: list[Any] = [None, True, -1, 10**12, 2.5, "", "\x00", "\x7f", "a" * 300, [], [[]], {}]
    odd += [
        {"en": 3},
        {"xx": "y"},
        [["may"]],
        [["either", []]],
        [{"on": 1}],
        "draw",
        [["draw", ""]],
    ]
    for thing in (RELIC, MAGE, NEMESIS):
        for field in (*thing, "triggers", "x y"):
            for value in odd:
                found = checking.checked(draft({**thing, field: value}), 0, {"play": [value]}, "en")
                assert found.problem or set(found.faces) == {"en", "pl", "fr"}, (field, value)
                assert "\n" not in found.problem


def test_a_draft_is_packed_and_unpacked(server: Running, tmp_path: Path) -> None:
    browser = server.browser()
    packed = browser.post("/api/workshop/pack", {"box": draft(RELIC, NEMESIS)})
    assert packed.headers["content-disposition"] == 'attachment; filename="embers.emberbox"'
    path = tmp_path / "embers.emberbox"
    path.write_bytes(packed.content)
    assert isinstance(read_box(path), Contents)
    again = browser.post("/api/workshop/unpack", content=packed.content).json()["box"]
    assert again["things"] == [RELIC, NEMESIS]
    wrong = browser.post("/api/workshop/unpack", content=b"no box")
    assert wrong.status_code == 400
    assert "this is not a packed box" in wrong.text


def test_what_is_wrong_with_a_draft_names_the_thing(server: Running) -> None:
    wrong = {**RELIC, "name": {"en": "Broken Bell"}, "play": []}
    answer = server.browser().post("/api/workshop/pack", {"box": draft(RELIC, wrong)})
    assert answer.status_code == 400
    assert answer.json()["error"]["text"].startswith("Broken Bell cannot be used yet: ")


@pytest.mark.parametrize(
    ("things", "thing", "option"),
    [
        ((RELIC,), "ember-bell", "play:ember-bell"),
        ((MAGE | {"hand": ["crystal"] * 5},), "wenna", "ability"),
        ((NEMESIS,), "vess", ""),
        ((NEMESIS,), "undertow", ""),
    ],
)
def test_a_table_opens_with_the_thing_at_hand(
    server: Running, things: tuple[dict[str, Any], ...], thing: str, option: str
) -> None:
    browser = server.browser()
    answer = browser.post("/api/workshop/try", {"box": draft(*things), "thing": thing})
    assert answer.status_code == 200, answer.text
    state = browser.state(answer.json()["table"])
    names = json.dumps(state["scene"])
    assert thing in names
    if option:
        keys = [each["key"] for each in state["asked"][0]["options"]]
        assert any(key.startswith(option) for key in keys)


def test_the_examples_come_apart_and_together_again() -> None:
    for name in ("lantern-keeper", "hungry-tide"):
        found = taken_apart(read_box(Path("examples/boxes") / name))
        assert found["slug"] == name
        assert found["things"]


def test_a_card_of_ones_own_says_what_it_does_at_a_glance(server: Running) -> None:
    does = [[2, "aether"], [None, "destroy"], [3, "life"]]
    assert check(server, RELIC)["gist"]["does"] == does
    browser = server.browser()
    opened = browser.post("/api/workshop/try", {"box": draft(RELIC), "thing": "ember-bell"}).json()
    asked = f"/games/war-eternal/gists.json?table={opened['table']}"
    gists = browser.get(asked).json()
    mine = next(slug for slug in gists if slug.startswith("ember-bell-"))
    assert gists[mine]["does"] == does
    assert gists["crystal"] == {"does": [[1, "aether"]]}
    assert mine not in browser.get("/games/war-eternal/gists.json").json()
    assert server.browser().get(asked).status_code == 403, "only who is at the table"


# Judged


def test_prices_of_printed_cards_are_told(server: Running) -> None:
    """The middle half: most cards are neither among the cheapest nor among the most expensive."""
    usual = server.browser().get("/api/workshop").json()["usual"]
    assert set(usual) == {"gem", "relic", "spell"}
    for kind, (low, high) in usual.items():
        costs = [worth.cost for worth in printed() if worth.kind == kind]
        among = sum(low <= cost <= high for cost in costs)
        assert 2 * among >= len(costs) > among
    assert server.browser().get("/api/workshop?game=relic").json()["usual"] == {}


# Played through once


def once(server: Running, thing: str, *things: dict[str, Any], language: str = "en") -> Any:
    wish = {"box": draft(*things), "thing": thing}
    answer = server.browser().post(f"/api/workshop/once?lang={language}", wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_card_is_played_through_once(server: Running) -> None:
    """From a hand it is in, to the end of the game; and told from its first use on."""
    found = once(server, "ember-bell", RELIC, language="pl")
    assert found["problem"] == ""
    assert 0 < len(found["lines"]) <= 5
    assert "Dzwon" in found["lines"][0]
    assert found["ended"]


def test_a_game_that_stops_with_a_fault_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*_: Any) -> None:
        raise RuntimeError("out of ink")

    monkeypatch.setattr(once_played, "play_out", falls)
    packed = checking.packed(draft(RELIC), "en").packed()
    asked = {"box": b64encode(packed).decode(), "thing": "ember-bell", "bots": ["greedy"] * 2}
    found = once_played.answered({**asked, "language": "en"})
    assert found["problem"] == "The game with it stopped with an error: RuntimeError: out of ink"
    unknown = once_played.answered({**asked, "thing": "bell", "language": "en"})
    assert "ember-bell" in unknown["problem"]


def over(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a judgement that has ended; nothing before."""
    return {} if told["stage"] in ("waiting", "playing") else told


def judged_to_the_end(server: Running, box: dict[str, Any], thing: str) -> dict[str, Any]:
    """A judgement by four pairs, from its beginning to its end."""
    assays = server.app.hall.house.assays
    assays.pairs, before = 4, assays.pairs
    try:
        browser = server.browser()
        answer = browser.post("/api/workshop/judge", {"box": box, "thing": thing})
        assert answer.status_code == 200, answer.text
        place = f"/api/workshop/judge/{answer.json()['id']}"
        return until(lambda: over(browser.get(place).json()))
    finally:
        assays.pairs = before


def judged(server: Running, thing: str, *things: dict[str, Any]) -> dict[str, Any]:
    return judged_to_the_end(server, draft(*things), thing)


def test_a_card_is_judged_by_pairs_of_games(server: Running) -> None:
    found = judged(server, "ember-bell", RELIC)
    assert (found["stage"], found["problem"]) == ("done", "")
    assert found["played"] == found["total"] == 8
    assert found["with_it"]["games"] == found["without"]["games"] == 4
    assert found["low"] <= found["mean"] <= found["high"]
    assert {each["pairs"] for each in found["mages"]} <= {1, 2, 3, 4}
    assert sum(each["pairs"] for each in found["rivals"]) == 4, "each pair replaces one card"
    assert {each["name"] for each in found["rivals"]} <= {"Fiend Catcher", "Cairn Compass"} | {
        "Conclave Scroll",
        "Primordial Fetish",
        "Mage’s Totem",
        "Vortex Gauntlet",
    }
    price = found["price"]
    assert (price["cost"], len(price["cards"])) == (4, 12), "the relics of both boxes"
    assert price["low"] <= price["mean"] <= price["high"]
    assert {card["name"] for card in price["cards"]} >= {"Mage’s Totem", "Blasting Staff"}
    assert [row[0] for row in price["usual"]] == [2, 3, 4, 5, 6]
    assert "ember-bell" not in json.dumps(server.browser().get("/api/boxes").json())


def test_the_time_of_a_judgement_is_told_beforehand(server: Running) -> None:
    """By the games of the judgement before, as soon as there was one."""
    assays = server.app.hall.house.assays
    assert server.browser().get("/api/workshop").json()["seconds"] > 0
    found = judged(server, "ember-bell", RELIC)
    each = assays.of(found["id"]).told["seconds"]
    told = server.browser().get("/api/workshop").json()["seconds"]
    assert told == max(1, round(2 * assays.pairs * each))


def test_a_mage_is_judged_beside_the_printed_ones(server: Running) -> None:
    found = judged(server, "wenna", MAGE | {"hand": ["crystal"] * 5})
    assert found["stage"] == "done", found["problem"]
    assert sum(each["pairs"] for each in found["rivals"]) == 4


def test_a_nemesis_gets_its_curve_beside_the_printed_ones(server: Running) -> None:
    found = judged(server, "vess", NEMESIS)
    assert found["stage"] == "done", found["problem"]
    mine = [foe for foe in found["foes"] if foe["mine"]]
    assert [foe["rate"]["games"] for foe in mine] == [4]
    assert len(found["foes"]) == 5
    for foe in found["foes"]:
        shares = [share for _, share in foe["curve"]]
        assert shares == sorted(shares, reverse=True)
        assert shares[0] == 100


def test_a_judgement_is_stopped_and_another_may_begin(server: Running) -> None:
    browser = server.browser()
    wish = {"box": draft(RELIC), "thing": "ember-bell"}
    first = browser.post("/api/workshop/judge", wish).json()
    second = browser.post("/api/workshop/judge", wish)
    assert second.status_code == 429
    assert "already being judged" in second.text
    stopped = browser.post(f"/api/workshop/judge/{first['id']}/stop").json()
    assert stopped["stage"] == "stopped"
    third = browser.post("/api/workshop/judge", wish)
    assert third.status_code == 200
    browser.post(f"/api/workshop/judge/{third.json()['id']}/stop")


def test_an_operator_may_do_without_judgements(server: Running) -> None:
    assays = server.app.hall.house.assays
    assays.welcome = False
    try:
        wish = {"box": draft(RELIC), "thing": "ember-bell"}
        answer = server.browser().post("/api/workshop/judge", wish)
        assert answer.status_code == 400
        assert "This server does not judge drafts." in answer.text
        assert server.browser().get("/api/workshop").json()["judges"] is False
    finally:
        assays.welcome = True


def test_a_judgement_nobody_knows_is_said_in_one_line(server: Running) -> None:
    answer = server.browser().get("/api/workshop/judge/nothing")
    assert answer.status_code == 404
    assert "no longer available" in answer.text


def test_what_cannot_be_judged_is_said(server: Running) -> None:
    found = judged(server, "nothing-like-it", RELIC)
    assert found["stage"] == "failed"
    assert "nothing-like-it" in found["problem"]


def test_printed_cards_are_told_whole(server: Running) -> None:
    """As a draft holds them, in the language of the page; Relic has none of its own yet."""
    for language in LANGUAGES:
        browser = server.browser(**{"Accept-Language": language})
        told = browser.get("/api/workshop/beginnings?game=aeons-end").json()["cards"]
        assert told == list(foes.beginnings(language))
    assert server.browser().get("/api/workshop/beginnings?game=relic").json() == {"cards": []}
