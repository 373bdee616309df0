"""Deck II: the four piles that come after chapter 2 (LG-493 to LG-496)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import SPELL, gem, relic, spell
from emberhold.games.aeons_end.effects.base import Effect, When
from emberhold.games.aeons_end.effects.counting import YourCharges
from emberhold.games.aeons_end.effects.damage import Deal, deal_to_one
from emberhold.games.aeons_end.effects.focusing import FocusCheapest
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.amounts import AtLeast


class Frenzy(Effect):
    """LG-494: a spell discarded from hand adds to the damage and gives a charge."""

    says: ClassVar[str] = "effect-starfire-frenzy"

    amount = 4

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        me = act.me
        spells = list({card.kind: card for card in me.hand if card.type == SPELL}.values())
        more = 0
        if spells:
            choices: list[Choice] = [("discard", card) for card in spells]
            about = {"card": act.card}
            choice = yield Ask(me.seat, "may-discard-spell", [*choices, SKIP], about)
            if choice != SKIP:
                me.hand = without(me.hand, choice[1])
                me.discard += (choice[1],)
                game.say("log-discards", who=me.mage, card=choice[1])
                more = 1
        yield from deal_to_one(game, act, self.amount + more + act.bonus)
        if more:
            yield from GainCharges(1).run(game, act) or ()


AFTER_CHAPTER_2 = (
    gem(
        "Entangled Shard",
        4,
        play=GainAether(2) & When(AtLeast(YourCharges(), 3), GainAether(1, additional=True)),
    ),
    spell("Starfire Frenzy", 6, cast=Frenzy()),
    spell("Force Transfusion", 4, cast=Deal(3) & When(AtLeast(YourCharges(), 3), GainCharges(1))),
    relic("Brane Knife", 3, play=GainCharges(1) & any_ally(FocusCheapest())),
)
