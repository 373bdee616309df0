"""How things end: a phase, a turn, a battle that never was, a player's game, the game."""

from __future__ import annotations

from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CENTRE, INNER, MIDDLE
from emberhold.kernel.game import GameOver, Result


class EngagementOver(Exception):
    """R-073: the Engagement phase ends at once."""


class TurnOver(Exception):
    """R-130, R-131: the turn ends at once, without an Experience phase."""


class BattleVoid(Exception):
    """R-094: the battle is treated as never having happened."""


def win(game: State, winners: tuple[int, ...], reason: str) -> None:
    """The game is decided; nothing further is resolved."""
    game.result = Result(winners, reason)
    raise GameOver


def team_of(game: State, figure: Figure) -> tuple[int, ...]:
    """Those who win with a figure (R-210, R-211)."""
    if figure.partner >= 0:
        return tuple(sorted((figure.seat, figure.partner)))
    if game.together and not figure.nemesis:
        return tuple(f.seat for f in game.figures if not f.nemesis)
    return (figure.seat,)


def gain_infamy(game: State, figure: Figure, amount: int) -> None:
    """R-143, R-164: the player who reaches the goal wins at once."""
    if not figure.nemesis:
        return
    figure.infamy = min(game.goal, figure.infamy + amount)
    game.say("relic-log-infamy", who=figure.sheet, amount=amount, left=figure.infamy)
    if figure.infamy >= game.goal:
        win(game, team_of(game, figure), "infamy")


def lose_infamy(game: State, figure: Figure, amount: int) -> None:
    if figure.nemesis and figure.infamy:
        figure.infamy = max(0, figure.infamy - amount)
        game.say("relic-log-loses-infamy", who=figure.sheet, amount=amount, left=figure.infamy)


def check_last(game: State) -> None:
    """R-133: one character without a nemesis, or nemeses without a character, have won."""
    characters = game.characters()
    nemeses = game.nemeses()
    if len(characters) == 1 and not nemeses and len(game.figures) > 1:
        win(game, (characters[0].seat,), "survivor")
    if not characters and nemeses:
        first = max(nemeses, key=lambda nemesis: nemesis.infamy)
        win(game, team_of(game, first), "no-heroes")
    if not characters:
        win(game, (), "nobody")


def out_of_time(game: State) -> None:
    """R-238: after the last round a nemesis with more than half of its infamy has won; otherwise
    the character who has come closest to the Confrontation."""
    nemeses = game.nemeses()
    if nemeses:
        first = max(nemeses, key=lambda nemesis: nemesis.infamy)
        if 2 * first.infamy > game.goal:
            win(game, team_of(game, first), "time-infamy")
    best = max(game.characters(), key=standing)
    win(game, team_of(game, best), "time")


def standing(figure: Figure) -> tuple[int, ...]:
    """How far a character has come: tokens, the way inward, relics, levels, missions, influence."""
    tier = figure.tier
    inward = (figure.space if tier in (INNER, CENTRE) else 1) if tier >= MIDDLE else 0
    return (
        len(figure.tokens),
        inward,
        figure.relics,
        figure.level,
        len(figure.completed),
        figure.influence,
        -figure.seat,
    )
