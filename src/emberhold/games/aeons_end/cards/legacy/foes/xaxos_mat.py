"""The breach mat of Xaxos: his spell deck, the concentrate deck, what he has prepped.

LG-441 to LG-455. The nemesis resolves the spells here; the players decide together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.foes.xaxos_spells import CHEAP, SPELLS
from emberhold.games.aeons_end.cards.legacy.story.lessons import LESSONS, lesson_told
from emberhold.games.aeons_end.cards.legacy.story.stories import tell
from emberhold.games.aeons_end.effects.damage import Suffer
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.fight.life import gravehold_suffers, unleash
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.ruleset import breaches_named
from emberhold.games.aeons_end.seen.scene import hidden_deck, open_pile
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel import positions
from emberhold.kernel.errors import PositionError
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.rng import shuffled
from emberhold.kernel.scene import Piece, Zone
from emberhold.kernel.zones import without
from emberhold.parts.deck import EVERYBODY, WATCHER, Deck, dealt
from emberhold.parts.reading import Named
from emberhold.parts.repairs import Fixable, Place, Source, Target, moves

BREACHES = 4
AT_FIRST = 5
HARDER = 2
"""LG-443: how many cards of the concentrate deck become the spell deck."""
EMPTY = "empty"
"""How a position writes a breach without a spell."""
FROM_THREE = any_player(Suffer(2))
FROM_FOUR = 2
SPELL_DECK, CONCENTRATE_DECK = "beside-deck:spells", "beside-deck:concentrate"
DESTROYED = "beside-pile:destroyed-spells"
"""His zones: the kind before the colon is known to every page, the rest only to his game."""


class XaxosMat(Own):
    """His two decks, the spells on his breaches, and those destroyed in this game."""

    __slots__ = (
        "casting",
        "concentrate",
        "counted",
        "destroyed",
        "lessons",
        "owed",
        "prepped",
        "spells",
    )

    counts: ClassVar[tuple[str, ...]] = (
        *("spell-deck", "concentrate-deck", "prepped-by-xaxos"),
        *(f"lesson-{mentor}" for mentor in LESSONS),
    )
    places: ClassVar[tuple[str, ...]] = ("spell_deck", "concentrate_deck", "prepped", "lessons")
    verbs: ClassVar[tuple[str, ...]] = ("dispel", "lesson")

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        spells: Deck[Card],
        concentrate: Deck[Card],
        prepped: tuple[Card | None, ...] = (None,) * BREACHES,
        destroyed: tuple[Card, ...] = (),
        owed: int = 0,
        lessons: tuple[str, ...] = (),
        casting: tuple[Card, ...] = (),
    ) -> None:
        self.spells = spells
        self.concentrate = concentrate
        self.prepped = prepped
        """What is on his breaches, from the left."""
        self.destroyed = destroyed
        self.owed = owed
        """How often he is to Concentrate once the damage being dealt is done (LG-454)."""
        self.lessons = lessons
        """LG-456: the Last Lessons that have not been used, by mentor."""
        self.casting = casting
        """LG-449: what he casts without having prepped it, until it goes under the spell deck."""
        self.counted = (len(spells.cards), len(concentrate.cards))

    def changed(self, **parts: Any) -> XaxosMat:
        kept: dict[str, Any] = {
            "spells": self.spells,
            "concentrate": self.concentrate,
            "prepped": self.prepped,
            "destroyed": self.destroyed,
            "owed": self.owed,
            "lessons": self.lessons,
            "casting": self.casting,
        }
        return XaxosMat(**{**kept, **parts})

    def lying(self) -> tuple[Card, ...]:
        """His prepped spells from left to right."""
        return tuple(card for card in self.prepped if card is not None)

    def numbers(self) -> tuple[int, ...]:
        left = tuple(int(mentor in self.lessons) for mentor in LESSONS)
        return (*self.counted, len(self.lying()), *left)

    def zones(self) -> tuple[Zone, ...]:
        return (
            hidden_deck(SPELL_DECK, "zone-spell-deck", self._known_cards(), self.counted[0]),
            hidden_deck(CONCENTRATE_DECK, "zone-concentrate-deck", (), self.counted[1]),
            *(self._breach(number) for number in range(1, BREACHES + 1)),
            *(
                (open_pile("xaxos-casting", "zone-resolving", self.casting),)
                if self.casting
                else ()
            ),
            *((self._lessons(),) if self.lessons else ()),
            *(
                (open_pile(DESTROYED, "zone-destroyed-spells", self.destroyed),)
                if self.destroyed
                else ()
            ),
        )

    def _lessons(self) -> Zone:
        pieces = [
            Piece(f"lesson:{mentor}", "lesson", f"lesson-{mentor}") for mentor in self.lessons
        ]
        return Zone("lessons", "zone-lessons", tuple(pieces), len(pieces))

    def words(self, game: State, choice: Choice) -> dict[str, Any]:
        if choice[0] in ("dispel", "of-xaxos"):
            return {"breach": breaches_named((self.prepped.index(choice[1]) + 1,))}
        if choice[0] != "lesson":
            return {}
        mentor = choice[1]
        return {"lesson": Named(f"lesson-{mentor}"), "effect": lesson_told(mentor)}

    def _breach(self, number: int) -> Zone:
        card = self.prepped[number - 1]
        return open_pile(f"xaxos-breach:{number}", f"breach-{number}", (card,) if card else ())

    def _known_cards(self) -> tuple[Card, ...]:
        return tuple(card for card in self.spells.seen_by(WATCHER) if card is not None)

    def cards(self) -> tuple[Card, ...]:
        held = (*self.lying(), *self.casting, *self.destroyed)
        return (*self.spells.cards, *self.concentrate.cards, *held)

    def hidden(self) -> tuple[Card, ...]:
        return self.spells.unknown(WATCHER) + self.concentrate.cards

    def discarded(self) -> tuple[Card, ...]:
        return self.destroyed

    def known(self) -> tuple[Card, ...]:
        return self.spells.cards[: self.spells.known_bottom()]

    def redealt(self, game: State) -> XaxosMat:
        """Everybody can count the costs; which spell of a cost is where, nobody can."""
        unknown = self.spells.unknown(WATCHER)
        pool = unknown + self.concentrate.cards
        by_cost = {
            cost: list(dealt(game, [card for card in pool if card.cost == cost]))
            for cost in sorted({card.cost for card in pool})
        }
        costs = shuffled(game, tuple(sorted(card.cost for card in unknown)))
        guessed = tuple(by_cost[cost].pop() for cost in costs)
        rest = tuple(by_cost[card.cost].pop() for card in self.concentrate.cards)
        spells = self.spells.with_unknown(WATCHER, guessed)
        return self.changed(spells=spells, concentrate=Deck(rest))

    def seen(self) -> XaxosMat:
        shown = Deck[Card]().put_on_top(self._known_cards(), EVERYBODY)
        twin = self.changed(spells=shown, concentrate=Deck())
        twin.counted = self.counted
        return twin

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        """What he has prepped and what was destroyed, back under his spell deck."""
        return _by_hand(game)

    def placed(self, name: str, given: Any, path: str, box: Box) -> XaxosMat:
        known = {card.slug: card for card in SPELLS}
        names = positions.sequence(given, path)
        if name == "lessons":
            named = [positions.name(one, LESSONS, path) for one in names]
            return self.changed(lessons=tuple(named))
        if name == "prepped":
            return self.changed(prepped=_on_breaches(names, known, path))
        cards = tuple(known[positions.name(one, known, path)] for one in names)[::-1]
        part = "spells" if name == "spell_deck" else "concentrate"
        return self.changed(**{part: Deck(cards)})

    # What players may do about it

    def offers(self, game: State, player: Player) -> list[Choice]:
        """LG-445, LG-456."""
        dispelled: list[Choice] = [
            ("dispel", card) for card in self.lying() if card.cost <= player.charges
        ]
        return [*dispelled, *(("lesson", mentor) for mentor in self.lessons)]

    def take(self, game: State, player: Player, choice: Choice) -> Asking | None:
        if choice[0] == "dispel":
            self._dispel(game, player, choice[1])
            return None
        mentor = choice[1]
        game.own = self.changed(lessons=tuple(each for each in self.lessons if each != mentor))
        game.say("log-lesson-used", who=player.mage, lesson=Named(f"lesson-{mentor}"))
        tell(game, f"lesson-{mentor}")
        return LESSONS[mentor](game, player)

    def _dispel(self, game: State, player: Player, card: Card) -> None:
        player.charges -= card.cost
        game.say("log-charges", who=player.mage, left=player.charges)
        game.say("log-dispels", who=player.mage, card=card)
        lay_under(game, card)


def _on_breaches(names: Any, known: dict[str, Card], path: str) -> tuple[Card | None, ...]:
    if len(names) != BREACHES:
        raise PositionError(
            "error-position-number", path=path, given=str(len(names)), least=BREACHES, most=BREACHES
        )
    named = [positions.name(one, [*known, EMPTY], path) for one in names]
    return tuple(None if one == EMPTY else known[one] for one in named)


def mat(game: State) -> XaxosMat:
    own = game.own
    assert isinstance(own, XaxosMat)
    return own


def _by_hand(game: State) -> Iterator[Fixable]:
    def off(card: Card) -> None:
        lying = tuple(None if other is card else other for other in mat(game).prepped)
        game.own = mat(game).changed(prepped=lying)

    def mended(card: Card) -> None:
        game.own = mat(game).changed(destroyed=without(mat(game).destroyed, card))

    def under(card: Card) -> None:
        spells = mat(game).spells.put_at_bottom((card,), EVERYBODY)
        game.own = mat(game).changed(spells=spells)

    deck = Target(Place("spell-deck", Message("zone-spell-deck")), under)
    prepped = Place("prepped", Message("zone-breaches"))
    destroyed = Place("destroyed-spells", Message("zone-destroyed-spells"))
    yield from moves(Source("nemesis", prepped, mat(game).lying(), off), deck)
    yield from moves(Source("nemesis", destroyed, mat(game).destroyed, mended), deck)


def prepare(game: State, difficulty: str) -> None:
    """LG-443: each cost shuffled by itself, the most expensive at the bottom."""
    stacked: tuple[Card, ...] = ()
    for cost in sorted({card.cost for card in SPELLS}, reverse=True):
        stacked += shuffled(game, tuple(card for card in SPELLS if card.cost == cost))
    earned = game.world.get("lessons", [])
    lessons = tuple(mentor for mentor in LESSONS if mentor in earned)
    first, later = stacked[-AT_FIRST:], stacked[:-AT_FIRST]
    gone: tuple[Card, ...] = ()
    if game.hard:
        gone, first = first[-HARDER:], later[-HARDER:][::-1] + first[:-HARDER]
        later = later[:-HARDER]
    game.own = XaxosMat(Deck(first), Deck(later), destroyed=gone, lessons=lessons)


# Moving spells


def lay_under(game: State, card: Card) -> None:
    """A spell that everybody saw goes face down under the spell deck."""
    own = mat(game)
    game.own = own.changed(
        spells=own.spells.put_at_bottom((card,), EVERYBODY),
        prepped=tuple(None if other is card else other for other in own.prepped),
        casting=tuple(other for other in own.casting if other is not card),
    )


def destroy_prepped_spell(game: State, card: Card) -> None:
    """LG-453: out of this game only."""
    own = mat(game)
    game.own = own.changed(
        prepped=tuple(None if other is card else other for other in own.prepped),
        destroyed=(*own.destroyed, card),
    )
    game.say("log-xaxos-loses", card=card)


def draw_spell(game: State) -> Card | None:
    own = mat(game)
    card = own.spells.top
    if card is not None:
        game.own = own.changed(spells=own.spells.without_top())
    return card


def prep_drawn(game: State, card: Card, rightmost: bool = False) -> bool:
    """On his leftmost or rightmost empty breach; whether there was one."""
    own = mat(game)
    places = [place for place, lying in enumerate(own.prepped) if lying is None]
    if not places:
        return False
    place = places[-1] if rightmost else places[0]
    prepped = (*own.prepped[:place], card, *own.prepped[place + 1 :])
    game.own = own.changed(prepped=prepped)
    game.say("log-xaxos-preps", card=card, number=place + 1)
    return True


def cast_spell(game: State, card: Card, breach: int = 0) -> Asking:
    """LG-442, LG-444, LG-449: the spell's text, then its breach's, then under the spell deck."""
    game.say("log-xaxos-casts", card=card)
    if not breach:
        game.own = mat(game).changed(casting=(*mat(game).casting, card))
    act = Act.of_nemesis(game, card)
    assert card.effect is not None
    yield from card.effect.run(game, act) or ()
    if breach == 3:
        yield from FROM_THREE.run(game, Act.of_nemesis(game, card))
    elif breach == 4:
        gravehold_suffers(game, FROM_FOUR)
    lay_under(game, card)


def casts_all(game: State) -> Asking:
    """LG-444: the start of the nemesis' turn."""
    for number in range(1, BREACHES + 1):
        card = mat(game).prepped[number - 1]
        if card is not None:
            yield from cast_spell(game, card, number)


