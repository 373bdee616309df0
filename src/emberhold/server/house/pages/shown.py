"""What a page is told, field by field: every frame the server sends about a table.

The client's types are made from these (`python -m tools.client_types`) and a test compares them, so
that a field renamed here and not there fails `make client`. A field that is `UNSET` is not sent.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from emberhold.games.puzzles import Verdict

Who = Literal["person", "bot", "open"]
Slug = str
"""What a card is called in files and addresses; a page finds its picture and text by it."""


class Shown(Struct, kw_only=True):
    """A part of what a page is told."""


# The scene


class Mark(Shown):
    id: str
    label: str
    value: int | float | str | bool


class Piece(Shown):
    id: str
    kind: str
    name: str | None
    card: Slug | None
    face: Literal["up", "down"]
    marks: list[Mark]
    label: str
    art: str | UnsetType = UNSET
    """How it is drawn where no page knows that by itself."""


class Zone(Shown):
    id: str
    name: str
    card: Slug | None
    count: int
    marks: list[Mark]
    pieces: list[Piece]


class Space(Shown):
    id: str
    x: float
    y: float
    width: float
    height: float
    shape: Literal["box", "round"]
    kind: str


class Way(Shown):
    start: str
    end: str
    one_way: bool
    kind: str


class RegionLabel(Shown):
    x: float
    y: float
    turn: float


class Region(Shown):
    id: str
    name: str
    spaces: list[str]
    kind: str
    label: RegionLabel | None


class Chart(Shown):
    """The map of an area."""

    width: float
    height: float
    spaces: list[Space]
    ways: list[Way]
    regions: list[Region]


class TrackStep(Shown):
    name: str | None
    marks: list[Mark]


class Marker(Shown):
    id: str
    step: int
    name: str
    seat: int | None


class Track(Shown):
    id: str
    name: str
    kind: str
    steps: list[TrackStep]
    markers: list[Marker]


class Dial(Shown):
    id: str
    name: str
    value: int
    least: int
    most: int | None
    kind: str


class Area(Shown):
    id: str
    name: str
    card: Slug | None
    marks: list[Mark]
    zones: list[Zone]
    art: str | UnsetType = UNSET
    map: Chart | UnsetType = UNSET
    tracks: list[Track] | UnsetType = UNSET
    dials: list[Dial] | UnsetType = UNSET


class Scene(Shown):
    areas: list[Area]
    marks: list[Mark]


# What is asked


class Option(Shown):
    key: str
    verb: str
    label: str
    then: str | None
    """What it would bring about, where that is known."""
    pieces: list[str]
    ways: list[list[str]]
    """Where it leads on a map, space by space from the starting space."""
    card: Slug | None


class Met(Shown):
    """Somebody a page of a story speaks of."""

    who: str
    """As the picture of the page knows them."""
    name: str


class Page(Shown):
    """A page of a story."""

    id: str
    over: str
    title: str
    text: str
    art: str
    seal: str
    opens: list[str]
    about: list[str]
    people: list[Met]
    place: int
    most: int
    """Which page it is of those that are read together, and how many these are."""


class Asked(Shown):
    seat: int
    mine: bool
    anyone: bool
    topic: str
    prompt: str
    rules: list[str]
    naming: int
    options: list[Option]
    about: dict[str, list[str]]
    """The pieces it is about."""
    page: Page | None
    """The page of a story that is read first."""
    suggested: list[str]
    """The keys of answers that are printed as a suggestion."""


# What has happened


class CardName(Shown):
    """A card spoken of in a sentence."""

    card: Slug
    name: str


Word = str | CardName


class LogLine(Shown):
    n: int
    at: int
    text: list[Word]
    private: bool
    turn: str | UnsetType = UNSET
    """Where a turn begins: whose kind."""
    rules: list[str] | UnsetType = UNSET
    """Why it happened."""


class LogPart(Shown):
    first: int = field(name="from")
    all: bool
    lines: list[LogLine] | Raw


class AreaChange(Shown):
    """An area with those of its zones that look different; the rest where more than they do."""

    id: str
    zones: list[Zone]
    name: str | UnsetType = UNSET
    card: Slug | UnsetType | None = UNSET
    marks: list[Mark] | UnsetType = UNSET
    art: str | UnsetType = UNSET
    map: Chart | UnsetType = UNSET
    tracks: list[Track] | UnsetType = UNSET
    dials: list[Dial] | UnsetType = UNSET


class Change(Shown):
    """What looks different from the scene before: everything, or some areas."""

    whole: Scene | UnsetType = UNSET
    areas: list[AreaChange] | UnsetType = UNSET
    marks: list[Mark] | UnsetType | None = UNSET


class Doing(Shown):
    """Whose text is being carried out, and which of its sentences."""

    card: Slug
    sentence: int | None


class Beat(Shown):
    """A line of the log as a moment to be shown; the last one's scene is the state's own."""

    n: int
    kind: str
    cast: dict[str, Slug | list[Slug]]
    pieces: dict[str, list[str]]
    numbers: dict[str, int]
    scene: Change | None
    doing: Doing | UnsetType = UNSET


class News(Shown):
    """Something everybody at the table is told, and the version at which it happened."""

    at: int
    text: str
    first: bool | UnsetType = UNSET
    """Whether those who have just come are told as well."""


# Who and what


class Seat(Shown):
    seat: int
    name: str
    who: Who
    bot: str | None
    here: bool
    acting: bool


class About(Shown):
    """The table itself."""

    id: str
    game: str
    title: str
    answers: int
    settled: int
    """How many answers had been given when what is asked now was put; those who answer together may
    have answered since."""
    free_undo: bool
    requested: int
    repaired: list[int]
    """After how many answers something was set by hand."""
    pace: str
    mended: int | None
    trial: bool
    record: bool


class Chapter(Shown):
    """Where a table is in its campaign."""

    id: str
    url: str
    number: int
    title: str
    closed: bool
    next: str | None


class You(Shown):
    seats: list[int]
    host: bool
    spectator: bool
    showing: int | None


class PendingUndo(Shown):
    by: int
    to: int
    waiting: list[int]
    made: int
    text: str


class PendingRepair(Shown):
    """What somebody wants to set by hand, told line by line."""

    by: int
    waiting: list[int]
    made: int
    text: str
    lines: list[str]


class Undo(Shown):
    free: int = 0
    back: int | None = None
    turn: int | None = None
    ask: bool = False
    back_ask: int | None = None
    pending: PendingUndo | None = None


class LessonPart(Shown):
    name: str
    steps: int


class LessonStep(Shown):
    text: str
    point: list[str]
    place: tuple[int, int]
    """In which part of the lesson it is, and where in that part."""


class Lesson(Shown):
    id: str
    title: str
    place: Literal["on", "left", "over"] = field(name="is")
    given: int
    parts: list[LessonPart]
    steps: list[LessonStep]
    key: str | None


class Puzzle(Shown):
    id: str
    title: str
    about: str
    goal: str
    verdict: Verdict = field(name="is")
    number: int
    of: int
    next: str | None


class Outcome(Shown):
    """How a game ended."""

    text: str
    winners: list[int]
    together: bool
    won: bool | None


class Phrase(Shown):
    """Something that can be said by one press."""

    id: str
    text: str
    alone: bool
    """Whether it makes no sense about a thing that is pointed at."""


class TalkLine(Shown):
    """Something somebody said or pinned, as this reader reads it."""

    n: int
    seat: int
    target: str
    """The id of what it is about; empty where it is about nothing on the table."""
    what: str
    """What that is called."""
    text: str
    """A phrase or words of their own; empty where somebody only points."""
    own: bool
    """Whether the words are their own, not a phrase."""


class Muted(Shown):
    seat: int
    unread: int


class Talk(Shown):
    """What people say to each other; the lines since the version a page has."""

    lines: list[TalkLine]
    notes: list[TalkLine]
    chat: bool
    """Whether the host lets people use words of their own."""
    muted: list[Muted]
    phrases: list[Phrase]
    plans: bool
    """Whether notes can be pinned, as all are on one side."""


class Next(Shown):
    """Where the same people play again, and who wished it."""

    table: str
    url: str
    by: int
    who: str


# Frames


class Frame(Shown, tag_field="is"):
    """What is sent as one message."""

    @property
    def kind(self) -> str:
        """What it says it is."""
        return str(self.__struct_config__.tag)


class Clock(Shown):
    """How long a turn may take, until when who is asked has time, and who is on vacation."""

    seconds: int
    until: list[tuple[int, float]]
    resting: list[int]


class Sight(Frame):
    """A table as one viewer sees it, but for the scene."""

    version: int
    moment: int | None
    table: About | Raw
    campaign: Chapter | None
    you: You
    seats: list[Seat]
    asked: list[Asked] | Raw
    log: LogPart
    beats: list[Beat] | Raw
    undo: Undo
    repair: PendingRepair | None
    notices: list[News]
    concede: bool
    lesson: Lesson | None
    puzzle: Puzzle | None
    talk: Talk | None
    clock: Clock | None
    next: Next | None
    again: bool
    """Whether the same people can play again from here."""
    result: Outcome | None


class State(Sight, tag="state"):
    """A table as one viewer sees it."""

    scene: Scene | Raw


class Step(Sight, tag="step"):
    """The same for a page that has the scene before: what looks different since then."""

    scene: Change | Raw


class Done(Frame, tag="done"):
    id: str
    version: int


class Refusal(Frame, tag="refused"):
    id: str | None
    code: str
    text: str


class Hint(Frame, tag="hint"):
    id: str
    seat: int
    key: str
    text: str
    numbers: list[str]


class Why(Frame, tag="why"):
    id: str
    text: str


class Coming(Shown):
    """A card that will be drawn, at its place; nameless: one that would be bought now."""

    place: int
    card: str | None
    kind: str
    name: str


class Outlook(Shown):
    """Something to be expected, and the answer it would follow from, if any."""

    text: str
    key: str
    shares: list[int]
    cards: list[Coming]


class Foresight(Frame, tag="foresight"):
    id: str
    lines: list[Outlook]


class Offer(Shown):
    """A condition that can be set, and what it is about in words."""

    kind: str
    about: str
    place: str
    number: int
    what: str
    where: str


class Conditions(Frame, tag="conditions"):
    id: str
    offers: list[Offer]


class Stood(Shown):
    """How a condition stands, and what it is about in words; no words where it is out of sight."""

    stands: Literal["holds", "waits", "fails", "gone"]
    what: str
    where: str


class Judged(Frame, tag="judged"):
    """How conditions stand, in the order in which they were asked about."""

    id: str
    stood: list[Stood]


Reply = Done | Refusal | Hint | Why | Foresight | Conditions | Judged
ServerFrame = State | Step | Reply
