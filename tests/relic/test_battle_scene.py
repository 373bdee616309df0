"""A battle on the table: what counts adds up, and what is foretold of a die is what comes."""

from __future__ import annotations

import pytest

from emberhold.kernel.scene import Area
from emberhold.kernel.table import Table
from tests.relic.table import against, asks, at, log, play, rule, topic

_ENDS = {"win": "wins", "tie": "ties", "loss": "loses"}


def battle(table: Table) -> Area:
    return table.view(0).area("battle")


def faces(table: Table) -> list[str]:
    return str(battle(table).marks.get("faces", "")).split()


def step(table: Table) -> str:
    track = battle(table).tracks[0]
    return str(track.steps[track.markers[0].step].name)


def warboss(strength: int, *dice: int, hand: tuple[str, ...] = ("spoils-of-war",)) -> Table:
    """In a battle against a Warboss that has rolled a 2, with a card that may be a number."""
    return at(
        p0={"space": "outskirts", "strength": strength, "hand": list(hand)},
        board={"outskirts": ["ork-warboss"]},
        dice=[2, *dice],
    )


@rule("R-086", "R-087", "R-088", "R-091")
@pytest.mark.parametrize("strength", range(1, 12))
def test_every_face_comes_out_as_foretold(strength: int) -> None:
    told = faces(warboss(strength))
    assert len(told) == 6
    for face, meaning in enumerate(told, start=1):
        table = play(warboss(strength, face, 1), "roll")
        if topic(table) == "roll-battle":
            assert meaning in ("again", "win"), face
            assert len(faces(table)) == 6, "the die that a six throws is foretold as well"
            continue
        assert f"{_ENDS[meaning]} the battle" in log(table), face


@rule("R-086")
def test_a_six_wins_where_whatever_follows_it_is_enough() -> None:
    """The die that it throws shows 1 at least."""
    foe = int(warboss(1).view(0).zone("side:foe").marks["score"])
    assert faces(warboss(foe - 6))[5] == "win"
    assert faces(warboss(foe - 7))[5] == "again"


@rule("R-107")
def test_a_card_says_what_its_number_would_make_of_the_battle() -> None:
    table = warboss(8, hand=("grisly-trophy", "storm-of-blades", "defy-fate"))
    while topic(table) != "roll-battle":
        play(table, "done")
    question = asks(table)
    for choice in question.choices:
        said = question.foretold(choice)
        if choice[0] == "roll":
            assert said is None
            continue
        number = choice[1].power
        assert said is not None
        assert said.text("en").startswith(str(8 + number)), said.text("en")
        meaning = faces(table)[number - 1]
        ends = {"win": "you win", "tie": "a tie", "loss": "you lose", "again": "another die"}
        assert said.text("en").endswith(ends[meaning])


@rule("R-083", "R-115")
def test_what_a_side_counts_is_told_by_name_and_adds_up() -> None:
    table = at(
        sheets=["sanctioned-psyker", "ogryn"],
        p0={
            "space": "outskirts",
            "strength": 1,
            "hand": ["defy-fate"],
            "assets": ["siege-maul", "boarding-chainblade", "guard-veteran"],
        },
        board={"outskirts": ["ork-warboss"]},
        dice=[1, 5],
    )
    assert step(table) == "relic-step-prepare"
    play(table, "gear:siege-maul@1")
    while topic(table) != "roll-battle":
        play(table, "done")
    assert step(table) == "relic-step-own"
    view = table.view(0)
    names = [piece.name for piece in view.zone("counts:mine").pieces]
    assert names[0] == "relic-strength"
    assert "relic-card-siege-maul" in names
    assert "relic-card-boarding-chainblade" not in names
    for side in ("mine", "foe"):
        counted = sum(int(piece.marks["value"]) for piece in view.zone(f"counts:{side}").pieces)
        thrown = sum(int(piece.id[-1]) for piece in view.zone(f"dice:{side}").pieces)
        assert counted + thrown == view.zone(f"side:{side}").marks["score"]
    assets = {piece.id: piece.marks.get("idle", False) for piece in view.zone("assets:0").pieces}
    assert assets["boarding-chainblade.1"]
    assert not assets["siege-maul.1"]
    assert not assets["guard-veteran.1"]


@rule("R-086")
def test_a_die_that_burst_lies_there_before_the_next_one_falls() -> None:
    table = play(warboss(4, 6), "roll")
    assert topic(table) == "roll-battle"
    view = table.view(0)
    assert [piece.id[-1] for piece in view.zone("dice:mine").pieces] == ["6"]
    assert view.zone("side:mine").marks["score"] == 10


@rule("R-189", "R-191", "R-193")
def test_nothing_is_foretold_before_the_other_side_has_rolled() -> None:
    table = against(
        "moarn",
        "ratling-sniper",
        phase="exploration",
        p0={"space": "ash-crater", "hand": ["defy-fate"]},
        p1={"space": "ash-crater", "hand": ["blood-trail"]},
        dice=[3, 3],
    )
    play(table, "attack:1")
    seen: dict[str, int] = {}
    while topic(table) == "roll-battle":
        seen[step(table)] = len(faces(table))
        play(table, "roll")
    assert seen.get("relic-step-nemesis", 0) == 0
    assert seen["relic-step-character"] == 6
