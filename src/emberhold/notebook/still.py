"""A table as a drawing that needs no scripts: for where a notebook is read and runs none.

Drawn is the scene of one seat, and a scene holds nothing that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Asked, Choosable, Map, Piece, Scene, Space, Zone
from emberhold.kernel.table import Table
from emberhold.language.words import Words, alike
from emberhold.notebook.style import SEATS, STYLE
from emberhold.terminal.plain import shown as worth_showing

LINES = 4
"""How many lines of the log are shown."""


def drawn(table: Table, seat: int | None, language: str) -> str:
    """A table with the eyes of a seat; None: what everybody sees."""
    scene = table.view(seat)
    words = words_of(scene, language)
    areas = "".join(_area(area, words) for area in scene.areas if worth_showing(area))
    parts = (_head(table, scene, words), _asked(scene, words), f'<div class="areas">{areas}</div>')
    log = _log(table, seat, language)
    return f'<div class="emberhold"><style>{STYLE}</style>{"".join(parts)}{log}</div>'


def _head(table: Table, scene: Scene, words: Words) -> str:
    said = ", ".join(words.marks(scene.marks))
    seed = escape(str(table.header.seed))
    game = escape(words.say(f"game-{scene.game}"))
    return f'<div class="head"><b>{game}</b> <span>{escape(said)}</span><i>{seed}</i></div>'


def _asked(scene: Scene, words: Words) -> str:
    """The end, or what is asked; the options only where the seat may answer."""
    if scene.result is not None:
        return f'<div class="asked"><b>{escape(scene.result.text(words.say.language))}</b></div>'
    return "".join(_question(asked, words) for asked in scene.asked)


def _question(asked: Asked, words: Words) -> str:
    language = words.say.language
    options = "".join(_option(each, language) for each in asked.options)
    prompt = escape(asked.prompt.text(language))
    return f'<div class="asked"><b>{prompt}</b> {options}</div>'


def _option(option: Choosable, language: str) -> str:
    label = escape(option.label.text(language))
    return f'<span class="option" title="{escape(option.key)}">{label}</span>'


def _area(area: Area, words: Words) -> str:
    said = escape(", ".join(words.area_marks(area)))
    active = " active" if area.marks.get("active") else ""
    head = f"<h4>{escape(words.title(area))} <span>{said}</span></h4>"
    drawn = _map(area, area.map, words) if area.map is not None else ""
    on_map = {space.id for space in area.map.spaces} if area.map is not None else set()
    zones = "".join(_zone(zone, words) for zone in area.zones if zone.id not in on_map)
    wide = " wide" if area.map is not None else ""
    return f'<section class="area{active}{wide}">{head}{drawn}{zones}</section>'


def _zone(zone: Zone, words: Words) -> str:
    said = words.marks(zone.marks)
    if not zone.count and not said:
        return ""
    tiles = "".join(_piece(piece, words, count) for piece, count in alike(zone.pieces))
    if not tiles and zone.count:
        tiles = '<span class="tile back">&#8203;</span>'
    label = f"{words.label(zone)} ({words.count(zone)})"
    marks = f" <span>{escape(', '.join(said))}</span>" if said else ""
    return f'<div class="zone"><em>{escape(label)}{marks}</em>{tiles}</div>'


def _piece(piece: Piece, words: Words, count: int) -> str:
    said = words.marks(piece.marks)
    if "cost" in piece.marks:
        said.insert(0, str(piece.marks["cost"]))
    times = f" ×{count}" if count > 1 else ""
    small = f"<small>{escape(', '.join(said))}</small>" if said else ""
    look = "back" if piece.name is None else escape(piece.kind)
    return f'<span class="tile {look}">{escape(words.name(piece) + times)}{small}</span>'


# A map


def _map(area: Area, chart: Map, words: Words) -> str:
    spaces = {space.id: space for space in chart.spaces}
    ways = "".join(
        _line(spaces[way.start], spaces[way.end])
        for way in chart.ways
        if way.start in spaces and way.end in spaces
    )
    drawn = "".join(_space(spaces[z.id], z, words) for z in area.zones if z.id in spaces)
    box = f"0 0 {chart.width} {chart.height}"
    return f'<svg viewBox="{box}" role="img">{ways}{drawn}</svg>'


def _line(start: Space, end: Space) -> str:
    return f'<line x1="{start.x}" y1="{start.y}" x2="{end.x}" y2="{end.y}"/>'


def _space(space: Space, zone: Zone, words: Words) -> str:
    """A space with its name, what is there as its title, and figures in the colours of seats."""
    left, top = space.x - space.width // 2, space.y - space.height // 2
    there = ", ".join(words.name(piece) for piece in zone.pieces)
    name = words.label(zone)
    title = f"{name}: {there}" if there else name
    round_by = space.height // 2 if space.shape == "round" else space.height // 10
    size = space.height // 6
    figures = [piece for piece in zone.pieces if piece.kind == "figure"]
    others = len(zone.pieces) - len(figures)
    more = f'<text class="count" x="{space.x}" y="{top + space.height - size // 2}" '
    more += f'font-size="{size}">{others}</text>'
    return (
        f'<g><title>{escape(title)}</title><rect x="{left}" y="{top}" width="{space.width}" '
        f'height="{space.height}" rx="{round_by}"/><text x="{space.x}" y="{top + 2 * size}" '
        f'font-size="{size}" textLength="{min(space.width * 9 // 10, len(name) * size)}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(name)}</text>{_dots(figures, space)}'
        f"{more if others else ''}</g>"
    )


def _dots(figures: Iterable[Piece], space: Space) -> str:
    radius = space.height // 8
    return "".join(
        f'<circle cx="{space.x - space.width // 3 + place * 3 * radius}" cy="{space.y + radius}" '
        f'r="{radius}" fill="{SEATS[int(piece.marks.get("seat", 0)) % len(SEATS)]}"/>'
        for place, piece in enumerate(figures)
    )


def _log(table: Table, seat: int | None, language: str) -> str:
    if not table.record:
        return ""
    lines = table.log(language, seat)[-LINES:]
    return '<div class="log">' + "<br>".join(escape(line) for line in lines) + "</div>"
