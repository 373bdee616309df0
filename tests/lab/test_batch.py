"""A batch says of every game everything there is to say."""

from __future__ import annotations

import json

import pytest

import emberhold
from emberhold.commands.simulate import meant
from emberhold.kernel.errors import EmberholdError, SetupError
from emberhold.lab import playing
from emberhold.lab.batch import Batch, Kind, differences
from emberhold.lab.playing import GameFailed, again, columns_of, play
from tests.lab.batches import decks, rows_of, small, timeless
from tests.support.refusals import refused

pytestmark = pytest.mark.thorough


def test_a_game_depends_on_nothing_but_the_batch_and_its_number() -> None:
    batch = small()
    forwards = [timeless(play(batch, number)) for number in range(batch.total)]
    backwards = [timeless(play(batch, number)) for number in reversed(range(batch.total))]
    assert forwards == backwards[::-1]
    assert len({row["answers"] for row in forwards}) == batch.total


def test_a_larger_batch_begins_with_the_games_of_a_smaller_one() -> None:
    few, more = small(games=2), small(games=3)
    assert [few.job(n) for n in range(few.total)] == [more.job(n) for n in range(few.total)]


def test_every_kind_gets_its_games() -> None:
    batch = small(games=4)
    for place, kind in enumerate(batch.kinds):
        numbers = batch.numbers_of(place)
        assert len(numbers) == 4
        assert {batch.job(number).kind for number in numbers} == {kind.name}


def test_rotated_seats_give_every_seat_of_a_deal_to_the_first_player() -> None:
    bots = ("greedy", "random", "novice")
    batch = Batch("relic", bots, 6, 4, (Kind("", {}),), rotated=True)
    jobs = [batch.job(number) for number in range(6)]
    assert [job.seed for job in jobs] == ["4/0"] * 3 + ["4/1"] * 3
    assert [job.counted for job in jobs] == [0, 1, 2, 0, 1, 2]
    assert [job.bots.index("greedy") for job in jobs] == [0, 1, 2, 0, 1, 2]
    assert [job.bots[(job.counted + 1) % 3] for job in jobs] == ["random"] * 6
    assert batch.plain()["rotated"] is True
    assert differences(batch.plain(), Batch("relic", bots, 6, 4, batch.kinds).plain()) == "rotated"


def test_seats_are_rotated_where_sides_play_against_each_other() -> None:
    def rotated(*words: str) -> bool:
        found = meant([*words, "--games", "1"])
        assert isinstance(found, Batch)
        return found.rotated

    assert rotated("relic", "--players", "greedy,random")
    assert not rotated("war-eternal", "--players", "greedy,random")
    assert not rotated("ashes", "--players", "greedy,random"), "its decks exchange seats in pairs"


def test_pairs_exchange_seats_and_bots_with_the_same_seed() -> None:
    batch = decks()
    there, back = batch.job(0), batch.job(len(batch.kinds))
    assert there.seed == back.seed
    assert there.wishes["decks"] == back.wishes["decks"][::-1]
    assert (there.counted, back.counted) == (0, 1)


@pytest.mark.parametrize("batch", [small(games=1), decks(games=1)], ids=["war-eternal", "ashes"])
def test_rows_hold_what_their_columns_promise(batch: Batch) -> None:
    for row in rows_of(batch):
        assert set(row) == set(columns_of(batch.game))
        assert json.loads(json.dumps(row)) == row
        assert row["won"] == (row["counted"] in row["winners"])
        assert row["faults"] == 0


def test_what_is_noted_of_war_eternal_agrees_with_the_game() -> None:
    """Its study watches the table after every choice and notes the moment of each turn."""
    row = rows_of(small(games=1, bots=("greedy", "greedy")))[0]
    table = again(row)
    assert row["length"] == table.state.turn
    assert len(row["gravehold"]) == len(row["nemesis_life"]) == row["length"] + 1
    assert row["gravehold"][0] == 30
    assert row["gravehold"][-1] == max(0, table.state.gravehold)
    assert row["nemesis_life"][0] == 70
    assert row["nemesis_life"][-1] == max(0, table.state.nemesis_life)
    assert row["lives"] == [player.life for player in table.state.players]
    bought = [key.removeprefix("buy:") for key in table.answers if key.startswith("buy:")]
    assert [purchase["card"] for purchase in row["bought"]] == bought
    assert {purchase["seat"] for purchase in row["bought"]} <= {0, 1}
    assert all(1 <= purchase["turn"] <= row["length"] for purchase in row["bought"])
    assert row["market"] == json.loads(row["setup"])["market"]
    assert row["first"] in (0, 1)


def test_what_is_noted_of_ashes_agrees_with_the_game() -> None:
    row = rows_of(decks(games=1))[0]
    table = again(row)
    assert row["length"] == table.state.round
    assert row["decks"] == ["the-iron-men", "the-mist-guardian"]
    assert row["phoenixborn"] == ["coal-roarkwin", "aradel-summergaard"]
    assert [len(series) for series in row["life"]] == [row["length"] + 1] * 2
    assert [series[-1] for series in row["life"]] == row["lives"]
    assert sum(left > 0 for left in row["lives"]) == 1
    plays = [key for key in table.answers if key.startswith(("play:", "react:"))]
    assert [f"{play['card']}" for play in row["played"]] == [key.split(":")[1] for key in plays]
    assert row["first"] in (0, 1)


def test_drafts_are_noted_too() -> None:
    batch = Batch("ashes", ("random",) * 3, 1, 3, (Kind("draft", {"decks": "draft"}),))
    (row,) = rows_of(batch)
    assert row["decks"] == ["draft"] * 3
    assert len(row["life"]) == len(row["cards"]) == 3


def test_a_row_is_played_again_exactly() -> None:
    row = rows_of(small(games=1))[1]
    table = again(row)
    assert table.header.seats == ["random", "random"]
    assert emberhold.loads(table.dumps()).answers == table.answers
    with refused(EmberholdError, row["number"], "reason", row["reason"]):
        again({**row, "reason": "victory-deck"})


def test_thoughtful_players_are_given_a_record() -> None:
    assert not small().thoughtful
    batch = small(bots=("search:2", "greedy"))
    assert batch.thoughtful
    assert play(batch, 0)["faults"] == 0


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with refused(SetupError, "clever"):
        small(bots=("clever", "random")).check()
    with refused(SetupError, "gate-wich"):
        Batch("war-eternal", ("random",), 1, 0, (Kind("x", {"nemesis": "gate-wich"}),)).check()


def test_a_game_that_breaks_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        name = "clumsy"
        needs_record = False

        def choose(self, table: object, question: object) -> None:
            raise ValueError("dropped the cards")

    monkeypatch.setattr(playing, "seated", lambda *given: {0: Clumsy(), 1: Clumsy()})
    with refused(GameFailed, "5/0", "ValueError: dropped the cards"):
        play(small(), 1)


def test_a_game_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 7)
    with refused(GameFailed, "5/0", 7):
        play(small(), 0)


def test_batches_say_in_what_they_differ() -> None:
    one, other = small(games=3), small(games=4, seed=6)
    assert differences(one.plain(), one.plain()) == ""
    assert differences(one.plain(), other.plain()) == "games, seed"
