"""What people choose before a game of Aeon's End: whatever the box leaves open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import NemesisSheet
from emberhold.games.aeons_end.mixed_game import BOXES, FIRST_BOX, WAR_ETERNAL
from emberhold.games.aeons_end.setting_up.wished import wishes_of
from emberhold.kernel import bookfile
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.errors import SetupError
from emberhold.kernel.message import Message
from emberhold.parts.boxes.shelf import names_in
from emberhold.parts.choices import (
    EACH,
    FILE,
    SEVERAL,
    WORDS,
    Choices,
    Displayed,
    Plan,
    SetupChoice,
    Value,
)
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
_RECORD = SetupChoice(RECORD, ask="help-record", help="help-record", shape=FILE, asked=False)
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
_MIXED = Plan(
    seats=("person", "greedy"),
    wishes={
        BOXES: [WAR_ETERNAL, FIRST_BOX],
        "nemesis": "rageborne",
        "difficulty": "beginner",
    },
    name="setup-preset-war-eternal-mixed",
    note="setup-preset-note-war-eternal-mixed",
)


def choices(
    box: Box,
    others: Sequence[Box] = (),
    boxed: Callable[[Mapping[str, Any]], Box] | None = None,
    lent: Sequence[Value] = (),
) -> Choices:
    """What can be chosen with a box and with others mixed in; batches are counted by nemesis.

    `lent` are the mages of finished campaigns. What another box brings is listed behind everything
    else, so that share codes stay as they are.
    """
    known = _Known(box, boxed)
    mixing = (_boxes(box, others), _RECORD) if others else ()
    people = _mages(box, others, lent)
    inside = _nemesis(box, others), people, _market(box, others), _MARKET_FILTER
    return Choices(
        quick=box.plans[0],
        listed=(*mixing, *inside, *_variants(box)),
        presets=(*box.plans, *_mixed_plans(box, others)),
        varied="nemesis",
        wishes=_wishes,
        chosen=known.chosen,
        figures=known.figures,
        about=known.about,
        displayed=known.displayed,
    )


def _mixed_plans(own: Box, others: Sequence[Box]) -> list[Plan]:
    """Games worth opening with two boxes: no box alone can offer them."""
    beside = [box.slug for box in others]
    return [plan for plan in (_MIXED,) if own.slug == WAR_ETERNAL and FIRST_BOX in beside]


class _Known:
    """What is known of a complete set-up of a box, perhaps with others mixed in."""

    def __init__(self, box: Box, boxed: Callable[[Mapping[str, Any]], Box] | None) -> None:
        self._box = box
        self._boxed = boxed

    def _in_play(self, setup: Mapping[str, Any]) -> Box:
        return self._box if self._boxed is None else self._boxed(setup)

    def figures(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        """The mages, by seat."""
        mages = self._in_play(setup).mages
        return tuple(Message(mages[name].message_id) for name in setup["mages"])

    def about(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        """The nemesis, how hard it is, and boxes that somebody made."""
        nemesis = Message(self._in_play(setup).nemeses[setup["nemesis"]].message_id)
        made = [Message(f"box-{name}") for name in names_in(setup.get(BOXES))]
        if len(self._box.rules.difficulties) == 1:
            return (nemesis, *made)
        return nemesis, Message(f"difficulty-{setup['difficulty']}"), *made

    def displayed(self, setup: Mapping[str, Any]) -> tuple[Displayed, ...]:
        """The market."""
        market = self._in_play(setup).market
        cards = [market[name] for name in setup["market"]]
        return tuple(Displayed(card.slug, card.type, Message(card.message_id)) for card in cards)

    def chosen(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The choices that lead to a set-up; a suggested market goes by its name."""
        market = next(
            (
                name
                for name, cards in self._in_play(setup).suggested.items()
                if list(cards) == setup["market"]
            ),
            setup["market"],
        )
        return {**setup, "market": market}


