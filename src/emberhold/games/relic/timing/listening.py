"""Who listens to what: the index kept as cards come and go, and constant text summed up."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Abilities, Card
from emberhold.games.relic.state import Figure, Listener, State, Watch
from emberhold.games.relic.terms import ARSENAL, ASSET, CANNOT, WEAPONS
from emberhold.games.relic.timing.moments import ALWAYS
from emberhold.games.relic.traits import ARMOUR, WEAPON


def reindex(game: State, figure: Figure) -> None:
    """Read off everything a figure has which moments it waits for."""
    found: dict[int, list[Listener]] = {}
    _add(found, figure.sheet.abilities, None)
    _add(found, game.scenario.abilities, None)
    for piece in figure.assets:
        if piece.card.abilities and not _mute(piece.card):
            _add(found, piece.card.abilities, piece.card)
    for taint in figure.corruption:
        if taint.open:
            _add(found, taint.card.abilities, taint.card)
    if figure.mission is not None and ALWAYS in figure.mission.abilities:
        _add(found, {ALWAYS: figure.mission.abilities[ALWAYS]}, figure.mission)
    watch: Watch = {moment: tuple(listeners) for moment, listeners in found.items()}
    figure.watch = watch


def _mute(card: Card) -> bool:
    """An encounter or enemy somebody took along has no abilities (Press-Gang, Eversor)."""
    return card.sort != ASSET and card.sort != ARSENAL


def _add(found: dict[int, list[Listener]], abilities: Abilities, card: Card | None) -> None:
    for moment, texts in abilities.items():
        listeners = found.setdefault(moment, [])
        for ability in texts:
            listeners.append((ability, card))


# Constant text


def constant(game: State, figure: Figure, what: int) -> int:
    """The sum of what all constant text of a figure says to one question of `terms`."""
    listeners = figure.watch.get(ALWAYS)
    if listeners is None:
        return 0
    total = 0
    act = Act(figure)
    for ability, card in listeners:
        if card is not None and idle(game, figure, card):
            continue
        act.card = card
        total += ability.effect.value(game, act, what)
    return total


def flags(game: State, figure: Figure, what: int) -> int:
    """The same where the answer is a set of flags."""
    listeners = figure.watch.get(ALWAYS)
    if listeners is None:
        return 0
    found = 0
    act = Act(figure)
    for ability, card in listeners:
        if card is not None and idle(game, figure, card):
            continue
        act.card = card
        found |= ability.effect.value(game, act, what)
    return found


def cannot(game: State, figure: Figure, flag: int) -> bool:
    return bool(flags(game, figure, CANNOT) & flag)


def weapon_limit(game: State, figure: Figure) -> int:
    """R-083: one, unless a sheet says otherwise."""
    return max(1, constant(game, figure, WEAPONS))


def said_by(game: State, cards: list[Card], figure: Figure, what: int) -> int:
    """Flags that enemies or agents set for the battle against them."""
    found = 0
    for card in cards:
        for ability in card.abilities.get(ALWAYS, ()):
            found |= ability.effect.value(game, Act(figure, card), what)
    return found


def idle(game: State, figure: Figure, card: Card) -> bool:
    """R-083, R-115: a weapon or armour works only in a battle it was declared for; what else an
    arsenal card says holds while it is there (R-172)."""
    traits = card.traits
    if WEAPON not in traits and ARMOUR not in traits:
        return False
    battle = game.battle
    if battle is None:
        return card.sort != ARSENAL
    side = battle.side_of(figure)
    return side is None or card not in side.gear
