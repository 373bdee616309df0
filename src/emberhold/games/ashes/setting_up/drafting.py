"""The draft (section 21): four steps of the game, and the decks that come of them.

What is drafted is in `State.draft` until every seat has a deck; only then do the players have
sides of the table. Cards are drafted by the first of their three copies.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias

from emberhold.games.ashes.ask import CONCEDE, Ask
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES, with_exhausted
from emberhold.games.ashes.figure.leaving import eliminate
from emberhold.games.ashes.setting_up.decks import DECK_SIZE, DICE, MOST_COPIES, Deck
from emberhold.games.ashes.setting_up.seating import seat_players, worded
from emberhold.games.ashes.state import Draft, State
from emberhold.games.ashes.words import die_named
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.rng import below, shuffled
from emberhold.kernel.zones import replaced, without
from emberhold.parts.cards import copy_in

PACK: Final = 9
"""AS-398."""
_DICE_AT_ONCE: Final = 2
KEEP: Final[Choice] = ("draft-keep",)

Picking: TypeAlias = Generator[Question | Together, Any, Choice]


def unique_cards(born: Card) -> list[Card]:
    """AS-380: the cards that come with a Phoenixborn."""
    return [card for card in DECK_CARDS.values() if card.unique_to == born.slug]


def draft_of(game: State) -> Draft:
    """The draft under way, as it is at this moment: a redeal may have replaced it."""
    assert game.draft is not None
    return game.draft


def deck_of(draft: Draft, seat: int) -> Deck:
    """AS-407, AS-408: the unique cards and three copies of each card kept."""
    born = draft.born[seat]
    assert born is not None
    cards = [*unique_cards(born), *draft.kept[seat]]
    counts = {card.slug: MOST_COPIES for card in cards}
    return Deck(born.slug, counts, draft.dice[seat])


class DraftAsk(Ask):
    """A question of the draft: players are known by number, for they have no Phoenixborn yet."""

    __slots__ = ()

    def prompt(self) -> Message:
        number = self.seat + 1
        return Message(f"ashes-ask-{self.topic}", player=number, **(self.about or {}))

    def label(self, choice: Choice) -> Message:
        subject = choice[1] if len(choice) > 1 else None
        words: dict[str, Any] = {}
        if isinstance(subject, Card):
            words["card"] = subject
        elif subject is not None:
            words["die"] = die_named(subject)
        return Message(f"ashes-option-{choice[0]}", **words)

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        subject = choice[1] if len(choice) > 1 else None
        if isinstance(subject, Card):
            return (subject.copy(1).piece,)
        return (f"supply:{subject}",) if subject in TYPES else ()


def begin(game: State, players: int) -> None:
    """AS-390 to AS-395."""
    common = [slug for slug, card in DECK_CARDS.items() if card.unique_to is None]
    draft = Draft.__new__(Draft)
    draft.token = below(game, players)
    draft.turn = 0
    draft.left = tuple(card.copy(1) for card in PHOENIXBORN.values())
    draft.born = (None,) * players
    draft.deck = shuffled(game, tuple(worded(game, slug).copy(1) for slug in common))
    draft.packs = draft.kept = ((),) * players
    draft.supply = (DICE, DICE, DICE, DICE)
    draft.dice = ((0, 0, 0, 0),) * players
    draft.face_up = ()
    draft.swapped = (-1,) * players
    draft.gone = ()
    game.draft = draft
    game.players = []
    game.phase = "draft"
    game.step = "draft-phoenixborn"


def _at(by_seat: tuple[Any, ...], seat: int, new: Any) -> tuple[Any, ...]:
    return (*by_seat[:seat], new, *by_seat[seat + 1 :])


def _answered(game: State, asked: DraftAsk) -> Picking:
    """What a seat chooses; the last choice there is of a seat that has given up."""
    if asked.seat in draft_of(game).gone:
        last: Choice = asked.choices[-1]
        return last
    return _heard(game, asked, (yield asked))


def _heard(game: State, asked: DraftAsk, choice: Choice) -> Choice:
    """AS-357: giving up is possible here too; the last one left wins (AS-353)."""
    if choice != CONCEDE:
        return choice
    draft = draft_of(game)
    game.say("ashes-log-draft-concedes", player=asked.seat + 1)
    game.draft = draft.but(gone=(*draft.gone, asked.seat))
    left = [seat for seat in range(draft.seats) if seat not in game.draft.gone]
    if len(left) == 1:
        game.result = Result((left[0],), "conceded")
        raise GameOver
    last: Choice = asked.choices[-1]
    return last


# Step 1: Phoenixborn


def draft_phoenixborn(game: State) -> Asking:
    """AS-396: one Phoenixborn each, with its unique cards."""
    seat = draft_of(game).picking
    takes: list[Choice] = [("draft", card.kind) for card in draft_of(game).left]
    choice = yield from _answered(game, DraftAsk(seat, "draft-phoenixborn", takes))
    draft = draft_of(game)
    card = choice[1].copy(1)
    born = _at(draft.born, seat, card)
    game.say("ashes-log-draft-phoenixborn", player=seat + 1, card=card)
    game.draft = draft.but(left=without(draft.left, card), born=born, turn=draft.turn + 1)
    if game.draft.turn == draft.seats:
        game.draft = game.draft.passed_on()
        game.step = "draft-deal"


# Step 2: cards


def draft_deal(game: State) -> None:
    """AS-398."""
    draft = draft_of(game)
    deck = draft.deck
    packs = tuple(deck[-PACK * (seat + 1) :][:PACK] for seat in range(draft.seats))
    game.draft = draft.but(packs=packs, deck=deck[: -PACK * draft.seats])
    game.step = "draft-cards"


def draft_cards(game: State) -> Asking:
    """AS-399, AS-400: everybody keeps a card, then all packs go to the left at once."""
    seats = range(draft_of(game).seats)
    asked = {seat: DraftAsk(seat, "draft-card", _keeps(game, seat), read=_keeps) for seat in seats}
    choices = {seat: asked[seat].choices[-1] for seat in seats}
    if len(draft_of(game).packs[0]) > 1:
        here = [seat for seat in seats if seat not in draft_of(game).gone]
        answers = yield Together([asked[seat] for seat in here])
        for seat in here:
            choices[seat] = _heard(game, asked[seat], answers[seat])
    draft = draft_of(game)
    cards = [copy_in(draft.packs[seat], choices[seat][1]) for seat in seats]
    for seat in seats:
        game.say("ashes-log-draft-keeps", seat, card=cards[seat])
    rests = [without(draft.packs[seat], cards[seat]) for seat in seats]
    kept = tuple((*draft.kept[seat], cards[seat]) for seat in seats)
    game.draft = draft.but(packs=(rests[-1], *rests[:-1]), kept=kept)
    if not rests[0]:
        game.say("ashes-log-draft-kept", amount=PACK)
        game.step = "draft-dice"


def _keeps(game: State, seat: int) -> list[Choice]:
    choices: list[Choice] = [("draft", card.kind) for card in draft_of(game).packs[seat]]
    return choices


# Step 3: dice


def draft_dice(game: State) -> Asking:
    """AS-401, AS-402: two dice at a time, of any types that are left."""
    seat = draft_of(game).picking
    for _ in range(_DICE_AT_ONCE):
        supply = draft_of(game).supply
        takes: list[Choice] = [("draft-die", TYPES[type]) for type in range(4) if supply[type]]
        choice = takes[0]
        if len(takes) > 1:
            choice = yield from _answered(game, DraftAsk(seat, "draft-die", takes))
        draft = draft_of(game)
        type = TYPES.index(choice[1])
        dice = _at(draft.dice, seat, with_exhausted(draft.dice[seat], type))
        game.draft = draft.but(supply=with_exhausted(draft.supply, type, -1), dice=dice)
        game.say("ashes-log-draft-die", who=draft.born[seat], die=die_named(choice[1]))
    draft = draft_of(game)
    game.draft = draft.but(turn=draft.turn + 1)
    if game.draft.turn == draft.seats * DICE // _DICE_AT_ONCE:
        game.draft = game.draft.passed_on()
        game.step = "draft-turn-up"


# Step 4: exchange


def draft_turn_up(game: State) -> None:
    """AS-404."""
    draft = draft_of(game)
    face_up = draft.deck[-draft.seats :][::-1]
    game.draft = draft.but(face_up=face_up, deck=draft.deck[: -draft.seats])
    game.say("ashes-log-draft-face-up", cards=list(face_up))
    game.step = "draft-exchange"


def draft_exchange(game: State) -> Asking:
    """AS-405, AS-406: once, a face-up card for one of the nine."""
    seat = draft_of(game).picking
    takes: list[Choice] = [("draft", card.kind) for card in draft_of(game).face_up]
    choice = yield from _answered(game, DraftAsk(seat, "draft-exchange", [*takes, KEEP]))
    if choice != KEEP:
        taken = copy_in(draft_of(game).face_up, choice[1])
        about = {"card": taken}
        asked = DraftAsk(seat, "draft-give", _gives(game, seat), about, read=_gives)
        choice = yield from _answered(game, asked)
        _exchange(game, seat, taken, copy_in(draft_of(game).kept[seat], choice[1]))
    draft = draft_of(game)
    game.draft = draft.but(turn=draft.turn + 1)
    if game.draft.turn == draft.seats:
        yield from end(game)


def _gives(game: State, seat: int) -> list[Choice]:
    choices: list[Choice] = [("draft-give", card.kind) for card in draft_of(game).kept[seat]]
    return choices


def _exchange(game: State, seat: int, taken: Card, given: Card) -> None:
    draft = draft_of(game)
    kept = draft.kept[seat]
    game.draft = draft.but(
        face_up=replaced(draft.face_up, taken, given),
        kept=_at(draft.kept, seat, replaced(kept, given, taken)),
        swapped=_at(draft.swapped, seat, kept.index(given)),
    )
    game.say("ashes-log-draft-exchange", who=draft.born[seat], card=taken, other=given)


# Steps 5 to 8: decks


def end(game: State) -> Asking:
    """AS-407 to AS-412: the decks are ready, and the game begins as any other."""
    draft = draft_of(game)
    decks = [deck_of(draft, seat) for seat in range(draft.seats)]
    assert all(sum(deck.cards.values()) == DECK_SIZE for deck in decks)
    game.draft = None
    game.phase = "prepare"
    game.step = "first-five"
    seat_players(game, decks)
    for seat in draft.gone:
        yield from eliminate(game, game.players[seat])
