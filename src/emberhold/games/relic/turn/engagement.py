"""The Engagement phase of characters (R-066 to R-075, R-134, R-141)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.goals import PassTest, Pay
from emberhold.games.relic.effects.scenarios import Confront
from emberhold.games.relic.fight.duels import duel
from emberhold.games.relic.fight.results import fight_enemies, fight_figures
from emberhold.games.relic.fight.skill import skill_value
from emberhold.games.relic.fight.under_way import LOST, TIED
from emberhold.games.relic.figure.belongings import clear, lift, take_asset
from emberhold.games.relic.figure.missions import complete
from emberhold.games.relic.map.board import SCENARIO_SPACE, SPACES
from emberhold.games.relic.map.moving import ahead, arrive
from emberhold.games.relic.state import Figure, Piece, State
from emberhold.games.relic.terms import (
    ASSET,
    ATTRIBUTES,
    ENCOUNTER,
    ENEMY,
    EVENT,
    IMPERIUM,
    INNER,
)
from emberhold.games.relic.timing.moments import (
    ALWAYS,
    INSTEAD_OF_ENGAGEMENT,
    OWN_TURN,
    RESOLVE,
    RESOLVE_ENCOUNTER,
    START_ENGAGEMENT,
)
from emberhold.games.relic.timing.windows import anytime, at_moment, window
from emberhold.games.relic.turn.ending import EngagementOver
from emberhold.games.relic.turn.nemesis import engagement_of_nemesis
from emberhold.games.relic.turn.turns import guarded
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import replaced
from emberhold.parts.asking import DO, SKIP

_BEFORE: Final[tuple[int, ...]] = (START_ENGAGEMENT, OWN_TURN)
CONFRONT: Final = Confront()


def engagement(game: State) -> Asking:
    figure = game.me
    if game.crossed:
        body: Asking = iter_nothing()
    elif figure.nemesis:
        body = engagement_of_nemesis(game, figure)
    elif game.attack >= 0:
        body = _instead(game, figure, game.figures[game.attack])
    else:
        body = _engagement(game, figure)
    return guarded(game, "engagement", body, "experience")


def iter_nothing() -> Asking:
    """A phase in which nothing happens."""
    yield from ()


def _instead(game: State, figure: Figure, other: Figure) -> Asking:
    """R-154, R-188, R-225: a battle with a nemesis, or a skill duel, replaces the phase."""
    if other.nemesis:
        yield from fight_figures(game, other, figure)
    else:
        yield from duel(game, figure, other)


def _engagement(game: State, figure: Figure) -> Asking:
    yield from at_moment(game, figure, _BEFORE) or ()
    yield from _mission(game, figure) or ()
    act = Act(figure)
    yield from window(game, figure, (INSTEAD_OF_ENGAGEMENT,), act) or ()
    if act.amount:
        return
    if figure.at_gate:
        yield from CONFRONT.run(game, Act(figure)) or ()
    elif figure.tier >= INNER:
        yield from _inner(game, figure)
    elif any(piece.card.deck != IMPERIUM for piece in game.board[figure.space]):
        yield from _threats(game, figure, figure.space)
    else:
        box = SPACES[figure.space].box
        if box is not None:
            yield from box.run(game, Act(figure, source=SPACES[figure.space])) or ()


# Missions that are worked at here


def _mission(game: State, figure: Figure) -> Asking | None:
    """A test that is a goal comes before anything else; a price may be paid."""
    mission = figure.mission
    if mission is None or len(mission.goals) != 1:
        return None
    goal = mission.goals[0]
    if isinstance(goal, PassTest) and figure.space in goal.spaces:
        return _tested(game, figure, mission, goal)
    if isinstance(goal, Pay) and goal.offered(game, figure):
        return _paid(game, figure, mission, goal)
    return None


def _tested(game: State, figure: Figure, mission: Card, goal: PassTest) -> Asking:
    value = yield from skill_value(game, figure, goal.attribute, goal.target)
    if value >= 0 and figure.mission is mission:
        yield from complete(game, figure)


def _paid(game: State, figure: Figure, mission: Card, goal: Pay) -> Asking:
    about = {"act": Act(figure, mission), "effect": goal.price}
    choice = yield Ask(figure.seat, "may", [DO, SKIP], about)
    if choice == DO:
        yield from goal.price.run(game, Act(figure, mission)) or ()
        if figure.mission is mission:
            yield from complete(game, figure)


# The Inner tier


def _inner(game: State, figure: Figure) -> Asking:
    """R-134, R-135: the box is mandatory; a character that advances resolves where it stops."""
    while True:
        if figure.space == SCENARIO_SPACE:
            yield from CONFRONT.run(game, Act(figure)) or ()
            return
        box = SPACES[figure.space].box
        act = Act(figure, source=SPACES[figure.space])
        if box is not None:
            yield from box.run(game, act) or ()
        if act.amount <= 0 or figure.tier < INNER:
            return
        yield from arrive(game, figure, ahead(game, figure.space, act.amount)) or ()
        yield from anytime(game, figure) or ()


# Threat cards


def _threats(game: State, figure: Figure, space: int) -> Asking:
    if _lying(game, space, EVENT):
        yield from _events(game, figure, space)
    if _lying(game, space, ENEMY):
        yield from _enemies(game, figure, space)
    if _lying(game, space, ENCOUNTER):
        yield from _encounters(game, figure, space)
    for card in _lying(game, space, ASSET):
        piece = lift(game, space, card)
        take_asset(game, figure, card, piece.charges)
        game.say("relic-log-takes", who=figure.sheet, card=card)


def _lying(game: State, space: int, sort: int) -> list[Card]:
    return [p.card for p in game.board[space] if p.card.sort == sort and p.card.deck != IMPERIUM]


def next_card(
    game: State, figure: Figure, cards: list[Card], topic: str, done: Sequence[Card] = ()
) -> Picking:
    """R-068: of several cards the active player chooses the order; `done` have had their turn."""
    if len(cards) == 1:
        return cards[0]
    choices: list[Choice] = [("card", card.kind, card.number) for card in cards]
    about = {"done": tuple(done)} if done else None
    choice = yield Ask(figure.seat, topic, choices, about)
    return next(c for c in cards if c.kind is choice[1] and c.number == choice[2])


Picking = Generator[Question | Together, Any, Card]


def _events(game: State, figure: Figure, space: int) -> Asking:
    """R-068: resolve, then discard; some stay (Total War)."""
    while True:
        cards = [c for c in _lying(game, space, EVENT) if ALWAYS not in c.abilities]
        if not cards or figure.space != space:
            return
        card = yield from next_card(game, figure, cards, "event")
        game.say("relic-log-resolves", who=figure.sheet, card=card)
        try:
            effect = card.text(RESOLVE)
            if effect is not None:
                yield from effect.run(game, Act(figure, card)) or ()
        finally:
            if card in _lying(game, space, EVENT):
                clear(game, space, card)
        yield from anytime(game, figure) or ()


def _enemies(game: State, figure: Figure, space: int) -> Asking:
    """R-069, R-092: all of them, those of one attribute together."""
    while figure.space == space:
        cards = [c for c in _lying(game, space, ENEMY) if c not in figure.evaded]
        if not cards:
            return
        forms = sorted({card.attribute for card in cards})
        form = forms[0]
        if len(forms) > 1:
            choices: list[Choice] = [("form", ATTRIBUTES[n]) for n in forms]
            choice = yield Ask(figure.seat, "enemies", choices)
            form = ATTRIBUTES.index(choice[1])
        group = [card for card in cards if card.attribute == form]
        outcome = yield from fight_enemies(game, figure, group)
        if outcome in (LOST, TIED):
            raise EngagementOver
        more = any(card not in figure.evaded for card in _lying(game, space, ENEMY))
        yield from anytime(game, figure, more) or ()


def _encounters(game: State, figure: Figure, space: int) -> Asking:
    """R-070: each once; they stay unless they say otherwise."""
    met: list[Card] = []
    while figure.space == space:
        cards = [card for card in _lying(game, space, ENCOUNTER) if card not in met]
        if not cards:
            return
        card = yield from next_card(game, figure, cards, "encounter", met)
        met.append(card)
        yield from _encounter(game, figure, space, card)
        yield from anytime(game, figure) or ()


def _encounter(game: State, figure: Figure, space: int, card: Card) -> Asking:
    effect = card.text(RESOLVE)
    act = Act(figure, card)
    if effect is not None and (not card.charges or effect.possible(game, act)):
        used = True
        if card.charges:
            about = {"act": act, "effect": effect}
            choice = yield Ask(figure.seat, "spend-charge", [DO, SKIP], about)
            used = choice == DO
            if used:
                _spend(game, space, card)
        if used:
            yield from effect.run(game, act) or ()
    told = Act(figure)
    told.drawn = card
    yield from window(game, figure, (RESOLVE_ENCOUNTER,), told) or ()


def _spend(game: State, space: int, card: Card) -> None:
    """R-116: the last charge discards the card."""
    piece = next(p for p in game.board[space] if p.card is card)
    if piece.charges <= 1:
        clear(game, space, card)
    else:
        spent = Piece(card, piece.charges - 1)
        game.board[space] = replaced(game.board[space], piece, spent)
