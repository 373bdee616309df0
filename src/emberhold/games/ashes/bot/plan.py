"""The round ahead: everything this side could pay for, and the best of it that the dice allow."""

from __future__ import annotations

from operator import add
from typing import Any, Final, NamedTuple

from emberhold.games.ashes.bot.cards import card_worth, rounds_left, worst_in
from emberhold.games.ashes.bot.effects import gain
from emberhold.games.ashes.bot.units import altered_worth, fresh_worth, unit_worth
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import (
    ALLY,
    ALTERATION,
    REACTION,
    READY,
    UNITS,
    Ability,
    Card,
    Cost,
)
from emberhold.games.ashes.cards.core.powers import POWERS
from emberhold.games.ashes.dice import (
    CLASS,
    POWER,
    TYPES,
    Demands,
    Magic,
    Pool,
    demands_of,
    payable,
)
from emberhold.games.ashes.effects.pools import CharmedUnit, TurnDice
from emberhold.games.ashes.effects.units import Boost, GiveBypass
from emberhold.games.ashes.figure.values import abilities_of, activation_cost
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.state import Piece
from emberhold.kernel.question import Choice
from emberhold.parts.cards import kinds_in

STRIKING: Final = (Boost, GiveBypass, CharmedUnit)
"""Effects that are only good together with an attack."""
FAR: Final = 99


class Item:
    """Something that could be done this round."""

    __slots__ = ("choice", "cost", "demands", "dice", "effect", "magic", "rank", "worth")

    def __init__(
        self, worth: float, magic: Magic, choice: Choice | None, cost: Cost, effect: Any = None
    ) -> None:
        self.worth = worth
        self.magic = magic
        self.choice = choice
        """None for a reaction spell, for which dice are only kept."""
        self.cost = cost
        self.effect = effect
        self.dice, self.demands = demands_of(magic)
        """How many dice it takes, and which."""
        self.rank = -worth / (self.dice + 0.4)
        """By what it brings for each of them, the best first."""


def worth_of(item: Item) -> float:
    return item.worth


def _rank_of(item: Item) -> float:
    return item.rank


def items_of(sight: Sight) -> list[Item]:
    """What hand, table and dice offer, whether the dice show the right faces now or not."""
    items = [item for kind in kinds_in(sight.me.hand) if (item := _from_hand(sight, kind))]
    items += _activations(sight)
    items += _powers(sight)
    return [item for item in items if item.worth > W.least]


def _net(worth: float, cost: Cost, magic: Magic, sight: Sight) -> float:
    worth -= W.die * sum(magic)
    if cost.discard:
        worth -= 0.45 * max(0.0, worst_in(sight, sight.me.hand)[0])
    return worth


def _from_hand(sight: Sight, kind: Card) -> Item | None:
    cost = kind.cost
    if kind.type == REACTION:
        worth = W.reaction * card_worth(sight, kind)
        return Item(_net(worth, cost, cost.magic, sight), cost.magic, None, cost)
    worth = play_gain(sight, kind)
    return Item(_net(worth, cost, cost.magic, sight), cost.magic, ("play", kind), cost, kind.effect)


def play_gain(sight: Sight, kind: Card) -> float:
    """What playing a card from hand would bring."""
    if kind.type == ALLY:
        return _ally_gain(sight, kind) if sight.me.has_room() else 0.0
    if kind.type == READY:
        return ready_gain(sight, kind)
    if kind.type == ALTERATION:
        cards = sight.attachable(kind)
        return max((attach_gain(sight, kind, card) for card in cards), default=0.0)
    if kind.effect is not None:
        return gain(sight, kind.effect, kind)
    entering = [a.effect for a in kind.triggers if a.event == "enters"]
    return sum(gain(sight, effect, kind) for effect in entering) if sight.me.has_room() else 0.0


def _ally_gain(sight: Sight, kind: Card) -> float:
    worth = fresh_worth(sight, kind)
    for ability in kind.triggers:
        if ability.event == "enters" and not ability.mandatory:
            worth += max(0.0, gain(sight, ability.effect, kind))
    return worth


def ready_gain(sight: Sight, kind: Card) -> float:
    """A ready spell pays off round after round."""
    worth = card_worth(sight, kind)
    if worth < 0.5:
        return 0.0
    return worth * min(1.2, W.later * rounds_left(sight))


def attach_gain(sight: Sight, kind: Card, unit: Card) -> float:
    """What an alteration on a unit brings: it changes what the unit is worth to its side."""
    found = sight.find(unit)
    if found is None:
        return 0.0
    player, piece = found
    change = altered_worth(sight, piece, kind) - unit_worth(sight, piece)
    if kind.recover_bonus:
        change += 0.3
    return change if player.seat == sight.seat else -change


# What is on the table


def _activations(sight: Sight) -> list[Item]:
    me = sight.me
    found: list[Item] = []
    seen: list[tuple[Card, str]] = []
    for piece in me.pieces():
        card = piece.card
        if not card.activations:
            continue
        active = abilities_of(piece)
        for ability in card.activations:
            if ability not in active or (card.kind, ability.name) in seen:
                continue
            if ability.focus and me.copies_ready(card.kind) <= ability.focus:
                continue
            if card.type == READY:
                seen.append((card.kind, ability.name))
            found.append(_activation(sight, piece, ability))
    return found


