"""Tokens moved from card to card: which move helps this seat most."""

from __future__ import annotations

from emberhold.games.ashes.bot.units import unit_worth
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.seen.sight import SeenPlayer, Sight
from emberhold.games.ashes.state import Piece

Move = tuple[float, str, Card | None, Card | None]


def best_move(sight: Sight, side: SeenPlayer) -> Move:
    """The token of a side whose move from card to card brings this seat most."""
    sign = 1.0 if side.seat == sight.seat else -1.0
    best: Move = (0.0, "", None, None)
    pieces = [*side.battlefield, *side.spellboard]
    for giver in pieces:
        for token in ("wounds", "exhaustion", "status"):
            count = getattr(giver, token)
            if not count:
                continue
            freed = _with_token(sight, giver, token, -1)
            for taker in pieces:
                if taker is giver:
                    continue
                worth = sign * (freed + _with_token(sight, taker, token, 1))
                if worth > best[0]:
                    best = (worth, token, giver.card, taker.card)
    return best


def _with_token(sight: Sight, piece: Piece, token: str, change: int) -> float:
    """How much better a piece becomes by one token more or less."""
    if piece.card.is_spell and piece.card.slug != "strange-copy":
        if token == "exhaustion":
            rest = piece.exhaustion + change
            return 1.2 * (bool(piece.exhaustion) - bool(rest)) - 0.2 * change
        return 0.5 * change if token == "status" and piece.card.slug == "protect" else 0.0
    changed = piece.but(**{token: getattr(piece, token) + change})
    return unit_worth(sight, changed) - unit_worth(sight, piece)
