"""Flawed Crystals: who gets a sticker, on which Crystal, and what it costs (LG-402 to LG-412)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.mages.starters import CRYSTAL, FLAWED_CRYSTAL
from emberhold.games.aeons_end.cards.legacy.record.world import change, change_mage
from emberhold.games.aeons_end.effects.base import FULL, NONE, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import FROM_HAND, discard_choices
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.subjects import Ranked
from emberhold.games.aeons_end.effects.tokens import GainTokens, lose_tokens
from emberhold.games.aeons_end.fight.life import suffer
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import replaced
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes

NEEDED = 2
"""LG-405: tokens that a fracture costs."""
HURTS = 2
"""LG-406 to LG-408."""
FRESH = 500
"""Above all the copies that a set-up or a position makes."""


class HazeToken(GainTokens):
    """LG-404."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "effect-haze-token")


class Named(Own):
    """LG-402: whose name is on which Crystal, and the degrading owed to Rune Prisoner."""

    __slots__ = ("crystals", "owed")

    def __init__(self, crystals: tuple[tuple[Card, ...], ...] = (), owed: int = 0) -> None:
        self.crystals = crystals
        """By seat."""
        self.owed = owed

    def owing(self, owed: int) -> Named:
        return Named(self.crystals, owed)


def named(game: State) -> Named:
    own = game.own
    assert isinstance(own, Named)
    return own


def names_crystals(game: State, difficulty: str) -> None:
    zones = [player.hand + player.deck for player in game.players]
    game.own = Named(tuple(tuple(c for c in zone if c.kind is CRYSTAL) for zone in zones))


def is_plain(card: Card) -> bool:
    return card.kind is CRYSTAL


def is_crystal(card: Card) -> bool:
    """LG-409, LG-412: a flawed one is still a Crystal."""
    return card.kind in (CRYSTAL, FLAWED_CRYSTAL)


def stickers_left(game: State) -> int:
    return int(game.world.get("flawed_left", 0))


def _flawed_copy(game: State) -> Card:
    number = FRESH
    lying = [c for p in game.players for c in (*p.hand, *p.deck, *p.discard, *p.play_area)]
    lying += game.destroyed
    while FLAWED_CRYSTAL.copy(number) in lying:
        number += 1
    return FLAWED_CRYSTAL.copy(number)


def _note(game: State, owner: Player) -> None:
    """LG-410, LG-411: one sticker fewer, for the rest of the campaign on this mage's Crystal."""
    flaws = game.world["mages"][owner.seat]["flaws"]
    change_mage(game, owner.seat, flaws=min(6, flaws + 1))
    change(game, flawed_left=stickers_left(game) - 1)
    game.say("log-flawed", who=owner.mage, left=stickers_left(game))


class PutsFlaw(Predicate):
    """A sticker on a Crystal without flaw in the own hand or discard pile."""

    says: ClassVar[str] = "effect-put-flaw"

    def choices(self, who: Player) -> list[Choice]:
        hand: list[Choice] = [(FROM_HAND, card) for card in who.hand if is_plain(card)][:1]
        return hand + [choice for choice in discard_choices(who.discard) if is_plain(choice[1])]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = self.choices(who)
        if not choices or not stickers_left(game):
            return
        about = {"card": act.card, "source": "nemesis"}
        choice = yield from choose(game, who.seat, "flaw", choices, about)
        flawed = _flawed_copy(game)
        if choice[0] == FROM_HAND:
            who.hand = replaced(who.hand, choice[1], flawed)
        else:
            who.discard = replaced(who.discard, choice[1], flawed)
        _note(game, who)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if stickers_left(game) and self.choices(who) else NONE


most_crystals = Ranked(
    "who-most-crystals", lambda player: sum(is_crystal(card) for card in player.hand)
)


def fractures(game: State) -> Asking | None:
    """LG-405: what happens at the end of the nemesis turn."""
    if game.active != -1 or game.tokens < NEEDED:
        return None
    return _fracture(game)


def _fracture(game: State) -> Asking:
    while game.tokens >= NEEDED:
        yield from _fracture_once(game)
        lose_tokens(game, NEEDED)


def _fracture_once(game: State) -> Asking:
    act = Act.of_nemesis(game, None)
    one = PutsFlaw()
    able = [player for player in game.players if one.able(game, act, player)[0]]
    broken = [card for card in game.destroyed if is_plain(card)]
    flaw_destroyed = stickers_left(game) > 0 and bool(broken)
    owners = able or (_owners(game, broken) if flaw_destroyed else game.players)
    who = yield from choose_player(game, game.speaker, "fracture", owners, None, anyone=True)
    if able:
        yield from one.do(game, act, who)
    elif flaw_destroyed:
        lying = _crystals_of(game, who, broken) or broken
        game.destroyed = replaced(game.destroyed, lying[0], _flawed_copy(game))
        _note(game, who)
    yield from suffer(game, who, HURTS) or ()


def _crystals_of(game: State, who: Player, cards: list[Card]) -> list[Card]:
    crystals = named(game).crystals
    return [card for card in cards if who.seat < len(crystals) and card in crystals[who.seat]]


def _owners(game: State, cards: list[Card]) -> list[Player]:
    """LG-407: whose names are on them; of Crystals that bear none anybody's."""
    owners = [player for player in game.players if _crystals_of(game, player, cards)]
    return owners or game.players
