"""The words of a box: names in one to three languages, spoken as messages of its own.

Message ids carry the digest of the box, so that two boxes never speak for each other. A name is
plain text and never Fluent: whatever is in it is said as it is. A language without words is told
with the English ones (or those there are), marked with their language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.naming import checked_name
from emberhold.language import LANGUAGES
from emberhold.parts.boxes.refusing import BoxError
from emberhold.parts.boxes.tables import Written

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("def",),
    "pl": ("gender", "gen", "dat", "acc", "ins", "loc"),
    "fr": ("gender", "number", "proper", "def", "de"),
}
"""What a language may say of a name beside it: cases, a gender, articles."""
_GRAMMAR: Final = {
    "gender": ("m", "f", "n"),
    "number": ("sg", "pl"),
    "proper": ("yes",),
}
_NAME: Final = "name"
_FORBIDDEN: Final = "<>"
"""Letters with which markup begins: no name needs them."""
LONGEST: Final = 60

Names = dict[str, dict[str, str]]
"""By language the name (`name`) and its forms."""


def read_names(entry: Written, field: str, longest: int = 40) -> Names:
    """The names in a field: words, or words by language."""
    given = entry.fields.get(field)
    if isinstance(given, str):
        given = {"en": given}
    if not isinstance(given, dict) or not given:
        raise entry.refused("error-box-words", field, field=field)
    found: Names = {}
    for language, words in given.items():
        if language not in LANGUAGES:
            raise entry.refused(
                "error-box-language", field, given=language, known=", ".join(LANGUAGES)
            )
        found[language] = _forms(entry, field, language, words, longest)
    return found


def _forms(entry: Written, field: str, language: str, words: Any, longest: int) -> dict[str, str]:
    forms = {_NAME: words} if isinstance(words, str) else words
    if not isinstance(forms, dict) or _NAME not in forms:
        raise entry.refused("error-box-words", field, field=field)
    found = {}
    for form, said in forms.items():
        if form != _NAME and form not in FORMS[language]:
            known = ", ".join((_NAME, *FORMS[language]))
            raise entry.refused("error-box-form", field, given=form, language=language, known=known)
        if form in _GRAMMAR and said not in _GRAMMAR[form]:
            known = ", ".join(_GRAMMAR[form])
            raise entry.refused("error-box-grammar", field, given=str(said), form=form, known=known)
        found[form] = _checked(entry, field, said, longest)
    return found


def _checked(entry: Written, field: str, said: Any, longest: int) -> str:
    try:
        name = checked_name(said, BoxError, longest)
    except EmberholdError as error:
        raise entry.refused(
            "error-box-name-letters", field, field=field, why=error.message
        ) from None
    if any(letter in _FORBIDDEN for letter in name):
        raise entry.refused("error-box-markup", field, field=field)
    return name


def missing(names: Names) -> list[str]:
    """The languages in which a name is not given."""
    return [language for language in LANGUAGES if language not in names]


def plain_name(names: Names) -> str:
    """The name by which a thing is spelled: the English one, or the first there is."""
    return names.get("en", next(iter(names.values())))[_NAME]


def spoken(names: Names, language: str) -> tuple[str, dict[str, str]]:
    """The name in a language with its forms; words of another language are marked with it."""
    if language in names:
        forms = dict(names[language])
        return forms.pop(_NAME), forms
    other = "en" if "en" in names else next(iter(names))
    return f"{names[other][_NAME]} [{other}]", {}
