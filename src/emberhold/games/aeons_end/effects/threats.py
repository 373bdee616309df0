"""What nemesis cards do to hands, prepped spells and the turn order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import (
    CLAUSES,
    DEED,
    FULL,
    NONE,
    Effect,
    Extent,
    Predicate,
    begin,
)
from emberhold.games.aeons_end.effects.moving import destroy, discard_choices
from emberhold.games.aeons_end.effects.sorts import AMOUNT, FATE
from emberhold.games.aeons_end.effects.subjects import Ranked, Subject
from emberhold.games.aeons_end.fight.life import damage_minion
from emberhold.games.aeons_end.figure.breaches import destroy_prepped, discard_prepped
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.order import refill_order_deck
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts import reading
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose, choose_copy
from emberhold.parts.effects.signatures import Flag, Label, Maybe, Takes
from emberhold.parts.reading import Spoken

DISCARD, DESTROY = "discard", "destroy"
"""The two fates a threat has for a card."""

# Prepped spells

_PREPPED_FATE: Final[dict[str, Callable[[State, Player, Card], None]]] = {
    DISCARD: discard_prepped,
    DESTROY: destroy_prepped,
}


def spell_choice(player: Player, spell: Card) -> Choice:
    """A prepped spell as a choice: `spell:kindle@0.2` is on breach II of seat 0."""
    numbers = [str(breach.number) for breach in player.breaches if spell in breach.spells]
    return ("spell", spell, f"{player.seat}.{'+'.join(numbers)}")


def spell_choices(spells: Iterable[tuple[Player, Card]]) -> list[Choice]:
    """Prepped spells as choices; of copies on the same breach one is enough to choose from."""
    choices: dict[tuple[Card, str], Choice] = {}
    for player, spell in spells:
        choice = spell_choice(player, spell)
        choices.setdefault((spell.kind, choice[2]), choice)
    return list(choices.values())


def all_prepped(game: State) -> list[tuple[Player, Card]]:
    """Every prepped spell at the table, with the player who prepped it."""
    return [(player, spell) for player in game.players for spell in player.prepped()]


def owner_of(game: State, choice: Choice) -> Player:
    """At whose sheet a chosen spell is."""
    return game.players[int(choice[2].partition(".")[0])]


def order_is_nothing(fate: str, spells: list[tuple[Player, Card]]) -> bool:
    """Whether the order of losing spells does not matter: WE-205, a discard pile keeps it."""
    owners = [player.seat for player, _ in spells]
    return fate == DESTROY or len(set(owners)) == len(owners)


def lose_all(game: State, fate: str, spells: list[tuple[Player, Card]]) -> None:
    """All of some spells at once, where there is nothing to choose."""
    for player, spell in spells:
        _PREPPED_FATE[fate](game, player, spell)


class FateOfPrepped(Predicate):
    """A player discards or destroys prepped spells of their own choice, perhaps free ones only."""

    takes: ClassVar[Takes] = (FATE, Maybe(AMOUNT, 1), Flag("free"))

    def __init__(self, fate: str, amount: int = 1, free: bool = False) -> None:
        self.fate = fate
        self.destroys = fate == DESTROY
        self.amount = amount
        self.free = free
        """Only spells that cost 0."""

    def spells(self, player: Player) -> list[Card]:
        return [spell for spell in player.prepped() if not (self.free and spell.cost)]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        about = {"card": act.card, "fate": self.fate}
        for left in range(self.amount, 0, -1):
            spells = self.spells(who)
            if self.destroys and len(spells) <= left:
                lose_all(game, self.fate, [(who, spell) for spell in spells])
                return
            choices = spell_choices((who, spell) for spell in spells)
            if not choices:
                return
            choice = yield from choose(game, who.seat, "prepped", choices, about)
            _PREPPED_FATE[self.fate](game, who, choice[1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(self.spells(who)), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(
            "effect-prepped", form=form, fate=self.fate, amount=self.amount, free=str(self.free)
        )


class CollectivelyPrepped(Effect):
    """WE-337: the players together discard or destroy prepped spells.

    With `dearest` it must be the most expensive one each time, ties broken by the players.
    """

    takes: ClassVar[Takes] = (FATE, AMOUNT, Flag("free"), Flag("dearest"))

    def __init__(self, fate: str, amount: int, free: bool = False, dearest: bool = False) -> None:
        self.fate = fate
        self.amount = amount
        self.free = free
        self.dearest = dearest

    def spells(self, game: State) -> list[tuple[Player, Card]]:
        return [
            (player, spell)
            for player in game.players
            for spell in player.prepped()
            if not (self.free and spell.cost)
        ]

    def run(self, game: State, act: Act) -> Asking:
        about = {"card": act.card, "fate": self.fate}
        left = self.amount
        while left and (spells := self.spells(game)):
            if self.dearest:
                spells = dearest_of(spells)
            if len(spells) <= left and order_is_nothing(self.fate, spells):
                lose_all(game, self.fate, spells)
                left -= len(spells)
                continue
            choices = spell_choices(spells)
            choice = yield from choose(game, act.me.seat, "prepped", choices, about, act.group)
            _PREPPED_FATE[self.fate](game, owner_of(game, choice), choice[1])
            left -= 1

    def extent(self, game: State, act: Act) -> Extent:
        return min(len(self.spells(game)), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        which = "dearest" if self.dearest else "free" if self.free else "any"
        return say("effect-collectively-prepped", fate=self.fate, amount=self.amount, which=which)


def dearest_of(spells: Iterable[tuple[Player, Card]]) -> list[tuple[Player, Card]]:
    """The most expensive of some spells: several in a tie, none of none."""
    spells = list(spells)
    most = max((spell.cost for _, spell in spells), default=0)
    return [(player, spell) for player, spell in spells if spell.cost == most]


class MostPreppedByOne(Amount[State, Act]):
    """Each spell prepped by the player with the most prepped spells."""

    words = "prepped-by-the-most"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return max(len(player.prepped()) for player in game.players)


class PreppedByThatPlayer(Amount[State, Act]):
    """Each spell prepped by the player the card speaks of."""

    words = "prepped-by-them"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return len((act.that or act.me).prepped())


_anybody = Ranked("who-any-player", lambda player: 0)
"""WE-260: with nothing to count all players are tied."""


class DearestPrepped(Effect):
    """The player with the most expensive prepped spell loses it, and perhaps something follows.

    Ties are the players' to break (WE-259). WE-340: where nobody has a prepped spell everybody is
    tied, nothing is lost, and what follows befalls the player they choose.
    """

    takes: ClassVar[Takes] = (FATE, Label("then", DEED))

    def __init__(self, fate: str, then: Predicate | None = None) -> None:
        self.fate = fate
        self.then = then

    def spells(self, game: State) -> list[tuple[Player, Card]]:
        return dearest_of((p, spell) for p in game.players for spell in p.prepped())

    def run(self, game: State, act: Act) -> Asking:
        choices = spell_choices(self.spells(game))
        if not choices:
            if self.then is not None:
                yield from _anybody(self.then).run(game, act)
            return
        about = {"card": act.card, "fate": self.fate}
        choice = yield from choose(game, act.me.seat, "prepped", choices, about, act.group)
        act.that = owner = owner_of(game, choice)
        _PREPPED_FATE[self.fate](game, owner, choice[1])
        if self.then is not None:
            yield from self.then.do(game, act, owner) or ()

    def extent(self, game: State, act: Act) -> Extent:
        follows = 0 if self.then is None else 1
        return follows + (1 if self.spells(game) else 0), follows + 1

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        first = say("effect-dearest-prepped", fate=self.fate)
        if self.then is None:
            return first
        return say("clause-and", first=first, last=self.then.clause(say, "they", "they"))


class DearestOfOnesPrepped(Predicate):
    """A player loses the most expensive of the own prepped spells."""

    takes: ClassVar[Takes] = (FATE,)

    def __init__(self, fate: str) -> None:
        self.fate = fate

    def do(self, game: State, act: Act, who: Player) -> Asking:
        dearest = dearest_of((who, spell) for spell in who.prepped())
        choices = spell_choices(dearest)
        if choices:
            about = {"card": act.card, "fate": self.fate}
            choice = yield from choose(game, who.seat, "prepped", choices, about)
            _PREPPED_FATE[self.fate](game, who, choice[1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.prepped() else NONE


# Hands


class DearestInHand(Predicate):
    """A player discards or destroys the most expensive cards in hand; ties are theirs to break."""

    takes: ClassVar[Takes] = (FATE, Maybe(AMOUNT, 1))

    def __init__(self, fate: str, amount: int = 1) -> None:
        self.fate = fate
        self.destroys = fate == DESTROY
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for left in range(min(self.amount, len(who.hand)), 0, -1):
            most = max(card.cost for card in who.hand)
            dearest = [card for card in who.hand if card.cost == most]
            card = dearest[0]
            if not self.destroys or len(dearest) > left:
                card = yield from choose_copy(
                    game, who.seat, self.fate, dearest, {"card": act.card}
                )
            who.hand = without(who.hand, card)
            if self.destroys:
                yield from destroy(game, who, card) or ()
            else:
                who.discard += (card,)
                game.say("log-discards", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(who.hand), self.amount), self.amount


class TakeBack(Predicate):
    """A player puts a card from the own discard pile into the hand."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = discard_choices(who.discard)
        if not choices:
            return
        choice = yield from choose(game, who.seat, "take-back", choices, {"card": act.card})
        card: Card = choice[1]
        who.discard = without(who.discard, card)
        who.hand += (card,)
        game.say("log-takes-from-discard", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.discard else NONE


# The turn order


class RevealTurn(Effect):
    """Reveal the top card of the turn-order deck; it goes back on top (WE-212, WE-214).

    WE-108: a wild card, and one for two players, counts as a player card.
    """

    takes: ClassVar[Takes] = (CLAUSES, CLAUSES)

    def __init__(self, player: Effect, otherwise: Effect) -> None:
        self.player = player
        self.otherwise = otherwise

    def run(self, game: State, act: Act) -> Asking:
        refill_order_deck(game)
        game.order_known_top = max(game.order_known_top, 1)
        revealed = game.order_deck[-1]
        game.say("log-reveals-turn", card=revealed)
        part = self.player if revealed.seats else self.otherwise
        begin(game, act, part)
        yield from part.run(game, act) or ()

    def sentence(self, say: Speech) -> str:
        return reading.in_a_row([words for _, words in self.spoken(say)])

    def spoken(self, say: Speech) -> list[Spoken]:
        revealed = reading.whole(say, self.clause(say))
        player = reading.when(say, say("if-player-turn-revealed"), self.player.clause(say))
        first = (self.player, reading.whole(say, player))
        both = reading.spoken_both(say, "sentence-otherwise", first, self.otherwise)
        return [(self, revealed), *both]


class RevealedPlayer(Subject):
    """WE-109, WE-116: the player of the card on top of the turn-order deck, or one of them."""

    def candidates(self, game: State, act: Act) -> list[Player]:
        return [game.players[seat] for seat in game.order_deck[-1].seats]


# The minion itself


class ThisMinionSuffers(Effect):
    """The minion whose text it is suffers damage."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        if not act.spared:
            damage_minion(game, act.card, self.amount)


class ThisMinionsLife(Amount[State, Act]):
    """The current life of the minion whose text it is."""

    words = "this-minions-life"

    def count(self, game: State, act: Act) -> int:
        piece = game.piece(act.card) if act.card is not None else None
        return piece.tokens if piece is not None else 0

    def there(self, game: State, act: Act) -> bool:
        return act.card is not None and game.piece(act.card) is not None


revealed_player = RevealedPlayer("who-that-player")
