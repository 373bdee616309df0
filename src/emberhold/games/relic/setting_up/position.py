"""Positions: any situation, set by names, for tests, puzzles and bug reports.

    {
        "round": 3,
        "turn": {"player": 0, "phase": "engagement"},
        "dice": [6, 2],
        "players": {
            "0": {
                "space": "bone-marsh",
                "life": 3,
                "hand": ["saints-aegis"],
                "assets": ["oathblade", {"asset": "field-medkit", "charges": 1}],
                "trophies": ["ork-brawlers"],
                "corruption": ["withered-hand", {"corruption": "lost-hours", "open": False}],
                "mission": {"mission": "take-initiative", "progress": [2]},
                "completed": 2,
            }
        },
        "board": {"bone-marsh": ["gnawing-swarm", {"card": "field-hospital", "charges": 1}]},
        "decks": {"threat-blue": ["scuttling-brood"]},
    }

Whatever a position does not name is as at the start, but that nobody holds Power cards or has a
mission. Decks are written as they will be drawn, the first card on top. `dice` are what the next
dice show. Every name and number is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.scenarios import PLAIN_TOKEN
from emberhold.games.relic.figure.belongings import discard_hand, own_deck
from emberhold.games.relic.figure.corruption import begin_with
from emberhold.games.relic.map.board import SPACE_NAMED, SPACES
from emberhold.games.relic.state import Figure, Piece, State, Taint
from emberhold.games.relic.terms import (
    ATTRIBUTES,
    CENTRE,
    DECKS,
    MIDDLE,
    MISSION,
    MOST_LEVEL,
    MOST_NEMESIS_LEVEL,
    POWER,
    THRESHOLD,
)
from emberhold.games.relic.timing.listening import reindex
from emberhold.kernel import positions
from emberhold.kernel.positions import Setter
from emberhold.parts.deck import EVERYBODY, Deck, only

_PHASES = ("turn", "movement", "exploration", "engagement", "experience", "end")


def place(game: State, position: Mapping[str, Any]) -> None:
    """Bring a state into a position."""
    positions.check_names(position, _TABLE, "position")
    log, game.log = game.log, None
    _sit_down(game, position.get("players", {}))
    game.step = "turn"
    game.phase = "start"
    positions.apply(game, position, _TABLE, "position")
    for figure in game.figures:
        reindex(game, figure)
    game.log = log


def _sit_down(game: State, players: Any) -> None:
    """Everybody begins with the sheet that is named, or the first that was dealt."""
    wanted = dict(positions.by_seat(players, len(game.figures), "position.players"))
    for figure in game.figures:
        sheets = game.box.nemeses if figure.nemesis else game.box.characters
        sheet = figure.sheet
        entry = wanted.get(figure.seat, {})
        if isinstance(entry, Mapping) and "sheet" in entry:
            path = f"position.players.{figure.seat}.sheet"
            sheet = sheets[positions.name(entry["sheet"], sheets, path)]
        begin_with(game, figure, sheet)
        discard_hand(game, figure)
        figure.dealt = ()
        figure.beginning = False
        if figure.nemesis:
            game.decks[sheet.deck] = Deck(game.box.copies_in(sheet.deck)).shuffled(game)
    taken = [figure.sheet for figure in game.figures]
    game.sheets = tuple(sheet for sheet in game.box.characters.values() if sheet not in taken)
    deck = game.decks[POWER]
    game.decks[POWER] = Deck(deck.all).shuffled(game)


# Cards


def _take(game: State, slug: Any, known: list[str], path: str) -> Card:
    """A copy of a card that the position has not put anywhere yet."""
    kind = game.box.cards[positions.name(slug, known, path)]
    deck = game.decks[kind.deck]
    for card in sorted(deck.cards, key=lambda card: card.number):
        if card.kind is kind:
            game.decks[kind.deck] = deck.without(card)
            return card
    count = kind.often if deck.all or kind.deck < len(DECKS) - 4 else 0
    positions.at_most(count + 1, count, path)
    raise AssertionError("unreachable")


_ASSETS = ("asset", "arsenal", "encounter")
_TROPHIES = ("enemy", "agent")
_HANDS = ("power", "might")
_TAINTS = ("corruption",)
_MISSIONS = ("mission",)
_BOARD = ("event", "enemy", "encounter", "asset", "agent", "arsenal")
"""The types of cards that can be in a place."""


def _take_one(game: State, slug: Any, types: tuple[str, ...], path: str) -> Card:
    known = [card.slug for card in game.box.cards.values() if card.type in types]
    return _take(game, slug, known, path)


class _Seat:
    """A figure being set up, and its game."""

    __slots__ = ("figure", "game")

    def __init__(self, game: State, figure: Figure) -> None:
        self.game = game
        self.figure = figure


def _number(field: str, least: int, most: int) -> Setter:
    def setter(seat: _Seat, given: Any, path: str) -> None:
        setattr(seat.figure, field, positions.number(given, path, least, most))

    return setter


def _attribute(place: int) -> Setter:
    def setter(seat: _Seat, given: Any, path: str) -> None:
        values = list(seat.figure.attributes)
        values[place] = positions.number(given, path, 0, 12)
        seat.figure.attributes = (values[0], values[1], values[2])

    return setter


def _set_space(seat: _Seat, given: Any, path: str) -> None:
    """R-140: no nemesis is in the Inner tier."""
    most = MIDDLE if seat.figure.nemesis else CENTRE
    known = [space.slug for space in SPACES if space.tier <= most]
    seat.figure.space = SPACE_NAMED[positions.name(given, known, path)].index


def _set_level(seat: _Seat, given: Any, path: str) -> None:
    most = MOST_NEMESIS_LEVEL if seat.figure.nemesis else MOST_LEVEL
    seat.figure.level = positions.number(given, path, 0, most)


def _set_hand(seat: _Seat, given: Any, path: str) -> None:
    """Power cards, or Might cards of the nemesis' own deck."""
    own = own_deck(seat.figure)
    known = [card.slug for card in seat.game.box.by_deck[own] if card.type in _HANDS]
    cards = [_take(seat.game, slug, known, path) for slug in positions.sequence(given, path)]
    seat.figure.hand = tuple(cards)
    seat.figure.seen = (0,) * len(cards)


