"""Rules drawn by lot, for somebody to read who has neither written nor edited them.

    python -m tests.language.rules legacy fr            150 rules, in the order of the book
    python -m tests.language.rules relic pl --seed 7    another lot: choose it before you look

Every rule comes with its English text, so that the reader sees whether both say the same. A lot
is the same in all languages.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random

import emberhold
from emberhold.games import game_named
from emberhold.language import LANGUAGES
from emberhold.parts.rulebook import RuleShelf

SEED = 20261115
MOST = 150


def drawn(shelf: RuleShelf, seed: int = SEED, most: int = MOST) -> list[str]:
    """The ids of that many rules of a book, or of all where it has fewer."""
    ids = list(shelf.read("en").rules)
    return sorted(Random(seed).sample(ids, min(most, len(ids))), key=ids.index)


def beside(shelf: RuleShelf, language: str, ids: Sequence[str]) -> list[str]:
    """Each of these rules by its id, in English and in the language."""
    english, other = shelf.read("en").rules, shelf.read(language).rules
    return [f"{id}\n  {english[id].text}\n  {other[id].text}" for id in ids]


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.language.rules", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(emberhold.GAMES))
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--most", type=int, default=MOST)
    asked = parser.parse_args(given)
    shelf = game_named(asked.game).rulebook
    if shelf is None:
        parser.error(f"{asked.game} has no rulebook")
    ids = drawn(shelf, asked.seed, asked.most)
    print("\n\n".join(beside(shelf, asked.language, ids)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
