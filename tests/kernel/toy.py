"""A tiny game that needs everything the kernel offers: luck, secrets, questions in the middle of
a step, and questions asked together.

Each of three rounds: both seats secretly bid coins at once; the higher bid wins the top card of a
shuffled deck, bidding is repeated by a tie-break question, and the winner may burn the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emberhold.games import TableGame
from emberhold.kernel.game import Asking, GameOver, LogLine, Result, Step
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.rng import seeded, shuffled
from emberhold.kernel.scene import Area, Scene, Zone
from emberhold.kernel.strand import Strand


class Auction:
    """The state."""

    __slots__ = ("coins", "deck", "log", "result", "rng", "score", "step")

    rng: int
    step: str
    result: Result | None
    log: Strand[LogLine] | None
    deck: tuple[int, ...]
    coins: tuple[int, int]
    score: tuple[int, int]

    def copy(self) -> Auction:
        twin = Auction()
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.log = None
        return twin


class Lot(Question):
    """A question of the auction, in its own words."""

    def prompt(self) -> Message:
        return Message(f"auction-ask-{self.topic}")

    def label(self, choice: Choice) -> Message:
        return Message(f"auction-option-{choice[0]}", subject=(*choice, None)[1])


def _bids(game: Auction, seat: int) -> list[Choice]:
    return [("bid", coins) for coins in range(game.coins[seat] + 1)]


def bidding(game: Auction) -> Asking:
    asked = [Lot(seat, "bid", _bids(game, seat)) for seat in (1, 0)]
    bids = yield Together(asked)
    paid = [bids[seat][1] for seat in (0, 1)]
    game.coins = (game.coins[0] - paid[0], game.coins[1] - paid[1])
    if paid[0] == paid[1]:
        choice = yield Lot(0, "tie", [("winner", 0), ("winner", 1)])
        winner = choice[1]
    else:
        winner = 0 if paid[0] > paid[1] else 1
    card = game.deck[-1]
    game.deck = game.deck[:-1]
    keep = yield Lot(winner, "keep", [("keep",), ("burn",)])
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


class AuctionGame(TableGame):
    """The game object."""

    name = "auction"
    seats = (2,)
    messages = Path(__file__).parent / "auction"
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
        """Everybody sees the lots and the scores, and nobody another's coins."""
        zones = (Zone("deck", "auction-deck", (), len(state.deck)),)
        areas = [Area("auction", "auction-table", zones, {"left": len(state.deck)})]
        for owner, score in enumerate(state.score):
            marks: dict[str, int | str | bool] = {"score": score}
            if owner == seat:
                marks["coins"] = state.coins[owner]
            areas.append(Area(f"player:{owner}", "auction-bidder", (), marks))
        return Scene(self.name, seat, tuple(areas))

    def redeal(self, state: Auction, seat: int, seed: int | str) -> None:
        state.rng = seeded(seed)
        state.deck = shuffled(state, state.deck)

    def line(self, line: LogLine) -> Message:
        return Message(f"auction-log-{line.id}", **line.arguments)


AUCTION = AuctionGame()
