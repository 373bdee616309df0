"""Nemesis tokens: pillars of Gravehold, time gates, cloaks; what they are called is the sheet's.

Every verb here takes the message id it reads as, because each nemesis has its own words for
gaining and losing tokens.
"""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import Effect, Extent
from emberhold.games.aeons_end.effects.sorts import AMOUNT, MESSAGE
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.amounts import Amount
from emberhold.parts.effects.signatures import Takes


def room_for_tokens(game: State) -> int:
    """How many tokens more the sheet allows."""
    return max(0, game.nemesis.most_tokens[game.hard] - game.tokens)


def tokens_to_lose(game: State) -> int:
    """How many tokens the nemesis can still lose."""
    return max(0, game.tokens - game.nemesis.least_tokens[game.hard])


def gain_tokens(game: State, amount: int) -> int:
    """Tokens up to the most the sheet allows; how many there were really."""
    gained = min(amount, room_for_tokens(game))
    game.tokens += gained
    _say_tokens(game)
    return gained


def lose_tokens(game: State, amount: int) -> int:
    """Tokens away down to the least the sheet allows; how many there were really."""
    lost = min(amount, tokens_to_lose(game))
    game.tokens -= lost
    _say_tokens(game)
    return lost


def _say_tokens(game: State) -> None:
    if game.log is not None and game.nemesis.token is not None:
        game.say(game.nemesis.token_log, nemesis=game.nemesis, left=game.tokens)


class GainTokens(Effect):
    """The nemesis gains tokens."""

    takes: ClassVar[Takes] = (AMOUNT, MESSAGE)

    def __init__(self, amount: int, words: str) -> None:
        self.amount = amount
        self.words = words

    def run(self, game: State, act: Act) -> None:
        gain_tokens(game, self.amount)

    def extent(self, game: State, act: Act) -> Extent:
        return min(self.amount, room_for_tokens(game)), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words, amount=self.amount)


class LoseTokens(Effect):
    """The nemesis loses tokens."""

    takes: ClassVar[Takes] = (AMOUNT, MESSAGE)

    def __init__(self, amount: int, words: str) -> None:
        self.amount = amount
        self.words = words

    def run(self, game: State, act: Act) -> None:
        lose_tokens(game, self.amount)

    def extent(self, game: State, act: Act) -> Extent:
        return min(self.amount, tokens_to_lose(game)), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words, amount=self.amount)


class TokensHeld(Amount[State, Act]):
    """The number of nemesis tokens, by the words of the sheet."""

    takes: ClassVar[Takes] = (MESSAGE,)

    def __init__(self, words: str) -> None:
        self.words = words

    def count(self, game: State, act: Act) -> int:
        return game.tokens


class NemesisGainsTokens(GainTokens):
    """The same in plain words, for a nemesis whose tokens have no name of their own."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "effect-nemesis-gains-tokens")


class NemesisLosesTokens(LoseTokens):
    """The same."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "effect-nemesis-loses-tokens")


class NemesisTokens(TokensHeld):
    """The same."""

    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        super().__init__("nemesis-tokens")
