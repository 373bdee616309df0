"""What can be so or not: the words after `if`, and what characters are told apart by."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.effects.base import Condition
from emberhold.games.relic.effects.phrases.quantities import (
    LEAST,
    MOST,
    NONE,
    QUANTITIES,
    Quantity,
    message_word,
)
from emberhold.games.relic.figure.belongings import asset_count
from emberhold.games.relic.map.board import AREA_NAMED, AREA_OF, SPACES, TIER_OF, Area, same_tier
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import AGENT, ATTRIBUTES, ENEMY, INNER, TIERS
from emberhold.games.relic.traits import APOSTATE, TRAITS, WEAPON, Trait
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Refused, Text, quoted, shortly, unknown

_COMPARED: Final = re.compile(r"(\w+)(>=|<=|=)(\d+)$")


class Compared(Condition):
    """A number of somebody's against another: `influence>=4`."""

    __slots__ = ("least", "most", "number", "quantity", "sign")

    def __init__(self, quantity: Quantity, sign: str, number: int) -> None:
        self.quantity = quantity
        self.sign = sign
        self.number = number
        self.least = number if sign == LEAST else 0
        self.most = 0 if sign == NONE else number if sign == MOST else 1 << 30

    def holds(self, game: State, act: Act) -> bool:
        return self.least <= self.quantity.reckon(game, act) <= self.most

    def clause(self, say: Speech, whose: str = "you") -> str:
        id = self.quantity.message(self.sign)
        return say(f"relic-if-{id}", amount=self.number, whose=whose)

    def having(self, say: Speech) -> str:
        return say(f"relic-having-{self.quantity.message(self.sign)}", amount=self.number)

    def is_said(self) -> bool:
        return self.sign in self.quantity.said

    def tells_apart(self) -> bool:
        return self.sign in self.quantity.having


Test: TypeAlias = Callable[[State, Act], bool]


class Plainly(Condition):
    """What needs no number: `apostate`, `on corner`, `vs sheet`."""

    __slots__ = ("_apart", "_test", "word")

    def __init__(self, word: str, test: Test, apart: bool = False) -> None:
        self.word = word
        self._test = test
        self._apart = apart

    def holds(self, game: State, act: Act) -> bool:
        return self._test(game, act)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say(f"relic-if-{message_word(self.word)}", whose=whose)

    def having(self, say: Speech) -> str:
        return say(f"relic-having-{message_word(self.word)}")

    def tells_apart(self) -> bool:
        return self._apart


def _single_enemy(game: State, act: Act) -> bool:
    cards = game.battle.cards if game.battle is not None else []
    return len(cards) == 1 and cards[0].sort == ENEMY


def _no_weapon(game: State, act: Act) -> bool:
    side = game.battle.side_of(act.me) if game.battle is not None else None
    return side is not None and not any(WEAPON in card.traits for card in side.gear)


def _against_sheet(game: State, act: Act) -> bool:
    return game.battle is not None and game.battle.sheet


def _against(game: State, act: Act, nemesis: bool) -> bool:
    foe = game.battle.against(act.me) if game.battle is not None else None
    return foe is not None and foe.nemesis == nemesis


HAS_ASSET: Final = Plainly(
    "has asset not Relic", lambda game, act: asset_count(game, act.me) > act.me.relics
)
_WORDS: Final = (
    Plainly("apostate", lambda game, act: act.me.has_trait(APOSTATE), apart=True),
    Plainly("devotee", lambda game, act: not act.me.has_trait(APOSTATE)),
    Plainly("has relic", lambda game, act: act.me.relics > 0),
    HAS_ASSET,
    Plainly("not_your_turn", lambda game, act: act.me.seat != game.active),
    Plainly("first_corruption_this_turn", lambda game, act: act.me.tainted <= 1),
    Plainly(
        "from_nemesis",
        lambda game, act: act.by.nemesis or (act.drawn is not None and act.drawn.from_nemesis),
    ),
    Plainly("evaded_this_turn", lambda game, act: bool(act.me.evaded)),
    Plainly("single_enemy", _single_enemy),
    Plainly("no_weapon_used", _no_weapon),
    Plainly("vs sheet", _against_sheet),
    Plainly("vs nemesis", lambda game, act: _against(game, act, True)),
    Plainly("vs character", lambda game, act: _against(game, act, False)),
    Plainly(
        "agent_here",
        lambda game, act: any(piece.card.sort == AGENT for piece in game.board[act.me.space]),
    ),
    Plainly("on corner", lambda game, act: SPACES[act.me.space].corner),
    Plainly(
        "no_corruption_in_play",
        lambda game, act: not any(figure.corruption for figure in game.figures),
    ),
)
PLAIN: Final = {condition.word: condition for condition in _WORDS}


class Against(Condition):
    """`vs Ork`: an enemy with that trait is in the battle."""

    __slots__ = ("trait",)

    def __init__(self, trait: Trait) -> None:
        self.trait = trait

    def holds(self, game: State, act: Act) -> bool:
        battle = game.battle
        return battle is not None and any(self.trait in card.traits for card in battle.cards)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-against", trait=say(self.trait.message_id), whose=whose)


class InForm(Condition):
    """`form strength`."""

    __slots__ = ("attribute",)

    def __init__(self, attribute: int) -> None:
        self.attribute = attribute

    def holds(self, game: State, act: Act) -> bool:
        return game.battle is not None and game.battle.form == self.attribute

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-form", attribute=ATTRIBUTES[self.attribute])


