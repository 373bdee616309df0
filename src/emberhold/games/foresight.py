"""What lies ahead, exactly, as far as a seat may know it: draws, turns, chances.

A game tells it in its part `foresight`, from the state and the seat; nothing in it may depend on
what the seat cannot know. `table.foresight(seat)` asks for it.
"""

from __future__ import annotations

from emberhold.games.game import TableGame
from emberhold.kernel.advice import Outlook
from emberhold.kernel.table import Table


def foresee(table: Table, seat: int) -> tuple[Outlook, ...]:
    """Everything the game can tell the seat; nothing once it is over."""
    foresight = table.game.foresight if isinstance(table.game, TableGame) else None
    if foresight is None or table.result is not None:
        return ()
    open_to = [q for q in table.questions if q.seat == seat or q.anyone]
    own = sorted(open_to, key=lambda question: question.seat != seat)
    found: tuple[Outlook, ...] = foresight(table.state, seat, own[0] if own else None)
    return found
