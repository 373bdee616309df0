"""What pages beside a table are told: the start page, the picker, the library, a campaign, a life.

Like `shown`, these become types of the client (`python -m tools.client_types`). A field that is
`UNSET` is not sent.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from emberhold.server.house.pages.shown import Outcome, Page, Piece, Shown, Slug

# What can be opened


class Bot(Shown):
    """Somebody who may be asked to a table."""

    id: str
    name: str
    blurb: str
    usual: bool
    game: str = ""
    """What it has learned, if it plays nothing else."""
    players: int = 0
    """With how many."""


class LessonOffered(Shown):
    id: str
    name: str
    blurb: str


class PresetSeat(Shown):
    who: Literal["me", "friend", "bot"]
    bot: str | None


class Preset(Shown):
    """A game worth opening as it is."""

    id: str
    name: str
    blurb: str
    players: int
    seats: list[PresetSeat]
    setup: dict[str, Any]
    campaign: bool


class Value(Shown):
    """Something that can be picked in a field."""

    value: Any
    label: str
    help: str
    again: bool
    picture: tuple[Slug, str] | None
    holds: list[tuple[Slug, str]]
    grade: int | None
    box: str
    """The box it is in, where several can be mixed; empty: it is offered always."""
    then: Field | None
    """What is asked further where it is picked."""


class Field(Shown):
    """A choice of a game as a field of a form."""

    id: str
    label: str
    help: str
    kind: Literal["choice", "each", "many", "text", "file"]
    values: list[Value]
    default: Any
    players: list[int]
    boxes: bool
    """Whether it names the boxes in play."""
    mixed: str
    """Where it does: what comes of several of them."""
    labels: list[str] | UnsetType = UNSET
    """Where everybody picks: what each player is asked."""


class SealedBox(Shown):
    """A box that is open to those who have finished a campaign of the game of that name."""

    id: str
    name: str


class GameOffered(Shown):
    id: str
    name: str
    blurb: str
    seats: list[int]
    family: str
    campaign: bool
    names: int
    single: bool
    rules: bool
    sides: dict[str, list[list[int]]]
    lessons: list[LessonOffered]
    presets: list[Preset]
    fields: list[Field]
    sealed: list[SealedBox]


class FieldsOffered(Shown):
    """The fields of a set-up with boxes that people have made, or have opened in a campaign."""

    fields: list[Field]
    cast: dict[str, str]
    """How their things are drawn, by slug."""
    lent: dict[str, str]
    """How the things of boxes are drawn that this browser has opened, by slug."""


class Offered(Shown):
    """All that the start page and the pickers offer."""

    games: list[GameOffered]
    bots: list[Bot]


# What can be read


class Sign(Shown):
    id: str
    value: int | str
    label: str


class CardFace(Shown):
    """What is printed on a card."""

    name: str
    slug: Slug
    kind: str
    facts: str
    cost: int | None
    signs: list[Sign]
    text: list[str]
    art: str | UnsetType = UNSET
    """How it is drawn where no page knows that by itself."""


class Standing(Shown):
    """Words of a card that are at the table for everybody to see."""

    title: str
    text: str
    mark: str
    gist: str


class CardRead(CardFace, kw_only=True):
    """A card in full."""

    sentences: list[list[tuple[int, str]]]
    standing: list[Standing]
    rules: list[str]


class CardFiled(CardFace, kw_only=True):
    """A card as the library files it."""

    shelf: str
    group: str


class Gist(Shown):
    """What a card costs and does, as numbers with symbols."""

    pays: list[str] | UnsetType = UNSET
    uses: list[str] | UnsetType = UNSET
    does: list[tuple[int | None, str]] | UnsetType = UNSET


class RuleSection(Shown):
    number: str
    title: str


class RuleRead(Shown):
    id: str
    section: str
    title: str
    text: str


class RulesRead(Shown):
    title: str
    sections: list[RuleSection]
    rules: list[RuleRead]
    lessons: int
    """How many lessons of the game can be read."""


class LessonChapter(Shown):
    name: str
    steps: list[str]


class LessonRead(Shown):
    """What is said in a lesson from beginning to end, to be read without a table."""

    id: str
    name: str
    about: str
    parts: list[LessonChapter]
    """A short lesson is a single part, called as the lesson is."""


class LessonsRead(Shown):
    title: str
    lessons: list[LessonRead]


class VerbCard(Shown):
    """A card that uses a verb; without a slug it has no page of its own."""

    name: str
    slug: str


class VerbRead(Shown):
    """A word that cards are written in: what it takes, how a card says it, and which cards do."""

    signature: str
    text: str
    cards: list[VerbCard]


class VerbChapter(Shown):
    title: str
    verbs: list[VerbRead]


class VerbsRead(Shown):
    chapters: list[VerbChapter]


# Puzzles and days


class PuzzleCard(Shown):
    card: Slug
    kind: str


class PuzzleRow(Shown):
    """A puzzle on the shelf, with the cards of either side for a small picture."""

    id: str
    name: str
    about: str
    goal: str
    mine: list[PuzzleCard]
    theirs: list[PuzzleCard]
    tries: int
    """How many people have tried it here, and how many of them solved it at the first try."""
    solved: int


class PuzzleShelf(Shown):
    """The puzzles of a game."""

    id: str
    name: str
    puzzles: list[PuzzleRow]
    found: list[PuzzleRow]
    """Those from played games."""


SoughtStage = Literal["off", "none", "working", "done", "stopped", "failed"]


class Sought(Shown):
    """How far the search for puzzles in a finished game is."""

    stage: SoughtStage
    """`off` where none are looked for in this game, `none` where nobody has asked for it."""
    done: int = 0
    all: int = 0
    """Turns."""
    found: int = 0
    problem: str | None = None


class Yesterday(Shown):
    day: str
    played: int
    won: int
    best: int | None
    """The fewest decisions somebody won with."""


class Daily(Shown):
    """Today's challenge, how yesterday's went, and this browser's days in a row."""

    day: str
    game: str
    name: str
    seed: str
    about: list[str]
    figures: list[str]
    yesterday: Yesterday
    row: int
    longest: int


