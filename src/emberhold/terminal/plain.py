"""A scene as plain lines: for pipes, scripts and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.terminal.style import Style, style_of
from emberhold.terminal.words import Words, alike


def lines_of(scene: Scene, language: str, names: Sequence[str] = ()) -> list[str]:
    """Everything the scene shows, an area after the other."""
    words = Words(language, scene)
    style = style_of(scene.game)
    lines: list[str] = []
    for area in scene.areas:
        lines += _area(area, words, style, names)
    return lines


def own_marks(scene: Scene, language: str) -> str:
    """One line about the seat that looks."""
    words = Words(language, scene)
    area = scene.area(f"player:{scene.seat}")
    return words.line(words.title(area), ", ".join(words.area_marks(area)))


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
    lines += [f"  {_zone(zone, words, style)}" for zone in area.zones if zone.count or zone.marks]
    return lines


def _stall(zone: Zone, words: Words) -> str:
    cost = zone.pieces[0].marks.get("cost", "") if zone.pieces else ""
    return words.say("table-stall", card=words.name(zone), cost=cost, left=zone.count)


def _zone(zone: Zone, words: Words, style: Style) -> str:
    kind = zone.id.partition(":")[0]
    name = words.label(zone)
    if kind in style.rows:
        said = [*words.marks(zone.marks), *(_piece(piece, words) for piece in zone.pieces)]
        return words.line(name, ", ".join(said))
    if kind in style.counts:
        return words.line(name, str(zone.count))
    pieces = zone.pieces[-1:] if kind in style.tops else zone.pieces
    shown = ", ".join(_piece(piece, words, count) for piece, count in alike(pieces))
    if shown:
        return words.line(f"{name} ({zone.count})", shown)
    return words.line(name, str(zone.count))


def _piece(piece: Piece, words: Words, count: int = 1) -> str:
    said = words.marks(piece.marks)
    name = words.name(piece)
    text = f"{name} ({', '.join(said)})" if said else name
    return f"{text} x{count}" if count > 1 else text
