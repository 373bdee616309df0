"""Setting up, and what cannot be set up (sections 1 to 3)."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.relic.cards import BY_DECK, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.map.board import IN_AREA, SPACES
from emberhold.games.relic.terms import DECKS
from emberhold.kernel.errors import SetupError
from tests.relic.table import marks, rule


def opened(players: int, seed: int = 1, **setup: Any) -> emberhold.Table:
    return emberhold.open("relic", players, seed, setup)


@rule("R-010", "R-011", "R-012")
def test_the_box_is_complete() -> None:
    sizes = {name: sum(c.often for c in cards) for name, cards in zip(DECKS, BY_DECK, strict=True)}
    assert sizes["corruption"] == 30
    assert sizes["mission"] == 24
    assert sizes["power"] == 36
    assert sizes["relic"] == 25
    assert sizes["wargear"] == 48
    assert sizes["imperium"] == 50
    assert [sizes[f"threat-{colour}"] for colour in ("red", "blue", "yellow")] == [71, 71, 71]
    assert [sizes[name] for name in DECKS[-4:]] == [15, 15, 15, 15]
    assert (len(CHARACTERS), len(NEMESES), len(SCENARIOS)) == (12, 4, 9)


@rule("R-018", "R-020", "R-021", "R-022", "R-023", "R-024", "R-025", "R-030")
def test_two_sheets_are_dealt_and_one_is_kept() -> None:
    table = opened(2)
    assert [question.seat for question in table.questions] == [0, 1]
    offered = table.questions[0].options.keys()
    assert len(offered) == 2
    assert table.view(1).zone("dealt:0").pieces == ()
    for question in table.questions:
        table.answer(question.options.keys()[0], question.seat)
    sheet = CHARACTERS[offered[0].removeprefix("sheet:")]
    values = marks(table, "player:0")
    assert values["level"] == 0
    assert values["life"] == sheet.life
    assert values["space"] == f"space:{SPACES[sheet.start].slug}"
    assert table.view(0).zone("mission:0").count == 1
    assert table.view(0).zone("mission:1").count == 1


@rule("R-023", "R-024", "R-108", "R-152")
def test_hands_are_hidden() -> None:
    table = opened(2, sheets=["commissar", "ogryn"])
    assert marks(table, "player:0")["influence"] == 3
    mine, theirs = table.view(0).zone("hand:0"), table.view(1).zone("hand:0")
    assert (mine.count, len(mine.pieces)) == (2, 2)
    assert (theirs.count, len(theirs.pieces)) == (2, 0)


@rule("R-026", "R-047", "R-048")
def test_characters_go_first_then_nemeses() -> None:
    table = opened(5, variant="enemies", scenario="the-mystery-beyond", seed=3)
    order = table.state.order
    roles = [table.state.figures[seat].nemesis for seat in order]
    assert roles == [False, False, False, True, True]


@rule("R-027", "R-028", "R-029", "R-015", "R-227")
@pytest.mark.parametrize(
    ("players", "setup", "words"),
    [
        (7, {}, "2, 3, 4, 5, 6"),
        (2, {"variant": "enemies"}, "3 to 6"),
        (3, {"variant": "duel"}, "2 players"),
        (3, {"scenario": "shoulder-to-shoulder"}, "shoulder-to-shoulder"),
        (5, {"variant": "enemies", "scenario": "dark-alliance"}, "dark-alliance"),
        (2, {"roles": ["nemesis", "character"]}, "nemesis"),
        (2, {"sheets": ["moarn", "ogryn"]}, "moarn"),
        (2, {"sheets": ["ogryn", "ogryn"]}, "ogryn"),
        (3, {"first": 5}, "5"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    players: int, setup: dict[str, Any], words: str
) -> None:
    with pytest.raises(SetupError) as refused:
        opened(players, **setup)
    for language in emberhold.LANGUAGES:
        assert len(refused.value.text(language).splitlines()) == 1
    assert words in str(refused.value)


@rule("R-028")
@pytest.mark.parametrize(("players", "nemeses"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_how_many_nemeses_there_are(players: int, nemeses: int) -> None:
    table = opened(players, variant="enemies", scenario="the-mystery-beyond")
    assert sum(figure.nemesis for figure in table.state.figures) == nemeses


@rule("R-031", "R-033", "R-034", "R-035", "R-036", "R-032")
def test_a_nemesis_begins_with_its_own_deck() -> None:
    table = opened(2, variant="duel", roles=["character", "nemesis"], sheets=["ogryn", "luxuria"])
    values = marks(table, "player:1")
    assert (values["infamy"], values["life"], values["willpower"]) == (0, 4, 4)
    assert "strength" not in values
    assert values["space"] == "space:seers-stones"
    deck = table.state.figures[1].sheet.deck
    assert table.view(0).zone(f"deck:{deck}").count == 15


@rule("R-210", "R-229")
def test_teams_of_six_have_three_nemeses_without_a_choice() -> None:
    table = opened(6, variant="enemies", scenario="dark-alliance")
    figures = table.state.figures
    assert sum(figure.nemesis for figure in figures) == 3
    assert all(figures[f.partner].nemesis != f.nemesis for f in figures)
    asked = {question.seat for question in table.questions}
    assert asked == {figure.seat for figure in figures if not figure.nemesis}


@rule("R-006", "R-007", "R-037", "R-038", "R-039", "R-040", "R-041", "R-042", "R-045", "R-046")
def test_the_board_has_its_three_rings() -> None:
    tiers = [sum(space.tier == tier for space in SPACES) for tier in range(4)]
    assert tiers == [24, 16, 8, 1]
    assert [len(area) for area in IN_AREA] == [5, 5, 5, 5, 3, 3, 3, 3]
    for space in SPACES:
        shown = bool(space.icon_count) + (space.box is not None) + (space.entered is not None)
        assert shown == 1, space
    corners = [space for space in SPACES if space.corner]
    assert len(corners) == 8
    assert all(space.area < 0 for space in corners)


@rule("R-238")
def test_the_last_round_decides() -> None:
    table = opened(2, sheets=["commissar", "ogryn"], rounds=1)
    while table.question is not None:
        table.answer(table.question.options.keys()[-1])
    assert table.result is not None
    assert table.result.reason in ("time", "confrontation")
