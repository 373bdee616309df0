"""Positions: everything can be set by name, and what cannot be is said in one line."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from tests.relic.table import against, at, cards, log, lying, marks, where

LAID: dict[str, Any] = {
    "space": "bone-marsh",
    "life": 3,
    "strength": 7,
    "influence": 9,
    "level": 4,
    "hand": ["saints-aegis", "defy-fate"],
    "assets": ["oathblade", {"asset": "field-medkit", "charges": 1}],
    "trophies": ["ork-brawlers", "ork-brawlers"],
    "corruption": ["withered-hand", {"corruption": "lost-hours", "open": False}],
    "mission": {"mission": "take-initiative", "progress": [2]},
    "completed": 2,
    "tokens": 1,
}


def test_everything_a_character_has_is_set_by_name() -> None:
    table = at(phase="turn", p0=LAID, board={"bone-marsh": ["gnawing-swarm"]})
    values = marks(table, "player:0")
    assert where(table, 0) == "bone-marsh"
    assert (values["life"], values["strength"], values["level"]) == (3, 7, 4)
    assert values["influence"] == 9
    assert cards(table, "hand:0") == ["saints-aegis", "defy-fate"]
    assert cards(table, "assets:0") == ["oathblade", "field-medkit"]
    assert cards(table, "trophies:0") == ["ork-brawlers", "ork-brawlers"]
    assert cards(table, "mission:0") == ["take-initiative"]
    assert table.view(0).zone("completed:0").count == 2
    assert lying(table, "bone-marsh") == ["gnawing-swarm"]


def test_face_down_corruption_is_its_owners_secret() -> None:
    table = at(phase="turn", p0=LAID)
    mine = table.view(0).zone("corruption:0").pieces
    theirs = table.view(1).zone("corruption:0").pieces
    assert [piece.name for piece in mine] == [
        "relic-card-withered-hand",
        "relic-card-lost-hours",
    ]
    assert [piece.name for piece in theirs] == ["relic-card-withered-hand", None]


@pytest.mark.parametrize("copies", [1, 2])
def test_several_copies_can_be_discarded(copies: int) -> None:
    table = at(phase="turn", discards={"threat-red": ["grot-rabble"] * copies})
    assert table.view(0).zone("discard:0").count == copies
    assert len(set(table.state.decks[0].discard)) == copies


def test_a_copy_in_a_discard_pile_is_not_drawn_from_the_deck() -> None:
    given = {"threat-red": ["grot-rabble"]}
    table = at(phase="exploration", p0={"space": "outskirts"}, discards=given, decks=given)
    assert "Grot Rabble" in log(table)
    assert table.view(0).zone("discard:0").count == 1


def test_no_card_is_in_two_places() -> None:
    table = at(phase="turn", p0=LAID, p1={"hand": ["saints-aegis"]})
    assert cards(table, "hand:1", 1) == ["saints-aegis"]
    pieces = [*table.view(0).zone("hand:0").pieces, *table.view(1).zone("hand:1").pieces]
    assert len({piece.id for piece in pieces}) == 3


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"p0": {"space": "the-moon"}}, "the-moon"),
        ({"p0": {"life": 13}}, "13"),
        ({"p0": {"strength": -1}}, "players.0.strength"),
        ({"p0": {"cunning": 13}}, "players.0.cunning"),
        ({"p0": {"hand": ["oathblade"]}}, "oathblade"),
        ({"p0": {"assets": ["oathblade", "oathblade"]}}, "players.0.assets"),
        ({"p0": {"wealth": 3}}, "wealth"),
        ({"p0": {"corruption": ["swollen-arm"] * 6}}, "players.0.corruption"),
        ({"board": {"warp-rift": ["ork-warboss"]}}, "board.warp-rift"),
        ({"board": {"outskirts": ["saints-aegis"]}}, "saints-aegis"),
        ({"decks": {"threat-green": []}}, "threat-green"),
        ({"dice": [7]}, "7"),
        ({"p0": {"mission": {"mission": "take-initiative", "target": 4}}}, "4"),
        ({"board": {"outskirts": ["dire-avenger-squad"]}}, "board.outskirts"),
        ({"board": {"outskirts": [{"charges": 1}]}}, "board.outskirts"),
        ({"board": {"warp-rift": 5}}, "board.warp-rift"),
        ({"decks": {"relic": 5}}, "position.decks.relic"),
        ({"decks": {"relic": "oathblade"}}, "position.decks.relic"),
        ({"decks": {"relic": ["oathblade", "oathblade"]}}, "position.decks.relic"),
        ({"discards": {"relic": 5}}, "position.discards.relic"),
        ({"discards": ["oathblade"] * 3}, "position.discards"),
        ({"discards": {"relic": ["oathblade", "oathblade"]}}, "position.discards.relic"),
        (
            {"discards": {"relic": ["oathblade"]}, "decks": {"relic": ["oathblade"]}},
            "position.decks.relic",
        ),
        ({"p0": {"assets": [{"charges": 2}]}}, "players.0.assets"),
        ({"p0": {"corruption": [{"open": True}]}}, "players.0.corruption"),
        ({"p0": {"mission": {}}}, "players.0.mission"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(position: dict[str, Any], words: str) -> None:
    with pytest.raises(emberhold.EmberholdError) as refused:
        at(**position)
    said_in_one_line(refused.value, words)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"p1": {"hand": ["saints-aegis"]}}, "saints-aegis"),
        ({"p1": {"hand": ["greed"]}}, "greed"),
        ({"p0": {"hand": ["blood-trail"]}}, "blood-trail"),
        ({"p0": {"infamy": 3}}, "infamy"),
        ({"p1": {"mission": "take-initiative"}}, "mission"),
        ({"p1": {"corruption": ["swollen-arm"]}}, "corruption"),
        ({"p1": {"level": 10}}, "10"),
        ({"p1": {"space": "warp-rift"}}, "warp-rift"),
    ],
)
def test_a_nemesis_has_what_nemeses_have(position: dict[str, Any], words: str) -> None:
    with pytest.raises(emberhold.EmberholdError) as refused:
        against("moarn", **position)
    said_in_one_line(refused.value, words)


def said_in_one_line(error: emberhold.EmberholdError, words: str) -> None:
    for language in emberhold.LANGUAGES:
        assert len(error.text(language).splitlines()) == 1
    assert words in str(error)


@pytest.mark.parametrize(
    ("players", "setup", "words"),
    [
        (2, {"variant": "enemies"}, "2"),
        (3, {"variant": "duel"}, "3"),
        (5, {"scenario": "dark-alliance", "variant": "enemies"}, "dark-alliance"),
        (4, {"scenario": "dark-alliance"}, "dark-alliance"),
        (3, {"scenario": "shoulder-to-shoulder"}, "shoulder-to-shoulder"),
        (2, {"scenario": "the-mystery-behind"}, "the-mystery-behind"),
        (2, {"variant": "friends"}, "friends"),
        (2, {"sheets": ["ogryn", "ogre"]}, "ogre"),
        (2, {"sheets": ["moarn", "ogryn"]}, "moarn"),
        (2, {"roles": ["nemesis", "character"]}, "nemesis"),
        (2, {"roles": ["king", "character"]}, "king"),
        (2, {"rounds": 501}, "501"),
        (2, {"first": 3}, "3"),
        (7, {}, "7"),
        (1, {}, "1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(
    players: int, setup: dict[str, Any], words: str
) -> None:
    with pytest.raises(emberhold.EmberholdError) as refused:
        emberhold.open("relic", players, 1, setup)
    for language in emberhold.LANGUAGES:
        told = refused.value.text(language)
        assert len(told.splitlines()) == 1
        assert 10 < len(told) < 600
    assert words in str(refused.value)
