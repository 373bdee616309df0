"""The sensible player against the four nemeses of the first box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberhold
from emberhold.games import register
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.cards.first_box.fitted import FITTED
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.games.aeons_end.numbers.evaluation import FIGURES
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.table import Table
from tests.first_box.foe_side import drawn, handled, powered
from tests.first_box.support import at
from tests.support import asks, keys, play

choose = FIRST_BOX_GAME.bot
QUEEN = "carapace-queen"
MASK = "crooked-mask"
PRINCE = "prince-of-gluttons"


def answer(table: Table) -> str:
    """What the bot would answer now."""
    return key_of(choose(table.state, asks(table)))


def finish(table: Table) -> Iterator[tuple[Question, Choice]]:
    """Let the bot play every seat to the end of the game."""
    while (question := table.question) is not None:
        choice = choose(table.state, question)
        yield question, choice
        table.take(question, choice)


def opened(nemesis: str, players: int, seed: Any, **setup: Any) -> Table:
    register(FIRST_BOX_GAME)
    return emberhold.open(FIRST_BOX.slug, players, seed, {"nemesis": nemesis, **setup})


# What must always hold


@pytest.mark.parametrize("nemesis", FIRST_BOX.nemeses)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_by_the_rules_to_the_end(nemesis: str, players: int) -> None:
    for seed, difficulty in enumerate(("normal", "expert")):
        table = opened(nemesis, players, seed, difficulty=difficulty)
        for question, choice in finish(table):
            assert choice in question.choices
            assert question.topic in FIRST_BOX.judgement.answers
        assert table.result is not None


@pytest.mark.parametrize("nemesis", FIRST_BOX.nemeses)
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_it_does_not_use_what_its_seat_cannot_know(nemesis: str, hands: str) -> None:
    """Wherever everything hidden is dealt again, the bot answers as before."""
    table = opened(nemesis, 2, f"hidden {hands}", hands=hands, difficulty="beginner")
    moments = 0
    for number, (question, choice) in enumerate(finish(table)):
        if number % 4:
            continue
        moments += 1
        other = table.redeal(question.seat, number)
        assert key_of(choose(other.state, asks(other))) == key_of(choice)
    assert moments > 20


def test_the_decks_beside_the_sheets_are_only_counted_in_sight() -> None:
    own = Sight(at(nemesis=MASK, foe={"corruption_deck": ["contagion"]}).state, 0).own
    assert (own.cards(), own.numbers()) == ((), (1,))
    assert Sight(at().state, 0).own.cards() == ()


# Judgement


def test_it_gives_gems_to_save_a_gravehold_that_would_fall() -> None:
    hands = {"hand": ["crystal"] * 3}
    table = powered("pulverizing-ray", gravehold=5, p0=hands, p1=hands)
    while table.question is not None and table.question.topic != "main":
        play(table, answer(table))
    assert table.result is None


def test_it_kills_husks_when_one_more_swarm_would_be_the_end() -> None:
    own = {"breaches": {"1": {"spells": ["spark"]}}, "hand": []}
    table = at(nemesis=QUEEN, phase="casting", foe={"tokens": 13}, p0=own)
    play(table, "cast:1")
    assert answer(table) == "target:husks"
    last = at(nemesis=QUEEN, phase="casting", foe={"tokens": 13, "life": 1}, p0=own)
    play(last, "cast:1")
    assert answer(last) == "target:nemesis"


@pytest.mark.parametrize(("husks", "life", "wanted"), [(12, 9, "do:may"), (3, 1, "skip")])
def test_it_spreads_damage_if_that_is_worth_a_life(husks: int, life: int, wanted: str) -> None:
    own = {"life": life, "hand": [], "breaches": {"1": {"spells": ["spectral-echo"]}}}
    table = at(nemesis=QUEEN, phase="casting", foe={"tokens": husks}, p0=own)
    play(table, "cast:1", "target:husks")
    assert answer(table) == wanted


def test_it_takes_the_damage_of_infest_rather_than_lose_the_game() -> None:
    table = drawn("infest", nemesis=QUEEN, foe={"tokens": 14})
    assert answer(table) == "do:1"


def test_the_healthiest_player_is_corrupted() -> None:
    table = handled("bane-sire", nemesis=MASK, p0={"life": 2}, p1={"life": 9})
    assert answer(table) == "player:1"


def test_a_corruption_is_the_first_card_it_gives_up() -> None:
    hand = ["crystal", "contagion", "spark", "jade"]
    table = at(nemesis=MASK, in_play=["woven-sky"], p0={"hand": hand})
    play(table, "discard-power:woven-sky")
    assert answer(table) == "card:contagion"


def test_it_pays_a_charge_rather_than_keep_a_corruption() -> None:
    own = {"hand": ["lust-for-power", "crystal"], "charges": 1}
    table = at(nemesis=MASK, phase="casting", setup={"difficulty": "expert"}, p0=own)
    assert answer(table) == "to:deck"


def test_it_does_not_let_the_last_pile_be_devoured() -> None:
    empty = ("vriswood-amber", "diamond-cluster", "unstable-prism", "mages-talisman")
    spells = ("spectral-echo", "feral-lightning", "wildfire-whip")
    market = {**dict.fromkeys((*empty, *spells), 0), "jade": 0, "ignite": 3}
    table = drawn("lobotomize", nemesis=PRINCE, market=market)
    assert answer(table) == "do:1"


def test_it_feeds_the_prince_from_a_pile_that_is_large_enough() -> None:
    table = drawn("lobotomize", nemesis=PRINCE, market={"ignite": 1}, gravehold=5)
    play(table, "do:2")
    assert "devour:ignite" in keys(table)
    assert answer(table) != "devour:ignite"


def test_it_buys_a_good_card_back() -> None:
    table = at(
        nemesis=PRINCE,
        foe={"devoured": ["ignite"]},
        market=dict.fromkeys(("jade", "vriswood-amber", "diamond-cluster", "ignite"), 0),
        p0={"aether": 4, "hand": [], "charges": 5, "breaches": {"2": "open", "3": "open"}},
    )
    assert answer(table) == "buy-devoured:ignite"


def test_each_nemesis_is_judged_by_weights_of_its_own() -> None:
    fitted = FIRST_BOX_GAME.box.judgement.fitted
    for slug in FIRST_BOX_GAME.box.nemeses:
        assert fitted[slug] == FITTED[slug]
        assert 24 <= len(fitted[slug]) <= len(FIGURES)
    assert len({fitted[slug] for slug in FITTED}) == len(FITTED)