def _piece(game: State, given: Any, main: str, types: tuple[str, ...], path: str) -> Piece:
    entry = positions.entry(given, main, ("charges",), path)
    card = _take_one(game, entry.get(main), types, path)
    charges = positions.number(entry.get("charges", card.charges), path, 0, 99)
    return Piece(card, charges)


def _set_assets(seat: _Seat, given: Any, path: str) -> None:
    seat.figure.assets = tuple(
        _piece(seat.game, entry, "asset", _ASSETS, path)
        for entry in positions.sequence(given, path)
    )


def _set_trophies(seat: _Seat, given: Any, path: str) -> None:
    slugs = positions.sequence(given, path)
    cards = [_take_one(seat.game, slug, _TROPHIES, path) for slug in slugs]
    seat.figure.trophies = tuple(Piece(card, 0) for card in cards)


def _set_corruption(seat: _Seat, given: Any, path: str) -> None:
    entries = positions.sequence(given, path)
    positions.at_most(len(entries), THRESHOLD - 1, path)
    found = []
    for entry in entries:
        wanted = positions.entry(entry, "corruption", ("open",), path)
        card = _take_one(seat.game, wanted.get("corruption"), _TAINTS, path)
        is_open = positions.flag(wanted.get("open", True), path)
        seen = EVERYBODY if is_open else only(seat.figure.seat)
        found.append(Taint(card, is_open, seen, 0))
    seat.figure.corruption = tuple(found)


def _set_mission(seat: _Seat, given: Any, path: str) -> None:
    wanted = positions.entry(given, "mission", ("progress", "target"), path)
    card = _take_one(seat.game, wanted.get("mission"), _MISSIONS, path)
    figure = seat.figure
    figure.mission = card
    progress = positions.sequence(wanted.get("progress", [0] * len(card.goals)), path)
    positions.at_most(len(progress), len(card.goals), path)
    figure.progress = tuple(positions.number(n, path, 0, 1 << 40) for n in progress)
    last = len(seat.game.figures) - 1
    figure.mark = positions.number(wanted.get("target", -1), path, -1, last)


def _set_completed(seat: _Seat, given: Any, path: str) -> None:
    count = positions.number(given, path, 0, 20)
    deck = seat.game.decks[MISSION]
    seat.figure.completed = tuple((card, False) for card in deck.cards[:count])
    for card in deck.cards[:count]:
        seat.game.decks[MISSION] = seat.game.decks[MISSION].without(card)


def _set_tokens(seat: _Seat, given: Any, path: str) -> None:
    if isinstance(given, int) and not isinstance(given, bool):
        seat.figure.tokens = (PLAIN_TOKEN,) * positions.number(given, path, 0, 9)
    else:
        tokens = positions.sequence(given, path)
        seat.figure.tokens = tuple(positions.number(n, path, 0, 9) for n in tokens)


