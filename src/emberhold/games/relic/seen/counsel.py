"""Why an answer is good, in the words of the game: what the turn has brought by its end.

Both positions are of one world that the adviser has dealt: `before` the answer, and `after` the
turn has been played on by the rules of thumb, up to the answer that would end it.
"""

from __future__ import annotations

from emberhold.games.relic.state import Figure, State
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice


def counsel(before: State, after: State, seat: int, choice: Choice) -> Message | None:
    """The weightiest reason that can be seen on the table; None where nothing speaks for itself."""
    if after.result is not None:
        return Message("relic-counsel-wins") if seat in after.result.winners else None
    if before.phase == "sheets":
        return None
    old, new = before.figures[seat], after.figures[seat]
    if old.sheet is not new.sheet:
        return None
    return _nearer(old, new) or _richer(old, new)


def _nearer(old: Figure, new: Figure) -> Message | None:
    """Steps towards the end of the game (R-096, R-097, R-143)."""
    if new.level > old.level:
        return Message("relic-counsel-level", level=new.level)
    if new.infamy > old.infamy:
        return Message("relic-counsel-infamy", amount=new.infamy - old.infamy)
    if new.relics > old.relics:
        return Message("relic-counsel-relic")
    if len(new.completed) > len(old.completed):
        return Message("relic-counsel-mission")
    if len(new.trophies) > len(old.trophies):
        return Message("relic-counsel-trophy")
    return None


def _richer(old: Figure, new: Figure) -> Message | None:
    """What the figure has more of than before, or less of where that is good."""
    if len(new.corruption) < len(old.corruption):
        return Message("relic-counsel-corruption")
    if new.life > old.life:
        return Message("relic-counsel-life", amount=new.life - old.life)
    if len(new.assets) > len(old.assets):
        return Message("relic-counsel-asset")
    if len(new.hand) > len(old.hand):
        return Message("relic-counsel-power", amount=len(new.hand) - len(old.hand))
    if new.influence > old.influence:
        return Message("relic-counsel-influence", amount=new.influence - old.influence)
    return None
