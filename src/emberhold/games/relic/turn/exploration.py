"""The Exploration phase (R-062 to R-065, R-178 to R-181), or what is done instead of it."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.figure.nemeses import draw_imperium, take_nemesis_card
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.map.threats import colours_on, draw_threat, icons_on
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import IMPERIUM, INNER
from emberhold.games.relic.timing.moments import END_EXPLORATION, OWN_TURN
from emberhold.games.relic.timing.windows import Along, at_moment, ride
from emberhold.games.relic.traits import APOSTATE
from emberhold.games.relic.turn.turns import guarded
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
    if _CHALLENGING(game, figure.seat):
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


class _Challenging:
    """R-154, R-178, R-188: whom a character may attack or challenge here; nothing if there is
    nobody."""

    __slots__ = ()

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        choices: list[Choice] = []
        for other in state.standing_on(figure.space):
            if other is figure or other.seat == figure.partner:
                continue
            if other.nemesis != figure.nemesis:
                choices.append(("attack", other.seat))
            elif not figure.nemesis and other.has_trait(APOSTATE):
                choices.append(("duel", other.seat))
        return [*choices, DONE] if choices else []


_CHALLENGING: Final = _Challenging()


def _challenge(game: State, figure: Figure) -> Asking:
    along = Along("challenge", _CHALLENGING)
    choice = yield from ride(game, figure, (OWN_TURN,), Act(figure), along)
    if choice is not None and choice != DONE:
        game.attack = choice[1]


def _of_nemesis(game: State, figure: Figure) -> Asking:
    """R-178 to R-180: a character, Imperium cards, or the own deck."""
    if _CHALLENGING(game, figure.seat):
        yield from _challenge(game, figure)
    if game.attack >= 0:
        return
    lying = [p.card for p in game.board[figure.space] if p.card.deck == IMPERIUM]
    icons = SPACES[figure.space].icon_count + sum(sum(card.icons) for card in lying)
    if icons or lying:
        game.fresh = True
        draw_imperium(game, figure.space, max(0, icons - len(lying)))
    else:
        take_nemesis_card(game, figure)
