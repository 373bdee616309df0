"""Counting everything on a table of Legacy, whatever form it has taken."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.story.interlude import INTERLUDE
from emberhold.games.aeons_end.state import State
from emberhold.kernel.campaign import read_record
from emberhold.kernel.question import Question
from tests.aeons_end import census as aeons_end
from tests.legacy.support import after, record, world

_BEFORE = {evolution.becomes.slug: slug for slug, evolution in EVOLUTIONS.items()}


_ALIKE = (("crystal", "flawed-crystal"), ("nemesis", "assault"))
"""What becomes the other one in the middle of a game is counted together (LG-402, LG-436)."""


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Every chapter with 1 to 4 mages, at the start of its fight and, from 64 on, with everything
    that comes between it and the last one, won or lost; after the eighth comes the epilogue."""
    players = number % 4 + 1
    chapters = sorted(NEMESES)
    chapter = chapters[number // 4 % len(chapters)]
    hands = "closed" if number // 16 % 2 else "open"
    if not number // 64 % 2:
        return players, {"hands": hands, "record": record(world(chapter, players))}
    if chapter == 1 and number // 32 % 2:
        return players, {"hands": hands}
    before = chapters[chapter - 2]
    last = after(read_record(record(world(before, players))), won=number // 32 % 2 == 0)
    return players, {"hands": hands, "record": last.plain()}


def _first_form(slug: str) -> str:
    while slug in _BEFORE:
        slug = _BEFORE[slug]
    return slug


def census(game: State) -> list[str]:
    """Every card by its first form: an evolved card stands for the one it was."""
    pieces = aeons_end.census(game)
    gone = [card.piece for card in game.banished if card.slug not in EVOLUTIONS]
    kept = [card.piece for card in game.banished if card.slug in EVOLUTIONS and _left(game, card)]
    firsts = [_formed(piece) for piece in (*pieces, *gone, *kept)]
    return sorted(firsts)


def _left(game: State, card: Any) -> bool:
    """Whether a banished card left the deck, and not by becoming another one."""
    return EVOLUTIONS[card.slug].story not in game.world["read"]


def _formed(piece: str) -> str:
    slug, dot, number = piece.rpartition(".")
    for one in _ALIKE:
        if piece in one or slug in one:
            return one[0]
    return f"{_first_form(slug)}{dot}{number}" if dot else piece


def stage(game: State) -> str:
    """Between the games nothing is on the table yet."""
    return f"{INTERLUDE}" if game.step == INTERLUDE else "fight"


def forced(question: Question, state: State) -> bool:
    """A page has one answer: to read on."""
    return question.topic == "story"
