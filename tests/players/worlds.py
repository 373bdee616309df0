"""Worlds a seat cannot tell apart: tables that differ only in what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import emberhold
from emberhold.games import game_named
from emberhold.games.aeons_end.cards.legacy.record.shipped import shipped_records
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.question import Question
from emberhold.kernel.strand import Strand
from emberhold.kernel.table import Table

SETUPS: dict[str, dict[str, Any]] = {
    "war-eternal": {"nemesis": "gate-witch", "hands": "closed"},
    "aeons-end": {"nemesis": "carapace-queen", "hands": "closed"},
    "ashes": {"decks": ["the-iron-men", "the-mist-guardian"]},
    "relic": {},
    "legacy": {"hands": "closed", RECORD: shipped_records()[5]},
}
CHOSEN = {
    "war-eternal": ("main",),
    "aeons-end": ("main",),
    "ashes": ("action",),
    "relic": ("choose", "experience", "roll-movement"),
    "legacy": ("casting", "main"),
}
"""What is asked at the beginning of a step, when nothing of it has happened yet."""


def hidden(table: Table) -> str:
    """What is face down, as the state has it."""
    state = table.state
    if table.game.name == "ashes":
        return repr([(player.hand, player.draw_pile) for player in state.players])
    if table.game.name == "relic":
        decks = [(deck.cards, deck.known) for deck in state.decks]
        return repr((decks, state.lair, [figure.hand for figure in state.figures]))
    return repr((state.nemesis_deck, state.order_deck))


def other_world(table: Table, seat: int, seed: str) -> Table:
    """The same game with everything the seat cannot know dealt in another way, for good."""
    state = table.step_began()
    table.game.redeal(state, seat, seed)
    state.log = Strand()
    return Table(table.game, state, table.header).start()


def moments(game: str, seed: int, every: int, most: int) -> Iterator[tuple[Table, Question]]:
    """Some questions worth thinking about, of games played by rules of thumb."""
    found = 0
    for number in count(seed):
        for moment in islice(_of_one_game(game, number, every), most - found):
            found += 1
            yield moment
        if found == most:
            return


def _of_one_game(game: str, seed: int, every: int) -> Iterator[tuple[Table, Question]]:
    table = emberhold.open(game, 2, seed, SETUPS[game])
    greedy = game_named(game).bot
    evaluation = game_named(game).evaluation
    assert greedy is not None
    assert evaluation is not None
    asked = 0
    while (question := table.question) is not None:
        choice = greedy(table.state, question)
        open_ended = len(question.choices) > 2 and table.at_rest
        if question.topic in CHOSEN[game] and open_ended:
            asked += not evaluation.routine(table.state, question, choice)
            if asked == every:
                asked = 0
                yield table, question
        table.take(question, choice)
