"""Chapter 8: Xaxos: Ascended and his nine cards (LG-441 to LG-455)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card, NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.foes.xaxos_mat import (
    XaxosMat,
    cast_spell,
    casts_all,
    cheap_prepped,
    concentrate,
    destroy_prepped_spell,
    draw_spell,
    mat,
    owes,
    pays_owed,
    prep_drawn,
    prepare,
    preps_or_casts,
)
from emberhold.games.aeons_end.cards.legacy.foes.xaxos_spells import CHEAP, SPELLS
from emberhold.games.aeons_end.cards.legacy.story.stories import Story
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import (
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.resources import LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.sorts import TIMES
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import dearest_of, owner_of, spell_choices
from emberhold.games.aeons_end.fight.life import nemesis_gains
from emberhold.games.aeons_end.figure.breaches import (
    clear_breach,
    destroy_breach,
    destroy_prepped,
)
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import choose
from emberhold.parts.deck import EVERYBODY, Deck
from emberhold.parts.effects.signatures import Maybe, Takes

LOOK: Choice = ("look",)
LOOK_AWAY: Choice = ("look-away",)


class PrepsOrCasts(Effect):
    """LG-441."""

    says: ClassVar[str] = "effect-xaxos-preps"

    def run(self, game: State, act: Act) -> Asking:
        return preps_or_casts(game)


class Concentrates(Effect):
    """LG-446."""

    takes: ClassVar[Takes] = (Maybe(TIMES, 1),)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, game: State, act: Act) -> Asking:
        return concentrate(game, self.times)


class DestroysCheap(Effect):
    """One of his prepped spells of cost 3."""

    says: ClassVar[str] = "effect-destroy-of-xaxos"

    def run(self, game: State, act: Act) -> Asking:
        choices: list[Choice] = [("of-xaxos", card) for card in cheap_prepped(game)]
        if choices:
            about = {"card": act.card}
            seat = act.me.seat
            choice = yield from choose(game, seat, "destroy-of-xaxos", choices, about, act.group)
            destroy_prepped_spell(game, choice[1])


class DestroysAllCheap(Effect):
    """All of them; he Concentrates once for each."""

    says: ClassVar[str] = "effect-destroy-all-of-xaxos"

    def run(self, game: State, act: Act) -> Asking:
        cheap = cheap_prepped(game)
        for card in cheap:
            destroy_prepped_spell(game, card)
        yield from concentrate(game, len(cheap))


class RevealsTopSpell(Effect):
    """LG-452: destroyed if it costs 3, else it stays on top, where everybody knows it."""

    says: ClassVar[str] = "effect-reveal-top-spell"

    def run(self, game: State, act: Act) -> None:
        own = mat(game)
        card = own.spells.top
        if card is None:
            return
        game.say("log-reveals-spell", card=card)
        if card.cost == CHEAP:
            game.own = own.changed(
                spells=own.spells.without_top(), destroyed=(*own.destroyed, card)
            )
            game.say("log-xaxos-loses", card=card)
        else:
            game.own = own.changed(spells=own.spells.revealed())


class BottomOnTop(Effect):
    """The bottom card of the concentrate deck goes on top of the spell deck."""

    def run(self, game: State, act: Act) -> None:
        own = mat(game)
        if own.concentrate.cards:
            card, *rest = own.concentrate.cards
            game.own = own.changed(
                spells=own.spells.put_on_top((card,)), concentrate=Deck(tuple(rest))
            )


class ShufflesSpells(Effect):
    says: ClassVar[str] = "effect-shuffle-spells"

    def run(self, game: State, act: Act) -> None:
        own = mat(game)
        game.own = own.changed(spells=own.spells.shuffled(game))
        game.say("log-spells-shuffled")


class PrepsRightmost(Effect):
    """LG-451: with no empty breach nothing happens."""

    def run(self, game: State, act: Act) -> None:
        if None in mat(game).prepped:
            card = draw_spell(game)
            if card is not None:
                prep_drawn(game, card, rightmost=True)


class CastsTopSpell(Effect):
    """LG-449: without a breach's effect."""

    def run(self, game: State, act: Act) -> Asking:
        card = draw_spell(game)
        if card is not None:
            yield from cast_spell(game, card)


