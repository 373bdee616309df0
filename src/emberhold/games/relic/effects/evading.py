"""The verb for leaving enemies alone (R-074)."""

from __future__ import annotations

from typing import ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import CHARGE, Card
from emberhold.games.relic.effects.base import Context, Effect
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import CANNOT, ENEMY, NO_EVADE
from emberhold.games.relic.timing.listening import cannot, said_by
from emberhold.games.relic.traits import TRAITS, Trait
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.asking import DONE
from emberhold.parts.effects.signatures import Takes, Text, unknown


class Evaded:
    """Which enemies: any, those with a value, or those with a trait."""

    __slots__ = ("kind", "least", "trait")

    def __init__(self, least: int = 0, trait: Trait | None = None) -> None:
        self.least = least
        self.trait = trait
        self.kind = "trait" if trait is not None else "value" if least else "any"

    def fits(self, card: Card) -> bool:
        return card.value >= self.least and (self.trait is None or self.trait in card.traits)


ANY: Final = Evaded()


class _Enemies(Text):
    """`any`, `value>=6`, `Tyranid`."""

    def parse(self, text: str) -> Evaded:
        if text == "any":
            return ANY
        if text.startswith("value>=") and text[7:].isdecimal():
            return Evaded(int(text[7:]))
        if text not in TRAITS:
            raise unknown("enemies", text, ["any", "value>=", *TRAITS])
        return Evaded(0, TRAITS[text])


ENEMIES: Final = _Enemies("enemies")


class Evade(Effect):
    """Enemies on one's space are left alone, as many as one likes."""

    __slots__ = ("which",)
    takes: ClassVar[Takes] = (ENEMIES,)

    def __init__(self, which: Evaded) -> None:
        self.which = which

    def run(self, game: State, act: Act) -> Asking:
        while True:
            cards = self.cards(game, act)
            if not cards:
                return
            choices: list[Choice] = [("evade", card.kind, card.number) for card in cards]
            choice = yield Ask(act.me.seat, "evade", [*choices, DONE], {"act": act})
            if choice == DONE:
                return
            _leave(game, act, cards[choices.index(choice)])

    def cards(self, game: State, act: Act) -> list[Card]:
        """Those who may be left alone now."""
        return [card for card in self._among(game, act) if self._may_evade(game, act, card)]

    def _among(self, game: State, act: Act) -> list[Card]:
        return game.enemies_on(act.me.space)

    def _may_evade(self, game: State, act: Act, card: Card) -> bool:
        if card.sort != ENEMY or card in act.me.evaded or not self.which.fits(card):
            return False
        return not _unavoidable(game, act, card)

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.cards(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        which = self.which
        trait = say(which.trait.message_id) if which.trait is not None else ""
        return say("relic-evade", form=form, which=which.kind, value=which.least, trait=trait)


class EvadeThis(Evade):
    """The enemy that the text is on, or else one of the battle."""

    __slots__ = ("one",)
    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        super().__init__(ANY)
        self.one = False
        """Whether the text is on no enemy itself: it names one of the battle."""

    def worded_for(self, context: Context) -> None:
        self.one = context.price == CHARGE

    def run(self, game: State, act: Act) -> Asking:
        cards = self.cards(game, act)
        if not cards:
            return
        choices: list[Choice] = [("evade", card.kind, card.number) for card in cards]
        choice = choices[0]
        if len(choices) > 1:
            choice = yield Ask(act.me.seat, "evade", choices, {"act": act})
        _leave(game, act, cards[choices.index(choice)])

    def _among(self, game: State, act: Act) -> list[Card]:
        if act.card is not None and act.card.sort == ENEMY:
            return [act.card]
        return list(game.battle.cards) if game.battle is not None else []

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        which = "one" if self.one else "this"
        return say("relic-evade", form=form, which=which, value=0, trait="")


def _leave(game: State, act: Act, card: Card) -> None:
    battle = game.battle
    act.me.evaded += (card,)
    game.say("relic-log-evades", who=act.me.sheet, card=card)
    if battle is not None and card in battle.cards:
        battle.cards.remove(card)


def _unavoidable(game: State, act: Act, card: Card) -> bool:
    if cannot(game, act.me, NO_EVADE):
        return True
    return bool(said_by(game, [card], act.me, CANNOT) & NO_EVADE)
