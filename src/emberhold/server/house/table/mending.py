"""A stored table after a rule has changed: it opens at the last answer that still fits.

What the table continues from is stored as an event like any other, with the whole record as it was,
so that everybody is told and nothing is lost. A game that was over stays over: its table shows how
far the record still leads, and nobody can play on.
"""

from __future__ import annotations

from typing import Any

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.replaying import started
from emberhold.kernel.save import Deal
from emberhold.server.house.refusing import NewerTable
from emberhold.server.house.table import luck
from emberhold.server.house.table.given import Answer, fixes_of
from emberhold.server.house.table.happening import happens, with_snapshot
from emberhold.server.house.table.headers import deals_in, save_header
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.noticing import MENDED, NOBODY, Notice
from emberhold.server.house.table.record import Record
from emberhold.server.store.records import Append, Kept, Snapshot


def opened(kept: Kept, now: float) -> tuple[Hosted, Append | None]:
    """The table that was stored, and what has to be stored if it had to be repaired."""
    try:
        hosted = Hosted.rebuilt(kept)
    except NewerTable:
        raise
    except Exception:
        # Refused by the rules, or too much for them: what was legal once may be neither now.
        return _as_far_as_it_fits(kept, now)
    if kept.result is not None and hosted.record.table.result is None:
        hosted.record.ended = kept.result.result
    return hosted, None


def _as_far_as_it_fits(kept: Kept, now: float) -> tuple[Hosted, Append | None]:
    answers = _answers_of(kept)
    record, fitting = _replayed(kept, answers)
    record.stand(_standing(kept))
    record.remember_holders(kept)
    if kept.result is not None:
        record.ended = kept.result.result
    hosted = Hosted(record)
    # Where all fits, another worker has repaired it since the last snapshot.
    if record.ended is not None or fitting == len(answers):
        return hosted, None
    rules = record.table.game.rules_version
    data = {
        "kept": fitting,
        "rest": [answer[:2] for answer in answers[fitting:]],
        "record": [answer[:2] for answer in answers],
        "rules": [kept.header.rules, rules],
    }
    lost = [deal for deal in record.table.header.deals if deal.answers > fitting and deal.seats]
    events = [happens(hosted, "mend", data, now)]
    if lost:
        # The answers end where somebody may know what is hidden: it is dealt again there.
        again = luck.dealt(record, lost[-1].seats, lost[-1].seats[0])
        events.append(happens(hosted, "exposed" if again is None else "deal", again or {}, now))
    return hosted, with_snapshot(record, events, rules=rules)


def _replayed(kept: Kept, answers: list[list[Any]]) -> tuple[Record, int]:
    """The record after as many answers as fit, and how many those are."""
    header = kept.header
    start = save_header(header, _deals_of(kept))
    record = Record.begun(kept, started(game_named(header.game), start, header.id))
    for number, answer in enumerate(answers):
        try:
            record.take(Answer.stored(answer))
        except EmberholdError:
            return record, number
        except Exception:
            return _replayed(kept, answers[:number])
    return record, len(answers)


def _answers_of(kept: Kept) -> list[list[Any]]:
    """The answers that count, without asking the game: what was undone is left out."""
    answers = [list(answer) for answer in kept.snapshot.answers]
    for event in kept.tail:
        data = event.data
        match event.kind:
            case "answer":
                answers.append([data["seat"], data["key"], data["flags"]])
            case "undo":
                del answers[data["to"] :]
            case "mend":
                del answers[data["kept"] :]
            case "deal" | "repair":
                del answers[data["to"] :]
            case "retract":
                last = max(n for n, answer in enumerate(answers) if answer[0] == data["seat"])
                del answers[last]
    return answers


def _deals_of(kept: Kept) -> tuple[Deal, ...]:
    """What was dealt again and still counts."""
    deals = list(deals_in(kept.snapshot))
    for event in kept.tail:
        data = event.data
        match event.kind:
            case "deal":
                deals.append(Deal(data["to"], data["seed"], tuple(data["seats"])))
            case "repair":
                deals.append(Deal(data["to"], "", (), fixes_of(data)))
            case "undo":
                deals = [deal for deal in deals if deal.answers <= data["to"]]
            case "mend":
                deals = [deal for deal in deals if deal.answers <= data["kept"]]
    return tuple(deals)


def _standing(kept: Kept) -> Snapshot:
    """How the table is run, from the snapshot and what was changed since."""
    standing = {**kept.snapshot.standing, "request": None, "repair": None, "since": {}}
    for event in kept.tail:
        match event.kind:
            case "pace":
                standing["pace"] = event.data["bots"]
            case "free-undo-ends":
                standing["free_undo_ended"] = True
            case "exposed":
                standing["known"] = True
            case "undo" if event.data.get("alone"):
                standing["known"] = True
            case "deal":
                standing |= {"known": False, "dealt_at": event.data["to"]}
            case "repair":
                standing["dealt_at"] = event.data["to"]
            case "mend":
                told = Notice(event.number, MENDED, NOBODY, len(event.data["rest"]))
                standing["mended"] = event.data
                standing["notices"] = [*standing.get("notices", ()), list(told)]
            case "undo" if event.data.get("asked"):
                standing["requested"] = standing.get("requested", 0) + 1
    number = kept.tail[-1].number if kept.tail else kept.snapshot.number
    return Snapshot(number, [], {**standing, "answered_at": number})


def record_text(record: Record) -> str | None:
    """The record as it was before it was repaired, as a save file; None where it never was."""
    if record.mended is None:
        return None
    lines = [key if seat is None else f"{seat}> {key}" for seat, key in record.mended["record"]]
    return record.table.header.text(lines, None)
