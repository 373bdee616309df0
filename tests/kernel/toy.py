"""A tiny game that needs everything the kernel offers: luck, secrets, questions in the middle of
a step, and questions asked together.

Each of three rounds: both seats secretly bid coins at once; the higher bid wins the top card of a
shuffled deck, bidding is repeated by a tie-break question, and the winner may burn the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games import TableGame
from emberhold.kernel.game import Asking, GameOver, LogLine, Result, Step
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.rng import seeded, shuffled
from emberhold.kernel.scene import Area, Scene, Zone


class Auction:
    """The state."""

    __slots__ = ("coins", "deck", "log", "result", "rng", "score", "step")

    rng: int
    step: str
    result: Result | None
    log: list[LogLine] | None
    deck: tuple[int, ...]
    coins: tuple[int, int]
    score: tuple[int, int]

    def copy(self) -> Auction:
        twin = Auction()
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.log = None
        return twin


def _bids(game: Auction, seat: int) -> list[Choice]:
    return [("bid", coins) for coins in range(game.coins[seat] + 1)]


def bidding(game: Auction) -> Asking:
    asked = [Question(seat, "bid", _bids(game, seat)) for seat in (1, 0)]
    bids = yield Together(asked)
    paid = [bids[seat][1] for seat in (0, 1)]
    game.coins = (game.coins[0] - paid[0], game.coins[1] - paid[1])
    if paid[0] == paid[1]:
        choice = yield Question(0, "tie", [("winner", 0), ("winner", 1)])
        winner = choice[1]
    else:
        winner = 0 if paid[0] > paid[1] else 1
    card = game.deck[-1]
    game.deck = game.deck[:-1]
    keep = yield Question(winner, "keep", [("keep",), ("burn",)])
    if keep[0] == "keep":
        score = list(game.score)
        score[winner] += card
        game.score = (score[0], score[1])
    if game.log is not None:
        game.log.append(LogLine("won", {"seat": winner, "card": card}))
        game.log.append(LogLine("secret", {"coins": game.coins[winner]}, winner))
    if not game.deck:
        best = max(game.score)
        game.result = Result(tuple(s for s in (0, 1) if game.score[s] == best), "highest-score")
        raise GameOver


class Plain(Message):
    """A message that needs no message file."""

    def text(self, language: str = "en") -> str:
        return f"{self.id} {self.arguments}"


class AuctionGame(TableGame):
    """The game object."""

    name = "auction"
    seats = (2,)
    steps: Mapping[str, Step] = {"bidding": bidding}

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return {"coins": 3, **wishes}

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> Auction:
        game = Auction()
        game.rng = seeded(seed)
        game.step = "bidding"
        game.result = game.log = None
        game.deck = shuffled(game, (1, 2, 3))
        game.coins = (setup["coins"], setup["coins"])
        game.score = (0, 0)
        return game

    def place(self, state: Auction, position: Mapping[str, Any]) -> None:
        state.deck = tuple(position["deck"])

    def scene(self, state: Auction, seat: int | None) -> Scene:
        marks: dict[str, int | str | bool] = {"left": len(state.deck)}
        if seat is not None:
            marks["coins"] = state.coins[seat]
        zones = (Zone("deck", "deck", (), len(state.deck)),)
        return Scene(self.name, seat, (Area("auction", "auction", zones, marks),))

    def redeal(self, state: Auction, seat: int, seed: int | str) -> None:
        state.rng = seeded(seed)
        state.deck = shuffled(state, state.deck)

    def line(self, line: LogLine) -> Message:
        return Plain(line.id, **line.arguments)


AUCTION = AuctionGame()
