"""The player turns phase: one main and perhaps one side action in each turn (section 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.games.ashes.ask import CONCEDE, Ask
from emberhold.games.ashes.cards.core.powers import POWERS
from emberhold.games.ashes.dice import POWER, TYPES
from emberhold.games.ashes.fight.combat import (
    able_to_attack,
    attack_phoenixborn,
    attack_unit,
)
from emberhold.games.ashes.figure.meditation import (
    begin_meditation,
    can_meditate,
    meditate,
    turn_one_die,
)
from emberhold.games.ashes.figure.playing import activate, activations, play, playable
from emberhold.games.ashes.figure.powers import use_power
from emberhold.games.ashes.state import Player, State
from emberhold.games.ashes.timing.moments import own_turn_abilities, use_own_turn
from emberhold.games.ashes.turn.conceding import conceding, give_up
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.parts.cards import kinds_in

PASS: Final[Choice] = ("pass",)
END: Final[Choice] = ("end",)
MEDITATE: Final[Choice] = ("meditate",)
ATTACK_PHOENIXBORN: Final[Choice] = ("attack", "phoenixborn")
ATTACK_UNIT: Final[Choice] = ("attack", "unit")

_TOLD: Final = {"powers": POWERS}
"""What the words of the question need to know."""


def turn_start(game: State) -> None:
    game.mains = game.sides = 1
    for player in game.players:
        player.reacted = False
    game.step = "turn"
    game.say("ashes-log-turn", who=game.players[game.active].phoenixborn.card)


def turn(game: State) -> Question | None:
    """Choose one action; what it does is a step of its own, begun from the choice."""
    player = game.players[game.active]
    if player.out:
        game.step = "turn-end"
        return None
    choices = action_choices(game, player.seat)
    if len(choices) == 1 and not game.ask_always:
        _tell_the_only_way(game, player, choices[0])
        _chosen(game, choices[0])
        return None
    return Ask(player.seat, "action", choices, _TOLD, False, action_choices, _chosen)


def _tell_the_only_way(game: State, player: Player, choice: Choice) -> None:
    """AS-176: what happens without a question surprises the player, and nobody else."""
    if choice == PASS:
        game.say("ashes-log-must-pass", player.seat, who=player.phoenixborn.card)
    elif choice == END:
        game.say("ashes-log-turn-over", player.seat, who=player.phoenixborn.card)


def acting(game: State) -> Asking | None:
    """Carry out the action that was chosen."""
    return _unless_out(game, _act)


def meditating(game: State) -> Asking | None:
    """A meditation is long: each card and each die is a step of its own."""
    return _unless_out(game, meditate)


def turning_dice(game: State) -> Asking | None:
    return _unless_out(game, turn_one_die)


def _unless_out(game: State, action: Callable[[State, Player], Asking]) -> Asking | None:
    """AS-364: the turn of a player who is out is over."""
    player = game.players[game.active]
    if player.out:
        game.step = "turn-end"
        return None
    return conceding(game, action(game, player), turn=True)


def _chosen(game: State, choice: Choice) -> Asking | None:
    player = game.players[game.active]
    if choice == CONCEDE:
        return give_up(game, player)
    if choice == END:
        game.step = "turn-end"
    elif choice == PASS:
        game.mains -= 1
        game.passes += 1
        game.say("ashes-log-passes", who=player.phoenixborn.card)
    elif choice == MEDITATE:
        begin_meditation(game)
    else:
        game.chosen = choice
        game.step = "act"
    return None


def _act(game: State, player: Player) -> Asking:
    choice = game.chosen
    game.step = "turn"
    verb = choice[0]
    if verb == "play":
        yield from play(game, player, choice[1])
    elif verb == "use":
        yield from _use(game, player, choice)
    elif verb == "attack":
        attack = attack_phoenixborn if choice[1] == "phoenixborn" else attack_unit
        yield from attack(game, player)
    else:
        yield from use_power(game, player, TYPES.index(choice[1]))


def action_choices(game: State, seat: int) -> list[Choice]:
    """Everything the active player may do now, passing or ending the turn last."""
    player = game.players[seat]
    choices: list[Choice] = []
    for kind in kinds_in(player.hand):
        cost = kind.cost
        in_time = (game.mains or not cost.main) and (game.sides or not cost.side)
        if in_time and playable(game, player, kind):
            choices.append(("play", kind))
    choices += [choice for choice, _, _ in activations(game, player)]
    choices += [choice for choice, _, _ in own_turn_abilities(game, player)]
    if game.mains and able_to_attack(player):
        choices.append(ATTACK_PHOENIXBORN)
        if any(side.battlefield for side in game.players if side is not player):
            choices.append(ATTACK_UNIT)
    if game.sides:
        if can_meditate(player):
            choices.append(MEDITATE)
        choices += [("power", TYPES[type]) for type in range(4) if player.active[3 * type + POWER]]
    choices.append(PASS if game.mains else END)
    return choices


def _use(game: State, player: Player, choice: Choice) -> Asking:
    for key, card, ability in activations(game, player):
        if key == choice:
            yield from activate(game, player, card, ability)
            return
    for key, card, ability in own_turn_abilities(game, player):
        if key == choice:
            yield from use_own_turn(game, player, card, ability)
            return


def turn_end(game: State) -> None:
    """AS-102 to AS-107: effects of the turn end; the phase ends when all have passed in a row."""
    for player in game.players:
        if any(piece.boost or piece.bypass for piece in player.battlefield):
            player.battlefield = tuple(
                piece.but(boost=0, bypass=False) for piece in player.battlefield
            )
    if game.passes >= len(game.in_game()):
        game.step = "recovery"
        return
    game.active = game.clockwise_from((game.active + 1) % len(game.players))[0].seat
    game.step = "turn-start"
