"""`emberhold reports`: what people at the tables of the web server have reported."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from emberhold.commands.parser import Parser
from emberhold.language import speech

if TYPE_CHECKING:
    from emberhold.server.store.boxes import BoxReported
    from emberhold.server.store.reports import Reported


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("reports", language)
    parser.option("--database", "help-database", "metavar-url")
    given = parser.read(words)
    if given is None:
        return 0
    people, boxes = asyncio.run(_read(given.database))
    told = [_lines(each, language) for each in people]
    told += [_box_lines(each, language) for each in boxes]
    print("\n\n".join(told) or speech(language)("reports-none"))
    return 0


async def _read(address: str | None) -> tuple[list[Reported], list[BoxReported]]:
    from emberhold.server.store import Store, boxes

    store = Store.open(address)
    try:
        return await store.reports(), await store.read_with(boxes.reported)
    finally:
        await store.close()


def _box_lines(report: BoxReported, language: str) -> str:
    when = datetime.fromtimestamp(report.last, UTC).strftime("%Y-%m-%d %H:%M UTC")
    title, digest = report.box.about["names"][language], report.box.digest
    told = {"when": when, "title": title, "count": report.people, "digest": digest}
    return speech(language)("reports-box", **told)


def _lines(report: Reported, language: str) -> str:
    say = speech(language)
    when = datetime.fromtimestamp(report.time, UTC).strftime("%Y-%m-%d %H:%M UTC")
    name = report.name or say("house-player", number=report.who + 1)
    head = say("reports-head", when=when, table=report.table, who=name, seat=report.who + 1)
    by = say("reports-by", seats=", ".join(str(seat + 1) for seat in report.by))
    said = report.said or (say("reports-nothing"),)
    return "\n".join([head, by, *(f"  {line}" for line in said)])
