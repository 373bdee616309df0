"""From the files of a box to a `Box` that can be mixed with the others (WE-342).

    own = read_own(read_box(Path("ember-watch")))
    own.name                 # ember-watch-5f1c…: what a set-up calls it
    own.box.mages            # like any other box
    own.untold               # what is missing in a language

What cannot be used is a `BoxError` with file and line. Slugs and message ids carry the first digits
of the digest: boxes of one name, and cards of one name in two boxes, never meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, TypeVar

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.boxes import fits
from emberhold.games.aeons_end.card import POWER, Card, Mage, NemesisSheet
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
from emberhold.language import LANGUAGES, MissingMessage, add_plain_words, drop_plain_words
from emberhold.language.folding import folded
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import MAIN, Contents
from emberhold.parts.boxes.main import Main, checked_slug, read_main
from emberhold.parts.boxes.pictures import LARGEST_SIDE, SMALLEST_SIDE, sound
from emberhold.parts.boxes.refusing import (
    MOST_CARDS,
    MOST_MAGES,
    MOST_NEMESES,
    MOST_OF_A_NEMESIS,
    BoxError,
    refused,
    refused_because,
)
from emberhold.parts.boxes.tables import Written, check_bounds, inside, read_table, written
from emberhold.parts.boxes.words import Names, missing, plain_name, read_names, spoken
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
_AT_CASTING: Final = ("casting-start", "casting-end")


class Own(NamedTuple):
    """A box that somebody made."""

    name: str
    """What a set-up calls it: slug and digest."""
    main: Main
    box: Box
    cast: Mapping[str, str]
    """How its things are drawn, by slug."""
    pictures: Mapping[str, str]
    """The picture files of its own that things have, by slug; until a page encodes them again they
    are drawn by their slugs."""
    spelled: Mapping[str, str]
    """The plain slugs of its things, and the marked ones by which they are known at a table."""
    untold: tuple[tuple[str, tuple[str, ...]], ...]
    """Names, and the languages in which they are not given."""
    words: tuple[str, ...]
    """The ids of its words."""


def read_own(contents: Contents) -> Own:
    """A box as somebody wrote it, remembered in this process."""
    own = _Reading(contents).whole()
    shelf.remember(own.name, contents)
    return own


@lru_cache(maxsize=64)
def own_box(name: str) -> Own:
    """A box by the name that a set-up gives it."""
    return read_own(shelf.find(name))


class _Reading:
    """Reads one box, and collects its words on the way."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._main = read_main(contents, (GAME,))
        self._mark = contents.digest[: shelf.MARK]
        self._words: dict[str, Names] = {}
        self._entries: dict[str, Written] = {}
        self._cast: dict[str, str] = {}
        self._pictures: dict[str, str] = {}
        self._spelled: dict[str, str] = {}
        self._untold: list[tuple[str, tuple[str, ...]]] = []

    def whole(self) -> Own:
        cards = self._cards()
        known = {CRYSTAL.slug: CRYSTAL, SPARK.slug: SPARK}
        held = {plain: cards[slug] for plain, slug in self._spelled.items()}
        known |= {plain: card for plain, card in held.items() if not card.is_foe}
        mages = [self._mage(entry, known) for entry, _ in self._tables("mage", MOST_MAGES)]
        sheets = [self._sheet(*found) for found in self._tables("nemesis", MOST_NEMESES)]
        if not (cards or mages or sheets):
            raise refused("error-box-empty", MAIN)
        name = f"{self._main.slug}-{self._contents.digest}"
        box = Box(
            name,
            rules=RULES,
            starters=[card for card in cards.values() if card.starter],
            piles=[card for card in cards.values() if _in_market(card)],
            basic=[card for card in cards.values() if card.is_foe],
            people=mages,
            sheets=sheets,
            plans=(),
            by_itself=False,
        )
        self._words[f"box-{name}"] = self._main.names
        self._speak()
        self._read_aloud(box)
        drawn = self._cast, self._pictures
        return Own(
            name, self._main, box, *drawn, self._spelled, tuple(self._untold), tuple(self._words)
        )

    # Entries

    def _tables(self, kind: str, most: int) -> Iterator[tuple[Written, int]]:
        """The entries of one kind with their numbers in their files."""
        count = 0
        for file in self._contents.tables():
            table = read_table(self._contents, file)
            for name in table:
                if name not in _KINDS:
                    known = ", ".join(f"[[{each}]]" for each in _KINDS)
                    raise refused("error-box-unknown-field", file, given=name, known=known)
            for number, entry in enumerate(written(self._contents, file, table, kind)):
                count += 1
                if count > most:
                    raise entry.refused(
                        "error-box-many", kind=f"[[{kind}]]", given=count, most=most
                    )
                yield entry, number

    def _named(self, entry: Written, kind: str) -> tuple[str, str]:
        """The name and the marked slug of a thing; its names are kept as words of the box."""
        names = read_names(entry, "name")
        name = plain_name(names)
        field = "slug" if "slug" in entry.fields else "name"
        plain = checked_slug(entry, entry.fields.get("slug", _spelling(name)), field)
        if plain in self._spelled:
            raise entry.refused("error-box-slug-twice", field, given=plain)
        slug = self._spelled[plain] = f"{plain}-{self._mark}"
        self._entries[slug] = entry
        self._note(f"{kind}-{slug}", names)
        self._picture(entry, slug)
        return name, slug

    def _note(self, id: str, names: Names) -> None:
        self._words[id] = names
        if untold := tuple(missing(names)):
            self._untold.append((plain_name(names), untold))

    def _cards(self) -> dict[str, Card]:
        found = [self._card(entry) for entry, _ in self._tables("card", MOST_CARDS)]
        return {card.slug: card for card in found}

    def _card(self, entry: Written, types: tuple[str, ...] = fits.CARD_TYPES) -> Card:
        check_bounds(entry)
        name, slug = self._named(entry, "card")
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
        return card

    def _check_triggers(self, entry: Written) -> None:
        """A card of a box does something at the beginning or the end of a casting phase."""
        given = entry.fields.get("triggers", [])
        for each in given if isinstance(given, list) else []:
            event = each.get("on") if isinstance(each, dict) else None
            if isinstance(event, str) and (
                event not in _AT_CASTING or entry.fields["type"] != "spell"
            ):
                raise entry.refused("error-box-fit", "triggers", given=event, field="triggers")

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
            self._check_text(entry, "triggers", trigger.effect, fits.AT_CASTING)
        words = {word for effect, _, _ in texts for word in fits.words_in(effect)}
        if looping := fits.endless(words):
            raise entry.refused("error-box-loop", given=looping, field=card.name)

    def _check_text(self, entry: Written, field: str, effect: Any, text: str) -> None:
        for misfit in fits.misfits(effect, text):
            raise entry.refused(misfit.why, field, given=misfit.word, field=field)

    def _mage(self, entry: Written, known: Mapping[str, Card]) -> Mage:
        check_bounds(entry)
        name, slug = self._named(entry, "mage")
        self._note(f"mage-{slug}-title", read_names(entry, "title", 60))
        if "ability" in entry.fields:
            self._note(f"ability-{slug}", read_names(entry, "ability_name"))
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
        of_cards = inside(self._contents, entry, place, "nemesis.card")
        check_bounds(entry._replace(fields=entry.without("card")))
        name, slug = self._named(entry, "nemesis")
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
        self._check_text(entry, "out_of_cards", sheet.out_of_cards, fits.INSTEAD)
        self._check_text(entry, "exhaust_instead", sheet.exhaust_instead, fits.INSTEAD)

    def _picture(self, entry: Written, slug: str) -> None:
        given = entry.fields.get("picture")
        if given is None:
            return
        if not isinstance(given, str):
            raise entry.refused("error-box-picture", "picture", given=repr(given)[:60])
        drawn = drawn_as(given)
        if "." in given:
            self._own_picture(entry, given)
            self._pictures[slug] = given
        elif drawn is not None:
            self._cast[slug] = drawn
        else:
            raise entry.refused("error-box-picture", "picture", given=given[:60])

    def _own_picture(self, entry: Written, given: str) -> None:
        data = self._contents.files.get(given)
        if data is None:
            raise entry.refused("error-box-picture-missing", "picture", given=given[:60])
        if not sound(data):
            sizes = {"least": SMALLEST_SIDE, "most": LARGEST_SIDE}
            raise entry.refused("error-box-picture-size", "picture", given=given, **sizes)

    # Words

    def _speak(self) -> None:
        add_plain_words(
            {
                id: {language: spoken(names, language) for language in LANGUAGES}
                for id, names in self._words.items()
            }
        )

    def _read_aloud(self, box: Box) -> None:
        """Every text has a sentence in every language, or it is refused."""
        try:
            for slug, card in box.cards.items():
                self._aloud(slug, partial(card_text, card))
            for slug, mage in box.mages.items():
                self._aloud(slug, partial(mage_text, mage))
            for slug, sheet in box.nemeses.items():
                self._aloud(slug, partial(sheet_text, sheet))
        except BoxError:
            drop_plain_words(self._words)
            raise

    def _aloud(self, slug: str, read: Callable[[str], list[str]]) -> None:
        for language in LANGUAGES:
            try:
                read(language)
            except MissingMessage as missing:
                raise self._entries[slug].refused("error-box-unspoken", given=missing.id) from None
            except (
                ValueError,
                LookupError,
                TypeError,
                AttributeError,
                NotImplementedError,
            ) as error:
                why = str(error)[:200]
                raise self._entries[slug].refused("error-box-unspoken", given=why) from None


