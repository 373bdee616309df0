"""Meditation: discarding cards to turn dice (section 12.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.ashes.ask import Ask, copy_in, kinds_in
from emberhold.games.ashes.dice import DIE_OF, die_slug, with_die
from emberhold.games.ashes.events import Event, happens
from emberhold.games.ashes.leaving import discard_from_play
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import without

DONE: Choice = ("done",)
FROM_DRAW_PILE: Choice = ("meditate", "draw-pile")


def can_meditate(player: Player) -> bool:
    """AS-186: at least one card must be discarded; without active dice it would be for nothing."""
    return bool(player.hand or player.draw_pile or player.spellboard) and any(player.active)


def meditate(game: State, player: Player) -> Asking:
    """AS-181 to AS-190."""
    game.sides -= 1
    discarded = 0
    from_pile = 0
    while choices := _choices(player):
        if discarded:
            choices.append(DONE)
        choice = yield Ask(player.seat, "meditate", choices)
        if choice[0] == "done":
            break
        from_pile += yield from _discard(game, player, choice)
        discarded += 1
    if from_pile:
        yield from happens(game, Event("discarded-from-pile", player.seat, amount=from_pile)) or ()
    yield from turn_dice(game, player, discarded)


def _choices(player: Player) -> list[Choice]:
    choices: list[Choice] = [("hand", kind) for kind in kinds_in(player.hand)]
    choices += [("ready", kind) for kind in kinds_in(p.card for p in player.spellboard)]
    if player.draw_pile:
        choices.append(FROM_DRAW_PILE)
    return choices


def _discard(
    game: State, player: Player, choice: Choice
) -> Generator[Question | Together, Any, int]:
    """One card away; returns 1 if it came from the draw pile."""
    if choice[0] == "hand":
        card = copy_in(player.hand, choice[1])
        player.hand = without(player.hand, card)
        player.discard += (card,)
    elif choice[0] == "ready":
        card = copy_in((p.card for p in reversed(player.spellboard)), choice[1])
        yield from discard_from_play(game, card, respark=False)
    else:
        discard_top(game, player)
        return 1
    game.say("ashes-log-discards", who=player.phoenixborn.card, card=card)
    return 0


def discard_top(game: State, player: Player) -> bool:
    """AS-188: the top card of the draw pile, if there is one."""
    if not player.draw_pile:
        return False
    card = player.draw_pile[-1]
    player.draw_pile = player.draw_pile[:-1]
    player.discard += (card,)
    game.say("ashes-log-discards-top", who=player.phoenixborn.card, card=card)
    return True


def turn_dice(game: State, player: Player, most: int) -> Asking:
    """AS-182, AS-185, AS-190: up to so many active dice, each to a face of choice."""
    turned: dict[int, int] = {}
    for _ in range(most):
        choices: list[Choice] = [
            ("turn", die_slug(die), die_slug(3 * (die // 3) + face))
            for die in range(12)
            if player.active[die] > turned.get(die, 0)
            for face in range(3)
            if die % 3 != face
        ]
        if not choices:
            return
        choice = yield Ask(player.seat, "turn-die", [*choices, DONE])
        if choice[0] == "done":
            return
        old, new = DIE_OF[choice[1]], DIE_OF[choice[2]]
        player.active = with_die(with_die(player.active, old, -1), new)
        turned[new] = turned.get(new, 0) + 1
        game.say("ashes-log-turns-die", who=player.phoenixborn.card, die=die_slug(new))
