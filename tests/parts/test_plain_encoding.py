"""A scene as numbers: what is where, under a name of its own."""

from __future__ import annotations

from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.parts.plain_encoding import _counted


def test_pieces_are_told_apart_by_their_names_and_hidden_ones_by_their_kind() -> None:
    hidden = Piece("card:9", "card")
    pieces = (Piece("a.1", "card", "card-a", {"life": 2}), Piece("b.1", "card", "card-b"), hidden)
    zone = Zone("hand:0", "zone-hand", pieces, 3)
    scene = Scene("toy", 0, (Area("player:0", "area-player", (zone,)),))
    assert dict(_counted(scene)) == {
        "hand:0/count": 3,
        "hand:0/card-a": 1,
        "hand:0/card-a/life": 2,
        "hand:0/card-b": 1,
        "hand:0/card": 1,
    }