class LookOrAway(Effect):
    """LG-485: what comes next for some life of his, or a blow."""

    life = 3
    seen = 3
    damage = 2

    def run(self, game: State, act: Act) -> Asking:
        about = {"card": act.card}
        choices = [LOOK, LOOK_AWAY]
        choice = yield from choose(game, act.me.seat, "look", choices, about, act.group)
        if choice == LOOK_AWAY:
            yield from any_player(Suffer(self.damage)).run(game, act)
            return
        nemesis_gains(game, self.life)
        yield from self._order(game, act)

    def _order(self, game: State, act: Act) -> Asking:
        """The top cards go back one by one, the one to be lowest first."""
        own = mat(game)
        left = list(own.spells.cards[-self.seen :])
        game.own = own.changed(spells=own.spells.revealed(self.seen))
        laid: tuple[Card, ...] = ()
        while left:
            named = {card.message_id: card for card in left}
            choices: list[Choice] = [("put-back", card) for card in left if card in named.values()]
            about = {"card": act.card, "left": len(left)}
            seat = act.me.seat
            choice = yield from choose(game, seat, "put-back", choices, about, act.group)
            laid += (choice[1],)
            left.remove(choice[1])
        own = mat(game)
        game.own = own.changed(spells=own.spells.without_top(len(laid)).put_on_top(laid, EVERYBODY))


class BreaksDearest(Effect):
    """LG-455: the most expensive prepped spell of all is destroyed with the breach it was on."""

    def run(self, game: State, act: Act) -> Asking:
        spells = dearest_of((p, spell) for p in game.players for spell in p.prepped())
        if not spells:
            return
        choices = spell_choices(spells)
        about = {"card": act.card, "fate": "destroy"}
        choice = yield from choose(game, act.me.seat, "prepped", choices, about, act.group)
        owner = owner_of(game, choice)
        numbers = [breach.number for breach in owner.breaches if choice[1] in breach.spells]
        destroy_prepped(game, owner, choice[1])
        for number in numbers:
            yield from clear_breach(game, owner, number)
            destroy_breach(game, owner, number)


CARDS = (
    attack("Beginning", 1, Unleash(2) & DestroysCheap() & Concentrates()),
    minion(
        "Prelatus of Pain",
        1,
        life=6,
        persistent=GraveholdSuffers(2) | any_player(LoseCharges(1)),
        triggers=(Trigger("discarded", change=owes, text="trigger-concentrates"),),
    ),
    minion("Prelatus of Fire", 1, life=7, persistent=Concentrates() & RevealsTopSpell()),
    attack("Firestorm", 2, Unleash(2) & DestroysAllCheap()),
    power("Inner Eye", 2, power=2, to_discard=SpendAether(9), effect=BottomOnTop() & Unleash(2)),
    minion(
        "Prelatus of Lore",
        2,
        life=15,
        immediately=Concentrates() & Story("E64", LookOrAway()),
        persistent=PrepsRightmost(),
    ),
    minion("Prelatus of Death", 3, life=24, persistent=Concentrates() & CastsTopSpell()),
    attack("Break", 3, Concentrates(3) & BreaksDearest()),
    power(
        "Final Form",
        3,
        power=2,
        to_discard=SpendAether(10),
        effect=Concentrates(4) & ShufflesSpells(),
    ),
)

XAXOS = NemesisSheet(
    "Xaxos: Ascended",
    slug="xaxos-ascended",
    life=90,
    difficulty=9,
    unleash=PrepsOrCasts(),
    cards=CARDS,
    aside=SPELLS,
    own=XaxosMat(Deck(), Deck(SPELLS)),
    prepare=prepare,
    turn_start=casts_all,
    struck=pays_owed,
    harder="rule-harder-xaxos",
    exhaust_instead=GraveholdSuffers(5),
    additional=(
        "rule-xaxos-casts",
        "rule-xaxos-breaches",
        "rule-xaxos-dispel",
        "rule-xaxos-concentrate",
        "rule-xaxos-exhausted",
        "rule-xaxos-lessons",
    ),
    gists=("unleash-gist-xaxos-ascended",),
)
