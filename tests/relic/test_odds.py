"""The chances of a fight for every answer: cards played for their text, weapons, dice again."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bench import odds
from emberhold.games import game_named
from emberhold.games.relic.fight.under_way import WON
from emberhold.kernel.table import Table
from tests.relic.table import asks, at, play, rule

HAND = ["combat-drugs", "breaching-charge", "storm-of-blades", "steady-hand", "defy-fate"]


def warboss(strength: int = 6, **traits: Any) -> Table:
    """About to battle a Warboss of Strength 9 that has not rolled yet."""
    mine = {"space": "outskirts", "strength": strength, "hand": HAND, **traits.pop("p0", {})}
    return at(p0=mine, board={"outskirts": ["ork-warboss"]}, **traits)


def shares(table: Table, seat: int = 0) -> dict[str, tuple[int, ...]]:
    return {each.key: each.shares for each in table.foresight(seat) if each.shares}


@rule("R-084", "R-086", "R-087", "R-106")
def test_every_card_has_its_chances_before_anybody_rolls() -> None:
    """Six against nine: as one is, with 2 more, with 4 more, and with three dice for one."""
    assert shares(warboss()) == {
        "done": (16, 7, 77),
        "play:combat-drugs": (31, 12, 57),
        "play:breaching-charge": (57, 12, 31),
        "play:storm-of-blades": (80, 5, 15),
    }


def test_chances_are_written_in_words_too() -> None:
    (drugs,) = [each for each in warboss().foresight(0) if each.key == "play:combat-drugs"]
    assert drugs.text.text("en") == "By the dice alone: win 31, tie 12, lose 57 of 100."


def _counted(table: Table, key: str, faces: range = range(1, 6)) -> dict[str, int]:
    """How many pairs of dice without a 6 are won: both are laid out and the battle is fought."""
    found = {"won": 0, "all": 0}
    for foe, mine in product(faces, faces):
        fought = warboss(8, dice=[foe, mine])
        fought.answer(key)
        battle = fought.state.battle
        assert battle is not None
        while not battle.over:
            fought.answer("roll" if asks(fought).topic == "roll-battle" else "done")
        found["won"] += battle.outcome == WON
        found["all"] += 1
    return found


@rule("R-087", "R-106")
@pytest.mark.parametrize("key", ["done", "play:combat-drugs", "play:breaching-charge"])
def test_chances_agree_with_battles_that_are_fought(key: str) -> None:
    """Sixes decide at most 31 in 100 pairs; the others are fought one by one."""
    fought = _counted(warboss(8), key)
    told = shares(warboss(8))[key][0]
    surely = 100 * fought["won"] / 36
    assert surely <= told + 1
    assert told <= surely + 31


@rule("R-107")
def test_a_die_thrown_again_has_the_chances_of_all_its_faces() -> None:
    table = play(warboss(dice=[3, 4]), "done")
    rolled = shares(table)["roll"]
    play(table, "roll")
    now = shares(table)
    assert now["done"] == (0, 0, 100)
    assert now["play:defy-fate"] == rolled


@rule("R-083")
def test_a_weapon_has_its_chances_where_it_is_declared() -> None:
    """It gives 1 more and wins ties."""
    table = warboss(p0={"assets": ["talon-blade"], "strength": 5, "hand": []})
    assert shares(table) == {"gear:talon-blade@1": (22, 0, 78), "done": (12, 4, 84)}


@rule("R-083")
def test_a_weapon_counts_although_armour_is_asked_for_next() -> None:
    """It throws a second die, but only once everything is declared; armour changes nothing."""
    bare = warboss(p0={"assets": ["twin-fangs-of-midnight"], "hand": []})
    clad = warboss(p0={"assets": ["twin-fangs-of-midnight", "flak-vest"], "hand": []})
    told = shares(bare)
    assert told["gear:twin-fangs-of-midnight@1"][0] > told["done"][0]
    assert shares(clad) == told


@rule("R-086", "R-107")
def test_dice_that_are_all_thrown_again_have_the_chances_of_new_ones() -> None:
    table = warboss(p0={"hand": ["storm-of-blades", "defy-fate"]}, dice=[5, 1, 4, 1])
    before = shares(play(table, "play:storm-of-blades"))["roll"]
    play(table, "roll")
    now = shares(table)
    assert now["play:defy-fate"] == before
    assert now["done"] == (0, 0, 100)


@rule("R-107")
def test_which_die_is_thrown_again_has_to_be_said_first() -> None:
    """Chances are told as soon as a die may be pointed at, and for each of them."""
    hero = ["ultramarines-captain", "ogryn"]
    table = warboss(sheets=hero, p0={"hand": ["storm-of-blades"]}, dice=[5, 1, 4, 1])
    play(table, "play:storm-of-blades")
    assert set(shares(table)) == {"done"}
    play(table, "use:codex-tactics")
    assert shares(table) == {"die:1": (50, 17, 33), "die:4": (17, 0, 83)}


def test_a_card_that_turns_over_a_number_nobody_knows_has_no_chances() -> None:
    table = warboss(p0={"assets": ["casket-of-portents"], "hand": []})
    assert set(shares(table)) == {"done"}


@rule("R-094", "R-130")
def test_a_weapon_that_may_kill_its_bearer_first_has_no_chances() -> None:
    """A 1 costs a Life. With two of them left the battle is decided; with one it may not be."""
    safe, last = (
        warboss(p0={"assets": ["looted-cannon"], "hand": [], "life": life}) for life in (2, 1)
    )
    assert shares(safe)["gear:looted-cannon@1"] == (57, 12, 31)
    assert set(shares(last)) == {"done"}


@pytest.mark.thorough
@pytest.mark.parametrize("duel", [False, True])
def test_chances_agree_with_fights_of_played_games(duel: bool) -> None:
    """Every answer chances are told for, in worlds that the seat holds possible."""
    compared = [
        each for game in range(3) for each in odds.fights(f"tests {game}", 60, 12, duel=duel)
    ]
    assert len(compared) > 40
    assert not [str(each) for each in compared if each.off]


def test_chances_that_are_wrong_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A control: as if every fight were one fight harder to win."""
    relic = game_named("relic")
    honest = relic.attempts
    assert honest is not None

    def gloomy(table: Table, seat: int, asked: Any) -> Any:
        told = honest(table, seat, asked)
        return tuple(each._replace(shares=(*each.shares[1:], each.shares[0])) for each in told)

    monkeypatch.setattr(relic, "attempts", gloomy)
    assert any(each.off for each in odds.fights("tests 0", 60, 4))


