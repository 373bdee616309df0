"""All hosted tables: opened, answered, undone, watched, and found again after anything.

Every change follows the same path: under the lock of its table it is tried in memory, stored, and
only then told. If another worker was faster, memory is thrown away and read again from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from emberhold.games.puzzles import Puzzle
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.errors import EmberholdError
from emberhold.server.house.assaying import Assays
from emberhold.server.house.boxes import Boxes
from emberhold.server.house.campaigns import Campaigns
from emberhold.server.house.keeping import Keeping
from emberhold.server.house.lobby import Lobby
from emberhold.server.house.once import Once
from emberhold.server.house.pages import drawing, leaving, shown, told
from emberhold.server.house.pages.days import Days
from emberhold.server.house.pages.judging import Judging
from emberhold.server.house.pages.looking import Album, eyes_of
from emberhold.server.house.pages.verdicts import Verdicts
from emberhold.server.house.people import acting, opening, repairing
from emberhold.server.house.people.advising import Advising
from emberhold.server.house.people.bots import Bots
from emberhold.server.house.people.calling import Calling
from emberhold.server.house.people.circles import Circles
from emberhold.server.house.people.doing import Doing
from emberhold.server.house.people.guests import Guests
from emberhold.server.house.people.rounds import Rounds
from emberhold.server.house.people.said import Asking, ClientFrame, Hint, version_shown
from emberhold.server.house.people.timing import Timing
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, STALE, Refused, UnknownTable
from emberhold.server.house.seeking import Seeking
from emberhold.server.house.table import luck, mending
from emberhold.server.house.table.happening import noted
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.house.table.watching import Watch
from emberhold.server.house.tables import LIVE, LOOK_AROUND, Tables
from emberhold.server.house.trying import Trying
from emberhold.server.house.visiting import Visiting
from emberhold.server.notices.reaching import Reaching
from emberhold.server.store import Append, SeatRow, Store, Summary


class House:
    """The tables of one store, as one worker hosts them."""

    def __init__(
        self,
        store: Store,
        live: int = LIVE,
        look_around: float = LOOK_AROUND,
        processes: int = 0,
        keep_days: int = 0,
    ) -> None:
        self.store = store
        self.long_work = asyncio.Lock()
        """Held while a whole game is gone through for somebody: one at a time, no matter who
        asks."""
        self.boxes = Boxes(store)
        self.tables = Tables(self, live, look_around)
        self.guests = Guests(self)
        self.keeping = Keeping(self, keep_days)
        self.bots = Bots(self.bot_answers, processes)
        self.assays = Assays(self.bots.queue)
        self.once = Once(self.bots.queue)
        self.advising = Advising(self.hosted, self.bots)
        self.album = Album()
        self.verdicts = Verdicts(self.hosted, self.long_work)
        self.judging = Judging(self.hosted, self.bots, store)
        self.days = Days(store)
        self.trying = Trying(store)
        self.found: tuple[Puzzle, ...] = ()
        """Puzzles from played games, as the operator offers them."""
        self.seeking = Seeking(self.hosted, self.bots, self._found_one)
        self.campaigns = Campaigns(self)
        self.reaching = Reaching(store)
        self.calling = Calling(self, self.reaching)
        self.timing = Timing(self)
        self.visiting = Visiting(store)
        self.circles = Circles(self, self.reaching)
        self.lobby = Lobby(store, self.tables, self.guests, self.visiting)
        self.rounds = Rounds(store, self.tables)

    async def found_puzzles(self) -> tuple[Puzzle, ...]:
        """All from played games that are offered, also what other workers have found meanwhile."""
        for puzzle in await self.seeking.of_others(self.found):
            self._found_one(puzzle)
        return self.found

    def _found_one(self, puzzle: Puzzle) -> None:
        self.found = (*(each for each in self.found if each.id != puzzle.id), puzzle)

    async def start(self) -> None:
        self.boxes.start()
        self.tables.start()
        self.keeping.start()
        self.calling.start()
        self.timing.start()
        self.visiting.start()
        self.reaching.postman.start()

    async def stop(self) -> None:
        """Let the bots finish, then close the store."""
        await self.tables.stop()
        await self.keeping.stop()
        await self.calling.stop()
        await self.timing.stop()
        await self.visiting.stop()
        await self.reaching.postman.stop()
        await self.judging.stop()
        await self.seeking.stop_all()
        await self.assays.stop()
        await self.bots.stop()
        self.boxes.stop()
        await self.store.close()

    async def hosted(self, table: str) -> Hosted:
        """A table, read from the store if it is not in memory."""
        return await self.tables.hosted(table)

    # Opening

    @asynccontextmanager
    async def _locked(self, table: str) -> AsyncIterator[Hosted]:
        """A table with which nothing else happens meanwhile."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            yield hosted

    async def open(self, wanted: opening.Wanted) -> str:
        """Open a table; its id is returned."""
        async with self.long_work if wanted.save is not None else nullcontext():
            started = await asyncio.to_thread(opening.started, wanted.wish)
        rows = opening.seated(wanted.seats, started.header.players)
        opening.need_undo(started.table.sides, rows, wanted.free_undo)
        run = opening.options_of(wanted.free_undo, wanted.party, wanted.clock)
        return await self._begin(started, rows, {**run, **(wanted.about or {})})

    async def _begin(
        self,
        started: opening.Started,
        seats: tuple[SeatRow, ...],
        options: dict[str, Any],
    ) -> str:
        await self.boxes.need(started.header.setup)
        id = opening.new_id()
        begun = opening.begun(id, started, seats, options, time.time())
        await self.store.begin(begun)
        await self.hosted(id)
        return id

    async def continue_from(self, table: str, answers: int, viewer: Viewer) -> str:
        """A new table that continues from a moment of this one, with the same seats.

        While other people play here it is a trial: what the asker cannot know is dealt again.
        """
        hosted = await self.hosted(table)
        viewer = viewer.at_table_of(hosted.record.header.players)
        async with hosted.lock:
            leaving.need_moment(hosted.record, answers)
            alone = leaving.goes_on_alone(hosted.record, viewer)
            if alone:
                await self.expose(hosted)
            started = leaving.from_moment(hosted.record, answers) if alone else None
            seats = leaving.seats_elsewhere(hosted.record, viewer)
            free, party = hosted.record.undo_is_free, hosted.record.party
        if started is None:
            started, free = await self._tried(hosted, answers, viewer), True
        return await self._begin(started, seats, opening.options_of(free, party))

    async def _tried(self, hosted: Hosted, answers: int, viewer: Viewer) -> opening.Started:
        """The same game with what the viewer cannot know dealt again; everybody is told."""
        leaving.need_a_seat(viewer)
        seat = min(viewer.seats)
        given = tuple((answer.seat, answer.key) for answer in hosted.record.answers[:answers])
        async with self.long_work:
            started = await asyncio.to_thread(
                opening.tried, hosted.record.table.header, given, seat
            )
        async with hosted.lock:
            await self.keep(hosted, noted(hosted, "trial", time.time(), seat=seat))
        return started

    # Acting

    async def act(
        self, table: str, viewer: Viewer, frame: ClientFrame, language: str = "en"
    ) -> shown.Reply:
        """Do what a page asks for and say what came of it."""
        id = frame.id
        try:
            if isinstance(frame, Hint | Asking):
                return await self.advising.reply(table, viewer, frame, language)
            # What has begun is finished, even if the page that asked for it has gone.
            version = await asyncio.shield(self._do(table, viewer, frame, id))
        except UnknownTable:
            raise
        except Refused as error:
            return shown.Refusal(id=id, code=error.code, text=error.text(language))
        except EmberholdError as error:
            return shown.Refusal(id=id, code="illegal", text=error.text(language))
        return shown.Done(id=id, version=version)

    async def _do(self, table: str, viewer: Viewer, frame: ClientFrame, id: str) -> int:
        hosted = await self.hosted(table)
        viewer = viewer.at_table_of(hosted.record.header.players)
        async with hosted.lock:
            done = hosted.memory.known_ids.get(id)
            if done is not None:
                return done
            version = version_shown(frame)
            if version is not None and version > hosted.record.version:
                await self.tables.catch_up(hosted)
            try:
                doing = Doing(hosted, viewer, time.time(), id or None)
                append = acting.append_for(doing, frame)
            except EmberholdError:
                # What is refused now may have been done before: then it is not refused but done.
                done = await self.store.number_of(table, id) if id else None
                if done is None:
                    raise
                hosted.memory.known_ids[id] = done
                return done
            return await self.keep(hosted, append, id)

    async def keep(self, hosted: Hosted, append: Append, id: str = "") -> int:
        """Store what has been tried in memory, then tell everybody."""
        table = hosted.id
        try:
            stored = await self.store.append(append)
        except BaseException:
            hosted.broken = True
            raise
        if not stored:
            await self.tables.read_again(hosted)
            number = await self.store.number_of(table, id) if id else None
            if number is None:
                raise Refused(STALE, "error-stale")
            return number
        if append.snapshot is not None:
            hosted.record.snapshot_at = append.snapshot.number
        self.tables.tell(hosted)
        await self.trying.note(hosted)
        return append.events[-1].number

    async def bot_answers(self, hosted: Hosted, seat: int, version: int, key: str) -> None:
        """What a bot has chosen, unless its question is gone."""
        async with hosted.lock:
            if hosted.record.since.get(seat) != version or not hosted.record.is_bot(seat):
                return
            append = acting.bot_append(hosted, seat, key, time.time())
            await self.keep(hosted, append)

    async def expose(self, hosted: Hosted) -> None:
        """Remember, before it happens, that somebody gets hold of the luck of a table."""
        if luck.is_exposed(hosted.record):
            await self.keep(hosted, noted(hosted, "exposed", time.time()))

    # Looking

    async def state(
        self,
        table: str,
        viewer: Viewer,
        language: str = "en",
        showing: int | None = None,
        known: int | None = None,
    ) -> bytes:
        """The table as a viewer sees it, as JSON; `known` is the version a page has already."""
        return (await self.look(table, drawing.Page(viewer, language, showing, known))).frame

    async def look(self, table: str, page: drawing.Page) -> drawing.Drawn:
        """The table as a page is to be told of it now."""
        async with self._locked(table) as hosted:
            eyes = eyes_of(hosted.record, page.viewer, page.showing)
            return drawing.frame(hosted, page._replace(showing=eyes))

    async def at(  # noqa: PLR0913 (what a request says, by name)
        self,
        table: str,
        answers: int,
        viewer: Viewer,
        language: str = "en",
        showing: int | None = None,
        open: bool = False,
        better: int = 0,
    ) -> bytes:
        """The table as it was, or after some answers of a line that would have been better; with
        others' eyes, or all eyes, only once the game is over."""
        async with self._locked(table) as hosted:
            if open and hosted.record.result is None:
                raise Refused(NOT_YOURS, "error-open-before-end")
            leaving.need_moment(hosted.record, answers)
            over = hosted.record.result is not None and showing in range(len(hosted.record.seats))
            eyes = showing if over else eyes_of(hosted.record, viewer, showing)
        line = await self.judging.better_line(table, answers, better) if better else ()
        then = await self.album.moment(hosted, answers, eyes, open, language, line)
        return drawing.past(hosted, viewer, language, eyes, answers, then)

    async def version(self, table: str) -> int:
        """How much has happened at a table; what is only being stored has not."""
        async with self._locked(table) as hosted:
            return hosted.record.version

    async def unsealed(self, table: str) -> Unsealed:
        """What can be read at a table now."""
        async with self._locked(table) as hosted:
            return hosted.memory.unsealed()

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        return tuple((await self.hosted(table)).record.seats)

    async def repairable(self, table: str, seat: int, language: str) -> list[told.Repairable]:
        """What a seat may ask to be set by hand at a table."""
        async with self._locked(table) as hosted:
            return repairing.repairable(hosted.record, seat, language)

    async def save_text(self, table: str, viewer: Viewer) -> str:
        """The save file: only where no secret of anybody else is in it."""
        async with self._locked(table) as hosted:
            leaving.need_all(hosted.record, viewer)
            await self.expose(hosted)
            return leaving.save_text(hosted.record)

    async def record_text(self, table: str, viewer: Viewer) -> str:
        """The record as it was before it had to be repaired."""
        async with self._locked(table) as hosted:
            leaving.need_all(hosted.record, viewer)
            await self.expose(hosted)
            text = mending.record_text(hosted.record)
        if text is None:
            raise Refused(ILLEGAL, "error-never-mended")
        return text

    async def again(self, table: str, viewer: Viewer) -> told.Again:
        """What it takes to play the same once more, for whom nothing of it is a secret."""
        async with self._locked(table) as hosted:
            return leaving.again(hosted.record, viewer)

    async def report(self, table: str, viewer: Viewer, language: str = "en") -> str:
        """A bug report: what this viewer has seen, and no more."""
        async with self._locked(table) as hosted:
            eyes = eyes_of(hosted.record, viewer, None)
            return leaving.report(hosted, viewer, language, eyes)

    async def watch(self, table: str, viewer: Viewer) -> Watch:
        """Be told of each change at a table until the watch is closed."""
        hosted = await self.hosted(table)

        def leave(watch: Watch) -> None:
            hosted.presence.watches.discard(watch)
            hosted.presence.tell(but=watch)

        watch = Watch(viewer, leave)
        hosted.presence.watches.add(watch)
        hosted.memory.keep_story(watched=True)
        self.bots.wake(hosted)
        hosted.presence.tell(but=watch)
        return watch

    def summary_of(self, summary: Summary, language: str) -> told.TableRow:
        """A table as a list of tables shows it."""
        return leaving.summary(summary, language, self.keeping.ends(summary.farewell))