def _wishes(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up that was chosen; filters make a random market more particular, and a campaign is
    named by its file."""
    setup = dict(chosen)
    if RECORD in setup:
        setup[RECORD] = _records_in(setup[RECORD])
    filters = setup.pop("market_filter", None)
    if filters:
        if setup.get("market", RANDOM) != RANDOM:
            given = str(setup["market"])
            raise SetupError("error-filter-without-random", "market_filter", given=given)
        setup["market"] = {RANDOM: filters}
    return setup


def _records_in(named: Any) -> list[dict[str, Any]]:
    """The records of some campaigns by their files, which only one's own machine reads by name."""
    paths = named if isinstance(named, list) else [named]
    return [bookfile.read(path).pages[-1].record.plain() for path in paths]


def _boxes(own: Box, others: Sequence[Box]) -> SetupChoice:
    """WE-342: the boxes in play."""
    return SetupChoice(
        BOXES,
        ask="setup-boxes",
        help="help-boxes",
        values=tuple(Value(box.slug, Message(f"box-{box.slug}")) for box in (own, *others)),
        default=[own.slug],
        shape=SEVERAL,
        boxes=True,
        mixed="setup-boxes-mixed",
    )


def _each_box(own: Box, others: Sequence[Box]) -> list[tuple[Box, str]]:
    """The boxes with what their contents are marked by: nothing where nothing can be mixed in."""
    return [(box, box.slug if others else "") for box in (own, *others)]


def _nemesis(own: Box, others: Sequence[Box]) -> SetupChoice:
    nemeses = [_sheet(sheet, mark) for box, mark in _each_box(own, others) for sheet in box.sheets]
    return SetupChoice(
        "nemesis",
        ask="setup-nemesis",
        help="help-nemesis",
        values=(_ANY, *nemeses),
        default=RANDOM,
    )


def _sheet(sheet: NemesisSheet, mark: str) -> Value:
    return Value(
        sheet.slug,
        Message(sheet.message_id),
        Message("setup-nemesis-note", difficulty=sheet.difficulty),
        picture=(sheet.slug, "nemesis"),
        grade=sheet.difficulty,
        box=mark,
    )


def _mages(own: Box, others: Sequence[Box], lent: Sequence[Value]) -> SetupChoice:
    mages = [
        Value(
            mage.slug,
            Message(mage.message_id),
            Message(f"{mage.message_id}-title"),
            picture=(mage.slug, "mage"),
            box=mark,
        )
        for box, mark in _each_box(own, others)
        for mage in box.people
    ]
    return SetupChoice(
        "mages",
        ask="setup-mage",
        help="help-mages",
        values=(_ANY, *mages, *lent),
        default=RANDOM,
        shape=EACH,
    )


def _market(own: Box, others: Sequence[Box]) -> SetupChoice:
    cards = [
        Value(
            card.slug,
            Message(card.message_id),
            Message("setup-card-note", type=Message(f"type-{card.type}"), cost=card.cost),
            picture=(card.slug, card.type),
            box=mark,
        )
        for box, mark in _each_box(own, others)
        for card in box.piles
    ]
    by_hand = SetupChoice(
        "market",
        ask="setup-market-nine",
        help="help-market",
        values=tuple(cards),
        shape=SEVERAL,
    )
    first, *rest = (_suggested(box, mark) for box, mark in _each_box(own, others))
    return SetupChoice(
        "market",
        ask="setup-market",
        help="help-market",
        values=(
            _ANY,
            *first,
            Value("filters", Message("setup-market-by-filters"), then=_FILTERS),
            Value("nine", Message("setup-market-by-hand"), then=by_hand),
            *(value for values in rest for value in values),
        ),
        default=RANDOM,
    )


def _suggested(box: Box, mark: str) -> list[Value]:
    kinds = {card.slug: card.type for card in box.piles}
    return [
        Value(
            name,
            Message(f"market-{name}"),
            holds=tuple((card, kinds[card]) for card in cards),
            box=mark,
        )
        for name, cards in box.suggested.items()
    ]


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
