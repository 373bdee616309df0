"""The Engagement phase of nemeses (R-182 to R-185)."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.results import fight_agents, fight_figures
from emberhold.games.relic.fight.under_way import LOST, TIED
from emberhold.games.relic.figure.belongings import clear, lift, take_asset
from emberhold.games.relic.figure.nemeses import resolve_nemesis_card
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import AGENT, ARSENAL, EVENT, IMPERIUM
from emberhold.games.relic.timing.moments import OWN_TURN, RESOLVE, RESOLVED, START_ENGAGEMENT
from emberhold.games.relic.timing.windows import anytime, at_moment
from emberhold.games.relic.turn.ending import EngagementOver
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice

_BEFORE: Final[tuple[int, ...]] = (START_ENGAGEMENT, OWN_TURN)


def engagement_of_nemesis(game: State, figure: Figure) -> Asking:
    """A character, the Imperium cards here, or the card drawn from the own deck."""
    if game.attack >= 0:
        yield from fight_figures(game, figure, game.figures[game.attack])
        return
    yield from at_moment(game, figure, _BEFORE) or ()
    if game.fresh:
        yield from _imperium(game, figure, figure.space)
    elif game.drawn:
        yield from resolve_nemesis_card(game, figure, game.drawn[-1])


def _lying(game: State, space: int, sort: int) -> list[Card]:
    return [p.card for p in game.board[space] if p.card.sort == sort and p.card.deck == IMPERIUM]


def _imperium(game: State, figure: Figure, space: int) -> Asking:
    """R-183: events, then agents together, then arsenal."""
    yield from _events(game, figure, space)
    if figure.space == space:
        yield from _agents(game, figure, space)
    if figure.space == space:
        for card in _lying(game, space, ARSENAL):
            lift(game, space, card)
            take_asset(game, figure, card)
            game.say("relic-log-takes", who=figure.sheet, card=card)


def _events(game: State, figure: Figure, space: int) -> Asking:
    while figure.space == space:
        cards = _lying(game, space, EVENT)
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1:
            choices: list[Choice] = [("card", c.kind, c.number) for c in cards]
            choice = yield Ask(figure.seat, "event", choices)
            card = next(c for c in cards if c.kind is choice[1] and c.number == choice[2])
        game.say("relic-log-resolves", who=figure.sheet, card=card)
        effect = card.text(RESOLVE)
        try:
            if effect is not None:
                yield from effect.run(game, Act(figure, card)) or ()
        finally:
            if card in _lying(game, space, EVENT):
                clear(game, space, card)
        yield from anytime(game, figure) or ()


def _agents(game: State, figure: Figure, space: int) -> Asking:
    """R-198, R-230: what agents do when they are resolved, then one battle against all."""
    told: list[Card] = []
    while True:
        fresh = [card for card in _lying(game, space, AGENT) if card not in told]
        if not fresh:
            break
        told.append(fresh[0])
        for ability in fresh[0].abilities.get(RESOLVED, ()):
            yield from ability.effect.run(game, Act(figure, fresh[0])) or ()
            yield from _events(game, figure, space)
    cards = _lying(game, space, AGENT)
    if not cards:
        return
    outcome = yield from fight_agents(game, figure, cards)
    if outcome in (LOST, TIED):
        raise EngagementOver
    yield from anytime(game, figure) or ()
