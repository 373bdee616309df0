"""From the files of a box to a `Box` that can be mixed with the others (WE-342).

    own = read_own(read_box(Path("ember-watch")))
    own.name                 # ember-watch-5f1c…: what a set-up calls it
    own.box.mages            # like any other box
    own.untold               # what is missing in a language

What cannot be used is a `BoxError` with file and line. Slugs and message ids carry the first digits
of the digest: boxes of one name, and cards of one name in two boxes, never meet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias, TypeVar

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.boxes import fits, naming
from emberhold.games.aeons_end.card import (
    GEM,
    POWER,
    RELIC,
    SPELL,
    Card,
    Mage,
    NemesisSheet,
    Trigger,
)
from emberhold.games.aeons_end.cards.from_data import (
    card_from_data,
    mage_from_data,
    nemesis_from_data,
)
from emberhold.games.aeons_end.cards.war_eternal.box import RULES
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.look import FIRST_BOX_LOOK, LOOK
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import MAIN, Contents
from emberhold.parts.boxes.entries import Entries
from emberhold.parts.boxes.own import ReadBox
from emberhold.parts.boxes.refusing import (
    MOST_CARDS,
    MOST_MAGES,
    MOST_NEMESES,
    MOST_OF_A_NEMESIS,
    refused,
    refused_because,
)
from emberhold.parts.boxes.tables import Written, check_bounds, inside
from emberhold.parts.boxes.words import read_names
from emberhold.parts.effects.book import BookError

GAME: Final = "aeons-end"
"""What `game` says in a `box.toml` for this engine."""
_KINDS: Final = ("card", "mage", "nemesis")
_NOT_OF_CARDS: Final = ("again", "least_life")
_NOT_OF_SHEETS: Final = (
    *("token", "token_log", "lost_without_tokens", "aside", "stacked", "untouchable"),
    *("additional", "harder"),
)
_HARDEST: Final = 10
_NO_TEXTS: Final = ("hand", "deck", "breaches", "card")
_GAINED: Final = "gained"
_MOMENTS: Final = {
    GEM: (_GAINED,),
    RELIC: (_GAINED,),
    SPELL: (_GAINED, "prepped", "casting-start", "casting-end"),
}
"""The moments at which cards of a box may do something besides being played or cast."""


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
    """Reads one box of Aeon's End."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents, GAME, _KINDS, {**LOOK.cast, **FIRST_BOX_LOOK.cast})

    def own(self) -> Own:
        cards = self._cards()
        known = {CRYSTAL.slug: CRYSTAL, SPARK.slug: SPARK}
        held = {plain: cards[slug] for plain, slug in self.spelled.items()}
        known |= {plain: card for plain, card in held.items() if not card.is_foe}
        mages = [self._mage(entry, known) for entry, _ in self.tables("mage", MOST_MAGES)]
        sheets = [self._sheet(*found) for found in self.tables("nemesis", MOST_NEMESES)]
        if not (cards or mages or sheets):
            raise refused("error-box-empty", MAIN)
        box = Box(
            self.name,
            rules=RULES,
            starters=[card for card in cards.values() if card.starter],
            piles=[card for card in cards.values() if _in_market(card)],
            basic=[card for card in cards.values() if card.is_foe],
            people=mages,
            sheets=sheets,
            plans=(),
            by_itself=False,
        )
        return self.whole(box, _texts(box))

    # Entries

    def _cards(self) -> dict[str, Card]:
        found = [self._card(entry) for entry, _ in self.tables("card", MOST_CARDS)]
        return {card.slug: card for card in found}

    def _card(self, entry: Written, types: tuple[str, ...] = fits.CARD_TYPES) -> Card:
        check_bounds(entry)
        name, slug = self.named(entry, "card")
        type = entry.fields.get("type")
        if type not in types:
            known = ", ".join(types)
            raise entry.refused("error-box-card-type", "type", given=str(type), known=known)
        for field in _NOT_OF_CARDS:
            if field in entry.fields:
                raise entry.refused("error-box-own-field", field, given=field)
        for field in ("life", "power"):
            if entry.fields.get(field) == 0:
                raise entry.refused("error-box-zero", field, field=field)
        if entry.fields.get("shares_breach", SPARK.slug) != SPARK.slug:
            given = str(entry.fields["shares_breach"])[:60]
            raise entry.refused("error-box-fit", "shares_breach", given=given, field=SPARK.slug)
        self._check_triggers(entry)
        fields = {**entry.without("picture"), "name": name, "slug": slug}
        card = _read(entry, lambda at: card_from_data(fields, at))
        self._check_card(entry, card)
        card.counted = card.counted or "times_played" in fits.words_in(card.effect)
        return card

    def _check_triggers(self, entry: Written) -> None:
        """A card of a box does something at moments of its type, once at each."""
        given = entry.fields.get("triggers", [])
        met: list[str] = []
        for each in given if isinstance(given, list) else []:
            event = each.get("on") if isinstance(each, dict) else None
            if not isinstance(event, str):
                continue
            if event not in _MOMENTS.get(entry.fields["type"], ()):
                raise entry.refused("error-box-fit", "triggers", given=event, field="triggers")
            if event in met:
                raise entry.refused("error-box-moment", "triggers", given=event)
            met.append(event)

    def _check_card(self, entry: Written, card: Card) -> None:
        lasting = fits.POWERS if card.type == POWER else fits.PERSISTENT
        texts = (
            (card.effect, "effect" if card.is_foe else "play", fits.played_as(card)),
            (card.cast, "cast", fits.CAST),
            (card.once_per_turn, "once_per_turn", fits.ONCE_PER_TURN),
            (card.immediately, "immediately", fits.IMMEDIATELY),
            (card.persistent, "effect" if card.type == POWER else "persistent", lasting),
            (card.to_discard, "to_discard", fits.TO_DISCARD),
        )
        for effect, field, text in texts:
            self._check_text(entry, field, effect, text)
        for trigger in card.triggers:
            self._check_text(entry, "triggers", trigger.effect, _text_at(trigger))
        words = {word for effect, _, _ in texts for word in fits.words_in(effect)}
        if looping := fits.endless(words):
            raise entry.refused("error-box-loop", given=looping, field=card.name)

    def _check_text(self, entry: Written, field: str, effect: Any, text: str) -> None:
        for misfit in fits.misfits(effect, text):
            raise entry.refused(misfit.why, field, given=misfit.word, field=field)

    def _mage(self, entry: Written, known: Mapping[str, Card]) -> Mage:
        check_bounds(entry)
        name, slug = self.named(entry, "mage")
        self.note(f"mage-{slug}-title", read_names(entry, "title", 60))
        if "ability" in entry.fields:
            self.note(f"ability-{slug}", read_names(entry, "ability_name"))
        breaches = entry.fields.get("breaches")
        if isinstance(breaches, list) and not 1 <= len(breaches) <= len(RULES.breaches):
            raise entry.refused("error-box-breaches", "breaches", given=len(breaches))
        if isinstance(breaches, list) and breaches[0] not in ("open", "-"):
            raise entry.refused("error-box-first-breach", "breaches", given=str(breaches[0])[:40])
        for field in ("hand", "deck"):
            held = entry.fields.get(field)
            if isinstance(held, list) and not 1 <= len(held) <= 10:
                raise entry.refused("error-box-start", field, field=field, given=len(held))
        if bool(entry.fields.get("charges")) != ("ability" in entry.fields):
            raise entry.refused("error-box-charges", "charges")
        fields = {**entry.without("picture", "title", "ability_name"), "name": name, "slug": slug}
        mage = _read(entry, lambda at: mage_from_data(fields, known, at))
        self._check_text(entry, "ability", mage.ability, fits.ABILITY)
        if looping := fits.refills(mage.ability, mage.charges, RULES.charge_cost):
            raise entry.refused("error-box-loop", "ability", given=looping, field="ability")
        return mage

    def _sheet(self, entry: Written, place: int) -> NemesisSheet:
        of_cards = inside(self.contents, entry, place, "nemesis.card")
        check_bounds(entry._replace(fields=entry.without("card")))
        name, slug = self.named(entry, "nemesis")
        for field in (*_NOT_OF_SHEETS, "cards"):
            if field in entry.fields:
                raise entry.refused("error-box-own-field", field, given=field)
        if entry.fields.get("life") == 0:
            raise entry.refused("error-box-zero", "life", field="life")
        difficulty = entry.fields.get("difficulty")
        if isinstance(difficulty, int) and not 1 <= difficulty <= _HARDEST:
            raise entry.refused("error-box-difficulty", "difficulty", given=difficulty)
        if len(of_cards) > MOST_OF_A_NEMESIS:
            kind, most = "[[nemesis.card]]", MOST_OF_A_NEMESIS
            raise entry.refused("error-box-many", kind=kind, given=len(of_cards), most=most)
        cards = [self._card(each, fits.FOES) for each in of_cards]
        fields = {**entry.without("picture", "card"), "name": name, "slug": slug, "cards": cards}
        fields["token"] = "token-plain"
        sheet = _read(entry, lambda at: nemesis_from_data(fields, at))
        self._check_sheet(entry, sheet)
        return sheet

    def _check_sheet(self, entry: Written, sheet: NemesisSheet) -> None:
        self._check_text(entry, "unleash", sheet.unleash, fits.UNLEASH)
        self._check_text(entry, "hard_unleash", sheet.hard_unleash, fits.UNLEASH)
        self._check_text(entry, "at_start", sheet.at_start, fits.RULE)
        self._check_text(entry, "at_end", sheet.at_end, fits.RULE)
        self._check_text(entry, "out_of_cards", sheet.out_of_cards, fits.INSTEAD)
        self._check_text(entry, "exhaust_instead", sheet.exhaust_instead, fits.INSTEAD)


Thing = TypeVar("Thing")


def _read(entry: Written, make: Callable[[str], Thing]) -> Thing:
    """What is wrong with a field, said with its line."""
    for field, given in entry.fields.items():
        if not isinstance(given, list) or field in _NO_TEXTS:
            continue
        if word := fits.foreign(given):
            raise entry.refused("error-box-verb", field, given=word)
        if naming.unnamed(given):
            raise entry.refused("error-box-unnamed", field)
    at = f"{entry.file}"
    try:
        return make(at)
    except BookError as error:
        raise refused_because(error.beneath(at), entry.file, entry.at(error.field)) from None


def _texts(box: Box) -> dict[str, Callable[[str], list[str]]]:
    """How everything in a box is read, by slug."""
    return {
        **{slug: partial(card_text, card) for slug, card in box.cards.items()},
        **{slug: partial(mage_text, mage) for slug, mage in box.mages.items()},
        **{slug: partial(sheet_text, sheet) for slug, sheet in box.nemeses.items()},
    }


def _text_at(trigger: Trigger) -> str:
    return fits.GAINED if trigger.event == _GAINED else fits.AT_CASTING


def _in_market(card: Card) -> bool:
    return not card.is_foe and not card.starter
