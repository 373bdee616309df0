"""Which modules games run through: those that are worth the C compiler's time.

    python -m bench.calls --write    # tools/hot_modules.txt, read by tools/compile.py

Counted are calls, from the sources, in games played at random and by the sensible player, by the
module they go to. A module is hot where one call in a hundred goes to it in any of them.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import emberhold
from emberhold.games import GAMES
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table
from emberhold.lab.bench import play_at_random
from emberhold.players import player_named

LIST = Path(__file__).resolve().parent.parent / "tools" / "hot_modules.txt"
_PACKAGE = Path(emberhold.__file__).parent
_SHARE = 0.01
_DECISIONS = 600
_THINKING = (
    *("games/*/seen/redeal.py", "parts/encoding.py", "parts/numbered.py"),
    *(f"games/**/numbers/{room}.py" for room in ("actions", "evaluation", "observation")),
    *("games/**/numbers/*_numbers.py", "games/*/numbers/places.py"),
)
"""Rooms that learners and searchers run through, no matter who plays."""


def called(game: str, sensible: bool, games: int) -> Counter[str]:
    """How many calls went to each module of this package."""
    profile = cProfile.Profile()
    players = len(GAMES[game].choices.quick.seats)
    for seed in range(games):
        table = open_table(GAMES[game], players=players, seed=seed, record=False)
        bot = player_named("greedy", game, seed)
        profile.enable()
        if not sensible:
            play_at_random(table, Dice(seed))
        for _ in range(_DECISIONS):
            if table.question is None:
                break
            chosen = bot.choose(table, table.question)
            table.answer(table.question.options[table.question.choices.index(chosen)])
        profile.disable()
    found: Counter[str] = Counter()
    for (file, _, _), (_, calls, *_) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        if path.is_relative_to(_PACKAGE) and path.stem != "__init__":
            found[path.relative_to(_PACKAGE.parent).with_suffix("").as_posix()] += calls
    return found


def hot(games: int) -> list[str]:
    found = set()
    for game in GAMES:
        for sensible in (False, True):
            calls = called(game, sensible, games)
            found |= {name for name, often in calls.items() if often >= _SHARE * calls.total()}
    rooms = (path for room in _THINKING for path in _PACKAGE.glob(room))
    found |= {path.relative_to(_PACKAGE.parent).with_suffix("").as_posix() for path in rooms}
    floors = ("emberhold/kernel/", "emberhold/parts/", "emberhold/games/")
    return sorted(name.replace("/", ".") for name in found if name.startswith(floors))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.calls", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each kind")
    parser.add_argument("--write", action="store_true", help=f"into {LIST.name}")
    given = parser.parse_args(arguments)
    text = "\n".join(hot(given.games)) + "\n"
    if given.write:
        LIST.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
