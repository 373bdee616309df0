"""Verbs for what figures own: assets, charges, trophies, and taking from each other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import AMOUNT, Context, Counted, Effect, Row
from emberhold.games.relic.effects.phrases.conditions import HAS_ASSET
from emberhold.games.relic.effects.phrases.what import CARDS, HERE, TRAIT, What
from emberhold.games.relic.effects.phrases.where import WHERE, Where
from emberhold.games.relic.effects.phrases.who import THAT_CHARACTER, WHO, Who
from emberhold.games.relic.effects.values import PayInfluence
from emberhold.games.relic.figure.belongings import (
    ANY_ASSET,
    NO_RELIC,
    OF_WARGEAR,
    Wanted,
    assets_with,
    lift,
    lose_asset,
    lose_trophy,
    release_asset,
    space_of,
    take_asset,
    take_trophy,
    worth,
)
from emberhold.games.relic.figure.corruption import take_corruption
from emberhold.games.relic.figure.levels import gain_influence, lose_influence
from emberhold.games.relic.map.threats import lay_threat
from emberhold.games.relic.state import Figure, Piece, State
from emberhold.games.relic.terms import CORRUPTION_CARD, ENCOUNTER, IMPERIUM
from emberhold.games.relic.timing.moments import RESOLVE_ENCOUNTER
from emberhold.games.relic.traits import Trait
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import replaced, without
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Maybe, Takes, Text

Picking = Generator[Question | Together, Any, Card]


def pick_asset(figure: Figure, cards: list[Card], asker: Figure, topic: str, act: Act) -> Picking:
    """One of somebody's assets, by choice of the asker."""
    choices: list[Choice] = [("asset", card.kind, card.number) for card in cards]
    choice = choices[0]
    if len(choices) > 1:
        choice = yield Ask(asker.seat, topic, choices, {"act": act, "whose": figure.seat})
    return next(c for c in cards if c.kind is choice[1] and c.number == choice[2])


class WithTraits(Wanted):
    """Assets with one of some traits."""

    __slots__ = ("traits",)

    def __init__(self, traits: tuple[Trait, ...]) -> None:
        super().__init__("relic-discard-asset-trait", self.has_one)
        self.traits = traits

    def has_one(self, card: Card) -> bool:
        return any(trait in card.traits for trait in self.traits)


class _Assets(Text):
    """`not Relic`, `wargear`, `Weapon or Armour`."""

    def parse(self, text: str) -> Wanted:
        if text == "not Relic":
            return NO_RELIC
        if text == "wargear":
            return OF_WARGEAR
        return WithTraits(tuple([TRAIT.read(name) for name in text.split(" or ")]))


ASSETS: Final = _Assets("assets")


class DiscardAsset(Effect):
    """One's own assets, by choice; perhaps only with some trait."""

    __slots__ = ("amount", "arsenal", "wanted")
    takes: ClassVar[Takes] = (AMOUNT, Maybe(ASSETS))

    price = True

    def __init__(self, amount: int, wanted: Wanted | None = None) -> None:
        self.amount = amount
        self.wanted = ANY_ASSET if wanted is None else wanted
        self.arsenal = False
        """Whether they are called so: those of a nemesis are its arsenal."""

    def worded_for(self, context: Context) -> None:
        self.arsenal = context.deck == IMPERIUM and self.wanted is ANY_ASSET

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.amount):
            cards = assets_with(game, act.me, self.wanted)
            if not cards:
                return
            card = yield from pick_asset(act.me, cards, act.me, "discard-asset", act)
            lose_asset(game, act.me, card)
            game.say("relic-log-discards-asset", who=act.me.sheet, card=card)

    def possible(self, game: State, act: Act) -> bool:
        return len(assets_with(game, act.me, self.wanted)) >= self.amount

    def applies(self, game: State, act: Act) -> bool:
        return bool(assets_with(game, act.me, self.wanted))

    def most(self, game: State, act: Act) -> int:
        return len(assets_with(game, act.me, self.wanted)) // self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.arsenal:
            return say("relic-discard-arsenal", form=form, amount=self.amount)
        of = self.wanted.traits if isinstance(self.wanted, WithTraits) else ()
        traits = say("relic-or").join([say(trait.message_id) for trait in of])
        return say(self.wanted.id, form=form, amount=self.amount, traits=traits)


