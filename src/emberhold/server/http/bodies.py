"""What pages send, read from text: messages to the house, and the bodies of requests.

Every shape is strict: no field too many, none of the wrong kind, nothing longer than it may be.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from emberhold.parts.boxes.drafts import Thing
from emberhold.server.house import Refused
from emberhold.server.house.people.said import ClientFrame, Count, Name, Seat
from emberhold.server.http.limits import MESSAGE_BYTES
from emberhold.server.http.malformed import fault_of

Players = Annotated[int, Meta(ge=0, le=16)]

_FRAMES = msgspec.json.Decoder(ClientFrame)


class Unreadable(Refused):
    """A message that is not even looked into."""

    def __init__(self, code: str, id: str, /, frame: str | None = None, **arguments: Any) -> None:
        super().__init__(code, id, **arguments)
        self.frame = frame
        """The number the page gave its message, where it could still be read."""


def read_frame(text: str | bytes) -> ClientFrame:
    """The message in a text, or a refusal that says what is wrong with it."""
    raw = text.encode(errors="replace") if isinstance(text, str) else text
    if len(raw) > MESSAGE_BYTES:
        raise Unreadable("too-long", "server-too-long", given=len(raw), most=MESSAGE_BYTES)
    try:
        frame: ClientFrame = _FRAMES.decode(raw)
    except msgspec.ValidationError as error:
        code = "unknown" if "Invalid value" in str(error) and "$.do" in str(error) else "malformed"
        raise Unreadable(code, "server-malformed", _id_in(raw), why=fault_of(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable("malformed", "server-not-json") from None
    return frame


def _id_in(raw: bytes) -> str | None:
    """The id of a message that is wrong otherwise, so that the page knows which one it was."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and 1 <= len(id) <= 40 else None


# What else is sent to the server


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class SetupRequest(Request):
    game: Name
    players: Players
    seed: Annotated[str, Meta(max_length=200)] | int | None = None
    setup: dict[str, Any] = {}


class SeatWish(Request):
    who: Literal["me", "hot-seat", "friend", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Options(Request):
    undo: Literal["policy", "free"] = "policy"
    gentle: bool = False
    """A first game: it begins with a turn of one's own."""
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    """How many seconds a turn may take; 0 for no limit."""
    hall: bool = False
    """Whether anybody may take the free seats, where the server has a hall."""


class TableRequest(Request):
    game: Name | None = None
    players: Players | None = None
    seed: Annotated[str, Meta(max_length=200)] | int | None = None
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    options: Options = msgspec.field(default_factory=Options)
    save: str | None = None


class OfferRequest(Request):
    offered: bool


class LessonRequest(Request):
    lesson: Name


class PuzzleRequest(Request):
    puzzle: Name


class CampaignRequest(Request):
    game: Name
    players: Players
    seed: Annotated[str, Meta(max_length=200)] | int | None = None
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    options: Options = msgspec.field(default_factory=Options)


class CampaignFileRequest(Request):
    file: str


class AfterwardsRequest(Request):
    what: Name


class LinksRequest(Request):
    """Exactly one of the two."""

    make: Seat | Literal["spectator", "device"] | None = None
    revoke: Seat | Literal["spectator"] | None = None


class PushRequest(Request):
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class CallRequest(Request):
    """At most one way; none of them ends it."""

    topic: Annotated[str, Meta(max_length=200)] | None = None
    mail: Annotated[str, Meta(max_length=300)] | None = None
    push: PushRequest | None = None


Handle = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]


class CircleRequest(Request):
    handles: Annotated[list[Handle], Meta(max_length=100)] = []
    online: bool | None = None


class InviteRequest(Request):
    handle: Handle
    seat: Seat
    name: Annotated[str, Meta(max_length=40)] = ""


class AnswerInvitation(Request):
    take: bool = False
    block: bool = False


class OpeningRequest(Request):
    """How a table is open to anybody; not at all where neither is true."""

    seats: bool = False
    watch: bool = False
    level: Literal["any", "first", "played"] = "any"
    languages: Annotated[list[Literal["en", "pl", "fr"]], Meta(max_length=3)] = []


class SitRequest(Request):
    name: Annotated[str, Meta(max_length=40)] = ""
    knowing: bool = False
    """Whether the person has read what an opponent may know."""


class RemoveRequest(Request):
    seat: Seat
    block: bool = False


class BlockRequest(Request):
    seat: Seat


class AgainRequest(Request):
    """How the same people play again; see `house.rounds`."""

    kind: Literal["same", "rotated", "other"] = "same"


class ContinueRequest(Request):
    at: Count


class Draft(Request):
    """A box as the workshop keeps it; its engine says what is wrong with the things in it."""

    slug: Annotated[str, Meta(max_length=40)]
    name: Thing
    game: Annotated[str, Meta(max_length=40)] = ""
    """What its `box.toml` calls the game; without one, the first that boxes can be made for."""
    authors: Annotated[str, Meta(max_length=80)] = ""
    things: Annotated[list[Thing], Meta(max_length=70)] = []
    files: Annotated[dict[str, str], Meta(max_length=80)] = {}
    """Those of the packed box that it was opened from; pictures in base64."""
    unchanged: bool = False
    """Nothing was changed since."""


class DraftRequest(Request):
    box: Draft


class CheckRequest(Request):
    box: Draft
    at: Annotated[int, Meta(ge=0, le=69)]
    """The thing on the bench."""
    texts: dict[str, Annotated[list[Any], Meta(max_length=40)]] = {}
    """Its texts with the places that are still empty."""


class TryRequest(Request):
    box: Draft
    thing: Name
    """The slug of what is tried or judged."""


class VariantsRequest(Request):
    text: Name
    clause: Annotated[list[Any], Meta(max_length=20)]
    game: Annotated[str, Meta(max_length=40)] = ""
    clauses: list[Any] = []
    """The text it is part of."""
    path: Annotated[list[int], Meta(max_length=40)] = []
    """Where it is in that text."""
