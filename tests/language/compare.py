"""Cards drawn by lot, in all languages beside each other, to be read for differences in meaning.

    python -m tests.language.compare /tmp/cards.txt                          200 cards of all games
    python -m tests.language.compare /tmp/others.txt --seed 20418 --without 20417

Every card, sheet and space of the four games is in the lot once; Legacy's story is not, because it
is read as prose. `--without` leaves out what an earlier seed has drawn, so that a second reading is
of other cards; it may be given several times, in the order of the draws.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import emberhold
from emberhold.language import LANGUAGES
from tests.language.chapters import stories
from tests.language.sample import LEGACY, cards

SEED = 20417
CARDS = 200

Compared = tuple[str, ...]
"""The game, then the card in each of the languages."""


def lot() -> list[Compared]:
    """Every card of every game once."""
    found: dict[Compared, None] = {}
    for game in emberhold.GAMES:
        told = zip(*(_texts(game, language) for language in LANGUAGES), strict=True)
        found.update(dict.fromkeys((game, *texts) for texts in told))
    return list(found)


def _texts(game: str, language: str) -> list[str]:
    texts = list(cards(game, language))
    return texts[: -len(list(stories(language)))] if game == LEGACY else texts


def drawn(seed: int, number: int, without: Sequence[int] = ()) -> list[Compared]:
    """That many cards in the order of the games; none that one of the earlier draws has had, each
    of which left out those before it."""
    pool = lot()
    had = {
        card
        for place, earlier in enumerate(without)
        for card in drawn(earlier, number, without[:place])
    }
    pool = [card for card in pool if card not in had]
    chosen = set(Random(seed).sample(range(len(pool)), min(number, len(pool))))
    return [card for place, card in enumerate(pool) if place in chosen]


def page(compared: Sequence[Compared]) -> str:
    """The cards one under the other, numbered."""
    blocks = []
    for number, (game, *texts) in enumerate(compared, 1):
        told = (f"[{language}] {text}" for language, text in zip(LANGUAGES, texts, strict=True))
        blocks.append("\n".join((f"## {number} {game}", *told)))
    return "\n\n".join(blocks) + "\n"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.language.compare", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--cards", type=int, default=CARDS, help="how many cards are drawn")
    parser.add_argument(
        "--without", type=int, action="append", default=[], help="the seed of an earlier draw"
    )
    asked = parser.parse_args(given)
    compared = drawn(asked.seed, asked.cards, asked.without)
    asked.file.write_text(page(compared), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