class DiscardThis(Effect):
    """The asset the text is on."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
    price = True
    counts = True

    def run(self, game: State, act: Act) -> None:
        if act.card is not None and act.me.asset(act.card) is not None:
            lose_asset(game, act.me, act.card)


class GainCharge(Counted):
    """R-116: charges may go above the printed number."""

    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> Asking:
        cards = self._cards(act.me)
        if cards:
            card = yield from pick_asset(act.me, cards, act.me, "charge", act)
            piece = act.me.asset(card)
            assert piece is not None
            charged = Piece(card, piece.charges + self.amount)
            act.me.assets = replaced(act.me.assets, piece, charged)

    def _cards(self, figure: Figure) -> list[Card]:
        return [piece.card for piece in figure.assets if piece.card.charges]

    def possible(self, game: State, act: Act) -> bool:
        return bool(self._cards(act.me))


class StealAsset(Effect):
    """R-117, R-129: charges stay on it, and it is never a relic."""

    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WHO,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> Asking:
        figure = yield from self.who.one(game, act)
        if figure is None:
            return
        cards = assets_with(game, figure, NO_RELIC)
        if cards:
            card = yield from pick_asset(figure, cards, act.me, "steal", act)
            hand_over(game, figure, act.me, card)

    def possible(self, game: State, act: Act) -> bool:
        figures = self.who.figures(game, act)
        return any(assets_with(game, figure, NO_RELIC) for figure in figures)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-steal-asset", form=form, who=self.who.of(say), to=self.who.to(say))


class BuyAsset(Effect):
    """An asset that is not a relic, paid to its owner; nobody is paid who has none to give."""

    __slots__ = ("amount", "told", "who")
    takes: ClassVar[Takes] = (AMOUNT, WHO)

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who
        self.told = Row((PayInfluence(amount, who), StealAsset(THAT_CHARACTER)))
        """The same as it reads."""

    def _sellers(self, game: State, act: Act) -> list[Figure]:
        return [f for f in self.who.figures(game, act) if assets_with(game, f, NO_RELIC)]

    def run(self, game: State, act: Act) -> Asking:
        sellers = self._sellers(game, act)
        if not sellers:
            return
        seller = sellers[0]
        if len(sellers) > 1:
            choices: list[Choice] = [("player", figure.seat) for figure in sellers]
            choice = yield Ask(act.me.seat, "who", choices, {"act": act})
            seller = game.figures[choice[1]]
        gain_influence(game, seller, lose_influence(game, act.me, self.amount))
        cards = assets_with(game, seller, NO_RELIC)
        card = yield from pick_asset(seller, cards, act.me, "steal", act)
        hand_over(game, seller, act.me, card)

    def possible(self, game: State, act: Act) -> bool:
        return act.me.influence >= self.amount and bool(self._sellers(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.told.clause(say, form, whose)

    def offered(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.told.offered(say, form, whose)


def hand_over(game: State, giver: Figure, taker: Figure, card: Card) -> None:
    """An asset changes hands; R-216: a trophy of the Eversor remains a trophy."""
    trophy = giver.asset(card) is None
    piece = release_asset(game, giver, card)
    if trophy:
        take_trophy(taker, card, piece.charges)
    else:
        take_asset(game, taker, card, piece.charges)
    game.say("relic-log-hands-over", who=giver.sheet, to=taker.sheet, card=card)


class StealInfluence(Effect):
    __slots__ = ("amount", "who")
    takes: ClassVar[Takes] = (WHO, AMOUNT)

    def __init__(self, who: Who, amount: int) -> None:
        self.who = who
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        figure = yield from self.who.one(game, act)
        if figure is not None:
            gain_influence(game, act.me, lose_influence(game, figure, self.amount))

    def possible(self, game: State, act: Act) -> bool:
        return any(figure.influence for figure in self.who.figures(game, act))

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return tuple(f.seat for f in self.who.figures(game, act) if f.influence)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        who, to = self.who.of(say), self.who.to(say)
        return say("relic-steal-influence", form=form, amount=self.amount, who=who, to=to)


class GiveAsset(Effect):
    """An asset other than a relic goes to somebody else."""

    __slots__ = ("such", "who")
    takes: ClassVar[Takes] = (WHO,)

    price = True

    def __init__(self, who: Who) -> None:
        self.who = who
        self.such = False
        """Whether it has been said just before what is given."""

    def worded_for(self, context: Context) -> None:
        self.such = context.condition is HAS_ASSET

    def run(self, game: State, act: Act) -> Asking:
        cards = assets_with(game, act.me, NO_RELIC)
        figure = (yield from self.who.one(game, act)) if cards else None
        if figure is not None:
            card = yield from pick_asset(act.me, cards, act.me, "give", act)
            hand_over(game, act.me, figure, card)

    def possible(self, game: State, act: Act) -> bool:
        return bool(assets_with(game, act.me, NO_RELIC) and self.who.figures(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "relic-give-such-asset" if self.such else "relic-give-asset"
        return say(id, form=form, who=self.who.to(say, whose))


# Trophies


def pick_trophy(figure: Figure, cards: list[Card], topic: str, act: Act) -> Picking:
    choices: list[Choice] = [("trophy", card.kind, card.number) for card in cards]
    choice = choices[0]
    if len(choices) > 1:
        choice = yield Ask(figure.seat, topic, choices, {"act": act})
    return next(c for c in cards if c.kind is choice[1] and c.number == choice[2])


class DiscardTrophy(Effect):
    """One's own trophies, by choice; perhaps only with a trait."""

    __slots__ = ("amount", "trait")
    takes: ClassVar[Takes] = (AMOUNT, Maybe(TRAIT))

    price = True

    def __init__(self, amount: int, trait: Trait | None = None) -> None:
        self.amount = amount
        self.trait = trait

    def _cards(self, figure: Figure) -> list[Card]:
        cards = [piece.card for piece in figure.trophies]
        return [card for card in cards if self.trait is None or self.trait in card.traits]

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.amount):
            cards = self._cards(act.me)
            if not cards:
                return
            card = yield from pick_trophy(act.me, cards, "discard-trophy", act)
            lose_trophy(game, act.me, card)

    def possible(self, game: State, act: Act) -> bool:
        return len(self._cards(act.me)) >= self.amount

    def most(self, game: State, act: Act) -> int:
        return len(self._cards(act.me)) // self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.trait is not None:
            trait = say(self.trait.message_id)
            return say("relic-discard-trophy-trait", form=form, amount=self.amount, trait=trait)
        return say("relic-discard-trophy", form=form, amount=self.amount)


