"""From what people wish to a complete set-up; a box is checked by it, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import eq, ge, gt, le, lt
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.aeons_end.card import NEMESIS_TURN, PLAYER_CARDS, Card, TurnCard
from emberhold.kernel.errors import SetupError, listed
from emberhold.kernel.message import Message
from emberhold.kernel.rng import Dice, shuffled
from emberhold.parts.wishes import RANDOM, Each, OneOf, Wish, Wishes, known_name

if TYPE_CHECKING:
    from emberhold.games.aeons_end.box import Box


@lru_cache(maxsize=64)
def wishes_of(box: Box) -> Wishes:
    """What can be wished of a box, and what is played where nobody wishes anything.

    `turn_order: pairs` is the four-player variant of section 6.3; the last two ease a game alone
    (WE-328, WE-329).
    """
    rules = box.rules
    alone = turn_order_cards(box, 1, {}) if 1 in rules.players else ()
    turns = sum(bool(card.seats) for card in alone)
    difficulties = [difficulty.name for difficulty in rules.difficulties]
    mage = OneOf("mages", (*box.mages, RANDOM), error="error-mage")
    wrong = {"count_error": "error-mage-count", "twice_error": "error-mage-twice"}
    return Wishes(
        tuple(rules.players),
        OneOf("nemesis", (*box.nemeses, RANDOM), default=RANDOM, error="error-nemesis"),
        Each("mages", mage, twice=False, **wrong),
        Wish("market", default=RANDOM),
        OneOf("difficulty", difficulties, default=rules.usual),
        OneOf("turn_order", rules.turn_orders, default=next(iter(rules.turn_orders))),
        OneOf("hands", ("open", "closed"), default="open"),
        OneOf("solo_cards", (turns, *rules.solo_cards), default=turns),
        OneOf("solo_life", (None, *rules.solo_life)),
    )


def complete(
    box: Box, players: Any, seed: int | str, wishes: Any, beside: Sequence[str] = ()
) -> dict[str, Any]:
    """A complete set-up; what the wishes leave open is drawn from the seed."""
    setup = wishes_of(box).checked(players, wishes, beside)
    dice = Dice(f"setup {seed}")
    setup["nemesis"] = _nemesis(box, setup["nemesis"], dice)
    setup["mages"] = _mages(box, setup["mages"], dice)
    setup["market"] = _market(box, setup["market"], dice)
    _check_variants(box, players, setup)
    return setup


def _check_variants(box: Box, players: int, setup: Mapping[str, Any]) -> None:
    if players not in box.rules.turn_orders[setup["turn_order"]]:
        raise SetupError("error-pairs", "turn_order", given=players)
    usual = wishes_of(box).defaults
    eased = [name for name in ("solo_cards", "solo_life") if setup[name] != usual[name]]
    if eased and players != 1:
        raise SetupError("error-solo-easing", eased[0], given=players)


def _nemesis(box: Box, wish: str, dice: Dice) -> str:
    return list(box.nemeses)[dice.below(len(box.nemeses))] if wish == RANDOM else wish


def _mages(box: Box, wish: list[str], dice: Dice) -> list[str]:
    """WE-095: a sheet for each player; names may be mixed with `random`.

    WE-344: two sheets of one name are two mages of whom only one sits at a table.
    """
    seated = [box.mages[slug].name for slug in wish if slug != RANDOM]
    for slug in wish:
        if slug != RANDOM and seated.count(box.mages[slug].name) > 1:
            raise SetupError(
                "error-mage-namesake", "mages", given=Message(box.mages[slug].message_id)
            )
    left = list(shuffled(dice, tuple(slug for slug in box.mages if slug not in wish)))
    found = []
    for slug in wish:
        if slug == RANDOM:
            while box.mages[left[-1]].name in seated:
                left.pop()
            slug = left.pop()
            seated.append(box.mages[slug].name)
        found.append(slug)
    return found


def turn_order_cards(box: Box, players: int, setup: Mapping[str, Any]) -> tuple[TurnCard, ...]:
    """WE-101 to WE-105, WE-110; WE-328: somebody alone may have another number of them."""
    orders = box.rules.turn_orders
    cards = orders[setup.get("turn_order") or next(iter(orders))][players]
    if players == 1 and setup.get("solo_cards"):
        mine = next(card for card in cards if card.seats)
        nemesis = tuple(card for card in cards if card is NEMESIS_TURN)
        return (mine,) * int(setup["solo_cards"]) + nemesis
    return cards


# The market


def _market(box: Box, wish: Any, dice: Dice) -> list[str]:
    """A suggested market by name, cards by name, `random`, or random with filters."""
    if wish == RANDOM:
        return _random_market(box, (), dice)
    if isinstance(wish, str) or not isinstance(wish, Mapping | Sequence):
        known_name(wish, (*box.suggested, RANDOM), "market", "error-market")
        return list(box.suggested[wish])
    if isinstance(wish, Mapping):
        if set(wish) != {RANDOM}:
            raise SetupError("error-market-filters", "market", given=listed(wish))
        return _random_market(box, wish[RANDOM], dice)
    return _chosen_market(box, list(wish))


def _chosen_market(box: Box, names: list[Any]) -> list[str]:
    for name in names:
        known_name(name, box.market, "market", "error-market-card")
        if names.count(name) > 1:
            raise SetupError("error-market-twice", "market", given=name)
    slots = box.rules.market_slots
    if slots is None and len(names) != box.rules.piles:
        known = box.rules.piles
        raise SetupError("error-market-piles", "market", given=len(names), piles=known)
    for type, wanted in (slots or {}).items():
        found = sum(box.market[name].type == type for name in names)
        if found != wanted:
            raise SetupError("error-market-slots", "market", type=type, given=found, slots=wanted)
    return sorted(names, key=list(box.market).index)


def _random_market(box: Box, filters: Any, dice: Dice) -> list[str]:
    """Each filter (`gem=3`, `spell>=6`, `relic<4`) is met by a card of its own."""
    if isinstance(filters, str) or not isinstance(filters, Sequence):
        raise SetupError("error-market-filter", "market", given=str(filters))
    room = _Room(box)
    cards = list(shuffled(dice, box.piles))
    picked: list[Card] = []
    for text in filters:
        meets = _filter(text)
        fitting = [card for card in cards if room.left(card) and meets(card)]
        if not fitting:
            raise SetupError("error-market-filter-unmet", "market", given=text)
        picked.append(fitting[0])
        cards.remove(fitting[0])
        room.take(fitting[0])
    for card in cards:
        if not room.piles:
            break
        if room.left(card):
            picked.append(card)
            room.take(card)
    names = {card.slug for card in picked}
    return [name for name in box.market if name in names]


class _Room:
    """How many piles a market still has room for: of each type, where the box says so."""

    def __init__(self, box: Box) -> None:
        self.slots = None if box.rules.market_slots is None else dict(box.rules.market_slots)
        self.piles = box.rules.piles

    def left(self, card: Card) -> bool:
        return self.piles > 0 and (self.slots is None or self.slots[card.type] > 0)

    def take(self, card: Card) -> None:
        self.piles -= 1
        if self.slots is not None:
            self.slots[card.type] -= 1


_COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    ">=": ge,
    "<=": le,
    "=": eq,
    ">": gt,
    "<": lt,
}


def _filter(text: Any) -> Callable[[Card], bool]:
    """`gem=3` as a test of cards."""
    if not isinstance(text, str):
        raise SetupError("error-market-filter", "market", given=str(text))
    for sign, compare in _COMPARISONS.items():
        type, found, cost = text.partition(sign)
        if found and type in PLAYER_CARDS and cost.isdecimal():
            return lambda card: card.type == type and compare(card.cost, int(cost))
    if text in PLAYER_CARDS:
        return lambda card: card.type == text
    raise SetupError("error-market-filter", "market", given=str(text))


# A box that a game is made of


def check_box(box: Box) -> None:
    """A mage for everybody, and plans and suggested markets that can be played: a box that offers
    what it does not have is refused before anybody chooses it."""
    most = max(box.rules.players)
    if most > len(box.people):
        mages = len(box.people)
        raise SetupError("error-box-mages", "people", box=box.slug, players=most, mages=mages)
    if not box.plans:
        raise SetupError("error-box-no-plan", "plans", box=box.slug)
    fewest = min(box.rules.players)
    for name, cards in box.suggested.items():
        _check_part(box, "suggested", name, fewest, {"market": list(cards)})
    for plan in box.plans:
        _check_part(box, "plans", plan.name, len(plan.seats), plan.wishes)


def _check_part(box: Box, part: str, name: str, players: int, wishes: Mapping[str, Any]) -> None:
    try:
        complete(box, players, 0, wishes)
    except SetupError as error:
        why = error.message
        raise SetupError(
            "error-box-part", part, box=box.slug, part=part, given=name, why=why
        ) from error
