"""What must always hold, for every listed game, in games played at random."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberhold
from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice, is_secret
from emberhold.kernel.table import Table
from tests.conformance.listed import LISTED, Listed
from tests.conformance.mapped import faults
from tests.support import fingerprint

LONGEST = 20_000
"""No game may need more answers than this."""

listed = pytest.mark.parametrize("game", LISTED, ids=[game.called for game in LISTED])
variants = st.integers(0, 10_000)
seeds = st.integers(0, 2**40)
moments = st.floats(0, 1, exclude_max=True)


def turns(table: Table, dice: Dice) -> Iterator[Question]:
    """Play on at random, stopping at every question; it ends with the game."""
    for _ in range(LONGEST):
        question = table.question
        if question is None:
            return
        yield question
        choices = question.choices
        table.take(question, choices[dice.below(len(choices))])
    raise AssertionError(f"still going after {LONGEST} answers")


def length(game: Listed, variant: int, seed: int) -> int:
    table = game.open(variant, seed, record=False)
    return sum(1 for _ in turns(table, Dice(seed)))


def stopped_at(game: Listed, variant: int, seed: int, moment: float) -> tuple[Table, Dice]:
    """A random game stopped somewhere along the way, and the dice to continue with."""
    stop = int(moment * length(game, variant, seed))
    table, dice = game.open(variant, seed), Dice(seed)
    for number, _ in enumerate(turns(table, dice)):
        if number == stop:
            break
    return table, dice


@pytest.mark.thorough
@listed
@pytest.mark.parametrize("batch", range(16))
def test_every_game_ends_and_no_piece_is_lost(game: Listed, batch: int) -> None:
    """Twenty games a batch: pieces are conserved at every question, keys are distinct."""
    for variant in range(batch * 20, batch * 20 + 20):
        table = game.open(variant, variant, record=False)
        pieces = {game.stage(table.state): game.census(table.state)}
        for question in turns(table, Dice(variant)):
            lying = game.census(table.state)
            assert pieces.setdefault(game.stage(table.state), lying) == lying
            keys = question.options.keys()
            assert len(set(keys)) == len(keys)
            assert len(keys) >= 2 or game.forced(question, table.state)
        assert table.result is not None
        assert game.census(table.state) == pieces[game.stage(table.state)]


_COUNT = """
import gc
import sys
from tests.conformance.listed import LISTED
from tests.conformance.test_conformance import length

