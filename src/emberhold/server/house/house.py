"""All hosted tables: opened, answered, undone, watched, and found again after anything.

Every change follows the same path: under the lock of its table it is tried in memory, stored, and
only then told. If another worker was faster, memory is thrown away and read again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import nullcontext
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from emberhold.games.unsealed import Unsealed
from emberhold.kernel.errors import EmberholdError
from emberhold.server.house import acting, drawing, leaving, luck, mending, opening
from emberhold.server.house.bots import Bots
from emberhold.server.house.calling import Calling
from emberhold.server.house.campaigns import Campaigns
from emberhold.server.house.days import Days
from emberhold.server.house.frames import ClientFrame, Hint, Why, version_shown
from emberhold.server.house.hosted import HUMAN, OPEN, Hosted
from emberhold.server.house.keeping import Keeping, is_idle
from emberhold.server.house.looking import Album
from emberhold.server.house.refusing import (
    ILLEGAL,
    NEWER,
    NOT_YOURS,
    STALE,
    NewerTable,
    Refused,
    UnknownTable,
)
from emberhold.server.house.verdicts import Verdicts
from emberhold.server.house.viewer import Viewer
from emberhold.server.house.watching import Watch
from emberhold.server.store import Append, SeatRow, Store, Summary
from emberhold.server.store.hearing import EVENTS, ROLES, Heard

_LIVE = 400
"""How many tables are kept in memory; the one nobody has looked at for longest goes first."""
_LOOK_AROUND = 1.0
"""Seconds between looks at what other workers have stored for tables that are watched here."""
_TOLD = 30
"""How many times as long between them where the database tells of it by itself."""
_LOG = logging.getLogger("emberhold.house")


class House:
    """The tables of one store, as one worker hosts them."""

    def __init__(
        self,
        store: Store,
        live: int = _LIVE,
        look_around: float = _LOOK_AROUND,
        processes: int = 0,
        keep_days: int = 0,
    ) -> None:
        self.store = store
        self.keeping = Keeping(self, keep_days)
        self.bots = Bots(self, processes)
        self.album = Album()
        self.verdicts = Verdicts(self)
        self.days = Days(store)
        self.campaigns = Campaigns(self)
        self.calling = Calling(self)
        self._most = live
        self.long_work = asyncio.Lock()
        """Held while a whole game is gone through for somebody: one at a time, no matter who
        asks."""
        self._look_around = look_around
        self._live: OrderedDict[str, Hosted] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._seating: dict[str, int] = {}
        self.on_seating: Callable[[str | None], None] = lambda table: None
        """Called when another worker has changed who may do what at a table; None: at any."""

    async def start(self) -> None:
        self._looking = asyncio.create_task(self._watch_others())
        self.keeping.start()
        self.calling.start()
        loop = asyncio.get_running_loop()
        self.store.voice.listen(lambda heard: loop.call_soon_threadsafe(self._hear, heard))

    async def stop(self) -> None:
        """Let the bots finish, then close the store."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.keeping.stop()
        await self.calling.stop()
        await self.bots.stop()
        await self.store.close()

    # Opening

    async def open(
        self,
        game: str = "",
        players: int = 2,
        seed: int | str | None = None,
        setup: Mapping[str, Any] | None = None,
        seats: Sequence[Mapping[str, Any]] = (),
        free_undo: bool = False,
        save: str | None = None,
        position: Mapping[str, Any] | None = None,
        party: str = "",
        about: Mapping[str, str] | None = None,
        gentle: bool = False,
    ) -> str:
        """Open a table from a set-up or from the text of a save file; its id is returned.

        What it is `about` is kept with its options: a lesson, a puzzle, the day of a challenge.
        """
        rivals = any(seat.get("who") == OPEN for seat in seats)
        wished = None if seed == "" else seed
        wish = opening.Wish(game, players, wished, setup or {}, position, save, rivals, gentle)
        async with self.long_work if save is not None else nullcontext():
            started = await asyncio.to_thread(opening.started, wish)
        rows = opening.seated(seats, started.header.players)
        opening.need_undo(started.table.sides, rows, free_undo)
        return await self._begin(started, rows, free_undo, party, about)

    async def _begin(
        self,
        started: opening.Started,
        seats: tuple[SeatRow, ...],
        free_undo: bool,
        party: str = "",
        about: Mapping[str, str] | None = None,
    ) -> str:
        id = opening.new_id()
        options = {**opening.options_of(free_undo, party), **(about or {})}
        begun = opening.begun(id, started, seats, options, time.time())
        await self.store.begin(begun)
        await self.hosted(id)
        return id

    async def continue_from(self, table: str, answers: int, viewer: Viewer) -> str:
        """A new table that continues from a moment of this one, with the same seats.

        While other people play here it is a trial: what the asker cannot know is dealt again.
        """
        hosted = await self.hosted(table)
        viewer = viewer.at_table_of(hosted.header.players)
        async with hosted.lock:
            leaving.need_moment(hosted, answers)
            alone = leaving.goes_on_alone(hosted, viewer)
            if alone:
                await self.expose(hosted)
            started = leaving.from_moment(hosted, answers) if alone else None
            seats = leaving.seats_elsewhere(hosted, viewer)
            free, party = hosted.undo_is_free, hosted.party
        if started is None:
            started, free = await self._tried(hosted, answers, viewer), True
        return await self._begin(started, seats, free, party)

    async def _tried(self, hosted: Hosted, answers: int, viewer: Viewer) -> opening.Started:
        """The same game with what the viewer cannot know dealt again; everybody is told."""
        leaving.need_a_seat(viewer)
        seat = min(viewer.seats)
        given = tuple((answer.seat, answer.key) for answer in hosted.answers[:answers])
        async with self.long_work:
            started = await asyncio.to_thread(opening.tried, hosted.table.header, given, seat)
        async with hosted.lock:
            await self._store(hosted, acting.trying(hosted, seat, time.time()))
        return started

    # Acting

    async def act(
        self, table: str, viewer: Viewer, frame: ClientFrame, language: str = "en"
    ) -> dict[str, Any]:
        """Do what a page asks for and say what came of it."""
        id = frame.id
        try:
            if isinstance(frame, Hint):
                return await self._hint(table, viewer, frame, language)
            if isinstance(frame, Why):
                return await self._why(table, viewer, frame, language)
            # What has begun is finished, even if the page that asked for it has gone.
            version = await asyncio.shield(self._do(table, viewer, frame, id))
        except UnknownTable:
            raise
        except Refused as error:
            return {"is": "refused", "id": id, "code": error.code, "text": error.text(language)}
        except EmberholdError as error:
            return {"is": "refused", "id": id, "code": "illegal", "text": error.text(language)}
        return {"is": "done", "id": id, "version": version}

    async def _do(self, table: str, viewer: Viewer, frame: ClientFrame, id: str) -> int:
        hosted = await self.hosted(table)
        viewer = viewer.at_table_of(hosted.header.players)
        async with hosted.lock:
            done = hosted.known_ids.get(id)
            if done is not None:
                return done
            version = version_shown(frame)
            if version is not None and version > hosted.version:
                await self.catch_up(hosted)
            try:
                append = acting.append_for(hosted, viewer, frame, id or None, time.time())
            except EmberholdError:
                # What is refused now may have been done before: then it is not refused but done.
                done = await self.store.number_of(table, id) if id else None
                if done is None:
                    raise
                hosted.known_ids[id] = done
                return done
            return await self._store(hosted, append, id)

    async def _store(self, hosted: Hosted, append: Append, id: str = "") -> int:
        """Store what has been tried in memory, then tell everybody."""
        table = hosted.header.id
        try:
            stored = await self.store.append(append)
        except BaseException:
            hosted.broken = True
            raise
        if not stored:
            await self._read_again(hosted)
            number = await self.store.number_of(table, id) if id else None
            if number is None:
                raise Refused(STALE, "error-stale")
            return number
        if append.snapshot is not None:
            hosted.snapshot_at = append.snapshot.number
        self._tell(hosted)
        return append.events[-1].number

    async def bot_answers(self, hosted: Hosted, seat: int, version: int, key: str) -> None:
        """What a bot has chosen, unless its question is gone."""
        async with hosted.lock:
            if hosted.since.get(seat) != version or not hosted.is_bot(seat):
                return
            append = acting.bot_append(hosted, seat, key, time.time())
            await self._store(hosted, append)

    async def arrive(
        self, table: str, seat: int, name: str | None = None, own: Collection[int] = ()
    ) -> None:
        """Somebody comes to a seat with a browser that also holds the seats in `own`."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            append = acting.arrival(hosted, seat, name, own, time.time())
            if append is not None:
                await self._store(hosted, append)

    async def leave(self, table: str, seat: int) -> None:
        """Nobody is left who could play in a seat: it waits for somebody with a new link."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            row = hosted.seats[seat]
            if seat in hosted.held and hosted.result is None:
                new = SeatRow(seat, OPEN, None, row.name) if row.who == HUMAN else row
                now = time.time()
                await self._store(hosted, acting.seat_append(hosted, new, None, now, left=True))

    async def expose(self, hosted: Hosted) -> None:
        """Remember, before it happens, that somebody gets hold of the luck of a table."""
        if luck.is_exposed(hosted):
            await self._store(hosted, acting.exposing(hosted, time.time()))

    async def hand_over(self, table: str, seat: int, viewer: Viewer) -> None:
        """Somebody gives away a seat of their own, whose cards they have seen."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            if not hosted.others(viewer):
                await self.expose(hosted)
            elif luck.plays_on_against(hosted, viewer, seat) and hosted.result is None:
                await self._store(hosted, acting.handing(hosted, seat, time.time()))

    async def warning(self, table: str, seat: int, own: Collection[int]) -> str | None:
        """What somebody has to know before they sit down: the id of a message."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            return luck.warning(hosted, seat, own)

    async def unseat(self, table: str, seat: int) -> None:
        """The host has taken a seat from the person who held it: everybody is told."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            if seat in hosted.held:
                await self._store(hosted, acting.unseating(hosted, seat, time.time()))

    async def _hint(self, table: str, viewer: Viewer, frame: Hint, language: str) -> dict[str, Any]:
        hosted = await self.hosted(table)
        seat = frame.seat
        async with hosted.lock:
            acting.need_seat(hosted, viewer, seat)
        hint = await self.bots.advice(hosted, seat, language)
        return {
            "is": "hint",
            "id": frame.id,
            "seat": seat,
            "key": hint.key,
            "text": hint.text,
            "numbers": list(hint.numbers),
        }

    async def _why(self, table: str, viewer: Viewer, frame: Why, language: str) -> dict[str, Any]:
        """Why a seat cannot choose something; no words where there is no reason to give."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            acting.need_seat(hosted, viewer, frame.seat)
            reason = hosted.table.why_not(frame.seat, frame.target)
        text = "" if reason is None else reason.text(language)
        return {"is": "why", "id": frame.id, "text": text}

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
        hosted = await self.hosted(table)
        async with hosted.lock:
            eyes = _eyes(hosted, viewer, showing)
            return drawing.frame(hosted, viewer, language, eyes, known)

    async def at(
        self,
        table: str,
        answers: int,
        viewer: Viewer,
        language: str = "en",
        showing: int | None = None,
        open: bool = False,
    ) -> bytes:
        """The table as it was; with others' eyes, or all eyes, only once the game is over."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            if open and hosted.result is None:
                raise Refused(NOT_YOURS, "error-open-before-end")
            leaving.need_moment(hosted, answers)
            over = hosted.result is not None and showing in range(len(hosted.seats))
            eyes = showing if over else _eyes(hosted, viewer, showing)
        then = await self.album.moment(hosted, answers, eyes, open, language)
        return drawing.past(hosted, viewer, language, eyes, answers, then)

    async def version(self, table: str) -> int:
        """How much has happened at a table; what is only being stored has not."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            return hosted.version

    async def unsealed(self, table: str) -> Unsealed:
        """What can be read at a table now."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            return hosted.unsealed()

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        return tuple((await self.hosted(table)).seats)

    async def save_text(self, table: str, viewer: Viewer) -> str:
        """The save file: only where no secret of anybody else is in it."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            leaving.need_all(hosted, viewer)
            await self.expose(hosted)
            return leaving.save_text(hosted)

    async def record_text(self, table: str, viewer: Viewer) -> str:
        """The record as it was before it had to be repaired."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            leaving.need_all(hosted, viewer)
            await self.expose(hosted)
            text = mending.record_text(hosted)
        if text is None:
            raise Refused(ILLEGAL, "error-never-mended")
        return text

    async def again(self, table: str, viewer: Viewer) -> dict[str, Any]:
        """What it takes to play the same once more, for whom nothing of it is a secret."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            return leaving.again(hosted, viewer)

    async def report(self, table: str, viewer: Viewer, language: str = "en") -> str:
        """A bug report: what this viewer has seen, and no more."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            eyes = _eyes(hosted, viewer, None)
            return leaving.report(hosted, viewer, language, eyes)

    async def watch(self, table: str, viewer: Viewer) -> Watch:
        """Be told of each change at a table until the watch is closed."""
        hosted = await self.hosted(table)

        def leave(watch: Watch) -> None:
            hosted.watches.discard(watch)
            _tell_presence(hosted, watch)

        watch = Watch(viewer, leave)
        hosted.watches.add(watch)
        hosted.keep_story()
        self.bots.wake(hosted)
        _tell_presence(hosted, watch)
        return watch

    def summary_of(self, summary: Summary, language: str) -> dict[str, Any]:
        """A table as a list of tables shows it."""
        ends = self.keeping.ends(summary.farewell)
        return leaving.summary(summary, language, ends)

    # Tables in memory

    async def hosted(self, table: str) -> Hosted:
        hosted = self._live.get(table)
        if hosted is not None:
            hosted.looked = monotonic()
            self._live.move_to_end(table)
            if hosted.broken:
                await self._mend(hosted)
            return hosted
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Hosted:
        hosted = await self._opened(table)
        self._live[table] = hosted
        self._make_room()
        self.bots.wake(hosted)
        return hosted

    def put_to_sleep(self, seconds: float) -> None:
        """Tables nobody has looked at for so long are read again when somebody comes."""
        before = monotonic() - seconds
        for id, hosted in list(self._live.items()):
            if is_idle(hosted, before) and not self.bots.busy_at(id):
                del self._live[id]

    def forget_table(self, table: str) -> None:
        """A table has been deleted: nobody has any business there."""
        self._live.pop(table, None)
        self.on_seating(table)

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def here(self) -> dict[str, frozenset[int]]:
        """From which seats somebody looks at a table now, for each table that is looked at."""
        return {id: hosted.here() for id, hosted in self._watched().items()}

    def _make_room(self) -> None:
        spare = [
            id
            for id, hosted in self._live.items()
            if not hosted.watches and not hosted.lock.locked() and not self.bots.busy_at(id)
        ]
        for id in spare[: max(0, len(self._live) - self._most)]:
            del self._live[id]

    async def _read_again(self, hosted: Hosted) -> None:
        """Take over what the store says; those who watch keep watching."""
        hosted.take_over(await self._opened(hosted.header.id))
        self._tell(hosted)

    async def _opened(self, table: str) -> Hosted:
        """A table from the store, repaired where a rule has changed; one of all workers stores
        it."""
        while True:
            kept = await self.store.read(table)
            if kept is None:
                raise UnknownTable(table)
            try:
                hosted, append = await asyncio.to_thread(mending.opened, kept, time.time())
            except NewerTable:
                raise Refused(NEWER, "error-table-newer") from None
            hosted.ends = self.keeping.ends(kept.farewell)
            if append is None or await self.store.append(append):
                return hosted

    async def catch_up(self, hosted: Hosted) -> None:
        """Let happen here what other workers have stored."""
        events = await self.store.events_after(hosted.header.id, hosted.version)
        if events:
            try:
                for event in events:
                    hosted.apply(event)
            except NewerTable:
                raise Refused(NEWER, "error-table-newer") from None
            finally:
                self._tell(hosted)

    async def _mend(self, hosted: Hosted) -> None:
        """Memory may be ahead of a store that could not be written to."""
        async with hosted.lock:
            if hosted.broken:
                await self._read_again(hosted)

    def _tell(self, hosted: Hosted) -> None:
        for watch in hosted.watches:
            watch.tell()
        self.bots.wake(hosted)

    async def _watch_others(self) -> None:
        """Find out what other workers have done at the tables somebody watches here."""
        while True:
            await asyncio.sleep(self._look_around * (_TOLD if self.store.voice.listening else 1))
            if watched := self._watched():
                await self._look_once(watched)

    def _hear(self, heard: Heard) -> None:
        """Another worker has stored something: what is looked at here follows at once."""
        if heard.what != EVENTS:
            self.on_seating(heard.table or None)
        known = {id: it for id, it in self._live.items() if heard.table in (id, "")}
        if known and heard.what != ROLES:
            task = asyncio.create_task(self._look_once(known))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    def _watched(self) -> dict[str, Hosted]:
        return {id: hosted for id, hosted in self._live.items() if hosted.watches}

    async def _look_once(self, watched: Mapping[str, Hosted]) -> None:
        try:
            await self._look_at(watched)
        except Refused:
            _LOG.warning("a newer version plays at a table that is looked at here")
        except SQLAlchemyError as error:
            _LOG.error("the database does not answer: %s", type(error).__name__)

    async def _look_at_seating(self, watched: Mapping[str, Hosted]) -> None:
        """Where no database tells: who may do what at the tables that are watched here."""
        before, self._seating = self._seating, await self.store.seating_of(watched)
        for table in watched:
            if table in before and before[table] != self._seating.get(table):
                self.on_seating(table)

    async def _look_at(self, watched: Mapping[str, Hosted]) -> None:
        if not self.store.voice.carries:
            await self._look_at_seating(watched)
        versions = await self.store.versions(watched)
        for id, hosted in watched.items():
            if versions.get(id, 0) > hosted.version:
                async with hosted.lock:
                    await self.catch_up(hosted)


def _eyes(hosted: Hosted, viewer: Viewer, showing: int | None) -> int | None:
    """The seat a viewer looks with: the one asked for, or the one that is to act, or the first."""
    if showing is not None:
        if showing not in viewer.seats:
            raise Refused(NOT_YOURS, "error-not-your-seat", given=showing)
        return showing
    playing = hosted.playing(viewer.at_table_of(hosted.header.players))
    asked = [question.seat for question in hosted.questions if question.seat in playing]
    return min(asked or playing or viewer.seats, default=None)


def _tell_presence(hosted: Hosted, but: Watch) -> None:
    for watch in hosted.watches:
        if watch is not but:
            watch.tell()
