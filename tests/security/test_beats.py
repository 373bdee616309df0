"""Nothing hidden is in any beat: every field of every beat, for all eyes, over whole games.

Each beat is held against the state it tells of: no id of a piece the seat cannot know, and the same
words and pictures in a world in which everything the seat cannot know is different. What beats
name beside that (`cast`, `numbers`, `about`) has to be in what the same eyes can read and see.
Planted leaks must be caught by the same comparison.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from emberhold.games import TableGame, game_named, game_of
from emberhold.games.unsealed import unsealed, unsealed_at
from emberhold.kernel.game import LogLine
from emberhold.kernel.rng import Dice
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.kernel.table import Beat, Table
from emberhold.language.links import Link, segments
from emberhold.server.house.pages import shown, staging
from emberhold.server.house.pages.scenery import Drawing
from tests.conformance.listed import LISTED, Listed

pytestmark = pytest.mark.thorough

listed = pytest.mark.parametrize("title", LISTED, ids=[each.game for each in LISTED])
MOST = 2_500
"""Answers after which a game has lasted long enough."""
LOOKS = 50
"""How many answers of a game are looked at, spread over all of it."""

NUMBERED = ("space",)
"""Things that are numbers in a line and names in its words."""

Plain = dict[str, Any]


class Span(NamedTuple):
    """What happened between two looks at a table."""

    title: Listed
    table: Table
    start: Any
    """The state at the first look."""
    beats: list[Beat]

    @property
    def game(self) -> TableGame:
        return game_of(self.table)

    @property
    def states(self) -> list[Any]:
        return [self.start, *(beat.state for beat in self.beats[:-1]), self.table.state]

    def seen_by(self, seat: int | None) -> list[Beat]:
        return [beat for beat in self.beats if beat.line.seat in (None, seat)]

    def told(self, seat: int | None, twist: Callable[[Any], Any] = lambda state: state) -> Any:
        """The beats as a page gets them; `twist` puts another state in the place of each."""
        game = self.game
        twisted = [beat._replace(state=twist(beat.state)) for beat in self.seen_by(seat)]
        start = game.scene(twist(self.start), seat)
        end = game.scene(twist(self.table.state), seat)
        known = unsealed_at(self.table)
        looks = staging.Looks(game, known, seat, "en")
        return to_builtins(staging.beats(looks, start, end, twisted, 0))

    def elsewhere(self, seat: int | None) -> Callable[[Any], Any]:
        """The same table in a world that the seat cannot tell from this one."""

        def redealt(state: Any) -> Any:
            if state is None:
                return None
            other = state.pictured()
            self.game.redeal(other, 0 if seat is None else seat, "elsewhere")
            return other

        return redealt


def spans(title: Listed, seed: int = 5, looks: int = LOOKS) -> Iterator[Span]:
    """A whole game by luck, watched; what happened at some answers, spread over all of it."""
    table = title.open(seed, seed)
    table.watch()
    dice = Dice(seed)
    every = max(1, _length(title, seed) // looks)
    for number in range(MOST):
        question = table.question
        if question is None:
            return
        looked_at = number % every == 0
        start = table.state.pictured() if looked_at else None
        since = len(table.state.log)
        table.take(question, question.choices[dice.below(len(question.choices))])
        beats = table.beats(since)
        if looked_at and beats:
            yield Span(title, table, start, beats)
        table.forget_beats(len(table.state.log))


def _length(title: Listed, seed: int) -> int:
    """How many answers the same game takes."""
    table, dice = title.open(seed, seed, record=False), Dice(seed)
    for number in range(MOST):
        if table.question is None:
            return number
        choices = table.question.choices
        table.take(table.question, choices[dice.below(len(choices))])
    return MOST


def eyes(table: Table) -> list[int | None]:
    return [*range(table.players), None]


# What a beat may not hold


def faults(span: Span) -> list[str]:
    """Everything in the beats of a span that somebody should not be told."""
    found = []
    for seat in eyes(span.table):
        told = span.told(seat)
        if told != span.told(seat, span.elsewhere(seat)):
            found.append("another world is told otherwise")
        if seat is not None:
            found += _hidden(span, told, seat)
        found += _unseen(span, told, seat)
    return found


def _hidden(span: Span, told: list[Plain], seat: int) -> list[str]:
    """Ids of pieces that were face down when the beat happened, or all the time."""
    found = []
    hidden = [set(span.title.hidden(state, seat)) for state in span.states if state is not None]
    never = set.intersection(*hidden)
    for beat, plain in zip(span.seen_by(seat), told, strict=False):
        if plain["scene"] is not None and beat.state is not None:
            drawn = json.dumps(plain["scene"])
            found += [id for id in span.title.hidden(beat.state, seat) if f'"{id}"' in drawn]
        found += [id for ids in plain["pieces"].values() for id in ids if id in never]
    return found


def _unseen(span: Span, told: list[Plain], seat: int | None) -> list[str]:
    """Pieces, cards and numbers that the same eyes find in no picture and in no words."""
    found = []
    scenes = [span.game.scene(state, seat) for state in span.states if state is not None]
    pieces = staging.open_pieces(area for scene in scenes for area in scene.areas)
    open_cards, marks = _open_cards(span, scenes)
    spoken = " ".join([marks, *(_words(span, beat.line)[1] for beat in span.seen_by(seat))])
    for beat, plain in zip(span.seen_by(seat), told, strict=False):
        cards, _ = _words(span, beat.line)
        found += [id for ids in plain["pieces"].values() for id in ids if id not in pieces]
        found += [slug for slug in _cast(plain) if slug not in cards | open_cards]
        found += [
            f"{name}={value}"
            for name, value in plain["numbers"].items()
            if name not in NUMBERED and not _is_spoken(value, spoken)
        ]
    return found


def _cast(plain: Plain) -> list[str]:
    named = [*plain["cast"].values(), plain.get("doing", {}).get("card", [])]
    return [slug for each in named for slug in ([each] if isinstance(each, str) else each)]


def _words(span: Span, line: LogLine) -> tuple[set[str], str]:
    """The cards that the words of a line name, and its words."""
    slugs = unsealed_at(span.table).slugs
    parts = segments(span.game.line(line), "en")
    links = {slugs[part.id] for part in parts if isinstance(part, Link) and part.id in slugs}
    return links, "".join(part.name if isinstance(part, Link) else part for part in parts)


def _open_cards(span: Span, scenes: list[Scene]) -> tuple[set[str], str]:
    """The cards that are face up somewhere, and all that is drawn, as one text."""
    known = unsealed_at(span.table)
    drawn = json.dumps(to_builtins([Drawing(scene, "en", known).scene() for scene in scenes]))
    return set(re.findall(r'"card": "([^"]+)"', drawn)), drawn


_ROMAN = ("", "I", "II", "III", "IV")


def _is_spoken(value: int, words: str) -> bool:
    """Whether a number is said or drawn somewhere; none and one are said in words."""
    roman = _ROMAN[value] if 0 <= value < len(_ROMAN) else ""
    found = re.search(rf"(?<!\d){abs(value)}(?!\d)", words)
    return abs(value) <= 1 or bool(found) or bool(roman and re.search(rf"\b{roman}\b", words))


@listed
@pytest.mark.parametrize("looks", [LOOKS, pytest.param(3 * LOOKS, marks=pytest.mark.long)])
def test_nothing_hidden_is_in_any_beat(title: Listed, looks: int) -> None:
    looked_at = 0
    for span in spans(title, looks=looks):
        assert faults(span) == [], [beat.line.id for beat in span.beats]
        looked_at += 1
    assert looked_at > 20


@listed
def test_what_a_question_is_about_is_seen_by_the_one_who_is_told(title: Listed) -> None:
    """`about` names pieces of the very scene it is sent with, alike in all worlds."""
    for span in spans(title):
        for seat in range(span.table.players):
            seen = staging.open_pieces(span.game.scene(span.table.state, seat).areas)
            other = span.table.redeal(seat, "elsewhere")
            here, there = (
                [staging.pieces_of(question.about or {}, seen) for question in world.questions]
                for world in (span.table, other)
            )
            assert here == there
            named = [id for about in here for ids in about.values() for id in ids]
            assert not set(named) & set(span.title.hidden(span.table.state, seat))


def test_a_piece_that_was_seen_only_between_two_looks_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It came and went within one answer: the beat that speaks of it can still point at it."""
    game = game_named("war-eternal")
    monkeypatch.setattr(game, "scene", lambda state, seat: state)
    line = LogLine("log-discards", {"card": SimpleNamespace(piece="spark-1")})

    def table(*pieces: Piece) -> Scene:
        hand = Zone("hand:0", "zone-hand", pieces, len(pieces))
        return Scene("war-eternal", None, (Area("player:0", "mage-garu", (hand,)),))

    drawn = table(Piece("spark-1", "spell", "card-spark"))
    beats = [Beat(0, line, drawn), Beat(1, line, None)]
    looks = staging.Looks(game, unsealed(game), None, "en")
    told = staging.beats(looks, table(), table(), beats, 0)
    assert [beat.pieces for beat in told] == [{"card": ["spark-1"]}] * 2


