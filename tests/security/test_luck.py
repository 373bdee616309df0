"""Luck that nobody can read: what was drawn tells nothing about what will be."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from bench.attacks.luck import Luck, seed_that_fits, state_that_fits
from emberhold.games import game_named
from emberhold.kernel.errors import SaveError
from emberhold.kernel.rng import QUICK, SECRET, Dice, aside, below, is_secret, luck_of, shuffled
from emberhold.kernel.save import parse
from emberhold.kernel.table import Table, open_table
from emberhold.server.house.people.opening import Wanted
from tests.conformance.listed import LISTED, Listed
from tests.server.houses import DECKS, PERSON, a_house, game, listed

FRIEND = {"who": "open"}
BOUNDS = [30 - place % 25 for place in range(22)]
"""A pile of thirty cards turned over, as the generator was asked for it."""


def secret_table(which: Listed, variant: int = 0, seed: str = "0f" * 16) -> Table:
    players, setup = which.variant(variant)
    return open_table(game_named(which.game), players, seed, setup, generator=SECRET)


# The attacks


@pytest.mark.thorough
def test_quick_luck_is_read_from_a_pile_and_secret_luck_is_not() -> None:
    quick, secret = Luck(20261115), Luck(luck_of("0123456789abcdef" * 2, SECRET))
    before = quick.rng
    assert state_that_fits(quick.draws(BOUNDS)) == before
    assert state_that_fits(secret.draws(BOUNDS)) is None


async def test_trying_seeds_finds_a_wished_one_and_no_hosted_one(sqlite: str) -> None:
    assert seed_that_fits(Luck(1234).draws(BOUNDS), range(3000)) == 1234
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, None, DECKS, [PERSON, FRIEND]))
        hosted = await game(house, table)
        assert is_secret(hosted.state)
        drawn = [(below(hosted.state, bound), bound) for bound in BOUNDS]
        assert state_that_fits(drawn) is None
        assert seed_that_fits(drawn, range(3000)) is None


# The generator


def test_secret_luck_is_even_and_every_order_comes_up() -> None:
    luck = Luck(luck_of("even", SECRET))
    rolls = [below(luck, 6) for _ in range(6000)]
    assert all(850 < rolls.count(face) < 1150 for face in range(6))
    orders = {shuffled(luck, (1, 2, 3)) for _ in range(100)}
    assert len(orders) == 6


def test_each_number_of_secret_luck_is_drawn_once() -> None:
    """Whether one by one or for a shuffle, the stream continues where it was."""
    one, other = Luck(luck_of("s", SECRET)), Luck(luck_of("s", SECRET))
    shuffled(one, tuple(range(10)))
    for last in range(9, 0, -1):
        below(other, last + 1)
    assert one.rng == other.rng
    assert below(one, 1000) == below(other, 1000)


def test_what_is_put_in_order_aside_takes_nothing_from_the_stream() -> None:
    luck = Luck(luck_of("s", SECRET))
    before = luck.rng
    assert sorted(aside(luck, tuple(range(30)))) == list(range(30))
    assert aside(luck, tuple(range(30))) != tuple(range(30))
    assert luck.rng == before
    assert aside(Dice(1), (1, 2, 3)) == (1, 2, 3)


@listed
def test_secret_games_are_played_to_the_end_and_lose_no_piece(listed_game: Listed) -> None:
    for variant in range(6):
        table = secret_table(listed_game, variant)
        stage, pieces = listed_game.stage(table.state), listed_game.census(table.state)
        dice = Dice(variant)
        while (question := table.question) is not None:
            if stage != listed_game.stage(table.state):
                stage, pieces = listed_game.stage(table.state), listed_game.census(table.state)
            table.take(question, question.choices[dice.below(len(question.choices))])
        assert listed_game.census(table.state) == pieces


# The save file


@listed
def test_a_save_names_its_generator_and_is_the_same_game_again(listed_game: Listed) -> None:
    table = secret_table(listed_game)
    for _ in range(40):
        assert table.question is not None
        table.answer(0)
    text = table.dumps()
    assert "generator: blake2b" in text.splitlines()
    again = emberhold.loads(text)
    assert again.state.rng == table.state.rng
    assert [again.view(seat).plain() for seat in (None, 0)] == [
        table.view(seat).plain() for seat in (None, 0)
    ]


def test_a_save_of_old_names_none_and_is_read_as_ever() -> None:
    table = emberhold.open("war-eternal", 1, 7)
    text = table.dumps()
    assert text.startswith("emberhold save 1\n")
    assert "generator" not in text
    assert parse(text).header.generator == QUICK
    golden = Path("tests/golden/gate-witch-1-at-random.ember").read_text()
    assert emberhold.loads(golden).result is not None


def test_a_save_with_another_generator_is_refused() -> None:
    text = secret_table(LISTED[0]).dumps().replace("blake2b", "dice")
    with pytest.raises(SaveError) as problem:
        parse(text)
    assert "generator" in str(problem.value)


# Hosted tables


async def test_a_hosted_table_has_128_secret_bits(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        for wish in (None, ""):
            table = await house.open(Wanted("war-eternal", 1, wish, {}, [PERSON]))
            header = (await game(house, table)).header
            assert header.generator == SECRET
            assert len(bytes.fromhex(str(header.seed))) == 16


async def test_the_luck_of_a_table_is_the_same_after_a_restart(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, None, DECKS, [PERSON, PERSON]))
        luck = (await game(house, table)).state.rng
    async with a_house(sqlite) as house:
        assert (await game(house, table)).state.rng == luck


async def test_a_wished_seed_deals_the_same_again_where_nobody_plays_against_it(
    sqlite: str,
) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, PERSON]))
        known = emberhold.open("ashes", 2, 4, DECKS)
        assert (await game(house, table)).state.rng == known.state.rng


async def test_a_wished_seed_chooses_decks_but_no_draws_against_a_friend(sqlite: str) -> None:
    """The player who chose it could otherwise play the same game alone first."""
    async with a_house(sqlite) as house:
        known = emberhold.open("ashes", 2, 4, {"decks": "random"})
        table = await house.open(Wanted("ashes", 2, 4, {"decks": "random"}, [PERSON, FRIEND]))
        hosted = await game(house, table)
        assert hosted.header.setup == known.header.setup
        assert is_secret(hosted.state)
        assert hosted.header.seed != 4