# Tables in a list


class Player(Shown):
    seat: int
    name: str
    who: str
    bot: str | None
    figure: str


class OutcomeRow(Outcome):
    requested: int
    repaired: int = 0
    """How often something was set by hand."""
    """How often somebody was asked to agree to an undo."""


class TableRow(Shown):
    """A table in a list: what it is, whose turn it is, and how it ended."""

    table: str
    game: str
    title: str
    about: list[str]
    players: list[Player]
    yours: list[int]
    host: bool
    acting: list[int]
    answers: int
    when: float
    free_undo: bool
    campaign: str | None
    result: OutcomeRow | None
    ends: str
    """When it will be deleted, as a sentence; empty where that is not to be feared."""


class BoxKind(Shown):
    """How many things of a kind are in a box."""

    kind: str
    count: int


class BoxFace(Shown):
    """A thing of a box that stands for it in a list."""

    card: Slug
    kind: str
    art: str
    """How it is drawn; empty: by its slug."""


class BoxRow(Shown):
    """A box that somebody made, in a list."""

    name: str
    """What a set-up calls it."""
    digest: str
    url: str
    title: str
    authors: str
    game: str
    """The game it is played with."""
    game_title: str
    kinds: list[BoxKind]
    faces: list[BoxFace]
    untold: list[str]
    """Languages in which something of it has no words of its own."""
    offered: bool
    """Whether it is in the gallery."""
    yours: bool


class BoxShelf(Shown):
    """The gallery, and what this browser has brought."""

    welcome: bool
    """Whether boxes are taken here at all."""
    offered: list[BoxRow]
    yours: list[BoxRow]


class BoxRead(Shown):
    """Everything in a box, and a set-up with as much of it as fits."""

    box: BoxRow
    cards: list[CardFiled]
    setup: dict[str, Any]
    players: int


Level = Literal["any", "first", "played"]
"""For whom a table of the hall is meant: anybody, first games, people who know the game."""


class HallCard(Shown):
    """A card of the market, which everybody sees."""

    card: Slug
    kind: str
    name: str


class HallCurve(Shown):
    """What rises or falls at a table: of somebody's seat, or of an area that all share."""

    id: str
    name: str
    """Empty for a seat: the page names the player."""
    most: int
    levels: list[int]
    """At the beginning of every turn."""


