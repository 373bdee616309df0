"""A small box of Aeon's End outside the package: no charges, no bonus, three breaches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    NEMESIS_TURN,
    PLAYER_TURNS,
    Mage,
    attack,
    gem,
    minion,
    power,
    relic,
    spell,
)
from emberhold.games.aeons_end.effects.base import May
from emberhold.games.aeons_end.effects.counting import YourOtherPrepped
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach, FocusCheapest
from emberhold.games.aeons_end.effects.helping import MayPrep
from emberhold.games.aeons_end.effects.moving import DestroyCard, Draw
from emberhold.games.aeons_end.effects.resources import GainAether, GainLife, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.game import AeonsEnd
from emberhold.games.aeons_end.ruleset import AT_ONCE, BreachTile, Difficulty, Rules
from emberhold.parts.choices import Plan
from tests.aeons_end.second_box.bell import DROWNED_BELL

HERE = Path(__file__).parent

RULES = Rules(
    breaches=(
        BreachTile(1, 0, (0, 0, 0, 0)),
        BreachTile(2, 1, (4, 3, 2, 1)),
        BreachTile(3, 2, (8, 6, 4, 2)),
    ),
    difficulties=(Difficulty("normal", life=8, gravehold=20),),
    turn_orders={
        "standard": {
            1: (*PLAYER_TURNS[:1] * 4, NEMESIS_TURN, NEMESIS_TURN),
            2: (*PLAYER_TURNS[:2] * 2, NEMESIS_TURN, NEMESIS_TURN),
        }
    },
    empty_nemesis=AT_ONCE,
    enters_first=True,
)

PEBBLE = gem("Pebble", play=GainAether(1), starter=True)
FLICKER = spell("Flicker", cast=Deal(1), starter=True)

PILES = (
    gem("River Glass", 3, play=GainAether(2)),
    gem("Salt Crystal", 4, play=GainAether(2) | FocusCheapest()),
    gem("Deep Amber", 6, play=GainAether(3)),
    relic("Tide Clock", 3, play=FocusAnyBreach() & any_player(MayPrep())),
    relic("Net of Reeds", 4, play=any_ally(Draw(1)) & May(DestroyCard(hand=True))),
    spell("Spray", 2, cast=Deal(2)),
    spell("Breaker", 4, cast=Deal(3)),
    spell("Swell", 5, cast=Deal(3, YourOtherPrepped())),
    spell("Ebb", 4, cast=Deal(2) & GainLife(1)),
)

BASIC = (
    attack("Chill", 1, Unleash()),
    minion("Lamp Moth", 1, life=3, persistent=GraveholdSuffers(1)),
    attack("Rot", 2, Unleash() & GraveholdSuffers(2)),
    power("Long Shadow", 2, power=2, to_discard=SpendAether(6), effect=any_player(Suffer(3))),
    attack("Ruin", 3, Unleash(2)),
    minion("Gate Crawler", 3, life=8, persistent=any_player(Suffer(2))),
)

MAGES = (
    Mage(
        "Ilka",
        hand=(PEBBLE, PEBBLE, PEBBLE, FLICKER, FLICKER),
        deck=(PEBBLE, PEBBLE, PEBBLE, PEBBLE, FLICKER),
        breaches=("open", "R", "R"),
    ),
    Mage(
        "Toman",
        hand=(PEBBLE, PEBBLE, PEBBLE, PEBBLE, FLICKER),
        deck=(PEBBLE, PEBBLE, PEBBLE, FLICKER, FLICKER),
        breaches=("open", "open", "-"),
    ),
)

BOX = Box(
    "drowned-bell",
    rules=RULES,
    starters=(PEBBLE, FLICKER),
    piles=PILES,
    basic=BASIC,
    people=MAGES,
    sheets=(DROWNED_BELL,),
    suggested={"all-nine": tuple(card.slug for card in PILES)},
    plans=(
        Plan(
            seats=("person", "greedy"),
            wishes={"nemesis": "drowned-bell"},
            name="setup-quick-drowned-bell",
            note="setup-quick-note-drowned-bell",
        ),
    ),
    rulebook=HERE / "rules" / "drowned_bell",
)


class DrownedBell(AeonsEnd):
    messages = HERE / "messages"


SECOND = DrownedBell("drowned-bell", BOX)


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """The set-ups in which the box is tested: one or two mages, open and closed hands."""
    return number % 2 + 1, {"hands": "closed" if number // 2 % 2 else "open"}
