"""A tiny campaign that needs everything a campaign offers: names given by players, a card changed
for good, a sealed card, an interlude with a choice, and a chapter repeated after a defeat.

Wanderers cross a ford, rest, and climb to a tower. In a crossing each wanderer in turn plays one of
two cards and a die is added; together they must come far enough in three rounds. The player who
wins the ford rests at a fire: the lantern is polished for good, or the chest is opened in which the
sealed card is hidden. The tower ends the campaign when it is won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from emberhold.games import TableGame
from emberhold.kernel.campaign import (
    RECORD,
    Campaign,
    Chapter,
    Chronicle,
    Deed,
    Record,
    Section,
    record_in,
)
from emberhold.kernel.errors import SetupError
from emberhold.kernel.game import Asking, GameOver, LogLine, Result, Sides, Step
from emberhold.kernel.message import Message
from emberhold.kernel.naming import checked_name, given_id
from emberhold.kernel.positions import flag, name, number, sequence, table
from emberhold.kernel.question import NAME, Choice, Question
from emberhold.kernel.rng import below, seeded
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.kernel.strand import Strand
from emberhold.parts.library import Entry
from emberhold.parts.rulebook import RuleShelf

FORD, FIRE, TOWER = "ford", "fire", "tower"
SEALED = "nightglass"
"""The word nobody may meet before the chest is opened."""
WAY = {FORD: 11, TOWER: 16}
"""How far two wanderers must come; a test changes it as a corrected rule would."""
ROUNDS = 3
SUGGESTED = ("Ash", "Birch", "Cinder")


class Card:
    """A card as the record has made it: the slug stays, its worth may have changed."""

    __slots__ = ("slug", "worth")

    def __init__(self, slug: str, worth: int) -> None:
        self.slug = slug
        self.worth = worth

    @property
    def message_id(self) -> str:
        return f"trail-card-{self.slug}"


def cards_under(world: Mapping[str, Any]) -> tuple[Card, ...]:
    """The cards there are under a record; what is sealed does not exist."""
    cards = [Card("lantern", 3 if world["polished"] else 1), Card("staff", 2)]
    return (*cards, Card(SEALED, 5)) if world["opened"] else tuple(cards)


class Wanderer:
    """A seat by the name its player gave."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def message_id(self) -> str:
        return given_id(self.name, "trail-wanderer")


class Trail:
    """The state."""

    __slots__ = ("come", "log", "names", "place", "result", "rng", "round", "seat", "step", "world")

    rng: int
    step: str
    result: Result | None
    log: Strand[LogLine] | None
    place: str
    world: dict[str, Any]
    """Replaced when it changes, never changed."""
    names: tuple[str, ...]
    come: int
    round: int
    seat: int

    def copy(self) -> Trail:
        twin = Trail()
        for part in self.__slots__:
            setattr(twin, part, getattr(self, part))
        twin.log = None
        return twin

    @property
    def players(self) -> int:
        return int(self.world["players"])

    def tell(self, id: str, **words: Any) -> None:
        if self.log is not None:
            self.log.append(LogLine(id, words))


class TrailQuestion(Question):
    """Options point at the cards they name."""

    def prompt(self) -> Message:
        return Message(f"trail-ask-{self.topic}", who=self.seat + 1)

    def label(self, choice: Choice) -> Message:
        return Message(f"trail-option-{choice[0]}", card=choice[-1])

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        return tuple(f"card:{part.slug}" for part in choice[1:] if isinstance(part, Card))


class WhatName(TrailQuestion):
    """What a wanderer is called: any name, or one of those offered."""

    def naming(self) -> int:
        return 24


def naming(game: Trail) -> Asking:
    seat = len(game.names)
    choice = yield WhatName(seat, "name", [(NAME, name) for name in SUGGESTED])
    game.names = (*game.names, choice[1])
    game.tell("trail-log-named", who=Wanderer(choice[1]))
    game.step = "naming" if seat + 1 < game.players else "crossing"


