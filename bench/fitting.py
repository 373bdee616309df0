"""Fitting the weights of the games' `evaluation.py` to the outcomes of games.

    python -m bench.fitting war-eternal --games 400 --seed 1
    python -m bench.fitting aeons-end --games 2000 --seed 1 --processes 16
    python -m bench.fitting ashes --games 400 --seed 1
    python -m bench.fitting relic --games 400 --seed 1

The players whom search plays ahead with play, in half of the games with slips: search meets
positions too that they would never bring about. Some positions of every game are noted, with how
the game ended. Every fifth game is held out, to tell how well weights fitted to the others foresee
it; the weights shown are fitted to all. `--write` puts them into the game's `fitted.py`. The same
words give the same weights. It needs numpy, which comes with the extra `emberhold[gym]`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import emberhold
from emberhold.games import game_named
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.numbers import evaluation as war_eternal
from emberhold.games.ashes.numbers import evaluation as ashes
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.game import TableGame
from emberhold.games.relic.numbers import evaluation as relic
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice

if TYPE_CHECKING:
    from bench.logistic import Numbers

SOURCE = Path(__file__).parent.parent / "src"
CLUMSINESS = (0, 0, 50, 150)
"""How often players slip, of a thousand answers: one of these for each game."""
NOTED = 30
"""Of a hundred turns, how many are noted."""
FOLDS = 5
"""One game in this many is held out."""

Weights = Sequence[float]
Thing = TypeVar("Thing")


class Noted(NamedTuple):
    """A position of a game, and how the game ended."""

    kind: str
    figures: tuple[float, ...]
    won: bool
    held_out: bool


class Score(NamedTuple):
    """How well the held-out positions of a kind were foreseen."""

    positions: int
    won: float
    auc: float
    log_loss: float
    plain: float
    """The log loss of always guessing how often the other games were won."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """What differs between the games."""

    kinds: tuple[str, ...]
    """What has weights of its own; the games are dealt out among them in turn."""
    setup: Callable[[Dice, str], tuple[int, dict[str, Any]]]
    """The number of players and the wishes for a game of a kind."""
    slip: Callable[[Question, Choice], float]
    """How much of the players' clumsiness shows where they would answer so."""
    names: tuple[str, ...]
    figures: Callable[[Any], tuple[float, ...]]
    won: Callable[[Result], bool | None]
    """Whether the side the figures speak for has won; None if neither has."""
    written: Callable[[Mapping[str, Weights]], str]
    """The text of `fitted.py`."""
    signs: Mapping[str, int]
    """Figures that can only be good (1) or bad (-1) by the rules."""
    room: str = "numbers"
    """Where in its game's package `fitted.py` is."""


# War Eternal: the players against each nemesis


def _table_of_mages(dice: Dice, nemesis: str) -> tuple[int, dict[str, Any]]:
    players = any_of(dice, (2, 2, 2, 2, 2, 1, 3, 4))
    difficulty = any_of(dice, ("beginner", "normal", "normal", "normal", "expert"))
    return players, {"nemesis": nemesis, "difficulty": difficulty}


def mage_slips(question: Question, choice: Choice) -> float:
    """Mostly in what is bought, focused or held back: cards in hand are there to be played."""
    return 2 if question.topic == "main" and choice[0] not in ("play", "prep") else 1 / 3


def by_nemesis(weights: Mapping[str, Weights]) -> str:
    entries = (f'    "{kind}": (\n{_lines(each, 8)}    ),\n' for kind, each in weights.items())
    return (
        '"""How much each figure of `evaluation.py` counts against each nemesis, in its order."""\n'
        f"\nFITTED: dict[str, tuple[float, ...]] = {{\n{''.join(entries)}}}\n"
    )


# Ashes: the first seat against the second


def _duel(dice: Dice, kind: str) -> tuple[int, dict[str, Any]]:
    return 2, {"decks": "random"}


def _duel_slips(question: Question, choice: Choice) -> float:
    return 1 if question.topic == "action" else 0.3


def _lead(state: Any) -> tuple[float, ...]:
    """The figures of the first seat less those of the second, as their scores are compared."""
    first, second = (ashes.figures(state, Sight(state, p.seat), p) for p in state.players)
    return tuple(map(float.__sub__, first, second))


def _first_seat_won(result: Result) -> bool | None:
    return 0 in result.winners if len(result.winners) == 1 else None


def _alike(weights: Mapping[str, Weights]) -> str:
    (only,) = weights.values()
    return (
        '"""How much each figure of `evaluation.py` counts, in its order."""\n'
        f"\nFITTED: tuple[float, ...] = (\n{_lines(only, 4)})\n"
    )


# Relic: two characters, or a character and a nemesis


def _rivals(dice: Dice, kind: str) -> tuple[int, dict[str, Any]]:
    return 2, {
        "variant": any_of(dice, ("standard", "standard", "standard", "duel")),
        "sheets": "random",
    }


