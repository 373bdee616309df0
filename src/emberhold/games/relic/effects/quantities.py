"""Numbers that conditions compare and `for each` counts, read off the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.belongings import asset_count
from emberhold.games.relic.moments import WOULD_LOSE_LIFE
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import AGENT, CUNNING, STRENGTH, WILLPOWER

Reckoning: TypeAlias = Callable[[State, Act], int]


def message_word(word: str) -> str:
    """A word of the book as message ids have it."""
    return word.replace("_", "-").replace(" ", "-").lower()


# Somebody's


def influence(game: State, act: Act) -> int:
    return act.me.influence


def corruption(game: State, act: Act) -> int:
    return len(act.me.corruption)


def life(game: State, act: Act) -> int:
    return act.me.life


def level(game: State, act: Act) -> int:
    return act.me.level


def strength(game: State, act: Act) -> int:
    return act.me.attributes[STRENGTH]


def willpower(game: State, act: Act) -> int:
    return act.me.attributes[WILLPOWER]


def cunning(game: State, act: Act) -> int:
    return act.me.attributes[CUNNING]


def relics(game: State, act: Act) -> int:
    return act.me.relics


def tokens(game: State, act: Act) -> int:
    return len(act.me.tokens)


def power_cards(game: State, act: Act) -> int:
    return len(act.me.hand)


def assets(game: State, act: Act) -> int:
    return asset_count(game, act.me)


def completed(game: State, act: Act) -> int:
    return len(act.me.completed)


def trophies(game: State, act: Act) -> int:
    return len(act.me.trophies)


def loss(game: State, act: Act) -> int:
    return act.amount if act.moment == WOULD_LOSE_LIFE else 0


# On the table


def omens(game: State, act: Act) -> int:
    return game.omens


def characters(game: State, act: Act) -> int:
    return len(game.characters())


def others_here(game: State, act: Act) -> int:
    here = game.standing_on(act.me.space)
    return len([figure for figure in here if figure is not act.me and not figure.nemesis])


def enemies_here(game: State, act: Act) -> int:
    return len(game.enemies_on(act.me.space))


def other_agents_here(game: State, act: Act) -> int:
    lying = [piece.card for piece in game.board[act.me.space] if piece.card.sort == AGENT]
    return len([card for card in lying if card is not act.card])


# In a battle


def enemies(game: State, act: Act) -> int:
    return len(game.battle.cards) if game.battle is not None else 0


def enemy_values(game: State, act: Act) -> int:
    return sum([card.value for card in game.battle.cards]) if game.battle is not None else 0


def foes(game: State, act: Act) -> int:
    """Enemies, and the sheet as one."""
    return enemies(game, act) + (game.battle is not None and game.battle.sheet)


def foe_influence(game: State, act: Act) -> int:
    foe = _foe(game, act)
    return foe.influence if foe is not None else 0


def foe_corruption(game: State, act: Act) -> int:
    foe = _foe(game, act)
    return len(foe.corruption) if foe is not None else 0


def _foe(game: State, act: Act) -> Figure | None:
    """Against whom one fights, or whom one has just met."""
    return game.battle.against(act.me) if game.battle is not None else act.that


# What is compared

LEAST: Final = ">="
MOST: Final = "<="
NONE: Final = "=0"
_TOLD: Final = {LEAST: "least", MOST: "most", NONE: "none"}


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


LOSS: Final = Quantity("loss", loss, (LEAST,))
COMPARED: Final = (
    Quantity("influence", influence, (LEAST,), (LEAST,)),
    Quantity("corruption", corruption, (LEAST, MOST), (LEAST, NONE)),
    Quantity("life", life, (LEAST, MOST), (MOST,)),
    Quantity("level", level, (LEAST,), (LEAST,)),
    Quantity("strength", strength, (), (LEAST,)),
    Quantity("power_cards", power_cards, (), (LEAST,)),
    Quantity("assets", assets, (), (LEAST,)),
    Quantity("relics", relics, (LEAST,)),
    Quantity("tokens", tokens, (LEAST,)),
    Quantity("omen_tokens", omens, (MOST,)),
    Quantity("enemies", enemies, (LEAST,)),
    Quantity("enemy_values", enemy_values, (LEAST,)),
    LOSS,
)
QUANTITIES: Final = {quantity.word: quantity for quantity in COMPARED}
