"""Sections 5 and 6: the round and its prepare phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, log, marks, play, rule, unit

SPENT: dict[str, Any] = {"hand": [], "draw": []}
"""Nothing in hand and nothing to draw: five damage of fatigue."""

HAND = ["seal", "refresh", "transfer", "fear", "bound-soul"]


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what now, all at the same time."""
    return [(question.seat, question.topic) for question in table.questions]


def born_wounds(table: Table, players: int = 2) -> list[int]:
    return [marks(table, f"player:{seat}")["wounds"] for seat in range(players)]


# The round


@rule("AS-066", "AS-067", "AS-069")
def test_a_round_is_prepare_player_turns_recovery_and_then_the_next_one() -> None:
    """Both players pass; the dice they keep for the next round are not rolled."""
    side = {"hand": HAND, "active": {"natural-basic": 1}}
    table = at(phase="roll", first=0, p0=side, p1=side)
    marks_ = table.view(0).marks
    assert (marks_["round"], marks_["phase"]) == (2, "prepare")
    assert asked(table) == [(0, "discard"), (1, "discard")]
    question = table.questions[0]
    assert question.label(("done",)).text("en") == "Keep these cards"
    play(table, "done", "done")
    assert table.view(0).marks["phase"] == "turns"
    play(table, "pass", "end", "pass", "end")
    assert table.view(0).marks["phase"] == "recovery"
    assert asked(table) == [(0, "exhaust-dice"), (1, "exhaust-dice")]
    play(table, "done", "done")
    marks_ = table.view(0).marks
    assert (marks_["round"], marks_["phase"]) == (3, "prepare")
    assert asked(table) == [(0, "discard"), (1, "discard")]


@rule("AS-068")
def test_there_is_no_last_round() -> None:
    side = {"hand": HAND}
    table = at(born="noah aradel", phase="roll", first=0, round=60, p0=side, p1=side)
    for number in range(61, 64):
        assert table.view(0).marks["round"] == number
        play(table, "done", "done", "pass", "pass")
    assert table.result is None


def test_a_table_may_agree_on_a_last_round() -> None:
    """Then the Phoenixborn with the most life left wins."""
    side = {"hand": HAND}
    table = at(
        born="noah aradel",
        phase="roll",
        round=2,
        setup={"rounds": 3},
        p0={**side, "wounds": 9},
        p1={**side, "wounds": 4},
    )
    play(table, "done", "done", "pass", "pass")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "round-limit")


# Step 1: roll dice


@rule("AS-071")
def test_all_exhausted_dice_are_rolled_into_the_active_pool() -> None:
    pool = {"natural": 3, "charm": 3, "illusion": 2, "ceremonial": 2}
    table = at(phase="roll", p0={"exhausted": pool}, p1={"exhausted": pool})
    for seat in (0, 1):
        faces = dice(table, seat)
        assert sum(faces.values()) == 10
        for type, number in pool.items():
            assert type not in faces
            assert sum(n for die, n in faces.items() if die.startswith(type)) == number


@rule("AS-072")
def test_dice_that_are_active_already_keep_their_faces() -> None:
    """Whatever the others come up with: over many rolls not one power face is lost."""
    for seed in range(12):
        table = at(
            phase="roll",
            seed=seed,
            p0={"active": {"natural-power": 4}, "exhausted": {"charm": 6}},
        )
        assert dice(table, 0)["natural-power"] == 4
        assert sum(dice(table, 0).values()) == 10


Rolls = list[list[int]]