def _ahead(state: Any) -> tuple[float, ...]:
    """The figures of the first seat less those of the second."""
    first, second = (relic.figures(state, figure) for figure in state.figures)
    return tuple(map(float.__sub__, first, second))


def _rival_slips(question: Question, choice: Choice) -> float:
    return 1 if question.topic in ("move", "experience", "gate") else 0.3


MAGES = {
    **dict.fromkeys(("damage a turn", "best spells", "ready damage", "spells in hand"), 1),
    **dict.fromkeys(("income", "income early", "relics", "relics early"), 1),
    **dict.fromkeys(("open breaches", "breaches turned"), 1),
    **dict.fromkeys(("charges", "ability charged", "ability ready"), 1),
    **dict.fromkeys(("gravehold", "gravehold low", "life", "life low"), 1),
    **dict.fromkeys(("foe life", "race", "exhausted", "threats", "minion life"), -1),
    **dict.fromkeys(("nemesis to come", "hard", "nemesis next"), -1),
    **dict.fromkeys(("heavy spells", "ready through", "aether in hand", "gravehold middle"), 1),
    **dict.fromkeys(("acolyte harm", "acolyte first", "acolytes", "acolytes left"), -1),
    **dict.fromkeys(("soon", "minions", "starters"), -1),
}
DUELLISTS = dict.fromkeys((name for name in ashes.FIGURES if name != "first"), 1)
CHARACTERS = {
    **dict.fromkeys((name for name in relic.FIGURES if name not in ("tokens", "nemesis")), 1),
    **dict.fromkeys(("corruption", "corruption high", "mission left"), -1),
}

FITTINGS = {
    "war-eternal": Fitting(
        kinds=tuple(WAR_ETERNAL.box.nemeses),
        setup=_table_of_mages,
        slip=mage_slips,
        names=war_eternal.FIGURES,
        figures=war_eternal.figures,
        won=lambda result: bool(result.winners),
        written=by_nemesis,
        signs=MAGES,
    ),
    "aeons-end": Fitting(
        kinds=tuple(FIRST_BOX_GAME.box.nemeses),
        setup=_table_of_mages,
        slip=mage_slips,
        names=war_eternal.FIGURES,
        figures=war_eternal.figures,
        won=lambda result: bool(result.winners),
        written=by_nemesis,
        signs=MAGES,
        room="cards.first_box",
    ),
    "ashes": Fitting(
        kinds=("ashes",),
        setup=_duel,
        slip=_duel_slips,
        names=ashes.FIGURES,
        figures=_lead,
        won=_first_seat_won,
        written=_alike,
        signs=DUELLISTS,
    ),
    "relic": Fitting(
        kinds=("relic",),
        setup=_rivals,
        slip=_rival_slips,
        names=relic.FIGURES,
        figures=_ahead,
        won=_first_seat_won,
        written=_alike,
        signs=CHARACTERS,
    ),
}


def any_of(dice: Dice, things: Sequence[Thing]) -> Thing:
    return things[dice.below(len(things))]


def _lines(weights: Weights, indent: int) -> str:
    return "".join(f"{' ' * indent}{weight:z.3f},\n" for weight in weights)


# Playing


def play(game: str, seed: int, number: int) -> list[Noted]:
    """One game to its end, and what was noted of it."""
    fitting = FITTINGS[game]
    round_, place = divmod(number, len(fitting.kinds))
    kind, held_out = fitting.kinds[place], round_ % FOLDS == 0
    dice = Dice(f"slips {seed} {number}")
    players, wishes = fitting.setup(dice, kind)
    table = emberhold.open(game, players, f"fitting {seed} {number}", wishes, record=False)
    seen = watched(game_named(game), fitting, table, dice)
    won = fitting.won(table.state.result)
    return [] if won is None else [Noted(kind, figures, won, held_out) for figures in seen]


def watched(
    game: TableGame, fitting: Fitting, table: emberhold.Table, dice: Dice
) -> list[tuple[float, ...]]:
    """Play a table to its end; the figures of some of its turns, each where nothing is half done.

    Every turn is looked at once, whether it is noted or not, so that long turns count no more.
    """
    evaluation, choose = game.evaluation, game.pilot
    assert evaluation is not None
    assert choose is not None
    clumsiness = any_of(dice, CLUMSINESS)
    seen: list[tuple[float, ...]] = []
    moment = -1
    while (question := table.question) is not None:
        state = table.state
        if evaluation.settled(state, question) and evaluation.moment(state) != moment:
            moment = evaluation.moment(state)
            if dice.below(100) < NOTED:
                seen.append(fitting.figures(state))
        choice = choose(state, question)
        if dice.below(1000) < clumsiness * fitting.slip(question, choice):
            choice = any_of(dice, question.choices)
        table.take(question, choice)
    return seen


