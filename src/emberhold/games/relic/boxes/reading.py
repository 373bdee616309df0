"""From the files of a box to a `Box` that can be mixed with the printed one.

    own = read_own(read_box(Path("beacon-fires")))
    own.name                 # beacon-fires-5f1c…: what a set-up calls it
    own.box.scenarios        # like those of the printed box

What cannot be used is a `BoxError` with file and line. Slugs and message ids carry the first digits
of the digest: boxes of one name, and cards of one name in two boxes, never meet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias, TypeVar

from emberhold.games.relic.boxes import fits
from emberhold.games.relic.card import Box, Card, Scenario, Sheet
from emberhold.games.relic.cards import card, scenario_of, sheet_of
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.figure.levels import REWARDS
from emberhold.games.relic.look import LOOK
from emberhold.games.relic.map.board import SPACE_NAMED
from emberhold.games.relic.seen.card_text import card_text, scenario_text, sheet_text
from emberhold.games.relic.setting_up.setup import SEATS
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, DECKS, INNER, MOST_LEVEL, TYPES
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import MAIN, Contents
from emberhold.parts.boxes.entries import Entries
from emberhold.parts.boxes.own import ReadBox
from emberhold.parts.boxes.refusing import MOST_CARDS, refused, refused_because
from emberhold.parts.boxes.tables import Written, check_bounds, inside
from emberhold.parts.boxes.words import read_names
from emberhold.parts.effects.book import BookError

GAME: Final = "relic"
"""What `game` says in a `box.toml` for this engine."""
MOST_CHARACTERS: Final = 12
MOST_SCENARIOS: Final = 8
MOST_LINES: Final = 5
"""Abilities of a character, rules of a scenario."""
_KINDS: Final = ("card", "character", "scenario")
_CARD_TYPES: Final = TYPES[:4]
"""Events, enemies, encounters and assets."""
_THREATS: Final = DECKS[: len(COLOURS)]
_OF_ALL: Final = ("name", "slug", "picture")
_OF_LINES: Final = ("name", "slug", "effect", "when", "once")
_OF_CARDS: Final = (
    *(*_OF_LINES, "picture", "type", "deck", "copies", "traits", "attribute", "value"),
    *("icons", "charges", "omen"),
)
_OF_CHARACTERS: Final = (
    *(*_OF_ALL, "attributes", "life", "start", "asset_limit", "power_limit", "track"),
    *("special_name", "special", "ability"),
)
_OF_SCENARIOS: Final = (*_OF_ALL, "players", "omens", "setup", "confrontation", "prepare", "rule")
TRACK: Final = REWARDS[:8]
_MOST_ATTRIBUTE: Final = 8
_MOST_LIFE: Final = 9
_MOST_HELD: Final = 10


Own: TypeAlias = ReadBox[Box]
"""A box that somebody made."""


def read_own(contents: Contents) -> Own:
    """A box as somebody wrote it, remembered in this process."""
    own = _Reading(contents).own()
    shelf.remember(own.name, contents)
    return own


@lru_cache(maxsize=64)
def own_box(name: str) -> Own:
    """A box by the name that a set-up gives it."""
    return read_own(shelf.find(name))


class _Reading(Entries):
    """Reads one box of Relic."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents, GAME, _KINDS, LOOK.cast)

    def own(self) -> Own:
        cards = [self._card(entry) for entry, _ in self.tables("card", MOST_CARDS)]
        characters = [
            self._character(*found) for found in self.tables("character", MOST_CHARACTERS)
        ]
        scenarios = [self._scenario(*found) for found in self.tables("scenario", MOST_SCENARIOS)]
        if not (cards or characters or scenarios):
            raise refused("error-box-empty", MAIN)
        box = Box(self.name, cards, characters, (), scenarios)
        return self.whole(box, _texts(box))

    # Cards

    def _card(self, entry: Written) -> Card:
        check_bounds(entry)
        _check_fields(entry, _OF_CARDS, "name", "type", "deck")
        _one_of(entry, "type", _CARD_TYPES, "error-box-card-type")
        _one_of(entry, "deck", _THREATS, "error-relic-box-value")
        battled = entry.fields["type"] == "enemy"
        for field in ("attribute", "value"):
            if battled and field not in entry.fields:
                raise entry.refused("error-box-missing-field", given=field)
            if not battled and field in entry.fields:
                raise entry.refused("error-box-own-field", field, given=field)
        if battled and entry.fields["value"] == 0:
            raise entry.refused("error-box-zero", "value", field="value")
        _check_flag(entry, "omen")
        _, slug = self._named(entry, "card")
        self._check_texts(entry, entry.fields["type"])
        fields = {**entry.without("picture", "name", "slug"), "id": slug}
        return _read(entry, "effect", lambda at: card(at, **fields))

    def _check_texts(self, entry: Written, kind: str) -> None:
        """The texts of a card, an ability or a rule by their moments."""
        texts = entry.fields.get("effect", {})
        if not isinstance(texts, dict):
            raise entry.refused("error-relic-box-table", "effect")
        when = entry.fields.get("when", "")
        if not isinstance(when, str):
            raise entry.refused("error-relic-box-moment", "when", given=str(when)[:40])
        for name, clauses in texts.items():
            if not fits.is_known(kind, name, when):
                given = f"{name} {when}".strip()[:60]
                raise entry.refused("error-relic-box-moment", "effect", given=given)
            _check_clauses(entry, "effect", kind, name, clauses, when)
            raising = fits.needs_once(name, clauses)
            if raising and entry.fields.get("once") != "turn":
                raise entry.refused("error-relic-box-once", "effect", given=raising, field=name)

    # Sheets

    def _character(self, entry: Written, place: int) -> Sheet:
        lines = self._lines_of(entry, place, "character", "ability")
        _check_fields(entry, _OF_CHARACTERS, *_OF_CHARACTERS[3:-1])
        _, slug = self._named(entry, "character")
        self.note(f"relic-special-{slug}", read_names(entry, "special_name"))
        _check_clauses(entry, "special", fits.SPECIAL, fits.RESOLVE, entry.fields["special"])
        _check_attributes(entry)
        _whole_number(entry, "life", 1, _MOST_LIFE)
        _whole_number(entry, "asset_limit", 1, _MOST_HELD)
        _one_of(entry, "start", STARTS, "error-relic-box-value")
        _check_limits(entry)
        _check_track(entry)
        fields = {
            **entry.without("picture", "name", "slug", "special", "special_name", "ability"),
            "id": slug,
            "type": "character",
            "special_reward": {"effect": {fits.RESOLVE: entry.fields["special"]}},
            "abilities": [self._line(line, fits.CHARACTER, "ability") for line in lines],
        }
        return _read(entry, "special", lambda at: sheet_of(fields, at))

    def _scenario(self, entry: Written, place: int) -> Scenario:
        lines = self._lines_of(entry, place, "scenario", "rule")
        _check_fields(entry, _OF_SCENARIOS, "name", "confrontation")
        _, slug = self._named(entry, "scenario")
        texts = (("confrontation", fits.CONFRONT), ("setup", fits.SETUP), ("prepare", fits.PREPARE))
        for field, moment in texts:
            if field in entry.fields:
                given = entry.fields[field]
                _check_clauses(entry, field, fits.SCENARIO, moment, given)
        _check_flag(entry, "omens")
        told = {fits.CONFRONT: entry.fields["confrontation"]}
        if "prepare" in entry.fields:
            told[fits.PREPARE] = entry.fields["prepare"]
        setup = {"effect": {fits.SETUP: entry.fields["setup"]}} if "setup" in entry.fields else {}
        fields = {
            "id": slug,
            "players": _players(entry),
            "needs_enemies_of_the_imperium": False,
            "uses_omens": entry.fields.get("omens", False),
            "setup": setup,
            "special": [self._line(line, fits.SCENARIO, "rule") for line in lines],
            "confrontation": {"effect": told},
        }
        return _read(entry, "confrontation", lambda at: scenario_of(fields, at))

    def _named(self, entry: Written, family: str) -> tuple[str, str]:
        """Names of a family of things, as the messages of this game are called."""
        return self.named(entry, f"relic-{family}")

    def _lines_of(self, entry: Written, place: int, kind: str, name: str) -> list[Written]:
        lines = inside(self.contents, entry, place, f"{kind}.{name}")
        if len(lines) > MOST_LINES:
            told = {"kind": f"[[{kind}.{name}]]", "given": len(lines), "most": MOST_LINES}
            raise entry.refused("error-box-many", **told)
        check_bounds(entry._replace(fields=entry.without(name)))
        for line in lines:
            check_bounds(line)
        return lines

    def _line(self, line: Written, kind: str, family: str) -> dict[str, Any]:
        """An ability or a rule; it is read by itself first, so that a fault is told on its line."""
        _check_fields(line, _OF_LINES, "name", "effect")
        _, slug = self._named(line, family)
        self._check_texts(line, kind)
        fields = {**line.without("name", "slug"), "id": slug}
        trial = {**fields, "deck": _THREATS[0], "type": "asset"}
        _read(line, "effect", lambda at: card(at, **trial))
        return fields