class HallCourse(Shown):
    """How a game has gone since it was opened to spectators, by what everybody sees."""

    measured: str
    """What the curves show."""
    round: int
    curves: list[HallCurve]


class HallRow(Shown):
    """A table that is open to anybody. Of its cards only those are in it that everybody sees."""

    table: str
    game: str
    title: str
    about: list[str]
    players: list[Player]
    free: int
    """How many seats anybody may take."""
    watch: bool
    level: Level
    languages: list[str]
    seconds: int
    """How long a turn may take; 0 where nobody counts."""
    opened: float
    answers: int
    free_undo: bool
    mine: bool
    """Whether this browser has a place there already."""
    watchers: int
    """How many people watch it now."""
    market: list[HallCard]
    course: HallCourse | None
    """Its course so far, where anybody may watch."""


class Hall(Shown):
    """What the hall shows."""

    tables: list[HallRow]
    people: int
    """How many are at a table now, at any of this house."""
    at: int
    """At how many tables they are."""


class Opening(Shown):
    """How a table is open to anybody."""

    seats: bool
    watch: bool
    level: Level
    languages: list[str]


class MovedCard(Shown):
    """What would move, from where to where."""

    what: str
    source: str
    target: str


class Repairable(Shown):
    """A number of a table that may be set by hand if everybody agrees, or how many cards move."""

    path: str
    label: str
    seat: int | None
    now: int
    least: int
    most: int
    move: MovedCard | None = None


class SeatAgain(Shown):
    who: Literal["me", "hot-seat", "friend", "bot"]
    bot: str | None
    name: str


class Again(Shown):
    """What it takes to play the same game once more: everything but the seed."""

    game: str
    players: int
    setup: dict[str, Any]
    seats: list[SeatAgain]
    free_undo: bool


class SeatLink(Shown):
    """A link that was just made: its address and the picture of it."""

    seat: int | str
    name: str
    url: str
    qr: str


# Campaigns


class ChapterPlayed(Shown):
    number: int
    title: str
    url: str
    over: bool
    won: bool | None
    repaired: bool
    """Whether something was set by hand in it."""
    text: str


class Note(Shown):
    kind: str
    title: str | None
    text: str
    mark: str


class Deed(Shown):
    """A sentence of a chronicle with the pieces it tells of."""

    text: str
    pieces: list[Piece]
    notes: list[Note]
    mark: str
    art: str


class Section(Shown):
    heading: str
    deeds: list[Deed]
    sealed: int
    look: str
    aside: str


class Left(Shown):
    """A game that a finished campaign leaves to be played."""

    id: str
    kind: str
    title: str


class Seated(Shown):
    seat: int
    name: str
    who: str
    mine: bool


class Chronicle(Shown):
    """A campaign as its page shows it."""

    campaign: str
    game: str
    title: str
    over: bool
    file: bool
    players: int
    begun: float
    now: str | None
    chapters: list[ChapterPlayed]
    judged: list[str]
    """The addresses of the chapters of which an analysis is kept."""
    sections: list[Section]
    pages: list[Page]
    after: list[Left]
    seated: list[Seated]


class CampaignRow(Shown):
    """A campaign in a list: what is played and how far it has come."""

    campaign: str
    game: str
    title: str
    url: str
    chapter: ChapterPlayed
    over: bool
    when: float


# What a browser remembers

Named = dict[str, str]
"""Something by its names: its `id`, and a name in each language."""


class Sat(Shown):
    mine: bool
    bot: bool
    figure: Named | None


class Remembered(Shown):
    """What statistics and achievements are made from."""

    table: str
    game: str
    when: int
    won: bool | None
    together: bool
    reason: str
    answers: int
    undo: bool
    kind: str
    name: str
    about: list[Named]
    seats: list[Sat]
    minutes: int | UnsetType = UNSET


# What decided a game


class Turn(Shown):
    round: int
    by: str
    answers: int


class Curve(Shown):
    id: str
    most: int
    levels: list[int]
    """At the start, then at the end of every turn."""


class CardNamed(Shown):
    slug: Slug
    kind: str
    name: str