class InTier(Condition):
    """`in middle`."""

    __slots__ = ("tier",)

    def __init__(self, tier: int) -> None:
        self.tier = tier

    def holds(self, game: State, act: Act) -> bool:
        tier = TIER_OF[act.me.space]
        return tier == self.tier or (self.tier == INNER and tier > INNER)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-in", place=say(f"relic-place-{TIERS[self.tier]}"), whose=whose)


class InArea(Condition):
    """`in hive-world`, `in maiden-world or twilight-fringe`."""

    __slots__ = ("areas",)

    def __init__(self, areas: tuple[Area, ...]) -> None:
        self.areas = areas

    def holds(self, game: State, act: Act) -> bool:
        area = AREA_OF[act.me.space]
        return any(area == wanted.index for wanted in self.areas)

    def clause(self, say: Speech, whose: str = "you") -> str:
        said = say("relic-or").join([say("relic-named", name=area) for area in self.areas])
        return say("relic-if-in", place=say("relic-place-areas", areas=said), whose=whose)


class SomebodyInTier(Condition):
    """`character_in_tier …`: a character in the tier of whom it is so."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, game: State, act: Act) -> bool:
        return any(
            same_tier(figure.space, act.me.space)
            and figure.seat != act.by.partner
            and self.condition.of(game, figure)
            for figure in game.characters()
        )

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-character-in-tier", having=self.condition.having(say))


class Joined(Condition):
    """Two conditions with `and` or `or` between."""

    __slots__ = ("both", "first", "second")

    def __init__(self, first: Condition, second: Condition, both: bool) -> None:
        self.first = first
        self.second = second
        self.both = both

    def holds(self, game: State, act: Act) -> bool:
        if self.both:
            return self.first.holds(game, act) and self.second.holds(game, act)
        return self.first.holds(game, act) or self.second.holds(game, act)

    def clause(self, say: Speech, whose: str = "you") -> str:
        id = "relic-both" if self.both else "relic-either"
        first, second = self.first.clause(say, whose), self.second.clause(say, whose)
        return say(id, first=first, second=second, kind="if")

    def having(self, say: Speech) -> str:
        id = "relic-both" if self.both else "relic-either"
        first, second = self.first.having(say), self.second.having(say)
        return say(id, first=first, second=second, kind="having")

    def is_said(self) -> bool:
        return self.first.is_said() and self.second.is_said()

    def tells_apart(self) -> bool:
        return self.first.tells_apart() and self.second.tells_apart()


# Reading


class _AfterIf(Text):
    """What is after `if`."""

    def means(self) -> str:
        more = ("vs Ork", "form strength", "in middle", "character_in_tier life<=2")
        numbers = quoted([f"{q.word}{sign}" for q in QUANTITIES.values() for sign in q.said])
        return f"{quoted(PLAIN)}; {numbers} and a number; such as {quoted(more)}; `and`, `or`"

    def parse(self, text: str) -> Condition:
        found = _parsed(text)
        if not found.is_said():
            raise Refused(Message("refused-relic-if", given=shortly(text)))
        return found


class _Property(Text):
    """What somebody is told apart by."""

    def parse(self, text: str) -> Condition:
        found = _parsed(text)
        if not found.tells_apart():
            raise Refused(Message("refused-relic-property", given=shortly(text)))
        return found


CONDITION: Final = _AfterIf("condition")
PROPERTY: Final = _Property("condition")


def _parsed(text: str) -> Condition:
    first, _, rest = text.partition(" ")
    if first == "character_in_tier":
        return SomebodyInTier(PROPERTY.parse(rest))
    if first == "in":
        return _within(rest)
    for word in ("and", "or"):
        one, joint, other = text.partition(f" {word} ")
        if joint:
            return Joined(_parsed(one), _parsed(other), word == "and")
    if compared := _COMPARED.match(text):
        return _compared(compared[1], compared[2], int(compared[3]))
    if text in PLAIN:
        return PLAIN[text]
    if first == "vs" and rest in TRAITS:
        return Against(TRAITS[rest])
    if first == "form" and rest in ATTRIBUTES:
        return InForm(ATTRIBUTES.index(rest))
    raise unknown("condition", text, _known())


def _compared(word: str, sign: str, number: int) -> Condition:
    if word not in QUANTITIES:
        raise unknown("condition", word, QUANTITIES)
    if sign == "=" and number:
        raise Refused(Message("refused-relic-only-zero", given=str(number)))
    return Compared(QUANTITIES[word], NONE if sign == "=" else sign, number)


def _within(places: str) -> Condition:
    if places in TIERS[: INNER + 1]:
        return InTier(TIERS.index(places))
    return InArea(areas_named(places))


def areas_named(text: str) -> tuple[Area, ...]:
    """`maiden-world or twilight-fringe`."""
    names = text.split(" or ")
    for name in names:
        if name not in AREA_NAMED:
            raise unknown("area", name, AREA_NAMED)
    return tuple([AREA_NAMED[name] for name in names])


def _known() -> list[str]:
    forms = [f"form {attribute}" for attribute in ATTRIBUTES]
    return [*PLAIN, *forms, *(f"vs {trait}" for trait in TRAITS), *QUANTITIES]
