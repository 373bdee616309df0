"""Aeon's End: Legacy as everybody else knows it: a campaign, one chapter a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from emberhold.games.aeons_end.boxed_game import AeonsEnd
from emberhold.games.aeons_end.cards.legacy.box import under
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.games.aeons_end.cards.legacy.record.afterwards import afterwards
from emberhold.games.aeons_end.cards.legacy.record.finished import (
    finished_mages,
    free_world,
    freely,
)
from emberhold.games.aeons_end.cards.legacy.record.shipped import shipped_records
from emberhold.games.aeons_end.cards.legacy.record.world import first_world
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story.campaign import (
    LegacyCampaign,
    carried,
    wished_hands,
)
from emberhold.games.aeons_end.cards.legacy.story.interlude import (
    INTERLUDE,
    chapter_setup,
    charge_ready_minds,
    interlude,
    set_out,
)
from emberhold.games.aeons_end.cards.legacy.story.pages import page, pages_read
from emberhold.games.aeons_end.cards.legacy.story.rulebook import WHOLE, first_page, unsealed
from emberhold.games.aeons_end.cards.legacy.story.scene import interlude_scene, with_stickers
from emberhold.games.aeons_end.cards.legacy.story.stage import LEGACY_STAGE
from emberhold.games.aeons_end.cards.legacy.story.unsealing import cast_of, library_of
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.seen.library import entries
from emberhold.games.aeons_end.seen.scene import scene
from emberhold.games.aeons_end.setting_up import position
from emberhold.games.aeons_end.setting_up.setup import new_state
from emberhold.games.aeons_end.state import State
from emberhold.games.afterwards import Afterwards
from emberhold.games.look import Look
from emberhold.games.report import PLAIN, Report
from emberhold.games.storybook import StoryPage
from emberhold.games.study import Study
from emberhold.games.thinking import Evaluation
from emberhold.kernel.campaign import RECORD, Record, record_in, understood
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.game import LogLine
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.language.words import Manner
from emberhold.parts.choices import Choices
from emberhold.parts.effects.index import Chapter
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.reading import Named
from emberhold.parts.rulebook import RuleShelf

DOUBT = 4.0
"""Standard errors by which an option must beat the rules of thumb (`docs/legacy-balance.md`)."""
PLAN_HORIZON = 6
"""Plans are judged after this many turns."""
PLAN_DOUBT = 0.5
"""Standard errors by which a plan must beat the rules of thumb."""

_WISHES = ("names", "hands", "chapter", "harder", RECORD)


_ENDINGS = {
    "defeat-bladius-escapes": "report-end-escape",
    "defeat-pods": "report-end-pods",
    "defeat-beacons": "report-end-beacons",
    "victory-told": "report-end-told",
}

_STEPS = {**STEPS, INTERLUDE: interlude}


class Legacy(AeonsEnd):
    """A chapter of the campaign: what comes between the games, then the fight."""

    steps = _STEPS
    campaign = LegacyCampaign()
    stage = LEGACY_STAGE

    def gentle(self, question: Question | None) -> bool:
        """A chapter begins with its story."""
        return True

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        """A chapter by its record; without one, the first of a campaign that begins now."""
        if not isinstance(wishes, Mapping):
            known = listed(_WISHES)
            raise SetupError("error-setup-key", given=str(wishes), known=known, nearest="")
        for wish in wishes:
            if wish not in _WISHES:
                known, near = listed(_WISHES), nearest(str(wish), _WISHES)
                raise SetupError("error-setup-key", given=str(wish), known=known, nearest=near)
        if players not in self.seats or isinstance(players, bool):
            known = listed(self.seats)
            raise SetupError("error-players", "players", given=str(players), known=known)
        record = record_in(wishes)
        if record is None:
            own = {key: value for key, value in wishes.items() if key in ("names", "hands")}
            world = self.campaign.begin(players, seed, own)
            record = Record(self.name, players, self.campaign.rules, 0, world)
        elif record.players != players:
            known = str(record.players)
            raise SetupError("error-players", "players", given=str(players), known=known)
        record = understood(self, record)
        hands = wished_hands(wishes, record.world["hands"])
        free = wishes.get("chapter")
        if free is None:
            return {"hands": hands, RECORD: record.plain()}
        free_world(whole(record.world), free)
        harder = bool(wishes.get("harder", False))
        return {"hands": hands, "chapter": free, "harder": harder, RECORD: record.plain()}

    def line(self, line: LogLine) -> Message:
        """Mentors and their lessons are in the log by the ids of their names."""
        words = dict(super().line(line).arguments)
        for name in ("who", "lesson"):
            if isinstance(words.get(name), str):
                words[name] = Named(words[name])
        return Message(line.id, **words)

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        record = record_in(setup)
        assert record is not None
        world = whole(record.world)
        if "chapter" in setup:
            return self._free(players, seed, setup, free_world(world, setup["chapter"]))
        box = under(world)
        state = new_state(box, players, seed, chapter_setup(box, world, setup["hands"]), world)
        if world["pending"]:
            state.step = INTERLUDE
        else:
            charge_ready_minds(state)
        return state

    def _free(
        self, players: int, seed: int | str, setup: Mapping[str, Any], world: dict[str, Any]
    ) -> State:
        """A chapter by itself: nothing is written down, so no card is of the campaign's set."""
        box = freely(under(world), setup["harder"])
        state = new_state(box, players, seed, chapter_setup(box, world, setup["hands"]))
        state.world = {**world, "basic": []}
        charge_ready_minds(state)
        return state

    def finished(self, record: Record) -> list[dict[str, Any]]:
        """LG-291: the mages of a finished campaign as plain data, for `guests` elsewhere."""
        return finished_mages(understood(self, record))

    def place(self, state: State, wanted: Mapping[str, Any]) -> None:
        """A position is one of the fight: what comes before it has happened."""
        if state.step == INTERLUDE:
            state.world = {**state.world, "pending": []}
            set_out(state)
        position.place(state, wanted)

    def scene(self, state: State, seat: int | None) -> Scene:
        if state.step == INTERLUDE:
            return interlude_scene(state, seat, self.name)
        return with_stickers(scene(state, seat, self.name), state)

    @cached_property
    def verbs(self) -> Sequence[Chapter]:
        """None: what its own words say is sealed, and the others are those of War Eternal."""
        return ()

    @cached_property
    def evaluation(self) -> Evaluation:
        """War Eternal's; single answers leave the turn itself to the rules of thumb."""
        from emberhold.games.aeons_end.cards.legacy.judgement.judging import routine

        usual = super().evaluation
        planned = replace(usual, horizon=PLAN_HORIZON, doubt=PLAN_DOUBT, planned=None)
        return replace(usual, routine=routine, doubt=DOUBT, planned=planned)

    def carried(self, state: State) -> dict[str, Any]:
        return carried(state)

    @cached_property
    def choices(self) -> Choices:
        quick = self.box.plans[0]
        return Choices(quick, presets=self.box.plans)

    @cached_property
    def library(self) -> Sequence[Entry]:
        """What anybody may read before a campaign: the starters and the first supply."""
        return entries(self.box.changed(sheets=(), people=()))

    @cached_property
    def rulebook(self) -> RuleShelf:
        """The whole book, which nobody reads before the end: see `rulebook_under`."""
        return WHOLE

    def rulebook_under(self, record: Record | None) -> RuleShelf:
        return unsealed(first_page() if record is None else whole(record.world))

    @cached_property
    def report(self) -> Report:
        """A report on games of it shows what any game's does, and names its own endings."""
        return replace(PLAIN, endings=_ENDINGS)

    @cached_property
    def study(self) -> Study:
        from emberhold.games.aeons_end.cards.legacy.study import STUDY

        return STUDY

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        """The fight of each chapter, with both mages of a campaign that has come to it."""
        return {
            f"emberhold/LegacyChapter{chapter}-v0": {
                "players": record["players"],
                "setup": {RECORD: record},
            }
            for chapter, record in shipped_records().items()
        }

    def actions(self, players: int) -> Actions:
        """The same in all chapters, over everything that can ever be named."""
        from emberhold.games.aeons_end.cards.legacy.numbers.actions import actions

        return actions(players)

    def observation(self, players: int) -> Observation:
        from emberhold.games.aeons_end.cards.legacy.numbers.observation import LegacyObservation

        return LegacyObservation(players)

    def library_under(self, record: Record | None) -> Sequence[Entry]:
        """What a campaign has unsealed; the next nemesis only when its game has begun."""
        return self.library if record is None else library_of(whole(record.world))

    def cast_under(self, record: Record) -> Mapping[str, str]:
        return cast_of(whole(record.world))

    def page_asked(self, question: Question) -> StoryPage | None:
        return (
            page(question.about["page"]) if question.topic == "story" and question.about else None
        )

    def pages_under(self, record: Record) -> Sequence[StoryPage]:
        return pages_read(whole(record.world))

    def afterwards(self, record: Record) -> Sequence[Afterwards]:
        return afterwards(understood(self, record)) if record.world["complete"] else ()

    @cached_property
    def manner(self) -> Manner:
        """How a mage begins is drawn, not read out."""
        return Manner(silent=("breaches", "hand", "named", "sealed"))

    @cached_property
    def look(self) -> Look:
        from emberhold.games.aeons_end.look import LEGACY_LOOK

        return LEGACY_LOOK


LEGACY = Legacy("legacy", under(first_world((), 1, FIRST_SUPPLY)))
