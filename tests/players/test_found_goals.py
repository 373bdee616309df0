"""The smaller goals of puzzles found in games: each planted, and none where luck decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games import GAMES, game_named
from emberhold.games.exercises import exercise_named
from emberhold.games.puzzles import FAILED, OPEN, SOLVED, Puzzle, moment_of, read_puzzle, verdict
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.rng import QUICK, SECRET
from emberhold.kernel.save import Save, Trial
from emberhold.kernel.table import Table, restart
from emberhold.players.finding import Effort, Found, find, written
from emberhold.players.finding.guessing import too_easy
from emberhold.players.solving import Search, follow, laid_out
from tests.support import asks

EFFORT = Effort(worlds=8, positions=1000)
SETUP = {
    "mages": ["garu", "gex"],
    "nemesis": "umbra-titan",
    "market": "play-it-again",
    "difficulty": "beginner",
}
FIRST_BOX = {"mages": ["adelheim", "brama"], "nemesis": "rageborne"}
FORCE = {"hand": ["spark", "primordial-fetish"], "charges": 5}
"""The force wants prepped spells: a fetish turns a breach that can then be used."""
SPELLS = {"1": {"spells": ["carbonize"]}, "3": {"state": "open", "spells": ["conjure-the-lost"]}}
ONE_SPELL = {"1": {"spells": ["spark"]}}
BEHEMOTH = {"card": "vault-behemoth", "life": 9}
ROAR = {"card": "seismic-roar", "tokens": 2}

PLANTED: Mapping[str, tuple[str, Mapping[str, Any], Mapping[str, Any] | None]] = {
    "life:26": ("ability", {**FORCE, "breaches": SPELLS}, None),
    "minion:vault-behemoth.1": (
        "ability",
        {**FORCE, "breaches": ONE_SPELL},
        BEHEMOTH,
    ),
    "power:seismic-roar.1": (
        "play:crystal",
        {"hand": ["breach-ore", "crystal"], "aether": 4},
        ROAR,
    ),
    "breach:garu.2": ("buy:volcanic-glass", {"hand": ["crystal", "crystal"], "aether": 3}, None),
}
"""Goals, each with the hasty answer that was given, what the player had, and what was in play."""


def header(player: Mapping[str, Any], in_play: Mapping[str, Any] | None, coming: str = "2") -> Save:
    position = {
        "turn": {"player": 0, "phase": "main"},
        "turn_order": {"deck": [coming], "discard": ["1", "nemesis"]},
        "nemesis": {"life": 40},
        "in_play": [] if in_play is None else [in_play],
        "players": {"0": player},
    }
    return emberhold.open("war-eternal", 2, 5, SETUP, position=position).header


def planted(goal: str, **changes: Any) -> Table:
    hasty, player, in_play = PLANTED[goal]
    table = restart(game_named("war-eternal"), replace(header(player, in_play), **changes))
    table.answer(hasty)
    return table


def found_in(table: Table) -> Found:
    found = list(find(table, EFFORT))
    assert len(found) == 1
    return found[0]


def reread(found: Found, folder: Path) -> Puzzle:
    path = folder / "01_found.toml"
    path.write_text(written(found), encoding="utf-8")
    return read_puzzle(path)


@pytest.mark.parametrize("goal", PLANTED)
def test_a_planted_goal_is_found_opened_again_judged_and_solved(goal: str, tmp_path: Path) -> None:
    found = found_in(planted(goal))
    puzzle = reread(found, tmp_path)
    assert (puzzle.goal, found.place) == (goal, 0)
    table = laid_out(puzzle)
    search = Search(puzzle, moment_of(table.state))
    for key in puzzle.solution:
        assert search.stands(table) == OPEN
        follow(table, [key])
    assert search.stands(table) == SOLVED
    table = laid_out(puzzle, "another")
    follow(table, puzzle.tempting)
    assert search.stands(table) == FAILED or not search.solvable(table)


@pytest.mark.parametrize("action", ["play:primordial-fetish", "ability", "prep:spark"])
def test_without_any_action_of_the_solution_it_cannot_be_done(action: str) -> None:
    puzzle = found_in(planted("life:26")).puzzle
    assert any(key.startswith(action) for key in puzzle.solution)
    table = planted("life:26")
    table.undo()
    began = moment_of(table.state)
    assert Search(puzzle, began).solvable(table)
    assert not Search(puzzle, began, without=action).solvable(table)


def test_what_aiming_at_it_reaches_is_not_a_puzzle() -> None:
    """Two spells and a nemesis to cast them at, nothing else: what was played wasted one."""
    player = {"hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}}
    start = header({**player, "charges": 0}, BEHEMOTH)
    assert start.position is not None
    position = {**start.position, "turn": {"player": 0, "phase": "casting"}}
    table = restart(game_named("war-eternal"), replace(start, position=position))
    follow(table, ["cast:1", "target:vault-behemoth"])
    assert list(find(table, EFFORT)) == []


def test_what_a_goal_is_called_does_not_decide_whether_it_is_too_easy() -> None:
    """About half of all guesses reach this one: each name used to be a toss of a coin."""
    start = header({"hand": ["crystal"], "charges": 5, "breaches": SPELLS}, BEHEMOTH)
    assert start.position is not None
    position = {**start.position, "turn": {"player": 0, "phase": "casting"}}
    table = restart(game_named("war-eternal"), replace(start, position=position))
    puzzle, began = found_in(planted("life:26")).puzzle, moment_of(table.state)
    names = [f"life:{29:0{digits}}" for digits in range(2, 12)]
    searches = [Search(replace(puzzle, goal=name), began) for name in names]
    assert len({too_easy(search, table, "nemesis") for search in searches}) == 1


def first_box(*hand: str) -> Table:
    """Three aether open the breach. The top card of the turn order is a player's in this world."""
    position = {
        "turn": {"player": 0, "phase": "main"},
        "turn_order": {"deck": ["1", "2", "nemesis", "nemesis"], "discard": ["2", "1"]},
        "players": {"0": {"hand": list(hand), "aether": 1}},
    }
    table = emberhold.open("aeons-end", 2, 5, FIRST_BOX, position=position)
    table.answer("end")
    return table


