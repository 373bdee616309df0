"""The nine allies."""

from emberhold.games.ashes.card import ALLY, Ability, Card
from emberhold.games.ashes.cards.core.moments import (
    has_status,
    opponent_discarded,
    own_attackers,
    this_unit,
)
from emberhold.games.ashes.effects.base import unit, unit_or_phoenixborn
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.effects.events import PainLink
from emberhold.games.ashes.effects.harm import Damage, Exhaust, PlaceWounds
from emberhold.games.ashes.effects.pools import ExhaustDie
from emberhold.games.ashes.effects.units import BoostSelf, SpendForSides, StatusOnSelf


def ally(name: str, cost: str, values: tuple[int, int, int], *abilities: Ability) -> Card:
    attack, life, recover = values
    return Card(
        name, ALLY, cost=cost, attack=attack, life=life, recover=recover, abilities=abilities
    )


def _violinist(cost: str, effect: Ability) -> Card:
    return ally("Enchanted Violinist", cost, (1, 2, 0), effect)


def _song(effect: Effect) -> Ability:
    return Ability(
        "song-of-sorrow",
        cost="1B",
        event="discarded-from-pile",
        after=True,
        when=opponent_discarded,
        effect=effect,
    )


ENCHANTED_VIOLINIST = _violinist("M 1B", _song(PlaceWounds(1, unit)))
ENCHANTED_VIOLINIST_PRINTED = _violinist("M", _song(Damage(1, unit)))
"""As first printed; the official errata changed its cost and its ability."""

ALLIES = (
    ally(
        "Anchornaut",
        "M 1B",
        (0, 1, 1),
        Ability("throw", number=1, cost="E", event="own-turn", effect=Damage(1, unit)),
    ),
    ally(
        "Blood Archer",
        "M 1Cc 1Hc 2B",
        (3, 3, 2),
        Ability(
            "blood-oath",
            number=2,
            event="attackers-declared",
            when=own_attackers,
            effect=BoostSelf(2),
        ),
        Ability("battle-advantage"),
    ),
    ENCHANTED_VIOLINIST,
    ally(
        "Hammer Knight",
        "M 1Cp 1Nc 1B",
        (4, 3, 1),
        Ability("aftershock", number=1, event="dealt", when=this_unit, effect=PlaceWounds(1, unit)),
    ),
    ally(
        "Iron Worker",
        "M 2B",
        (2, 2, 1),
        Ability(
            "resourceful",
            number=1,
            event="enters",
            when=this_unit,
            effect=StatusOnSelf(),
            inexhaustible=True,
            mandatory=True,
        ),
        Ability(
            "resourceful-round",
            number=1,
            event="turns-begin",
            effect=StatusOnSelf(),
            inexhaustible=True,
            mandatory=True,
        ),
        Ability(
            "overtime",
            event="own-turn",
            when=has_status,
            effect=SpendForSides(),
            inexhaustible=True,
        ),
    ),
    ally(
        "Leech Warrior",
        "M 2Cc 1B",
        (2, 3, 3),
        Ability(
            "shadow-drain",
            number=1,
            event="received",
            when=this_unit,
            effect=ExhaustDie(opponents_only=False),
        ),
    ),
    ally(
        "Living Doll",
        "M 1Cc 1Hc 1B",
        (0, 3, 1),
        Ability(
            "pain-link",
            cost="1B",
            event="received",
            when=this_unit,
            effect=PainLink(unit_or_phoenixborn),
        ),
    ),
    ally(
        "Rose Fire Dancer",
        "M 1Ic 1B",
        (3, 1, 0),
        Ability("distract", cost="S E", effect=Exhaust(1, unit)),
    ),
    ally(
        "Stormwind Sniper",
        "M 1Ic 1Cc 1B",
        (2, 1, 1),
        Ability(
            "ambush",
            number=2,
            event="enters",
            when=this_unit,
            effect=Damage(2, unit_or_phoenixborn),
        ),
    ),
)
