"""Chapter 5: Haze Fiend, which flaws Crystals and degrades cards (LG-404 to LG-414)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import (
    GEM,
    SPELL,
    Card,
    NemesisSheet,
    Trigger,
    attack,
    minion,
    power,
)
from emberhold.games.aeons_end.cards.legacy.foes.degrade import (
    LEAST_COST,
    Degrades,
    cannot_degrade,
    degradable,
    degrade,
)
from emberhold.games.aeons_end.cards.legacy.mages.flaws import (
    HazeToken,
    Named,
    PutsFlaw,
    fractures,
    most_crystals,
    named,
    names_crystals,
)
from emberhold.games.aeons_end.cards.legacy.story.stories import Nothing, Story, earn_lesson
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.subjects import (
    Ranked,
    ToldOnce,
    any_player,
    different_player,
)
from emberhold.games.aeons_end.effects.threats import DESTROY, DearestInHand
from emberhold.games.aeons_end.fight.life import gravehold_suffers
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose_copy
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.windows import Event

MALASTAR = "malastar"


def _spells(who: Player) -> tuple[Card, ...]:
    return tuple(card for card in who.hand if card.type == SPELL)


def _dearest(cards: tuple[Card, ...]) -> int:
    return max((card.cost for card in cards), default=-1)


dearest_spell = Ranked("who-dearest-spell", lambda player: _dearest(_spells(player)))
dearest_card = Ranked("who-dearest-card", lambda player: _dearest(player.hand))
most_dear_cards = Ranked("who-most-dear-in-hand", lambda player: len(degradable(player)))
most_discarded = Ranked("who-most-discarded", lambda player: len(player.discard))


class DegradesDearestSpell(Predicate):
    """LG-362: the most expensive spell in hand, or the damage if there is none that can be
    degraded."""

    says: ClassVar[str] = "effect-degrade-dearest-spell"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        most = _dearest(_spells(who))
        if most < LEAST_COST:
            yield from cannot_degrade(game, who) or ()
            return
        dearest = tuple(card for card in _spells(who) if card.cost == most)
        card = yield from choose_copy(game, who.seat, "degrade", dearest, {"card": act.card})
        yield from degrade(game, who, card)


class DegradesAll(Predicate):
    """LG-363: the cards are fixed at the start; their order is the player's."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        left = list(degradable(who))
        if not left:
            yield from cannot_degrade(game, who) or ()
        while left:
            about = {"card": act.card}
            card = yield from choose_copy(game, who.seat, "degrade", tuple(left), about)
            left.remove(card)
            yield from degrade(game, who, card)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-degrade-all-dear", least=LEAST_COST)


class ChannelsFree(Predicate):
    """LG-414: all free cards from the discard pile on top of the deck; Gravehold pays for them."""

    says: ClassVar[str] = "effect-channel-free"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        left = tuple(card for card in who.discard if not card.cost)
        amount = len(left)
        while left:
            about = {"card": act.card}
            card = yield from choose_copy(game, who.seat, "put-on-deck", left, about)
            left = without(left, card)
            who.discard = without(who.discard, card)
            who.deck += (card,)
        if amount:
            gravehold_suffers(game, amount)


class GoesIn(Effect):
    """LG-480, LG-475: what it costs to bring Malastar out, and his lesson."""

    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        self.cost = any_player(Suffer(3) & DiscardFromHand(1))

    def run(self, game: State, act: Act) -> Asking:
        yield from self.cost.run(game, act)
        earn_lesson(game, MALASTAR)

    def extent(self, game: State, act: Act) -> Extent:
        return NONE if MALASTAR in game.world.get("lessons", ()) else FULL

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-go-in", form=form, what=self.cost.clause(say))


def _owes(game: State, seat: int, card: Card, event: Event) -> None:
    """LG-413: noted here, degraded as soon as the damage has been dealt."""
    own = named(game)
    game.own = own.owing(own.owed + 1)


def pays_for_prisoner(game: State, player: Player) -> Asking | None:
    own = named(game)
    if not own.owed:
        return None
    game.own = own.owing(0)
    return Degrades().do(game, Act(player, RUNE_PRISONER), player)


RUNE_PRISONER = minion(
    "Rune Prisoner",
    2,
    life=7,
    persistent=GraveholdSuffers(3),
    triggers=(Trigger("minion-damaged", change=_owes, text="rule-rune-prisoner"),),
)

CARDS = (
    minion(
        "Smog Beast",
        1,
        life=7,
        persistent=GraveholdSuffers(1) & any_player(DiscardFromHand(1, GEM)),
    ),
    power(
        "Debilitating Impact",
        1,
        power=3,
        effect=GraveholdSuffers(3)
        & ToldOnce(dearest_spell, DegradesDearestSpell(), "effect-degrade-it"),
    ),
    attack("Fracture", 1, GraveholdSuffers(2) & most_crystals(PutsFlaw())),
    minion(
        "Smoke Guardian",
        2,
        life=11,
        immediately=Story("E57", GoesIn() | Nothing()),
        persistent=any_player(Degrades()) & GraveholdSuffers(1),
    ),
    RUNE_PRISONER,
    attack("Poison", 2, any_player(PutsFlaw()) & different_player(Degrades() & Suffer(2))),
    minion(
        "Toxic Breath",
        3,
        life=15,
        persistent=GraveholdSuffers(2)
        & ToldOnce(dearest_card, DearestInHand(DESTROY), "effect-destroy-it"),
    ),
    attack(
        "Disintegrate",
        3,
        Unleash()
        & GraveholdSuffers(3)
        & ToldOnce(most_dear_cards, DegradesAll(), "effect-degrade-all"),
    ),
    power("Aether Channel", 3, power=1, effect=most_discarded(ChannelsFree())),
)

HAZE_FIEND = NemesisSheet(
    "Haze Fiend",
    life=75,
    difficulty=5,
    unleash=HazeToken(1),
    cards=CARDS,
    token="token-haze",
    own=Named(),
    prepare=names_crystals,
    turn_end=fractures,
    struck=pays_for_prisoner,
    additional=("rule-fracture", "rule-flawed-crystal", "rule-degrade"),
    gists=("unleash-gist-token",),
)
