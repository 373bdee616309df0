"""The things of a box as they are read: found with their lines, named, drawn and spoken.

A game derives its reader from `Entries`; what a thing says is the game's own business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from emberhold.language import LANGUAGES, MissingMessage, add_plain_words, drop_plain_words
from emberhold.language.folding import folded
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.main import checked_slug, read_main
from emberhold.parts.boxes.own import B, ReadBox
from emberhold.parts.boxes.pictures import LARGEST_SIDE, SMALLEST_SIDE, own_art, sound
from emberhold.parts.boxes.refusing import BoxError, refused
from emberhold.parts.boxes.tables import Written, read_table, written
from emberhold.parts.boxes.words import Names, missing, plain_name, read_names, spoken


class Entries:
    """Reads one box, and collects its words on the way."""

    def __init__(
        self, contents: Contents, game: str, kinds: tuple[str, ...], printed: Mapping[str, str]
    ) -> None:
        self.contents = contents
        self.main = read_main(contents, (game,))
        self.name = f"{self.main.slug}-{contents.digest}"
        """What a set-up calls the box."""
        self.cast: dict[str, str] = {}
        """How its things are drawn, by slug."""
        self.pictures: dict[str, str] = {}
        self.spelled: dict[str, str] = {}
        """The plain slugs of its things, and the marked ones."""
        self.untold: list[tuple[str, tuple[str, ...]]] = []
        self.words: dict[str, Names] = {f"box-{self.name}": self.main.names}
        self._mark = contents.digest[: shelf.MARK]
        self._kinds = kinds
        self._printed = printed
        """How printed things are drawn, whose motifs may be taken."""
        self._entries: dict[str, Written] = {}

    def tables(self, kind: str, most: int) -> Iterator[tuple[Written, int]]:
        """The entries of one kind with their numbers in their files."""
        count = 0
        for file in self.contents.tables():
            table = read_table(self.contents, file)
            for name in table:
                if name not in self._kinds:
                    known = ", ".join(f"[[{each}]]" for each in self._kinds)
                    raise refused("error-box-unknown-field", file, given=name, known=known)
            for number, entry in enumerate(written(self.contents, file, table, kind)):
                count += 1
                if count > most:
                    raise entry.refused(
                        "error-box-many", kind=f"[[{kind}]]", given=count, most=most
                    )
                yield entry, number

    def named(self, entry: Written, kind: str) -> tuple[str, str]:
        """The name and the marked slug of a thing; its names are kept as words of the box, under
        the kind and the slug."""
        names = read_names(entry, "name")
        name = plain_name(names)
        field = "slug" if "slug" in entry.fields else "name"
        plain = checked_slug(entry, entry.fields.get("slug", spelling(name)), field)
        if plain in self.spelled:
            raise entry.refused("error-box-slug-twice", field, given=plain)
        slug = self.spelled[plain] = f"{plain}-{self._mark}"
        self._entries[slug] = entry
        self.note(f"{kind}-{slug}", names)
        self._picture(entry, slug)
        return name, slug

    def note(self, id: str, names: Names) -> None:
        self.words[id] = names
        if untold := tuple(missing(names)):
            self.untold.append((plain_name(names), untold))

    # Pictures

    def _picture(self, entry: Written, slug: str) -> None:
        given = entry.fields.get("picture")
        if given is None:
            return
        if not isinstance(given, str):
            raise entry.refused("error-box-picture", "picture", given=repr(given)[:60])
        drawn = drawn_as(given, self._printed)
        if "." in given:
            self._own_picture(entry, given)
            self.pictures[slug] = given
            self.cast[slug] = own_art(self.contents.digest, given)
        elif drawn is not None:
            self.cast[slug] = drawn
        else:
            raise entry.refused("error-box-picture", "picture", given=given[:60])

    def _own_picture(self, entry: Written, given: str) -> None:
        data = self.contents.files.get(given)
        if data is None:
            raise entry.refused("error-box-picture-missing", "picture", given=given[:60])
        if not sound(data):
            sizes = {"least": SMALLEST_SIDE, "most": LARGEST_SIDE}
            raise entry.refused("error-box-picture-size", "picture", given=given, **sizes)

    # Words

    def whole(self, box: B, texts: Mapping[str, Callable[[str], list[str]]]) -> ReadBox[B]:
        """The box with its words, once all its texts can be said."""
        self._speak()
        self._read_aloud(texts)
        words = tuple(self.untold), tuple(self.words)
        return ReadBox(self.name, self.main, box, self.cast, self.pictures, self.spelled, *words)

    def _speak(self) -> None:
        add_plain_words(
            {
                id: {language: spoken(names, language) for language in LANGUAGES}
                for id, names in self.words.items()
            }
        )

    def _read_aloud(self, texts: Mapping[str, Callable[[str], list[str]]]) -> None:
        """Every text, by the slug of its thing, has a sentence in every language, or it is
        refused; a box that is refused says nothing."""
        try:
            for slug, read in texts.items():
                self._aloud(slug, read)
        except BoxError:
            drop_plain_words(self.words)
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


def spelling(name: str) -> str:
    """How a name is spelled where only plain letters are allowed."""
    letters = folded(name.replace("'", "").replace("’", ""))
    plain = "".join(letter if letter.isalnum() else "-" for letter in letters)
    return "-".join(part for part in plain.split("-") if part)


def drawn_as(picture: str, printed: Mapping[str, str]) -> str | None:
    """A motif by name: that of a printed card or person, or figure, hues and backdrop."""
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
