"""What a finished campaign offers: its nemeses fought singly, its mages in other boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.record.finished import FREE, finished_mages
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
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
    return (*singly, *_elsewhere(finished_mages(record)))


def _elsewhere(guests: Sequence[Mapping[str, Any]]) -> list[Afterwards]:
    """LG-288, LG-290: the mages against the nemeses of the other boxes, and against those they
    have met, with all boxes in play (WE-342)."""
    wishes = {"guests": guests, "mages": [guest["sheet"] for guest in guests]}
    met = {**wishes, "boxes": [FIRST_BOX.slug, WAR_ETERNAL.slug, "legacy"]}
    offered = [(WAR_ETERNAL.slug, sheet, wishes) for sheet in WAR_ETERNAL.sheets]
    offered += [(FIRST_BOX.slug, sheet, wishes) for sheet in FIRST_BOX.sheets]
    offered += [(WAR_ETERNAL.slug, NEMESES[chapter], met) for chapter in FREE]
    return [
        Afterwards(
            f"{GUESTS}-{sheet.slug}",
            GUESTS,
            Message(sheet.message_id),
            game,
            {**chosen, "nemesis": sheet.slug},
        )
        for game, sheet, chosen in offered
    ]
