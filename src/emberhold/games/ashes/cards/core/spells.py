"""The action, reaction and alteration spells."""

from __future__ import annotations

from emberhold.games.ashes.card import ACTION, ALTERATION, REACTION, Ability, Card, Occasion
from emberhold.games.ashes.cards.core.conjurations import CONJURED, own_status
from emberhold.games.ashes.cards.core.moments import (
    own_phoenixborn_was_attacked,
    own_phoenixborn_was_hurt,
    own_phoenixborn_would_be_hurt,
    own_unit_is_destroyed,
    own_unit_is_targeted,
    this_unit,
    this_unit_in_battle,
)
from emberhold.games.ashes.effects.base import (
    May,
    any_ready,
    attackers_unit,
    opposing_unit,
    phoenixborn,
    unit,
    unit_or_phoenixborn,
)
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.effects.events import Cancel, DivertDamage, ShedAlteration, StrikeBack
from emberhold.games.ashes.effects.hands import Draw, Search, TakeAlly
from emberhold.games.ashes.effects.harm import (
    Damage,
    DamageEach,
    DestroySelf,
    Exhaust,
    PlaceWounds,
    Unexhaust,
    own_units,
)
from emberhold.games.ashes.effects.pools import RefreshDice, TurnDice
from emberhold.games.ashes.effects.units import (
    Conjure,
    CopyUnit,
    DiscardSelf,
    MoveToken,
    ReturnUnit,
)
from emberhold.games.ashes.figure.values import attack_of, has
from emberhold.games.ashes.state import Piece, State


def action(name: str, cost: str, effect: Effect, unique_to: str | None = None) -> Card:
    return Card(name, ACTION, cost=cost, effect=effect, unique_to=unique_to)


ACTIONS = (
    action("Bound Soul", "M 1Cc", TakeAlly()),
    action("Call Upon the Realms", "M", TurnDice(3)),
    action("Fear", "M", ReturnUnit(opposing_unit), unique_to="jessa-na-ni"),
    action("Hidden Power", "M 1Ic", RefreshDice(2)),
    action("Mist Typhoon", "M 1Ic 1Nc", DamageEach(1, opposing_unit) & May(Draw(1))),
    action("Molten Gold", "M 2Np", PlaceWounds(3, unit_or_phoenixborn)),
    action(
        "One Hundred Blades",
        "M 2B",
        Damage(1, phoenixborn) & DamageEach(1, opposing_unit) & Draw(1),
        unique_to="coal-roarkwin",
    ),
    action("Open Memories", "M 1Hc 1B", May(Search())),
    action(
        "Out of the Mist",
        "S 1Ip 1Np",
        Damage(own_units, unit, "ashes-damage-units") & May(Draw(1)),
    ),
    action("Refresh", "M 1Hc 1B", Unexhaust(unit)),
    action("Seal", "M 1Ic 1Hc", Exhaust(1, any_ready, all_copies=True)),
    action("Sleight of Hand", "M 1Ip 1B", Draw(3)),
    action("Steady Gaze", "M 2Ic", Exhaust(2, unit)),
    Card(
        "Strange Copy",
        ACTION,
        cost="M 2Ic",
        attack=own_status,
        life=own_status,
        abilities=(
            Ability(
                "strange-copy",
                event="enters",
                when=this_unit,
                effect=CopyUnit(),
                inexhaustible=True,
                mandatory=True,
            ),
            Ability("no-alterations", inexhaustible=True),
            Ability(
                "fleeting",
                event="round-end",
                effect=DiscardSelf(),
                inexhaustible=True,
                mandatory=True,
            ),
        ),
    ),
    action("Transfer", "M 1Hc 1B", MoveToken()),
)


def reaction(name: str, cost: str, event: str, when: Occasion, effect: Effect) -> Card:
    return Card(name, REACTION, cost=cost, event=event, when=when, effect=effect)


REACTION_SPELLS = (
    reaction(
        "Final Cry", "1Cp", "destroyed", own_unit_is_destroyed, Damage(2, unit_or_phoenixborn)
    ),
    reaction("Golden Veil", "1Nc 1Hc", "would-target", own_unit_is_targeted, Cancel()),
    reaction("Redirect", "1Hc", "would-damage", own_phoenixborn_would_be_hurt, DivertDamage()),
    reaction(
        "Shadow Counter",
        "1Ic 1B",
        "received",
        own_phoenixborn_was_attacked,
        Damage(6, attackers_unit),
    ),
    Card(
        "Summon Sleeping Widows",
        REACTION,
        cost="2Cc",
        event="destroyed",
        when=own_unit_is_destroyed,
        effect=Conjure(CONJURED["sleeping-widow"], 2),
        conjures="sleeping-widow",
    ),
    reaction(
        "Sympathy Pain",
        "2Hc",
        "received",
        own_phoenixborn_was_hurt,
        Damage(3, unit_or_phoenixborn),
    ),
)


def illusory(game: State, piece: Piece) -> bool:
    return has(piece, "illusion")


def weak(game: State, piece: Piece) -> bool:
    return attack_of(game, piece) <= 2


ALTERATIONS = (
    Card(
        "Bring Forth",
        ALTERATION,
        cost="M 2Cc",
        attack_bonus=2,
        life_bonus=1,
        attach=illusory,
        takes_away="illusion",
        respark="2B",
    ),
    Card(
        "Fade Away",
        ALTERATION,
        cost="M 1Ic",
        abilities=(
            Ability("fade-away", event="round-end", effect=DestroySelf(True), mandatory=True),
        ),
    ),
    Card(
        "Massive Growth",
        ALTERATION,
        cost="M 1Nc 1B",
        attack_bonus=4,
        life_bonus=4,
        attach=weak,
        abilities=(
            Ability("spell-guard", inexhaustible=True),
            Ability(
                "fleeting",
                event="round-end",
                effect=ShedAlteration("massive-growth"),
                inexhaustible=True,
                mandatory=True,
            ),
        ),
    ),
    Card("Reflections in the Water", ALTERATION, cost="M 1Ic", mutes=True, respark="1B"),
    Card("Root Armor", ALTERATION, cost="S 1Nc", life_bonus=2, respark="1B"),
    Card(
        "Spiked Armor",
        ALTERATION,
        cost="M 1Nc 1B",
        life_bonus=2,
        abilities=(
            Ability(
                "spiked-skin",
                number=2,
                event="received",
                when=this_unit_in_battle,
                effect=StrikeBack(2),
                inexhaustible=True,
                mandatory=True,
            ),
        ),
    ),
    Card(
        "Undying Heart",
        ALTERATION,
        cost="M 1Hc 1B",
        life_bonus=2,
        recover_bonus=2,
        respark="2B",
    ),
)
