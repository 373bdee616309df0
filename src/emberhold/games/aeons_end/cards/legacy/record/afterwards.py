"""What a finished campaign offers: its nemeses fought singly, its mages in War Eternal."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.record.finished import FREE, finished_mages
from emberhold.games.aeons_end.cards.war_eternal.foes.nemeses import NEMESES
from emberhold.games.afterwards import AGAIN, GUESTS, HARDER, Afterwards
from emberhold.kernel.campaign import RECORD, Record
from emberhold.kernel.message import Message


def afterwards(record: Record) -> tuple[Afterwards, ...]:
    """LG-288, LG-290, LG-559: nothing before the last chapter is won."""
    if not record.world["complete"]:
        return ()
    plain = record.plain()
    singly = [
        Afterwards(
            f"{kind}-{chapter}",
            kind,
            Message(f"legacy-chapter-{chapter}"),
            record.game,
            {"chapter": chapter, "harder": kind == HARDER, RECORD: plain},
        )
        for kind in (AGAIN, HARDER)
        for chapter in FREE
    ]
    guests = finished_mages(record)
    mages = [guest["sheet"] for guest in guests]
    elsewhere = [
        Afterwards(
            f"{GUESTS}-{sheet.slug}",
            GUESTS,
            Message(sheet.message_id),
            "war-eternal",
            {"guests": guests, "mages": mages, "nemesis": sheet.slug},
        )
        for sheet in NEMESES
    ]
    return (*singly, *elsewhere)