def test_what_a_turned_card_decides_is_not_a_puzzle() -> None:
    """AE: a Quartz Shard gives one aether more if the card that it turns over is a player's."""
    lucky = first_box("quartz-shard")
    assert list(find(lucky, EFFORT)) == []
    lucky.undo()
    follow(lucky, ["play:quartz-shard", "skip"])
    assert "open:2" in [option.key for option in asks(lucky).options]
    assert found_in(first_box("crystal", "crystal")).puzzle.goal == "breach:adelheim.2"


def overtime(**foe: Any) -> tuple[Puzzle, Table]:
    """A puzzle of ours whose last answers are found again, with another opponent."""
    puzzle = exercise_named(GAMES["ashes"].puzzles, "ashes-overtime")
    assert puzzle is not None
    assert puzzle.position is not None
    players = puzzle.position["players"]
    position = {**puzzle.position, "players": {**players, "1": {**players["1"], **foe}}}
    return puzzle, emberhold.open("ashes", 2, 5, puzzle.setup, position=position)


def test_wounds_of_a_phoenixborn_are_asked_for_in_ashes() -> None:
    puzzle, table = overtime(wounds=2)
    follow(table, puzzle.solution)
    assert found_in(table).puzzle.goal == "wounds:6"


def test_a_unit_that_is_destroyed_was_a_goal_in_ashes() -> None:
    puzzle, table = overtime()
    before, target = table.state.copy(), GAMES["ashes"].targets["unit"]
    assert not target.met(before, 0, "gilder")
    follow(table, puzzle.solution[:3])
    assert list(target.reached(before, table.state, 0)) == ["gilder"]
    assert target.met(table.state, 0, "gilder")


