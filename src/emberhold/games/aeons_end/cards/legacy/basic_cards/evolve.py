"""Evolve: stickers on basic nemesis cards, and what becomes of them (section 11, LG-461 to LG-473).

A basic card keeps its stickers in the world; its evolved form is another card that takes its place
in the basic set. The forms are found through `FORMS`, which the files of basic cards fill.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import MINION, Card
from emberhold.games.aeons_end.cards.legacy.record.world import change, chapter_of
from emberhold.games.aeons_end.cards.legacy.story.stories import tell
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.fight.life import leave_play
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import Condition
from emberhold.parts.effects.signatures import Takes


class Evolution(NamedTuple):
    """How a card evolves: sticker spaces, the story card, and the form it takes."""

    spaces: int
    """Before the number of mages is taken into account; see `spaces_on`."""
    story: str
    becomes: Card


EVOLUTIONS: dict[str, Evolution] = {}
"""By the slug of the card that evolves."""


def evolves_into(card: Card, spaces: int, story: str, becomes: Card) -> Card:
    """Say what becomes of a basic card; the card itself, for the list it is in."""
    EVOLUTIONS[card.slug] = Evolution(spaces, story, becomes)
    card.entry = story
    return card


KEEPS_ITS_SPACES = ("creeping-curse",)
"""LG-E28."""


def spaces_on(slug: str, mages: int) -> int:
    """LG-461, LG-561: the sticker spaces of a card in a campaign with that many mages."""
    evolution = EVOLUTIONS.get(slug)
    if evolution is None or not evolution.spaces or slug in KEEPS_ITS_SPACES:
        return 0 if evolution is None else evolution.spaces
    return max(0, evolution.spaces + BY_MAGES[mages].spaces)


def stickers_on(game: State, card: Card) -> int | None:
    """How many stickers a card of the basic set has; None for a card that is not in it."""
    for slug, stickers in game.world.get("basic", ()):
        if slug == card.slug:
            return int(stickers)
    return None


def evolve(game: State, card: Card) -> None:
    """LG-258, LG-260, LG-278: a sticker where there is a free space, otherwise the card changes."""
    stickers = stickers_on(game, card)
    evolution = EVOLUTIONS.get(card.slug)
    if stickers is None or evolution is None:
        return
    if card.type == MINION and game.piece(card) is None:
        return  # LG-267
    spaces = spaces_on(card.slug, len(game.players))
    if stickers < spaces:
        _replace_in_set(game, card, card, stickers + 1)
        game.say("log-evolve-sticker", card=card, left=spaces - stickers - 1)
    else:
        _transform(game, card, evolution)


def _replace_in_set(game: State, old: Card, new: Card, stickers: int) -> None:
    basic = [
        [new.slug, stickers] if slug == old.slug else [slug, count]
        for slug, count in game.world["basic"]
    ]
    change(game, basic=basic)


def _transform(game: State, card: Card, evolution: Evolution) -> None:
    """LG-261 to LG-268."""
    new = evolution.becomes
    _replace_in_set(game, card, new, 0)
    banished = [*game.world["banished"], card.slug]
    change(game, banished=banished, read=[*game.world["read"], evolution.story])
    game.banished += (card,)
    game.say("log-transforms", card=card, into=new)
    tell(game, evolution.story.lower())
    piece = game.piece(card)
    if piece is not None and card.type == MINION:
        _in_its_place(game, piece, new)
    elif piece is not None:
        leave_play(game, card)
        game.nemesis_pile = game.nemesis_pile.discarded(new)
    elif game.resolving is card:
        game.resolving = new


def _in_its_place(game: State, piece: InPlay, new: Card) -> None:
    """LG-264 to LG-266: with the tokens it had; LG-467: while it is drawn, with its own."""
    if game.resolving is piece.card:
        game.resolving = new
        later = InPlay(new, new.life, new.shield)
    else:
        most = max(piece.tokens, new.life)
        later = InPlay(new, piece.tokens, piece.shields, piece.silenced, most)
    game.in_play = replaced(game.in_play, piece, later)
    game.listeners = game.listeners.left(piece.card).entered(new, new.triggers)


class Evolves(Effect):
    """EVOLVE, on the card whose text it is."""

    says: ClassVar[str] = "effect-evolve"

    def run(self, game: State, act: Act) -> None:
        if act.card is not None:
            evolve(game, act.card)


class ChapterAtLeast(Condition[State, Act]):
    """LG-470: in that chapter of the campaign or later."""

    takes: ClassVar[Takes] = (number("chapter"),)

    def __init__(self, chapter: int) -> None:
        self.chapter = chapter

    def holds(self, game: State, act: Act) -> bool:
        return chapter_of(game) >= self.chapter

    def clause(self, say: Speech) -> str:
        return say("if-chapter-at-least", amount=self.chapter)