# Checking

STARTS: Final = tuple(slug for slug, space in SPACE_NAMED.items() if space.tier < INNER)


def _check_fields(entry: Written, known: tuple[str, ...], *needed: str) -> None:
    for name in entry.fields:
        if name not in known:
            told = ", ".join(known)
            raise entry.refused("error-box-unknown-field", name, given=name[:60], known=told)
    for name in needed:
        if name not in entry.fields:
            raise entry.refused("error-box-missing-field", given=name)


def _check_clauses(  # noqa: PLR0913 (where a text is, and when it speaks)
    entry: Written, field: str, kind: str, name: str, clauses: Any, when: str = ""
) -> None:
    if not isinstance(clauses, list) or not clauses:
        raise entry.refused("error-relic-box-clauses", field, field=name)
    _read(entry, field, lambda at: read(clauses, at))
    for misfit in fits.misfits(kind, name, clauses, when):
        raise entry.refused(misfit.why, field, given=misfit.word, field=name)


def _one_of(entry: Written, field: str, known: tuple[str, ...], error: str) -> None:
    given = entry.fields[field]
    if given not in known:
        told = ", ".join(known)
        raise entry.refused(error, field, field=field, given=str(given)[:40], known=told)


def _check_flag(entry: Written, field: str) -> None:
    given = entry.fields.get(field, False)
    if not isinstance(given, bool):
        known, said = "true, false", str(given)[:40]
        raise entry.refused("error-relic-box-value", field, field=field, given=said, known=known)


