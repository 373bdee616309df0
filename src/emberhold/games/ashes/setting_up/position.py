"""Positions: any situation, set by names, for tests, puzzles and bug reports.

    {
        "round": 3,
        "first": 1,
        "turn": {"player": 0, "phase": "turn", "mains": 1, "sides": 1},
        "players": {
            "0": {
                "wounds": 3,
                "hand": ["seal"],
                "battlefield": ["iron-rhino", {"unit": "gilder", "wounds": 1, "owner": 1}],
                "spellboard": ["protect", {"spell": "strengthen", "exhaustion": 1}],
                "active": {"natural-power": 2, "charm-basic": 1},
                "exhausted": {"natural": 5},
            },
            "2": {"out": true},
        },
        "removed": ["hammer-knight"],
    }

Draw piles are written in the order in which they will be drawn, discard piles in the order in which
they were discarded. What a position does not name stays as the set-up left it; but a position that
names one pool of dice sets the other one too. A player who is `out` has been eliminated and has
nothing any more. With `"ask_always": True` every question is put, also where there is nothing to
choose. Every name and number is checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from emberhold.games.ashes.card import ALTERATION, CONJURATION, READY, Card
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PRINTED
from emberhold.games.ashes.dice import DIE_OF, NO_DICE, TYPES
from emberhold.games.ashes.figure.leaving import listen
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.setting_up.decks import DICE
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel import positions
from emberhold.kernel.errors import PositionError
from emberhold.kernel.positions import Setter
from emberhold.parts.windows import Listeners

_PHASES = {
    "roll": ("roll", "prepare"),
    "discard": ("discard", "prepare"),
    "draw": ("draw", "prepare"),
    "turns": ("turns", "prepare"),
    "turn": ("turn", "turns"),
    "recovery": ("recovery", "recovery"),
    "round-end": ("round-end", "recovery"),
}
"""The step that comes next, and the phase of the round it is in."""

_UNITS = [card.slug for card in (*DECK_CARDS.values(), *CONJURED.values()) if card.life]
_READY = [card.slug for card in DECK_CARDS.values() if card.type == READY]
_ALTERATIONS = [card.slug for card in DECK_CARDS.values() if card.type == ALTERATION]


def place(game: State, position: Mapping[str, Any]) -> None:
    """Bring a state into a position."""
    positions.apply(game, position, _TABLE, "position")
    game.listeners = Listeners()
    for player in game.players:
        player.deck = tuple(_deck_of(game, player))
        for piece in player.pieces():
            listen(game, piece.card)
            for card, _ in piece.attached:
                game.listeners = game.listeners.entered(piece.card, card.triggers)


def _deck_of(game: State, player: Player) -> list[Card]:
    """The cards the player would have begun the game with."""
    deck = [*player.hand, *player.draw_pile, *player.discard]
    deck += [piece.card for piece in player.spellboard]
    for side in game.players:
        for piece in side.battlefield:
            owned = [(piece.card, piece.owner), *piece.attached]
            deck += [c for c, owner in owned if owner == player.seat and c.type != CONJURATION]
    return deck


# One side of the table


class _Side:
    """A player being set up, and the copies of cards that are taken already."""

    __slots__ = ("game", "player", "taken")

    def __init__(self, game: State, player: Player, taken: set[Card]) -> None:
        self.game = game
        self.player = player
        self.taken = taken

    def card(self, slug: Any, known: Iterable[str], path: str) -> Card:
        """The first copy of a card that is nowhere yet."""
        kind = CARDS[positions.name(slug, known, path)]
        if not self.game.errata:
            kind = PRINTED.get(kind.slug, kind)
        number = 1
        while kind.copy(number) in self.taken:
            number += 1
        self.taken.add(kind.copy(number))
        return kind.copy(number)

    def seat(self, given: Any, path: str) -> int:
        return positions.number(given, path, 0, len(self.game.players) - 1)


def _zone(field: str, known: Iterable[str], first_on_top: bool = False) -> Setter:
    known = list(known)

    def setter(side: _Side, given: Any, path: str) -> None:
        cards = tuple(side.card(slug, known, path) for slug in positions.sequence(given, path))
        setattr(side.player, field, cards[::-1] if first_on_top else cards)

    return setter


def _set_battlefield(side: _Side, given: Any, path: str) -> None:
    units = positions.sequence(given, path)
    positions.at_most(len(units), side.player.phoenixborn.card.battlefield, path)
    side.player.battlefield = tuple(_unit(side, entry, path) for entry in units)


_TOKENS = ("wounds", "exhaustion", "status", "boost")
_ON_A_UNIT = (*_TOKENS, "bypass", "attached", "dice", "owner")


def _unit(side: _Side, given: Any, path: str) -> Piece:
    """A unit by name, or with what is on it; it belongs to the player whose side it is on."""
    wanted = positions.entry(given, "unit", _ON_A_UNIT, path)
    card = side.card(wanted.get("unit"), _UNITS, path)
    path = f"{path}.{card.slug}"
    owner = side.seat(wanted.get("owner", side.player.seat), f"{path}.owner")
    attached = positions.sequence(wanted.get("attached", ()), f"{path}.attached")
    dice = positions.sequence(wanted.get("dice", ()), f"{path}.dice")
    return Piece(card, owner).but(
        **_counts(wanted, _TOKENS, path),
        bypass=positions.flag(wanted.get("bypass", False), f"{path}.bypass"),
        attached=tuple(_attached(side, entry, f"{path}.attached") for entry in attached),
        dice=tuple(_die(side, entry, f"{path}.dice") for entry in dice),
    )


def _attached(side: _Side, given: Any, path: str) -> tuple[Card, int]:
    wanted = positions.entry(given, "spell", ("owner",), path)
    card = side.card(wanted.get("spell"), _ALTERATIONS, path)
    return card, side.seat(wanted.get("owner", side.player.seat), f"{path}.owner")


def _die(side: _Side, given: Any, path: str) -> tuple[int, int]:
    wanted = positions.entry(given, "die", ("owner",), path)
    type = TYPES.index(positions.name(wanted.get("die"), TYPES, path))
    return type, side.seat(wanted.get("owner", side.player.seat), f"{path}.owner")


def _counts(wanted: Mapping[str, Any], names: Iterable[str], path: str) -> dict[str, int]:
    given = [name for name in names if name in wanted]
    return {name: positions.number(wanted[name], f"{path}.{name}", 0, 99) for name in given}


def _set_spellboard(side: _Side, given: Any, path: str) -> None:
    spells = [_ready(side, entry, path) for entry in positions.sequence(given, path)]
    slots = len({piece.card.kind for piece in spells})
    positions.at_most(slots, side.player.phoenixborn.card.spellboard, path)
    side.player.spellboard = tuple(spells)


def _ready(side: _Side, given: Any, path: str) -> Piece:
    wanted = positions.entry(given, "spell", ("exhaustion", "status", "cancelled"), path)
    card = side.card(wanted.get("spell"), _READY, path)
    path = f"{path}.{card.slug}"
    return Piece(card, side.player.seat).but(
        **_counts(wanted, ("exhaustion", "status"), path),
        cancelled=positions.flag(wanted.get("cancelled", False), f"{path}.cancelled"),
    )


def _counted(given: Any, known: Iterable[str], path: str) -> dict[str, int]:
    """Dice as a table of numbers, or one by one in a list."""
    known = list(known)
    if isinstance(given, Mapping):
        positions.check_names(given, known, path)
        return {name: positions.number(n, f"{path}.{name}", 0, DICE) for name, n in given.items()}
    counts: dict[str, int] = {}
    for name in positions.sequence(given, path):
        counts[positions.name(name, known, path)] = counts.get(name, 0) + 1
    return counts


def _set_active(side: _Side, given: Any, path: str) -> None:
    pool = list(NO_DICE)
    for name, count in _counted(given, DIE_OF, path).items():
        pool[DIE_OF[name]] = count
    side.player.active = tuple(pool)
    positions.at_most(sum(pool), DICE, path)


def _set_exhausted(side: _Side, given: Any, path: str) -> None:
    counts = _counted(given, TYPES, path)
    dice = [counts.get(type, 0) for type in TYPES]
    side.player.exhausted = (dice[0], dice[1], dice[2], dice[3])
    positions.at_most(sum(dice) + sum(side.player.active), DICE, path)


def _set_wounds(side: _Side, given: Any, path: str) -> None:
    born = side.player.phoenixborn
    most = life_of(side.game, born) - 1
    side.player.phoenixborn = born.but(wounds=positions.number(given, path, 0, most))


def _set_exhaustion(side: _Side, given: Any, path: str) -> None:
    tokens = positions.number(given, path, 0, 99)
    side.player.phoenixborn = side.player.phoenixborn.but(exhaustion=tokens)


def _set_reacted(side: _Side, given: Any, path: str) -> None:
    side.player.reacted = positions.flag(given, path)


_PLAYER: dict[str, Setter] = {
    "battlefield": _set_battlefield,
    "spellboard": _set_spellboard,
    "hand": _zone("hand", DECK_CARDS),
    "draw": _zone("draw_pile", DECK_CARDS, first_on_top=True),
    "discard": _zone("discard", DECK_CARDS),
    "conjurations": _zone("conjurations", CONJURED),
    "active": _set_active,
    "exhausted": _set_exhausted,
    "wounds": _set_wounds,
    "exhaustion": _set_exhaustion,
    "reacted": _set_reacted,
}
_FIELDS = {"draw": "draw_pile"}
_ZONES = ("battlefield", "spellboard", "hand", "draw", "discard", "conjurations")


def _set_players(game: State, given: Any, path: str) -> None:
    """Zone by zone, so that units in play have the lowest numbers of their kind."""
    wanted = _eliminated(game, positions.by_seat(given, len(game.players), path), path)
    for seat, parts in wanted:
        positions.check_names(parts, _PLAYER, f"{path}.{seat}")
        _empty(game.players[seat], parts)
    taken = set(_cards_of(game))
    for name, setter in _PLAYER.items():
        for seat, parts in wanted:
            if name in parts:
                side = _Side(game, game.players[seat], taken)
                setter(side, parts[name], f"{path}.{seat}.{name}")
    for seat, _ in wanted:
        _check_lives(game, game.players[seat], f"{path}.{seat}.battlefield")


def _eliminated(
    game: State, wanted: list[tuple[int, Any]], path: str
) -> list[tuple[int, Mapping[str, Any]]]:
    """AS-352, AS-360 to AS-362: a player who is out has nothing on the table; the others are
    returned.

    AS-353: two players at least are left, or the game would be over.
    """
    others: list[tuple[int, Mapping[str, Any]]] = []
    for seat, parts in wanted:
        positions.table(parts, ("out", *_PLAYER), f"{path}.{seat}")
        if not positions.flag(parts.get("out", False), f"{path}.{seat}.out"):
            others.append((seat, {name: parts[name] for name in parts if name != "out"}))
            continue
        positions.check_names(parts, ("out",), f"{path}.{seat}")
        player = game.players[seat]
        player.out = True
        for zone in _ZONES:
            setattr(player, _FIELDS.get(zone, zone), ())
        player.active, player.exhausted = NO_DICE, (0, 0, 0, 0)
    if len(game.in_game()) < 2:
        raise PositionError("error-position-over", path=path)
    return others


def _empty(player: Player, parts: Mapping[str, Any]) -> None:
    """What is set again keeps nothing from before."""
    for zone in _ZONES:
        if zone in parts:
            setattr(player, _FIELDS.get(zone, zone), ())
    if "active" in parts or "exhausted" in parts:
        player.active, player.exhausted = NO_DICE, (0, 0, 0, 0)


def _cards_of(game: State) -> list[Card]:
    cards = list(game.removed)
    for player in game.players:
        cards += (*player.hand, *player.draw_pile, *player.discard, *player.conjurations)
        for piece in player.pieces():
            cards += (piece.card, *(card for card, _ in piece.attached))
    return cards


def _check_lives(game: State, player: Player, path: str) -> None:
    """AS-292, AS-308: no unit may be there that is destroyed already."""
    for piece in player.battlefield:
        life = life_of(game, piece)
        if piece.wounds >= life:
            raise PositionError(
                "error-position-lifeless",
                path=path,
                card=piece.card,
                life=life,
                wounds=piece.wounds,
            )


# The round and whose turn it is


def _set_first(game: State, given: Any, path: str) -> None:
    game.first = _playing(game, given, path)


def _playing(game: State, given: Any, path: str) -> int:
    """A seat whose player is still in the game."""
    seats = [str(player.seat) for player in game.in_game()]
    seat = positions.number(given, path, 0, len(game.players) - 1)
    return int(positions.name(str(seat), seats, path))


def _set_removed(game: State, given: Any, path: str) -> None:
    """AS-362: cards that have left the game."""
    side = _Side(game, game.players[0], set(_cards_of(game)))
    names = positions.sequence(given, path)
    game.removed = tuple(side.card(slug, [*DECK_CARDS, *CONJURED], path) for slug in names)


def _set_phase(game: State, given: Any, path: str) -> None:
    game.step, game.phase = _PHASES[positions.name(given, _PHASES, path)]
    game.mains = game.sides = 1 if game.step == "turn" else 0
    game.round = max(1, game.round)


def _set_active_player(game: State, given: Any, path: str) -> None:
    game.active = _playing(game, given, path)


_TURN: dict[str, Setter] = {
    "phase": _set_phase,
    "player": _set_active_player,
    "mains": positions.number_setter("mains", 0, 9),
    "sides": positions.number_setter("sides", 0, 9),
    "passes": positions.number_setter("passes", 0, 3),
}


def _set_turn(game: State, given: Any, path: str) -> None:
    """Without a phase it is a player's turn; without a first player, this one's the first."""
    positions.check_names(given, _TURN, path)
    player = next((player.seat for player in game.in_game()), 0)
    positions.apply(game, {"phase": "turn", "player": player, **given}, _TURN, path)
    if game.first < 0:
        game.first = game.active


_TABLE: dict[str, Setter] = {
    "ask_always": positions.flag_setter("ask_always"),
    "round": positions.number_setter("round", 1, 60),
    "players": _set_players,
    "removed": _set_removed,
    "first": _set_first,
    "turn": _set_turn,
}
