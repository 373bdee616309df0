"""What a message consists of, and how it is said: Fluent's patterns, selectors and references."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from emberhold.language.figures import Figure, plural_form, written

Function = Callable[..., Any]


class Occasion:
    """One message being said: with which arguments, in which language, beside which messages."""

    __slots__ = ("arguments", "functions", "language", "needed", "pattern_of")

    def __init__(
        self,
        language: str,
        functions: Mapping[str, Function],
        pattern_of: Callable[[str, str | None], Pattern],
        arguments: Mapping[str, Any],
        needed: bool = True,
    ) -> None:
        """
        :param pattern_of: the text of another entry, or of one of its attributes
        :param needed: whether an argument that is not given is an error
        """
        self.language = language
        self.functions = functions
        self.pattern_of = pattern_of
        self.arguments = arguments
        self.needed = needed

    def inside(self, arguments: Mapping[str, Any]) -> Occasion:
        """Within a term, which knows nothing but what it is given and may do without."""
        return Occasion(self.language, self.functions, self.pattern_of, arguments, needed=False)


class Expression(Protocol):
    """A part of a message between braces."""

    def value(self, now: Occasion) -> Any: ...


class Pattern:
    """A text with gaps."""

    __slots__ = ("_plain", "parts")

    def __init__(self, parts: Sequence[str | Expression]) -> None:
        self.parts = parts
        plain = all(isinstance(part, str) for part in parts)
        self._plain = "".join(map(str, parts)) if plain else None

    def said(self, now: Occasion) -> str:
        if self._plain is not None:
            return self._plain
        said = []
        for part in self.parts:
            word = part if isinstance(part, str) else part.value(now)
            said.append(word if isinstance(word, str) else _written(word, now))
        return "".join(said)


def _written(word: Any, now: Occasion) -> str:
    if isinstance(word, int | float | Figure):
        return written(word, now.language)
    if isinstance(word, _Missing):
        return f"{{${word.name}}}"
    raise TypeError(f"{word!r} is neither words nor a number")


class _Missing(NamedTuple):
    """An argument that a term was not given."""

    name: str


class Value:
    """A text in quotes or a number."""

    __slots__ = ("_value",)

    def __init__(self, value: str | int | float) -> None:
        self._value = value

    def value(self, now: Occasion) -> str | int | float:
        return self._value


class Variable:
    """`$name`: an argument."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def value(self, now: Occasion) -> Any:
        found = now.arguments.get(self._name)
        if found is not None:
            return found
        if now.needed:
            raise LookupError(f"the argument {self._name} is not given")
        return _Missing(self._name)


class Reference:
    """Another message or a term, or one of its attributes."""

    __slots__ = ("_arguments", "_attribute", "_id")

    def __init__(self, id: str, attribute: str | None, arguments: dict[str, Expression]) -> None:
        self._id = id
        self._attribute = attribute
        self._arguments = arguments

    def value(self, now: Occasion) -> str:
        pattern = now.pattern_of(self._id, self._attribute)
        if not self._id.startswith("-"):
            return pattern.said(now)
        given = {name: argument.value(now) for name, argument in self._arguments.items()}
        return pattern.said(now.inside(given))


class Call:
    """A function of a language: `CAP($who)`."""

    __slots__ = ("_function", "_names", "_places")

    def __init__(
        self, function: str, places: list[Expression], names: dict[str, Expression]
    ) -> None:
        self._function = function
        self._places = places
        self._names = names

    def value(self, now: Occasion) -> Any:
        function = now.functions.get(self._function)
        if function is None:
            raise LookupError(f"there is no function {self._function}")
        named = {name: argument.value(now) for name, argument in self._names.items()}
        return function(*(place.value(now) for place in self._places), **named)


class Variant(NamedTuple):
    """One way to say it: for a number, a case or a gender, and the words."""

    key: str | int | float
    pattern: Pattern


class Select:
    """One of several texts, by a number, its plural form or a word."""

    __slots__ = ("_selector", "_usual", "_variants")

    def __init__(self, selector: Expression, variants: Sequence[Variant], usual: Pattern) -> None:
        self._selector = selector
        self._variants = variants
        self._usual = usual

    def value(self, now: Occasion) -> str:
        selector = self._selector.value(now)
        key = selector.number if isinstance(selector, Figure) else selector
        counted = isinstance(key, int | float)
        form = plural_form(key, now.language) if counted else None
        for variant in self._variants:
            if variant.key == key or (counted and variant.key == form):
                return variant.pattern.said(now)
        return self._usual.said(now)
