"""What puzzles found in games of Ashes can ask for: all of it can be seen within a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from emberhold.games.ashes.bot.payments import PROPOSED
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.dice import DIE_OF, POWER
from emberhold.games.ashes.figure.meditation import DONE, FROM_DRAW_PILE
from emberhold.games.ashes.state import Player, State
from emberhold.games.ashes.turn.turns import ATTACK_PHOENIXBORN, ATTACK_UNIT
from emberhold.games.puzzles import Target
from emberhold.kernel.question import Choice, Question


def _gone(game: State, seat: int, slug: str) -> bool:
    return slug not in _units_against(game, seat)


def _left(before: State, now: State, seat: int) -> Iterator[str]:
    """The units there was one of and is none of any more."""
    present, there = _units_against(now, seat), _units_against(before, seat)
    for slug in there:
        if there.count(slug) == 1 and slug not in present:
            yield slug


def _units_against(game: State, seat: int) -> list[str]:
    return [piece.card.slug for each in game.opponents(seat) for piece in each.battlefield]


def _wounded(game: State, seat: int, wounds: str) -> bool:
    return _wounds(game, seat) >= int(wounds)


def _struck(before: State, now: State, seat: int) -> Iterable[str]:
    return (str(_wounds(now, seat)),) if _wounds(now, seat) > _wounds(before, seat) else ()


def _wounds(game: State, seat: int) -> int:
    """On the Phoenixborn of the only opponent; where there are more, nobody is meant."""
    against = game.opponents(seat)
    return against[0].phoenixborn.wounds if len(against) == 1 else 0


_NOT_ATTACKED: Mapping[str, Choice] = {
    "win": ATTACK_UNIT,
    "wounds": ATTACK_UNIT,
    "unit": ATTACK_PHOENIXBORN,
}
"""What attacks cannot reach a goal: of units that block the opponent decides."""


def this_turn(game: State) -> State:
    """A copy without the order of cards, and without the draw piles: nobody knows what is drawn."""
    twin = game.copy()
    twin.removed = _kinds(twin.removed)
    for player in twin.players:
        player.draw_pile = ()
        player.hand = _kinds(player.hand)
        player.discard = _kinds(player.discard)
    return twin


def _kinds(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted([card.kind for card in cards], key=lambda card: card.slug))


def bearing(game: State, question: Question, goal: str) -> Sequence[Choice]:
    """All answers but those of three kinds: of a meditation only what costs nothing in this turn
    is left (cards of the draw pile, as many as dice are turned, each of these to its power face),
    of payments the dice that are proposed, and of attacks those at what a goal is about."""
    choices, topic = question.choices, question.topic
    if topic == "meditate" and FROM_DRAW_PILE in choices:
        enough = game.meditated[0] >= max(1, _turnable(game.players[question.seat]))
        useful = (DONE,) if enough else (DONE, FROM_DRAW_PILE)  # the fewest cards first
        return [each for each in useful if each in choices]
    if topic == "turn-die":
        return [each for each in choices if each != DONE and _to_power(each)] or choices
    if topic == "pay":
        return [PROPOSED]
    kind, _, about = goal.partition(":")
    if topic == "action" and kind in _NOT_ATTACKED:
        return [each for each in choices if each != _NOT_ATTACKED[kind]]
    if topic == "attack-unit" and kind == "unit":
        return [each for each in choices if each[1].slug == about] or choices
    return choices


def _turnable(player: Player) -> int:
    """The dice that do not show their power face."""
    return sum(count for die, count in enumerate(player.active) if die % 3 != POWER)


def _to_power(choice: Choice) -> bool:
    return DIE_OF[choice[2]] % 3 == POWER


ASHES_TARGETS: Mapping[str, Target] = {
    "wounds": Target(
        _wounded, _struck, lambda wounds: {"wounds": int(wounds)}, max, lambda _: "phoenixborn"
    ),
    "unit": Target(_gone, _left, lambda slug: {"card": CARDS[slug]}),
}
