"""A box of the shelf: other boxes may be mixed into it, and guests sit at its table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.boxed_game import AeonsEnd
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as WAR_ETERNAL_BOX
from emberhold.games.aeons_end.mixed_game import (
    BESIDE,
    BOXES,
    GUESTS,
    LEGACY,
    OPEN_SHELF,
    OUTSIDE,
    SHELF,
    books,
    box_named,
    boxes_in_play,
    cast_of,
    check_mages,
    check_nemesis,
    mixed,
)
from emberhold.games.aeons_end.setting_up.setup import new_state
from emberhold.games.aeons_end.setting_up.wished import complete
from emberhold.games.aeons_end.state import State
from emberhold.games.afterwards import Borrowing
from emberhold.games.report import Report
from emberhold.games.thinking import Policy
from emberhold.kernel.campaign import RECORD
from emberhold.parts.choices import Choices
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.plain_encoding import PlacedActions, SceneObservation
from emberhold.parts.printed import Printed
from emberhold.parts.rulebook import RuleShelf

_MIXTURES = 32
"""How many mixtures of boxes and guests are remembered."""


class ShelfGame(AeonsEnd):
    """A box of the shelf: others may be mixed in (WE-342), and finished mages of Legacy may sit at
    its table as guests (LG-288)."""

    @cached_property
    def pilot(self) -> Policy:
        from emberhold.games.aeons_end.bot.pilot import steer

        return steer

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(wishes, Mapping):
            return super().setup(players, seed, wishes)
        if RECORD in wishes:
            from emberhold.games.aeons_end.setting_up.lending import with_guests_of_records

            wishes = with_guests_of_records(wishes, players)
        named = boxes_in_play(self.box, wishes)
        inside = {key: value for key, value in wishes.items() if key not in BESIDE}
        box = self._boxed(named, wishes.get(GUESTS))
        check_nemesis(box, wishes.get("nemesis"))
        check_mages(box, wishes.get("mages"))
        setup = complete(box, players, seed, inside, BESIDE)
        if named != (self.box.slug,):
            setup[BOXES] = list(named)
        if GUESTS in wishes:
            setup[GUESTS] = wishes[GUESTS]
        return setup

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        if BOXES not in setup and GUESTS not in setup:
            return super().new(players, seed, setup)
        named, guests = boxes_in_play(self.box, setup), setup.get(GUESTS)
        box = self._boxed(named, guests, setup["nemesis"])
        state = new_state(box, players, seed, setup, OUTSIDE if LEGACY in named else None)
        if guests:
            from emberhold.games.aeons_end.cards.legacy.record.finished import ready_guests

            ready_guests(state, guests)
        return state

    def _boxed(self, named: tuple[str, ...], guests: Any, nemesis: str = "") -> Box:
        """The boxes in play as one; cards of another box are loaded only where it is needed."""
        box = mixed(self.box, named, nemesis)
        if guests is None:
            return box
        from emberhold.games.aeons_end.cards.legacy.record.finished import with_guests

        return with_guests(box, guests)

    def with_setup(self, setup: Mapping[str, Any]) -> AeonsEnd:
        if BOXES not in setup and not setup.get(GUESTS):
            return self
        named = boxes_in_play(self.box, setup)
        return self._mixture(named, json.dumps(setup.get(GUESTS), sort_keys=True))

    def _mixture(self, named: tuple[str, ...], guests: str) -> AeonsEnd:
        """The same object for the same boxes and guests, so that what it knows is read once."""
        key = f"{'+'.join(named)} {guests}"
        found = self._mixtures.pop(key, None)
        if found is None:
            box = self._boxed(named, json.loads(guests))
            found = type(self)(self.name, box)
            found.mixture = key
        self._mixtures[key] = found
        while len(self._mixtures) > _MIXTURES:
            del self._mixtures[next(iter(self._mixtures))]
        return found

    @cached_property
    def _mixtures(self) -> dict[str, AeonsEnd]:
        return {}

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.aeons_end.setting_up.choices import choices

        return choices(self.box, self._beside(), self._in_play)

    def choices_with(self, boxes: Sequence[str]) -> Choices:
        from emberhold.games.aeons_end.setting_up.choices import choices

        others = [*self._beside(), *map(box_named, boxes)]
        return choices(self.box, others, self._in_play) if boxes else self.choices

    @cached_property
    def borrowing(self) -> Borrowing:
        from emberhold.games.aeons_end.setting_up.borrowing import ShelfBorrowing

        return ShelfBorrowing(self.box, self._beside(), self._in_play)

    def _beside(self) -> list[Box]:
        """The printed boxes that can be mixed in."""
        others = [] if self.mixture else [box_named(slug) for slug in OPEN_SHELF]
        return [box for box in others if box is not self.box]

    def _in_play(self, setup: Mapping[str, Any]) -> Box:
        return self.with_setup(setup).box

    @cached_property
    def rulebook(self) -> RuleShelf | None:
        """Its own book; beneath it those of the other boxes in play, and always War Eternal's."""
        named = self.mixture.partition(" ")[0].split("+") if self.mixture else [self.name]
        return books([self.name, *named, WAR_ETERNAL_BOX.slug])

    @property
    def cast_beside(self) -> Mapping[str, str]:
        return cast_of(self.mixture) if self.mixture else {}

    def actions(self, players: int) -> Actions:
        """Legacy's cards ask what no list of actions names: they are places among the choices."""
        return PlacedActions(players) if self._legacy else super().actions(players)

    def observation(self, players: int) -> Observation:
        if self._legacy:
            return SceneObservation(self.scene, players)
        return super().observation(players)

    @property
    def _legacy(self) -> bool:
        named, _, guests = self.mixture.partition(" ")
        return LEGACY in named.split("+") or guests not in ("", "null")

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        from emberhold.games.aeons_end.cards.printed import printed

        return printed(self.box)

    @cached_property
    def report(self) -> Report:
        from emberhold.games.aeons_end.numbers.report import report

        return report(self.box, [box_named(slug) for slug in SHELF if slug != self.name])