def crossing(game: Trail) -> Asking:
    cards = cards_under(game.world)
    choice = yield TrailQuestion(game.seat, "play", [("play", card) for card in cards])
    card = choice[1]
    game.come += card.worth + below(game, 3)
    who = Wanderer(game.names[game.seat])
    game.tell("trail-log-played", who=who, card=card, come=game.come)
    game.seat = (game.seat + 1) % game.players
    game.round += game.seat == 0
    if 2 * game.come >= WAY[game.place] * game.players:
        game.result = Result(tuple(range(game.players)), "trail-across")
    elif game.round == ROUNDS:
        game.result = Result((), "trail-swept-away")
    if game.result is not None:
        raise GameOver


def resting(game: Trail) -> Asking:
    """The interlude: an ordinary step with a choice the players make together."""
    choice = yield TrailQuestion(0, "rest", [("polish",), ("open",)], anyone=True)
    if choice[0] == "polish":
        game.world = {**game.world, "polished": True}
        game.tell("trail-log-polished", card=cards_under(game.world)[0])
    else:
        game.world = {**game.world, "opened": True}
        game.tell("trail-log-opened", card=cards_under(game.world)[-1])
    yield TrailQuestion(0, "leave", [("leave",)], anyone=True)
    game.result = Result(tuple(range(game.players)), "trail-rested")
    raise GameOver