class DiscardTrophiesWorth(Effect):
    """Trophies that together are worth that much."""

    __slots__ = ("amount",)
    takes: ClassVar[Takes] = (AMOUNT,)

    price = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        paid = 0
        while paid < self.amount and act.me.trophies:
            cards = [piece.card for piece in act.me.trophies]
            card = yield from pick_trophy(act.me, cards, "discard-trophy", act)
            piece = next(piece for piece in act.me.trophies if piece.card is card)
            paid += worth(piece)
            lose_trophy(game, act.me, card)

    def possible(self, game: State, act: Act) -> bool:
        return sum(worth(piece) for piece in act.me.trophies) >= self.amount


class TakeTrophy(Effect):
    """Cards on the board become trophies without a battle."""

    __slots__ = ("what",)
    takes: ClassVar[Takes] = (CARDS,)

    def __init__(self, what: What) -> None:
        self.what = what.lying(HERE)

    def run(self, game: State, act: Act) -> Asking:
        for card in (yield from self.what.pick(game, act)):
            lift(game, space_of(game, card), card)
            take_trophy(act.me, card)
            game.say("relic-log-trophy", who=act.me.sheet, card=card)

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.what.cards(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        every = "yes" if self.what.all else "no"
        what = self.what.words(say, case="from")
        return say("relic-take-trophy", form=form, what=what, all=every)


# This card


class TakeThis(Effect):
    """The card becomes an asset, or a Corruption card, of the player who takes it."""

    __slots__ = ("along",)
    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        self.along = False
        """An encounter that is taken along has no abilities (Press-Gang)."""

    def worded_for(self, context: Context) -> None:
        self.along = context.moment == RESOLVE_ENCOUNTER

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-take-along" if self.along else "relic-take-this", form=form, whose=whose)

    def run(self, game: State, act: Act) -> Asking | None:
        card = act.card if act.drawn is None else act.drawn
        if card is None or not self.possible(game, act):
            return None
        if card in game.offer:
            game.offer = without(game.offer, card)
        else:
            lift(game, space_of(game, card), card)
        if card.sort == CORRUPTION_CARD:
            return take_corruption(game, act.me, card, act.by)
        take_asset(game, act.me, card, 0 if card.sort == ENCOUNTER else -1)
        game.say("relic-log-takes", who=act.me.sheet, card=card)
        return None

    def possible(self, game: State, act: Act) -> bool:
        card = act.card if act.drawn is None else act.drawn
        return card is not None and (card in game.offer or space_of(game, card) >= 0)


class PlaceThis(Effect):
    """R-168, R-169: a vertical Nemesis card comes onto the board."""

    __slots__ = ("where",)
    takes: ClassVar[Takes] = (WHERE,)

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, game: State, act: Act) -> Asking:
        card = act.card
        space = yield from self.where.one(game, act)
        if card is None or space < 0 or card not in game.offer:
            return
        game.offer = without(game.offer, card)
        yield from lay_threat(game, act.me, card, space) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-place-this", form=form, where=self.where.placed(say))


class KeepThis(Effect):
    """An event that stays on its space."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
