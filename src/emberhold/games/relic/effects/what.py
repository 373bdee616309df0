"""Which cards on the board: `chosen enemy value<=4`, `all Tyranid in area`."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.belongings import space_of
from emberhold.games.relic.board import (
    FIRST_INNER,
    IN_AREA,
    IN_TIER,
    SPACES,
    TIER_OF,
    along,
)
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.conditions import trait_id
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import AGENT, ENEMY, IMPERIUM, INNER
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech

Picking = Generator[Question | Together, Any, list[Card]]
_SHAPE: Final = re.compile(
    r"(all|chosen) (\w+)(?: value(<=|>=)(\d+))?(?: (in area|in tier|here|on neighbouring_space))?$"
)


class What:
    """Some cards on the board."""

    __slots__ = ("all", "kind", "least", "most", "place", "trait")

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        self.least, self.most = 0, 99
        self.trait = ""
        self.all = True
        self.kind = text
        """`this`, `drawn`, `card`, `enemy`, `own_enemy`, `agent` or `trait`."""
        if text in ("this", "drawn"):
            return
        found = _SHAPE.match(text)
        if found is None:
            raise ValueError(f"unknown cards {text!r}")
        self.all = found[1] == "all"
        word = found[2].removesuffix("s") if found[2] == "agents" else found[2]
        if word in ("card", "enemy", "own_enemy", "agent"):
            self.kind = word
        else:
            self.kind, self.trait = "trait", word
        if found[3] == "<=":
            self.most = int(found[4])
        elif found[3] == ">=":
            self.least = int(found[4])
        if found[5]:
            self.place = found[5].removeprefix("in ").removeprefix("on ")

    def cards(self, game: State, act: Act) -> list[Card]:
        if self.kind == "this":
            return [act.card] if act.card is not None and space_of(game, act.card) >= 0 else []
        if self.kind == "drawn":
            return [act.drawn] if act.drawn is not None else []
        return [
            piece.card
            for space in self._spaces(act)
            for piece in game.board[space]
            if self._fits(piece.card, act)
        ]

    def _spaces(self, act: Act) -> tuple[int, ...]:
        here = act.me.space
        if self.place == "tier":
            return IN_TIER[TIER_OF[here]]
        if self.place == "area":
            area = SPACES[here].area
            return IN_AREA[area] if area >= 0 else (here,)
        if self.place == "board":
            return tuple(range(FIRST_INNER))
        if self.place == "neighbouring_space":
            return (along(here, -1), along(here, 1)) if TIER_OF[here] < INNER else ()
        return (here,) if self.place == "here" else (act.where,)

    def _fits(self, card: Card, act: Act) -> bool:
        if self.kind == "agent":
            fits = card.sort == AGENT
        elif self.kind == "card":
            fits = card.deck != IMPERIUM
        elif self.kind == "own_enemy":
            fits = card.sort == ENEMY and card.deck == act.me.sheet.deck and act.me.nemesis
        else:
            fits = card.sort == ENEMY and (not self.trait or self.trait in card.traits)
        return fits and self.least <= card.value <= self.most

    def pick(self, game: State, act: Act) -> Picking:
        """Those it is about: all, or one that is chosen."""
        cards = self.cards(game, act)
        if self.all or len(cards) < 2:
            return cards
        choices: list[Choice] = [("card", card.kind, card.number) for card in cards]
        choice = yield Ask(act.me.seat, "card", choices, {"act": act})
        return [card for card in cards if card.kind is choice[1] and card.number == choice[2]]

    # Reading

    def words(self, say: Speech, somewhere: str = "", case: str = "object") -> str:
        """With the place they are in, or `somewhere` in its stead."""
        trait = say(trait_id(self.trait)) if self.trait else ""
        kind = self.kind.replace("_", "-")
        what = say(f"relic-what-{kind}", all="yes" if self.all else "no", trait=trait)
        value = ""
        if self.most < 99:
            value = say("relic-what-value-most", value=self.most)
        elif self.least:
            value = say("relic-what-value-least", value=self.least)
        where = somewhere or self.place_words(say, case)
        return " ".join(words for words in (what, value, where) if words)

    def place_words(self, say: Speech, case: str) -> str:
        if self.kind in ("this", "drawn") or not self.place:
            return ""
        return say(f"relic-place-{self.place.replace('_', '-')}", case=case, of="cards")