class TurningMoment(Shown):
    step: int
    change: float
    by: str
    text: str
    card: CardNamed | None
    target: str | None
    levels: list[int]


class Share(Shown):
    name: str | None
    amount: int


class Total(Shown):
    id: str
    total: int
    parts: list[Share]


class Amount(Shown):
    id: str
    total: int


class Counted(Shown):
    """Something that was counted in a game, for everybody who took part in it."""

    label: str
    amounts: list[Amount]


class Decided(Shown):
    """Curves, who did how much, and the turning point of a finished game."""

    measured: str
    counted: str
    steps: list[Turn]
    curves: list[Curve]
    chance: list[tuple[int, float]]
    seats: list[int]
    moments: list[TurningMoment]
    turning: int
    totals: list[Total]
    numbers: list[Counted]
    """Turns and what was gathered, seat by seat."""


# Being called


class Calls(Shown):
    """How somebody can be told of their turn at a table, and how they are."""

    possible: bool
    hook: bool
    mail: bool
    push: str | None
    """The key a browser subscribes with; null where this server does not push."""
    way: str | None
    topic: str | None
    address: str
    confirmed: bool
    trouble: bool


# A finished game, judged


class JudgedPoint(Shown):
    """The chances of all sides after a number of answers, in ten-thousandths."""

    answers: int
    chances: list[int]


class JudgedStep(Shown):
    """An answer in words, and the things on the table it is about."""

    text: str
    pieces: list[str]
    after: int
    """How many answers of the better line have been given with it; 0 for what was played."""


class JudgedDecision(Shown):
    """A decision that cost its side something, in hundredths."""

    answers: int
    seat: int
    asked: str
    cost: int
    before: int
    after: int
    played: JudgedStep
    better: list[JudgedStep]


class JudgedAccount(Shown):
    """start + luck + choices = end, in hundredths; the choices by seat."""

    start: int
    luck: int
    choices: list[int]
    end: int


class Judged(Shown):
    """A finished game, judged; or how far that is."""

    stage: Literal["none", "working", "done", "failed"]
    """`none` where nobody has asked for it."""
    done: int = 0
    all: int = 0
    problem: str | None = None
    answers: int = 0
    decisions: int = 0
    sides: list[list[int]] = field(default_factory=list)
    curve: list[JudgedPoint] = field(default_factory=list)
    costly: list[JudgedDecision] = field(default_factory=list)
    accounts: list[JudgedAccount] = field(default_factory=list)
    """By side."""
    swings: list[int] = field(default_factory=list)
    """After how many answers luck did most."""


# A circle


class Known(Shown):
    """Somebody in one's circle; `online` is null where they do not say."""

    handle: str
    online: bool | None


class Met(Shown):
    """Somebody at the same table."""

    handle: str
    name: str
    seat: int


class Invitation(Shown):
    """Somebody asks one to a seat."""

    id: str
    game: str
    title: str
    who: str


class Circle(Shown):
    """One's own handle, the people of one's circle, and who asks one to a table."""

    handle: str
    online: bool
    people: list[Known]
    invitations: list[Invitation]


# The workshop


class BenchWord(Shown):
    """A verb on the shelf of the workshop."""

    group: str
    text: str
    """How it reads; empty for what joins others."""
    new: list[Any]
    """What it is when it is taken from the shelf; an empty list is a place for others."""
    deed: bool
    """Whether it is something that one player does."""
    places: list[str]
    ways: bool
    """Whether it joins as many others as one likes."""
    varies: bool
    """Whether it can say something else besides another number."""
    labels: list[str]
    """The words that may be left out together with what follows them."""
    most: int = 99
    """The largest number that it takes."""


class BenchTold(Shown):
    """What the workshop offers for a game."""

    game: str
    """The game whose look things are drawn in."""
    engine: str
    """What a box calls the game."""
    engines: dict[str, str]
    """All for which boxes can be made, with their names."""
    judged: list[str]
    """The kinds of things that can be judged."""
    lists: dict[str, dict[str, str]]
    """Words that things are made of, such as places and rewards, by list."""
    words: dict[str, BenchWord]
    texts: dict[str, list[str]]
    motifs: dict[str, list[str]]
    usual: dict[str, tuple[int, int]]
    """By kind of card: from which price to which half of the printed ones are."""
    judges: bool
    """Whether the lab of this server judges drafts."""
    seconds: int
    """About how long a judgement takes."""
    tries: bool
    """Whether tables are opened with drafts here."""


