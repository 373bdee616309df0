"""What can be so or not: the words after `if`, and what characters are told apart by."""

from __future__ import annotations

import re
from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.belongings import asset_count
from emberhold.games.relic.board import AREA_NAMED, AREA_OF, SPACES, TIER_OF, same_tier
from emberhold.games.relic.moments import WOULD_LOSE_LIFE
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import AGENT, ATTRIBUTES, ENEMY, INNER, TIERS
from emberhold.language import Speech

_COMPARED: Final = re.compile(r"([a-z_]+)(>=|<=|=)(\d+)$")


class Condition:
    """Something that is so or not."""

    __slots__ = ()

    def holds(self, game: State, act: Act) -> bool:
        raise NotImplementedError(type(self).__name__)

    def of(self, game: State, figure: Figure) -> bool:
        """Whether it is so of somebody."""
        return self.holds(game, Act(figure))

    def clause(self, say: Speech, whose: str = "you") -> str:
        """What is after `if`."""
        raise NotImplementedError(type(self).__name__)

    def having(self, say: Speech) -> str:
        """The same as a property of somebody: `with 3 or more influence`."""
        raise NotImplementedError(type(self).__name__)


class Compared(Condition):
    """A number of somebody's against another: `influence>=4`."""

    __slots__ = ("number", "sign", "what")

    def __init__(self, what: str, sign: str, number: int) -> None:
        self.what = what
        self.sign = sign
        self.number = number

    def holds(self, game: State, act: Act) -> bool:
        value = _value(game, act, self.what)
        if self.sign == ">=":
            return value >= self.number
        return value <= self.number if self.sign == "<=" else value == self.number

    def _id(self) -> str:
        sign = {">=": "least", "<=": "most", "=": "none"}[self.sign]
        return f"{self.what.replace('_', '-')}-{sign}"

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say(f"relic-if-{self._id()}", amount=self.number, whose=whose)

    def having(self, say: Speech) -> str:
        return say(f"relic-having-{self._id()}", amount=self.number)


def _value(game: State, act: Act, what: str) -> int:
    me = act.me
    if what == "influence":
        return me.influence
    if what == "corruption":
        return len(me.corruption)
    if what == "life":
        return me.life
    if what == "level":
        return me.level
    if what in ATTRIBUTES:
        return me.attributes[ATTRIBUTES.index(what)]
    if what == "relics":
        return me.relics
    if what == "tokens":
        return len(me.tokens)
    if what == "omen_tokens":
        return game.omens
    if what == "power_cards":
        return len(me.hand)
    if what == "assets":
        return asset_count(game, me)
    if what == "loss":
        return act.amount if act.moment == WOULD_LOSE_LIFE else 0
    battle = game.battle
    if battle is None:
        return 0
    if what == "enemies":
        return len(battle.cards)
    return sum(card.value for card in battle.cards)


