"""The twenty-three ready spells."""

from __future__ import annotations

from emberhold.games.ashes.card import READY, Ability, Card, Cost
from emberhold.games.ashes.cards.core.conjurations import CONJURED
from emberhold.games.ashes.cards.core.moments import own_unit_destroyed, own_unit_would_be_damaged
from emberhold.games.ashes.effects.base import (
    Focused,
    IfDone,
    May,
    own_unit,
    unit,
    unit_or_phoenixborn,
)
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.effects.events import PreventDamage
from emberhold.games.ashes.effects.hands import DiscardCard, DiscardTop, Draw, EveryoneDraws
from emberhold.games.ashes.effects.harm import Damage
from emberhold.games.ashes.effects.pools import RefreshDice, TurnDice
from emberhold.games.ashes.effects.sacrifice import BloodTransfer, SmallSacrifice
from emberhold.games.ashes.effects.units import (
    Boost,
    Conjure,
    ConjureFor,
    DiscardAlteration,
    GiveBypass,
    focus_level,
)

ONE_BASIC = Cost("1B").magic


def ready(
    name: str,
    cost: str,
    *abilities: Ability,
    conjures: str | None = None,
    unique_to: str | None = None,
    status: int = 0,
) -> Card:
    return Card(
        name,
        READY,
        cost=cost,
        abilities=abilities,
        conjures=conjures,
        unique_to=unique_to,
        status=status,
    )


def activated(cost: str, effect: Effect, focus: int = 0) -> Ability:
    return Ability("activate", cost=cost, effect=effect, focus=focus)


def summoning(
    name: str, cost: str, slug: str, activation: str, unique_to: str | None = None
) -> Card:
    """A ready spell that only places its conjuration."""
    effect = activated(activation, Conjure(CONJURED[slug]))
    return ready(name, cost, effect, conjures=slug, unique_to=unique_to)


READY_SPELLS = (
    ready("Abundance", "M 1Ic", activated("M E", EveryoneDraws())),
    ready("Blood Transfer", "M", activated("S E 1Cc 1Hc", BloodTransfer())),
    ready(
        "Chant of Revenge",
        "M 1Cc",
        Ability(
            "chant",
            cost="E",
            event="destroyed",
            when=own_unit_destroyed,
            effect=Damage(1, unit_or_phoenixborn),
        ),
    ),
    ready(
        "Cut the Strings",
        "M",
        activated("M E 1Cc 1B", IfDone(Damage(2, own_unit), May(DiscardAlteration()))),
    ),
    ready(
        "Empower",
        "M 2Nc",
        Ability(
            "empower",
            cost="E 1B",
            event="attackers-declared",
            after=True,
            effect=Boost(1, unit)
            & May(Draw(1), then=DiscardCard())
            & Focused(1, May(RefreshDice(1, rerolled=True))),
        ),
    ),
    ready("Expand Energy", "M 1Cp", activated("M E", RefreshDice(1, rerolled=True))),
    ready("Hypnotize", "M", activated("S E 2Hc", GiveBypass(own_unit))),
    ready(
        "Protect",
        "M 1Nc 1Cc",
        Ability(
            "protect",
            event="would-damage",
            when=own_unit_would_be_damaged,
            effect=PreventDamage(),
        ),
        status=3,
    ),
    ready(
        "Purge",
        "M",
        activated(
            "M E 1Hc",
            DiscardTop() & Focused(1, May(DiscardTop(again=True), cost=ONE_BASIC)),
        ),
    ),
    ready("Shifting Mist", "M 1Ic", activated("S E", TurnDice(2))),
    ready("Small Sacrifice", "M", activated("M E 1Cc", SmallSacrifice())),
    ready("Strengthen", "M 1Nc 1Cc", activated("S E", Boost(2, unit, focused=2))),
    ready(
        "Summon Blood Puppet",
        "M",
        activated("M E 1Cc", ConjureFor(CONJURED["blood-puppet"])),
        conjures="blood-puppet",
    ),
    summoning("Summon Blue Jaguar", "M", "blue-jaguar", "M E 2B", unique_to="aradel-summergaard"),
    summoning("Summon Butterfly Monk", "M", "butterfly-monk", "M E 1Np"),
    summoning("Summon False Demon", "M", "false-demon", "M E 1Ic 1B"),
    ready(
        "Summon Gilder",
        "M 1Hc",
        activated("M E 1Nc", Conjure(CONJURED["gilder"]) & May(Damage(1, unit))),
        conjures="gilder",
    ),
    ready(
        "Summon Iron Rhino",
        "M 1Nc",
        activated("M E 6B", Conjure(CONJURED["iron-rhino"])),
        Ability("cheaper", focus=1),
        Ability("cheaper", focus=2),
        conjures="iron-rhino",
    ),
    ready(
        "Summon Masked Wolf",
        "M",
        activated("S E 1Ic 1B", Conjure(CONJURED["masked-wolf"])),
        Ability(
            "activate-otherwise", cost="S E 1Ip", effect=Conjure(CONJURED["masked-wolf"]), focus=1
        ),
        conjures="masked-wolf",
        unique_to="noah-redmoon",
    ),
    ready(
        "Summon Mist Spirit",
        "M",
        activated(
            "M E 1Ic",
            Conjure(CONJURED["mist-spirit"])
            & May(Conjure(CONJURED["mist-spirit"], after=1), cost=ONE_BASIC, while_activating=True),
        ),
        conjures="mist-spirit",
    ),
    summoning("Summon Seaside Raven", "M", "seaside-raven", "M E 3B", unique_to="saria-guideman"),
    ready(
        "Summon Silver Snake",
        "M",
        activated("M E 1Hp 1Np", Conjure(CONJURED["silver-snake"], status=focus_level)),
        Ability("spell-guard", inexhaustible=True),
        conjures="silver-snake",
        unique_to="maeoni-viper",
    ),
    summoning("Summon Three-Eyed Owl", "M", "three-eyed-owl", "M E 1Hc"),
)
