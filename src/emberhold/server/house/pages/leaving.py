"""What leaves the house: save files, bug reports, lines in a list of tables."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec
from msgspec.structs import asdict

from emberhold.games import TableGame, game_named
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.message import Message
from emberhold.kernel.version import VERSION
from emberhold.server.house.pages import drawing, ending, told
from emberhold.server.house.people.opening import Started
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import BOT, HUMAN, OPEN, Record
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.records import SeatRow, Summary


def has_all(record: Record, viewer: Viewer) -> bool:
    """Whether nothing at this table is a secret from the viewer, not even what bots hold."""
    if record.result is not None:
        return bool(viewer.seats) or viewer.host or viewer.spectator
    return len(viewer.seats) == record.header.players and not any(
        row.who == BOT for row in record.seats
    )


def need_all(record: Record, viewer: Viewer) -> None:
    if not has_all(record, viewer):
        raise Refused(NOT_YOURS, "error-secrets-of-others")
    if record.is_trial:
        raise Refused(NOT_YOURS, "error-save-trial")


def goes_on_alone(record: Record, viewer: Viewer) -> bool:
    """Bots do not mind a game being gone through again elsewhere; people do, until it is over.

    A seat that waits for a friend is as good as theirs, and so is one that a bot plays for them.
    """
    if has_all(record, viewer):
        return True
    waiting = {row.seat for row in record.seats if row.who == OPEN} - viewer.seats
    return bool(viewer.seats) and not waiting and not record.others(viewer)


def need_a_seat(viewer: Viewer) -> None:
    """A spectator knows no hand from which the others could be dealt again."""
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-secrets-of-others")


def need_moment(record: Record, answers: int) -> None:
    most = len(record.answers)
    if not 0 <= answers <= most:
        raise Refused(ILLEGAL, "error-moment", given=answers, most=most)


def save_text(record: Record) -> str:
    return record.table.dumps()


def from_moment(record: Record, answers: int) -> Started:
    """The game up to a moment, ready to continue elsewhere."""
    table = record.table.at(answers)
    kept = [[answer.seat, answer.key, 1] for answer in record.answers[:answers]]
    return Started(table.header, kept, table, known=True)


def seats_elsewhere(record: Record, viewer: Viewer) -> tuple[SeatRow, ...]:
    """Who sits where the game continues: bots as here, and nobody yet in the seats of others."""
    return tuple(
        SeatRow(row.seat, OPEN if row.who == HUMAN else row.who, row.bot, row.name)
        if row.seat not in viewer.seats
        else row
        for row in record.seats
    )


def again(record: Record, viewer: Viewer) -> told.Again:
    """What it takes to play the same game once more: everything but the seed."""
    need_all(record, viewer)
    header = record.header
    setup = {wish: value for wish, value in header.setup.items() if wish != RECORD}
    mine = min(viewer.seats, default=None)
    return told.Again(
        game=header.game,
        players=header.players,
        setup=game_named(header.game).choices.chosen(setup),
        seats=[_again_at(row, row.seat == mine, row.seat in viewer.seats) for row in record.seats],
        free_undo=record.free_undo,
    )


def _again_at(row: SeatRow, first: bool, mine: bool) -> told.SeatAgain:
    """Who sits there next time, in the words in which a table is opened."""
    if row.who == BOT:
        return told.SeatAgain(who="bot", bot=row.bot, name="")
    who: Literal["me", "hot-seat", "friend"] = "me" if first else "hot-seat" if mine else "friend"
    return told.SeatAgain(who=who, bot=None, name=row.name)


def report(hosted: Hosted, viewer: Viewer, language: str, showing: int | None) -> str:
    """Everything that helps to find a fault and that the viewer may know, as JSON to be mailed.

    Before the end the seed stays out, and so does what others keep secret.
    """
    record = hosted.record
    over = record.result is not None
    found: dict[str, Any] = {
        "emberhold": VERSION,
        "game": record.header.game,
        "players": record.header.players,
        "version": record.version,
        "answers": len(record.answers),
        "seats": [{"seat": row.seat, "who": row.who, "bot": row.bot} for row in record.seats],
        "own_answers": [
            [number, answer.seat, answer.key]
            for number, answer in enumerate(record.answers)
            if answer.seat in viewer.seats
        ],
        "state": msgspec.json.decode(
            drawing.frame(hosted, drawing.Page(viewer, language, showing)).frame
        ),
    }
    if record.is_trial:
        return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    if over:
        found["save"] = save_text(record).splitlines()
    elif has_all(record, viewer):
        found["setup"] = record.header.setup
        found["position"] = record.header.position
        found["all_answers"] = record.table.answers
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def summary(found: Summary, language: str, ends: str | None = None) -> told.TableRow:
    """A table in a list: what it is, whose turn it is, and how it ended."""
    header = found.header
    game = game_named(header.game)
    yours = sorted(int(role) for role in found.roles if role.isdecimal())
    return told.TableRow(
        table=header.id,
        game=header.game,
        title=drawing.title(header.game, language),
        about=[part.text(language) for part in game.choices.about(header.setup)],
        players=_players(found, game, language),
        yours=yours,
        host="host" in found.roles,
        acting=found.acting,
        answers=found.answers,
        when=found.touched,
        free_undo=header.options.get("undo") == "free",
        campaign=None if found.campaign is None else f"/c/{found.campaign}",
        result=_outcome(found, game, yours, language),
        ends="" if ends is None else Message("house-notice-ends", day=ends).text(language),
    )


def _players(found: Summary, game: TableGame, language: str) -> list[told.Player]:
    figures = [figure.text(language) for figure in game.choices.figures(found.header.setup)]
    return [
        told.Player(
            seat=row.seat,
            name=row.name,
            who=row.who,
            bot=row.bot,
            figure=figures[row.seat] if figures else "",
        )
        for row in found.seats
    ]


def _outcome(
    found: Summary, game: TableGame, yours: list[int], language: str
) -> told.OutcomeRow | None:
    if found.result is None:
        return None
    sides = game.sides(found.header.players, found.header.setup)
    ended = ending.told(found.result.result, sides, yours, language)
    return told.OutcomeRow(
        **asdict(ended), requested=found.result.requested, repaired=found.result.repaired
    )
