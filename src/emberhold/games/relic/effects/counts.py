"""What can be counted: the words after `for each`."""

from __future__ import annotations

import re
from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.belongings import asset_count
from emberhold.games.relic.board import IN_AREA, SPACES
from emberhold.games.relic.effects.conditions import trait_id
from emberhold.games.relic.effects.who import Who
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import AGENT, ENEMY
from emberhold.language import Speech

SIMPLE: Final = (
    *("corruption", "power", "asset", "completed_mission", "trophy", "enemy_in_battle"),
    *("enemy_here", "other_agent_here", "own_token", "omen_token", "character"),
    *("other_character_here", "influence of that_character", "corruption of that_character"),
)


class Count:
    """Something to be counted."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def count(self, game: State, act: Act) -> int:
        return _counted(game, act, self.what)

    def each(self, say: Speech, whose: str = "you") -> str:
        """What is after `for each`."""
        what = self.what.replace("_", "-").replace(" ", "-")
        return say(f"relic-each-{what}", whose=whose)


def _counted(game: State, act: Act, what: str) -> int:
    me = act.me
    if what == "corruption":
        return len(me.corruption)
    if what == "power":
        return len(me.hand)
    if what == "asset":
        return asset_count(game, me)
    if what == "completed_mission":
        return len(me.completed)
    if what == "trophy":
        return len(me.trophies)
    if what == "own_token":
        return len(me.tokens)
    if what == "omen_token":
        return game.omens
    if what == "character":
        return len(game.characters())
    if what == "other_character_here":
        here = game.standing_on(me.space)
        return sum(1 for figure in here if figure is not me and not figure.nemesis)
    if what == "enemy_here":
        return len(game.enemies_on(me.space))
    if what == "other_agent_here":
        here_lying = [p.card for p in game.board[me.space] if p.card.sort == AGENT]
        return len([card for card in here_lying if card is not act.card])
    if what == "enemy_in_battle":
        battle = game.battle
        return 0 if battle is None else len(battle.cards) + battle.sheet
    foe = game.battle.against(me) if game.battle is not None else act.that
    if foe is None:
        return 0
    return foe.influence if what.startswith("influence") else len(foe.corruption)


class OwnAssets(Count):
    """Assets with a trait."""

    __slots__ = ()

    def count(self, game: State, act: Act) -> int:
        return sum(1 for piece in act.me.assets if self.what in piece.card.traits)

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-own", trait=say(trait_id(self.what)), whose=whose)


class OnBoard(Count):
    """One for every n enemies with a trait on the board."""

    __slots__ = ("number",)

    def __init__(self, what: str, number: int) -> None:
        super().__init__(what)
        self.number = number

    def count(self, game: State, act: Act) -> int:
        lying = 0
        for pieces in game.board:
            for piece in pieces:
                if piece.card.sort == ENEMY and self.what in piece.card.traits:
                    lying += 1
        return lying // self.number

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-on-board", number=self.number, trait=say(trait_id(self.what)))


class Others(Count):
    """Other enemies with a trait here or in the area."""

    __slots__ = ("area",)

    def __init__(self, what: str, area: bool) -> None:
        super().__init__(what)
        self.area = area

    def count(self, game: State, act: Act) -> int:
        space = act.me.space
        spaces: tuple[int, ...] = (space,)
        if self.area and SPACES[space].area >= 0:
            spaces = IN_AREA[SPACES[space].area]
        return sum(
            1
            for where in spaces
            for card in game.enemies_on(where)
            if self.what in card.traits and card is not act.card
        )

    def each(self, say: Speech, whose: str = "you") -> str:
        trait = say(trait_id(self.what))
        return say("relic-each-other", trait=trait, where="area" if self.area else "here")


class CardsNamed(Count):
    """Cards of one name on the board, whatever their deck."""

    __slots__ = ()

    def count(self, game: State, act: Act) -> int:
        return sum(
            1 for pieces in game.board for piece in pieces if piece.card.slug.startswith(self.what)
        )

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-card", name=say(f"relic-card-{self.what}"))


class Figures(Count):
    """Characters of whom something is so."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        super().__init__("")
        self.who = who

    def count(self, game: State, act: Act) -> int:
        return len(self.who.figures(game, act))

    def each(self, say: Speech, whose: str = "you") -> str:
        having = self.who.condition.having(say) if self.who.condition is not None else ""
        return say("relic-each-character-having", having=having)


_ON_BOARD: Final = re.compile(r"(\d+) (\w+) on board$")
_OTHERS: Final = re.compile(r"other (\w+) (here|in area)$")


def read_count(text: str, traits: set[str]) -> Count:
    """A count of the book; a ValueError if it is none."""
    if text in SIMPLE:
        return Count(text)
    if text in traits:
        return OwnAssets(text)
    if found := _ON_BOARD.match(text):
        return OnBoard(found[2], int(found[1]))
    if found := _OTHERS.match(text):
        return Others(found[1], found[2] == "in area")
    if text.startswith("card "):
        return CardsNamed(text[5:])
    raise ValueError(f"unknown count {text!r}")
