"""Which words fit where in boxes that people make: where the printed book says them.

A word of Relic may need a battle, a roll or a card that is there only at some moments. The book
knows which: what no printed text of the same kind says at the same moment is refused, but for a few
words that fit anywhere. So nothing can be asked of a moment that it cannot answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from emberhold.games.relic.content import chapter
from emberhold.games.relic.effects import one_card
from emberhold.games.relic.effects.base import VERBS
from emberhold.games.relic.map.board import AREA_NAMED, SPACE_NAMED
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS
from emberhold.games.relic.timing import moments
from emberhold.parts.effects.signatures import Label

CHARACTER: Final = "character"
SCENARIO: Final = "scenario"
SPECIAL: Final = "special"
"""Whose text it is; that of a card goes by the card's type."""
CONFRONT: Final = "confront"
SETUP: Final = "setup"
PREPARE: Final = "prepare"
RESOLVE: Final = "resolve"

_DECKS: Final = ("threat_red", "threat_blue", "threat_yellow", "relic", "wargear")
_ALIKE: Final[Mapping[str, tuple[str, ...]]] = {
    CHARACTER: (CHARACTER, "asset"),
    SCENARIO: (SCENARIO, CHARACTER, "asset"),
}
"""Texts that are resolved alike: they wait in the same windows."""
_SHEETS: Final = (CHARACTER, SCENARIO, SPECIAL)
_PRICES: Final = ("charge", "discard")
_REPEATING: Final = ("for_each", "each", "up_to")
_MOST_REPEATING: Final = 2
"""How deep joints that repeat may be inside each other."""

_VERBS_ANYWHERE: Final = frozenset(
    (
        *("may", "choose", "if", "for_each", "each", "target"),
        *("gain_influence", "lose_influence", "gain_life"),
    )
)
_PHRASES_ANYWHERE: Final = frozenset(
    (
        *(*ATTRIBUTES, *COLOURS, "influence", "level", "life", "corruption", "relics", "tokens"),
        *("omen_tokens", "each_character", "each_other", "chosen_other", "most", "in", "tier"),
        *("character", "own", "you", "relic", "choice", "all", "any", "then"),
    )
)
_OF_A_CARD: Final = frozenset(
    ("discard_this", "keep_this", "take_this", "place_this", "gain_charge", "this")
)
"""Words that need a card: a sheet does not say them."""
_NEVER: Final = frozenset(
    (
        *("confront", "attack", "mark", "draw_nemesis", "draw_imperium", "draw_mission"),
        *("gain_infamy", "lose_infamy", "pay_infamy", "place_token_inner"),
    )
)
"""Words that would never end, or that belong to nemeses and their own decks."""
_NOT_ON_CARDS: Final = frozenset(("draw_threat",))
"""A card that draws cards like itself may never end."""

_RAISING_NOTHING: Final = _VERBS_ANYWHERE | frozenset(
    (
        *("pay_influence", "battle_bonus", "enemy_change", "extra_die", "reroll", "set_die"),
        *("set_enemy_die", "set_form", "change", "no_life_loss", "no_penalty", "explode_on"),
        *("turn_down_drawn", "discard_drawn_corruption", "win", "remove_omens", "place_omen"),
    )
)
"""Verbs after which nothing else speaks."""
_ONCE_ANYWAY: Final = (
    *("drawn", "draw_omen", "omens_full", "resolved", "prepare", "would_lose_life"),
    *("would_draw_corruption", "movement", "vanquished"),
)
"""Events that what is said there cannot bring about again."""
_FIRST_EVENT: Final = moments.NUMBER["enemy_roll"]
_WORD: Final = re.compile(r"[a-z_]+")


class Misfit(NamedTuple):
    """A word that cannot be where it is; `why` is a message id."""

    word: str
    why: str


def moment_of(name: str) -> str:
    """The moment in the name of a text: `when:win_battle:nemesis` is `win_battle`."""
    return name.removeprefix("when:").partition(":")[0]


def is_known(kind: str, name: str, when: str = "") -> bool:
    """Whether a printed text of that kind speaks at that moment; a sheet has no card to pay."""
    if kind in _SHEETS and moment_of(name) in _PRICES:
        return False
    return any(_key(each, name, when) in _printed() for each in _ALIKE.get(kind, (kind,)))