def _flag(field: str) -> Setter:
    def setter(seat: _Seat, given: Any, path: str) -> None:
        setattr(seat.figure, field, positions.flag(given, path))

    return setter


_SEAT: dict[str, Setter] = {
    "sheet": lambda seat, given, path: None,
    "space": _set_space,
    "life": _number("life", 1, 12),
    "level": _set_level,
    **{name: _attribute(place) for place, name in enumerate(ATTRIBUTES)},
    "hand": _set_hand,
    "assets": _set_assets,
    "trophies": _set_trophies,
    "misses": _flag("misses"),
}
_NEMESIS: dict[str, Setter] = {**_SEAT, "infamy": _number("infamy", 0, 24)}
_CHARACTER: dict[str, Setter] = {
    **_SEAT,
    "influence": _number("influence", 0, 99),
    "corruption": _set_corruption,
    "mission": _set_mission,
    "completed": _set_completed,
    "tokens": _set_tokens,
    "at_gate": _flag("at_gate"),
}


# The table


def _set_players(game: State, given: Any, path: str) -> None:
    for seat, wanted in positions.by_seat(given, len(game.figures), path):
        figure = game.figures[seat]
        setters = _NEMESIS if figure.nemesis else _CHARACTER
        positions.apply(_Seat(game, figure), wanted, setters, f"{path}.{seat}")


def _set_turn(game: State, given: Any, path: str) -> None:
    positions.check_names(given, ("player", "phase"), path)
    seat = positions.number(given.get("player", 0), f"{path}.player", 0, len(game.figures) - 1)
    game.active = seat
    game.turn = game.order.index(seat)
    game.step = positions.name(given.get("phase", "turn"), _PHASES, f"{path}.phase")
    game.phase = game.step


def _set_board(game: State, given: Any, path: str) -> None:
    for slug, entries in positions.table(given, SPACE_NAMED, path).items():
        space = SPACE_NAMED[positions.name(slug, SPACE_NAMED, path)]
        where = f"{path}.{slug}"
        listed = positions.sequence(entries, where)
        positions.at_most(0 if space.tier < 2 else len(listed), 0, where)
        game.board[space.index] = tuple(
            _piece(game, entry, "card", _BOARD, where) for entry in listed
        )


def _set_decks(game: State, given: Any, path: str) -> None:
    for name, slugs in positions.table(given, DECKS, path).items():
        deck = DECKS.index(positions.name(name, DECKS, path))
        cards = _named(game, deck, slugs, f"{path}.{name}")
        game.decks[deck] = game.decks[deck].put_on_top(tuple(reversed(cards)))


def _set_discards(game: State, given: Any, path: str) -> None:
    for name, slugs in positions.table(given, DECKS, path).items():
        deck = DECKS.index(positions.name(name, DECKS, path))
        for card in _named(game, deck, slugs, f"{path}.{name}"):
            game.decks[deck] = game.decks[deck].discarded(card)


def _named(game: State, deck: int, slugs: Any, path: str) -> list[Card]:
    """The cards of a deck that are listed, in that order."""
    known = [card.slug for card in game.box.by_deck[deck]]
    return [_take(game, slug, known, path) for slug in positions.sequence(slugs, path)]


def _set_dice(game: State, given: Any, path: str) -> None:
    game.dice = tuple(positions.number(n, path, 1, 6) for n in positions.sequence(given, path))


def _set_gaps(game: State, given: Any, path: str) -> None:
    """Tokens of the Master Collector, as the seat whose they are by Inner space."""
    inner = list(game.inner)
    first = next(space.index for space in SPACES if space.tier == 2)
    for slug, seat in positions.table(given, SPACE_NAMED, path).items():
        space = SPACE_NAMED[positions.name(slug, SPACE_NAMED, path)]
        positions.at_most(0 if space.tier == 2 else 1, 0, path)
        inner[space.index - first] = positions.number(seat, path, 0, len(game.figures) - 1)
    game.inner = tuple(inner)


def _set_lair(game: State, given: Any, path: str) -> None:
    cards = [_take_one(game, slug, _BOARD, path) for slug in positions.sequence(given, path)]
    game.lair = tuple(cards)


_TABLE: dict[str, Setter] = {
    "round": positions.number_setter("round", 1, 500),
    "turn": _set_turn,
    "omens": positions.number_setter("omens", 0, 99),
    "gaps": _set_gaps,
    "dice": _set_dice,
    "players": _set_players,
    "board": _set_board,
    "lair": _set_lair,
    "discards": _set_discards,
    "decks": _set_decks,
}
