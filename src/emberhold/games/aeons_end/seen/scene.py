"""What a seat sees of a game: the only way out of the state."""

from __future__ import annotations

from emberhold.games.aeons_end.card import POWER, Card, TurnCard
from emberhold.games.aeons_end.state import YELLOW_SIDES, Breach, InPlay, Player, State
from emberhold.kernel.scene import Area, Marks, Piece, Scene, Zone


def scene(game: State, seat: int | None, name: str) -> Scene:
    """Everything the seat may know: face-down cards are only counted."""
    areas = [_nemesis(game), _gravehold(game), _turn_order(game), _market(game)]
    areas += [_player(game, player, seat) for player in game.players]
    return Scene(name, seat, tuple(areas), {"turn": game.turn, "active": game.active})


def _card(card: Card, **marks: int | str | bool) -> Piece:
    return Piece(card.piece, card.type, card.message_id, marks)


def open_pile(id: str, name: str, cards: tuple[Card, ...]) -> Zone:
    return Zone(id, name, tuple(_card(card, cost=card.cost) for card in cards), len(cards))


def _hidden(id: str, name: str, cards: tuple[object, ...]) -> Zone:
    return Zone(id, name, (), len(cards))


def hidden_deck(id: str, name: str, known: tuple[Card, ...], count: int) -> Zone:
    """A face-down deck of which everybody saw some cards put to the bottom."""
    return Zone(id, name, tuple(_card(card) for card in known), count)


def _nemesis(game: State) -> Area:
    sheet = game.nemesis
    marks: Marks = {"life": game.nemesis_life, "max_life": game.max_nemesis_life}
    if sheet.untouchable:
        marks["untouchable"] = True
    if game.hard and sheet.hard_unleash is not sheet.unleash:
        marks["hard-unleash"] = True
    marks["tier"] = game.tier
    if sheet.token is not None:
        marks["tokens"] = game.tokens
        marks["token"] = sheet.token
    zones = [
        Zone("in-play", "zone-in-play", tuple(map(_in_play, game.in_play)), len(game.in_play)),
        hidden_deck(
            "nemesis-deck",
            "zone-nemesis-deck",
            game.nemesis_deck[: game.nemesis_pile.known_bottom()],
            len(game.nemesis_deck),
        ),
        open_pile("nemesis-discard", "zone-nemesis-discard", game.nemesis_discard),
    ]
    drawn = tuple([card for card in game.unresolved() if game.piece(card) is None])
    if drawn:
        zones.append(open_pile("resolving", "zone-resolving", drawn))
    zones += game.own.zones()
    marks.update(game.own.marks())
    return Area("nemesis", sheet.message_id, tuple(zones), marks)


def _in_play(piece: InPlay) -> Piece:
    card = piece.card
    if card.type == POWER:
        return _card(card, tier=card.tier, power=piece.tokens)
    marks: Marks = {"tier": card.tier, "life": piece.tokens, "max_life": piece.most}
    if piece.shields:
        marks["shields"] = piece.shields
    if piece.silenced:
        marks["silenced"] = True
    return _card(card, **marks)


def _gravehold(game: State) -> Area:
    destroyed = open_pile("destroyed", "zone-destroyed", game.destroyed)
    marks: Marks = {"life": game.gravehold, "max_life": game.max_gravehold}
    return Area("gravehold", "word-gravehold", (destroyed,), marks)


def _turn_order(game: State) -> Area:
    """The discard pile is open; of the deck what everybody has seen, and which cards are left
    in it, in no order: everybody can count them."""
    top = max(game.order_known_bottom, len(game.order_deck) - game.order_known_top)
    known = _turn_pieces(game.order_deck[: game.order_known_bottom], "bottom")
    known += _turn_pieces(game.order_deck[top:], "deck")
    deck = Zone("order-deck", "zone-turn-order", known, len(game.order_deck))
    discarded = _turn_pieces(game.order_discard, "discard")
    discard = Zone("order-discard", "zone-turn-order-discard", discarded, len(discarded))
    left = _turn_pieces(tuple(sorted(game.order_deck, key=_seats_first)), "left")
    still = Zone("order-left", "zone-turn-order-left", left, len(left))
    return Area("turn-order", "zone-turn-order", (deck, discard, still))


def _seats_first(card: TurnCard) -> tuple[bool, tuple[int, ...], str]:
    return not card.seats, card.seats, card.message_id


def _turn_pieces(cards: tuple[TurnCard, ...], where: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"turn:{where}:{place}", "turn-card", card.message_id, _whose(card))
        for place, card in enumerate(cards)
    )


def _whose(card: TurnCard) -> Marks:
    """Whose turn a card of the turn order gives, where it is one seat's or the nemesis' alone."""
    if not card.seats:
        return {"turn": "nemesis"}
    return {"seat": card.seats[0]} if len(card.seats) == 1 else {}


def _market(game: State) -> Area:
    zones = []
    for pile in game.market:
        card = pile.card
        piece = Piece(f"pile:{card.slug}", card.type, card.message_id, {"cost": card.cost})
        left = len(pile.copies)
        zones.append(Zone(f"pile:{card.slug}", card.message_id, (piece,), left))
    return Area("market", "zone-market", tuple(zones))


def _player(game: State, player: Player, seat: int | None) -> Area:
    number = player.seat
    hand = open_pile if game.open_hands or seat == number else _hidden
    zones = [
        *(_breach(player, breach) for breach in player.breaches),
        hand(f"hand:{number}", "zone-hand", player.hand),
        open_pile(f"play:{number}", "zone-play-area", player.play_area),
        _hidden(f"deck:{number}", "zone-deck", player.deck),
        open_pile(f"discard:{number}", "zone-discard", player.discard),
    ]
    return Area(f"player:{number}", player.mage.message_id, tuple(zones), _marks(game, player))


def _marks(game: State, player: Player) -> Marks:
    marks: Marks = {
        "life": player.life,
        "max_life": player.max_life,
        "aether": player.aether,
        "exhausted": player.exhausted,
        "active": game.active == player.seat,
    }
    if player.mage.charges:  # LG-043: before there are charges nothing speaks of them
        marks.update(charges=player.charges, max_charges=player.mage.charges)
    for purpose, amount in player.bound:
        marks[f"aether-{purpose}"] = amount
    marks.update(player.own.marks())
    if player.seat in game.pair_tokens:
        marks["pair-token"] = True
    return marks


def _breach(player: Player, breach: Breach) -> Zone:
    marks: Marks = {"number": breach.number, "open": breach.open, "bonus": breach.bonus}
    mark = breach.tile.mark
    if mark:
        marks[mark] = True
    if not breach.open:
        marks["turned"] = YELLOW_SIDES[breach.turned]
        marks["focus_cost"] = breach.focus_cost
        marks["open_cost"] = breach.open_cost
        marks["focused"] = breach.focused
    pieces = []
    for spell in breach.spells:
        first = next(b.number for b in player.breaches if spell in b.spells)
        if first == breach.number:
            pieces.append(_card(spell, cost=spell.cost))
        else:
            marks["covered_by"] = spell.piece
    name = f"breach-{mark or breach.number}"
    id = f"breach:{player.seat}:{breach.number}"
    return Zone(id, name, tuple(pieces), len(breach.spells), marks)