# Planted leaks


def peeking_scene(title: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of the past show a card that is face down."""
    known = title.known()
    honest = known.scene

    def scene(state: Any, seat: int | None) -> Scene:
        seen = honest(state, seat)
        hidden = title.hidden(state, 0 if seat is None else seat)
        return Scene(seen.game, seen.seat, seen.areas, {**seen.marks, "peek": (hidden or [""])[0]})

    monkeypatch.setattr(known, "scene", scene)


def peeking_pieces(title: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat points at a piece that nobody can see."""
    honest = staging.told

    def told(*words: Any) -> shown.Beat:
        beat = honest(*words)
        return replace(beat, pieces={**beat.pieces, "peek": ["nobody-sees-me.1"]})

    monkeypatch.setattr(staging, "told", told)


def peeking_cast(title: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat names a card that neither its words nor the table show."""
    honest = staging.told

    def told(*words: Any) -> shown.Beat:
        beat = honest(*words)
        return replace(beat, cast={**beat.cast, "peek": "nobody-sees-me"})

    monkeypatch.setattr(staging, "told", told)


def peeking_doing(title: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat is said to come from a card that neither its words nor the table show."""
    honest = staging.told

    def told(*words: Any) -> shown.Beat:
        return replace(honest(*words), doing=shown.Doing(card="nobody-sees-me", sentence=0))

    monkeypatch.setattr(staging, "told", told)


def peeking_numbers(title: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat tells a number that its words keep to themselves."""
    honest = staging.told

    def told(*words: Any) -> shown.Beat:
        beat = honest(*words)
        return replace(beat, numbers={**beat.numbers, "peek": 7919})

    monkeypatch.setattr(staging, "told", told)


PLANTED = {
    "scene": peeking_scene,
    "pieces": peeking_pieces,
    "cast": peeking_cast,
    "numbers": peeking_numbers,
    "doing": peeking_doing,
}


@listed
@pytest.mark.parametrize("field", PLANTED)
def test_a_planted_leak_is_caught(
    title: Listed, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLANTED[field](title, monkeypatch)
    assert any(faults(span) for _, span in zip(range(40), spans(title), strict=False))
