"""The beginning: sheets are chosen, decks are cut, first missions are drawn (R-018 to R-036)."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.figure.corruption import begin_with
from emberhold.games.relic.figure.missions import draw_mission
from emberhold.games.relic.state import State
from emberhold.games.relic.timing.moments import SETUP
from emberhold.games.relic.timing.windows import at_moment
from emberhold.games.relic.turn.turns import guarded
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Together
from emberhold.parts.deck import Deck


def sheets(game: State) -> Asking:
    """R-018, R-031: chosen in secret, shown at once."""
    game.step = "begin"
    asked = [figure for figure in game.figures if len(figure.dealt) > 1]
    answers: dict[int, Choice] = {}
    if asked:
        answers = yield Together(
            [Ask(f.seat, "sheet", _offered(game, f.seat), None, False, _offered) for f in asked]
        )
    for figure in game.figures:
        kept = answers[figure.seat][1] if figure.seat in answers else figure.dealt[0]
        if not figure.nemesis:
            game.sheets += tuple(sheet for sheet in figure.dealt if sheet is not kept)
        figure.dealt = ()
        if figure.nemesis:
            game.decks[kept.deck] = Deck(game.box.copies_in(kept.deck)).shuffled(game)
        begin_with(game, figure, kept)


def _offered(state: State, seat: int) -> list[Choice]:
    return [("sheet", sheet) for sheet in state.figures[seat].dealt]


def begin(game: State) -> Asking:
    return guarded(game, "begin", _begin(game), "turn")


def _begin(game: State) -> Asking:
    if game.scenario.preparation is not None:
        act = Act(game.figures[game.order[0]], source=game.scenario)
        yield from game.scenario.preparation.run(game, act) or ()
    for seat in game.order:
        figure = game.figures[seat]
        if figure.nemesis:
            continue
        figure.beginning = False
        yield from at_moment(game, figure, (SETUP,)) or ()
        yield from draw_mission(game, figure)