def preps_or_casts(game: State) -> Asking:
    """LG-441: his Unleash."""
    card = draw_spell(game)
    if card is not None and not prep_drawn(game, card):
        yield from cast_spell(game, card)


# Concentrating


def _moves_top(game: State) -> bool:
    """LG-446: whether the concentrate deck had a card to move, which nobody sees."""
    own = mat(game)
    card = own.concentrate.top
    if card is None:
        return False
    game.own = own.changed(
        spells=own.spells.put_at_bottom((card,)), concentrate=own.concentrate.without_top()
    )
    game.say("log-concentrates")
    return True


def concentrate(game: State, times: int = 1) -> Asking:
    for _ in range(times):
        if not _moves_top(game):
            yield from unleash(game, 1)


def owes(game: State, *_: Any) -> None:
    """LG-454: noted while damage is being dealt, where nobody can be asked."""
    game.own = mat(game).changed(owed=mat(game).owed + 1)


def pays_owed(game: State, player: Player) -> Asking | None:
    """LG-454: he Concentrates as soon as the damage that discarded the minion has been dealt."""
    owed = mat(game).owed
    if not owed:
        return None
    game.own = mat(game).changed(owed=0)
    return concentrate(game, owed)


def cheap_prepped(game: State) -> list[Card]:
    """The spells of cost 3 on his breaches."""
    return [card for card in mat(game).lying() if card.cost == CHEAP]
