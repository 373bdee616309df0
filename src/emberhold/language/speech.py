"""Turning messages into sentences of one language."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emberhold.kernel.errors import EmberholdError, listed
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_name
from emberhold.language.figures import figure
from emberhold.language.fluent import Entry, entries, read
from emberhold.language.french import SINGULAR, forms_of_noun, proper_forms
from emberhold.language.given import forms_of
from emberhold.language.numbers import word_of
from emberhold.language.phrases import Occasion, Pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

LANGUAGES = ("en", "pl", "fr")
_PACKAGE = Path(__file__).parent.parent
_PLAIN = (str, int, type(None))
_SPEAKS_ITSELF = object()
_NAME, _MESSAGE, _LIST, _SOUND = range(4)
_REMEMBERED = 20_000
"""How many sentences a speech remembers before it forgets them all and begins again."""
GRAMMAR = ("gender", "join", "number", "proper")
"""Attributes that sentences choose by and never show."""
LINK_BEGIN, LINK_NAME, LINK_END = "\ue000", "\ue001", "\ue002"
"""Around the names in a sentence whose names can be pointed at; see `links`."""


class MissingMessage(KeyError):
    """A game says something that is in none of its message files."""

    def __init__(self, id: str, language: str) -> None:
        super().__init__(f"{language}: {id}")
        self.id = id
        self.language = language


class Speech:
    """One language, ready to speak: `say("effect-deal", amount=3)`.

    An argument may be a thing with a `message_id` of its own (a card, a mage): it is passed by
    name, and each attribute of its message (a grammatical case, a gender) as `name_attribute`.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = _Messages(language)
        self._said: dict[Any, str] = {}

    def __call__(self, id: str, /, **arguments: Any) -> str:
        """A sentence; one that was said before of the same things is only repeated."""
        words = _looks(id, arguments)
        if words is None:
            return self._say(id, arguments)
        said = self._said.get(words)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[words] = self._say(id, arguments)
        return said

    def _say(self, id: str, arguments: dict[str, Any]) -> str:
        if (given := given_name(id)) is not None:
            return given.text
        pattern = self._messages[id].value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {id} has no text")
        words = self._words(arguments)
        try:
            return self._messages.say(pattern, words)
        except MissingMessage:
            raise
        except (LookupError, TypeError, ValueError, RecursionError) as problem:
            raise ValueError(f"{self.language}: {id}: {problem}") from problem

    def knows(self, id: str) -> bool:
        return given_name(id) is not None or id in self._messages

    def _words(self, arguments: dict[str, Any]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            id = getattr(value, "message_id", None)
            if id is not None:
                words.update(self._named(name, id))
            elif isinstance(value, tuple | list):
                words.update(self._list(name, value))
            else:
                words[name] = self._word(value)
                if hasattr(value, "spoken_forms"):
                    forms = value.spoken_forms(self)
                    words.update({f"{name}_{form}": said for form, said in forms.items()})
        return words

    def forms(self, thing: Any) -> dict[str, str]:
        """The cases, articles and grammar of a name, for those who put it in a frame."""
        words = self._words({"thing": thing})
        return {form[6:]: said for form, said in words.items() if form != "thing"}

    def _list(self, name: str, parts: Sequence[Any]) -> dict[str, Any]:
        """Several things with commas between them; in every case and with every article that all
        of them have, "and" is before the last and what comes more than once is told once."""
        each = [self._words({name: part}) for part in parts]
        said = {name: listed(words[name] for words in each)}
        for form in each[0] if each else ():
            if form != name and all(form in words for words in each):
                *first, last = counted([words[form] for words in each])
                before = ", ".join(first)
                said[form] = self("clause-and", first=before, last=last) if first else last
        return said

    def _word(self, value: Any) -> Any:
        if value is None:
            return ""
        if isinstance(value, Message):
            return self(value.id, **value.arguments)
        if hasattr(value, "spoken"):
            return value.spoken(self)
        plain = isinstance(value, str | int | float) and not isinstance(value, bool)
        return value if plain else str(value)

    def _named(self, name: str, id: str) -> dict[str, Any]:
        if (given := given_name(id)) is not None:
            forms = forms_of(given.text, self.language, self._attributes(given.like))
            return {name: given.text, **{f"{name}_{form}": said for form, said in forms.items()}}
        words: dict[str, Any] = {name: self(id)}
        forms = self._attributes(id)
        if self.language == "fr" and "gender" in forms:
            forms = self._articled(words[name], forms)
        plain = forms_of(words[name], self.language, {})
        if self.language == "fr":
            plain |= proper_forms(words[name])
        elif self.language == "en":
            plain["number"] = SINGULAR
        for form, said in (plain | forms).items():
            words[f"{name}_{form}"] = said
        return words

    def _articled(self, name: str, forms: dict[str, str]) -> dict[str, str]:
        """French: a name of a known gender brings its articles, unless it is a proper name."""
        if "proper" in forms:
            return {**proper_forms(name), **forms}
        number = forms.get("number", SINGULAR)
        return {**forms_of_noun(name, forms["gender"], number), **forms}

    def _attributes(self, id: str) -> dict[str, str]:
        """What a message says beside its text: cases, a gender; nothing without an id."""
        found = self._messages[id].attributes if id else {}
        return {name: self._messages.say(said, {}) for name, said in found.items()}


def counted(said: Sequence[str]) -> list[str]:
    """Each thing once, in order; what comes more than once says how often: the Owl (×2)."""
    return [_times(word, often) for word, often in Counter(said).items()]


def _times(word: str, often: int) -> str:
    """How often, in the brackets that a thing already has: the Raven (attack 3, ×2)."""
    if often == 1:
        return word
    return f"{word[:-1]}, ×{often})" if word.endswith(")") else f"{word} (×{often})"


def _capitalised(words: Any) -> Any:
    text = str(words)
    begin = text.index(LINK_NAME) + 1 if text.startswith(LINK_BEGIN) else 0
    return text[:begin] + text[begin : begin + 1].upper() + text[begin + 1 :]


def _given(words: Any) -> str:
    """`yes` or `no`, for sentences that grow only when there is something to add."""
    return "yes" if str(words) else "no"


def _once(last: Any, first: Any, verbs: str) -> str:
    """A clause without its verb, where it is one of these and the clause before has it as well."""
    verb, _, rest = str(last).partition(" ")
    before = str(first).rpartition(", ")[2].partition(" ")[0]
    return rest if verb == before and verb in verbs.split() else str(last)


def _listed(first: Any, last: Any, joint: str, ends: str) -> str:
    """`a and b`, or `a, b and take it` where the last clause ends in an `and` of its own."""
    more = str(last).partition(f" {joint} ")[2]
    own = any(more.startswith(f"{end} ") for end in ends.split(", "))
    return f"{first}, {last}" if own else f"{first} {joint} {last}"


_FUNCTIONS: dict[str, Any] = {
    "CAP": _capitalised,
    "GIVEN": _given,
    "LISTED": _listed,
    "NUMBER": figure,
    "ONCE": _once,
}


class _Messages:
    """All messages of a language, each read when it is first said."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._functions = {**_FUNCTIONS, "WORD": partial(word_of, language)}
        self._sources: dict[str, str] = dict(_own_sources(language))
        for path in _brought_files(language):
            for id, source in entries(path.read_text(encoding="utf-8")):
                self._sources.setdefault(id, source)
        self._read: dict[str, Entry] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._sources or id in _plain_words

    def __getitem__(self, id: str) -> Entry:
        entry = self._read.get(id)
        if entry is None:
            if id not in self._sources:
                return self._plain(id)
            try:
                entry = self._read[id] = read(self._sources[id])
            except ValueError as problem:
                raise ValueError(f"{self._language}: {id}: {problem}") from problem
        return entry

    def _plain(self, id: str) -> Entry:
        if id not in _plain_words:
            raise MissingMessage(id, self._language)
        return _plain_words[id][self._language]

    def say(self, pattern: Pattern, arguments: dict[str, Any]) -> str:
        return pattern.said(Occasion(self._language, self._functions, self._pattern, arguments))

    def _pattern(self, id: str, attribute: str | None) -> Pattern:
        """What a message says that is spoken within another one."""
        entry = self[id]
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(id)
        return pattern


@cache
def _own_sources(language: str) -> dict[str, str]:
    """What this package says, unread: games from outside come and go without it."""
    found: dict[str, str] = {}
    for path in _own_files(language):
        for id, source in entries(path.read_text(encoding="utf-8")):
            found.setdefault(id, source)
    return found


_brought: list[Path] = []
"""Folders of messages from outside this package."""


def add_messages(folder: Path) -> None:
    """Speak the messages of a folder as well: `<folder>/<language>/*.ftl`."""
    if folder not in _brought and not folder.is_relative_to(_PACKAGE):
        _brought.append(folder)
        _speech.cache_clear()


def drop_messages(folder: Path) -> None:
    """Speak the messages of a folder no longer."""
    if folder in _brought:
        _brought.remove(folder)
        _speech.cache_clear()


_plain_words: dict[str, dict[str, Entry]] = {}
"""By its id and by language: names from outside."""


def add_plain_words(
    words: Mapping[str, Mapping[str, tuple[str, Mapping[str, str]]]],
) -> None:
    """Speak names that somebody gave, by id and language, with the forms they take there.

    They are plain text and never Fluent. No two callers may give the same ids.
    """
    for id, names in words.items():
        _plain_words[id] = {language: _plain_entry(*said) for language, said in names.items()}


def drop_plain_words(ids: Iterable[str]) -> None:
    """Speak them no longer."""
    for id in ids:
        _plain_words.pop(id, None)


def _plain_entry(text: str, forms: Mapping[str, str]) -> Entry:
    return Entry(Pattern([text]), {form: Pattern([said]) for form, said in forms.items()})


def _brought_files(language: str) -> list[Path]:
    return sorted(path for folder in _brought for path in folder.glob(f"{language}/*.ftl"))


def _own_files(language: str) -> list[Path]:
    return sorted(_PACKAGE.rglob(f"messages/{language}/*.ftl"))


def message_ids(language: str) -> list[str]:
    """All message ids of this package, in the order of the files; a doubled id appears twice."""
    texts = (path.read_text(encoding="utf-8") for path in _own_files(language))
    return [id for text in texts for id, _ in entries(text) if not id.startswith("-")]


def _looks(id: str, arguments: dict[str, Any]) -> tuple[Any, ...] | None:
    """A sentence by its words: what is equal sounds the same. None where a thing speaks itself and
    has no `sound` (values from which alone follows what it says)."""
    looks: list[Any] = [id]
    for name, value in arguments.items():
        look = _look(value)
        if look is _SPEAKS_ITSELF:
            return None
        looks.append((name, look))
    return tuple(looks)


def _look(value: Any) -> Any:
    """Plain words are themselves; names, messages and lists are marked, so that they are not taken
    for them."""
    if type(value) in _PLAIN:
        return value
    name = getattr(value, "message_id", None)
    if name is not None:
        return (_NAME, name)
    if isinstance(value, Message):
        looks = _looks(value.id, value.arguments)
        return _SPEAKS_ITSELF if looks is None else (_MESSAGE, looks)
    if isinstance(value, tuple | list):
        looks = tuple(map(_look, value))
        return _SPEAKS_ITSELF if _SPEAKS_ITSELF in looks else (_LIST, looks)
    sound = getattr(value, "sound", None)
    return _SPEAKS_ITSELF if sound is None else (_SOUND, type(value), sound)


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def speech(language: str) -> Speech:
    """The speech of a language, or a clear error that names the languages there are."""
    if language not in LANGUAGES:
        raise EmberholdError("error-language", given=language, known=listed(LANGUAGES))
    return _speech(language)


def speak(message: Message, language: str) -> str:
    return speech(language)(message.id, **message.arguments)
