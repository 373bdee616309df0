"""Write the records that the chapters of Legacy begin from in the research environments.

    python -m bench.chapter_records --seed research

One campaign of two sensible players; every game counts as won, so that all eight chapters are met
at their first attempt. Each record is as the fight begins, with nothing left to read or choose.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from bench.legacy_fitting import to_the_fight
from emberhold.games.aeons_end.cards.legacy.record.shipped import SHIPPED
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.table import open_table

MAGES = 2


def records(seed: int | str, mages: int = MAGES) -> list[dict[str, Any]]:
    """The record before each fight, the first first."""
    found: list[dict[str, Any]] = []
    record = begun(LEGACY, mages, seed, {})
    while (chapter := LEGACY.campaign.chapter(record)) is not None:
        luck = chapter_seed(seed, record.number)
        table = open_table(LEGACY, mages, luck, wishes_for(chapter, record), record=False)
        to_the_fight(table)
        if table.question is not None:
            world = dict(table.state.world)
            found.append(Record(LEGACY.name, mages, record.rules, record.number, world).plain())
        while (question := table.question) is not None:
            table.take(question, LEGACY.bot(table.state, question))
        won = Result(tuple(range(mages)), "decreed")
        record = followed(LEGACY, record, LEGACY.carried(table.state), won)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="research")
    found = records(parser.parse_args().seed)
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in found)
    SHIPPED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(found)} chapters")


if __name__ == "__main__":
    main()
