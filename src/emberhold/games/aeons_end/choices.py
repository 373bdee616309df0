"""What people choose before a game of War Eternal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.cards import MAGES, MARKET, NEMESES, SUGGESTED_MARKETS
from emberhold.games.aeons_end.setup import DIFFICULTIES, RANDOM
from emberhold.games.choices import EACH, SEVERAL, WORDS, Choices, Plan, SetupChoice, Value
from emberhold.kernel.errors import SetupError
from emberhold.kernel.message import Message

_ANY = Value(RANDOM, Message("setup-random"), again=True)

_NINE = SetupChoice(
    "market",
    ask="setup-market-nine",
    help="help-market",
    values=tuple(
        Value(
            card.slug,
            Message(card.message_id),
            Message("setup-card-note", type=Message(f"type-{card.type}"), cost=card.cost),
        )
        for card in MARKET.values()
    ),
    shape=SEVERAL,
)
_FILTERS = SetupChoice(
    "market",
    ask="setup-market-filters",
    help="help-market",
    shape=WORDS,
    wrap=lambda words: {RANDOM: words},
)

_LISTED = (
    SetupChoice(
        "nemesis",
        ask="setup-nemesis",
        help="help-nemesis",
        values=(
            _ANY,
            *(
                Value(
                    sheet.slug,
                    Message(sheet.message_id),
                    Message("setup-nemesis-note", difficulty=sheet.difficulty),
                )
                for sheet in NEMESES.values()
            ),
        ),
        default=RANDOM,
    ),
    SetupChoice(
        "mages",
        ask="setup-mage",
        help="help-mages",
        values=(
            _ANY,
            *(
                Value(mage.slug, Message(mage.message_id), Message(f"{mage.message_id}-title"))
                for mage in MAGES.values()
            ),
        ),
        default=RANDOM,
        shape=EACH,
    ),
    SetupChoice(
        "market",
        ask="setup-market",
        help="help-market",
        values=(
            _ANY,
            *(Value(name, Message(f"market-{name}")) for name in SUGGESTED_MARKETS),
            Value("filters", Message("setup-market-by-filters"), then=_FILTERS),
            Value("nine", Message("setup-market-by-hand"), then=_NINE),
        ),
        default=RANDOM,
    ),
    SetupChoice(
        "market_filter",
        ask="setup-market-filters",
        help="help-market-filter",
        shape=WORDS,
        asked=False,
    ),
    SetupChoice(
        "difficulty",
        ask="setup-difficulty",
        help="help-difficulty",
        values=tuple(Value(name, Message(f"difficulty-{name}")) for name in DIFFICULTIES),
        default="normal",
    ),
    SetupChoice(
        "turn_order",
        ask="setup-turn-order",
        help="help-turn-order",
        values=(
            Value("standard", Message("setup-turn-order-standard")),
            Value("pairs", Message("setup-turn-order-pairs")),
        ),
        default="standard",
        players=(4,),
    ),
    SetupChoice(
        "solo_cards",
        ask="setup-solo-cards",
        help="help-solo-cards",
        values=tuple(Value(n, Message("setup-solo-cards-value", cards=n)) for n in (3, 4)),
        default=3,
        players=(1,),
    ),
    SetupChoice(
        "solo_life",
        ask="setup-solo-life",
        help="help-solo-life",
        values=(
            Value(None, Message("setup-solo-life-usual")),
            *(Value(life, Message("setup-solo-life-value", life=life)) for life in (12, 15)),
        ),
        players=(1,),
    ),
    SetupChoice(
        "hands",
        ask="setup-hands",
        help="help-hands",
        values=(
            Value("open", Message("setup-hands-open")),
            Value("closed", Message("setup-hands-closed")),
        ),
        default="open",
        players=(2, 3, 4),
    ),
)

_QUICK = Plan(
    seats=("person", "greedy"),
    wishes={"nemesis": "umbra-titan", "market": "deck-destruction", "difficulty": "beginner"},
    name="setup-quick-war-eternal",
    note="setup-quick-note-war-eternal",
)

_PRESETS = (
    _QUICK,
    Plan(
        seats=("person",),
        wishes={"market": "deck-destruction", "solo_life": 12, "difficulty": "beginner"},
        name="setup-preset-war-eternal-alone",
        note="setup-preset-note-war-eternal-alone",
    ),
    Plan(
        seats=("person", "person"),
        wishes={"nemesis": "gate-witch", "market": "play-it-again"},
        name="setup-preset-war-eternal-two",
        note="setup-preset-note-war-eternal-two",
    ),
    Plan(
        seats=("person", "greedy", "greedy", "greedy"),
        wishes={"nemesis": "hollow-crown", "turn_order": "pairs"},
        name="setup-preset-war-eternal-four",
        note="setup-preset-note-war-eternal-four",
    ),
    Plan(
        seats=("person", "greedy"),
        wishes={"nemesis": "magus-of-cloaks", "difficulty": "expert"},
        name="setup-preset-war-eternal-expert",
        note="setup-preset-note-war-eternal-expert",
    ),
)


def _figures(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    """The mages, by seat."""
    return tuple(Message(MAGES[name].message_id) for name in setup["mages"])


def _about(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    nemesis = NEMESES[setup["nemesis"]]
    return Message(nemesis.message_id), Message(f"difficulty-{setup['difficulty']}")


def _chosen(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The choices that lead to a set-up; a suggested market goes by its name."""
    market = next(
        (name for name, cards in SUGGESTED_MARKETS.items() if list(cards) == setup["market"]),
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


CHOICES = Choices(
    quick=_QUICK,
    listed=_LISTED,
    presets=_PRESETS,
    varied="nemesis",
    wishes=_wishes,
    chosen=_chosen,
    figures=_figures,
    about=_about,
)