class TrailCampaign(Campaign):
    """Ford, fire, tower; a crossing that is lost is tried again."""

    rules = 2

    def begin(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        if unknown := [wish for wish in wishes if wish != "names"]:
            raise SetupError("error-setup-key", given=unknown[0], known="names", nearest="names")
        names = [checked_name(name, SetupError) for name in wishes.get("names", ())]
        return {
            "players": players,
            "place": FORD,
            "attempt": 1,
            "names": names[:players],
            "polished": False,
            "opened": False,
            "told": [],
        }

    def chapter(self, record: Record) -> Chapter | None:
        place = record.world["place"]
        return Chapter(Message(f"trail-chapter-{place}")) if place else None

    def after(self, record: Record, carried: Mapping[str, Any], result: Result) -> dict[str, Any]:
        world = record.world
        place, won = world["place"], bool(result.winners)
        then = {FORD: FIRE, FIRE: TOWER, TOWER: ""}[place] if won else place
        return {
            **world,
            **carried,
            "place": then,
            "attempt": 1 if won else world["attempt"] + 1,
            "told": [*world["told"], {"place": place, "won": won}],
        }

    def wishes_of(self, world: Mapping[str, Any]) -> dict[str, Any]:
        return {"names": world["names"]}

    def check(self, record: Record) -> None:
        world = table(record.world, _WORLD, "record")
        for part in _WORLD:
            name(part, world, "record")
        number(world["players"], "record.players", record.players, record.players)
        name(world["place"], ("", FORD, FIRE, TOWER), "record.place")
        number(world["attempt"], "record.attempt", 1)
        for part in ("polished", "opened"):
            flag(world[part], f"record.{part}")
        for given in sequence(world["names"], "record.names"):
            checked_name(given)
        for deed in sequence(world["told"], "record.told"):
            name(table(deed, ("place", "won"), "record.told").get("place"), _PLACES, "record.told")

    def upgrade(self, record: Record) -> Record:
        """Before version 2 nobody counted attempts."""
        world = {"attempt": 1, **record.world}
        return Record(record.game, record.players, self.rules, record.number, world)

    def standing(self, record: Record, state: Trail) -> Record:
        if state.world == record.world:
            return record
        return Record(record.game, record.players, record.rules, record.number, state.world)

    def chronicle(self, record: Record) -> Chronicle:
        world = record.world
        told = tuple(
            Deed(Message(f"trail-told-{'won' if deed['won'] else 'lost'}", place=_Place(deed)))
            for deed in world["told"]
        )
        names = tuple(Deed(Message("trail-told-name", who=Wanderer(n))) for n in world["names"])
        things = tuple(
            Deed(
                Message("trail-told-card", card=card, worth=card.worth),
                (Piece(f"card:{card.slug}", "card", card.message_id, {"worth": card.worth}),),
            )
            for card in cards_under(world)
        )
        return Chronicle(
            Message("game-trail"),
            (
                Section(Message("trail-section-way"), told),
                Section(Message("trail-section-wanderers"), names),
                Section(Message("trail-section-cards"), things, sealed=1 - len(things) // 3),
            ),
        )


_WORLD = ("players", "place", "attempt", "names", "polished", "opened", "told")
_PLACES = (FORD, FIRE, TOWER)


class _Place:
    """A place as a sentence names it."""

    def __init__(self, deed: Mapping[str, Any]) -> None:
        self.message_id = f"trail-chapter-{deed['place']}"


class TrailGame(TableGame):
    """The game object."""

    name = "trail"
    seats = (1, 2, 3)
    messages = Path(__file__).parent / "trail_messages"
    steps: Mapping[str, Step] = {"naming": naming, "crossing": crossing, "resting": resting}
    campaign = TrailCampaign()

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        return (tuple(range(players)),)

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        """A chapter by its record; alone, the ford of a campaign that has not begun."""
        if RECORD in wishes:
            return dict(wishes)
        world = self.campaign.begin(players, seed, wishes)
        return {RECORD: Record(self.name, players, self.campaign.rules, 0, world).plain()}

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> Trail:
        record = record_in(setup)
        assert record is not None
        game = Trail()
        game.rng = seeded(seed)
        game.result = game.log = None
        game.world = record.world
        game.place = record.world["place"]
        game.names = tuple(record.world["names"])
        named = len(game.names) == players
        game.step = "resting" if game.place == FIRE else "crossing" if named else "naming"
        game.come = game.round = game.seat = 0
        return game

    def carried(self, state: Trail) -> dict[str, Any]:
        changed = {part: state.world[part] for part in ("polished", "opened")}
        return {"names": list(state.names), **changed}

    def library_under(self, record: Record | None) -> Sequence[Entry]:
        world = {"polished": False, "opened": False} if record is None else record.world
        return [_entry(card) for card in cards_under(world)]

    def rulebook_under(self, record: Record | None) -> RuleShelf:
        opened = record is not None and record.world["opened"]
        return RuleShelf(_RULES, "trail", frozenset() if opened else frozenset({"TR-003"}))

    def cast_under(self, record: Record) -> Mapping[str, str]:
        return {SEALED: "orb 260 300 void"} if record.world["opened"] else {}

    def place(self, state: Trail, position: Mapping[str, Any]) -> None:
        state.come = number(position["come"], "position.come")

    def scene(self, state: Trail, seat: int | None) -> Scene:
        cards = tuple(
            Piece(f"card:{card.slug}", "card", card.message_id, {"worth": card.worth})
            for card in cards_under(state.world)
        )
        hand = Zone("cards", "trail-zone-cards", cards, len(cards))
        shared = Area("trail", f"trail-chapter-{state.place}", (hand,), {"come": state.come})
        people = tuple(
            Area(f"player:{n}", _called(state, n), (), {"active": n == state.seat})
            for n in range(state.players)
        )
        marks: dict[str, int | str | bool] = {"round": state.round, "active": state.seat}
        return Scene(self.name, seat, (shared, *people), marks)

    def redeal(self, state: Trail, seat: int, seed: int | str) -> None:
        state.rng = seeded(seed)

    def line(self, line: LogLine) -> Message:
        return Message(line.id, **line.arguments)


def _entry(card: Card) -> Entry:
    facts = Message("trail-told-card", card=card, worth=card.worth)
    group = Message("trail-section-cards")
    return Entry(card.slug, card.message_id, "card", group, facts, card, _read)


def _read(card: Card, language: str) -> list[str]:
    return [Message("trail-told-card", card=card, worth=card.worth).text(language)]


_RULES = Path(__file__).parent / "trail_rules"


def _called(state: Trail, seat: int) -> str:
    return (
        Wanderer(state.names[seat]).message_id
        if seat < len(state.names)
        else f"trail-nobody-{seat}"
    )


TRAIL = TrailGame()
