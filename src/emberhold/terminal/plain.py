"""A scene as plain lines: for pipes, scripts and screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.games.style import Style
from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.language.words import Words, alike
from emberhold.terminal import mapping
from emberhold.terminal.style import style_of


def lines_of(scene: Scene, language: str, names: Sequence[str] = ()) -> list[str]:
    """Everything the scene shows, an area after the other."""
    words = words_of(scene, language)
    style = style_of(scene.game)
    lines: list[str] = []
    for area in scene.areas:
        if shown(area):
            lines += _area(area, words, style, names)
    return lines


def shown(area: Area) -> bool:
    """An area with nothing on it and nothing to say is left out; a seat never is."""
    seat = area.id.startswith("player:")
    return seat or bool(area.marks) or any(zone.count for zone in area.zones)


def own_marks(scene: Scene, language: str) -> list[str]:
    """How the seat that looks is doing, in a line or two."""
    words = words_of(scene, language)
    style = style_of(scene.game)
    area = next((area for area in scene.areas if area.id == f"player:{scene.seat}"), None)
    if area is None:
        return []
    said = words.area_marks(area)
    lines = [words.line(words.title(area), ", ".join(said))] if said else []
    status = [zone for zone in area.zones if zone.count and _kind(zone) in style.status]
    return lines + [_zone(zone, words, style) for zone in status]


def _area(area: Area, words: Words, style: Style, names: Sequence[str]) -> list[str]:
    title = words.title(area)
    kind, _, seat = area.id.partition(":")
    if kind == "player" and int(seat) < len(names):
        title = f"{title} ({names[int(seat)]})"
    if area.marks.get("active"):
        title = f"* {title}"
    said = ", ".join(words.area_marks(area))
    if area.id in style.grids:
        stalls = ", ".join(_stall(zone, words) for zone in area.zones)
        return [words.line(title, stalls)]
    lines = [words.line(title, said) if said else title]
    lines += [f"  {line.plain}" for line in mapping.tracks(area, words)]
    on_map = {space.id for space in area.map.spaces} if area.map is not None else set()
    lit = mapping.numbers(words.scene) if on_map else {}
    for zone in area.zones:
        if zone.id in on_map:
            lines += [f"  {_space(zone, words, lit)}"] if zone.pieces or zone.id in lit else []
        elif _has_something(zone):
            lines.append(f"  {_zone(zone, words, style)}")
    return lines


def _space(zone: Zone, words: Words, lit: Mapping[str, str]) -> str:
    """A space that can be chosen or that has something on it, with the numbers of its answers."""
    number = f"[{lit[zone.id]}] " if zone.id in lit else ""
    there = ", ".join(_piece(piece, words) for piece in zone.pieces)
    name = f"{number}{words.label(zone)}"
    return words.line(name, there) if there else name


def _stall(zone: Zone, words: Words) -> str:
    cost = zone.pieces[0].marks.get("cost", "") if zone.pieces else ""
    return words.say("table-stall", card=words.name(zone), cost=cost, left=zone.count)


def _has_something(zone: Zone) -> bool:
    return bool(zone.count) or ("slots" not in zone.marks and bool(zone.marks))


def _kind(zone: Zone) -> str:
    return zone.id.partition(":")[0]


def _zone(zone: Zone, words: Words, style: Style) -> str:
    kind = _kind(zone)
    name = words.label(zone)
    if kind in style.rows:
        said = [*words.marks(zone.marks), *(_piece(piece, words) for piece in zone.pieces)]
        return words.line(name, ", ".join(said))
    if kind in style.counts:
        return words.line(name, str(zone.count))
    pieces = zone.pieces[-1:] if kind in style.tops else zone.pieces
    cards = ", ".join(
        _piece(piece, words, count * int(piece.marks.get("count", 1)))
        for piece, count in alike(pieces)
    )
    if cards:
        return words.line(f"{name} ({words.count(zone)})", cards)
    return words.line(name, str(zone.count))


def _piece(piece: Piece, words: Words, count: int = 1) -> str:
    said = words.marks(piece.marks)
    name = words.name(piece)
    text = f"{name} ({', '.join(said)})" if said else name
    return f"{text} x{count}" if count > 1 else text
