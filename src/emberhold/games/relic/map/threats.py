"""Threat cards coming onto the board (R-062 to R-065), and omens."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.belongings import draw, lay, space_of
from emberhold.games.relic.map.board import SPACES, TIER_OF
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER
from emberhold.games.relic.timing.moments import DRAW_OMEN, DRAW_THREAT, DRAWN, OMENS_FULL
from emberhold.games.relic.timing.windows import window
from emberhold.kernel.game import Asking

OMENS_FOR_EACH: Final = 5


def icons_on(game: State, space: int) -> tuple[int, int, int]:
    """R-062: printed icons and those on cards there."""
    red, blue, yellow = SPACES[space].icons
    for piece in game.board[space]:
        icons = piece.card.icons
        red += icons[0]
        blue += icons[1]
        yellow += icons[2]
    return red, blue, yellow


def colours_on(game: State, space: int) -> tuple[int, int, int]:
    """How many Threat cards of each colour are on a space."""
    counts = [0, 0, 0]
    for piece in game.board[space]:
        if piece.card.colour >= 0:
            counts[piece.card.colour] += 1
    return counts[0], counts[1], counts[2]


def draw_threat(game: State, figure: Figure, colour: int, count: int, space: int) -> Asking | None:
    """Cards of a Threat deck are placed on a space; never in the Inner tier."""
    if TIER_OF[space] >= INNER or count <= 0:
        return None
    return _draw(game, figure, colour, count, space)


def _draw(game: State, figure: Figure, colour: int, count: int, space: int) -> Asking:
    for _ in range(count):
        cards = draw(game, colour)
        if not cards:
            return
        yield from lay_threat(game, figure, cards[0], space) or ()


def lay_threat(game: State, figure: Figure, card: Card, space: int) -> Asking | None:
    """A Threat card is turned up on a space."""
    lay(game, space, card)
    if game.log is not None:
        game.say("relic-log-threat", card=card, space=space)
    watched = DRAW_THREAT in figure.watch and not figure.nemesis
    if not card.omen and DRAWN not in card.abilities and not watched:
        return None
    return _turned_up(game, figure, card, space)


def _turned_up(game: State, figure: Figure, card: Card, space: int) -> Asking:
    if DRAW_THREAT in figure.watch and not figure.nemesis:
        act = Act(figure)
        act.drawn = card
        act.where = space
        yield from window(game, figure, (DRAW_THREAT,), act) or ()
    if card.omen and game.scenario.uses_omens:
        yield from _omen(game, figure)
    if DRAWN in card.abilities and space_of(game, card) >= 0:
        for ability in card.abilities[DRAWN]:
            act = Act(figure, card)
            act.where = space
            yield from ability.effect.run(game, act) or ()


def _omen(game: State, figure: Figure) -> Asking:
    """R-151: some scenarios count the omens that are drawn."""
    for ability in game.scenario.abilities.get(DRAW_OMEN, ()):
        yield from ability.effect.run(game, Act(figure, source=ability)) or ()
    full = game.scenario.abilities.get(OMENS_FULL, ())
    if full and game.omens >= OMENS_FOR_EACH * len(game.characters()):
        for ability in full:
            yield from ability.effect.run(game, Act(figure, source=ability)) or ()