class BenchVariant(Shown):
    clause: list[Any]
    text: str


class BenchFoe(Shown):
    """A nemesis card as a draft holds it: what it does not have is left out."""

    kind: str
    type: str
    tier: int
    name: dict[str, str | dict[str, str]]
    picture: str
    life: int | UnsetType = UNSET
    power: int | UnsetType = UNSET
    shield: int | UnsetType = UNSET
    effect: list[Any] | UnsetType = UNSET
    persistent: list[Any] | UnsetType = UNSET
    immediately: list[Any] | UnsetType = UNSET
    to_discard: list[Any] | UnsetType = UNSET


class BenchOffered(Shown):
    """A printed card that one of one's own may begin as."""

    name: str
    text: list[str]
    thing: BenchFoe


class BenchRemark(Shown):
    """Something that is true of a thing beside the printed ones, and the price that would change
    it."""

    text: str
    cost: int | None


class BenchChecked(Shown):
    """A thing of a draft as it will be drawn and read, or what is wrong with it."""

    problem: str
    thing: int | None
    """Which thing of the draft is wrong."""
    faces: dict[str, CardFace]
    """By language."""
    cards: list[CardFace]
    """Of a nemesis: its own."""
    strips: dict[str, list[str]]
    """By text how each of its verbs reads."""
    gist: Gist
    """What it does at a glance."""
    remarks: list[BenchRemark]


class BenchPlayed(Shown):
    """One game with a thing of a draft, played to its end."""

    problem: str
    lines: list[str]
    """What happened when it was first used; nothing if nobody used it."""
    ended: str


class AssayRate(Shown):
    """Games won of games played."""

    won: int
    games: int
    low: float
    high: float


class AssayRow(Shown):
    """What a thing is worth at the tables of a mage, or in the place of something printed, in
    points of a hundred."""

    slug: Slug
    name: str
    mean: float
    low: float
    high: float
    pairs: int
    bought: float | None
    """In how many of a hundred games they bought it."""


class AssayFoe(Shown):
    """How a nemesis fares, and the games not yet lost to it as turns go by."""

    slug: Slug
    name: str
    mine: bool
    rate: AssayRate
    curve: list[tuple[int, float]]


class AssayPrinted(Shown):
    """What a printed card is worth beside the average one of its kind, as the lab measured it."""

    slug: Slug
    name: str
    cost: int
    mean: float
    low: float
    high: float
    bought: float


class AssayPrice(Shown):
    """A card among the printed ones of its kind, in points of a hundred."""

    cost: int
    """What it cost when it was judged."""
    mean: float
    low: float
    high: float
    usual: list[tuple[int, float, float]]
    """By price the weakest and the strongest printed card."""
    cards: list[AssayPrinted]


class AssayMeasure(Shown):
    """What the turn in which a card is met changes."""

    name: str
    span: tuple[float, float, float] | None
    """On average, and between what; nothing before it was met."""
    usual: float
    """On average for printed cards of its kind."""


class AssayMet(Shown):
    """A printed card of the same kind, how often it was met, and what that changed by measure."""

    slug: Slug
    name: str
    times: int
    means: list[float]


class AssayMeeting(Shown):
    """A card that comes to the player who meets it."""

    rate: AssayRate
    """In how many of its games somebody met it."""
    measures: list[AssayMeasure]
    cards: list[AssayMet]


class BenchJudged(Shown):
    """How far a judgement has come, and what its games say, in points of a hundred."""

    id: str
    stage: Literal["waiting", "playing", "done", "stopped", "failed"]
    problem: str
    played: int
    total: int
    seconds: int
    """About how many are left."""
    with_it: AssayRate | None
    without: AssayRate | None
    mean: float
    low: float
    high: float
    bought: float
    copies: float
    mages: list[AssayRow]
    rivals: list[AssayRow]
    foes: list[AssayFoe]
    price: AssayPrice | None
    meeting: AssayMeeting | None
