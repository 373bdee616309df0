"""Why an answer is good, in the words of the game: what the turn has brought by its end.

Both positions are of one world that the adviser has dealt: `before` the answer, and `after` the
turn has been played on by the rules of thumb, up to the answer that would end it.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.words import named
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice

_SAID: Final = {
    "pass": "ashes-counsel-pass",
    "block-with": "ashes-counsel-blocks",
    "guard": "ashes-counsel-blocks",
    "meditate": "ashes-counsel-dice",
}
"""Answers whose purpose cannot be seen on the table afterwards."""


def counsel(before: State, after: State, seat: int, choice: Choice) -> Message | None:
    """The weightiest reason that can be seen on the table; None where nothing speaks for itself."""
    if after.result is not None:
        return Message("ashes-counsel-wins") if seat in after.result.winners else None
    if before.draft is not None or after.draft is not None or before.phase != "turns":
        return None
    said = _SAID.get(str(choice[0]))
    if said is not None:
        return Message(said)
    for old, new in zip(before.players, after.players, strict=True):
        found = None if old.seat == seat else _struck(old, new, choice)
        if found is not None:
            return found
    return _built(before.players[seat], after.players[seat], choice)


def _struck(old: Player, new: Player, choice: Choice) -> Message | None:
    """What an opponent has lost (AS-292, AS-352)."""
    for piece in old.battlefield:
        if _lying(new.battlefield, piece) is None:
            return _told("ashes-counsel-destroys", piece.card, choice)
    wounds = new.phoenixborn.wounds - old.phoenixborn.wounds
    if wounds > 0:
        born = new.phoenixborn.card
        own = "yes" if choice == ("player", new.seat) else _own(choice, born)
        return Message("ashes-counsel-burns", who=named(born), amount=wounds, own=own)
    for piece in old.battlefield:
        now = _lying(new.battlefield, piece)
        if now is not None and now.wounds > piece.wounds:
            return _told("ashes-counsel-hurts", piece.card, choice)
    return None


def _built(old: Player, new: Player, choice: Choice) -> Message | None:
    """What the player has more of than before."""
    for piece in new.battlefield:
        if _lying(old.battlefield, piece) is None:
            return _told("ashes-counsel-enters", piece.card, choice)
    for piece in new.spellboard:
        if _lying(old.spellboard, piece) is None:
            return _told("ashes-counsel-ready", piece.card, choice)
    if new.phoenixborn.wounds < old.phoenixborn.wounds:
        healed = old.phoenixborn.wounds - new.phoenixborn.wounds
        return Message("ashes-counsel-heals", amount=healed)
    if len(new.hand) > len(old.hand):
        return Message("ashes-counsel-draws", amount=len(new.hand) - len(old.hand))
    return None


def _told(message: str, card: Card, choice: Choice) -> Message:
    return Message(message, card=named(card), own=_own(choice, card))


def _own(choice: Choice, card: Card) -> str:
    """Whether an answer itself names a card, so that its reason need not."""
    verb, kind, place = (*choice, None, None)[:3]
    if not isinstance(kind, Card):
        return "no"
    if verb == "target" and isinstance(place, int):
        return "yes" if kind.copy(place) == card else "no"
    return "yes" if verb == "play" and kind.slug == card.slug else "no"


def _lying(pieces: tuple[Piece, ...], wanted: Piece) -> Piece | None:
    for piece in pieces:
        if piece.card is wanted.card:
            return piece
    return None
