"""The stylesheet of whatever game a screen draws."""

from __future__ import annotations

from emberhold.games import game_named
from emberhold.games.style import Style
from emberhold.kernel.scene import Piece

_ANYTHING = ("•", "white")


def style_of(game: str) -> Style:
    return game_named(game).style


def sign_of(style: Style, piece: Piece) -> tuple[str, str]:
    """Sign and colour by the kind of the piece; dice are told apart by what their ids end with."""
    kind = piece.kind
    if kind == "die":
        kind = f"die:{piece.id.rpartition(':')[2]}"
    return style.signs.get(kind, _ANYTHING)