@pytest.fixture
def rolled(monkeypatch: pytest.MonkeyPatch) -> Iterator[Rolls]:
    """Have each roll of a whole pool show a number of basic symbols that the test chooses.

    The list holds one list for every seat: its rolls in order. The rest of the dice show class.
    """
    basics: Rolls = []

    def roll_all(game: Any, dice: tuple[int, ...]) -> tuple[int, ...]:
        seat = next(p.seat for p in game.players if dice_of(p) == dice)
        left = basics[seat].pop(0)
        pool = [0] * 12
        for type, count in enumerate(dice):
            pool[3 * type] = min(left, count)
            pool[3 * type + 1] = count - pool[3 * type]
            left -= pool[3 * type]
        return tuple(pool)

    def dice_of(player: Any) -> tuple[int, ...]:
        """The ten dice of a player by type, whichever pool they are in."""
        active = [sum(player.active[3 * type : 3 * type + 3]) for type in range(4)]
        return tuple(map(int.__add__, active, player.exhausted))

    monkeypatch.setattr("emberhold.games.ashes.turn.prepare.roll_all", roll_all)
    yield basics
    assert not any(basics), "a roll that should have happened did not"


def first_roll(players: int) -> Table:
    """A game at its very beginning; the decks have different dice."""
    decks = ["the-iron-men", "the-snakes-in-silver", "the-mist-guardian", "the-cloudsea-siren"]
    setup = {"decks": decks[:players], "first_five": "recommended"}
    return emberhold.open("ashes", players, 1, setup)


def first(table: Table) -> int:
    return int(table.view(0).marks["first"])


def basics(table: Table, seat: int) -> int:
    return sum(n for die, n in dice(table, seat).items() if die.endswith("basic"))


@rule("AS-073", "AS-076")
@pytest.mark.parametrize(("one", "two", "winner"), [(4, 3, 0), (2, 3, 1)])
@pytest.mark.interpreted
def test_the_player_who_rolls_the_most_basic_symbols_takes_the_first_player_token(
    rolled: Rolls, one: int, two: int, winner: int
) -> None:
    """The token is simply taken: nobody is asked whether to give it away."""
    rolled += [[one], [two]]
    table = first_roll(2)
    assert first(table) == winner
    assert asked(table) == [(0, "discard"), (1, "discard")]


@rule("AS-073")
def test_the_real_dice_decide_in_the_same_way() -> None:
    for seed in range(20):
        setup = {"decks": ["the-iron-men", "the-mist-guardian"], "first_five": "recommended"}
        table = emberhold.open("ashes", 2, seed, setup)
        counts = [basics(table, 0), basics(table, 1)]
        assert counts[first(table)] == max(counts)
        assert counts[0] != counts[1]


@rule("AS-073")
def test_in_later_rounds_the_roll_does_not_move_the_token() -> None:
    for seed in range(6):
        side = {"exhausted": {"natural": 10}}
        table = at(phase="roll", seed=seed, first=1, p0=side, p1=side)
        assert first(table) == 1


@rule("AS-074", "AS-075")
@pytest.mark.interpreted
def test_a_tie_is_rolled_again_until_it_is_broken(rolled: Rolls) -> None:
    rolled += [[4, 2, 5, 1], [4, 2, 5, 3]]
    table = first_roll(2)
    assert first(table) == 1
    assert [basics(table, 0), basics(table, 1)] == [1, 3]


@rule("AS-075")
@pytest.mark.interpreted
def test_only_those_tied_for_most_roll_again_and_only_their_new_counts_matter(
    rolled: Rolls,
) -> None:
    """The third player's four would now be the most, but the tie was between the other two."""
    rolled += [[5, 1], [5, 2], [4]]
    table = first_roll(3)
    assert first(table) == 1
    assert [basics(table, seat) for seat in range(3)] == [1, 2, 4]
    assert all(sum(dice(table, seat).values()) == 10 for seat in range(3))


@rule("AS-075")
@pytest.mark.interpreted
def test_a_tie_of_four_may_shrink_roll_by_roll(rolled: Rolls) -> None:
    rolled += [[3, 4, 0], [3, 2], [3, 4, 1], [3, 1]]
    table = first_roll(4)
    assert first(table) == 2
    assert [basics(table, seat) for seat in range(4)] == [0, 2, 1, 1]


# Step 2: discard


