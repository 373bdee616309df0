"""Gaining cards from the market (WE-166 to WE-168, WE-202, WE-333)."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import replaced
from emberhold.parts.windows import Event

TO_DECK, TO_DISCARD, TO_ALLY = "deck", "discard", "ally"
OWN = "own"
"""Where a card is that is gained from what the nemesis has taken."""


def pile_of(game: State, card: Card) -> Pile | None:
    """The supply pile of a card; None for a card that is not in this market."""
    for pile in game.market:
        if pile.card is card.kind:
            return pile
    return None


def filled_piles(game: State) -> list[Pile]:
    """Where a card can be gained: from the market, or from what the nemesis has taken of it."""
    piles = [pile for pile in game.market if len(pile.copies) > game.nemesis.keeps]
    return [*piles, *game.own.piles()]


def gain_choices(game: State, piles: Iterable[Pile]) -> list[Choice]:
    """Piles as choices: `gain:jade`, or `gain:jade@own` for a card that the nemesis has."""
    return [
        ("gain", pile.card) if pile in game.market else ("gain", pile.card, OWN) for pile in piles
    ]


def from_own(choice: Choice) -> bool:
    """Whether a choice takes a card from what the nemesis has taken."""
    return len(choice) == 3 and choice[2] == OWN


def pile_chosen(game: State, choice: Choice) -> Pile:
    piles = game.own.piles() if from_own(choice) else game.market
    return next(pile for pile in piles if pile.card is choice[1])


def gain(game: State, player: Player, pile: Pile, place: str = TO_DISCARD) -> Asking | None:
    """Take the top copy of a pile; by default it goes on the player's own discard pile."""
    if place == TO_DISCARD and player.next_gain:
        return _gain_elsewhere(game, player, pile)
    card = _take(game, player, pile)
    _put(player, card, place)
    return _followed(game, player, card)


def _followed(game: State, player: Player, card: Card) -> Asking | None:
    """What the card does when it is gained, then what the nemesis makes of it."""
    own = _when_gained(game, player, card) if card.triggers else None
    if game.nemesis.gained is None:
        return own
    return _both(own, game.nemesis.gained(game, player, card))


def _both(first: Asking | None, second: Asking | None) -> Asking:
    yield from first or ()
    yield from second or ()


def gain_into_hand(game: State, player: Player, pile: Pile) -> Asking | None:
    """The top copy of a pile, straight into hand."""
    card = _take(game, player, pile)
    player.hand += (card,)
    return _followed(game, player, card)


def _take(game: State, player: Player, pile: Pile) -> Card:
    card = pile.copies[-1]
    if pile in game.market:
        game.market = replaced(game.market, pile, Pile(pile.card, pile.copies[:-1]))
    else:
        game.own = game.own.without(card)
    if game.active == player.seat:
        player.gained += (card,)
    game.say("log-gains", who=player.mage, card=card)
    return card


def _put(player: Player, card: Card, place: str) -> None:
    if place == TO_DECK:
        player.deck += (card,)
    else:
        player.discard += (card,)


def _gain_elsewhere(game: State, player: Player, pile: Pile) -> Asking:
    """What was said of `the next card you gain this turn` applies now, all of it to this card.

    The card stays on its pile until it is known where it goes.
    """
    waiting = player.next_gain
    player.next_gain = ()
    choices: list[Choice] = [("to", TO_DECK)] if TO_DECK in waiting else []
    if TO_ALLY in waiting:
        allies = [p for p in game.players if p is not player or game.solo]
        choices += [("give", ally.seat) for ally in allies]
    else:
        choices.append(("to", TO_DISCARD))
    about = {"card": pile.card}
    choice = choices[0]
    if len(choices) > 1:
        choice = yield Ask(player.seat, "gain-to", choices, about)
    card = _take(game, player, pile)
    if choice[0] == "give":
        ally = game.players[choice[1]]
        ally.discard += (card,)
        game.say("log-gives", who=player.mage, card=card, to=ally.mage)
    else:
        _put(player, card, choice[1])
        if choice[1] == TO_DECK:
            game.say("log-gains-on-deck", who=player.mage, card=card)
    yield from _followed(game, player, card) or ()


def _when_gained(game: State, player: Player, card: Card) -> Asking | None:
    """What a card does when it is gained: on one's own turn, or whenever that is (LG-364)."""
    for trigger in card.triggers:
        own = trigger.event == "gained" and game.active == player.seat
        if own or trigger.event == "gained-ever":
            event = Event(str(trigger.event), player.seat, card)
            return trigger.resolve(game, player.seat, card, event)
    return None
