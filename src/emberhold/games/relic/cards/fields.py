"""What is written of a card besides its text: each field with the sort of what it holds."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.effects.fights import FORM
from emberhold.games.relic.effects.phrases.what import TRAIT
from emberhold.games.relic.figure.levels import REWARDS
from emberhold.games.relic.map.board import SPACE_NAMED
from emberhold.games.relic.terms import COLOURS, DECKS, TYPES
from emberhold.games.relic.timing import moments
from emberhold.parts.effects.signatures import Number, Several, Sort, Word


def _numbered(name: str, words: tuple[str, ...]) -> Word:
    return Word(name, {word: number for number, word in enumerate(words)})


def _told(name: str, *words: str) -> Word:
    return Word(name, {word: word for word in words})


COLOUR: Final = _numbered("colour", COLOURS)
_SMALL: Final = Number("number", 0, 20)
_WHEN: Final = Word("moment", {**moments.NUMBER, **moments.OTHER_NAMES})

ABILITY: Final[dict[str, Sort]] = {
    "id": Sort("id"),
    "status": _told("status", "official", "named", "designed"),
    "effect": Sort("effect"),
    "when": _WHEN,
    "once": _told("limit", "turn"),
}
"""A line of a sheet; a card has these as well."""
CARD: Final[dict[str, Sort]] = {
    **ABILITY,
    "deck": _numbered("deck", DECKS),
    "set": _told("set", "base", "nemesis"),
    "type": _numbered("type", TYPES),
    "copies": Number("number", 1, 9),
    "traits": Several("traits", TRAIT),
    "attribute": FORM,
    "value": _SMALL,
    "layout": _told("layout", "vertical", "horizontal"),
    "colour": COLOUR,
    "icons": Several("icons", COLOUR),
    "charges": _SMALL,
    "omen": Sort("flag"),
    "cost": _SMALL,
    "number": _SMALL,
    "activation": _SMALL,
    "goal": Sort("goals"),
}


SHEET: Final[dict[str, Sort]] = {
    **{name: CARD[name] for name in ("id", "status", "set", "deck", "attribute", "value")},
    "type": _told("type", "character", "nemesis"),
    "life": _SMALL,
    "start": Word("space", SPACE_NAMED),
    "attributes": Sort("attributes"),
    "asset_limit": _SMALL,
    "power_limit": Sort("limits"),
    "identity": Sort("identity"),
    "abilities": Sort("abilities"),
    "special_reward": Sort("reward"),
    "bounty": Sort("bounty"),
    "track": Several("track", Several("level", _numbered("reward", REWARDS))),
}
SCENARIO: Final[dict[str, Sort]] = {
    **{name: CARD[name] for name in ("id", "status", "set")},
    "type": _told("type", "scenario"),
    "players": Sort("players"),
    "needs_enemies_of_the_imperium": Sort("flag"),
    "uses_omens": Sort("flag"),
    "setup": Sort("setup"),
    "special": Sort("rules"),
    "confrontation": Sort("confrontation"),
    "win": Sort("goal"),
    "feel": Sort("note"),
}
