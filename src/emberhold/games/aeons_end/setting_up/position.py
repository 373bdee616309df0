"""Positions: any situation, set by names, for tests, puzzles and bug reports.

    {
        "turn": {"player": 0, "phase": "main"},
        "gravehold": 12,
        "nemesis": {"life": 40, "tokens": 3, "deck": ["smite"], "discard": ["thrash"]},
        "in_play": ["catacomb-drone", {"card": "mangleroot", "life": 5}],
        "market": {"scoria-slag": 0},
        "turn_order": {"deck": ["1", "nemesis"], "discard": ["2"], "tokens": {"1/2": 0}},
        "destroyed": ["crystal"],
        "players": {"0": {"life": 4, "hand": ["crystal"], "breaches": {"3": "R"}}},
    }

Decks are written in the order in which they will be drawn, discard piles in the order in which
they were discarded. What a position does not name stays as the set-up left it. Every name and
number is checked; a position that is wrong anywhere opens no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.card import (
    ACOLYTE,
    ATTACK,
    MINION,
    PAIR_TURNS,
    PLAYER_CARDS,
    POWER,
    TURN_CARDS,
    Card,
)
from emberhold.games.aeons_end.fight.life import enter_play
from emberhold.games.aeons_end.setting_up.position_players import (
    DESTROYED,
    cards_named,
    set_players,
)
from emberhold.games.aeons_end.state import InPlay, Pile, State
from emberhold.kernel import positions
from emberhold.kernel.errors import PositionError
from emberhold.kernel.positions import Setter
from emberhold.parts.cards import by_slug
from emberhold.parts.deck import Deck
from emberhold.parts.windows import Listeners

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


def _foes_named(game: State, given: Any, types: tuple[str, ...], path: str) -> list[Card]:
    """Cards of the nemesis deck; those of another nemesis have no place here (WE-091)."""
    others = [sheet for sheet in game.box.sheets if sheet is not game.nemesis]
    foreign = {card.slug for sheet in others for card in (*sheet.cards, *sheet.aside)}
    known = {s: card for s, card in game.box.of_type(*types).items() if s not in foreign}
    return [known[positions.name(name, known, path)] for name in positions.sequence(given, path)]


# The nemesis' side


def _nemesis_deck(game: State, given: Any, path: str) -> None:
    cards = _foes_named(game, given, _NEMESIS_CARDS, path)
    game.nemesis_pile = Deck(tuple(cards[::-1]), game.nemesis_discard)


def _nemesis_discard(game: State, given: Any, path: str) -> None:
    cards = _foes_named(game, given, _NEMESIS_CARDS, path)
    game.nemesis_pile = Deck(game.nemesis_deck, tuple(cards), game.nemesis_pile.known)


_NEMESIS_TOKENS = 15
"""WE-005: how many are in the box."""


def _tokens(game: State, given: Any, path: str) -> None:
    """As many as the sheet allows, none for a nemesis without tokens; never the last one lost."""
    sheet = game.nemesis
    least = max(sheet.least_tokens[game.hard], 1 if sheet.lost_without_tokens else 0)
    most = min(_NEMESIS_TOKENS, sheet.most_tokens[game.hard]) if sheet.token is not None else 0
    game.tokens = positions.number(given, path, least, most)


def _nemesis_life(game: State, given: Any, path: str) -> None:
    game.nemesis_life = positions.number(given, path, 1, game.max_nemesis_life)


_NEMESIS: dict[str, Setter] = {
    "life": _nemesis_life,
    "tokens": _tokens,
    "deck": _nemesis_deck,
    "discard": _nemesis_discard,
}


def _set_nemesis(game: State, given: Any, path: str) -> None:
    """The common things, and what only this nemesis has."""
    own: dict[str, Setter] = {name: _own_of_nemesis(name) for name in game.own.places}
    positions.apply(game, given, {**_NEMESIS, **own}, path)


def _own_of_nemesis(name: str) -> Setter:
    def setter(game: State, given: Any, path: str) -> None:
        game.own = game.own.placed(name, given, path, game.box)

    return setter


_NO_MOST = 99
"""LG-382: a minion that never falls has no maximum of life either."""


def _set_in_play(game: State, given: Any, path: str) -> None:
    """What is in play, from the longest there to the newest; it is nowhere else then."""
    game.in_play = ()
    game.listeners = Listeners()
    types = (MINION, POWER, ACOLYTE)
    for entry in positions.sequence(given, path):
        wanted = positions.entry(entry, "card", ("life", "tokens", "shields", "silenced"), path)
        card = _foes_named(game, [wanted.get("card")], types, path)[0]
        if game.piece(card) is not None:
            raise PositionError("error-position-twice", path=path, given=card.slug)
        if card in game.nemesis_deck:
            game.nemesis_pile = game.nemesis_pile.without(card)
        if card in game.nemesis_discard:
            game.nemesis_pile = game.nemesis_pile.without_discarded(card)
        game.own = game.own.without(card)
        enter_play(game, card)
        field = "tokens" if card.type == POWER else "life"
        printed = card.power if card.type == POWER else card.life
        piece = game.piece(card)
        assert piece is not None
        at = f"{path}.{card.slug}"
        if field in wanted:
            most = _NO_MOST if card.least_life or card.life_equals is not None else printed
            tokens = positions.number(wanted[field], f"{at}.{field}", 1, most)
            piece = InPlay(card, tokens, piece.shields, False, max(tokens, piece.most))
        if "shields" in wanted:
            shields = positions.number(wanted["shields"], f"{at}.shields", 0, card.shield)
            piece = piece.shielded(shields)
        if "silenced" in wanted:
            piece = piece.hushed(positions.flag(wanted["silenced"], f"{at}.silenced"))
        game.in_play = (*game.in_play[:-1], piece)


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
        found = {**TURN_CARDS, **by_slug(game.own.turn_cards)}
        cards = tuple(
            found[positions.name(name, found, path)] for name in positions.sequence(given, path)
        )
        last = len(game.players) - 1
        known = [c.slug for c in found.values() if max(c.seats, default=0) <= last]
        for card in cards:
            positions.name(card.slug, known, path)
        setattr(game, field, cards[::-1] if first_on_top else cards)
        game.order_known_top = game.order_known_bottom = 0

    return setter


def _pair_tokens(game: State, given: Any, path: str) -> None:
    """WE-112 to WE-114: who of a pair has its token, as `{"1/2": 0}`; `none` for nobody."""
    pairs = [card for card in PAIR_TURNS if card in (*game.order_deck, *game.order_discard)]
    slugs = [card.slug for card in pairs]
    tokens = list(game.pair_tokens)
    for name, seat in positions.table(given, slugs, path).items():
        place = slugs.index(positions.name(name, slugs, path))
        holders = ["none", *(str(holder) for holder in pairs[place].seats)]
        holder = positions.name(str(seat), holders, f"{path}.{name}")
        tokens[place] = -1 if holder == "none" else int(holder)
    game.pair_tokens = (tokens[0], tokens[1])


_TURN_ORDER: dict[str, Setter] = {
    "deck": _order_pile("order_deck", True),
    "discard": _order_pile("order_discard", False),
    "tokens": _pair_tokens,
}


def _set_turn_order(game: State, given: Any, path: str) -> None:
    positions.apply(game, given, _TURN_ORDER, path)
    if not game.order_deck and not game.order_discard:
        raise PositionError("error-position-no-turns", path=path)


# What is out of the game, whose turn it is, and the whole table


def _set_destroyed(game: State, given: Any, path: str) -> None:
    """Player cards that have left the game (WE-331)."""
    kinds = cards_named(game.box, given, PLAYER_CARDS, path)
    game.destroyed = tuple(kind.copy(place) for place, kind in enumerate(kinds, start=DESTROYED))


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
    "players": set_players,
    "destroyed": _set_destroyed,
    "turn": _set_turn,
}


def _gravehold(game: State, given: Any, path: str) -> None:
    game.gravehold = positions.number(given, path, 1, game.max_gravehold)