def test_a_game_of_a_server_is_laid_out_with_its_own_luck(tmp_path: Path) -> None:
    """Its cards come from secret luck; a file that lost it would lay out another game."""
    found = found_in(planted("life:26", seed="nobody knows it", generator=SECRET))
    assert found.puzzle.past is not None
    assert (found.puzzle.past.seed, found.puzzle.past.generator) == ("nobody knows it", SECRET)
    game = restart(game_named("ashes"), replace(overtime()[1].header, position=None))
    game = restart(game.game, replace(game.header, seed="nor this", generator=SECRET))
    while game.state.phase != "turns" or len(game.questions) != 1:
        game.answer(0)
    question = asks(game)
    answers = tuple((seat or 0, key) for seat, key in map(seat_and_key, game.answers))
    past = Trial(game.header.seed, SECRET, answers, question.seat)
    kept = replace(found.puzzle, game="ashes", setup=game.header.setup, position=None, past=past)
    again = laid_out(reread(replace(found, puzzle=kept), tmp_path))
    assert again.view(question.seat).areas == game.view(question.seat).areas
    assert again.header.seed == "puzzle 0"
    lost = laid_out(replace(kept, past=replace(past, generator=QUICK)))
    assert lost.view(question.seat).areas != game.view(question.seat).areas


SAMPLES = {
    "war-eternal": ("power:seismic-roar.1", "minion:vault-behemoth.1", "life:26", "breach:garu.2"),
    "aeons-end": ("minion:venomite.0", "life:1", "breach:brama.4"),
    "ashes": ("unit:hammer-knight", "wounds:6"),
    "relic": ("level:3", "missions:1", "relics:2", "trophies:1", "influence:7"),
}


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("game", SAMPLES)
def test_every_kind_of_goal_has_words(game: str, language: str) -> None:
    for name in SAMPLES[game]:
        says = GAMES[game].goal(name).says
        assert says is not None
        assert says.text(language).endswith(".")
    assert {name.split(":")[0] for name in SAMPLES[game]} <= set(GAMES[game].targets)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Open Garu’s breach II this turn."),
        ("pl", "Otwórz w tej turze Bramę II Garu."),
        ("fr", "Ouvrez la brèche II de Garu pendant ce tour."),
    ],
)
def test_whose_breach_is_to_be_opened_is_said(language: str, said: str) -> None:
    puzzle = found_in(planted("breach:garu.2")).puzzle
    assert puzzle.words(GAMES["war-eternal"])[-1].text(language) == said


@pytest.mark.parametrize(
    "name", ["glory", "minion:nobody.1", "life:much", "life:", "unit:seal", "minion:vault-behemoth"]
)
def test_a_goal_that_a_game_does_not_know_is_refused(name: str) -> None:
    with pytest.raises(EmberholdError, match="There is no puzzle goal"):
        GAMES["war-eternal"].goal(name)


@pytest.mark.parametrize(
    ("goal", "kind"),
    [("level", "level"), ("mission", "missions"), ("relic", "relics"), ("trophy", "trophies")],
)
def test_relic_asks_for_more_than_there_was(goal: str, kind: str) -> None:
    puzzle = next(each for each in GAMES["relic"].puzzles if each.goal == goal)
    table, target = laid_out(puzzle), GAMES["relic"].targets[kind]
    before, seat = table.state.copy(), puzzle.learner
    assert list(target.reached(before, table.state, seat)) == []
    follow(table, puzzle.solution)
    (number,) = target.reached(before, table.state, seat)
    assert target.met(table.state, seat, number)
    assert not target.met(before, seat, number)


def test_a_power_that_goes_in_the_turn_of_the_nemesis_was_not_discarded() -> None:
    """WE: with one token left it takes effect in the next nemesis turn and leaves by itself."""
    table = restart(
        game_named("war-eternal"), header({"hand": []}, {**ROAR, "tokens": 1}, "nemesis")
    )
    began = moment_of(table.state)
    goal = GAMES["war-eternal"].goal("power:seismic-roar.1")
    while moment_of(table.state) == began or table.state.active < 0:
        table.answer(asks(table).options.keys()[-1])
    assert "seismic-roar" not in [piece.card.slug for piece in table.state.in_play]
    assert verdict(goal, 0, began, table.state) == FAILED
