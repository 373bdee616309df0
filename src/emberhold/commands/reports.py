"""`emberhold reports`: what people at the tables of the web server have reported."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from emberhold.commands.parser import Parser
from emberhold.language import speech

if TYPE_CHECKING:
    from emberhold.server.store.reports import Reported


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("reports", language)
    parser.option("--database", "help-database", "metavar-url")
    given = parser.read(words)
    if given is None:
        return 0
    found = asyncio.run(_read(given.database))
    print("\n\n".join(_lines(each, language) for each in found) or speech(language)("reports-none"))
    return 0


async def _read(address: str | None) -> list[Reported]:
    from emberhold.server.store import Store

    store = Store.open(address)
    try:
        return await store.reports()
    finally:
        await store.close()


def _lines(report: Reported, language: str) -> str:
    say = speech(language)
    when = datetime.fromtimestamp(report.time, UTC).strftime("%Y-%m-%d %H:%M UTC")
    name = report.name or say("house-player", number=report.who + 1)
    head = say("reports-head", when=when, table=report.table, who=name, seat=report.who + 1)
    by = say("reports-by", seats=", ".join(str(seat + 1) for seat in report.by))
    said = report.said or (say("reports-nothing"),)
    return "\n".join([head, by, *(f"  {line}" for line in said)])
