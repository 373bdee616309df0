"""Opening a table: from a set-up, from a position, from a save file, from another table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from secrets import choice, token_hex
from typing import Any

from emberhold.games import game_named
from emberhold.kernel import save as saves
from emberhold.kernel.errors import IllegalAnswer, SaveError, SetupError
from emberhold.kernel.game import Sides, opposed
from emberhold.kernel.replaying import mended, rules_changed, seat_and_key
from emberhold.kernel.replaying import started as begin_again
from emberhold.kernel.rng import QUICK, SECRET
from emberhold.kernel.save import Save, Saved, Trial
from emberhold.kernel.table import Table, open_table, restart
from emberhold.server.house.people.names import proper
from emberhold.server.house.people.seating import check_seat
from emberhold.server.house.table.clock import CLOCK
from emberhold.server.house.table.happening import result_of
from emberhold.server.house.table.headers import GENERATOR, PARTY, PUZZLE, TRIAL
from emberhold.server.house.table.luck import SECRET_BYTES
from emberhold.server.house.table.noticing import DEALT_ANEW, MENDED, NOBODY, Notice
from emberhold.server.house.table.record import BOT, HUMAN, OPEN
from emberhold.server.house.table.talk import Talk
from emberhold.server.store.records import Begun, Header, SeatRow, Snapshot

_SHOWED = 1
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_GENTLE = 40
"""How often a first game is dealt again until it begins gently."""
MOST_ANSWERS = 10_000
"""The longest game that somebody may bring along: several times as long as any that was played."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play."""

    game: str
    players: int
    seed: int | str | None
    """None where nobody wished one: then it is drawn, and nobody knows it."""
    setup: Mapping[str, Any]
    position: Mapping[str, Any] | None = None
    save: str | None = None
    rivals: bool = False
    """Whether somebody is to come by a link and play against others."""
    gentle: bool = False
    """Whether it is somebody's first game, which begins with a turn of their own."""
    header: Save | None = None
    """What the game is started from, where all of that is known."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table or a campaign as somebody asks for it: from a set-up, from a position, or from the
    text of a save file."""

    game: str = ""
    players: int = 2
    seed: int | str | None = None
    setup: Mapping[str, Any] | None = None
    seats: Sequence[Mapping[str, Any]] = ()
    free_undo: bool = False
    save: str | None = None
    position: Mapping[str, Any] | None = None
    party: str = ""
    """Whose bots wait in turn with each other."""
    about: Mapping[str, Any] | None = None
    """What is kept with its options: a lesson, a puzzle, the day of a challenge."""
    gentle: bool = False
    clock: int = 0
    """How many seconds a turn may take; 0 where nobody counts."""
    header: Save | None = None

    @property
    def wish(self) -> Wish:
        """What is to be played."""
        rivals = any(seat.get("who") == OPEN for seat in self.seats)
        wished = None if self.seed == "" else self.seed
        setup = self.setup or {}
        return Wish(
            self.game,
            self.players,
            wished,
            setup,
            self.position,
            self.save,
            rivals,
            self.gentle,
            self.header,
        )


@dataclass(frozen=True, slots=True)
class Started:
    """A game ready to be hosted: what it was started from, and the answers given so far."""

    header: Save
    answers: list[list[Any]]
    table: Table
    known: bool = False
    """Whether somebody may know what is hidden in it; see `luck`."""


def started(wish: Wish) -> Started:
    """Set the game up, or say what is wrong with the wish."""
    if wish.save is not None:
        return from_save(wish.save)
    game = game_named(wish.game)
    if wish.header is not None:
        return Started(wish.header, [], restart(game, wish.header), known=True)
    setup, seed = wish.setup, wish.seed
    if seed is not None and wish.rivals:
        wished = open_table(game, wish.players, seed, setup)
        if len(wished.sides) > 1:
            # A player who chose the seed knows what follows from it: it may choose decks, not
            # draws.
            setup, seed = wished.header.setup, None
    for _ in range(_GENTLE if wish.gentle and seed is None else 1):
        luck, generator = drawn(seed)
        table = open_table(game, wish.players, luck, setup, wish.position, generator=generator)
        if game.gentle(table.question):
            break
    return Started(table.header, [], table, known=seed is not None or wish.position is not None)


def from_save(text: str) -> Started:
    """A game somebody has kept; one played by older rules is opened as far as it fits."""
    saved = saves.parse(text)
    given = len(saved.answers)
    if given > MOST_ANSWERS:
        raise SaveError("error-save-long", given=given, most=MOST_ANSWERS)
    game = game_named(saved.header.game)
    started = replayed(begin_again(game, saved.header, "save").header, saved)
    wrong = started.table.mended
    if wrong is not None and not rules_changed(game, saved.header):
        number = wrong.answers + 1
        raise SaveError("error-save-replay", path="save", number=number, why=wrong.why)
    return replace(started, known=True)


