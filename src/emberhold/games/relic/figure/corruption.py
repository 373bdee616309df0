"""Corruption cards: drawn, woken, put to sleep, discarded; and what six of them mean."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card, Sheet
from emberhold.games.relic.figure.belongings import (
    discard,
    discard_hand,
    discard_trophies,
    draw,
    draw_power,
    power_limit,
)
from emberhold.games.relic.figure.life import leave
from emberhold.games.relic.state import Figure, State, Taint
from emberhold.games.relic.terms import ACTIVATION_ONE, CORRUPTION, NO_CLEANSING, THRESHOLD
from emberhold.games.relic.timing.listening import cannot, constant, reindex
from emberhold.games.relic.timing.moments import (
    ACTIVATE,
    DISCARDS_CORRUPTION,
    DRAW_CORRUPTION,
    DRAWS_CORRUPTION,
    WOULD_DRAW_CORRUPTION,
)
from emberhold.games.relic.timing.windows import window
from emberhold.games.relic.turn.ending import check_last
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.rng import below
from emberhold.kernel.zones import replaced, without
from emberhold.parts.deck import EVERYBODY, only

START_INFLUENCE: Final = 3
RENEW: Final[Choice] = ("renew",)
LOSE: Final[Choice] = ("lose",)


# Drawing


def draw_corruption(game: State, figure: Figure, count: int, by: Figure) -> Asking:
    """R-118: draw and compare, one after the other."""
    if figure.nemesis or figure.out:
        return
    act = Act(figure, None, by)
    act.amount = count
    yield from window(game, figure, (WOULD_DRAW_CORRUPTION,), act) or ()
    for _ in range(act.amount):
        cards = draw(game, CORRUPTION)
        if not cards:
            return
        yield from take_corruption(game, figure, cards[0], by)


def take_corruption(game: State, figure: Figure, card: Card, by: Figure) -> Asking:
    """A Corruption card comes to a character, from the deck or from a nemesis (R-218)."""
    figure.tainted += 1
    total = len(figure.corruption) + 1
    seen = EVERYBODY if card.from_nemesis else only(figure.seat)
    figure.corruption += (Taint(card, False, seen, 0),)
    game.say("relic-log-draws-corruption", who=figure.sheet, total=total)
    act = Act(figure, None, by)
    act.drawn = card
    yield from window(game, figure, (DRAW_CORRUPTION,), act) or ()
    yield from _told(game, figure, by)
    taint = held(figure, card)
    if taint is not None and taint.least >= 0:
        yield from _compare(game, figure, taint, total)
    if len(figure.corruption) >= THRESHOLD:
        yield from corrupted(game, figure)


def _told(game: State, figure: Figure, by: Figure) -> Asking:
    """Some nemeses live on what characters draw because of them."""
    for nemesis in game.nemeses():
        if DRAWS_CORRUPTION in nemesis.watch:
            act = Act(nemesis, None, by)
            act.that = figure
            yield from window(game, nemesis, (DRAWS_CORRUPTION,), act) or ()


def _compare(game: State, figure: Figure, taint: Taint, total: int) -> Asking:
    """R-118: activate, or stay face down and inert."""
    least = 1 if constant(game, figure, ACTIVATION_ONE) else taint.card.activation
    if least > total:
        asleep = Taint(taint.card, False, taint.seen, total + 1)
        figure.corruption = replaced(figure.corruption, taint, asleep)
        return
    awake = Taint(taint.card, True, EVERYBODY, 0)
    figure.corruption = replaced(figure.corruption, taint, awake)
    reindex(game, figure)
    game.say("relic-log-activates", who=figure.sheet, card=taint.card)
    effect = taint.card.text(ACTIVATE)
    if effect is not None:
        by = owner_of(game, taint.card) or figure
        yield from effect.run(game, Act(figure, taint.card, by)) or ()


def owner_of(game: State, card: Card) -> Figure | None:
    """The nemesis whose deck a card belongs to, if it is in the game."""
    for figure in game.figures:
        if figure.nemesis and figure.sheet.deck == card.deck:
            return figure
    return None


def held(figure: Figure, card: Card) -> Taint | None:
    for taint in figure.corruption:
        if taint.card is card:
            return taint
    return None


# Putting to sleep and discarding

ASLEEP: Final = -1
"""In `Taint.least`: placed face down before it could activate."""


def turn_down(game: State, figure: Figure, card: Card) -> None:
    """Face down: it counts, but its text does not work."""
    taint = held(figure, card)
    if taint is not None:
        least = ASLEEP if not taint.open else 0
        down = Taint(card, False, taint.seen, least)
        figure.corruption = replaced(figure.corruption, taint, down)
        reindex(game, figure)
        game.say("relic-log-turns-down", who=figure.sheet)


def discardable(game: State, figure: Figure) -> list[int]:
    """The places of the Corruption cards a character may discard."""
    if cannot(game, figure, NO_CLEANSING):
        return [
            place
            for place, taint in enumerate(figure.corruption)
            if taint.open and _keeps_others(taint.card)
        ]
    return list(range(len(figure.corruption)))


def _keeps_others(card: Card) -> bool:
    return card.slug == "brand-of-the-damned"


def discard_corruption(game: State, figure: Figure, cards: list[Card]) -> Asking:
    """A character loses Corruption cards; Githellion hears of it."""
    for card in cards:
        taint = held(figure, card)
        if taint is not None:
            figure.corruption = without(figure.corruption, taint)
            discard(game, card)
            game.say("relic-log-discards-corruption", who=figure.sheet, card=card)
    reindex(game, figure)
    for nemesis in game.nemeses():
        if cards and DISCARDS_CORRUPTION in nemesis.watch:
            act = Act(nemesis)
            act.that = figure
            yield from window(game, nemesis, (DISCARDS_CORRUPTION,), act) or ()


# Corrupted


def corrupted(game: State, figure: Figure) -> Asking:
    """R-121: the character is lost for good; the player continues with another or gives up."""
    game.say("relic-log-corrupted", who=figure.sheet)
    discard_hand(game, figure)
    discard_trophies(game, figure)
    for taint in figure.corruption:
        discard(game, taint.card)
    figure.corruption = ()
    figure.influence = 0
    reindex(game, figure)
    choice = LOSE
    if game.sheets:
        choice = yield Ask(figure.seat, "corrupted", [RENEW, LOSE])
    if choice == LOSE:
        eliminate(game, figure)
    else:
        place = below(game, len(game.sheets))
        sheet = game.sheets[place]
        game.sheets = game.sheets[:place] + game.sheets[place + 1 :]
        begin_with(game, figure, sheet)
        game.say("relic-log-new-character", who=sheet)
    leave(game, figure)


def begin_with(game: State, figure: Figure, sheet: Sheet) -> None:
    """R-020 to R-024, R-122: a character at its start."""
    figure.sheet = sheet
    figure.space = sheet.start
    figure.level = 0
    figure.attributes = sheet.attributes
    figure.life = sheet.life
    figure.beginning = True
    figure.at_gate = False
    reindex(game, figure)
    if not figure.nemesis:
        figure.influence = START_INFLUENCE
        draw_power(game, figure, power_limit(game, figure))


def eliminate(game: State, figure: Figure) -> None:
    """R-132: the figure leaves the board and everything is discarded."""
    figure.out = True
    game.say("relic-log-eliminated", who=figure.sheet)
    discard_hand(game, figure)
    discard_trophies(game, figure)
    for piece in figure.assets:
        discard(game, piece.card)
    figure.assets = ()
    if figure.mission is not None:
        discard(game, figure.mission)
        figure.mission = None
    for card, _ in figure.completed:
        discard(game, card)
    figure.completed = ()
    figure.tokens = ()
    figure.watch = {}
    check_last(game)
