"""What mages do with the turn order."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import WILD_TURN, TurnCard
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import Suffer
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.turn.order import shuffle_into_order
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.language import Speech
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes


def choose_player_turn(
    game: State, act: Act, wild: bool
) -> Generator[Question, Choice, TurnCard | None]:
    """A player's card of the turn-order discard pile, perhaps the wild one; None of none."""
    cards = [card for card in game.order_discard if card.seats and (wild or card is not WILD_TURN)]
    choices: list[Choice] = [("turn-card", card) for card in dict.fromkeys(cards)]
    if not choices:
        return None
    about = {"card": act.source}
    choice = yield from choose(game, act.me.seat, "shuffle-turn", choices, about, act.group)
    card: TurnCard = choice[1]
    return card


class HastenTurn(Effect):
    """A player's card is shuffled into the turn-order deck; that player suffers (AE-050 to AE-053).

    AE-052: of a card that two share the players choose who suffers.
    """

    takes: ClassVar[Takes] = (number("damage"),)

    def __init__(self, damage: int) -> None:
        self.what = Suffer(damage)

    def run(self, game: State, act: Act) -> Asking:
        card = yield from choose_player_turn(game, act, wild=False)
        if card is None:
            return
        shuffle_into_order(game, (card,))
        players = [game.players[seat] for seat in card.seats]
        about = {"card": act.source, "effect": self.what}
        who = yield from choose_player(game, act.me.seat, "player", players, about, anyone=True)
        yield from self.what.do(game, act, who) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-hasten-turn", amount=self.what.amount)


class ArrangeTurns(Effect):
    """Everybody sees the turn-order deck, and the acting player orders it (AE-062)."""

    def run(self, game: State, act: Act) -> Asking:
        left = list(reversed(game.order_deck))
        game.order_known_top = len(left)
        game.order_known_bottom = 0
        ordered: list[TurnCard] = []
        while left:
            choices: list[Choice] = [("turn-card", card) for card in dict.fromkeys(left)]
            about = {"card": act.source, "left": len(left)}
            choice = yield from choose(game, act.me.seat, "arrange-turns", choices, about)
            ordered.append(choice[1])
            left.remove(choice[1])
        game.order_deck = tuple(reversed(ordered))
        if ordered:
            game.say("log-arranges-turns", who=act.me.mage, cards=tuple(ordered))