Thing = TypeVar("Thing")


def _read(entry: Written, make: Callable[[str], Thing]) -> Thing:
    """What is wrong with a field, said with its line."""
    for field, given in entry.fields.items():
        if isinstance(given, list) and field not in _NO_TEXTS and (word := fits.foreign(given)):
            raise entry.refused("error-box-verb", field, given=word)
    at = f"{entry.file}"
    try:
        return make(at)
    except BookError as error:
        why = str(error).removeprefix(f"{at}: ")
        raise refused_because(why, entry.file, entry.at(error.field)) from None


def _spelling(name: str) -> str:
    """How a name is spelled where only plain letters are allowed."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in _letters(name))
    return "-".join(part for part in plain.split("-") if part)


def _letters(name: str) -> str:
    return folded(name.replace("'", "").replace("’", ""))


def _in_market(card: Card) -> bool:
    return not card.is_foe and not card.starter


def drawn_as(picture: str) -> str | None:
    """A motif by name: that of a printed card or person, or figure, hues and backdrop."""
    printed = {**LOOK.cast, **FIRST_BOX_LOOK.cast}
    if picture in printed:
        return printed[picture]
    figures = {drawn.split()[0] for drawn in printed.values()}
    backdrops = {part for drawn in printed.values() for part in drawn.split()[3:4]}
    figure, *rest = picture.split()[:6] or [""]
    hues, grounds = rest[:2], rest[2:3]
    sound = (
        len(rest) == 3
        and figure in figures
        and all(hue.isascii() and hue.isdecimal() and int(hue) <= 360 for hue in hues)
        and grounds[0] in backdrops
    )
    return picture if sound else None
