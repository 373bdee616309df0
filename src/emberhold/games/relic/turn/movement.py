"""The Movement phase (R-049 to R-061, R-175 to R-177)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.scenarios import Confront
from emberhold.games.relic.fight.dice import NUMBERS, roll_dice
from emberhold.games.relic.fight.under_way import MOVING, Roll
from emberhold.games.relic.figure.belongings import discard, leave_hand, lose_asset, lose_trophy
from emberhold.games.relic.figure.missions import STOPPED, note
from emberhold.games.relic.map.board import GUARDIAN, SCENARIO_SPACE, SPACES, Path, paths
from emberhold.games.relic.map.moving import ahead, arrive, go
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CENTRE, CROSSING_COST, ENEMY, INNER, OUTER
from emberhold.games.relic.timing.listening import constant
from emberhold.games.relic.timing.moments import (
    END_MOVEMENT,
    INSTEAD_OF_MOVEMENT,
    OWN_TURN,
    START_MOVEMENT,
)
from emberhold.games.relic.timing.windows import Along, at_moment, ride
from emberhold.games.relic.turn.ending import lose_infamy
from emberhold.games.relic.turn.turns import guarded
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.parts.asking import DONE

_BEFORE: Final[tuple[int, ...]] = (START_MOVEMENT, OWN_TURN, INSTEAD_OF_MOVEMENT)
_BEFORE_INWARD: Final[tuple[int, ...]] = (START_MOVEMENT, OWN_TURN)
_AFTER: Final[tuple[int, ...]] = (END_MOVEMENT, OWN_TURN)
_ANY_TIME: Final[tuple[int, ...]] = (OWN_TURN,)
Staying = Generator[Question | Together, Any, bool]
STAY: Final[Choice] = ("stay",)
MOVE_ON: Final[Choice] = ("move-on",)
CONFRONT: Final = Confront()


def movement(game: State) -> Asking:
    return guarded(game, "movement", _movement(game, game.me), "exploration")


def _movement(game: State, figure: Figure) -> Asking:
    if figure.tier >= INNER:
        yield from _inward(game, figure)
        return
    roll = Roll(figure, MOVING)
    game.roll = roll
    yield from _speak(game, figure, START_MOVEMENT) or ()
    act = Act(figure)
    rolling = Along("roll-movement", _Rolling(roll), {"roll": roll})
    answer = yield from ride(game, figure, _BEFORE, act, rolling)
    stays = not act.amount and _may_stay(figure) and (yield from _stays(figure))
    if not act.amount and not stays:
        yield from _walk(game, figure, roll, answer)
    game.roll = None
    yield from _stopped(game, figure)
    if figure.nemesis and SPACES[figure.space].corner and figure.tier == OUTER:
        yield from _cross(game, figure)


class _Rolling:
    """R-107: asked for only where the player has a card to play for its number."""

    __slots__ = ("roll",)

    def __init__(self, roll: Roll) -> None:
        self.roll = roll

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        if self.roll.preset or not figure.hand or _may_stay(figure):
            return []
        return NUMBERS(state, seat)


def _inward(game: State, figure: Figure) -> Asking:
    """R-061: one space along the arrow, without a roll; R-141: the Confrontation at its end."""
    yield from at_moment(game, figure, _BEFORE_INWARD) or ()
    if figure.tier == CENTRE:
        return
    yield from arrive(game, figure, ahead(game, figure.space, 1)) or ()
    if figure.space == SCENARIO_SPACE:
        game.crossed = True
        yield from CONFRONT.run(game, Act(figure)) or ()


def _stays(figure: Figure) -> Staying:
    """A character who stopped at the Herald's gate may stay there."""
    choice = yield Ask(figure.seat, "gate", [STAY, MOVE_ON])
    return bool(choice == STAY)


def _may_stay(figure: Figure) -> bool:
    return figure.at_gate and figure.space == GUARDIAN and figure.relics > 0


