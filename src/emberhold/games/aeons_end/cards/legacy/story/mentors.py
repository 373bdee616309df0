"""The mentors in the chronicle: where each of them is, as far as the story has been read."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.record.world import World
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.kernel.campaign import Deed, Note, Section
from emberhold.kernel.message import Message

STANDS: dict[str, dict[str, str]] = {
    "brama": {
        "L02b": "calls-roll",
        "L08a": "seals",
        "L09a": "missing",
        "L10a": "back",
        "L13a": "forgets",
        "L14a": "remembers",
    },
    "mist": {"L02b": "defends", "L13a": "bridges", "L14a": "smiles"},
    "xaxos": {
        "L02b": "knocked",
        "L06a": "gifts",
        "L06b": "gifts",
        "L08a": "torn-page",
        "L12a": "gifts",
        "L12b": "gifts",
        "L15a": "gone",
        "L16a": "above",
        "L18a": "man",
    },
}
"""What each page tells of a mentor; the last one that was opened holds."""


def mentors(world: World) -> Section | None:
    """Those the story has told of; None before it has begun."""
    deeds = []
    for who, pages in STANDS.items():
        told = [pages[page] for page in world["read"] if page in pages]
        if told:
            what = Note("stands", Message(f"legacy-mentor-{told[-1]}"))
            art = LEGACY_CAST[f"mentor-{who}"]
            deeds.append(Deed(Message(f"mentor-{who}"), (), (what,), who, art))
    return Section(Message("legacy-section-mentors"), tuple(deeds), look="faces") if deeds else None
