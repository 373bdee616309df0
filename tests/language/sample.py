"""What a game says, for somebody to read: its cards, lines of its log, its questions.

    python -m tests.language.sample ashes pl            all cards, 400 log lines, 400 questions
    python -m tests.language.sample war-eternal fr --only log --lines 100
    python -m tests.language.sample legacy pl --first 101    games that nobody has read yet

Games are played by random and by greedy players from fixed seeds, so that two people who ask read
the same; Legacy in each of its chapters. A question is its prompt or one of its options; every
sentence is told once, the ids that have been heard least come first, so that a sample holds as many
kinds of sentences as it can.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence

import emberhold
from emberhold.games import game_named
from emberhold.kernel.message import Message
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from emberhold.players import seated
from tests.language import chapters

LEGACY = "legacy"
ANSWERS = 400
"""How far a game is played at most."""


def cards(game: str, language: str) -> Iterator[str]:
    """Everything in the box as it reads: the name, then its lines."""
    if game == LEGACY:
        yield from chapters.cards(language)
        return
    for entry in game_named(game).library:
        yield f"{entry.name(language)}\n" + "\n".join(entry.text(language))


Heard = dict[str, dict[str, dict[str, str]]]
"""Sentences by message id and by how they read in English: their words in every language."""
_OF_EACH = 200
"""How many sentences of one id are kept."""


class Sampled:
    """What is said at a game's tables."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.log: Heard = defaultdict(dict)
        self.questions: Heard = defaultdict(dict)

    def listen(self, seeds: Sequence[int]) -> Sampled:
        """One game by random and one by greedy players from each seed."""
        for seed in seeds:
            for by in ("random", "greedy"):
                for table in _tables(self.game, seed):
                    self._play(table, by, seed)
        return self

    def _play(self, table: Table, by: str, seed: int) -> None:
        bots = seated([by] * table.players, self.game, seed)
        for _ in range(ANSWERS):
            question = table.question
            if question is None:
                break
            _note(self.questions, question.prompt())
            for choice in question.choices:
                _note(self.questions, question.label(choice))
            table.take(question, bots[question.seat].choose(table, question))
        for line in table.state.log:
            _note(self.log, table.game.line(line))
        if table.result is not None:
            _note(self.log, Message(f"result-{table.result.reason}"))

    def sentences(self, what: str, language: str, most: int) -> list[str]:
        """Distinct sentences, one of each id before a second of any."""
        heard = self.log if what == "log" else self.questions
        rows = {id: [told[language] for told in heard[id].values()] for id in sorted(heard)}
        found: dict[str, None] = {}
        for depth in range(_OF_EACH):
            for row in rows.values():
                if depth < len(row) and len(found) < most:
                    found.setdefault(row[depth])
        return list(found)


def _tables(game: str, seed: int) -> Iterator[Table]:
    if game == LEGACY:
        yield from chapters.tables(seed)
    else:
        yield emberhold.open(game, 2 + seed % 2, seed)


def _note(heard: Heard, message: Message) -> None:
    """A question reads its table as it is now, so its words are kept as they are."""
    said = heard[message.id]
    english = message.text("en")
    if english not in said and len(said) < _OF_EACH:
        said[english] = {language: message.text(language) for language in LANGUAGES}


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.language.sample", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(emberhold.GAMES))
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--only", choices=("cards", "log", "questions"))
    parser.add_argument("--lines", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=8, help="how many seeds are played")
    parser.add_argument("--first", type=int, default=1, help="the first of them")
    asked = parser.parse_args(given)
    if asked.only in (None, "cards"):
        print("\n\n".join(cards(asked.game, asked.language)))
    if asked.only != "cards":
        sampled = Sampled(asked.game).listen(range(asked.first, asked.first + asked.seeds))
        for what in ("log", "questions"):
            if asked.only in (None, what):
                lines = sampled.sentences(what, asked.language, asked.lines)
                print(f"\n{what}: {len(lines)} distinct\n")
                print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