def misfits(kind: str, name: str, clauses: Any, when: str = "") -> Iterator[Misfit]:
    """What is wrong with a text of that kind at that moment, with `when` it is paid for."""
    known: set[str] = set()
    for each in _ALIKE.get(kind, (kind,)):
        known |= _printed().get(_key(each, name, when), frozenset())
    sheet = kind in _SHEETS
    for word, is_verb, depth in _words(clauses, 0):
        barred = _OF_A_CARD if sheet else _NOT_ON_CARDS
        if is_verb and (word in _NEVER or VERBS.verbs[word].make.__module__ == one_card.__name__):
            yield Misfit(word, "error-box-verb")
        elif word in barred or word not in known | (
            _VERBS_ANYWHERE if is_verb else _PHRASES_ANYWHERE
        ):
            yield Misfit(word, "error-box-fit")
        elif depth > _MOST_REPEATING:
            yield Misfit(word, "error-box-loop")


def needs_once(name: str, clauses: Any) -> str:
    """A verb for which a text must be limited to once a turn, so that texts that answer each other
    come to an end; empty if there is none."""
    moment = moment_of(name)
    if moments.NUMBER.get(moment, -1) < _FIRST_EVENT or moment in _ONCE_ANYWAY:
        return ""
    raising = (word for word, is_verb, _ in _words(clauses, 0) if is_verb)
    return next((word for word in raising if word not in _RAISING_NOTHING), "")


def _key(kind: str, name: str, when: str) -> tuple[str, str]:
    moment = moment_of(name)
    return kind, f"{moment} {when or 'own_turn'}" if moment in _PRICES else moment


def _words(clauses: Any, depth: int) -> Iterator[tuple[str, bool, int]]:
    """The words of clauses: each with whether it is a verb, and inside how many repeating joints it
    is; names of spaces, areas and traits, and the labels of verbs, do not count."""
    if isinstance(clauses, dict):
        for part in clauses.values():
            yield from _words(part, depth)
    elif isinstance(clauses, list):
        rest: list[Any] = clauses
        if clauses and isinstance(clauses[0], str) and clauses[0] in VERBS.verbs:
            depth += clauses[0] in _REPEATING
            yield clauses[0], True, depth
            labels = [sort.name for sort in VERBS.verbs[clauses[0]].takes if _labelled(sort)]
            rest = [part for part in clauses[1:] if part not in labels]
        for part in rest:
            yield from _words(part, depth)
    elif isinstance(clauses, str) and clauses not in SPACE_NAMED and clauses not in AREA_NAMED:
        yield from ((word, False, depth) for word in _WORD.findall(_untitled(clauses)))


def _labelled(sort: Any) -> bool:
    return isinstance(sort, Label)


def _untitled(text: str) -> str:
    """A phrase without its names, which are written with capitals."""
    return " ".join(word for word in text.split() if not word[:1].isupper())


@cache
def _printed() -> dict[tuple[str, str], frozenset[str]]:
    """The words of the printed book by kind and moment."""
    found: dict[tuple[str, str], set[str]] = {}
    for kind, name, when, clauses in printed_texts():
        words = found.setdefault(_key(kind, name, when), set())
        words |= {word for word, _, _ in _words(clauses, 0)}
    return {key: frozenset(words) for key, words in found.items()}


def printed_texts() -> Iterator[tuple[str, str, str, Any]]:
    """Kind, moment, `when` it is paid for, and clauses of every printed text."""
    for name in _DECKS:
        for card in chapter(name)["cards"]:
            yield from _of(card["type"], card)
    for sheet in chapter("characters")["cards"]:
        for line in sheet["abilities"]:
            yield from _of(CHARACTER, line)
        yield from _of(SPECIAL, sheet["special_reward"])
    for scenario in chapter("scenarios")["cards"]:
        for line in (*scenario["special"], scenario["confrontation"], scenario["setup"]):
            yield from _of(SCENARIO, line)


def _of(kind: str, entry: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Any]]:
    for name, clauses in entry.get("effect", {}).items():
        yield kind, name, entry.get("when", ""), clauses
