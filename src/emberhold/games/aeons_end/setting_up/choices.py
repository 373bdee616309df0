"""What people choose before a game of Aeon's End: whatever the box leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.setting_up.wished import wishes_of
from emberhold.kernel.errors import SetupError
from emberhold.kernel.message import Message
from emberhold.parts.choices import EACH, SEVERAL, WORDS, Choices, SetupChoice, Value
from emberhold.parts.wishes import RANDOM

_ANY = Value(RANDOM, Message("setup-random"), again=True)
_FILTERS = SetupChoice(
    "market",
    ask="setup-market-filters",
    help="help-market",
    shape=WORDS,
    wrap=lambda words: {RANDOM: words},
)
_MARKET_FILTER = SetupChoice(
    "market_filter",
    ask="setup-market-filters",
    help="help-market-filter",
    shape=WORDS,
    asked=False,
)
_HANDS = SetupChoice(
    "hands",
    ask="setup-hands",
    help="help-hands",
    values=(
        Value("open", Message("setup-hands-open")),
        Value("closed", Message("setup-hands-closed")),
    ),
    default="open",
    players=(2, 3, 4),
)


def choices(box: Box) -> Choices:
    """What can be chosen with a box; batches of games are counted by nemesis."""
    known = _Known(box)
    return Choices(
        quick=box.plans[0],
        listed=(_nemesis(box), _mages(box), _market(box), _MARKET_FILTER, *_variants(box)),
        presets=box.plans,
        varied="nemesis",
        wishes=_wishes,
        chosen=known.chosen,
        figures=known.figures,
        about=known.about,
    )


class _Known:
    """What is known of a complete set-up of a box."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def figures(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        """The mages, by seat."""
        return tuple(Message(self._box.mages[name].message_id) for name in setup["mages"])

    def about(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        nemesis = Message(self._box.nemeses[setup["nemesis"]].message_id)
        if len(self._box.rules.difficulties) == 1:
            return (nemesis,)
        return nemesis, Message(f"difficulty-{setup['difficulty']}")

    def chosen(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The choices that lead to a set-up; a suggested market goes by its name."""
        market = next(
            (name for name, cards in self._box.suggested.items() if list(cards) == setup["market"]),
            setup["market"],
        )
        return {**setup, "market": market}


def _wishes(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up that was chosen; filters make a random market more particular."""
    setup = dict(chosen)
    filters = setup.pop("market_filter", None)
    if filters:
        if setup.get("market", RANDOM) != RANDOM:
            given = str(setup["market"])
            raise SetupError("error-filter-without-random", "market_filter", given=given)
        setup["market"] = {RANDOM: filters}
    return setup


def _nemesis(box: Box) -> SetupChoice:
    nemeses = [
        Value(
            sheet.slug,
            Message(sheet.message_id),
            Message("setup-nemesis-note", difficulty=sheet.difficulty),
            picture=(sheet.slug, "nemesis"),
            grade=sheet.difficulty,
        )
        for sheet in box.sheets
    ]
    values = (_ANY, *nemeses)
    return SetupChoice(
        "nemesis", ask="setup-nemesis", help="help-nemesis", values=values, default=RANDOM
    )


def _mages(box: Box) -> SetupChoice:
    mages = [
        Value(
            mage.slug,
            Message(mage.message_id),
            Message(f"{mage.message_id}-title"),
            picture=(mage.slug, "mage"),
        )
        for mage in box.people
    ]
    return SetupChoice(
        "mages",
        ask="setup-mage",
        help="help-mages",
        values=(_ANY, *mages),
        default=RANDOM,
        shape=EACH,
    )


def _market(box: Box) -> SetupChoice:
    cards = [
        Value(
            card.slug,
            Message(card.message_id),
            Message("setup-card-note", type=Message(f"type-{card.type}"), cost=card.cost),
            picture=(card.slug, card.type),
        )
        for card in box.piles
    ]
    kinds = {card.slug: card.type for card in box.piles}
    by_hand = SetupChoice(
        "market",
        ask="setup-market-nine",
        help="help-market",
        values=tuple(cards),
        shape=SEVERAL,
    )
    return SetupChoice(
        "market",
        ask="setup-market",
        help="help-market",
        values=(
            _ANY,
            *(
                Value(
                    name,
                    Message(f"market-{name}"),
                    holds=tuple((card, kinds[card]) for card in suggested),
                )
                for name, suggested in box.suggested.items()
            ),
            Value("filters", Message("setup-market-by-filters"), then=_FILTERS),
            Value("nine", Message("setup-market-by-hand"), then=by_hand),
        ),
        default=RANDOM,
    )


def _variants(box: Box) -> list[SetupChoice]:
    """What the rules of the box leave open; of a single way nobody is asked."""
    rules = box.rules
    usual = wishes_of(box).defaults
    names = [difficulty.name for difficulty in rules.difficulties]
    listed = [
        SetupChoice(
            "difficulty",
            ask="setup-difficulty",
            help="help-difficulty",
            values=tuple(Value(name, Message(f"difficulty-{name}")) for name in names),
            default=rules.usual,
        ),
        SetupChoice(
            "turn_order",
            ask="setup-turn-order",
            help="help-turn-order",
            values=tuple(
                Value(name, Message(f"setup-turn-order-{name}")) for name in rules.turn_orders
            ),
            default=usual["turn_order"],
            players=_with_several_orders(box),
        ),
        *_alone(box),
    ]
    return [*(choice for choice in listed if len(choice.values) > 1), _HANDS]


def _alone(box: Box) -> tuple[SetupChoice, SetupChoice]:
    """What a single player may make easier."""
    rules, usual = box.rules, wishes_of(box).defaults
    return (
        SetupChoice(
            "solo_cards",
            ask="setup-solo-cards",
            help="help-solo-cards",
            values=tuple(
                Value(n, Message("setup-solo-cards-value", cards=n))
                for n in (usual["solo_cards"], *rules.solo_cards)
            ),
            default=usual["solo_cards"],
            players=(1,),
        ),
        SetupChoice(
            "solo_life",
            ask="setup-solo-life",
            help="help-solo-life",
            values=(
                Value(None, Message("setup-solo-life-usual")),
                *(Value(n, Message("setup-solo-life-value", life=n)) for n in rules.solo_life),
            ),
            players=(1,),
        ),
    )


def _with_several_orders(box: Box) -> tuple[int, ...]:
    """The numbers of players for which there is more than one turn order."""
    orders = box.rules.turn_orders.values()
    return tuple(n for n in box.rules.players if sum(n in order for order in orders) > 1)
