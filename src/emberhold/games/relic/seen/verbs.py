"""The words that the cards of Relic are written in."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.base import VERBS
from emberhold.games.relic.effects.goals import GOALS
from emberhold.games.relic.map.board import SPACES
from emberhold.parts.effects.index import Chapter, Printed, index


def chapters() -> tuple[Chapter, ...]:
    return index((("verbs-effects", VERBS), ("verbs-goals", GOALS)), _printed())


def _printed() -> Iterator[Printed]:
    """Everything that reads, on whatever it is printed."""
    for card in CARDS.values():
        yield from ((card.message_id, goal) for goal in card.goals)
        for texts in card.abilities.values():
            yield from ((card.message_id, ability.effect) for ability in texts)
    for sheet in (*CHARACTERS.values(), *NEMESES.values()):
        yield from ((sheet.message_id, ability.effect) for ability in sheet.printed)
        yield from ((sheet.message_id, each) for each in (sheet.special, sheet.bounty))
    for scenario in SCENARIOS.values():
        yield from ((scenario.message_id, ability.effect) for ability in scenario.printed)
        own = (scenario.confrontation, scenario.preparation, scenario.gate)
        yield from ((scenario.message_id, each) for each in own)
    for space in SPACES:
        yield from ((space.message_id, each) for each in (space.box, space.entered))
