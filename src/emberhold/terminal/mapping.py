"""A map as a text board: spaces at their places, or as a list where the screen is too narrow.

A space is a small frame around its name. The upper edge carries the numbers of the answers that
point at it, the lower one what is there and who is there.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

from emberhold.games.style import Style
from emberhold.kernel.scene import Area, Dial, Map, Piece, Scene, Space, Track
from emberhold.language.words import Words
from emberhold.terminal.style import sign_of, style_of

NARROWEST, WIDEST = 10, 24

LIT, EDGE = "bold bright_yellow", "bright_black"
SEATS = ("bright_yellow", "bright_cyan", "bright_green", "bright_magenta", "bright_red", "white")


def numbers(scene: Scene) -> dict[str, str]:
    """The numbers of the answers that point at each thing, as the question counts them."""
    found: dict[str, list[str]] = {}
    for asked in scene.asked:
        for number, option in enumerate(asked.options, start=1):
            for piece in option.pieces:
                found.setdefault(piece, []).append(str(number))
    return {piece: ",".join(given) for piece, given in found.items()}


def drawn(area: Area, map: Map, words: Words, width: int) -> list[Text]:
    """The map in lines of a width."""
    lit = numbers(words.scene)
    names = {zone.id: words.label(zone) for zone in area.zones}
    style = style_of(words.scene.game)
    there = {zone.id: [_mark(style, piece) for piece in zone.pieces] for zone in area.zones}
    cell = _cell(map, width)
    longest = max(len(word) for space in map.spaces for word in names[space.id].split())
    if cell < max(NARROWEST, longest + 3):
        return _listed(map, names, lit, there)
    return _board(map, names, lit, there, cell, width)


def tracks(area: Area, words: Words) -> list[Text]:
    """Tracks and dials, a line each."""
    lines = [Text(_track(track, words)) for track in area.tracks]
    if area.dials:
        lines.append(Text("   ".join(_dial(dial, words) for dial in area.dials)))
    return lines


def _track(track: Track, words: Words) -> str:
    last = len(track.steps) - 1
    come = [f"{words.say(marker.name)} {marker.step}/{last}" for marker in track.markers]
    return words.line(words.say(track.name), ", ".join(come))


def _dial(dial: Dial, words: Words) -> str:
    most = "" if dial.most is None else f"/{dial.most}"
    return words.line(words.say(dial.name), f"{dial.value}{most}")


# The board


def _cell(map: Map, width: int) -> int:
    """How wide a space can be drawn so that none covers its neighbour."""
    return int(_nearest(map, aside=True) * width / map.width)


def _nearest(map: Map, aside: bool) -> int:
    """The least distance of two spaces that are beside each other, or under each other."""
    least = map.width if aside else map.height
    for place, one in enumerate(map.spaces):
        for two in map.spaces[place + 1 :]:
            x, y = abs(one.x - two.x), abs(one.y - two.y)
            along, across = (x, y) if aside else (y, x)
            size = (one.height + two.height) if aside else (one.width + two.width)
            if across * 2 < size and along:
                least = min(least, along)
    return least


def _board(  # noqa: PLR0913 (a drawing, part by part)
    map: Map,
    names: Mapping[str, str],
    lit: Mapping[str, str],
    there: Mapping[str, Sequence[Text]],
    cell: int,
    width: int,
) -> list[Text]:
    cell = min(cell, WIDEST)
    wrapped = {id: textwrap.wrap(name, cell - 3) for id, name in names.items()}
    tall = max(len(wrapped[space.id]) for space in map.spaces)
    step = (tall + 2) / _nearest(map, aside=False)
    top = min(space.y for space in map.spaces)
    rows: dict[int, list[tuple[int, Text]]] = {}
    for space in map.spaces:
        left = min(width - cell, max(0, int((space.x * width / map.width) - cell / 2)))
        first = round((space.y - top) * step)
        box = _box(there[space.id], wrapped[space.id], tall, lit.get(space.id, ""), cell - 1)
        for place, text in enumerate(box):
            rows.setdefault(first + place, []).append((left, text))
    lines = []
    for row in range(max(rows) + 1):
        line = Text()
        for left, text in sorted(rows.get(row, ()), key=lambda part: part[0]):
            line.append(" " * max(0, left - line.cell_len)).append(text)
        lines.append(line)
    return lines


def _box(
    there: Sequence[Text], name: Sequence[str], tall: int, number: str, width: int
) -> list[Text]:
    """A space line by line."""
    edge = LIT if number else EDGE
    inner = width - 2
    told = [*name, *[""] * (tall - len(name))]
    upper = Text.assemble(("┌", edge), (number, LIT), ("─" * (inner - len(number)), edge), "")
    upper.append("┐", edge)
    middle = [
        Text.assemble(("│", edge), (line.ljust(inner), "bold" if number else ""), ("│", edge))
        for line in told
    ]
    lower = Text("└", edge)
    for mark in there:
        if lower.cell_len + mark.cell_len < width:
            lower.append(mark)
    lower.append("─" * (width - 1 - lower.cell_len), edge).append("┘", edge)
    return [upper, *middle, lower]


def _mark(style: Style, piece: Piece) -> Text:
    """A piece as one or two signs: figures by the number of their seat."""
    if piece.kind == "figure":
        seat = piece.marks.get("seat")
        if not isinstance(seat, int):
            return Text("♛", "bright_red")
        return Text(f"♟{seat + 1}", f"bold {SEATS[seat % len(SEATS)]}")
    sign, colour = sign_of(style, piece)
    value = piece.marks.get("value", "")
    return Text(f"{sign}{value}", colour)


# The list


def _listed(
    map: Map, names: Mapping[str, str], lit: Mapping[str, str], there: Mapping[str, Sequence[Text]]
) -> list[Text]:
    """Space under space, each with what is there and where its ways lead."""
    lines = []
    for space in map.spaces:
        number = lit.get(space.id, "")
        line = Text.assemble(
            (f"{number:>3} ", LIT), (names[space.id], "bold" if number else ""), " "
        )
        for mark in there[space.id]:
            line.append(mark).append(" ")
        line.append(" ".join(_ways(map, space, names)), EDGE)
        lines.append(line)
    return lines


def _ways(map: Map, space: Space, names: Mapping[str, str]) -> Sequence[str]:
    both = [way.end for way in map.ways if way.start == space.id and not way.one_way]
    both += [way.start for way in map.ways if way.end == space.id and not way.one_way]
    only = [way.end for way in map.ways if way.start == space.id and way.one_way]
    parts = [f"↔ {', '.join(names[id] for id in both)}"] if both else []
    return parts + ([f"→ {', '.join(names[id] for id in only)}"] if only else [])
