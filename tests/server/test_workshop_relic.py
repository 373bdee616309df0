"""The workshop for Relic: Threat cards and characters, put together from the verbs of the book."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhold.games.relic.boxes import fits, palette
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.effects.book import read
from emberhold.kernel.errors import SetupError
from emberhold.language import LANGUAGES, speech
from emberhold.parts.boxes.contents import Contents, read_box
from emberhold.parts.boxes.drafts import taken_apart, written_out
from emberhold.server.workshop import checking
from tests.server.serving import Running
from tests.server.test_workshop import judged_to_the_end

ENEMY: dict[str, Any] = {
    "kind": "card",
    "type": "enemy",
    "deck": "threat-red",
    "name": {"en": "Gate Breakers", "pl": "Łamacze Bram"},
    "attribute": "strength",
    "value": 5,
    "effect": {"reward": [["gain_influence", 2]], "penalty": [["lose_life", 1]]},
}
CHARACTER: dict[str, Any] = {
    "kind": "character",
    "name": {"en": "Pathfinder"},
    "attributes": {"strength": 3, "willpower": 3, "cunning": 3},
    "life": 4,
    "start": "ultramar-emissary",
    "asset_limit": 4,
    "power_limit": {"0": 2},
    "track": [["strength", "influence"]] * 12,
    "special_name": {"en": "Old Maps"},
    "special": [["gain_influence", 1]],
    "ability": [
        {
            "name": {"en": "First in the Field"},
            "once": "turn",
            "effect": {"when:win_battle": [["gain_influence", 1]]},
        }
    ],
}


def draft(*things: dict[str, Any]) -> dict[str, Any]:
    box = {"game": "relic", "slug": "gates", "name": {"en": "Gates"}}
    return {**box, "things": list(things)}


def check(server: Running, *things: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = server.browser().post("/api/workshop/check", {"box": draft(*things), "at": 0, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_on_the_shelf_has_a_sentence_or_a_name(server: Running, language: str) -> None:
    told = server.browser().get(f"/api/workshop?game=relic&lang={language}").json()
    say = speech(language)
    for word, verb in told["words"].items():
        assert verb["text"] or say(f"web-workshop-joint-{word.replace('_', '-')}")
        assert say(f"web-workshop-group-{verb['group']}")
        assert verb["new"][0] == word
    assert list(told["engines"]) == ["aeons-end", "relic"]
    assert all(told["lists"]["moment"].values())
    assert "battle_bonus" in told["texts"]["asset always"]
    assert "battle_bonus" not in told["texts"]["event resolve"], "an event is not a battle"


def test_what_is_offered_for_a_text_is_taken_by_its_reader() -> None:
    """Every verb of the shelf, and every variant of it, fits the text it is offered for."""
    for text in ("enemy reward", "event resolve", "asset always", "character prepare", "special"):
        kind, moment = palette.texts()[text]
        for word in palette.fitting()[text]:
            new = palette.words("en")[word]["new"]
            offered = palette.variants(text, new, "en")
            assert offered, (text, word)
            for variant in offered:
                whole = [_filled(variant["clause"])]
                assert read(whole, text).sentence(speech("pl"))
                assert list(fits.misfits(kind, moment, whole)) == [], (text, variant)


def _filled(clause: list[Any]) -> list[Any]:
    """With something in every empty place, as a box writes it."""
    whole = [[["gain_influence", 1]] if isinstance(part, list) else part for part in clause]
    numbers = clause[0] == "explode_on"
    return clause if numbers else ["choose", whole[1:]] if clause[0] == "choose" else whole


def test_a_threat_card_is_drawn_and_read_in_three_languages(server: Running) -> None:
    texts = {
        "effect:reward": [["choose", [["gain_life", 1]], []]],
        "effect:penalty": [["if", "influence>=3", []], ["lose_life", 1]],
    }
    found = check(server, ENEMY, texts=texts)
    assert found["problem"] == ""
    assert found["faces"]["en"]["text"] == ["Reward: Gain 2 influence.", "Penalty: Lose 1 Life."]
    assert found["faces"]["pl"]["name"] == "Łamacze Bram"
    assert found["strips"]["effect:reward"] == ["", "Gain 1 Life."]
    assert found["strips"]["effect:penalty"] == ["you have 3 or more influence", "Lose 1 Life."]


def test_a_character_is_read_with_its_abilities(server: Running) -> None:
    found = check(server, CHARACTER)
    assert found["problem"] == ""
    text = " ".join(found["faces"]["en"]["text"])
    assert "First in the Field" in text
    assert "Old Maps" in text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"effect": {"reward": [["battle_bonus", 2]]}}, "battle_bonus"),
        ({"effect": {"resolve": [["gain_life", 1]]}}, "resolve"),
        ({"value": 0}, "value"),
        ({"deck": "wargear"}, "wargear"),
        ({"kind": "mage"}, "mage"),
    ],
)
def test_what_is_wrong_is_said(server: Running, change: dict[str, Any], said: str) -> None:
    found = check(server, {**ENEMY, **change})
    assert said in found["problem"]
    assert found["faces"] == {}


def test_a_game_without_boxes_is_refused_by_name(server: Running) -> None:
    visitor = server.browser()
    for answer in (
        visitor.get("/api/workshop?game=ashes"),
        visitor.post("/api/workshop/check", {"box": {**draft(ENEMY), "game": "ashes"}, "at": 0}),
        visitor.post("/api/workshop/variants", {"game": "ashes", "text": "a", "clause": []}),
    ):
        assert answer.status_code == 400, answer.text
        assert "ashes" in answer.json()["error"]["text"]


def _asks_me(frame: dict[str, Any]) -> bool:
    """Whether there is something to answer here; a bot may have been asked before."""
    return frame["is"] == "state" and any(asked["options"] for asked in frame["asked"])


@pytest.mark.parametrize("thing", ["gate-breakers", "pathfinder"])
def test_a_thing_of_relic_is_tried_packed_and_opened_again(server: Running, thing: str) -> None:
    visitor = server.browser()
    box = draft(ENEMY, CHARACTER)
    tried = visitor.post("/api/workshop/try", {"box": box, "thing": thing})
    assert tried.status_code == 200, tried.text
    with visitor.socket(tried.json()["table"]) as socket:
        state = socket.until(_asks_me)
    if thing == "pathfinder":
        assert thing in json.dumps(state["scene"])
    packed = visitor.post("/api/workshop/pack", {"box": box})
    again = visitor.post("/api/workshop/unpack", content=packed.content).json()["box"]
    assert again["game"] == "relic"
    assert [each["kind"] for each in again["things"]] == ["card", "character"]


def test_the_example_comes_apart_and_together_again() -> None:
    contents = read_box(Path("examples/boxes/bell-below"))
    apart = taken_apart(contents)
    maker = checking.maker(apart["game"])
    again: Contents = written_out(apart, maker.own.engine)
    opened = maker.own.open(again)
    assert {entry.kind for entry in opened.entries} == {"enemy", "event", "encounter", "scenario"}
    assert taken_apart(again) == apart


def test_a_character_is_judged_beside_the_printed_ones(server: Running) -> None:
    found = judged_to_the_end(server, draft(ENEMY, CHARACTER), "pathfinder")
    assert (found["stage"], found["problem"]) == ("done", "")
    assert found["played"] == found["total"] == 8
    assert found["with_it"]["games"] == found["without"]["games"] == 4
    assert found["low"] <= found["mean"] <= found["high"]
    assert sum(each["pairs"] for each in found["rivals"]) == 4, "each pair replaces one character"
    names = {speech("en")(sheet.message_id) for sheet in RELIC_BOX.characters.values()}
    assert {each["name"] for each in found["rivals"]} <= names
    assert (found["mages"], found["foes"], found["price"]) == ([], [], None)


def test_what_can_be_judged_is_told_with_the_time_of_its_own_game(server: Running) -> None:
    """A judgement of one game says nothing about how long another game takes."""
    visitor, assays = server.browser(), server.app.hall.house.assays
    told = visitor.get("/api/workshop?game=relic").json()
    assert told["judged"] == ["character", "event", "enemy", "encounter", "asset"]
    other = visitor.get("/api/workshop").json()["seconds"]
    found = judged_to_the_end(server, draft(CHARACTER), "pathfinder")
    each = assays.of(found["id"]).told["seconds"]
    assert visitor.get("/api/workshop?game=relic").json()["seconds"] == max(
        1, round(2 * assays.pairs * each)
    )
    assert visitor.get("/api/workshop").json()["seconds"] == other


def test_a_threat_card_is_judged_by_those_who_meet_it(server: Running) -> None:
    found = judged_to_the_end(server, draft(ENEMY, CHARACTER), "gate-breakers")
    assert (found["stage"], found["problem"]) == ("done", "")
    assert found["played"] == found["total"] == 8
    meeting = found["meeting"]
    assert meeting["rate"]["games"] == 4
    assert 0 < meeting["rate"]["won"] == found["with_it"]["games"] == found["without"]["games"]
    names = [measure["name"] for measure in meeting["measures"]]
    assert names == ["Life", "Influence", "Trophies", "Levels", "Corruption"]
    for measure in meeting["measures"]:
        mean, low, high = measure["span"]
        assert low <= mean <= high
    printed = [card for card in RELIC_BOX.cards.values() if card.type == "enemy" and not card.deck]
    assert {card["slug"] for card in meeting["cards"]} <= {card.slug for card in printed}
    assert meeting["cards"], "the printed enemies of the red deck were met"
    assert (found["rivals"], found["mages"], found["price"]) == ([], [], None)


def test_why_a_judgement_failed_is_told_in_the_readers_language(server: Running) -> None:
    found = judged_to_the_end(server, draft(CHARACTER), "stranger")
    assert found["stage"] == "failed"
    why = SetupError("error-box-thing", given="stranger", known="pathfinder", nearest="")
    for language in LANGUAGES:
        told = server.browser().get(f"/api/workshop/judge/{found['id']}?lang={language}").json()
        assert told["problem"] == why.text(language)


def test_a_character_of_a_box_is_chosen_in_the_picker(server: Running) -> None:
    """What is picked is held against the box it is from, and the code tells the box."""
    visitor = server.browser()
    packed = visitor.post("/api/workshop/pack", {"box": draft(CHARACTER)})
    name = visitor.post("/api/boxes", content=packed.content).json()["name"]
    told = visitor.get(f"/api/fields/relic?box={name}").json()["fields"]
    fields = {field["id"]: field for field in told}
    each = next(value["then"] for value in fields["sheets"]["values"] if value["then"])
    own = next(value for value in each["values"] if value["label"] == "Pathfinder")
    mine = own["value"]
    assert own["box"] == name, "where it can be read"
    assert visitor.get(f"/api/card/relic/{mine}?box={name}").status_code == 200
    sheets = {"via": "each", "is": [mine, "deal"]}
    wish = {"game": "relic", "players": 2, "setup": {"boxes": ["relic", name], "sheets": sheets}}
    told = visitor.post("/api/setup", wish).json()
    assert (told["ok"], told["why"]) == (True, "")
    friend = server.browser()
    shared = friend.get(f"/api/code/{told['code']}").json()
    assert (shared["game"], shared["setup"]) == ("relic", wish["setup"])
    assert friend.opens("me", "bot", **{**wish, "setup": shared["setup"]}).table
    opened = visitor.opens("me", "bot", **wish)
    assert mine in json.dumps(visitor.state(opened.table)["scene"])
