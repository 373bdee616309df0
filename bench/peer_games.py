"""How each engine of `bench.peers` plays at random; a function gives decisions a second."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

_WARM = 0.3
"""Seconds before anything is counted."""


def _paced(game: Callable[[int], tuple[int, float]], seconds: float) -> float:
    """Play one game after another; a game gives its decisions and the time they took."""
    number = 0
    began = process_time()
    while process_time() - began < _WARM:
        game(number)
        number += 1
    decisions, playing = 0, 0.0
    while playing < seconds:
        more, took = game(number)
        decisions += more
        playing += took
        number += 1
    return decisions / playing


def ours(name: str, seconds: float) -> float:
    """One of our games with as many players as its quick start has."""
    game = game_named(name)
    players = len(game.choices.quick.seats)

    def one(number: int) -> tuple[int, float]:
        table = open_table(game, players, number, record=False)
        began = process_time()
        return table.play_at_random(Dice(number)), process_time() - began

    return _paced(one, seconds)


# pyminion: Dominion for two, the base set


def dominion(seconds: float) -> float:
    bots: Any = import_module("pyminion.bots.bot")
    base: Any = import_module("pyminion.expansions.base")
    core: Any = import_module("pyminion.game")
    logging.disable(logging.CRITICAL)
    decider = _random_decider(bots.BotDecider)

    def one(number: int) -> tuple[int, float]:
        random.seed(number)
        minds = [decider(number), decider(number + 1)]
        players = [bots.Bot(mind, f"p{seat}") for seat, mind in enumerate(minds)]
        game = core.Game(players, [base.base_set], log_stdout=False)
        began = process_time()
        game.play()
        return sum(mind.decisions for mind in minds), process_time() - began

    return _paced(one, seconds)


def _random_decider(basis: Any) -> Any:  # noqa: C901 (one case for each kind of question)
    """A player of pyminion who takes any legal answer, and counts them."""

    class Decider(basis):  # type: ignore[misc]
        def __init__(self, seed: int) -> None:
            self.luck = random.Random(seed)
            self.decisions = 0

        def _one(self, cards: list[Any]) -> Any:
            self.decisions += 1
            number = self.luck.randrange(len(cards) + 1)
            return cards[number] if number < len(cards) else None

        def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
            return self._one(valid_actions)

        def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
            self.decisions += 1
            return valid_treasures

        def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
            return self._one(valid_cards)

        def binary_decision(self, *given: Any, **named: Any) -> bool:
            self.decisions += 1
            return self.luck.random() < 0.5

        def multiple_option_decision(
            self, card: Any, options: Any, player: Any, game: Any, num_choices: int = 1, **_: Any
        ) -> Any:
            self.decisions += 1
            return self.luck.sample(range(len(options)), num_choices)

        def _few(self, cards: Any, named: dict[str, Any]) -> Any:
            self.decisions += 1
            least = next((named[name] for name in named if name.startswith("min_")), 0)
            most = next((named[name] for name in named if name.startswith("max_")), -1)
            most = len(cards) if most < 0 else min(most, len(cards))
            return self.luck.sample(list(cards), self.luck.randint(min(least, most), most))

        def multi_play_decision(
            self,
            prompt: Any,
            card: Any,
            valid_cards: Any,
            player: Any,
            game: Any,
            required: Any = 1,
        ) -> Any:
            self.decisions += 1
            return self.luck.choice(valid_cards)

    def few(self: Any, prompt: Any, card: Any, valid_cards: Any, *_: Any, **named: Any) -> Any:
        return self._few(valid_cards, named)

    for kind in ("discard", "trash", "gain", "topdeck", "reveal", "pass", "name_card"):
        setattr(Decider, f"{kind}_decision", few)
    return Decider


# RLCard: the games' environments, whose steps make observations too


def rlcard(name: str, seconds: float) -> float:
    package: Any = import_module("rlcard")
    environment = package.make(name, config={"seed": 1})
    luck = random.Random(1)

    def one(number: int) -> tuple[int, float]:
        state, _ = environment.reset()
        steps = 0
        began = process_time()
        while not environment.is_over():
            state, _ = environment.step(luck.choice(list(state["legal_actions"])))
            steps += 1
        return steps, process_time() - began

    return _paced(one, seconds)


# OpenSpiel: a game that is written in Python


def openspiel(name: str, seconds: float) -> float:
    import_module("open_spiel.python.games")
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    luck = random.Random(1)

    def one(number: int) -> tuple[int, float]:
        state = game.new_initial_state()
        steps = 0
        began = process_time()
        while not state.is_terminal():
            chance = state.is_chance_node()
            steps += not chance
            moves = (
                [move for move, _ in state.chance_outcomes()] if chance else state.legal_actions()
            )
            state.apply_action(luck.choice(moves))
        return steps, process_time() - began

    return _paced(one, seconds)


ENGINES: dict[str, Callable[[float], float]] = {
    "war-eternal": partial(ours, "war-eternal"),
    "ashes": partial(ours, "ashes"),
    "relic": partial(ours, "relic"),
    "pyminion": dominion,
    "rlcard uno": partial(rlcard, "uno"),
    "rlcard gin-rummy": partial(rlcard, "gin-rummy"),
    "rlcard limit-holdem": partial(rlcard, "limit-holdem"),
    "openspiel liars-poker": partial(openspiel, "python_liars_poker"),
    "openspiel kuhn-poker": partial(openspiel, "python_kuhn_poker"),
}
"""By name, in the order in which they are told."""
