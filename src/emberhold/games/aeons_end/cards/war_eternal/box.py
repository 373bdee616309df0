"""The War Eternal box: what is in it, and its rules."""

from __future__ import annotations

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    GEM,
    NEMESIS_TURN,
    PAIR_TURNS,
    PLAYER_TURNS,
    RELIC,
    SPELL,
    WILD_TURN,
)
from emberhold.games.aeons_end.cards.war_eternal.abilities import SIGIL
from emberhold.games.aeons_end.cards.war_eternal.basic import BASIC
from emberhold.games.aeons_end.cards.war_eternal.foes.nemeses import NEMESES
from emberhold.games.aeons_end.cards.war_eternal.gems import GEMS
from emberhold.games.aeons_end.cards.war_eternal.mages import MAGES
from emberhold.games.aeons_end.cards.war_eternal.relics import RELICS
from emberhold.games.aeons_end.cards.war_eternal.spells import SPELLS
from emberhold.games.aeons_end.cards.war_eternal.starters import STARTERS
from emberhold.games.aeons_end.effects.book import learn_box
from emberhold.games.aeons_end.fight.life import unleash_and_lose_breach
from emberhold.games.aeons_end.ruleset import BreachTile, Difficulty, Rules
from emberhold.parts.choices import Plan
from emberhold.parts.rulebook import rules_folder

_NEMESIS_TURNS = (NEMESIS_TURN, NEMESIS_TURN)

BREACHES = (
    BreachTile(1, 0, (0, 0, 0, 0)),
    BreachTile(2, 2, (5, 4, 3, 2)),
    BreachTile(3, 3, (9, 7, 5, 3), bonus=1),
    BreachTile(4, 4, (13, 10, 7, 4), bonus=1),
)
"""WE-046, WE-057."""

SIGILS = tuple(
    BreachTile(tile.number, tile.focus_cost, tile.open_costs, bonus=2, mark=SIGIL)
    for tile in BREACHES
)
"""WE-058: a tile without a number, which is where another one was."""

RULES = Rules(
    breaches=BREACHES,
    other_tiles={SIGIL: SIGILS},
    difficulties=(
        Difficulty("beginner", life=12, gravehold=35, nemesis_life=-10),
        Difficulty("normal", life=10, gravehold=30),
        Difficulty("expert", life=10, gravehold=30, hard=True),
        Difficulty("extinction", life=8, gravehold=25, nemesis_life=10, hard=True),
    ),
    turn_orders={
        "standard": {
            1: (PLAYER_TURNS[0],) * 3 + _NEMESIS_TURNS,
            2: (*PLAYER_TURNS[:2], *PLAYER_TURNS[:2], *_NEMESIS_TURNS),
            3: (*PLAYER_TURNS[:3], WILD_TURN, *_NEMESIS_TURNS),
            4: (*PLAYER_TURNS, *_NEMESIS_TURNS),
        },
        "pairs": {4: (*PAIR_TURNS, *PAIR_TURNS, *_NEMESIS_TURNS)},
    },
    charge_cost=2,
    market_slots={GEM: 3, RELIC: 2, SPELL: 4},
    basic_cards={1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)},
    exhaustion=unleash_and_lose_breach,
    solo_cards=(4,),
    solo_life=(12, 15),
)
"""Sections 6 and 24; WE-101 to WE-105 and WE-110; WE-120, WE-128, WE-269, WE-328, WE-329."""

SUGGESTED_MARKETS: dict[str, tuple[str, ...]] = {
    "deck-destruction": (
        *("frozen-magmite", "scoria-slag", "erratic-ingot"),
        *("mages-totem", "primordial-fetish"),
        *("jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
    ),
    "play-it-again": (
        *("volcanic-glass", "breach-ore", "bloodstone-jewel"),
        *("cairn-compass", "vortex-gauntlet"),
        *("thoughtform-familiar", "kindle", "nova-forge", "crystallize"),
    ),
}
"""WE-134 and WE-135."""

PLANS = (
    Plan(
        seats=("person", "greedy"),
        wishes={
            "nemesis": "umbra-titan",
            "mages": ["mist", "gex"],
            "market": "deck-destruction",
            "difficulty": "beginner",
        },
        name="setup-quick-war-eternal",
        note="setup-quick-note-war-eternal",
    ),
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


WAR_ETERNAL = Box(
    "war-eternal",
    rules=RULES,
    starters=STARTERS,
    piles=(*GEMS, *RELICS, *SPELLS),
    basic=BASIC,
    people=MAGES,
    sheets=NEMESES,
    suggested=SUGGESTED_MARKETS,
    plans=PLANS,
    rulebook=rules_folder("emberhold.games.aeons_end") / "war_eternal",
    judge="emberhold.games.aeons_end.cards.war_eternal.judging:judgement",
)

learn_box(__name__.removesuffix("box"))
