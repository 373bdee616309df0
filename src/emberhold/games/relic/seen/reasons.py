"""Why something cannot be chosen now, said to the player who tapped it.

The question already holds everything that is legal; what is explained here is only what is not in
it, and only what the seat may know. Where no single reason is certain, none is given.
"""

from __future__ import annotations

from emberhold.games.explaining import Tapped, not_asked
from emberhold.games.relic.map.board import SPACE_NAMED, TIER_OF
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER
from emberhold.games.relic.timing.moments import NAMES
from emberhold.kernel.message import Message
from emberhold.parts.reading import Named


def why_not(state: State, tapped: Tapped) -> Message | None:
    if state.phase == "sheets":
        return None
    question = tapped.question
    if question is None:
        return not_asked(tapped, state.active, lambda seat: state.figures[seat].sheet)
    if tapped.owner is not None and not tapped.mine:
        return Message("why-others", who=state.figures[tapped.owner].sheet)
    me = state.figures[tapped.seat]
    if tapped.place == "space" and question.topic == "move":
        return _out_of_reach(me, tapped, (question.about or {})["steps"])
    if tapped.place == "hand" and tapped.mine:
        return _another_moment(me, tapped)
    return None


def _out_of_reach(me: Figure, tapped: Tapped, steps: int) -> Message | None:
    """R-049, R-054, R-058, R-061: exactly as far as the die says, and around the own ring."""
    assert tapped.zone is not None
    space = SPACE_NAMED[tapped.zone.id.partition(":")[2]]
    if space.tier >= INNER:
        return Message("relic-why-rift" if me.relics else "relic-why-no-relic")
    if space.tier != TIER_OF[me.space]:
        return Message("relic-why-other-tier", space=space)
    return Message("relic-why-steps", steps=steps, space=space)


def _another_moment(me: Figure, tapped: Tapped) -> Message | None:
    """R-106: a card is played for its ability at the moment it names."""
    card = next((card for card in me.hand if card.piece == tapped.id), None)
    if card is None or card.when < 0:
        return None
    moment = Named(f"relic-moment-{NAMES[card.when].replace('_', '-')}")
    return Message("relic-why-moment", card=card, moment=moment)