def test_a_table_is_not_touched_by_looking_ahead() -> None:
    table = warboss()
    before = table.dumps(), len(table.log("en")), table.view(0).plain("en")
    assert shares(table)
    assert (table.dumps(), len(table.log("en")), table.view(0).plain("en")) == before
    assert shares(table.fork()) == shares(table)


# Secrets


def _worlds() -> list[Table]:
    """Alike to seat 0: only the luck to come and the hand of somebody else are different."""
    return [
        warboss(seed=seed, p1={"hand": [card]})
        for seed, card in ((1, "warded-mind"), (2, "stir-the-nest"), (3, "sabotage"))
    ]


def test_worlds_a_seat_cannot_tell_apart_have_the_same_chances() -> None:
    told = [shares(world) for world in _worlds()]
    assert told[0]
    assert told[1:] == told[:1] * 2


def test_chances_taken_from_the_cards_as_they_are_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A control: what is tried is read off the dice that really fall."""
    relic = game_named("relic")
    honest = relic.attempts
    assert honest is not None

    def peeking(table: Table, seat: int, asked: Any) -> Any:
        fallen = table.fork()
        fallen.answer("done", seat)
        shown = sum(fallen.state.battle.foe.dice)
        return tuple(each._replace(shares=(shown,)) for each in honest(table, seat, asked))

    monkeypatch.setattr(relic, "attempts", peeking)
    told = [shares(world) for world in _worlds()]
    assert any(each != told[0] for each in told)
