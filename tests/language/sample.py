"""What a game says, for somebody to read: cards, log, questions, reasons and hints.

    python -m tests.language.sample ashes pl            all cards, 400 sentences of each other kind
    python -m tests.language.sample war-eternal fr --only log --lines 100
    python -m tests.language.sample legacy pl --first 101    games that nobody has read yet

Games are played by random and by greedy players from fixed seeds, so that two people who ask read
the same; Legacy in each of its chapters. A question is its prompt or one of its options, a reason
what is said to somebody who taps a thing that cannot be chosen, a hint what an adviser says of the
answer that the rules of thumb would give. Every sentence is told once, and the ids that have been
heard least come first, so that a sample has as many kinds of sentences as it can.

`tests.language.reading` draws from all games, the commands, errors and pages at once.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

import emberhold
from emberhold.games import game_named
from emberhold.kernel.message import Message
from emberhold.kernel.question import Option, Question
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from emberhold.players import seated
from emberhold.players.consequences import Consequences
from emberhold.players.hints import AHEAD, NEAR, SAME, Suggestion
from emberhold.players.search.playout import means_of
from tests.language import chapters

LEGACY = "legacy"
KINDS = ("log", "questions", "reasons", "hints")
PLAYERS = ("random", "greedy")
ANSWERS = 400
"""How far a game is played at most."""
LEADS = (AHEAD, NEAR)
"""How sure hints are, in turn: the rules of thumb that are asked here do not know it."""
EVERY = {"reasons": 15, "hints": 12}
"""At every fifteenth and twelfth question reasons and hints are asked for: they take their time."""


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
        self.heard: dict[str, Heard] = {kind: defaultdict(dict) for kind in KINDS}

    def listen(
        self, seeds: Sequence[int], kinds: Sequence[str] = KINDS, players: Sequence[str] = PLAYERS
    ) -> Sampled:
        """One game by random and one by greedy players from each seed."""
        self.kinds = kinds
        for seed in seeds:
            for by in players:
                for table in _tables(self.game, seed):
                    self._play(table, by, seed)
        return self

    def _play(self, table: Table, by: str, seed: int) -> None:
        bots = seated([by] * table.players, self.game, seed)
        for number in range(ANSWERS):
            question = table.question
            if question is None:
                break
            self._ask(table, question, number)
            table.take(question, bots[question.seat].choose(table, question))
        for line in table.state.log:
            _note(self.heard["log"], table.game.line(line))
        if table.result is not None:
            _note(self.heard["log"], Message(f"result-{table.result.reason}"))

    def _ask(self, table: Table, question: Question, number: int) -> None:
        """Everything that can be said at a question."""
        asked = self.heard["questions"]
        _note(asked, question.prompt())
        for choice in question.choices:
            _note(asked, question.label(choice))
        if "reasons" in self.kinds and number % EVERY["reasons"] == 0:
            for reason in _reasons(table):
                _note(self.heard["reasons"], reason)
        if "hints" in self.kinds and number % EVERY["hints"] == 1 and len(question.choices) > 1:
            self._hint(table, question)

    def _hint(self, table: Table, question: Question) -> None:
        means = means_of(game_named(self.game))
        if means is None:
            return
        choice = means.policy(table.fork().state, question)
        after = Consequences(means, table, question)
        reason = after.reason(choice)
        kept = self.heard["hints"]["hint" if reason is None else reason.id]
        hint = Suggestion(Option(question, choice), reason=reason)
        english = hint.line("en")
        if english in kept or len(kept) >= _OF_EACH:
            return
        if not after.wins(choice):
            alike = len({after.end(other) for other in question.choices}) == 1
            hint = replace(hint, lead=SAME if alike else LEADS[len(kept) % len(LEADS)])
        kept[english] = {language: hint.line(language) for language in LANGUAGES}

    def sentences(self, what: str, language: str, most: int) -> list[str]:
        """Distinct sentences, one of each id before a second of any."""
        heard = self.heard[what]
        rows = {id: [told[language] for told in heard[id].values()] for id in sorted(heard)}
        found: dict[str, None] = {}
        for depth in range(_OF_EACH):
            for row in rows.values():
                if depth < len(row) and len(found) < most:
                    found.setdefault(row[depth])
        return list(found)


def _reasons(table: Table) -> Iterator[Message]:
    """What is said to every seat of everything that it sees and cannot choose."""
    for seat in range(table.players):
        for id in ids_in(table.view(seat)):
            reason = table.why_not(seat, id)
            if reason is not None:
                yield reason


def ids_in(scene: Scene) -> list[str]:
    """Everything on a table that can be tapped."""
    found = [area.id for area in scene.areas]
    for area in scene.areas:
        for zone in area.zones:
            found += [zone.id, *(piece.id for piece in zone.pieces)]
    return list(dict.fromkeys(found))


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
    parser.add_argument("--only", choices=("cards", *KINDS))
    parser.add_argument("--lines", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=8, help="how many seeds are played")
    parser.add_argument("--first", type=int, default=1, help="the first of them")
    asked = parser.parse_args(given)
    if asked.only in (None, "cards"):
        print("\n\n".join(cards(asked.game, asked.language)))
    if asked.only != "cards":
        kinds = KINDS if asked.only is None else (asked.only,)
        sampled = Sampled(asked.game).listen(range(asked.first, asked.first + asked.seeds), kinds)
        for what in KINDS:
            if asked.only in (None, what):
                lines = sampled.sentences(what, asked.language, asked.lines)
                print(f"\n{what}: {len(lines)} distinct\n")
                print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
