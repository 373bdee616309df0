"""What people at a table have said to each other: lines, notes, who is muted, where next.

It follows from the events like everything else of the record, so that no word is lost when the
server is killed, and it is bounded: old lines make way for new ones.
"""

from __future__ import annotations

from typing import Any, NamedTuple, NotRequired, TypedDict

from emberhold.server.store.records import Event

SAY, PIN, UNPIN, CHAT, MUTE, REPORT = "say", "pin", "unpin", "chat", "mute", "report"
AGAIN = "again"
TALK = (SAY, PIN, UNPIN, CHAT, MUTE, REPORT, AGAIN)
"""The events of talking; none of them touches the game."""
MOST_LINES = 60
MOST_NOTES = 12


class Spoken(NamedTuple):
    """Something somebody said: a thing pointed at, a ready phrase, or words of their own."""

    number: int
    seat: int
    time: float
    target: str = ""
    """The id of the piece, zone or area it is about."""
    name: str = ""
    """The message id of its name at that moment; everybody could read it then."""
    phrase: str = ""
    """The message id of a ready phrase."""
    text: str = ""
    """Words of their own."""


class TalkKept(TypedDict):
    """What a snapshot keeps of the talk at a table."""

    lines: list[list[Any]]
    notes: list[list[Any]]
    chat: bool
    next: NotRequired[tuple[str, int] | None]
    """Where the same people play on, and who wished it; older snapshots do not say."""
    muted: list[list[int]]
    """Who muted whom, and how many lines they have not read."""


class Talk:
    """All that is remembered of it."""

    def __init__(self) -> None:
        self.lines: list[Spoken] = []
        self.notes: list[Spoken] = []
        self.chat = True
        """Whether the host lets people use words of their own."""
        self.muted: set[tuple[int, int]] = set()
        """Who does not want to read whom."""
        self.unread: dict[tuple[int, int], int] = {}
        """How many lines of somebody muted were not shown."""
        self.next: tuple[str, int] | None = None
        """The table at which the same people play on, and the seat that wished it."""

    def hear(self, event: Event) -> None:
        """Something was said, pinned, or switched."""
        data = event.data
        match event.kind:
            case "say":
                line = Spoken(event.number, time=event.time, **data)
                self.lines = [*self.lines, line][-MOST_LINES:]
                for pair in self.muted:
                    if pair[1] == line.seat:
                        self.unread[pair] = self.unread.get(pair, 0) + 1
            case "pin":
                self.notes.append(Spoken(event.number, time=event.time, **data))
            case "unpin":
                self.notes = [note for note in self.notes if note.number != data["note"]]
            case "chat":
                self.chat = data["on"]
            case "again":
                self.next = (data["next"], data["seat"])
            case "mute":
                for seat in data["seats"]:
                    self._mute((seat, data["who"]), data["on"])

    def _mute(self, pair: tuple[int, int], on: bool) -> None:
        if on:
            self.muted.add(pair)
        else:
            self.muted.discard(pair)
            self.unread.pop(pair, None)

    def for_next(self, further: int, players: int) -> TalkKept | None:
        """What the next game of the same people begins with, where everybody sits that much
        further: who is muted by whom, and whether they may write; None where it is nothing."""
        following = Talk()
        following.chat = self.chat
        following.muted = {
            ((by + further) % players, (who + further) % players) for by, who in self.muted
        }
        return None if following.is_empty else following.plain

    @property
    def plain(self) -> TalkKept:
        """What a snapshot keeps."""
        return {
            "lines": [list(line) for line in self.lines],
            "notes": [list(note) for note in self.notes],
            "chat": self.chat,
            "next": self.next,
            "muted": [[*pair, self.unread.get(pair, 0)] for pair in sorted(self.muted)],
        }

    @classmethod
    def stored(cls, plain: TalkKept) -> Talk:
        """The other way round."""
        talk = cls()
        talk.lines = [Spoken(*line) for line in plain["lines"]]
        talk.notes = [Spoken(*note) for note in plain["notes"]]
        talk.chat = plain["chat"]
        follows = plain.get("next")
        talk.next = None if follows is None else (follows[0], follows[1])
        for by, who, unread in plain["muted"]:
            talk.muted.add((by, who))
            talk.unread[by, who] = unread
        return talk

    @property
    def is_empty(self) -> bool:
        return not (self.lines or self.notes or self.muted or self.next) and self.chat
