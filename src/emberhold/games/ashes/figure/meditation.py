"""Meditation: discarding cards to turn dice (section 12.2)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any, Final

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import DIE_OF, NO_DICE, Pool, die_slug, with_die
from emberhold.games.ashes.figure.leaving import check_lives, discard_from_play
from emberhold.games.ashes.state import Player, State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import without
from emberhold.parts.asking import ask_hidden, card_of, in_play
from emberhold.parts.cards import copy_in, kinds_in

DONE: Final[Choice] = ("done",)
FROM_DRAW_PILE: Final[Choice] = ("meditate", "draw-pile")


def can_meditate(player: Player) -> bool:
    """AS-181, AS-185, AS-186: a card must be discarded; dice need not be turned, nor be there."""
    return bool(player.hand or player.draw_pile or player.spellboard)


def begin_meditation(game: State) -> None:
    game.sides -= 1
    game.meditated = (0, 0)
    game.step = "meditate"


def meditate(game: State, player: Player) -> Asking:
    """AS-181 to AS-190: one card away, or the end of it; AS-184: the dice come last."""
    discarded, from_pile = game.meditated
    about = {"amount": discarded}
    asked = ask_hidden(game, player.seat, "meditate", partial(_choices, discarded), about)
    choices = asked.choices
    choice = DONE
    if len(choices) == 1 and not game.ask_always:
        choice = choices[0]
    elif choices:
        choice = yield asked
    if choice[0] != "done":
        from_pile += yield from _discard(game, player, choice)
        game.meditated = (discarded + 1, from_pile)
        return
    game.step = "turn-dice"
    game.turning = (discarded, NO_DICE)
    if from_pile:
        yield from happens(game, Event("discarded-from-pile", player.seat, amount=from_pile)) or ()


def turn_one_die(game: State, player: Player) -> Asking:
    """AS-182: the dice of a meditation, one after the other."""
    left, turned = game.turning
    turned = yield from _turn_one(game, player, left, turned, None)
    game.turning = (left - 1, turned)
    if left <= 1 or turned == NO_DICE:
        game.step = "turn"


def _choices(discarded: int, game: State, seat: int) -> list[Choice]:
    """AS-181, AS-186; nothing once there is nothing left to discard."""
    player = game.players[seat]
    choices: list[Choice] = [("hand", kind) for kind in kinds_in(player.hand)]
    choices += _ready(player)
    if player.draw_pile:
        choices.append(FROM_DRAW_PILE)
    return [*choices, DONE] if choices and discarded else choices


def _ready(player: Player) -> list[Choice]:
    """AS-187: any copy of a ready spell, exhausted or not; of copies that are alike only one."""
    alike: dict[tuple[Card, int, int], Choice] = {}
    for piece in player.spellboard:
        look = (piece.card.kind, piece.exhaustion, piece.status)
        alike.setdefault(look, in_play("ready", piece.card))
    return list(alike.values())


def _discard(
    game: State, player: Player, choice: Choice
) -> Generator[Question | Together, Any, int]:
    """One card away; returns 1 if it came from the draw pile."""
    if choice[0] == "hand":
        card = copy_in(player.hand, choice[1])
        player.hand = without(player.hand, card)
        player.discard += (card,)
    elif choice[0] == "ready":
        card = card_of(choice)
        yield from discard_from_play(game, card, respark=False)
        yield from check_lives(game)
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


def _turns(die: int) -> tuple[Choice, ...]:
    faces = range(die - die % 3, die - die % 3 + 3)
    choices: list[Choice] = [("turn", die_slug(die), die_slug(f)) for f in faces if f != die]
    return tuple(choices)


TURNS: Final = tuple(_turns(die) for die in range(12))
"""The ways to turn each die, made once for all questions."""


def turn_dice(game: State, player: Player, most: int, source: Card | None = None) -> Asking:
    """AS-182, AS-185, AS-190: up to `most` active dice, each to a face of your choice."""
    turned = NO_DICE
    for left in range(most, 0, -1):
        turned = yield from _turn_one(game, player, left, turned, source)
        if turned == NO_DICE:
            return


def _turn_one(
    game: State, player: Player, left: int, turned: Pool, source: Card | None
) -> Generator[Question | Together, Any, Pool]:
    """Turn a die that has not been turned yet; no dice are returned once that is the end of it."""
    choices: list[Choice] = []
    for die, count in enumerate(player.active):
        if count > turned[die]:
            choices += TURNS[die]
    if not choices or not left:
        return NO_DICE
    about = {"source": source, "amount": left, "turned": turned}
    choice = yield Ask(player.seat, "turn-die", [*choices, DONE], about)
    if choice[0] == "done":
        return NO_DICE
    old, new = DIE_OF[choice[1]], DIE_OF[choice[2]]
    player.active = with_die(with_die(player.active, old, -1), new)
    game.say("ashes-log-turns-die", who=player.phoenixborn.card, die=die_slug(new))
    return with_die(turned, new)
