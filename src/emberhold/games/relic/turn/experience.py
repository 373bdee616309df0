"""The Experience phase (R-095 to R-099, R-186, R-187)."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.hands import throw_away
from emberhold.games.relic.figure.belongings import (
    ANY_ASSET,
    asset_count,
    asset_limit,
    assets_with,
    lose_asset,
    lose_trophy,
    power_limit,
    worth,
)
from emberhold.games.relic.figure.levels import gain_level
from emberhold.games.relic.figure.missions import (
    EXPERIENCE,
    FOR_A_RELIC,
    draw_mission,
    draw_relic,
    lose_completed,
    note,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import LEVEL_PRICE
from emberhold.games.relic.timing.moments import OWN_TURN, SPEND_TROPHY, START_EXPERIENCE
from emberhold.games.relic.timing.windows import Along, at_moment, ride, window
from emberhold.games.relic.turn.turns import guarded
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import DONE

RELIC: Final[Choice] = ("relic",)
TIDY: Final[Choice] = ("tidy",)
_ANY_TIME: Final[tuple[int, ...]] = (OWN_TURN,)


def experience(game: State) -> Asking:
    return guarded(game, "experience", _experience(game, game.me), "end")


def _experience(game: State, figure: Figure) -> Asking:
    """R-095: the steps in their order; a step that has been left does not come back."""
    yield from note(game, figure, EXPERIENCE, Act(figure)) or ()
    yield from at_moment(game, figure, (START_EXPERIENCE,)) or ()
    spending = _Spending()
    tidy = False
    while True:
        along = Along("experience", spending, {"spends": spending.able(figure)})
        choice = yield from ride(game, figure, _ANY_TIME, Act(figure), along)
        if choice == RELIC:
            spending.trophies = False
            yield from _relic(game, figure)
        elif choice is not None and choice[0] == "spend":
            yield from _spend(game, figure, choice)
        else:
            tidy = choice == TIDY
            break
    figure.kept = tuple(piece.card for piece in figure.assets)
    if not figure.nemesis and figure.mission is None:
        yield from draw_mission(game, figure)
    yield from _limits(game, figure, tidy)


class _Spending:
    """What can be spent or exchanged. A player with nothing of that kind is asked whether to
    discard something only after assets have come that were not there before (R-098)."""

    __slots__ = ("trophies",)

    def __init__(self) -> None:
        self.trophies = True
        """R-095: the step in which trophies are spent has not been left."""

    def able(self, figure: Figure) -> bool:
        """Whether there is anything to spend."""
        return self._pays(figure) or len(figure.completed) >= FOR_A_RELIC

    def _pays(self, figure: Figure) -> bool:
        return self.trophies and sum(worth(piece) for piece in figure.trophies) >= LEVEL_PRICE

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        new = any(piece.card not in figure.kept for piece in figure.assets)
        always = state.reactions == "always" and bool(figure.assets or figure.hand)
        if not (self.able(figure) or new or always):
            return []
        choices: list[Choice] = []
        if self._pays(figure):
            choices += [("spend", p.card.kind, p.card.number) for p in figure.trophies]
        if len(figure.completed) >= FOR_A_RELIC:
            choices.append(RELIC)
        if figure.assets or figure.hand:
            choices.append(TIDY)
        return [*choices, DONE]


def _relic(game: State, figure: Figure) -> Asking:
    """R-097: three completed missions for one of two relics."""
    lose_completed(game, figure, FOR_A_RELIC)
    yield from draw_relic(game, figure, 2, 1)


# Trophies


def _spend(game: State, figure: Figure, choice: Choice) -> Asking:
    """R-096: for each full 6 points a level; what is over is lost."""
    points = 0
    while True:
        lying = [p for p in figure.trophies if p.card.kind is choice[1]]
        piece = next(p for p in lying if p.card.number == choice[2])
        points += worth(piece)
        yield from _spent(game, figure, piece.card)
        if not figure.trophies:
            break
        choices: list[Choice] = [("spend", p.card.kind, p.card.number) for p in figure.trophies]
        if points >= LEVEL_PRICE:
            choices.append(DONE)
        choice = choices[0]
        if len(choices) > 1:
            choice = yield Ask(figure.seat, "spend", choices, {"points": points})
        if choice == DONE:
            break
    yield from gain_level(game, figure, points // LEVEL_PRICE)


def _spent(game: State, figure: Figure, card: Card) -> Asking:
    lose_trophy(game, figure, card)
    if SPEND_TROPHY in figure.watch:
        act = Act(figure)
        act.drawn = card
        yield from window(game, figure, (SPEND_TROPHY,), act) or ()


# Limits


class _Tidying:
    """What can be discarded now; a hand is read again after a redeal."""

    __slots__ = ("freely",)

    def __init__(self, freely: bool) -> None:
        self.freely = freely
        """Whether something may go that is not too much."""

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        figure: Figure = state.figures[seat]
        over_assets = asset_count(state, figure) > asset_limit(state, figure)
        over_hand = len(figure.hand) > power_limit(state, figure)
        free = not over_assets and not over_hand
        if free and not self.freely:
            return []
        choices: list[Choice] = []
        if over_assets or free:
            cards = assets_with(state, figure, ANY_ASSET)
            choices += [("discard", card.kind, card.number) for card in cards]
        if over_hand or free:
            kinds = dict.fromkeys(card.kind for card in figure.hand)
            choices += [("discard", kind) for kind in kinds]
        return [*choices, DONE] if free and choices else choices


def _limits(game: State, figure: Figure, tidy: bool) -> Asking:
    """R-098: discard down to the limits, and whatever else one likes."""
    along = Along("tidy", _Tidying(tidy))
    while along.read(game, figure.seat):
        choice = yield from ride(game, figure, _ANY_TIME, Act(figure), along)
        if choice == DONE:
            return
        if choice is not None:
            _discard(game, figure, choice)


def _discard(game: State, figure: Figure, choice: Choice) -> None:
    if len(choice) == 2:
        throw_away(game, figure, next(c for c in figure.hand if c.kind is choice[1]))
        return
    cards = assets_with(game, figure, ANY_ASSET)
    card = next(c for c in cards if c.kind is choice[1] and c.number == choice[2])
    lose_asset(game, figure, card)
    game.say("relic-log-discards-asset", who=figure.sheet, card=card)
