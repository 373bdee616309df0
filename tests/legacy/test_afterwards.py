"""After the campaign: finished mages in War Eternal, and chapters played singly (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.record.finished import FREE
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import CampaignError, Record, read_record
from emberhold.kernel.errors import EmberholdError, SetupError
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.legacy.support import record, world
from tests.support import keys, marks, rule


def over(players: int = 2, **parts: Any) -> Record:
    """A campaign that has been won to the end."""
    made = world(8, players, complete=True, lessons=["dezmodia"], **parts)
    for seat, mage in enumerate(made["mages"]):
        starters = [{"sticker": seat + 1, "name": "Żar"}, {"sticker": 5, "name": "Oro"}]
        mage.update(starters=starters, improved="second", mastery=4 + seat, flaws=3)
    made["mages"][0]["mastery"] = 1
    return read_record(record(made))


def guests(players: int = 2) -> list[dict[str, Any]]:
    return LEGACY.finished(over(players))


def at_random(table: Table, seed: int = 3) -> Table:
    dice = Dice(seed)
    while (question := table.question) is not None:
        table.take(question, question.choices[dice.below(len(question.choices))])
    return table


# Finished mages


@rule("LG-291", "LG-288", "LG-411")
def test_a_finished_mage_is_one_object() -> None:
    mage = guests()[0]
    assert (mage["name"], mage["sheet"], mage["mastery"]) == ("Arva", "bow", 1)
    assert mage["hand"] == ["bow-starter-1", "crystal", "crystal", "crystal", "spark"]
    assert mage["deck"] == ["crystal", "crystal", "bow-starter-2", "crystal", "spark"]
    assert mage["breaches"] == ["open", "D", "D", "R"]
    assert (mage["ability"], mage["improved"]) == (1, "second")


@rule("LG-288")
def test_an_unfinished_campaign_lends_no_mages() -> None:
    with pytest.raises(CampaignError) as refused:
        LEGACY.finished(read_record(record(world(8))))
    assert "not over" in refused.value.text("en")


@rule("LG-288", "LG-289", "LG-291")
def test_finished_mages_sit_down_to_war_eternal() -> None:
    wishes = {"guests": guests(), "mages": ["bow", "gex"], "nemesis": "gate-witch"}
    table = emberhold.open("war-eternal", 2, 7, wishes)
    first = table.state.players[0]
    assert table.view(0).area("player:0").name == "given:word-mage:Arva"
    assert sorted(card.slug for card in first.hand) == [
        "bow-starter-1",
        "crystal",
        "crystal",
        "crystal",
        "spark",
    ]
    assert first.charges == 1, "Ready Mind"
    assert first.mage.charges == 6
    assert len(first.breaches) == 4
    again = emberhold.loads(table.dumps()) if hasattr(emberhold, "loads") else table.fork()
    assert again.state.players[0].mage.slug == "bow"
    assert at_random(table).result is not None


@rule("LG-289")
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_of_guests_by_bots(players: int) -> None:
    lent = guests(players)
    wishes = {"guests": lent, "mages": [mage["sheet"] for mage in lent], "difficulty": "beginner"}
    table = emberhold.open("war-eternal", players, 5, wishes, record=False)
    bot = table.game.bot  # type: ignore[attr-defined]
    while (question := table.question) is not None:
        table.take(question, bot(table.state, question))
    assert table.result is not None


@pytest.mark.parametrize(
    "wrong",
    ["bow", [{}], [7], [{"sheet": "crown"}], 12, [{**guests()[0], "ability": 99}]],
    ids=["word", "nothing", "number", "sheet", "twelve", "ability"],
)
def test_what_is_not_a_finished_mage_is_refused(wrong: Any) -> None:
    with pytest.raises(EmberholdError):
        emberhold.open("war-eternal", 1, 7, {"guests": wrong, "mages": ["bow"]})


def test_nobody_sits_down_twice() -> None:
    with pytest.raises(SetupError):
        emberhold.open("war-eternal", 1, 7, {"guests": [guests()[0]] * 2, "mages": ["bow"]})


# Free play


def free(chapter: int, players: int = 2, **wishes: Any) -> Table:
    made = over(players).plain()
    return emberhold.open("legacy", players, 4, {"record": made, "chapter": chapter, **wishes})


@rule("LG-290", "LG-559", "LG-560")
@pytest.mark.parametrize("chapter", FREE)
@pytest.mark.parametrize("harder", [False, True])
def test_a_chapter_is_played_singly(chapter: int, harder: bool) -> None:
    table = free(chapter, harder=harder)
    assert table.state.max_gravehold == 30
    assert table.state.hard == harder
    player = table.state.players[0]
    lying = [card.slug for card in (*player.hand, *player.deck)]
    assert "flawed-crystal" not in lying
    at_random(table)
    assert table.result is not None
    assert table.state.world["basic"] == [], "nothing is written down"


@rule("LG-559")
@pytest.mark.parametrize("chapter", [1, 5, 9, True, "3"])
def test_two_nemeses_belong_to_the_campaign_only(chapter: Any) -> None:
    with pytest.raises(SetupError):
        free(chapter)


@rule("LG-559")
def test_bladius_comes_with_nine_cards_and_without_his_attack() -> None:
    table = free(2)
    own = [card.slug for card in table.state.nemesis_deck if card.nemesis == "bladius"]
    assert len(own) == 9
    assert "bladius-attacks" not in own


@rule("LG-560")
def test_there_are_no_lessons_outside_the_campaign() -> None:
    table = free(8)
    assert not any(key.startswith("lesson") for key in keys(table))


@rule("LG-290")
def test_the_increased_difficulty_of_the_sheets() -> None:
    assert marks(free(2, harder=True), "nemesis")["life"] == 90
    assert marks(free(2), "nemesis")["life"] == 40
    xaxos = free(8, harder=True).state.own
    assert len(xaxos.cards()) >= 10


@rule("LG-559", "LG-474")
def test_story_cards_are_not_read_outside_the_campaign() -> None:
    made = over().plain()
    position = {
        "turn": {"player": 0, "phase": "nemesis-draw"},
        "turn_order": {"deck": ["1", "1"]},
        "nemesis": {"deck": ["brama-infested", "command"]},
        "in_play": [],
    }
    table = emberhold.open("legacy", 2, 4, {"record": made, "chapter": 4}, position=position)
    assert table.question is None or table.question.topic != "either"
    assert "now:E56" not in table.state.world["read"]


@rule("LG-288")
def test_free_play_needs_a_finished_campaign() -> None:
    made = record(world(8))
    with pytest.raises(CampaignError):
        emberhold.open("legacy", 2, 4, {"record": made, "chapter": 3})


@rule("LG-288", "LG-290", "WE-342")
def test_everything_offered_afterwards_can_be_opened() -> None:
    offered = [left for left in LEGACY.afterwards(over()) if left.kind == "guests"]
    names = [left.id for left in offered]
    assert {"guests-gate-witch", "guests-rageborne", "guests-deathmind"} <= set(names)
    assert len(names) == len(set(names))
    for left in offered:
        table = emberhold.open(left.game, 2, 3, dict(left.wishes))
        assert table.state.nemesis.slug == left.wishes["nemesis"]
        assert table.state.players[0].mage.slug == "bow"
