"""Numbers as each language writes them, and the plural forms that its words take with them.

As the Unicode locale data has it (CLDR): 12,345.5 and 50%, 12 345,5 and 50 %.
"""

from __future__ import annotations

from dataclasses import dataclass

_HARD_SPACE, _NARROW_SPACE = "\u00a0", "\u202f"
_GROUPING = {"en": ",", "pl": _HARD_SPACE, "fr": _NARROW_SPACE}
_POINT = {"en": ".", "pl": ",", "fr": ","}
_PERCENT = {"en": "%", "pl": "%", "fr": f"{_HARD_SPACE}%"}
_MOST_DIGITS = 3
_STYLES = ("decimal", "percent")


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and how it is to be written."""

    number: int | float
    style: str = "decimal"
    grouped: bool = True
    least: int = 0
    """How many digits at least are behind the point."""
    most: int = _MOST_DIGITS


def figure(
    number: int | float | Figure,
    style: str = "decimal",
    useGrouping: int | bool = True,  # noqa: N803 (Fluent's own names)
    minimumFractionDigits: int = 0,  # noqa: N803
    maximumFractionDigits: int | None = None,  # noqa: N803
) -> Figure:
    """Fluent's `NUMBER`, with those of its options that a board game needs."""
    if style not in _STYLES:
        raise ValueError(f"the style of a number is {' or '.join(_STYLES)}, not {style}")
    if isinstance(number, Figure):
        number = number.number
    if not isinstance(number, int | float):
        raise TypeError(f"{number!r} is not a number")
    usual = 0 if style == "percent" else _MOST_DIGITS
    most = usual if maximumFractionDigits is None else maximumFractionDigits
    least = minimumFractionDigits
    return Figure(number, style, bool(useGrouping), least, max(most, least))


def written(number: int | float | Figure, language: str) -> str:
    """A number in digits."""
    if isinstance(number, int):
        digits = str(number)
        return digits if -1000 < number < 1000 else _grouped(digits, language)
    found = number if isinstance(number, Figure) else Figure(number)
    percent = found.style == "percent"
    whole, point, rest = _rounded(found, percent).partition(".")
    if found.grouped:
        whole = _grouped(whole, language)
    point = _POINT[language] if point else ""
    return f"{whole}{point}{rest}{_PERCENT[language] if percent else ''}"


def _rounded(figure: Figure, percent: bool) -> str:
    """With as many digits behind the point as there are, between the least and the most."""
    from decimal import ROUND_HALF_EVEN, Decimal

    value = Decimal(str(figure.number)) * (100 if percent else 1)
    digits = f"{value.quantize(Decimal(1).scaleb(-figure.most), ROUND_HALF_EVEN):f}"
    whole, _, rest = digits.partition(".")
    rest = rest.rstrip("0").ljust(figure.least, "0")
    return f"{whole}.{rest}" if rest else whole


def _grouped(digits: str, language: str) -> str:
    sign = "-" if digits.startswith("-") else ""
    return sign + f"{abs(int(digits)):,}".replace(",", _GROUPING[language])


def plural_form(number: int | float, language: str) -> str:
    """`one`, `few`, `many` or `other`: 1 Zaklęcie, 2 Zaklęcia, 5 Zaklęć, 1,5 Zaklęcia."""
    count = abs(number)
    if language == "fr":
        if count < 2:
            return "one"
        return "many" if count % 1_000_000 == 0 else "other"
    if count == 1:
        return "one"
    if language != "pl" or count != int(count):
        return "other"
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return "few" if few else "many"
