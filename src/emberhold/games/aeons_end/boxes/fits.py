"""Which words fit where in boxes that people make: what a workshop offers, and what is refused.

Only the words of the common vocabulary are offered. Those that belong to one printed nemesis, take
a sentence of their own, or would need something that is not there are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from emberhold.games.aeons_end.card import ATTACK, GEM, MINION, POWER, RELIC, SPELL, Card
from emberhold.games.aeons_end.effects import book
from emberhold.games.aeons_end.effects.base import AMOUNTS, CONDITIONS, VERBS
from emberhold.parts.amounts import Amount, Condition
from emberhold.parts.effects.trees import parts_within
from emberhold.parts.effects.vocabulary import word_of
from emberhold.parts.reading import Readable

_SHARED: Final = (book.__name__.removesuffix("book"), "emberhold.parts.")
"""Where the common words are."""

CARD_TYPES: Final = (GEM, RELIC, SPELL, ATTACK, MINION, POWER)
"""What a box may hold; other types need a nemesis that knows what to do with them."""
FOES: Final = (ATTACK, MINION, POWER)

PLAY: Final = "play"
CAST: Final = "cast"
ONCE_PER_TURN: Final = "once_per_turn"
AT_CASTING: Final = "triggers"
ABILITY: Final = "ability"
TO_DISCARD: Final = "to_discard"
ATTACKS: Final = "attack"
PERSISTENT: Final = "persistent"
POWERS: Final = "power"
IMMEDIATELY: Final = "immediately"
UNLEASH: Final = "unleash"
INSTEAD: Final = "instead"
"""Texts: of gems and relics, of spells, of mages, of nemesis cards and of nemesis sheets."""

OF_PLAYERS: Final = (PLAY, CAST, ONCE_PER_TURN, AT_CASTING, ABILITY, TO_DISCARD)
OF_A_NEMESIS: Final = (ATTACKS, PERSISTENT, POWERS, IMMEDIATELY, UNLEASH, INSTEAD)
TEXTS: Final = (*OF_PLAYERS, *OF_A_NEMESIS)

_NEVER: Final = (
    *("gain_tokens", "lose_tokens", "tokens_held", "enters_with_life"),  # sentences of their own
    *("take_back_played_gem", "next_gain_to_ally"),
)
_ONLY: Final[dict[str, tuple[str, ...]]] = {
    "destroy_this": (PLAY, CAST),
    "this_on_deck": (PLAY, CAST),
    "gain_copy_on_deck": (PLAY, CAST),
    "times_played": (PLAY,),
    "other_copies_prepped": (CAST,),
    "your_other_prepped": (CAST, ONCE_PER_TURN),
    "first_copy_gained": (PLAY, CAST),
    "this_minion_suffers": (PERSISTENT,),
    "this_minions_life": (PERSISTENT,),
    "this_to_bottom": (ATTACKS,),
    "draws_another": (PERSISTENT, POWERS, ATTACKS),
    "draws_now": (ATTACKS, POWERS),
    "cast_any_prepped": (PLAY, ABILITY),
    "cast_prepped_now": (PLAY, ABILITY),
    "destroy_played": (PLAY, ABILITY),
    "unleash": (ATTACKS, PERSISTENT, POWERS, IMMEDIATELY),
}
"""Words that fit these texts alone."""

_AFTER: Final = {
    "nemesis_turn_revealed": "reveal_turn_card",
    "player_turn_revealed": "reveal_turn_card",
    "revealed_turn_to_bottom": "reveal_turn_card",
}
"""Words that mean nothing without another one in the same text."""

_ENDLESS: Final = ({"this_to_bottom", "draws_now"}, {"this_to_bottom", "draws_another"})
"""Words that would never end together on one card."""


class Misfit(NamedTuple):
    """A word that cannot be where it is; `why` is a message id."""

    word: str
    why: str


def played_as(card: Card) -> str:
    """What the effect of a card is: of a gem or relic, or of an attack."""
    return ATTACKS if card.is_foe else PLAY


def fitting(text: str) -> list[str]:
    """The words that may be offered for a text: effects, counts and conditions."""
    vocabularies = (VERBS, AMOUNTS, CONDITIONS)
    return [
        word
        for words in vocabularies
        for word, verb in words.verbs.items()
        if _fits(word, verb.make, text) is None
    ]


def misfits(effect: Any, text: str) -> Iterator[Misfit]:
    """What is wrong with an effect as that text."""
    words = words_in(effect)
    for word, other in _AFTER.items():
        if word in words and other not in words:
            yield Misfit(word, "error-box-fit")
    for part, _ in parts_within(effect):
        if isinstance(part, Readable | Amount | Condition):
            found = _fits(word_of(type(part).__name__), type(part), text)
            if found is not None:
                yield found


def words_in(effect: Any) -> set[str]:
    """The words an effect is made of."""
    return {word_of(type(part).__name__) for part, _ in parts_within(effect)}


def endless(words: set[str]) -> str:
    """A word that would never end together with the others of a card; empty if there is none."""
    return next((min(both) for both in _ENDLESS if both <= words), "")


def _fits(word: str, kind: type[Any], text: str) -> Misfit | None:
    if not kind.__module__.startswith(_SHARED) or word in _NEVER:
        return Misfit(word, "error-box-verb")
    if text not in _ONLY.get(word, TEXTS):
        looping = text in (UNLEASH, INSTEAD) and word in ("unleash", "draws_now", "draws_another")
        return Misfit(word, "error-box-loop" if looping else "error-box-fit")
    return None
