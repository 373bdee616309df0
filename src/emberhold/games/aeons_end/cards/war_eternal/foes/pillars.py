"""The pillars of Gravehold."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.tokens import LoseTokens, TokensHeld
from emberhold.games.aeons_end.fight.life import lose
from emberhold.games.aeons_end.state import State
from emberhold.parts.effects.signatures import Maybe, Takes


class DestroyPillars(LoseTokens):
    """Pillars of Gravehold fall; with the last one the players lose (WE-309)."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def __init__(self, amount: int = 1) -> None:
        super().__init__(amount, "effect-destroy-pillars")

    def run(self, game: State, act: Act) -> None:
        super().run(game, act)
        if game.tokens == 0:
            lose(game, "defeat-pillars")


pillars = TokensHeld("pillars")
