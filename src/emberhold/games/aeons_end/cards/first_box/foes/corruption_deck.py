"""The corruption deck of Crooked Mask, and how corruptions come out of it and go back.

A corruption is a card of whoever has it. There is one of each, so that its only copy is followed
from the deck through hands and piles to the bottom of the deck, where everybody sees it go.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import CORRUPTION, Card
from emberhold.games.aeons_end.fight.life import gravehold_suffers
from emberhold.games.aeons_end.own_deck import OwnDeck
from emberhold.games.aeons_end.seen.scene import hidden_deck
from emberhold.games.aeons_end.setting_up.by_hand import DISCARD, no_names
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Zone
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose, choose_copy
from emberhold.parts.deck import EVERYBODY, Deck
from emberhold.parts.repairs import Fixable, Place, Source, Target, moves, taken_from, top_moves

BESIDE = Place("corruption-deck", Message("zone-corruption-deck"))
EMPTY_DAMAGE = 2
"""AE-177: what Gravehold suffers for each corruption that is not there to be gained."""


class CorruptionDeck(OwnDeck):
    """The corruptions that nobody has."""

    __slots__ = ()

    counts: ClassVar[tuple[str, ...]] = ("corruption-deck",)
    places: ClassVar[tuple[str, ...]] = ("corruption_deck",)

    def belongs(self, card: Card) -> bool:
        return card.type == CORRUPTION

    def with_pile(self, pile: Deck[Card]) -> CorruptionDeck:
        return CorruptionDeck(pile)

    def known(self) -> tuple[Card, ...]:
        """In a row of numbers corruptions are counted where players have them, not as foes."""
        return ()

    def zones(self) -> tuple[Zone, ...]:
        bottom = self.deck[: self.pile.known_bottom()]
        return (hidden_deck("corruption-deck", "zone-corruption-deck", bottom, self.count),)

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        """To and from the discard piles of players, which everybody may read."""
        for player in game.players:
            yield from _by_hand(game, player)

    def placed(self, name: str, given: Any, path: str, box: Box) -> CorruptionDeck:
        """The deck as it will be drawn."""
        known = {card.slug: card for card in box.cards.values() if self.belongs(card)}
        cards: list[Card] = []
        for one in positions.sequence(given, path):
            card = known[positions.name(one, known, path)]
            cards.append(card.copy(1))
            del known[card.slug]
        return CorruptionDeck(Deck(tuple(reversed(cards))))


def corruption_deck(game: State) -> CorruptionDeck:
    own = game.own
    assert isinstance(own, CorruptionDeck)
    return own


def _by_hand(game: State, player: Player) -> Iterator[Fixable]:
    path, seat = f"players.{player.seat}", player.seat

    def drawn(count: int) -> None:
        for _ in range(count):
            pile = corruption_deck(game).pile
            assert pile.top is not None
            player.discard += (pile.top,)
            game.own = CorruptionDeck(pile.without_top())

    def back(card: Card) -> None:
        game.own = CorruptionDeck(corruption_deck(game).pile.put_at_bottom((card,), EVERYBODY))

    held = [card for card in player.discard if card.type == CORRUPTION]
    left = Source(path, DISCARD, held, taken_from(player, "discard"), seat)
    yield from moves(left, Target(BESIDE, back))
    count = corruption_deck(game).count
    yield from top_moves(Source(path, BESIDE, (), no_names, seat), DISCARD, drawn, count)


def gain_corruption(game: State, player: Player, into_hand: bool = False) -> None:
    """AE-175, AE-177: the top corruption on top of the deck, or into the hand."""
    pile = corruption_deck(game).pile
    card = pile.top
    if card is None:
        gravehold_suffers(game, EMPTY_DAMAGE)
        return
    game.own = CorruptionDeck(pile.without_top())
    game.say("log-corruption-gained", who=player.mage, card=card)
    if into_hand:
        player.hand += (card,)
    else:
        player.deck += (card,)


def reclaim(game: State, by: Player, card: Card) -> Asking | None:
    """AE-185, AE-188: a destroyed corruption goes back, or in a harder game to a player."""
    game.own = CorruptionDeck(corruption_deck(game).pile.put_at_bottom((card,), EVERYBODY))
    return _give_or_pay(game, by, card) if game.hard else None


def _give_or_pay(game: State, by: Player, card: Card) -> Asking:
    """Until it is known where the card goes it is where it would cost a charge to put it."""
    choices: list[Choice] = [("give", player.seat) for player in game.players]
    if by.charges:
        choices.append(("to", "deck"))
    choice = yield from choose(game, by.seat, "corruption-to", choices, {"card": card})
    if choice[0] == "to":
        by.charges -= 1
        game.say("log-charges", who=by.mage, left=by.charges)
        return
    game.own = game.own.without(card)
    receiver = game.players[choice[1]]
    receiver.discard += (card,)
    game.say("log-corruption-given", who=by.mage, card=card, to=receiver.mage)


def resolve_corruptions(game: State, player: Player) -> Asking | None:
    """AE-181, AE-182: every corruption in hand, one by one; those that join them as well."""
    found = tuple([card for card in player.hand if card.type == CORRUPTION])
    return _resolve_one(game, player, found) if found else None


def _resolve_one(game: State, player: Player, found: tuple[Card, ...]) -> Asking:
    card = yield from choose_copy(game, player.seat, "corruption", found)
    player.hand = without(player.hand, card)
    player.play_area += (card,)
    assert card.effect is not None
    if game.log is not None:
        game.doing = (card, card.effect)
        game.say("log-corruption-resolves", who=player.mage, card=card)
    yield from card.effect.run(game, Act(player, card)) or ()
    if game.log is not None:
        game.doing = None
