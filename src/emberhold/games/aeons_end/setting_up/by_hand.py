"""Cards of Aeon's End that may be moved by hand when everybody agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emberhold.games.aeons_end.card import CORRUPTION, MINION, POWER, SPELL, Card
from emberhold.games.aeons_end.fight.life import being_drawn, enter_play, leave_play
from emberhold.games.aeons_end.figure.breaches import places_for, set_breach, unprep
from emberhold.games.aeons_end.figure.gaining import pile_of
from emberhold.games.aeons_end.ruleset import breaches_named
from emberhold.games.aeons_end.state import Breach, Pile, Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel.message import Message
from emberhold.kernel.zones import replaced
from emberhold.parts.deck import EVERYBODY, only
from emberhold.parts.repairs import (
    DECK_BOTTOM,
    DECK_TOP,
    Fixable,
    Place,
    Source,
    Target,
    moves,
    put_into,
    taken_from,
    top_moves,
)

HAND = Place("hand", Message("zone-hand"))
DISCARD = Place("discard", Message("zone-discard"))
DECK = Place("deck", Message("zone-deck"))
PLAYED = Place("played", Message("zone-play-area"))
BREACHES = Place("breaches", Message("zone-breaches"))
SUPPLY = Place("supply", Message("zone-market"))
DESTROYED = Place("destroyed", Message("zone-destroyed"))
IN_PLAY = Place("in-play", Message("zone-in-play"))
NEMESIS_DISCARD = Place("nemesis-discard", Message("zone-nemesis-discard"))


# Cards of players


def of_player(game: State, player: Player) -> Iterator[Fixable]:
    """Between the zones of a player, the supply and the destroyed cards."""
    path, seat = f"players.{player.seat}", player.seat
    hand = Target(HAND, put_into(player, "hand"))
    discard = Target(DISCARD, put_into(player, "discard"))
    decks = Target(DECK_TOP, put_into(player, "deck")), Target(DECK_BOTTOM, _below(player))
    away = supplied(game), _destroyed(game)
    breaches = [_on_breach(player, breach) for breach in player.breaches]
    breaches += [_on_two_breaches(player, number) for number in (1, 2, 3)]
    allies = _to_allies(game, player)
    knowing = EVERYBODY if game.open_hands else only(seat)

    held = Source(path, HAND, player.hand, _from_hand(player), seat, knowing)
    yield from moves(held, discard, *decks, *breaches, *away, *allies)
    left = Source(path, DISCARD, player.discard, taken_from(player, "discard"), seat)
    yield from moves(left, hand, *decks, *breaches, *away, *allies)
    played = Source(path, PLAYED, player.play_area, taken_from(player, "play_area"), seat)
    yield from moves(played, hand, discard)
    prepped = Source(path, BREACHES, player.prepped(), _unprepped(player), seat)
    yield from moves(prepped, hand, discard, _destroyed(game))
    deck = Source(path, DECK, (), no_names, seat)
    size = len(player.deck)
    yield from top_moves(deck, HAND, lambda count: _drawn(game, player, count), size)
    yield from top_moves(deck, DISCARD, lambda count: _milled(player, count), size)
    yield from _from_outside(game, path, seat, (hand, discard, decks[0]))
    yield from player.own.by_hand(game, seat)


def _from_outside(
    game: State, path: str, seat: int, targets: tuple[Target, ...]
) -> Iterator[Fixable]:
    """What is in the market, and what was destroyed: WE-331 knows no way back, a repair does."""
    yield from moves(supply(game, path, seat), *targets)
    gone = [card for card in game.destroyed if card.type != CORRUPTION]
    destroyed = Source(path, DESTROYED, gone, taken_from(game, "destroyed"), seat)
    yield from moves(destroyed, *targets[:2])


def _to_allies(game: State, player: Player) -> list[Target]:
    """To the hand or the discard pile of somebody else, whose name is said with the place."""
    found = []
    for ally in game.players:
        if ally is not player:
            for place, field in ((HAND, "hand"), (DISCARD, "discard")):
                called = Message("fixable-place-of", place=place.called, who=ally.mage)
                there = Place(f"{place.name}-of-{ally.seat}", called)
                found.append(Target(there, put_into(ally, field)))
    return found


def no_names(card: Card) -> None:
    """What takes cards away where only top cards are moved."""
    raise AssertionError("the top cards of a deck are not moved by name")


def _from_hand(player: Player) -> Callable[[Card], None]:
    """What was in a closed hand has been named to everybody."""

    def take(card: Card) -> None:
        player.hand = tuple(other for other in player.hand if other is not card)
        player.secret = tuple(other for other in player.secret if other is not card)

    return take


def _below(player: Player) -> Callable[[Card], None]:
    """Below cards in an unknown order its place is soon forgotten: it counts as one of them."""

    def put(card: Card) -> None:
        player.deck = (card, *player.deck)
        player.shuffled += 1 if player.shuffled else 0

    return put


def _drawn(game: State, player: Player, count: int) -> None:
    draw(game, player, count)


def _milled(player: Player, count: int) -> None:
    left = len(player.deck) - count
    player.discard += player.deck[left:][::-1]
    player.deck = player.deck[:left]
    player.shuffled = min(player.shuffled, left)


def _unprepped(player: Player) -> Callable[[Card], None]:
    def take(card: Card) -> None:
        unprep(player, card)

    return take


def _on_breach(player: Player, breach: Breach) -> Target:
    """WE-050, WE-052: a breach that is open, or was focused this turn, and has room."""
    number = breach.number

    def put(card: Card) -> None:
        _laid(player, card, (number,))

    def room(kind: Card) -> int:
        fits = kind.type == SPELL and not kind.dual and number in places_for(player, kind)
        return 1 if fits else 0

    mark = breach.tile.mark
    return Target(Place(f"breach-{number}", Message(f"breach-{mark or number}")), put, room)


def _on_two_breaches(player: Player, number: int) -> Target:
    """WE-182: a spell across two breaches beside each other."""
    both = (number, number + 1)

    def put(card: Card) -> None:
        _laid(player, card, both)

    def room(kind: Card) -> int:
        return 1 if kind.type == SPELL and kind.dual and both in places_for(player, kind) else 0

    called = Message("fixable-two-breaches", breaches=breaches_named(both))
    return Target(Place(f"two-breaches-{number}", called), put, room)


def _laid(player: Player, spell: Card, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        now = player.breach(number)
        assert now is not None
        set_breach(player, now, now.holding((*now.spells, spell)))
    if spell.watches:
        player.watch += (spell,)


def supplied(game: State) -> Target:
    """Back to the pile of the market it came from."""

    def put(card: Card) -> None:
        pile = pile_of(game, card)
        assert pile is not None
        game.market = replaced(game.market, pile, Pile(pile.card, (*pile.copies, card)))

    return Target(SUPPLY, put, lambda kind: 99 if pile_of(game, kind) is not None else 0)


def supply(game: State, path: str, seat: int | None = None) -> Source:
    """Every pile of the market, from its top."""
    copies = [card for pile in game.market for card in pile.copies[::-1]]
    return Source(path, SUPPLY, copies, _from_supply(game), seat)


def _from_supply(game: State) -> Callable[[Card], None]:
    def take(card: Card) -> None:
        pile = pile_of(game, card)
        assert pile is not None
        rest = tuple(other for other in pile.copies if other is not card)
        game.market = replaced(game.market, pile, Pile(pile.card, rest))

    return take


def _destroyed(game: State) -> Target:
    """A corruption is never out of the game: it goes back to its nemesis."""
    put = put_into(game, "destroyed")
    return Target(DESTROYED, put, lambda kind: 0 if kind.type == CORRUPTION else 99)


# Cards of the nemesis


def of_nemesis(game: State) -> Iterator[Fixable]:
    """Minions and powers of the nemesis deck, in and out of play, and what only this nemesis has;
    while it rests."""
    if game.active < 0 or game.resolving is not None or game.queue:
        return
    usual = (MINION, POWER)
    deck = {*game.box.basic, *game.nemesis.cards}
    there = [piece.card for piece in game.in_play if piece.card.type in usual]
    there = [card for card in there if card in deck and not being_drawn(game, card)]
    if len(game.in_play) > 1 or game.nemesis_deck:  # WE-305: or the game would be over

        def leaves(card: Card) -> None:
            leave_play(game, card)

        out = Target(NEMESIS_DISCARD, lambda card: _discarded(game, card))
        yield from moves(Source("nemesis", IN_PLAY, there, leaves), out)
    gone = [card for card in game.nemesis_discard if card.type in usual and card in deck]

    def returns(card: Card) -> None:
        game.nemesis_pile = game.nemesis_pile.without_discarded(card)

    into = Target(IN_PLAY, lambda card: enter_play(game, card))
    yield from moves(Source("nemesis", NEMESIS_DISCARD, gone, returns), into)
    yield from game.own.by_hand(game, None)


def _discarded(game: State, card: Card) -> None:
    game.nemesis_pile = game.nemesis_pile.discarded(card)