def _activation(sight: Sight, piece: Piece, ability: Ability) -> Item:
    card = piece.card
    cost = activation_cost(sight.me, card, ability)
    worth = gain(sight, ability.effect, card)
    if cost.exhaust and card.type in UNITS:
        worth -= 0.3 + 0.4 * sight.attack(piece)
    choice = ("use", ability.name, card.piece)
    return Item(_net(worth, cost, cost.magic, sight), cost.magic, choice, cost, ability.effect)


_POWER_COSTS: Final = tuple(Cost(f"S 1{letter}p") for letter in "NHIC")
_POWER_CHOICES: Final[tuple[Choice, ...]] = tuple(("power", type) for type in TYPES)


def _powers(sight: Sight) -> list[Item]:
    """The powers of dice that show them; nobody meditates for those."""
    return [
        Item(
            gain(sight, POWERS[t]) - W.die,
            _POWER_COSTS[t].magic,
            _POWER_CHOICES[t],
            cost,
            POWERS[t],
        )
        for t, cost in enumerate(_POWER_COSTS)
        if sight.me.active[3 * t + POWER]
    ]


# Dice


def together(magic: Magic, other: Magic) -> Magic:
    return tuple(map(add, magic, other))


def affordable(pool: Pool, items: list[Item]) -> list[Item]:
    """The best set of things the dice can pay together: greedy, begun with each thing in turn."""
    ordered = sorted(items, key=_rank_of)
    best: list[Item] = []
    most = -1.0
    dice = sum(pool)
    for first in [item for item in ordered if payable(pool, item.magic)][:8]:
        spent = [0] * len(pool)
        _pay(spent, first.demands)
        chosen, total, left = [first], first.worth, dice - first.dice
        for item in ordered:
            if item.dice <= left and item is not first and _fits(pool, spent, item.demands):
                _pay(spent, item.demands)
                chosen.append(item)
                left -= item.dice
                total += item.worth
        if total > most:
            best, most = chosen, total
    return best


def _fits(pool: Pool, spent: list[int], demands: Demands) -> bool:
    """Whether dice pay what is demanded beside what is to be paid already."""
    for power, powers, classes in demands:
        spare = pool[power] - spent[power] - powers
        if spare < 0 or spent[power - 1] + classes > pool[power - 1] + spare:
            return False
    return True


def _pay(spent: list[int], demands: Demands) -> None:
    for power, powers, classes in demands:
        spent[power] += powers
        spent[power - 1] += classes


def missing(pool: Pool, magic: Magic) -> int:
    """How many dice would have to be turned to pay a cost; FAR if that does not help."""
    if sum(magic) > sum(pool):
        return FAR
    turned = 0
    for t in range(4):
        powers, classes = magic[2 * t + 2], magic[2 * t + 1]
        basic, faces, power = pool[3 * t], pool[3 * t + CLASS], pool[3 * t + POWER]
        if powers + classes > basic + faces + power:
            return FAR
        turned += max(0, powers - power)
        turned += max(0, classes - faces - max(0, power - powers))
    return turned


class Wish(NamedTuple):
    """Something the dice could pay if some of them were turned."""

    worth: float
    """How much better the round becomes by it."""
    magic: Magic
    turns: int
    item: Item


def best_wish(
    sight: Sight, items: list[Item], turns: int, chosen: list[Item] | None = None
) -> Wish | None:
    """The thing worth turning at most that many dice for; `chosen` is what is affordable now."""
    pool = sight.me.active
    if chosen is None:
        chosen = affordable(pool, items)
    now = sum(item.worth for item in chosen)
    best: Wish | None = None
    for item in items:
        if item.choice is None or item.choice[0] == "power" or isinstance(item.effect, STRIKING):
            continue
        needed = missing(pool, item.magic)
        if not 0 < needed <= turns:
            continue
        rest = _beside(pool, item, items)
        worth = item.worth + rest - now
        if best is None or worth > best.worth:
            best = Wish(worth, item.magic, needed, item)
    return best


def _beside(pool: Pool, item: Item, items: list[Item]) -> float:
    """What could still be paid beside an item whose dice were turned to the right faces."""
    total = 0.0
    spent = item.magic
    left = sum(pool) - item.dice
    lacking = missing(pool, spent)
    for other in sorted(items, key=_rank_of):
        if other is item or other.dice > left:
            continue
        more = together(spent, other.magic)
        then = missing(pool, more)
        if then <= lacking:
            spent, lacking = more, then
            left -= other.dice
            total += other.worth
    return total


def turning_gain(sight: Sight, items: list[Item], turns: int) -> float:
    """What turning that many dice for nothing would bring."""
    others = [item for item in items if not isinstance(item.effect, TurnDice)]
    wish = best_wish(sight, others, turns)
    return max(0.0, 0.8 * wish.worth) if wish is not None else 0.0