def _whole_number(entry: Written, field: str, least: int, most: int) -> None:
    _check_number(entry, field, entry.fields[field], least, most)


def _check_number(entry: Written, field: str, given: Any, least: int, most: int) -> None:
    if type(given) is not int or not least <= given <= most:
        bounds = {"given": str(given)[:40], "least": least, "most": most}
        raise entry.refused("error-relic-box-number", field, field=field, **bounds)


def _check_attributes(entry: Written) -> None:
    given = entry.fields["attributes"]
    if not isinstance(given, dict) or set(given) != set(ATTRIBUTES):
        raise entry.refused("error-relic-box-attributes", "attributes", known=", ".join(ATTRIBUTES))
    for value in given.values():
        _check_number(entry, "attributes", value, 1, _MOST_ATTRIBUTE)


def _check_limits(entry: Written) -> None:
    """R-102: from the level named on, the limit named; there is one from the beginning."""
    given = entry.fields["power_limit"]
    levels = [str(level) for level in range(MOST_LEVEL + 1)]
    if not isinstance(given, dict) or "0" not in given or not set(given) <= set(levels):
        raise entry.refused("error-relic-box-limits", "power_limit", most=MOST_LEVEL)
    for value in given.values():
        _check_number(entry, "power_limit", value, 0, _MOST_HELD)


def _check_track(entry: Written) -> None:
    """R-101: two rewards a level."""
    given = entry.fields["track"]
    sound = isinstance(given, list) and len(given) == MOST_LEVEL
    if not sound or not all(isinstance(level, list) and len(level) == 2 for level in given):
        raise entry.refused("error-relic-box-track", "track", most=MOST_LEVEL)
    for reward in (reward for level in given for reward in level):
        if reward not in TRACK:
            known, said = ", ".join(TRACK), str(reward)[:40]
            told = {"field": "track", "given": said, "known": known}
            raise entry.refused("error-relic-box-value", "track", **told)


def _players(entry: Written) -> dict[str, int]:
    given = entry.fields.get("players", [SEATS[0], SEATS[-1]])
    if (
        not isinstance(given, list)
        or len(given) != 2
        or not all(type(n) is int and n in SEATS for n in given)
    ):
        raise entry.refused("error-relic-box-players", "players", least=SEATS[0], most=SEATS[-1])
    least, most = given
    if least > most:
        raise entry.refused("error-relic-box-players", "players", least=SEATS[0], most=SEATS[-1])
    return {"min": least, "max": most}


Thing = TypeVar("Thing")


def _read(entry: Written, field: str, make: Callable[[str], Thing]) -> Thing:
    """What is wrong with a field, said with its line; with a text, on the line of `field`."""
    try:
        return make(entry.file)
    except BookError as error:
        line = entry.at(error.field or field)
        raise refused_because(error.beneath(entry.file), entry.file, line) from None


def _texts(box: Box) -> dict[str, Callable[[str], list[str]]]:
    """How everything in a box is read, by slug."""
    return {
        **{slug: partial(card_text, each) for slug, each in box.cards.items()},
        **{slug: partial(sheet_text, sheet) for slug, sheet in box.characters.items()},
        **{slug: partial(scenario_text, each) for slug, each in box.scenarios.items()},
    }
