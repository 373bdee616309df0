"""Setting up: from what people wish to a complete set-up, and from that to the first state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import eq, ge, gt, le, lt
from typing import Any

from emberhold.games.aeons_end.card import (
    GEM,
    NEMESIS_TURN,
    PAIR_TURNS,
    PILE_SIZES,
    PLAYER_TURNS,
    RELIC,
    SPELL,
    WILD_TURN,
    Card,
    Mage,
    TurnCard,
)
from emberhold.games.aeons_end.cards import BASIC, MAGES, MARKET, NEMESES, SUGGESTED_MARKETS
from emberhold.games.aeons_end.state import YELLOW_SIDES, Breach, Pile, Player, State
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.rng import Dice, seeded, shuffled

RANDOM = "random"
DIFFICULTIES = ("beginner", "normal", "expert", "extinction")
LIFE = {"beginner": 12, "normal": 10, "expert": 10, "extinction": 8}
GRAVEHOLD = {"beginner": 35, "normal": 30, "expert": 30, "extinction": 25}
NEMESIS_LIFE = {"beginner": -10, "normal": 0, "expert": 0, "extinction": 10}
"""Section 24; the last as a change of the printed life."""

BASIC_CARDS = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
"""WE-120: how many basic cards of tier 1, 2 and 3 for a number of players."""

MARKET_SLOTS = {GEM: 3, RELIC: 2, SPELL: 4}
"""WE-128."""

_CHOICES: dict[str, tuple[Any, ...]] = {
    "difficulty": DIFFICULTIES,
    "turn_order": ("standard", "pairs"),
    "hands": ("open", "closed"),
    "solo_cards": (3, 4),
    "solo_life": (None, 12, 15),
}
_DEFAULTS = {
    "nemesis": RANDOM,
    "mages": RANDOM,
    "market": RANDOM,
    "difficulty": "normal",
    "turn_order": "standard",
    "hands": "open",
    "solo_cards": 3,
    "solo_life": None,
}
"""`turn_order: pairs` is the four-player variant of section 6.3; the last two ease a game alone
(WE-328, WE-329)."""


def complete(players: Any, seed: int | str, wishes: Any) -> dict[str, Any]:
    """A complete set-up; what the wishes leave open is drawn from the seed."""
    if type(players) is not int or players not in BASIC_CARDS:
        raise SetupError("error-players", "players", given=str(players), known=listed(BASIC_CARDS))
    if not isinstance(wishes, Mapping):
        raise SetupError("error-setup-key", given=str(wishes), known=listed(_DEFAULTS), nearest="")
    for name in wishes:
        _one_of("error-setup-key", str(name), name, _DEFAULTS)
    setup = {**_DEFAULTS, **wishes}
    for name, known in _CHOICES.items():
        if setup[name] not in known:
            raise SetupError(
                "error-setup-value",
                name,
                key=name,
                given=str(setup[name]),
                known=listed(known),
                nearest="",
            )
    dice = Dice(f"setup {seed}")
    setup["nemesis"] = _nemesis(setup["nemesis"], dice)
    setup["mages"] = _mages(setup["mages"], players, dice)
    setup["market"] = _market(setup["market"], dice)
    _check_variants(players, setup)
    return setup


def _one_of(error: str, field: str, given: object, known: Iterable[str]) -> None:
    known = list(known)
    if given not in known:
        raise SetupError(
            error, field, given=str(given), known=listed(known), nearest=nearest(str(given), known)
        )


def _check_variants(players: int, setup: Mapping[str, Any]) -> None:
    if setup["turn_order"] == "pairs" and players != 4:
        raise SetupError("error-pairs", "turn_order", given=players)
    eased = [name for name in ("solo_cards", "solo_life") if setup[name] != _DEFAULTS[name]]
    if eased and players != 1:
        raise SetupError("error-solo-easing", eased[0], given=players)


def _nemesis(wish: object, dice: Dice) -> str:
    if wish == RANDOM:
        return list(NEMESES)[dice.below(len(NEMESES))]
    _one_of("error-nemesis", "nemesis", wish, NEMESES)
    return str(wish)


def _mages(wish: Any, players: int, dice: Dice) -> list[str]:
    """WE-095: a sheet for each player; names may be mixed with `random`."""
    if wish == RANDOM:
        wish = [RANDOM] * players
    if isinstance(wish, str) or not isinstance(wish, Sequence) or len(wish) != players:
        raise SetupError("error-mage-count", "mages", given=str(wish), players=players)
    for name in wish:
        _one_of("error-mage", "mages", name, (*MAGES, RANDOM))
        if name != RANDOM and wish.count(name) > 1:
            raise SetupError("error-mage-twice", "mages", given=name)
    left = list(shuffled(dice, tuple(name for name in MAGES if name not in wish)))
    return [left.pop() if name == RANDOM else name for name in wish]


# The market


def _market(wish: Any, dice: Dice) -> list[str]:
    """A suggested market by name, nine cards, `random`, or random with filters."""
    if wish == RANDOM:
        return _random_market((), dice)
    if isinstance(wish, str) or not isinstance(wish, Mapping | Sequence):
        _one_of("error-market", "market", wish, (*SUGGESTED_MARKETS, RANDOM))
        return list(SUGGESTED_MARKETS[wish])
    if isinstance(wish, Mapping):
        if set(wish) != {RANDOM}:
            raise SetupError("error-market-filters", "market", given=listed(wish))
        return _random_market(wish[RANDOM], dice)
    return _chosen_market(list(wish))


def _chosen_market(names: list[Any]) -> list[str]:
    for name in names:
        _one_of("error-market-card", "market", name, MARKET)
        if names.count(name) > 1:
            raise SetupError("error-market-twice", "market", given=name)
    for type, slots in MARKET_SLOTS.items():
        found = sum(MARKET[name].type == type for name in names)
        if found != slots:
            raise SetupError("error-market-slots", "market", type=type, given=found, slots=slots)
    return sorted(names, key=list(MARKET).index)


def _random_market(filters: Any, dice: Dice) -> list[str]:
    """Each filter (`gem=3`, `spell>=6`, `relic<4`) is met by a card of its own."""
    if isinstance(filters, str) or not isinstance(filters, Sequence):
        raise SetupError("error-market-filter", "market", given=str(filters))
    left = {**MARKET_SLOTS}
    cards = list(shuffled(dice, tuple(MARKET.values())))
    picked: list[Card] = []
    for text in filters:
        meets = _filter(text)
        fitting = [card for card in cards if left[card.type] and meets(card)]
        if not fitting:
            raise SetupError("error-market-filter-unmet", "market", given=text)
        picked.append(fitting[0])
        cards.remove(fitting[0])
        left[fitting[0].type] -= 1
    for card in cards:
        if left[card.type]:
            picked.append(card)
            left[card.type] -= 1
    order = list(MARKET)
    return sorted((card.slug for card in picked), key=order.index)


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": ge,
    "<=": le,
    "=": eq,
    ">": gt,
    "<": lt,
}


def _filter(text: Any) -> Callable[[Card], bool]:
    """`gem=3` as a test of cards."""
    if not isinstance(text, str):
        raise SetupError("error-market-filter", "market", given=str(text))
    for sign, compare in _COMPARISONS.items():
        type, found, cost = text.partition(sign)
        if found and type in MARKET_SLOTS and cost.isdecimal():
            return lambda card: card.type == type and compare(card.cost, int(cost))
    if text in MARKET_SLOTS:
        return lambda card: card.type == text
    raise SetupError("error-market-filter", "market", given=str(text))


# The first state


def new_state(players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
    """Section 6: everything in its place before the first turn-order card is drawn."""
    difficulty = setup["difficulty"]
    game = State.__new__(State)
    game.rng = seeded(seed)
    game.step = "turn"
    game.result = None
    game.log = None
    game.solo = players == 1
    game.hard = difficulty in ("expert", "extinction")
    game.open_hands = setup["hands"] == "open"
    game.gravehold = game.max_gravehold = GRAVEHOLD[difficulty]
    game.market = tuple(_pile(MARKET[name]) for name in setup["market"])
    game.active = -1
    game.speaker = 0
    game.turn = 0
    game.unleashing = False
    game.exhausting = ()
    game.destroyed = ()
    life = setup["solo_life"] or LIFE[difficulty]
    taken: dict[Card, int] = {}
    game.players = [
        _player(seat, MAGES[name], life, taken) for seat, name in enumerate(setup["mages"])
    ]
    _turn_order(game, setup)
    _nemesis_side(game, setup)
    return game


def _pile(card: Card) -> Pile:
    return Pile(card, tuple(card.copy(number + 1) for number in range(PILE_SIZES[card.type])))


def _player(seat: int, mage: Mage, life: int, taken: dict[Card, int]) -> Player:
    player = Player.__new__(Player)
    player.seat = seat
    player.mage = mage
    player.life = player.max_life = life
    player.exhausted = False
    player.charges = player.trophies = 0
    player.hand = tuple(_next_copy(card, taken) for card in mage.hand)
    player.deck = tuple(_next_copy(card, taken) for card in mage.deck)[::-1]
    player.discard = player.play_area = ()
    player.breaches = tuple(
        _breach(number, printed)
        for number, printed in enumerate(mage.breaches, start=1)
        if printed != "-"
    )
    player.aether = 0
    player.bound = player.next_gain = player.gained = player.used = player.watch = ()
    player.secret = ()
    player.shuffled = 0
    return player


def _next_copy(card: Card, taken: dict[Card, int]) -> Card:
    """A copy of a starter card that nobody else at the table has."""
    taken[card] = taken.get(card, 0) + 1
    return card.copy(taken[card])


def _breach(number: int, printed: str) -> Breach:
    if printed == "open":
        return Breach(number, 3, True)
    return Breach(number, YELLOW_SIDES.index(printed), False)


def turn_order_cards(players: int, setup: Mapping[str, Any]) -> tuple[TurnCard, ...]:
    """WE-101 to WE-105, WE-110, WE-328."""
    nemesis = (NEMESIS_TURN, NEMESIS_TURN)
    if players == 1:
        return (PLAYER_TURNS[0],) * int(setup["solo_cards"]) + nemesis
    if players == 2:
        return (*PLAYER_TURNS[:2], *PLAYER_TURNS[:2], *nemesis)
    if players == 3:
        return (*PLAYER_TURNS[:3], WILD_TURN, *nemesis)
    if setup["turn_order"] == "pairs":
        return (*PAIR_TURNS, *PAIR_TURNS, *nemesis)
    return (*PLAYER_TURNS, *nemesis)


def _turn_order(game: State, setup: Mapping[str, Any]) -> None:
    game.order_deck = shuffled(game, turn_order_cards(len(game.players), setup))
    game.order_discard = ()
    game.order_known_top = game.order_known_bottom = 0
    game.pair_tokens = (-1, -1)


def _nemesis_side(game: State, setup: Mapping[str, Any]) -> None:
    """WE-117 to WE-126."""
    sheet = NEMESES[setup["nemesis"]]
    game.nemesis = sheet
    life = sheet.life + NEMESIS_LIFE[setup["difficulty"]]
    game.nemesis_life = game.max_nemesis_life = life if life > 0 else sheet.life  # WE-316
    game.tokens = sheet.tokens[game.hard]
    game.nemesis_deck = _nemesis_deck(game)
    game.nemesis_discard = ()
    game.nemesis_known = 0
    game.in_play = ()
    game.listeners = ()
    game.resolving = None
    game.queue = ()
    game.extra_draws = 0
    game.acolyte_deck = shuffled(game, sheet.acolytes)
    game.acolyte_discard = ()
    game.acolytes_known = 0
    if sheet.prepare is not None:
        sheet.prepare(game, setup["difficulty"])


def _nemesis_deck(game: State) -> tuple[Card, ...]:
    """Three piles shuffled on their own, tier 1 on top (the end of the tuple)."""
    deck: tuple[Card, ...] = ()
    for tier in (3, 2, 1):
        own = tuple(card for card in game.nemesis.cards if card.tier == tier)
        pool = tuple(card for card in BASIC if card.tier == tier)
        basic = shuffled(game, pool)[: BASIC_CARDS[len(game.players)][tier - 1]]
        deck += shuffled(game, own + basic)
    return deck
