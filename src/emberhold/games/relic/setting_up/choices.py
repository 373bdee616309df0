"""What people choose before a game of Relic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.games.relic.card import Box, Sheet
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.mixed_game import BOXES, boxed, boxes_in_play, own_box_named
from emberhold.games.relic.setting_up.setup import CHARACTER, DEAL, DUEL, ENEMIES, NEMESIS, STANDARD
from emberhold.kernel.message import Message
from emberhold.parts.boxes.shelf import names_in
from emberhold.parts.choices import EACH, SEVERAL, Choices, Plan, SetupChoice, Value
from emberhold.parts.wishes import RANDOM


def _sheet(sheet: Sheet, kind: str, made: str = "") -> Value:
    name, role = Message(sheet.message_id), Message(f"relic-type-{kind}")
    return Value(sheet.slug, name, role, picture=(sheet.slug, kind), box=made)


def _makers(own: Sequence[str]) -> dict[str, str]:
    """By slug the boxes that people have made, for what is in them."""
    boxes = {name: own_box_named(name).box for name in own}
    return {slug: name for name, box in boxes.items() for slug in (*box.characters, *box.scenarios)}


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
_VARIANT = SetupChoice(
    "variant",
    ask="setup-relic-variant",
    help="help-relic-variant",
    values=(
        Value(STANDARD, Message("setup-relic-standard")),
        Value(ENEMIES, Message("setup-relic-enemies")),
        Value(DUEL, Message("setup-relic-duel")),
    ),
    default=STANDARD,
)
_ROLES = SetupChoice(
    "roles",
    ask="setup-relic-roles",
    help="help-relic-roles",
    values=(
        Value(RANDOM, Message("setup-relic-roles-lot")),
        Value("each", Message("setup-relic-each"), then=_EACH_ROLE),
    ),
    default=RANDOM,
)


def _scenario(box: Box, made: Mapping[str, str]) -> SetupChoice:
    return SetupChoice(
        "scenario",
        ask="setup-relic-scenario",
        help="help-relic-scenario",
        values=(
            Value(RANDOM, Message("setup-relic-random")),
            *(
                Value(
                    s.slug,
                    Message(s.message_id),
                    picture=(s.slug, "scenario"),
                    box=made.get(s.slug, ""),
                )
                for s in box.scenarios.values()
            ),
        ),
        default=RANDOM,
    )


def _sheets(box: Box, made: Mapping[str, str]) -> SetupChoice:
    each = SetupChoice(
        "sheets",
        ask="setup-relic-sheet",
        help="help-relic-sheets",
        values=(
            Value(DEAL, Message("setup-relic-deal"), again=True),
            Value(RANDOM, Message("setup-relic-random"), again=True),
            *(
                _sheet(sheet, "character", made.get(sheet.slug, ""))
                for sheet in box.characters.values()
            ),
            *(_sheet(sheet, "nemesis") for sheet in box.nemeses.values()),
        ),
        default=DEAL,
        shape=EACH,
    )
    return SetupChoice(
        "sheets",
        ask="setup-relic-sheets",
        help="help-relic-sheets",
        values=(
            Value(DEAL, Message("setup-relic-deal")),
            Value(RANDOM, Message("setup-relic-random")),
            Value("each", Message("setup-relic-each"), then=each),
        ),
        default=DEAL,
    )


def _boxes(names: Sequence[str]) -> SetupChoice:
    """The boxes in play: the printed one is always among them."""
    return SetupChoice(
        BOXES,
        ask="setup-relic-boxes",
        help="help-relic-boxes",
        values=tuple(Value(name, Message(f"box-{name}")) for name in (RELIC_BOX.slug, *names)),
        default=[RELIC_BOX.slug],
        shape=SEVERAL,
        boxes=True,
        mixed="setup-relic-boxes-mixed",
    )


_REST = (
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


class _Known:
    """What is known of a complete set-up, perhaps with boxes that people have made."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def _in_play(self, setup: Mapping[str, Any]) -> Box:
        return boxed(boxes_in_play(setup)) if BOXES in setup else self._box

    def figures(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        """Whom the seats play; nobody knows while sheets are still to be chosen."""
        box = self._in_play(setup)
        sheets = {**box.characters, **box.nemeses}
        if not all(slug in sheets for slug in setup["sheets"]):
            return ()
        return tuple(Message(sheets[slug].message_id) for slug in setup["sheets"])

    def about(self, setup: Mapping[str, Any]) -> tuple[Message, ...]:
        """The scenario, and boxes that somebody made."""
        scenario = self._in_play(setup).scenarios[setup["scenario"]]
        made = [Message(f"box-{name}") for name in names_in(setup.get(BOXES))]
        return Message(scenario.message_id), *made


def choices(box: Box, own: Sequence[str] = ()) -> Choices:
    """What can be chosen with a box, and with those among `own` that people have made."""
    known, made = _Known(box), _makers(own)
    return Choices(
        quick=_QUICK,
        listed=(_boxes(own), _VARIANT, _scenario(box, made), _ROLES, _sheets(box, made), *_REST),
        presets=_PRESETS,
        varied="scenario",
        figures=known.figures,
        about=known.about,
    )