@rule("AS-069", "AS-077")
def test_everybody_discards_any_number_of_cards_at_the_same_time() -> None:
    table = at(phase="discard", p0={"hand": HAND}, p1={"hand": HAND[:2]})
    assert asked(table) == [(0, "discard"), (1, "discard")]
    assert "done" in keys(table)
    table.answer("discard:seal", seat=0)
    table.answer("done", seat=1)
    table.answer("discard:fear", seat=0)
    table.answer("done", seat=0)
    assert cards(table, "discard:0") == ["seal", "fear"]
    assert cards(table, "discard:1") == []
    assert len(cards(table, "hand:0")) == 5  # the draw step has filled both hands again
    assert cards(table, "hand:0")[:3] == ["refresh", "transfer", "bound-soul"]


@rule("AS-077")
def test_the_whole_hand_may_go() -> None:
    table = at(phase="discard", p0={"hand": ["seal", "fear"]}, p1={"hand": []})
    assert asked(table) == [(0, "discard")]
    play(table, "discard:fear", "discard:seal")
    assert cards(table, "discard:0") == ["fear", "seal"]


@rule("AS-069", "AS-077")
def test_in_whatever_order_the_answers_come_the_record_is_the_same() -> None:
    answers = [(0, "discard:seal"), (1, "discard:fear"), (0, "done"), (1, "done")]
    other_way = [(1, "discard:fear"), (0, "discard:seal"), (1, "done"), (0, "done")]
    saves = []
    for order in (answers, other_way):
        table = at(phase="discard", p0={"hand": ["seal"] * 2}, p1={"hand": ["fear"] * 2})
        for seat, key in order:
            table.answer(key, seat=seat)
        saves.append(table.dumps())
    assert saves[0] == saves[1]


# Step 3: draw


@rule("AS-078", "AS-069")
def test_everybody_draws_until_holding_five_cards() -> None:
    table = at(
        phase="draw",
        p0={"hand": ["seal"], "draw": ["fear", "refresh", "bound-soul", "transfer", "abundance"]},
        p1={"hand": [], "draw": ["seal"] * 7},
    )
    hand = ["seal", "fear", "refresh", "bound-soul", "transfer"]
    assert cards(table, "hand:0") == hand
    assert cards(table, "hand:1", seat=1) == ["seal"] * 5
    assert [table.view(0).zone(f"draw:{seat}").count for seat in (0, 1)] == [1, 2]


@rule("AS-079")
@pytest.mark.parametrize("size", [5, 6, 9])
def test_with_five_cards_or_more_nothing_is_drawn_or_discarded(size: int) -> None:
    table = at(phase="draw", p0={"hand": ["seal"] * size})
    assert cards(table, "hand:0") == ["seal"] * size
    assert cards(table, "discard:0") == []
    assert table.view(0).zone("draw:0").count == 5
    assert born_wounds(table) == [0, 0]


# Fatigue


@rule("AS-E21", "AS-080", "AS-083")
def test_each_card_that_cannot_be_drawn_is_one_damage() -> None:
    """AS-E21: a hand of two and a draw pile of one: one card is drawn, then two damage."""
    table = at(phase="draw", p0={"hand": ["seal", "fear"], "draw": ["refresh"]})
    assert cards(table, "hand:0") == ["seal", "fear", "refresh"]
    assert born_wounds(table) == [2, 0]


@rule("AS-081")
def test_a_players_fatigue_is_one_single_instance_of_damage() -> None:
    table = at(
        phase="draw",
        first=1,
        p0={"hand": [], "draw": []},
        p1={"hand": ["seal"] * 2, "draw": []},
    )
    assert born_wounds(table) == [5, 3]
    received = [
        line for line in log(table).splitlines() if " receives " in line and "short" not in line
    ]
    assert received == [
        "Aradel Summergaard receives 3 damage.",
        "Coal Roarkwin receives 5 damage.",
    ]


@rule("AS-081", "AS-083")
def test_everybody_draws_before_any_fatigue_is_dealt() -> None:
    """The other player's card is drawn although fatigue then ends the game."""
    table = at(
        phase="draw",
        p0={"hand": [], "draw": [], "wounds": 14},
        p1={"hand": ["seal"] * 4, "draw": ["fear", "seal"]},
    )
    assert table.result is not None
    assert table.result.winners == (1,)
    assert cards(table, "hand:1", seat=1) == ["seal"] * 4 + ["fear"]


