"""The six Phoenixborn."""

from emberhold.games.ashes.card import PHOENIXBORN, Ability, Card
from emberhold.games.ashes.cards.core.moments import opposing_unit_left
from emberhold.games.ashes.effects.base import (
    May,
    opposing_ready,
    unit,
    unit_or_bare_phoenixborn,
)
from emberhold.games.ashes.effects.events import DamageThatPhoenixborn
from emberhold.games.ashes.effects.hands import DiscardTop, Draw
from emberhold.games.ashes.effects.harm import Damage, Exhaust
from emberhold.games.ashes.effects.units import Boost


def born(name: str, life: int, battlefield: int, spellboard: int, ability: Ability) -> Card:
    return Card(
        name,
        PHOENIXBORN,
        life=life,
        battlefield=battlefield,
        spellboard=spellboard,
        abilities=(ability,),
    )


PHOENIXBORN_CARDS = (
    born(
        "Aradel Summergaard",
        *(16, 8, 4),
        Ability("water-blast", cost="S E 1Nc", effect=Damage(2, unit)),
    ),
    born(
        "Coal Roarkwin",
        *(15, 6, 5),
        Ability("slash", cost="S D1", effect=Damage(1, unit_or_bare_phoenixborn)),
    ),
    born(
        "Jessa Na Ni",
        *(18, 5, 4),
        Ability(
            "screams-of-the-departed",
            cost="1B",
            event="left-play",
            when=opposing_unit_left,
            effect=DamageThatPhoenixborn(1),
        ),
    ),
    born(
        "Maeoni Viper",
        *(22, 3, 4),
        Ability(
            "strike", cost="E 1B", event="attackers-declared", effect=Boost(2, unit), after=True
        ),
    ),
    born(
        "Noah Redmoon",
        *(20, 6, 3),
        Ability("shadow-target", cost="S E 1Cc", effect=Exhaust(1, opposing_ready)),
    ),
    born(
        "Saria Guideman",
        *(20, 5, 4),
        Ability("hearts-pull", cost="S E 1Hc", effect=May(Draw(1), then=May(DiscardTop()))),
    ),
)
