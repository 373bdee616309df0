"""What people choose before a game of Relic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.relic.card import Sheet
from emberhold.games.relic.cards import CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.setting_up.setup import CHARACTER, DEAL, DUEL, ENEMIES, NEMESIS, STANDARD
from emberhold.kernel.message import Message
from emberhold.parts.choices import EACH, Choices, Plan, SetupChoice, Value
from emberhold.parts.wishes import RANDOM


def _sheet(sheet: Sheet, kind: str) -> Value:
    name, role = Message(sheet.message_id), Message(f"relic-type-{kind}")
    return Value(sheet.slug, name, role, picture=(sheet.slug, kind))


_EACH_ROLE = SetupChoice(
    "roles",
    ask="setup-relic-role",
    help="help-relic-roles",
    values=(
        Value(RANDOM, Message("setup-relic-random"), again=True),
        Value(CHARACTER, Message("relic-type-character"), again=True),
        Value(NEMESIS, Message("relic-type-nemesis"), again=True),
    ),
    default=RANDOM,
    shape=EACH,
)
_EACH_SHEET = SetupChoice(
    "sheets",
    ask="setup-relic-sheet",
    help="help-relic-sheets",
    values=(
        Value(DEAL, Message("setup-relic-deal"), again=True),
        Value(RANDOM, Message("setup-relic-random"), again=True),
        *(_sheet(sheet, "character") for sheet in CHARACTERS.values()),
        *(_sheet(sheet, "nemesis") for sheet in NEMESES.values()),
    ),
    default=DEAL,
    shape=EACH,
)

_LISTED = (
    SetupChoice(
        "variant",
        ask="setup-relic-variant",
        help="help-relic-variant",
        values=(
            Value(STANDARD, Message("setup-relic-standard")),
            Value(ENEMIES, Message("setup-relic-enemies")),
            Value(DUEL, Message("setup-relic-duel")),
        ),
        default=STANDARD,
    ),
    SetupChoice(
        "scenario",
        ask="setup-relic-scenario",
        help="help-relic-scenario",
        values=(
            Value(RANDOM, Message("setup-relic-random")),
            *(
                Value(s.slug, Message(s.message_id), picture=(s.slug, "scenario"))
                for s in SCENARIOS.values()
            ),
        ),
        default=RANDOM,
    ),
    SetupChoice(
        "roles",
        ask="setup-relic-roles",
        help="help-relic-roles",
        values=(
            Value(RANDOM, Message("setup-relic-roles-lot")),
            Value("each", Message("setup-relic-each"), then=_EACH_ROLE),
        ),
        default=RANDOM,
    ),
    SetupChoice(
        "sheets",
        ask="setup-relic-sheets",
        help="help-relic-sheets",
        values=(
            Value(DEAL, Message("setup-relic-deal")),
            Value(RANDOM, Message("setup-relic-random")),
            Value("each", Message("setup-relic-each"), then=_EACH_SHEET),
        ),
        default=DEAL,
    ),
    SetupChoice(
        "reactions",
        ask="setup-reactions",
        help="help-reactions",
        values=(
            Value("possible", Message("setup-reactions-possible")),
            Value("always", Message("setup-reactions-always")),
        ),
        default="possible",
    ),
    SetupChoice("rounds", ask="setup-rounds", help="help-relic-rounds", asked=False),
    SetupChoice("first", ask="setup-relic-first", help="help-relic-first", asked=False),
    SetupChoice("partners", ask="setup-relic-partners", help="help-relic-partners", asked=False),
)

_QUICK = Plan(
    seats=("person", "greedy", "greedy"),
    wishes={
        "scenario": "the-mystery-beyond",
        "sheets": ["ultramarines-captain", "rogue-trader", "canoness"],
    },
    name="setup-quick-relic",
    note="setup-quick-note-relic",
)

_PRESETS = (
    _QUICK,
    Plan(
        seats=("person", "greedy", "greedy", "greedy"),
        wishes={"variant": ENEMIES, "scenario": "the-mystery-beyond"},
        name="setup-preset-relic-enemies",
        note="setup-preset-note-relic-enemies",
    ),
    Plan(
        seats=("person", "greedy"),
        wishes={"variant": DUEL, "scenario": "the-throne-of-stars"},
        name="setup-preset-relic-duel",
        note="setup-preset-note-relic-duel",
    ),
)


def _figures(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    """Whom the seats play; nobody knows while sheets are still to be chosen."""
    sheets = {**CHARACTERS, **NEMESES}
    if not all(slug in sheets for slug in setup["sheets"]):
        return ()
    return tuple(Message(sheets[slug].message_id) for slug in setup["sheets"])


def _about(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    return (Message(SCENARIOS[setup["scenario"]].message_id),)


CHOICES = Choices(
    quick=_QUICK,
    listed=_LISTED,
    presets=_PRESETS,
    varied="scenario",
    figures=_figures,
    about=_about,
)
