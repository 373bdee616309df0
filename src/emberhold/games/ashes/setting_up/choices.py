"""What people choose before a game of Ashes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emberhold.games.ashes.setting_up.decks import SUGGESTED, parse, read
from emberhold.games.ashes.setting_up.setup import DRAFT, RANDOM_DECK
from emberhold.kernel.message import Message
from emberhold.parts.choices import EACH, FILE, Choices, Plan, SetupChoice, Value
from emberhold.parts.wishes import RANDOM

_FILE = SetupChoice(
    "decks",
    ask="setup-deck-which-file",
    help="help-decks",
    shape=FILE,
    wrap=" ".join,
    paste="setup-deck-pasted",
)
_EACH_DECK = SetupChoice(
    "decks",
    ask="setup-deck",
    help="help-decks",
    values=(
        Value(RANDOM, Message("setup-deck-suggested"), again=True),
        *(
            Value(
                name,
                Message(f"ashes-deck-{name}"),
                Message(f"ashes-card-{deck.phoenixborn}"),
                picture=(deck.phoenixborn, "phoenixborn"),
            )
            for name, deck in SUGGESTED.items()
        ),
        Value(RANDOM_DECK, Message("setup-deck-random"), again=True),
        Value("file", Message("setup-deck-file"), then=_FILE, again=True),
    ),
    default=RANDOM,
    shape=EACH,
)

_LISTED = (
    SetupChoice(
        "decks",
        ask="setup-decks",
        help="help-decks",
        values=(
            Value(RANDOM, Message("setup-decks-random")),
            Value(DRAFT, Message("setup-decks-draft")),
            Value("each", Message("setup-decks-each"), then=_EACH_DECK),
        ),
        default=RANDOM,
    ),
    SetupChoice(
        "first_five",
        ask="setup-first-five",
        help="help-first-five",
        values=(
            Value("choose", Message("setup-first-five-choose")),
            Value("recommended", Message("setup-first-five-recommended")),
        ),
        default="choose",
    ),
    SetupChoice(
        "reactions",
        ask="setup-reactions",
        help="help-reactions",
        values=(
            Value("always", Message("setup-reactions-always")),
            Value("possible", Message("setup-reactions-possible")),
        ),
        default="always",
    ),
    SetupChoice(
        "text",
        ask="setup-text",
        help="help-text",
        values=(
            Value("errata", Message("setup-text-errata")),
            Value("printed", Message("setup-text-printed")),
        ),
        default="errata",
    ),
    SetupChoice("stops", ask="setup-reactions", help="help-stops", asked=False),
    SetupChoice("rounds", ask="setup-rounds", help="help-rounds", asked=False),
)

_QUICK = Plan(
    seats=("person", "greedy"),
    wishes={
        "decks": ["the-mist-guardian", "the-iron-men"],
        "first_five": "recommended",
        "reactions": "possible",
    },
    name="setup-quick-ashes",
    note="setup-quick-note-ashes",
)

_PRESETS = (
    _QUICK,
    Plan(
        seats=("person", "person"),
        wishes={
            "decks": ["the-snakes-in-silver", "the-bloodwoods-queen"],
            "first_five": "recommended",
        },
        name="setup-preset-ashes-duel",
        note="setup-preset-note-ashes-duel",
    ),
    Plan(
        seats=("person", "greedy", "greedy"),
        wishes={"first_five": "recommended", "reactions": "possible"},
        name="setup-preset-ashes-three",
        note="setup-preset-note-ashes-three",
    ),
    Plan(
        seats=("person", "greedy"),
        wishes={"decks": "draft", "reactions": "possible"},
        name="setup-preset-ashes-draft",
        note="setup-preset-note-ashes-draft",
    ),
)


def _figures(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    """The Phoenixborn, by seat; nobody knows them before a draft."""
    if setup["decks"] == DRAFT:
        return ()
    decks = (SUGGESTED.get(name) or parse(name) for name in setup["decks"])
    return tuple(Message(f"ashes-card-{deck.phoenixborn}") for deck in decks)


def _about(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    return (Message("setup-decks-draft"),) if setup["decks"] == DRAFT else ()


def _wishes(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up that was chosen; a deck may be named by the file it is written in."""
    setup = dict(chosen)
    decks = setup.get("decks")
    if isinstance(decks, list):
        setup["decks"] = [_deck(name) for name in decks]
    return setup


def _deck(name: str) -> str:
    path = Path(name)
    return read(path).text() if path.suffix or path.is_file() else name


CHOICES = Choices(
    quick=_QUICK,
    listed=_LISTED,
    presets=_PRESETS,
    varied="decks",
    paired=tuple(SUGGESTED),
    wishes=_wishes,
    figures=_figures,
    about=_about,
)
