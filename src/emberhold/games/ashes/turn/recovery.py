"""The recovery phase and the end of the round (section 13)."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.act import Act, Event
from emberhold.games.ashes.card import Ability
from emberhold.games.ashes.dice import DIE_OF, NO_DICE, Pool, die_slug, minus, with_die
from emberhold.games.ashes.effects.base import Resolving
from emberhold.games.ashes.figure.costs import exhaust
from emberhold.games.ashes.figure.leaving import return_die
from emberhold.games.ashes.figure.values import life_of, recover_of
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.question import Choice, Together
from emberhold.language import Speech
from emberhold.parts.asking import ask_hidden
from emberhold.parts.windows import Heard

DONE: Final[Choice] = ("done",)
ALL: Final[Choice] = ("exhaust", "all")


def recover(game: State) -> None:
    """AS-194 to AS-200: wounds heal, then one exhaustion token leaves every card."""
    game.phase = "recovery"
    for player in game.in_game():
        player.battlefield = tuple(_recovered(piece) for piece in player.battlefield)
        player.spellboard = tuple(_rested(piece) for piece in player.spellboard)
        player.phoenixborn = _rested(player.phoenixborn)
    game.step = "exhaust-dice"


def _recovered(piece: Piece) -> Piece:
    return _rested(piece.but(wounds=max(0, piece.wounds - recover_of(piece))))


def _rested(piece: Piece) -> Piece:
    return piece.but(exhaustion=max(0, piece.exhaustion - 1), cancelled=False)


def exhaust_dice(game: State) -> Asking:
    """AS-201, AS-202: each may exhaust dice to roll them again.

    They are named one by one and exhausted together, when everybody has chosen.
    """
    kept = {player.seat: _kept(game, player) for player in game.in_game()}
    busy = [p for p in game.in_game() if any(kept[p.seat]) and (p.seat, DONE) not in game.named]
    if busy:
        asked = [ask_hidden(game, p.seat, "exhaust-dice", _dice_choices) for p in busy]
        choices = yield Together(asked)
        game.named += tuple((player.seat, choices[player.seat]) for player in busy)
        return
    game.named = ()
    for player in game.in_game():
        exhaust(player, minus(player.active, kept[player.seat]))
    game.step = "round-end"


def _kept(game: State, player: Player) -> Pool:
    """The active dice of a player without those already named."""
    left = player.active
    for seat, choice in game.named:
        if seat == player.seat and choice == ALL:
            return NO_DICE
        if seat == player.seat and choice != DONE:
            left = with_die(left, DIE_OF[choice[1]], -1)
    return left


def _dice_choices(game: State, seat: int) -> list[Choice]:
    left = _kept(game, game.players[seat])
    dice: list[Choice] = [("exhaust", die_slug(die)) for die in range(12) if left[die]]
    return [ALL, *dice, DONE]


class _DiceGoBack(Resolving):
    """AS-041: the dice on a unit return to their owners' exhausted pools."""

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is not None:
            for type, owner in piece.dice:
                return_die(game, type, owner)
            game.change(piece.card, dice=())

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """Printed on no card."""
        return ""


_CHARMED: Final = Ability("", event="round-end", effect=_DiceGoBack(), mandatory=True)


def end_round(game: State) -> Asking:
    """AS-203 to AS-205: the token passes on, then what happens at the end of the round."""
    game.first = game.clockwise_from((game.first + 1) % len(game.players))[0].seat
    charmed = [
        Heard(player.seat, piece.card, _CHARMED)
        for player in game.in_game()
        for piece in player.battlefield
        if piece.dice
    ]
    yield from happens(game, Event("round-end", game.first), charmed) or ()
    if 0 < game.round_limit <= game.round:
        _decide(game)
    game.step = "roll"


def _decide(game: State) -> None:
    """A game that will not end is decided by the life the Phoenixborn have left."""

    def left(player: Player) -> int:
        return life_of(game, player.phoenixborn) - player.phoenixborn.wounds

    best = max(left(player) for player in game.in_game())
    winners = tuple(player.seat for player in game.in_game() if left(player) == best)
    game.result = Result(winners, "round-limit")
    raise GameOver
