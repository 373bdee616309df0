"""The players' part of a position: zones, breaches, aether and what waits for the turn's end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    CORRUPTION,
    GEM,
    HELD_CARDS,
    PLAYER_CARDS,
    RELIC,
    SPELL,
    Card,
)
from emberhold.games.aeons_end.figure.aether import (
    FOR_GEM,
    FOR_SPELL,
    NO_RELIC_OR_SPELL,
    ONLY_CARDS,
    gain_aether,
)
from emberhold.games.aeons_end.figure.breaches import shares
from emberhold.games.aeons_end.figure.gaining import TO_ALLY, TO_DECK
from emberhold.games.aeons_end.state import YELLOW_SIDES, Breach, Player, State
from emberhold.kernel import positions
from emberhold.kernel.errors import PositionError
from emberhold.kernel.positions import Setter


def cards_named(box: Box, given: Any, types: tuple[str, ...], path: str) -> list[Card]:
    """The cards of a list of names, which may be of some types only."""
    known = box.of_type(*types)
    return [known[positions.name(name, known, path)] for name in positions.sequence(given, path)]


class _Side:
    """A player, and the game in which cards are looked up."""

    __slots__ = ("box", "game", "player")

    def __init__(self, game: State, player: Player) -> None:
        self.box = game.box
        self.game = game
        self.player = player


def _of_player(field: str, least: int = 0, most: int = 999) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        setattr(side.player, field, positions.number(given, path, least, most))

    return setter


def _own_of_player(name: str) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        side.player.own = side.player.own.placed(name, given, path, side.box)

    return setter


def _zone(field: str, first_on_top: bool = False, types: tuple[str, ...] = HELD_CARDS) -> Setter:
    def setter(side: _Side, given: Any, path: str) -> None:
        player = side.player
        kinds = cards_named(side.box, given, types, path)
        setattr(player, field, ())
        _take_corruptions(side, kinds, path)
        cards = tuple(_fresh_copies(player, kinds, player.prepped()))
        setattr(player, field, cards[::-1] if first_on_top else cards)

    return setter


def _take_corruptions(side: _Side, kinds: list[Card], path: str) -> None:
    """Of each there is one: here, not in the deck of the nemesis that brings it."""
    game = side.game
    for kind in [kind for kind in kinds if kind.type == CORRUPTION]:
        only = kind.copy(1)
        held = any(only in (*p.hand, *p.deck, *p.discard, *p.play_area) for p in game.players)
        if held or kinds.count(kind) > 1:
            raise PositionError("error-position-twice", path=path, given=kind.slug)
        if kind.nemesis != game.nemesis.slug:
            known = [slug for slug, c in side.box.of_type(*PLAYER_CARDS).items()]
            positions.name(kind.slug, known, path)
        game.own = game.own.without(only)


_COPIES_A_SEAT = 60
DESTROYED = 400
"""Above the copies of all seats."""


def _fresh_copies(player: Player, kinds: list[Card], prepped: list[Card]) -> list[Card]:
    """Copies nobody else has: those of a position are numbered by seat, above the box's own."""
    used = [*player.hand, *player.deck, *player.discard, *player.play_area, *prepped]
    for kind in kinds:
        number = 1 if kind.type == CORRUPTION else _COPIES_A_SEAT * (player.seat + 1)
        while kind.copy(number) in used:
            number += 1
        used.append(kind.copy(number))
    return used[len(used) - len(kinds) :]


def _set_breaches(side: _Side, given: Any, path: str) -> None:
    """The named breaches as given, `none` for a missing one; the others as on the sheet."""
    player = side.player
    numbers = tuple(tile.number for tile in side.box.rules.breaches)
    breaches = {breach.number: breach for breach in player.breaches}
    table = positions.table(given, numbers, path)
    wishes = {int(positions.name(str(n), map(str, numbers), path)): table[n] for n in table}
    for number in wishes:
        breaches.pop(number, None)
    for number, wanted in sorted(wishes.items(), key=lambda wish: wish[0]):
        if wanted != "none":
            spells = _breach_spells(side, breaches, number, wanted, f"{path}.{number}")
            breaches[number] = _breach(side.box, number, wanted, spells, f"{path}.{number}")
    player.breaches = tuple(breaches[number] for number in sorted(breaches))
    _check_dual(player, path)
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
    """A dual spell named on two neighbours is one card on both, and on no third breach."""
    if not isinstance(wanted, Mapping):
        return ()
    kinds = cards_named(side.box, wanted.get("spells", []), (SPELL,), path)
    together = any(shares(one, other) for one, other in combinations(kinds, 2))
    usual = 1 if any(kind.dual for kind in kinds) else side.box.rules.spells_a_breach
    positions.at_most(len(kinds), usual + 1 if together else usual, path)
    spells: list[Card] = []
    lying = [spell for breach in breaches.values() for spell in breach.spells]
    for kind in kinds:
        left = breaches.get(number - 1)
        shared = [
            spell
            for spell in (left.spells if left is not None else ())
            if kind.dual and spell.kind is kind and lying.count(spell) == 1
        ]
        spells += shared or _fresh_copies(side.player, [kind], lying + spells)
    return tuple(spells)


def _check_dual(player: Player, path: str) -> None:
    """WE-183: a dual spell is on two adjacent breaches."""
    lying = [spell for breach in player.breaches for spell in breach.spells]
    for spell in lying:
        if spell.dual and lying.count(spell) == 1:
            raise PositionError("error-position-dual", path=path, card=spell)


_PURPOSES = {
    "cards": ONLY_CARDS,
    "gems": FOR_GEM,
    "spells": FOR_SPELL,
    "not-relics-or-spells": NO_RELIC_OR_SPELL,
}
"""What bound aether may pay for (WE-164)."""


def _set_bound(side: _Side, given: Any, path: str) -> None:
    positions.check_names(given, _PURPOSES, path)
    side.player.bound = ()
    for name, purpose in _PURPOSES.items():
        if name in given:
            amount = positions.number(given[name], f"{path}.{name}", 1)
            gain_aether(side.player, amount, purpose)


def _set_gained(side: _Side, given: Any, path: str) -> None:
    """Cards gained this turn: those of them that are somewhere, wherever that is."""
    player = side.player
    lying = [*player.discard, *player.deck, *player.hand, *player.play_area, *player.prepped()]
    found: list[Card] = []
    for kind in cards_named(side.box, given, PLAYER_CARDS, path):
        mine = [card for card in lying if card.kind is kind and card not in found]
        found.append(mine[0] if mine else _fresh_copies(player, [kind], found)[0])
    player.gained = tuple(found)


def _set_next_gain(side: _Side, given: Any, path: str) -> None:
    """What waits for the next card gained this turn."""
    names = positions.sequence(given, path)
    side.player.next_gain = tuple(positions.name(n, (TO_DECK, TO_ALLY), path) for n in names)


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
    "bound": _set_bound,
    "hand": _zone("hand"),
    "deck": _zone("deck", first_on_top=True),
    "discard": _zone("discard"),
    "played": _zone("play_area", types=(GEM, RELIC)),
    "breaches": _set_breaches,
    "gained": _set_gained,
    "next_gain": _set_next_gain,
}


def set_players(game: State, given: Any, path: str) -> None:
    for seat, wanted in positions.by_seat(given, len(game.players), path):
        player = game.players[seat]
        own: dict[str, Setter] = {name: _own_of_player(name) for name in player.own.places}
        positions.apply(_Side(game, player), wanted, {**_PLAYER, **own}, f"{path}.{seat}")
    if not game.solo and all(player.exhausted for player in game.players):
        raise PositionError("error-position-exhausted", path=path)
