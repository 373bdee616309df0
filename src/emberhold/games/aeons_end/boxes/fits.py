"""Which words fit where in boxes that people make: what a workshop offers, and what is refused.

Only the words of the common vocabulary are offered. Those that belong to one printed nemesis, take
a sentence of their own, or would need something that is not there are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from emberhold.games.aeons_end.card import ATTACK, GEM, MINION, POWER, RELIC, SPELL, Card
from emberhold.games.aeons_end.effects import book
from emberhold.games.aeons_end.effects.base import AMOUNTS, CONDITIONS, VERBS
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.sacrifice import DealMorePaying, TopDiscardCost
from emberhold.games.aeons_end.effects.subjects import SUBJECTS
from emberhold.games.aeons_end.effects.threats import RevealedPlayer, RevealTurn
from emberhold.parts.amounts import Amount, Condition
from emberhold.parts.effects.trees import fields_of, parts_within
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
GAINED: Final = "gained"
ABILITY: Final = "ability"
TO_DISCARD: Final = "to_discard"
ATTACKS: Final = "attack"
PERSISTENT: Final = "persistent"
POWERS: Final = "power"
IMMEDIATELY: Final = "immediately"
UNLEASH: Final = "unleash"
INSTEAD: Final = "instead"
RULE: Final = "rule"
"""Texts: of gems and relics, of spells, of mages, of nemesis cards and of nemesis sheets."""

OF_PLAYERS: Final = (PLAY, CAST, ONCE_PER_TURN, AT_CASTING, GAINED, ABILITY, TO_DISCARD)
OF_A_NEMESIS: Final = (ATTACKS, PERSISTENT, POWERS, IMMEDIATELY, UNLEASH, INSTEAD, RULE)
TEXTS: Final = (*OF_PLAYERS, *OF_A_NEMESIS)

_FOR_PLAYERS: Final = frozenset(
    (
        *("deal", "deal_more_if", "deal_for_lost", "deal_more_paying", "suffer_to_destroy"),
        *("draw", "focus_cheapest", "focus_any_breach", "cheaper_breach", "may_prep"),
        *("may_take_top_discard", "gain_card", "may_gain_gem", "destroy_card"),
        *("destroy_top_discard", "destroy_up_to", "prep_from_discard", "play_gem_twice"),
        *("gain_aether", "spend_aether", "gain_life", "gain_charges", "next_gain_on_deck"),
        *("reveal_turn_card", "reveal_hand", "reveal_and_may_destroy"),
        *("each_sifts", "hasten_turn", "arrange_turns", "gems_in_that_hand", "nemesis_tier"),
        *("your_life", "your_prepped", "your_charges", "opened_breaches", "each_opened_breach"),
        *("neighbours_prepped", "top_discard_cost", "all_opened"),
    )
)
"""Words of texts that a player resolves; no printed nemesis says them."""
_FOR_A_NEMESIS: Final = frozenset(
    (
        *("each_suffers", "either_does", "nemesis_gains_life", "gains_cheap"),
        *("collectively_discard", "destroys_from_hand", "discards_from_deck"),
        *("collectively_prepped", "dearest_prepped", "dearest_of_ones_prepped", "dearest_in_hand"),
        *("take_back", "reveal_turn", "turns_discarded", "that_players_life"),
        *("most_prepped_by_one", "prepped_by_that_player"),
    )
)
"""Words of texts that befall the players; no printed card of theirs says them."""

_NEVER: Final = (
    *("gain_tokens", "lose_tokens", "tokens_held", "enters_with_life"),  # sentences of their own
    *("take_back_played_gem", "next_gain_to_ally"),  # never ends, or needs an ally
    *("revealed_turn_to_bottom", "nemesis_turn_revealed", "player_turn_revealed"),  # of a moment
)
_ONLY: Final[dict[str, tuple[str, ...]]] = {
    "destroy_this": (PLAY, CAST),
    "this_on_deck": (PLAY, CAST),
    "gain_copy_on_deck": (PLAY, CAST, GAINED),
    "times_played": (PLAY,),
    "other_copies_prepped": (CAST,),
    "your_other_prepped": (CAST, ONCE_PER_TURN),
    "first_copy_gained": (PLAY, CAST, GAINED),
    "supply_empty": (PLAY, CAST),
    "this_minion_suffers": (PERSISTENT,),
    "this_minions_life": (PERSISTENT,),
    "this_to_bottom": (ATTACKS,),
    "draws_another": (PERSISTENT, POWERS, ATTACKS),
    "draws_now": (ATTACKS, POWERS),
    "cast_any_prepped": (PLAY, ABILITY),
    "cast_prepped_now": (PLAY, ABILITY),
    "destroy_played": (PLAY, ABILITY),
    "unleash": (ATTACKS, PERSISTENT, POWERS, IMMEDIATELY, RULE),
}
"""Words that fit these texts alone."""

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


def foreign(given: Any) -> str:
    """A word in what somebody wrote that belongs to one printed box; empty if there is none.

    Which of them are known depends on what this process has loaded, so none is even made.
    """
    left = [given]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list):
            left += part
        elif isinstance(part, str):
            if part in SUBJECTS and part not in book.COMMON_SUBJECTS:
                return part
            for words in (VERBS, AMOUNTS, CONDITIONS):
                verb = words.verbs.get(part)
                if verb is not None and not verb.make.__module__.startswith(_SHARED):
                    return part
    return ""


def misfits(effect: Any, text: str) -> Iterator[Misfit]:
    """What is wrong with an effect as that text."""
    for part, _ in parts_within(effect):
        if isinstance(part, Readable | Amount | Condition):
            found = _fits(word_of(type(part).__name__), type(part), text)
            if found is not None:
                yield found
    for kind, unknown in _SPEAKS_OF.items():
        if _of_nothing(effect, kind, unknown):
            yield Misfit(word_of(kind.__name__), "error-box-fit")


def _somebody_revealed(thing: Any) -> Any:
    return thing.otherwise if isinstance(thing, RevealTurn) else thing


def _card_discarded(thing: Any) -> Any:
    paid = isinstance(thing, DealMorePaying) and isinstance(thing.price, DiscardFromHand)
    return None if paid and thing.price.amount == 1 else thing


_SPEAKS_OF: Final[Mapping[type[Any], Callable[[Any], Any]]] = {
    RevealedPlayer: _somebody_revealed,
    TopDiscardCost: _card_discarded,
}
"""What speaks of somebody or something, and the part of an effect that does not tell of whom."""


def _of_nothing(thing: Any, kind: type[Any], unknown: Callable[[Any], Any]) -> bool:
    """Whether something of that kind is said where nothing tells what it speaks of."""
    if isinstance(thing, kind):
        return True
    thing = unknown(thing)
    if isinstance(thing, Readable | Amount | Condition):
        thing = fields_of(thing)
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    return isinstance(thing, tuple | list) and any(
        _of_nothing(part, kind, unknown) for part in thing
    )


def words_in(effect: Any) -> set[str]:
    """The words an effect is made of."""
    return {word_of(type(part).__name__) for part, _ in parts_within(effect)}


def endless(words: set[str]) -> str:
    """A word that would never end together with the others of a card; empty if there is none."""
    return next((min(both) for both in _ENDLESS if both <= words), "")


def refills(ability: Any, charges: int, cost: int) -> str:
    """A word by which an ability pays for itself, so that it can be used forever; empty if it
    cannot. A charge costs `cost` aether."""
    found, gained = "", 0
    for part, _ in parts_within(ability):
        if isinstance(part, GainAether | GainCharges):
            found = word_of(type(part).__name__)
            gained += part.amount * (cost if isinstance(part, GainCharges) else 1)
    return found if gained >= charges * cost else ""


def _texts_for(word: str) -> tuple[str, ...]:
    if word in _ONLY:
        return _ONLY[word]
    if word in _FOR_PLAYERS:
        return OF_PLAYERS
    return OF_A_NEMESIS if word in _FOR_A_NEMESIS else TEXTS


def _fits(word: str, kind: type[Any], text: str) -> Misfit | None:
    if not kind.__module__.startswith(_SHARED) or word in _NEVER:
        return Misfit(word, "error-box-verb")
    if text not in _texts_for(word):
        looping = text in (UNLEASH, INSTEAD) and word in ("unleash", "draws_now", "draws_another")
        return Misfit(word, "error-box-loop" if looping else "error-box-fit")
    return None
