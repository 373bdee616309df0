"""The twelve conjurations."""

from __future__ import annotations

from emberhold.games.ashes.card import CONJURATION, Ability, Card, Value
from emberhold.games.ashes.cards.core.moments import (
    opponents_unit_destroyed_by_me,
    opponents_unit_entered,
    this_unit,
    this_unit_in_battle,
)
from emberhold.games.ashes.effects.base import unit, unit_or_phoenixborn
from emberhold.games.ashes.effects.events import (
    Consume,
    ExhaustThat,
    Fatal,
    WoundOwnPhoenixborn,
)
from emberhold.games.ashes.effects.hands import MakeDiscard
from emberhold.games.ashes.effects.harm import DamageSelf, RemoveWounds
from emberhold.games.ashes.effects.units import PlaceStatus
from emberhold.games.ashes.state import Piece, State
from emberhold.parts.cards import by_slug

UNIT_GUARD = Ability("unit-guard")


def conjuration(
    name: str,
    limit: int,
    values: tuple[Value, Value, int],
    *abilities: Ability,
    conjures: str | None = None,
    unique_to: str | None = None,
) -> Card:
    attack, life, recover = values
    return Card(
        name,
        CONJURATION,
        limit=limit,
        attack=attack,
        life=life,
        recover=recover,
        abilities=abilities,
        conjures=conjures,
        unique_to=unique_to,
    )


def summoning_monks(game: State, piece: Piece) -> int:
    """The number of Summon Butterfly Monk on the controller's spellboard."""
    found = game.find(piece.card)
    side = found[0] if found is not None else game.players[piece.owner]
    return sum(ready.card.slug == "summon-butterfly-monk" for ready in side.spellboard)


def own_status(game: State, piece: Piece) -> int:
    return piece.status


CONJURATIONS = (
    conjuration(
        "Blood Puppet",
        5,
        (0, 2, 0),
        Ability(
            "cursed",
            number=1,
            event="round-end",
            effect=WoundOwnPhoenixborn(1),
            mandatory=True,
        ),
        Ability("self-inflict", number=1, cost="S 1B", effect=DamageSelf(1)),
    ),
    conjuration(
        "Blue Jaguar",
        5,
        (2, 2, 0),
        Ability(
            "gaze",
            number=1,
            cost="1B",
            event="enters",
            after=True,
            when=opponents_unit_entered,
            effect=ExhaustThat(),
        ),
        unique_to="aradel-summergaard",
    ),
    conjuration(
        "Butterfly Monk",
        5,
        (1, summoning_monks, 1),
        UNIT_GUARD,
        Ability(
            "last-blessing",
            number=1,
            event="destroyed",
            when=this_unit,
            effect=RemoveWounds(1, unit_or_phoenixborn),
            inexhaustible=True,
            mandatory=True,
        ),
    ),
    conjuration(
        "False Demon",
        5,
        (1, 4, 0),
        UNIT_GUARD,
        Ability(
            "illusion",
            event="received",
            when=this_unit_in_battle,
            effect=Fatal(),
            inexhaustible=True,
            mandatory=True,
        ),
    ),
    conjuration(
        "Gilder",
        5,
        (1, 2, 0),
        UNIT_GUARD,
        Ability(
            "inheritance",
            number=1,
            event="destroyed",
            when=this_unit,
            effect=PlaceStatus(1, unit),
            inexhaustible=True,
        ),
    ),
    conjuration("Iron Rhino", 5, (5, 4, 0)),
    conjuration("Masked Wolf", 5, (2, 1, 0), unique_to="noah-redmoon"),
    conjuration("Mist Spirit", 10, (1, 1, 0)),
    conjuration(
        "Seaside Raven",
        2,
        (3, 2, 0),
        Ability("battle-advantage"),
        Ability("magic-guard", inexhaustible=True),
        unique_to="saria-guideman",
    ),
    conjuration(
        "Silver Snake",
        3,
        (own_status, 4, 3),
        Ability(
            "consume",
            event="destroyed",
            when=opponents_unit_destroyed_by_me,
            effect=Consume(),
            inexhaustible=True,
            mandatory=True,
        ),
        unique_to="maeoni-viper",
    ),
    conjuration("Sleeping Widow", 6, (2, 1, 0)),
    conjuration(
        "Three-Eyed Owl",
        5,
        (1, 2, 0),
        Ability("memory-drain", number=1, cost="M E", effect=MakeDiscard()),
    ),
)

CONJURED: dict[str, Card] = by_slug(CONJURATIONS)
