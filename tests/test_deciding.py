"""What decided a finished game, worked out from its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import emberhold
from emberhold.games.deciding import Decided, _Record, decided
from emberhold.games.decisive import Blow
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import restart
from tests.golden.replaying import path_of


def told(name: str) -> tuple[emberhold.Table, Decided]:
    table = emberhold.load(path_of(name))
    found = decided(table)
    assert found is not None
    return table, found


def marks(table: emberhold.Table, area: str) -> dict[str, Any]:
    return dict(table.view(None).area(area).marks)


def test_curves_begin_full_and_end_as_the_table_does() -> None:
    table, found = told("gate-witch-2-beginner-won")
    assert found.start == {"nemesis": 60, "gravehold": 35, "player:0": 12, "player:1": 12}
    assert found.most == found.start
    last = found.stretches[-1].levels
    assert last == {id: marks(table, id)["life"] for id in found.most}
    assert [stretch.round for stretch in found.stretches] == sorted(
        stretch.round for stretch in found.stretches
    )
    assert len(found.stretches) == marks_of_scene(table)["turn"]


def marks_of_scene(table: emberhold.Table) -> dict[str, Any]:
    return dict(table.view(None).marks)


def test_damage_adds_up_to_what_everybody_lost() -> None:
    table, found = told("gate-witch-2-beginner-won")
    at_nemesis = [
        blow.amount
        for stretch in found.stretches
        for blow, _ in stretch.blows
        if blow.to == "nemesis"
    ]
    assert sum(at_nemesis) >= 60  # the last blow may be more than was left
    assert sum(at_nemesis[:-1]) < 60
    at_city = sum(
        blow.amount
        for stretch in found.stretches
        for blow, _ in stretch.blows
        if blow.to == "gravehold"
    )
    assert at_city == 35 - marks(table, "gravehold")["life"]
    assert set(found.totals) == {"player:0", "player:1", "nemesis"}
    assert found.totals["player:0"]["card-kindle"] > 0


def test_the_turning_point_names_a_round_somebody_and_what_happened() -> None:
    table, found = told("gate-witch-2-beginner-won")
    moment = found.moments[found.turning]
    assert moment.change == max(each.change for each in found.moments)
    assert moment.blow is not None
    assert moment.blow.to == "nemesis"
    assert found.stretches[moment.place].by == moment.blow.by
    assert "Gate Witch" in table.game.line(moment.line).text("en")
    places = [each.place for each in found.moments]
    assert places == sorted(places)


def test_of_a_duel_the_chances_are_the_winners() -> None:
    table, found = told("ashes-2-siren-viros-printed")
    assert table.result is not None
    assert found.seats == table.result.winners == (0,)
    assert found.before is not None
    assert 0 < found.before < 1
    assert found.stretches[-1].chance == 1.0
    assert found.stretches[-1].levels["player:1"] == 0
    lost = {seat: 20 - found.stretches[-1].levels[f"player:{seat}"] for seat in (0, 1)}
    dealt = {id: sum(parts.values()) for id, parts in found.totals.items()}
    assert dealt == {"player:0": 18, "player:1": lost[0]}


def test_a_race_is_told_by_levels_and_what_was_gained() -> None:
    table, found = told("relic-3-the-eye-closes")
    levels = {id: marks(table, id)["level"] for id in found.most}
    assert found.stretches[-1].levels == levels
    ids = [moment.line.id for moment in found.moments]
    assert "relic-log-relic" in ids
    assert ids[found.turning] == "relic-log-confronts"


def test_a_defeat_turned_where_the_chances_fell() -> None:
    table, found = told("magus-of-cloaks-4-at-random")
    assert table.result is not None
    assert not table.result.winners
    assert found.stretches[-1].chance == 0.0
    if found.turning >= 0:
        assert found.moments[found.turning].change < 0


def test_a_chapter_of_a_campaign_is_told_like_any_game() -> None:
    _, found = told("legacy-2-initiation")
    assert found.start["gravehold"] == 30
    assert found.turning == -1  # it was never in doubt


@pytest.mark.parametrize("name", ["ashes-3-draft", "relic-2-duel", "hollow-crown-3-beginner-won"])
def test_every_moment_has_a_public_line(name: str) -> None:
    _, found = told(name)
    assert found.moments
    assert all(moment.line.seat is None for moment in found.moments)
    assert found.turning < len(found.moments)


def test_nothing_is_told_of_an_unfinished_game() -> None:
    assert decided(emberhold.open("war-eternal", players=1, seed=3)) is None


@pytest.mark.parametrize(
    ("by", "to", "good"),
    [
        ("player:0", "nemesis", True),
        ("nemesis", "nemesis", True),
        ("nemesis", "player:0", False),
        ("player:0", "player:0", False),
        ("player:0", "minion", True),
        ("nemesis", "minion", False),
    ],
)
def test_a_blow_is_good_by_whom_it_hurts_and_else_by_whose_it_is(
    by: str, to: str, good: bool
) -> None:
    """Those with a gauge are ours or foes; of anything else counts who did it."""
    game = emberhold.GAMES["war-eternal"]
    assert game.decisive is not None
    record = _Record(game, game.decisive, (0,))
    record.most = {"player:0": 10, "gravehold": 30, "nemesis": 70}
    assert record.weight(Blow(by, to, 7), change=0.1)[0] is good
    assert record.weight(Blow(by, to, 7), change=-0.1)[0] is not good


@pytest.mark.parametrize(
    ("name", "counted", "held"),
    [
        ("gate-witch-2-beginner-won", "ending-yield-aether", lambda player: player.aether),
        (
            "ashes-2-iron-men-mist-guardian",
            "ending-yield-dice",
            lambda player: sum(player.exhausted),
        ),
    ],
)
def test_what_came_in_is_counted_and_what_went_out_is_not(
    name: str, counted: str, held: Callable[[Any], int]
) -> None:
    table, found = told(name)
    again = restart(table.game, table.header)
    had = [held(player) for player in again.state.players]
    came = [0] * table.players
    for line in table.answers:
        seat, key = seat_and_key(line)
        again.answer(key, seat)
        for place, player in enumerate(again.state.players):
            now = held(player)
            came[place] += max(0, now - had[place])
            had[place] = now
    amounts = found.yields[counted]
    assert all(0 < least <= amounts[f"player:{seat}"] for seat, least in enumerate(came))


def test_damage_is_told_apart_by_whom_it_hit() -> None:
    _, found = told("gate-witch-2-beginner-won")
    assert list(found.numbers) == [
        "ending-turns",
        "ending-struck-nemesis",
        "ending-struck-minions",
        "ending-yield-aether",
    ]
    for mage in ("player:0", "player:1"):
        struck = sum(amounts.get(mage, 0) for amounts in found.struck.values())
        assert struck == sum(found.totals[mage].values())
    assert sum(found.struck["ending-struck-nemesis"].values()) >= 60


def test_a_target_nobody_hit_is_not_counted() -> None:
    _, found = told("ashes-2-siren-viros-printed")
    assert found.struck == {}


def test_turns_are_counted_for_everybody() -> None:
    _, found = told("gate-witch-2-beginner-won")
    assert set(found.turns) == {"nemesis", "player:0", "player:1"}
    assert sum(found.turns.values()) == len(found.stretches)
