"""Fitting the weights of the evaluation for the nemeses of Legacy: campaigns of greedy players.

    python -m bench.legacy_fitting --campaigns 600 --seed 1 --write

Every chapter is played once and then counts as won, so that all eight are met. Players slip, and a
nemesis may begin with part of its life, so that every chapter is won sometimes and lost sometimes;
how much life is left is one of the figures. `--write` puts the weights into the box's `fitted.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import emberhold
from bench.fitting import (
    FITTINGS,
    FOLDS,
    Noted,
    Score,
    any_of,
    fitted,
    tell_scores,
    tell_weights,
    watched,
)
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.story.interlude import INTERLUDE
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

LIFE = (40, 60, 80, 100, 100)
"""Of a hundred parts of its life, how many a nemesis begins with."""
PLAYERS = (2, 2, 2, 2, 2, 1, 3, 4)
PLACE = Path(__file__).parent.parent.joinpath(
    *("src", "emberhold", "games", "aeons_end", "cards", "legacy", "judgement", "fitted.py")
)


def campaign(seed: int, number: int) -> list[Noted]:
    """What was noted of all chapters of one campaign."""
    dice = Dice(f"slips {seed} {number}")
    players = any_of(dice, PLAYERS)
    begin = f"fitting {seed} {number}"
    record = begun(LEGACY, players, begin, {})
    noted: list[Noted] = []
    while (chapter := LEGACY.campaign.chapter(record)) is not None:
        luck = chapter_seed(begin, record.number)
        table = open_table(LEGACY, players, luck, wishes_for(chapter, record), record=False)
        to_the_fight(table)
        state = table.state
        state.nemesis_life = state.nemesis_life * any_of(dice, LIFE) // 100
        seen = watched(LEGACY, FITTINGS["war-eternal"], table, dice)
        won = bool(state.result.winners)
        held_out = number % FOLDS == 0
        noted += [Noted(state.nemesis.slug, figures, won, held_out) for figures in seen]
        given = Result(tuple(range(players)), "decreed")
        record = followed(LEGACY, record, LEGACY.carried(state), given)
    return noted


def to_the_fight(table: emberhold.Table) -> None:
    """Let the sensible player answer what comes before a fight."""
    while table.state.step == INTERLUDE and table.question is not None:
        table.take(table.question, LEGACY.bot(table.state, table.question))


def written(weights: dict[str, list[float]]) -> str:
    lines = []
    for kind, each in weights.items():
        rows = [
            "        *(" + ", ".join(f"{weight:z.3f}" for weight in each[start : start + 8]) + "),"
            for start in range(0, len(each), 8)
        ]
        lines += [f'    "{kind}": (', *rows, "    ),"]
    return (
        '"""How much each figure of `evaluation.py` counts against each nemesis of Legacy."""\n'
        "\nfrom __future__ import annotations\n"
        "\nFITTED_LEGACY: dict[str, tuple[float, ...]] = {\n" + "\n".join(lines) + "\n}\n"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--campaigns", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the box's fitted.py")
    given = parser.parse_args(words)
    noted = [each for n in range(given.campaigns) for each in campaign(given.seed, n)]
    weights: dict[str, list[float]] = {}
    scores: dict[str, Score] = {}
    for sheet in NEMESES.values():
        found, scores[sheet.slug] = fitted(noted, sheet.slug)
        weights[sheet.slug] = [float(weight) for weight in found]
    tell_scores("legacy", len(NEMESES) * given.campaigns, scores)
    tell_weights(FITTINGS["war-eternal"].names, weights)
    if given.write:
        PLACE.write_text(written(weights), encoding="utf-8")
        print(f"\nwritten: {PLACE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