def _walk(game: State, figure: Figure, roll: Roll, answer: Choice | None) -> Asking:
    """R-049: exactly as far as the die says, one way or the other."""
    yield from roll_dice(game, roll, answer)
    moving = _Moving(max(1, roll.total + roll.bonus))
    along = Along("move", moving, moving.about)
    choice = yield from ride(game, figure, _ANY_TIME, Act(figure), along)
    path = moving.about["paths"][moving.about["moves"].index(choice)]
    figure.at_gate = path[-1] == GUARDIAN and bool(game.scenario.gates) and figure.relics > 0
    yield from go(game, figure, path) or ()


class _Moving:
    """Where that many steps lead; `about` says by which ways."""

    __slots__ = ("about",)

    def __init__(self, steps: int) -> None:
        self.about: dict[str, Any] = {"steps": steps}

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        found = paths(state, figure, figure.space, self.about["steps"], True)
        self.about["paths"] = found
        self.about["moves"] = moves = _choices(found)
        return moves


def _choices(found: list[Path]) -> list[Choice]:
    """Where a character can go; two ways to the same space are told apart by where they begin."""
    ends = [path[-1] for path in found]
    choices: list[Choice] = []
    for path in found:
        end = SPACES[path[-1]]
        if ends.count(path[-1]) == 1:
            choices.append(("move", end))
        else:
            choices.append(next(c for c in _ways(path) if c not in choices))
    return choices


def _ways(path: Path) -> list[Choice]:
    """A path named by one space after the other."""
    return [("move", SPACES[path[-1]], SPACES[by]) for by in path]


def _speak(game: State, figure: Figure, moment: int) -> Asking | None:
    """Enemies that trouble a character on their space at the start or end of its movement."""
    if not figure.nemesis:
        for piece in game.board[figure.space]:
            if piece.card.sort == ENEMY and moment in piece.card.abilities:
                return _troubled(game, figure, moment)
    return None


def _troubled(game: State, figure: Figure, moment: int) -> Asking:
    for piece in game.board[figure.space]:
        for ability in piece.card.abilities.get(moment, ()):
            if piece.card.sort == ENEMY:
                yield from ability.effect.run(game, Act(figure, piece.card)) or ()


def _stopped(game: State, figure: Figure) -> Asking:
    yield from _speak(game, figure, END_MOVEMENT) or ()
    yield from at_moment(game, figure, _AFTER) or ()
    act = Act(figure)
    act.where = figure.space
    yield from note(game, figure, STOPPED, act) or ()


# Crossing


class _Prices:
    """What a nemesis can pay to cross; its Might cards are nobody else's business."""

    __slots__ = ()

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        if constant(state, figure, CROSSING_COST) > 0:
            return [("cross",), DONE]
        choices: list[Choice] = []
        if figure.infamy:
            choices.append(("pay-infamy",))
        choices += [("pay-trophy", p.card.kind, p.card.number) for p in figure.trophies]
        choices += [("pay-arsenal", p.card.kind, p.card.number) for p in figure.assets]
        kinds = dict.fromkeys(card.kind for card in figure.hand)
        choices += [("pay-might", kind) for kind in kinds]
        return [*choices, DONE]


_PRICES: Final = _Prices()


def _cross(game: State, figure: Figure) -> Asking:
    """To the nearest middle corner; there is no Exploration and Engagement this turn."""
    choices = _PRICES(game, figure.seat)
    if len(choices) == 1:
        return
    choice = yield Ask(figure.seat, "cross", choices, None, False, _PRICES)
    if choice == DONE:
        return
    _pay(game, figure, choice)
    game.crossed = True
    yield from arrive(game, figure, SPACES[figure.space].nearest) or ()


def _pay(game: State, figure: Figure, choice: Choice) -> None:
    if choice[0] == "pay-infamy":
        lose_infamy(game, figure, 1)
    elif choice[0] == "pay-might":
        card = next(card for card in figure.hand if card.kind is choice[1])
        leave_hand(figure, card)
        discard(game, card)
    elif choice[0] == "pay-trophy":
        lying = [p.card for p in figure.trophies if p.card.kind is choice[1]]
        lose_trophy(game, figure, next(c for c in lying if c.number == choice[2]))
    elif choice[0] == "pay-arsenal":
        owned = [p.card for p in figure.assets if p.card.kind is choice[1]]
        lose_asset(game, figure, next(c for c in owned if c.number == choice[2]))