class Plainly(Condition):
    """What needs no number: `apostate`, `on corner`, `vs sheet`."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, game: State, act: Act) -> bool:
        return _is(game, act, self.what)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say(f"relic-if-{self._id()}", whose=whose)

    def having(self, say: Speech) -> str:
        return say(f"relic-having-{self._id()}")

    def _id(self) -> str:
        return self.what.replace("_", "-").replace(" ", "-").lower()


PLAIN: Final = (
    *("apostate", "devotee", "has relic", "has asset not Relic", "not_your_turn"),
    *("first_corruption_this_turn", "from_nemesis", "evaded_this_turn", "single_enemy"),
    *("no_weapon_used", "vs sheet", "vs nemesis", "vs character", "agent_here", "on corner"),
    "no_corruption_in_play",
)


def _is(game: State, act: Act, what: str) -> bool:
    me = act.me
    if what == "apostate":
        return me.has_trait("Apostate")
    if what == "devotee":
        return not me.has_trait("Apostate")
    if what == "has relic":
        return me.relics > 0
    if what == "has asset not Relic":
        return asset_count(game, me) > me.relics
    if what == "not_your_turn":
        return me.seat != game.active
    if what == "first_corruption_this_turn":
        return me.tainted <= 1
    if what == "from_nemesis":
        return act.by.nemesis or (act.drawn is not None and act.drawn.from_nemesis)
    if what == "evaded_this_turn":
        return bool(me.evaded)
    if what == "agent_here":
        return any(piece.card.sort == AGENT for piece in game.board[me.space])
    if what == "on corner":
        return SPACES[me.space].corner
    if what == "no_corruption_in_play":
        return not any(figure.corruption for figure in game.figures)
    return _in_battle(game, act, what)


def _in_battle(game: State, act: Act, what: str) -> bool:
    battle = game.battle
    if battle is None:
        return False
    if what == "single_enemy":
        return len(battle.cards) == 1 and battle.cards[0].sort == ENEMY
    if what == "no_weapon_used":
        side = battle.side_of(act.me)
        return side is not None and not any("Weapon" in card.traits for card in side.gear)
    if what == "vs sheet":
        return battle.sheet
    foe = battle.against(act.me)
    return foe is not None and foe.nemesis == (what == "vs nemesis")


class Against(Condition):
    """`vs Ork`: an enemy with that trait is in the battle."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, game: State, act: Act) -> bool:
        battle = game.battle
        return battle is not None and any(self.trait in card.traits for card in battle.cards)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-against", trait=say(trait_id(self.trait)), whose=whose)


class InForm(Condition):
    """`form strength`."""

    __slots__ = ("attribute",)

    def __init__(self, attribute: int) -> None:
        self.attribute = attribute

    def holds(self, game: State, act: Act) -> bool:
        return game.battle is not None and game.battle.form == self.attribute

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-form", attribute=ATTRIBUTES[self.attribute])


class Within(Condition):
    """`in middle`, `in hive-world`, `in maiden-world or twilight-fringe`."""

    __slots__ = ("areas", "tier")

    def __init__(self, places: list[str]) -> None:
        self.tier = TIERS.index(places[0]) if places[0] in TIERS else -1
        self.areas = tuple(AREA_NAMED[name] for name in places if name in AREA_NAMED)

    def holds(self, game: State, act: Act) -> bool:
        space = act.me.space
        if self.tier >= 0:
            tier = TIER_OF[space]
            return tier == self.tier or (self.tier == INNER and tier > INNER)
        area = AREA_OF[space]
        return any(area == wanted.index for wanted in self.areas)

    def clause(self, say: Speech, whose: str = "you") -> str:
        return say("relic-if-in", place=self.place(say), whose=whose)

    def place(self, say: Speech) -> str:
        if self.tier >= 0:
            return say(f"relic-place-{TIERS[self.tier]}")
        return say(
            "relic-place-areas",
            areas=say("relic-or").join([say("relic-named", name=area) for area in self.areas]),
        )


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


def trait_id(trait: str) -> str:
    return f"relic-trait-{trait.lower().replace(' ', '-')}"


def read_condition(text: str, traits: set[str]) -> Condition:
    """A condition of the book; a ValueError if it is none."""
    if text.startswith("character_in_tier "):
        return SomebodyInTier(read_condition(text.partition(" ")[2], traits))
    if text.startswith("in "):
        return Within(text[3:].split(" or "))
    for word in ("and", "or"):
        first, joint, second = text.partition(f" {word} ")
        if joint:
            both = word == "and"
            return Joined(read_condition(first, traits), read_condition(second, traits), both)
    if compared := _COMPARED.match(text):
        what, sign, number = compared.groups()
        return Compared(what, sign, int(number))
    if text in PLAIN:
        return Plainly(text)
    if text.startswith("vs ") and text[3:] in traits:
        return Against(text[3:])
    if text.startswith("form ") and text[5:] in ATTRIBUTES:
        return InForm(ATTRIBUTES.index(text[5:]))
    raise ValueError(f"unknown condition {text!r}")
