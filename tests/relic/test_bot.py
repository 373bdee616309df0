"""The rule-of-thumb player of Relic: fair, legal, and far better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import emberhold
from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import choose
from emberhold.games.relic.bot.fighting import benefit
from emberhold.games.relic.bot.odds import reaching, winning
from emberhold.games.relic.bot.strength import bonus
from emberhold.games.relic.effects.fights import BattleBonus
from emberhold.games.relic.effects.hands import DrawWargear
from emberhold.kernel.question import key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.relic.table import asks, at, play
from tests.relic.worlds import answers_alike


def _played(seed: int, sensible: int, players: int = 3) -> Table:
    """A game in which one seat is played sensibly and the others at random."""
    table = emberhold.open("relic", players=players, seed=seed, record=False)
    dice = Dice(seed)
    while (question := table.question) is not None:
        if question.seat == sensible:
            table.take(question, choose(table.state, question))
        else:
            table.take(question, question.choices[dice.below(len(question.choices))])
    return table


def test_it_beats_chance() -> None:
    """Each seat of a few games; the study in the docs counts many more."""
    won = 0
    for game in range(12):
        result = _played(game, game % 3).result
        assert result is not None
        won += game % 3 in result.winners
    assert won >= 10, f"{won} of 12"


@pytest.mark.parametrize("seed", range(3))
def test_it_looks_at_nothing_hidden(seed: int) -> None:
    answers_alike(choose, 3, seed)


def test_chances_of_exploding_dice() -> None:
    assert winning(0) == pytest.approx((1 - 0.14) / 2, abs=0.02)
    assert winning(5) > 0.88 > winning(2) > 0.6
    assert reaching(2) == pytest.approx(5 / 6)
    assert reaching(6) == pytest.approx(1 / 6)
    assert reaching(8) == pytest.approx(5 / 36)


def _answer(table: Table) -> str:
    """What the sensible player would answer now."""
    question = asks(table)
    return key_of(choose(table.state, question))


def _met(sheet: str, *threats: str, dice: Sequence[int] = (), **me: Any) -> Table:
    """Somebody about to engage with what is on its space."""
    return at(
        sheets=[sheet, "ogryn"],
        board={"outskirts": list(threats)},
        dice=list(dice),
        p0={"space": "outskirts", **me},
        p1={"space": "titan-yards"},
    )


def test_it_walks_past_what_is_too_strong_and_nothing_else() -> None:
    table = _met("callidus-assassin", "ork-warboss", "letter-of-credit")
    assert _answer(table) == "use:polymorphine"
    play(table, "use:polymorphine")
    assert _answer(table) == "evade:ork-warboss@1"
    assert _answer(_met("callidus-assassin", "salvage-mutant")) == "done"


def test_it_battles_in_its_own_form_where_that_decides() -> None:
    table = _met("callidus-assassin", "ork-veterans", cunning=6, influence=2)
    play(table, "done")
    assert _answer(table) == "use:phase-sword"


def test_it_rolls_again_only_what_is_not_won() -> None:
    lost = _met("ultramarines-captain", "ork-veterans", dice=[1, 1])
    assert _answer(lost) == "use:codex-tactics"
    won = _met("ultramarines-captain", "ork-veterans", dice=[1, 5])
    assert _answer(won) == "done"


def test_it_pays_a_life_for_a_die_where_the_battle_is_open() -> None:
    assert _answer(_met("eversor-assassin", "ork-veterans")) == "use:frenzon"
    assert _answer(_met("eversor-assassin", "grot-rabble", strength=9)) == "done"


def test_it_hires_no_more_blades_than_the_battle_wants() -> None:
    table = _met("rogue-trader", "ork-veterans", influence=6, strength=5)
    play(table, "use:hired-blades")
    assert _answer(table) in ("times:2", "times:3")
    assert _answer(_met("rogue-trader", "grot-rabble", influence=6, strength=10)) == "done"


def test_it_burns_its_kit_only_to_win() -> None:
    kit = {"assets": ["servo-porter"], "strength": 5}
    close = _met("storm-trooper-sergeant", "ork-veterans", dice=[3, 2], **kit)
    assert _answer(close) == "use:burn-the-kit"
    hopeless = _met("storm-trooper-sergeant", "ork-veterans", dice=[5, 1], **kit)
    assert _answer(hopeless) == "done"


def test_it_saves_what_the_mission_wants_saved() -> None:
    me = {"space": "battlefleet-antias", "influence": 5}
    decks = {"wargear": ["siege-maul"]}
    spending = at(p0={**me, "mission": "stop-the-waaagh"}, decks=decks)
    saving = at(p0={**me, "mission": "fill-the-war-chest"}, decks=decks)
    play(spending, "do:1")
    play(saving, "do:1")
    assert _answer(spending) != "done"
    assert _answer(saving) == "done"


@pytest.mark.parametrize(("strength", "expected"), [(7, "done"), (8, "duel:1")])
def test_it_duels_only_whom_it_is_three_ahead_of(strength: int, expected: str) -> None:
    """A battle on the same odds would be worth more than a duel is."""
    equal = {"space": "outskirts", "strength": 5, "willpower": 5, "cunning": 5}
    table = at(
        sheets=["ogryn", "rogue-trader"],
        phase="exploration",
        board={"outskirts": []},
        p0={**equal, "strength": strength},
        p1={**equal, "assets": ["bloodied-ledger"]},
    )
    assert _answer(table) == expected


def test_a_coloured_battle_bonus_counts_in_its_own_form_only() -> None:
    assert [bonus(BattleBonus(2, 1), form) for form in range(3)] == [0, 2, 0]
    assert [bonus(BattleBonus(2), form) for form in range(3)] == [2, 2, 2]


def test_wargear_is_worth_more_where_there_is_more_to_choose_from() -> None:
    table = at(phase="turn")
    act = Act(table.state.figures[0])
    worth = [benefit(table.state, act, DrawWargear(amount, 1)) for amount in (1, 2, 3)]
    assert worth == sorted(set(worth))
