"""Positions: any situation, set by names, for tests, puzzles and bug reports.

    {
        "turn": {"player": 0, "phase": "main"},
        "gravehold": 12,
        "nemesis": {"life": 40, "tokens": 3, "deck": ["smite"], "discard": ["thrash"]},
        "in_play": ["catacomb-drone", {"card": "mangleroot", "life": 5}],
        "market": {"scoria-slag": 0},
        "turn_order": {"deck": ["1", "nemesis"], "discard": ["2"]},
        "players": {"0": {"life": 4, "hand": ["crystal"], "breaches": {"3": "R"}}},
    }

Decks are written in the order in which they will be drawn, discard piles in the order in which
they were discarded. What a position does not name stays as the set-up left it. Every name and
number is checked; a position that is wrong anywhere opens no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    ACOLYTE,
    ATTACK,
    MINION,
    PLAYER_CARDS,
    POWER,
    SPELL,
    TURN_CARDS,
    Card,
)
from emberhold.games.aeons_end.life import enter_play
from emberhold.games.aeons_end.state import YELLOW_SIDES, Breach, InPlay, Pile, Player, State
from emberhold.kernel import positions
from emberhold.kernel.errors import PositionError
from emberhold.kernel.positions import Setter

_NEMESIS_CARDS = (ATTACK, MINION, POWER)
_PHASES = {
    "turn": "turn",
    "casting": "casting-start",
    "main": "main",
    "draw": "draw",
    "end": "end",
    "nemesis": "nemesis",
    "nemesis-draw": "nemesis-draw",
}
_PLAYER_PHASES = ("casting", "main", "draw")


def place(game: State, position: Mapping[str, Any]) -> None:
    """Bring a state into a position."""
    positions.apply(game, position, _TABLE, "position")


def cards_named(box: Box, given: Any, types: tuple[str, ...], path: str) -> list[Card]:
    """The cards of a list of names, which may be of some types only."""
    known = box.of_type(*types)
    return [known[positions.name(name, known, path)] for name in positions.sequence(given, path)]


# The nemesis' side


def _nemesis_pile(field: str, types: tuple[str, ...], first_on_top: bool) -> Setter:
    def setter(game: State, given: Any, path: str) -> None:
        cards = tuple(cards_named(game.box, given, types, path))
        setattr(game, field, cards[::-1] if first_on_top else cards)

    return setter


def _nemesis_life(game: State, given: Any, path: str) -> None:
    game.nemesis_life = positions.number(given, path, 1, game.max_nemesis_life)


_NEMESIS: dict[str, Setter] = {
    "life": _nemesis_life,
    "tokens": positions.number_setter("tokens"),
    "deck": _nemesis_pile("nemesis_deck", _NEMESIS_CARDS, True),
    "discard": _nemesis_pile("nemesis_discard", _NEMESIS_CARDS, False),
}


def _set_nemesis(game: State, given: Any, path: str) -> None:
    """The common things, and what only this nemesis has."""
    own: dict[str, Setter] = {name: _own_of_nemesis(name) for name in game.own.places}
    positions.apply(game, given, {**_NEMESIS, **own}, path)


def _own_of_nemesis(name: str) -> Setter:
    def setter(game: State, given: Any, path: str) -> None:
        game.own = game.own.placed(name, given, path, game.box)

    return setter


def _set_in_play(game: State, given: Any, path: str) -> None:
    """What is in play, from the longest there to the newest; it is nowhere else then."""
    game.in_play = ()
    game.listeners = ()
    types = (MINION, POWER, ACOLYTE)
    for entry in positions.sequence(given, path):
        wanted = positions.entry(entry, "card", ("life", "tokens"), path)
        card = cards_named(game.box, [wanted.get("card")], types, path)[0]
        if game.piece(card) is not None:
            raise PositionError("error-position-twice", path=path, given=card.slug)
        for pile in ("nemesis_deck", "nemesis_discard"):
            setattr(game, pile, tuple(c for c in getattr(game, pile) if c is not card))
        game.own = game.own.without(card)
        enter_play(game, card)
        field = "tokens" if card.type == POWER else "life"
        printed = card.power if card.type == POWER else card.life
        if field in wanted:
            tokens = positions.number(wanted[field], f"{path}.{card.slug}.{field}", 1, printed)
            game.in_play = (*game.in_play[:-1], InPlay(card, tokens))


# Market and turn order


def _set_market(game: State, given: Any, path: str) -> None:
    known = [pile.card.slug for pile in game.market]
    for name in positions.table(given, known, path):
        positions.name(name, known, path)
    game.market = tuple(
        Pile(
            pile.card,
            pile.copies[: positions.number(given[pile.card.slug], path, 0, len(pile.copies))],
        )
        if pile.card.slug in given
        else pile
        for pile in game.market
    )


def _order_pile(field: str, first_on_top: bool) -> Setter:
    def setter(game: State, given: Any, path: str) -> None:
        cards = tuple(
            TURN_CARDS[positions.name(name, TURN_CARDS, path)]
            for name in positions.sequence(given, path)
        )
        last = len(game.players) - 1
        known = [c.slug for c in TURN_CARDS.values() if max(c.seats, default=0) <= last]
        for card in cards:
            positions.name(card.slug, known, path)
        setattr(game, field, cards[::-1] if first_on_top else cards)
        game.order_known_top = game.order_known_bottom = 0

    return setter


_TURN_ORDER: dict[str, Setter] = {
    "deck": _order_pile("order_deck", True),
    "discard": _order_pile("order_discard", False),
}


def _set_turn_order(game: State, given: Any, path: str) -> None:
    positions.apply(game, given, _TURN_ORDER, path)
    if not game.order_deck and not game.order_discard:
        raise PositionError("error-position-no-turns", path=path)


# Players


class _Side:
    """A player, and the game in which cards are looked up."""

    __slots__ = ("box", "player")

    def __init__(self, game: State, player: Player) -> None:
        self.box = game.box
        self.player = player


def _of_player(field: str, least: int = 0, most: int = 999) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        setattr(side.player, field, positions.number(given, path, least, most))

    return setter


def _own_of_player(name: str) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        side.player.own = side.player.own.placed(name, given, path, side.box)

    return setter


def _zone(field: str, first_on_top: bool = False) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        player = side.player
        kinds = cards_named(side.box, given, PLAYER_CARDS, path)
        setattr(player, field, ())
        cards = tuple(_fresh_copies(player, kinds, player.prepped()))
        setattr(player, field, cards[::-1] if first_on_top else cards)

    return setter


_COPIES_A_SEAT = 60


def _fresh_copies(player: Player, kinds: list[Card], prepped: list[Card]) -> list[Card]:
    """Copies nobody else has: those of a position are numbered by seat, above the box's own."""
    used = [*player.hand, *player.deck, *player.discard, *player.play_area, *prepped]
    for kind in kinds:
        number = _COPIES_A_SEAT * (player.seat + 1)
        while kind.copy(number) in used:
            number += 1
        used.append(kind.copy(number))
    return used[len(used) - len(kinds) :]


