"""What a program makes of War Eternal: its spaces, its rows, a golden game. Run by itself it plays
where no other box of the series can be loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import emberhold

GOLDEN = Path(__file__).parent.parent / "golden"
OTHERS = ("first_box", "legacy")


class Away:
    """No other box is installed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> None:
        if name.startswith("emberhold.games.aeons_end.cards.") and name.split(".")[4] in OTHERS:
            raise ModuleNotFoundError(name)


def seen() -> str:
    """The same text wherever the same is played."""
    told = sha256()
    game = emberhold.GAMES["war-eternal"]
    for players in (1, 2):
        told.update(repr(list(game.actions(players).names)).encode())
        observation = game.observation(players)
        told.update(repr(list(observation.names)).encode())
        table = emberhold.open("war-eternal", players, 11, {"difficulty": "beginner"})
        for _ in range(60):
            question = table.question
            if question is None:
                break
            told.update(observation.row(table.state, question.seat, question))
            told.update(repr(question.options.keys()).encode())
            table.answer(question.options[-1])
    for path in sorted(GOLDEN.glob("war-eternal-*.ember"))[:2]:
        told.update(emberhold.load(path).dumps().encode())
    return told.hexdigest()


if __name__ == "__main__":
    sys.meta_path.insert(0, Away())
    print(seen())
