"""Setting up: from a complete set-up to the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import IN_MAIN_PHASE, Card, Mage
from emberhold.games.aeons_end.setting_up.wished import turn_order_cards
from emberhold.games.aeons_end.state import YELLOW_SIDES, Breach, Pile, Player, State
from emberhold.kernel.rng import seeded, shuffled
from emberhold.parts.cards import Supply
from emberhold.parts.deck import Deck
from emberhold.parts.windows import Listeners


def new_state(
    box: Box,
    players: int,
    seed: int | str,
    setup: Mapping[str, Any],
    world: Mapping[str, Any] | None = None,
) -> State:
    """A state before the first turn-order card is drawn; `world` is what a campaign has come to."""
    game = State.__new__(State)
    game.box = box
    game.rng = seeded(seed)
    game.result = None
    game.log = None
    game.world = {} if world is None else world
    lay_out(game, players, setup)
    return game


def lay_out(game: State, players: int, setup: Mapping[str, Any]) -> None:
    """Section 6: everything in its place, with the luck the game has come to."""
    box = game.box
    difficulty = box.rules.difficulty(setup["difficulty"])
    game.step = "turn"
    game.solo = players == 1
    game.hard = difficulty.hard
    game.open_hands = setup["hands"] == "open"
    game.gravehold = game.max_gravehold = difficulty.gravehold
    game.market = tuple([Pile(box.market[name], box.stock[name]) for name in setup["market"]])
    game.ask_always = False
    game.active = -1
    game.speaker = 0
    game.turn = 0
    game.unleashing = False
    game.exhausting = ()
    game.destroyed = game.banished = ()
    life = setup["solo_life"] or difficulty.life
    supply = Supply()
    game.players = [
        _player(box, seat, box.mages[name], life, supply)
        for seat, name in enumerate(setup["mages"])
    ]
    game.helpers = tuple([p.seat for p in game.players if p.mage.timing != IN_MAIN_PHASE])
    game.declined = game.postponed = ()
    game.sheltered = False
    _turn_order(game, setup)
    _nemesis_side(game, setup)


def _player(box: Box, seat: int, mage: Mage, life: int, supply: Supply) -> Player:
    player = Player.__new__(Player)
    player.seat = seat
    player.mage = mage
    player.life = player.max_life = mage.life or life
    player.exhausted = False
    player.charges = 0
    player.own = mage.own
    player.hand = tuple([supply.next(card) for card in mage.hand])
    player.deck = tuple([supply.next(card) for card in mage.deck])[::-1]
    player.discard = player.play_area = ()
    player.breaches = tuple(
        [
            _breach(box, number, printed)
            for number, printed in enumerate(mage.breaches, start=1)
            if printed != "-"
        ]
    )
    player.aether = 0
    player.bound = player.next_gain = player.gained = player.used = player.watch = ()
    player.plays = player.preps = ()
    player.discount = 0
    player.doubled = False
    player.secret = ()
    player.peeked = ()
    player.shuffled = 0
    return player


def _breach(box: Box, number: int, printed: str) -> Breach:
    tile = box.rules.tile(number)
    if printed == "open":
        return Breach(tile, 3, True)
    return Breach(tile, YELLOW_SIDES.index(printed), False)


def _turn_order(game: State, setup: Mapping[str, Any]) -> None:
    game.order_deck = shuffled(game, turn_order_cards(game.box, len(game.players), setup))
    game.order_discard = ()
    game.order_known_top = game.order_known_bottom = 0
    game.pair_tokens = (-1, -1)


def _nemesis_side(game: State, setup: Mapping[str, Any]) -> None:
    """WE-117 to WE-126."""
    sheet = game.box.nemeses[setup["nemesis"]]
    game.nemesis = sheet
    life = sheet.life + game.box.rules.difficulty(setup["difficulty"]).nemesis_life
    game.nemesis_life = game.max_nemesis_life = life if life > 0 else sheet.life  # WE-316
    game.tokens = sheet.tokens[game.hard]
    game.nemesis_pile = Deck(_nemesis_deck(game))
    game.in_play = ()
    game.listeners = Listeners()
    game.resolving = None
    game.waiting = ()
    game.queue = ()
    game.extra_draws = 0
    game.own = sheet.own
    if sheet.prepare is not None:
        sheet.prepare(game, setup["difficulty"])
    if sheet.set_up is not None:
        game.step = "set-up"


def _nemesis_deck(game: State) -> tuple[Card, ...]:
    """Three piles shuffled on their own, tier 1 on top (the end of the tuple)."""
    if game.nemesis.stacked:
        return game.nemesis.stacked[::-1]
    wanted = game.box.rules.basic_cards
    deck: tuple[Card, ...] = ()
    for tier in (3, 2, 1):
        own = tuple([card for card in game.nemesis.cards if card.tier == tier])
        pool = game.box.tiers[tier]
        count = len(pool) if wanted is None else wanted[len(game.players)][tier - 1]
        deck += shuffled(game, own + shuffled(game, pool)[:count])
    return deck
