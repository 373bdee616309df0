"""The games that must pass the conformance suite, each with the set-ups it is played in.

A new game joins by adding an entry here: how many variants it has, how to set one up, and a
census that counts every physical piece wherever it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import emberhold
from emberhold.games import TableGame, game_named, register
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table
from tests.aeons_end.census import census as aeons_end_census
from tests.aeons_end.census import hidden_from as aeons_end_hidden
from tests.aeons_end.census import variant as war_eternal_variant
from tests.aeons_end.mixes import variant as mixed_variant
from tests.aeons_end.second_box.box import SECOND
from tests.aeons_end.second_box.box import variant as second_box_variant
from tests.ashes.census import census as ashes_census
from tests.ashes.census import forced as ashes_forced
from tests.ashes.census import hidden_from as ashes_hidden
from tests.ashes.census import stage as ashes_stage
from tests.ashes.census import variant as ashes_variant
from tests.first_box.census import variant as first_box_variant
from tests.legacy import census as legacy
from tests.relic.census import census as relic_census
from tests.relic.census import forced as relic_forced
from tests.relic.census import hidden_from as relic_hidden
from tests.relic.census import stage as relic_stage
from tests.relic.census import variant as relic_variant


class Listed(NamedTuple):
    """A game as the suite needs it."""

    game: str
    variant: Callable[[int], tuple[int, dict[str, Any]]]
    """The number of players and the set-up of the n-th variant; every n is allowed."""
    census: Callable[[Any], list[str]]
    """Every physical piece on the table, sorted: the same at every moment of a stage."""
    hidden: Callable[[Any, int], list[str]]
    """Ids of pieces that a seat must not find in its view, its questions or its log."""

    forced: Callable[[Question, Any], bool] = lambda question, state: False
    """Whether a question may have a single option, asked because silence would betray a hand."""

    stage: Callable[[Any], str] = lambda state: ""
    """Where a game continues with other pieces, as a draft does: its stages by name."""

    outside: TableGame | None = None
    """A game that is none of ours: it is found by its name only while the suite plays it."""

    title: str = ""
    """What tells it apart where a game is listed twice."""

    @property
    def called(self) -> str:
        return self.title or self.game

    def known(self) -> TableGame:
        """The game itself; from now on to be found by its name."""
        if self.outside is not None:
            register(self.outside)
        return game_named(self.game)

    def open(self, variant: int, seed: int, record: bool = True) -> Table:
        self.known()
        players, setup = self.variant(variant)
        return emberhold.open(self.game, players, seed, setup, record=record)


LISTED = (
    Listed("war-eternal", war_eternal_variant, aeons_end_census, aeons_end_hidden),
    Listed(
        FIRST_BOX_GAME.name,
        first_box_variant,
        aeons_end_census,
        aeons_end_hidden,
        outside=FIRST_BOX_GAME,
    ),
    Listed("ashes", ashes_variant, ashes_census, ashes_hidden, ashes_forced, ashes_stage),
    Listed("relic", relic_variant, relic_census, relic_hidden, relic_forced, relic_stage),
    Listed("legacy", legacy.variant, legacy.census, aeons_end_hidden, legacy.forced, legacy.stage),
    Listed("war-eternal", mixed_variant, aeons_end_census, aeons_end_hidden, title="mixed"),
    Listed(SECOND.name, second_box_variant, aeons_end_census, aeons_end_hidden, outside=SECOND),
)
