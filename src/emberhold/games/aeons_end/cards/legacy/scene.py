"""What there is to see between two games: nothing of the next nemesis before its page is read."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.world import SHEETS, SIDES
from emberhold.games.aeons_end.state import State
from emberhold.kernel.scene import Area, Piece, Scene, Zone


def interlude_scene(game: State, seat: int | None, name: str) -> Scene:
    world = game.world
    zones = [_pile(game, slug) for slug in world["supply"]]
    pending = world["pending"][0].partition(":") if world["pending"] else ("", "", "")
    if pending[0] == "supply":
        zones += [_pile(game, card.slug) for card in REWARDS.get(pending[2], ())]
    if pending[0] == "reprieve":
        zones += [_pile(game, slug) for slug in world["banished_piles"]]
    sheets = _sheets() if pending[0] == "sheet" else ()
    supply = Area("market", "zone-market", tuple(zones))
    mages = [
        Area(f"player:{player.seat}", player.mage.message_id, (), {"active": False})
        for player in game.players
    ]
    return Scene(name, seat, (*sheets, supply, *mages), {"turn": 0, "active": -1})


def _sheets() -> tuple[Area, ...]:
    """LG-104: the sheets to choose from, each with both its sides."""
    pieces = tuple(
        Piece(f"sheet:{sheet}:{side}", "mage", f"sheet-{sheet}-{side}")
        for sheet in SHEETS
        for side in SIDES
    )
    zone = Zone("sheets", "zone-sheets", pieces, len(pieces))
    return (Area("sheets", "zone-sheets", (zone,)),)


def _pile(game: State, slug: str) -> Zone:
    card = PILES[slug]
    left = game.box.rules.pile_sizes[card.type]
    piece = Piece(f"pile:{slug}", card.type, card.message_id, {"cost": card.cost})
    return Zone(f"pile:{slug}", card.message_id, (piece,), left)