@rule("AS-E21", "AS-082")
def test_in_the_player_turns_phase_drawing_from_an_empty_pile_costs_nothing() -> None:
    """AS-E21, the second half: Sleight of Hand draws three cards, if there are any."""
    table = at(
        p0={"hand": ["sleight-of-hand"], "draw": ["seal"], "active": {"illusion-power": 2}},
    )
    play(table, "play:sleight-of-hand")
    assert cards(table, "hand:0") == ["seal"]
    assert born_wounds(table) == [0, 0]


@rule("AS-084")
def test_no_reaction_spell_answers_fatigue() -> None:
    """Redirect and Sympathy Pain would fit the damage, but not the phase."""
    ready = {
        "hand": ["redirect", "sympathy-pain"],
        "active": {"charm-power": 4},
        "battlefield": ["iron-rhino"],
        "draw": [],
    }
    for reactions in ("possible", "always"):
        table = at(phase="draw", p0=ready, p1={"hand": HAND}, setup={"reactions": reactions})
        assert born_wounds(table) == [3, 0]
        assert asked(table) == [(0, "action")]


@rule("AS-070", "AS-085")
@pytest.mark.parametrize("chosen", [0, 2])
def test_if_fatigue_is_lethal_for_several_the_token_holder_orders_them(chosen: int) -> None:
    """Three players, all at the end of their strength: the one processed last wins."""
    born = {0: "coal-roarkwin@1", 1: "aradel-summergaard@1", 2: "noah-redmoon@1"}
    table = at(
        players=3,
        phase="draw",
        first=1,
        p0={**SPENT, "wounds": 14},
        p1={**SPENT, "wounds": 15},
        p2={**SPENT, "wounds": 19},
    )
    assert asked(table) == [(1, "damage-order")]
    assert set(keys(table)) == {f"target:{name}" for name in born.values()}
    play(table, f"target:{born[chosen]}", f"target:{born[2 - chosen]}")
    assert table.result is not None
    assert table.result.winners == (1,)


@rule("AS-085")
def test_the_game_is_over_as_soon_as_one_player_is_left() -> None:
    """The token holder has their own Phoenixborn processed last, and is not harmed at all."""
    table = at(phase="draw", first=0, p0={**SPENT, "wounds": 14}, p1={**SPENT, "wounds": 15})
    play(table, "target:aradel-summergaard@1")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert born_wounds(table)[0] == 14


@rule("AS-070")
def test_where_the_order_does_not_matter_it_is_not_asked_for() -> None:
    table = at(phase="draw", p0={"draw": []}, p1={"draw": [], "hand": ["seal"] * 2})
    assert born_wounds(table) == [4, 3]
    assert asked(table) == [(0, "action")]


@rule("AS-085")
def test_who_dies_of_fatigue_takes_no_turn() -> None:
    table = at(players=3, phase="draw", first=0, p0={**SPENT, "wounds": 14})
    assert marks(table, "player:0")["out"]
    assert first(table) == 1
    assert asked(table) == [(1, "action")]


# The beginning of the player turns phase


@rule("AS-086")
def test_what_happens_at_the_beginning_of_the_phase_comes_after_drawing_before_the_first_turn() -> (
    None
):
    """Iron Workers get their status token, the opponent's too, before anybody acts."""
    table = at(
        phase="draw",
        first=1,
        p0={"battlefield": ["iron-worker"], "hand": HAND},
        p1={"battlefield": [{"unit": "iron-worker", "exhaustion": 1}], "draw": []},
    )
    assert born_wounds(table) == [0, 4]
    assert asked(table) == [(1, "order")]
    play(table, "trigger:iron-worker@2")
    assert [unit(table, f"iron-worker@{number}")["status"] for number in (1, 2)] == [1, 1]
    assert asked(table) == [(1, "action")]
    assert log(table).index("short and receives") < log(table).index("uses Iron Worker")
    assert log(table).index("uses Iron Worker") < log(table).index("turn begins")
