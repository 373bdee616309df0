"""What there is to see between two games: nothing of the next nemesis before its page is read."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.supply import PILES, REWARDS
from emberhold.games.aeons_end.state import State
from emberhold.kernel.scene import Area, Piece, Scene, Zone


def interlude_scene(game: State, seat: int | None, name: str) -> Scene:
    world = game.world
    zones = [_pile(slug) for slug in world["supply"]]
    pending = world["pending"][0].partition(":") if world["pending"] else ("", "", "")
    if pending[0] == "supply":
        zones += [_pile(card.slug) for card in REWARDS.get(pending[2], ())]
    if pending[0] == "reprieve":
        zones += [_pile(slug) for slug in world["banished_piles"]]
    supply = Area("market", "zone-market", tuple(zones))
    mages = [
        Area(f"player:{player.seat}", player.mage.message_id, (), {"active": False})
        for player in game.players
    ]
    return Scene(name, seat, (supply, *mages), {"turn": 0, "active": -1})


def _pile(slug: str) -> Zone:
    card = PILES[slug]
    piece = Piece(f"pile:{slug}", card.type, card.message_id, {"cost": card.cost})
    return Zone(f"pile:{slug}", card.message_id, (piece,), 1)
