"""The Exploration phase (R-062 to R-065, R-178 to R-181), or what is done instead of it."""

from __future__ import annotations

from emberhold.games.relic.ask import Ask
from emberhold.games.relic.board import SPACES
from emberhold.games.relic.moments import END_EXPLORATION
from emberhold.games.relic.nemeses import draw_imperium, take_nemesis_card
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import IMPERIUM, INNER
from emberhold.games.relic.threats import colours_on, draw_threat, icons_on
from emberhold.games.relic.turn.turns import guarded
from emberhold.games.relic.windows import at_moment
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import DONE


def exploration(game: State) -> Asking | None:
    figure = game.me
    if figure.tier >= INNER or game.crossed:
        game.step = "engagement"
        return None
    body = _of_nemesis(game, figure) if figure.nemesis else _of_character(game, figure)
    return guarded(game, "exploration", body, "engagement")


def _of_character(game: State, figure: Figure) -> Asking:
    yield from _challenge(game, figure)
    if game.attack >= 0:
        return
    if not figure.at_gate:
        icons = icons_on(game, figure.space)
        lying = colours_on(game, figure.space)
        space = figure.space
        for colour in range(3):
            short = icons[colour] - lying[colour]
            yield from draw_threat(game, figure, colour, short, space) or ()
    yield from at_moment(game, figure, (END_EXPLORATION,)) or ()


def _challenge(game: State, figure: Figure) -> Asking:
    """R-154, R-188: battle a nemesis here, or challenge an apostate."""
    choices: list[Choice] = []
    for other in game.standing_on(figure.space):
        if other is figure or other.seat == figure.partner:
            continue
        if other.nemesis:
            choices.append(("attack", other.seat))
        elif other.has_trait("Apostate"):
            choices.append(("duel", other.seat))
    if choices:
        choice = yield Ask(figure.seat, "challenge", [*choices, DONE])
        if choice != DONE:
            game.attack = choice[1]


def _of_nemesis(game: State, figure: Figure) -> Asking:
    """R-178 to R-180: a character, Imperium cards, or the own deck."""
    choices: list[Choice] = [
        ("attack", other.seat)
        for other in game.standing_on(figure.space)
        if not other.nemesis and other.seat != figure.partner
    ]
    if choices:
        choice = yield Ask(figure.seat, "challenge", [*choices, DONE])
        if choice != DONE:
            game.attack = choice[1]
            return
    lying = [p.card for p in game.board[figure.space] if p.card.deck == IMPERIUM]
    icons = SPACES[figure.space].icon_count + sum(sum(card.icons) for card in lying)
    if icons or lying:
        game.fresh = True
        draw_imperium(game, figure.space, max(0, icons - len(lying)))
    else:
        take_nemesis_card(game, figure)