def replayed(header: Save, saved: Saved) -> Started:
    """Give the answers again to learn who gave them. What is past is not free to undo."""
    table = restart(game_named(header.game), header)
    answers: list[list[Any]] = []
    for number, line in enumerate(saved.answers):
        seat, key = seat_and_key(line)
        who = seat if seat is not None or table.question is None else table.question.seat
        try:
            table.answer(key, who)
        except IllegalAnswer as error:
            return Started(header, answers, mended(table, saved.answers[number:], error))
        answers.append([who, key, _SHOWED])
    return Started(header, answers, table)


def tried(running: Save, answers: tuple[tuple[int, str], ...], seat: int) -> Started:
    """A game that others play, dealt again as far as a seat cannot know it."""
    seed, generator = drawn(None)
    deals = tuple(deal for deal in running.deals if deal.answers <= len(answers))
    past = Trial(running.seed, running.generator, answers, seat, deals)
    header = replace(running, seed=seed, generator=generator, trial=past, deals=())
    return Started(header, [], restart(game_named(running.game), header))


def new_id() -> str:
    return "".join(choice(_LETTERS) for _ in range(10))


def drawn(seed: int | str | None) -> tuple[int | str, str]:
    """A seed and its generator: what nobody wished is drawn here, and nobody knows it."""
    return (token_hex(SECRET_BYTES), SECRET) if seed is None or seed == "" else (seed, QUICK)


def options_of(free_undo: bool, party: str = "", seconds: int = 0) -> dict[str, Any]:
    """How a table is run, with whom its bots wait in turn, and how long a turn may take."""
    run: dict[str, Any] = {"undo": "free" if free_undo else "policy"}
    if seconds:
        run[CLOCK] = seconds
    return {**run, PARTY: party} if party else run


def seated(seats: Sequence[Mapping[str, Any]], players: int) -> tuple[SeatRow, ...]:
    """Who sits where; a seat nobody spoke of is a person's."""
    rows = []
    for seat in range(players):
        wish = seats[seat] if seat < len(seats) else {}
        name = proper(str(wish.get("name") or ""))
        row = SeatRow(seat, str(wish.get("who") or HUMAN), wish.get("bot"), name)
        check_seat(row)
        rows.append(row)
    return tuple(rows)


def need_undo(sides: Sides, seats: Sequence[SeatRow], free: bool) -> None:
    """Free undo is for one side or one screen, not against somebody who comes by a link."""
    if free and rivals_come(sides, seats):
        raise SetupError("error-free-undo", "undo")


def rivals_come(sides: Sides, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody is to come by a link who plays against other people."""
    people = {row.seat for row in seats if row.who != BOT}
    return opposed(sides, people) and any(row.who == OPEN for row in seats)


def begun(
    id: str, started: Started, seats: tuple[SeatRow, ...], options: dict[str, Any], now: float
) -> Begun:
    header, table = started.header, started.table
    standing: dict[str, Any] = {"known": started.known}
    if table.header.deals:
        standing["deals"] = [deal.plain for deal in table.header.deals]
    if table.mended is not None:
        record = [answer[:2] for answer in started.answers]
        rest = [list(seat_and_key(line)) for line in table.mended.rest]
        rules = [header.rules, table.game.rules_version]
        kept = {"kept": len(record), "rest": rest, "record": record + rest, "rules": rules}
        standing |= {"mended": kept, "notices": [list(Notice(0, MENDED, NOBODY, len(rest)))]}
    if header.generator != QUICK:
        options = {**options, GENERATOR: header.generator}
    if header.trial is not None:
        options = {**options, TRIAL: asdict(header.trial)}
        if PUZZLE not in options:
            standing["notices"] = [list(Notice(0, DEALT_ANEW, NOBODY))]
    return Begun(
        Header(
            id,
            header.game,
            header.players,
            header.seed,
            header.setup,
            header.position,
            options,
            now,
            table.game.rules_version,
        ),
        seats,
        Snapshot(0, started.answers, standing),
        [question.seat for question in table.questions],
        result_of(table.result),
        now + options[CLOCK] if options.get(CLOCK) else None,
    )


def taking_along(new: Begun, talk: Talk, further: int = 0) -> Begun:
    """The table that follows another with the same people, who keep whom they have muted."""
    kept = talk.for_next(further, new.header.players)
    if kept is None:
        return new
    return replace(new, first=replace(new.first, standing={**new.first.standing, "talk": kept}))
