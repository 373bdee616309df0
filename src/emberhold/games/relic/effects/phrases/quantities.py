"""Numbers that conditions compare and `for each` counts, read off the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.figure.belongings import asset_count
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import STRENGTH
from emberhold.games.relic.timing.moments import WOULD_LOSE_LIFE

Reckoning: TypeAlias = Callable[[State, Act], int]

LEAST: Final = ">="
MOST: Final = "<="
NONE: Final = "=0"
_TOLD: Final = {LEAST: "least", MOST: "most", NONE: "none"}


def message_word(word: str) -> str:
    """A word of the book as message ids have it."""
    return word.replace("_", "-").replace(" ", "-").lower()


class Quantity:
    """A number of somebody's, with the comparisons that there are words for."""

    __slots__ = ("having", "reckon", "said", "word")

    def __init__(
        self, word: str, reckon: Reckoning, said: tuple[str, ...], having: tuple[str, ...] = ()
    ) -> None:
        self.word = word
        self.reckon = reckon
        self.said = said
        """After `if`."""
        self.having = having
        """As what somebody is known by: `with 3 or more influence`."""

    def message(self, sign: str) -> str:
        return f"{message_word(self.word)}-{_TOLD[sign]}"


def _enemy_values(game: State, act: Act) -> int:
    return sum([card.value for card in game.battle.cards]) if game.battle is not None else 0


def _loss(game: State, act: Act) -> int:
    return act.amount if act.moment == WOULD_LOSE_LIFE else 0


def enemies(game: State, act: Act) -> int:
    return len(game.battle.cards) if game.battle is not None else 0


CORRUPTION: Final = Quantity(
    "corruption", lambda game, act: len(act.me.corruption), (LEAST, MOST), (LEAST, NONE)
)
POWER_CARDS: Final = Quantity("power_cards", lambda game, act: len(act.me.hand), (), (LEAST,))
ASSETS: Final = Quantity("assets", lambda game, act: asset_count(game, act.me), (), (LEAST,))
TOKENS: Final = Quantity("tokens", lambda game, act: len(act.me.tokens), (LEAST,))
OMENS: Final = Quantity("omen_tokens", lambda game, act: game.omens, (MOST,))
LOSS: Final = Quantity("loss", _loss, (LEAST,))
_COMPARED: Final = (
    *(CORRUPTION, POWER_CARDS, ASSETS, TOKENS, OMENS, LOSS),
    Quantity("influence", lambda game, act: act.me.influence, (LEAST,), (LEAST,)),
    Quantity("life", lambda game, act: act.me.life, (LEAST, MOST), (MOST,)),
    Quantity("level", lambda game, act: act.me.level, (LEAST,), (LEAST,)),
    Quantity("strength", lambda game, act: act.me.attributes[STRENGTH], (), (LEAST,)),
    Quantity("relics", lambda game, act: act.me.relics, (LEAST,)),
    Quantity("enemies", enemies, (LEAST,)),
    Quantity("enemy_values", _enemy_values, (LEAST,)),
)
QUANTITIES: Final = {quantity.word: quantity for quantity in _COMPARED}
