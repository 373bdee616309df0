"""What of a game of Relic may be set by hand when everybody agrees: numbers, and cards."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.games.relic.setting_up.by_hand import of_figure
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MOST_VALUE
from emberhold.kernel.message import Message
from emberhold.parts.repairs import Fixable, of_field

_MOST_INFLUENCE = 99


def fixable(game: State) -> list[Fixable]:
    """Life, influence and infamy (R-152: open to everybody), and cards."""
    return [each for figure in game.figures if not figure.out for each in _of(game, figure)]


def _of(game: State, figure: Figure) -> Iterator[Fixable]:
    seat = figure.seat
    path = f"players.{seat}"
    if figure.life >= 1:
        label, setter = Message("fixable-life"), of_field(figure, "life")
        most = max(MOST_VALUE, figure.life)
        yield Fixable(f"{path}.life", label, figure.life, 1, most, setter, seat)
    if figure.nemesis:
        label, setter = Message("fixable-infamy"), of_field(figure, "infamy")
        most = max(game.goal - 1, figure.infamy)
        yield Fixable(f"{path}.infamy", label, figure.infamy, 0, most, setter, seat)
    else:
        label, setter = Message("fixable-influence"), of_field(figure, "influence")
        most = max(_MOST_INFLUENCE, figure.influence)
        yield Fixable(f"{path}.influence", label, figure.influence, 0, most, setter, seat)
    yield from of_figure(game, figure)