# Fitting


def fitted(noted: Sequence[Noted], kind: str, signs: Sequence[int] = ()) -> tuple[Numbers, Score]:
    """The weights of a kind from all its games, and how well those not held out foresee the rest.

    The score is of weights that have never seen what they are asked about.
    """
    import numpy as np

    from bench.logistic import auc, chances, fit_signed, log_loss

    mine = [each for each in noted if each.kind == kind]
    figures, won = _arrays(mine)
    learnt, learnt_won = _arrays([each for each in mine if not each.held_out])
    asked, asked_won = _arrays([each for each in mine if each.held_out])
    if not (len(learnt) and len(asked)):
        raise SystemExit(f"{kind}: nothing to fit to or nothing held out; play more games")
    only = np.array(signs or [0] * figures.shape[1])
    guessed = chances(asked, fit_signed(learnt, learnt_won, only))
    score = Score(
        positions=len(won),
        won=float(won.mean()),
        auc=auc(guessed, asked_won),
        log_loss=log_loss(guessed, asked_won),
        plain=log_loss(float(learnt_won.mean()), asked_won),
    )
    return fit_signed(figures, won, only), score


def _arrays(noted: Sequence[Noted]) -> tuple[Numbers, Numbers]:
    import numpy as np

    return np.array([each.figures for each in noted]), np.array([float(n.won) for n in noted])


# Telling and writing


def tell_scores(game: str, games: int, scores: Mapping[str, Score]) -> None:
    positions = sum(score.positions for score in scores.values())
    print(f"{game}: {games} games, {positions} positions; one game in {FOLDS} held out")
    print(f"{'':16} {'positions':>9} {'won':>7} {'AUC':>7} {'log loss':>9} {'of a constant':>14}")
    for kind, score in scores.items():
        print(
            f"{kind:16} {score.positions:9} {score.won:7.1%} {score.auc:7.3f} "
            f"{score.log_loss:9.4f} {score.plain:14.4f}"
        )


def tell_weights(names: Sequence[str], weights: Mapping[str, Weights]) -> None:
    print(f"\n{'':20}", *(f"{kind:>15}" for kind in weights))
    for name, *row in zip(names, *weights.values(), strict=True):
        print(f"{name:20}", *(f"{weight:z15.3f}" for weight in row))


def write(game: str, weights: Mapping[str, Weights], scores: Mapping[str, Score]) -> Path:
    """Put the weights where search reads them; those of a kind always won or lost say nothing."""
    one_sided = [kind for kind, score in scores.items() if score.won in (0, 1)]
    if one_sided:
        raise SystemExit(f"{', '.join(one_sided)}: every game ended alike; play more games")
    path = SOURCE.joinpath(*module_of(game).split(".")).with_suffix(".py")
    path.write_text(FITTINGS[game].written(weights), encoding="utf-8")
    return path


def module_of(game: str) -> str:
    """The module that holds the weights of a game."""
    package = type(game_named(game)).__module__.rpartition(".")[0]
    return f"{package}.{FITTINGS[game].room}.fitted"


def noted_of(given: argparse.Namespace) -> list[Noted]:
    """The positions of all games, played now or kept before."""
    if given.kept and given.kept.exists():
        rows = json.loads(gzip.decompress(given.kept.read_bytes()))
        return [Noted(kind, tuple(figures), won, held) for kind, figures, won, held in rows]
    total = given.games
    with ProcessPoolExecutor(given.processes) as pool:
        told = pool.map(
            play, [given.game] * total, [given.seed] * total, range(total), chunksize=20
        )
        noted = [each for part in told for each in part]
    if given.kept:
        rows = [(n.kind, [round(f, 4) for f in n.figures], n.won, n.held_out) for n in noted]
        given.kept.write_bytes(gzip.compress(json.dumps(rows).encode()))
    return noted


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=FITTINGS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="positions are kept here, or read if it is there")
    parser.add_argument("--write", action="store_true", help="replace the game's fitted.py")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    parser = _parser()
    given = parser.parse_args(words)
    fitting = FITTINGS[given.game]
    least = 2 * len(fitting.kinds)
    if given.games < least:
        parser.error(f"--games is {given.games}; fitting and holding out take at least {least}")
    noted = noted_of(given)
    if find_spec("numpy") is None:
        parser.error("numpy is missing; it comes with emberhold[gym]")
    signs = [fitting.signs.get(name, 0) for name in fitting.names]
    results = {kind: fitted(noted, kind, signs) for kind in fitting.kinds}
    weights = {kind: [float(weight) for weight in found] for kind, (found, _) in results.items()}
    scores = {kind: score for kind, (_, score) in results.items()}
    tell_scores(given.game, given.games, scores)
    tell_weights(fitting.names, weights)
    if given.write:
        print(f"\nwritten: {write(given.game, weights, scores)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