def _set_breaches(side: _Side, given: Any, path: str) -> None:
    """The named breaches as given, `none` for a missing one; the others as on the sheet."""
    player = side.player
    numbers = tuple(tile.number for tile in side.box.rules.breaches)
    breaches = {breach.number: breach for breach in player.breaches}
    for name, wanted in positions.table(given, numbers, path).items():
        number = int(positions.name(str(name), map(str, numbers), path))
        breaches.pop(number, None)
        if wanted != "none":
            spells = _breach_spells(side, breaches, number, wanted, f"{path}.{number}")
            breaches[number] = _breach(side.box, number, wanted, spells, f"{path}.{number}")
    player.breaches = tuple(breaches[number] for number in sorted(breaches))
    player.watch = tuple(spell for spell in player.prepped() if spell.watches)


def _breach(box: Box, number: int, wanted: Any, spells: tuple[Card, ...], path: str) -> Breach:
    given = positions.entry(wanted, "state", ("spells", "focused"), path)
    sides = () if number == 1 else tuple(YELLOW_SIDES)
    states = ("open", *sides, *box.tile_marks)
    state = positions.name(given.get("state", "open"), states, path)
    focused = positions.flag(given.get("focused", False), path)
    if state in sides:
        return Breach(box.rules.tile(number), YELLOW_SIDES.index(state), False, focused, spells)
    tile = box.rules.tile(number, "" if state == "open" else state)
    return Breach(tile, 3, True, focused, spells)


def _breach_spells(
    side: _Side, breaches: Mapping[int, Breach], number: int, wanted: Any, path: str
) -> tuple[Card, ...]:
    """A dual spell named on two neighbours is one card lying on both."""
    if not isinstance(wanted, Mapping):
        return ()
    spells: list[Card] = []
    for kind in cards_named(side.box, wanted.get("spells", []), (SPELL,), path):
        left = breaches.get(number - 1)
        shared = [s for s in left.spells if s.kind is kind and kind.dual] if left else []
        lying = [spell for breach in breaches.values() for spell in breach.spells]
        spells += shared or _fresh_copies(side.player, [kind], lying + spells)
    return tuple(spells)


def _set_life(side: _Side, given: Any, path: str) -> None:
    """No life means exhausted."""
    player = side.player
    player.life = positions.number(given, path, 0, player.max_life)
    player.exhausted = player.life == 0


def _set_charges(side: _Side, given: Any, path: str) -> None:
    side.player.charges = positions.number(given, path, 0, side.player.mage.charges)


_PLAYER: dict[str, Setter] = {
    "life": _set_life,
    "charges": _set_charges,
    "aether": _of_player("aether"),
    "hand": _zone("hand"),
    "deck": _zone("deck", first_on_top=True),
    "discard": _zone("discard"),
    "played": _zone("play_area"),
    "breaches": _set_breaches,
}


def _set_players(game: State, given: Any, path: str) -> None:
    for seat, wanted in positions.by_seat(given, len(game.players), path):
        player = game.players[seat]
        own: dict[str, Setter] = {name: _own_of_player(name) for name in player.own.places}
        positions.apply(_Side(game, player), wanted, {**_PLAYER, **own}, f"{path}.{seat}")


# Whose turn, and the whole table


def _set_turn(game: State, given: Any, path: str) -> None:
    known = ("player", "phase")
    for name in positions.table(given, known, path):
        positions.name(name, known, path)
    phase = positions.name(given.get("phase", "casting"), _PHASES, f"{path}.phase")
    game.step = _PHASES[phase]
    game.turn = max(1, game.turn)
    if phase in _PLAYER_PHASES:
        last = len(game.players) - 1
        game.active = game.speaker = positions.number(
            given.get("player", 0), f"{path}.player", 0, last
        )
    else:
        game.active = -1


_TABLE: dict[str, Setter] = {
    "ask_always": positions.flag_setter("ask_always"),
    "gravehold": lambda game, given, path: _gravehold(game, given, path),
    "nemesis": _set_nemesis,
    "in_play": _set_in_play,
    "market": _set_market,
    "turn_order": _set_turn_order,
    "players": _set_players,
    "turn": _set_turn,
}


def _gravehold(game: State, given: Any, path: str) -> None:
    game.gravehold = positions.number(given, path, 1, game.max_gravehold)