game = LISTED[int(sys.argv[1])]
length(game, 0, 1)
gc.collect()
before = len(gc.get_objects())
asked = sum(length(game, 0, 1) for _ in range(3))
gc.collect()
print(len(gc.get_objects()) - before, asked)
"""


@listed
def test_finished_games_leave_nothing_behind(game: Listed) -> None:
    """Not even a question: playing a hundred thousand games needs the memory of one.

    Counted in a process of its own: servers and browsers of other tests may be alive in this one.
    """
    number = str(LISTED.index(game))
    counted = subprocess.run(
        [sys.executable, "-c", _COUNT, number], capture_output=True, text=True, check=True
    )
    left, asked = map(int, counted.stdout.split())
    assert left < asked / 20


@pytest.mark.thorough
@listed
@settings(max_examples=40)
@given(variant=variants, seed=seeds, moment=moments)
def test_a_fork_anywhere_has_the_same_future(
    game: Listed, variant: int, seed: int, moment: float
) -> None:
    table, dice = stopped_at(game, variant, seed, moment)
    before = fingerprint(table)
    forks = [table.fork(), emberhold.loads(table.dumps()), table.fork(record=False)]
    for fork in forks:
        assert fingerprint(fork)[:2] == before[:2]
    luck = dice.rng
    for other in (table, *forks):
        dice.rng = luck
        for _ in turns(other, dice):
            pass
    for fork in forks[:2]:
        assert fork.dumps() == table.dumps()
        assert fork.log("en") == table.log("en")
        assert fingerprint(fork) == fingerprint(table)
    assert forks[2].result == table.result


@listed
@settings(max_examples=4)
@given(variant=variants, seed=seeds)
def test_a_watched_game_is_the_same_and_keeps_a_picture_with_every_line(
    game: Listed, variant: int, seed: int
) -> None:
    table, dice = stopped_at(game, variant, seed, 0.0)
    watched, luck = table.fork(), dice.rng
    watched.watch()
    since = len(watched.beats())
    for other in (table, watched):
        dice.rng = luck
        for _ in turns(other, dice):
            pass
    assert watched.dumps() == table.dumps()
    assert all(beat.state is not None for beat in watched.beats(since))


@listed
@settings(max_examples=40)
@given(variant=variants, seed=seeds, moment=moments, back=st.integers(1, 60))
def test_undo_restores_exactly(
    game: Listed, variant: int, seed: int, moment: float, back: int
) -> None:
    table, dice = stopped_at(game, variant, seed, moment)
    before, log = fingerprint(table), table.log("en")
    steps = 0
    for _ in turns(table, dice):
        if steps == back:
            break
        steps += 1
    table.undo(steps)
    assert fingerprint(table) == before
    assert table.log("en") == log


@listed
@settings(max_examples=30)
@given(variant=variants, seed=seeds, moment=moments)
def test_every_option_is_legal(game: Listed, variant: int, seed: int, moment: float) -> None:
    table, _ = stopped_at(game, variant, seed, moment)
    for question in table.questions:
        for option in question.options:
            fork = table.fork()
            fork.answer(option.key, question.seat)
            if game.stage(fork.state) == game.stage(table.state):
                assert game.census(fork.state) == game.census(table.state)


@listed
@settings(max_examples=12)
@given(variants, seeds, moments)
def test_every_scene_can_be_drawn(game: Listed, variant: int, seed: int, moment: float) -> None:
    """Its maps, tracks and dials are whole, and nothing is in two places."""
    table, _ = stopped_at(game, variant, seed, moment)
    for seat in (*range(table.players), None):
        assert faults(table.view(seat)) == []


@listed
@settings(max_examples=12)
@given(variants, seeds, moments)
def test_the_same_eyes_see_the_same(game: Listed, variant: int, seed: int, moment: float) -> None:
    """What is drawn once for several seats is what each of them would see by itself."""
    table, _ = stopped_at(game, variant, seed, moment)
    known = game.known()
    for seat in range(table.players):
        eyes = known.eyes(table.state, seat)
        shared = known.scene(table.state, eyes)
        assert known.scene(table.state, seat) == shared._replace(seat=seat)


@pytest.mark.thorough
@listed
@settings(max_examples=40)
@given(variant=variants, seed=seeds, moment=moments, deal=st.integers(0, 99))
def test_nothing_hidden_is_seen(
    game: Listed, variant: int, seed: int, moment: float, deal: int
) -> None:
    """A world that differs only in what a seat cannot know looks the same to it."""
    secret_seed = seed + 10**15
    table, _ = stopped_at(game, variant, secret_seed, moment)
    for seat in range(table.players):
        view = table.view(seat).plain()
        seen = json.dumps(view)
        read = "\n".join(table.log("en", seat))
        assert str(secret_seed) not in seen + read
        assert str(table.state.rng) not in seen + read
        for piece in game.hidden(table.state, seat):
            assert f'"{piece}"' not in seen
        other = table.redeal(seat, deal)
        assert other.view(seat).plain() == view


@listed
@settings(max_examples=15)
@given(variant=variants, seed=seeds, moment=moments, deal=st.integers(0, 99))
def test_a_redealt_game_plays_to_its_end(
    game: Listed, variant: int, seed: int, moment: float, deal: int
) -> None:
    table, dice = stopped_at(game, variant, seed, moment)
    before = fingerprint(table)
    other = table.redeal(0, deal)
    for _ in turns(other, dice):
        pass
    assert other.result is not None
    assert fingerprint(table) == before


@listed
@settings(max_examples=15)
@given(variant=variants, seed=seeds, moment=moments, deal=st.integers(0, 99))
def test_a_game_dealt_again_is_recorded(
    game: Listed, variant: int, seed: int, moment: float, deal: int
) -> None:
    """Its save, its forks and every moment before and after lead to the very same game."""
    table, dice = stopped_at(game, variant, seed, moment)
    if table.result is not None:
        return
    for times in range(2):
        table.deal(f"{deal} {times}", (0,))
    assert is_secret(table.state)
    for number, _ in enumerate(turns(table, dice)):
        if number == 60:
            break
    assert fingerprint(emberhold.loads(table.dumps())) == fingerprint(table)
    assert fingerprint(table.fork()) == fingerprint(table)
    for answers in range(0, table.count, max(1, table.count // 9)):
        then = table.at(answers)
        assert fingerprint(emberhold.loads(then.dumps())) == fingerprint(then)


_PLAY = """
import sys
from tests.conformance.listed import LISTED
from tests.conformance.test_conformance import turns
from emberhold.kernel.rng import Dice, is_secret
for game in LISTED:
    for variant in range(8):
        table = game.open(variant, variant)
        for _ in turns(table, Dice(variant)):
            pass
        sys.stdout.write(table.dumps() + "\\n".join(table.log("pl")))
"""


@pytest.mark.thorough
def test_games_do_not_depend_on_the_hash_seed() -> None:
    outputs = []
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", _PLAY], capture_output=True, env=environment, check=True
        )
        outputs.append(run.stdout)
    assert outputs[0]
    assert outputs[0] == outputs[1] == outputs[2]
