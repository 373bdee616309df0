"""The verb for leaving enemies alone (R-074)."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.conditions import trait_id
from emberhold.games.relic.listening import cannot, said_by
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import CANNOT, ENEMY, NO_EVADE
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.asking import DONE


class Evade(Effect):
    """Enemies are left alone: any, some, or the one the text is about."""

    __slots__ = ("least", "said", "trait", "which")

    def __init__(self, which: str, said: str = "") -> None:
        self.which = which
        """`any`, `this`, `value` or `trait`."""
        self.trait = ""
        self.least = 0
        if which.startswith("value>="):
            self.which, self.least = "value", int(which[7:])
        elif which not in ("any", "this"):
            self.which, self.trait = "trait", which
        self.said = said or self.which
        """`one`: what is not an enemy itself names one of the battle."""

    def run(self, game: State, act: Act) -> Asking:
        battle = game.battle
        while True:
            cards = self.cards(game, act)
            if not cards:
                return
            choices: list[Choice] = [("evade", card.kind, card.number) for card in cards]
            if self.which == "this":
                choice = choices[0]
                if len(choices) > 1:
                    choice = yield Ask(act.me.seat, "evade", choices, {"act": act})
            else:
                choice = yield Ask(act.me.seat, "evade", [*choices, DONE], {"act": act})
            if choice == DONE:
                return
            card = next(c for c in cards if c.kind is choice[1] and c.number == choice[2])
            act.me.evaded += (card,)
            game.say("relic-log-evades", who=act.me.sheet, card=card)
            if battle is not None and card in battle.cards:
                battle.cards.remove(card)
            if self.which == "this":
                return

    def cards(self, game: State, act: Act) -> list[Card]:
        """Those who may be left alone now."""
        battle = game.battle
        if self.which == "this":
            if act.card is not None and act.card.sort == ENEMY:
                cards = [act.card]
            else:
                cards = list(battle.cards) if battle is not None else []
        else:
            cards = game.enemies_on(act.me.space)
        return [
            card
            for card in cards
            if card.sort == ENEMY
            and card not in act.me.evaded
            and card.value >= self.least
            and (not self.trait or self.trait in card.traits)
            and not _unavoidable(game, act, card)
        ]

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.cards(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        trait = say(trait_id(self.trait)) if self.trait else ""
        return say("relic-evade", form=form, which=self.said, value=self.least, trait=trait)


def _unavoidable(game: State, act: Act, card: Card) -> bool:
    if cannot(game, act.me, NO_EVADE):
        return True
    return bool(said_by(game, [card], act.me, CANNOT) & NO_EVADE)
