"""A position at a glance: the cards of either side, for a small picture.

What a campaign keeps sealed is not shown: anybody may look at the shelf of puzzles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from emberhold.games import GAMES
from emberhold.games.puzzles import Puzzle
from emberhold.games.unsealed import unsealed, unsealed_at
from emberhold.kernel.scene import Area
from emberhold.players.solving import laid_out
from emberhold.server.house.pages.told import PuzzleCard

Glance: TypeAlias = tuple[list[PuzzleCard], list[PuzzleCard]]
_MINE, _THEIRS = 5, 3
"""How many cards of either side fit into a small picture."""
_ASIDE = ("market", "turn-order")
"""Areas that are the same in every game."""


_SEEN: dict[str, Glance] = {}


def glance(puzzle: Puzzle) -> Glance:
    """The cards of a puzzle: one's own, the hand first, and theirs, the foe first."""
    if puzzle.id not in _SEEN:
        _SEEN[puzzle.id] = _glance(puzzle)
    return _SEEN[puzzle.id]


def _glance(puzzle: Puzzle) -> Glance:
    game, table = puzzle.game, laid_out(puzzle)
    seat = puzzle.learner
    public = {entry.slug for entry in unsealed(GAMES[game]).library}
    known = unsealed_at(table).slugs
    view, slugs = table.view(seat), {id: slug for id, slug in known.items() if slug in public}
    own = f"player:{seat}"
    side = next(seats for seats in table.sides if seat in seats)
    ours = {*_ASIDE, *(f"player:{ally}" for ally in side)}
    mine = [card for area in view.areas if area.id == own for card in _cards(area, slugs)]
    others = [area for area in view.areas if area.id not in ours]
    theirs = [card for area in others for card in (*_face(area, slugs), *_cards(area, slugs))]
    return mine[:_MINE], theirs[:_THEIRS]


def _cards(area: Area, slugs: Mapping[str, str]) -> list[PuzzleCard]:
    """What can be read in an area, the hand before everything else."""
    zones = sorted(area.zones, key=lambda zone: not zone.id.startswith("hand"))
    return [
        PuzzleCard(card=slugs[piece.name], kind=piece.kind)
        for zone in zones
        for piece in zone.pieces
        if piece.name is not None and piece.name in slugs
    ]


def _face(area: Area, slugs: Mapping[str, str]) -> list[PuzzleCard]:
    """The player the area belongs to."""
    if area.name not in slugs:
        return []
    return [PuzzleCard(card=slugs[area.name], kind=area.id.split(":")[0])]
