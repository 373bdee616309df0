"""Everything that is said in games of the first box."""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.games import register
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.kernel.table import Table
from tests.first_box.census import DIFFICULTIES
from tests.support.listening import Heard, play_and_listen


def from_the_start(nemesis: str, players: int, seed: int) -> Table:
    setup: dict[str, Any] = {"nemesis": nemesis, "difficulty": DIFFICULTIES[players % 4]}
    return emberhold.open(FIRST_BOX.slug, players, seed, setup)


def with_full_hands(nemesis: str, seed: int) -> Table:
    """Four mages who can do everything at once: charges, aether, and cards from the whole box."""
    mages = [*FIRST_BOX.mages][4 * (seed % 2) :][:4]
    played = [card.slug for card in FIRST_BOX.cards.values() if card.type in ("gem", "relic")]
    spells = [card.slug for card in FIRST_BOX.cards.values() if card.type == "spell"]
    own = {
        str(seat): {
            "charges": FIRST_BOX.mages[name].charges,
            "aether": 9 if seat == 0 else 0,
            "hand": [*_some(played, 4 * seat + seed, 5), *_some(spells, seat, 1)],
            "discard": ["spark", "crystal", "flare"],
            "breaches": {
                str(number): {"state": "open", "spells": _some(spells, 3 * seat + number + seed, 1)}
                for number in (1, 2, 3)
            },
        }
        for seat, name in enumerate(mages)
    }
    setup = {"nemesis": nemesis, "mages": mages, "difficulty": DIFFICULTIES[seed % 4]}
    turn = {"player": 0, "phase": "casting"}
    return emberhold.open(FIRST_BOX.slug, 4, seed, setup, {"turn": turn, "players": own})


def _some(names: list[str], first: int, count: int) -> list[str]:
    return [names[(first + place) % len(names)] for place in range(count)]


def heard() -> Heard:
    """A few games against each nemesis, alone, in pairs and in larger rounds."""
    register(FIRST_BOX_GAME)
    heard = Heard()
    for place, nemesis in enumerate(FIRST_BOX.nemeses):
        for players in (1, 2, 3, 4):
            play_and_listen(heard, from_the_start(nemesis, players, place), place)
        for seed in range(4):
            play_and_listen(heard, with_full_hands(nemesis, seed), seed)
    return heard
