"""A scene drawn with colours: lines of text for each area, which `layout` puts into panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhold.games.style import Style
from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.language.words import alike
from emberhold.terminal import mapping
from emberhold.terminal.style import sign_of, style_of

LABEL = "bright_black"
"""The style of words that only say what is beside them."""

_LONG_BAR, _SHORT_BAR, _LONG_FROM = 20, 10, 60


class Drawing:
    """Draws the parts of one scene as lines of a given width."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        self.words = words_of(scene, language)
        self.style: Style = style_of(scene.game)
        self.touched = frozenset(
            piece for asked in scene.asked for option in asked.options for piece in option.pieces
        )
        """The pieces some option points at."""

    # Areas

    def area(self, area: Area, width: int) -> list[Text]:
        """An area line by line: its marks, then zone by zone, the piles last."""
        lines = flow(self.marks(area, width), width, "   ")
        on_map: set[str] = set()
        if area.map is not None:
            on_map = {space.id for space in area.map.spaces}
            lines += mapping.drawn(area, area.map, self.words, width)
        lines += mapping.tracks(area, self.words)
        rows = [zone for zone in area.zones if _kind(zone) in self.style.rows]
        lines += self.rows(rows, width)
        piles: list[Text] = []
        for zone in area.zones:
            if _kind(zone) in (*self.style.tops, *self.style.counts):
                if zone.count or _kind(zone) not in self.style.quiet:
                    piles.append(self.pile(zone))
            elif zone not in rows and zone.id not in on_map:
                lines += self.zone(zone, width)
        return lines + flow(piles, width, "   ")

    def marks(self, area: Area, width: int) -> list[Text]:
        cells = _LONG_BAR if width >= _LONG_FROM else _SHORT_BAR
        bars = () if area.marks.get("untouchable") else self.style.bars
        parts = [self.bar(area, name, cells) for name in bars if name in area.marks]
        parts += [self.pips(area, name) for name in self.style.pips if name in area.marks]
        drawn = (*self.style.bars, *self.style.pips)
        return parts + [Text(words) for words in self.words.area_marks(area, drawn)]

    def bar(self, area: Area, name: str, cells: int) -> Text:
        value, most = int(area.marks[name]), int(area.marks.get(f"max_{name}", 0)) or 1
        full = min(cells, -(-value * cells // most))
        share = value / most
        colour = "green" if share > 0.5 else "yellow" if share > 0.25 else "red"
        return Text.assemble(
            ("━" * full, colour),
            ("╌" * (cells - full), LABEL),
            (f" {self.words.mark(area.marks, name)}", "bold"),
        )

    def pips(self, area: Area, name: str) -> Text:
        value, most = int(area.marks[name]), int(area.marks[f"max_{name}"])
        return Text.assemble(
            ("●" * value, "bold bright_yellow" if value == most else "yellow"),
            ("○" * (most - value), LABEL),
            f" {self.words.mark(area.marks, name)}",
        )

    # Zones

    def zone(self, zone: Zone, width: int) -> list[Text]:
        """A zone that shows all its pieces; nothing where it is empty."""
        kind = _kind(zone)
        if not zone.count:
            return []
        label = Text(f"{self.words.label(zone)} {self.words.count(zone)}", LABEL)
        if kind in self.style.lists:
            return self.listed(zone, label if "slots" in zone.marks else None, width)
        if kind in self.style.marked:
            return flow([label, *self.marked(zone.pieces)], width, "  ", label.cell_len + 2)
        return flow([label, *self.cards(zone.pieces)], width, "  ")

    def listed(self, zone: Zone, label: Text | None, width: int) -> list[Text]:
        """Piece under piece; where the zone has slots, beside its label."""
        indent = label.cell_len + 2 if label is not None else 0
        lines: list[Text] = []
        for piece in zone.pieces:
            lines += flow(self.standing(piece), width - indent, " · ", 4)
        if label is None:
            return lines
        first, *others = lines
        return [label + "  " + first, *(Text(" " * indent) + line for line in others)]

    def pile(self, zone: Zone) -> Text:
        """A pile by its number of cards, with the top one where it may be read."""
        text = Text.assemble((f"{self.words.label(zone)} {zone.count}", LABEL))
        if _kind(zone) in self.style.tops and zone.pieces:
            text.append(" ▸ ", LABEL)
            text.append(self.card(zone.pieces[-1]))
        return text

    def rows(self, zones: Sequence[Zone], width: int) -> list[Text]:
        """Zones under each other, their names and marks in columns, and the pieces on them."""
        names = [self.words.label(zone) for zone in zones]
        said = [self.words.marks(zone.marks) for zone in zones]
        widest = max(map(len, names), default=0)
        state = max((len(words[0]) for words in said if words), default=0)
        lines = []
        for zone, name, words in zip(zones, names, said, strict=True):
            line = Text.assemble(
                (name.ljust(widest), "bold" if zone.id in self.touched else ""),
                ("  " + words[0].ljust(state) if words else "", _state_style(zone)),
            )
            like = [w for z, w in zip(zones, said, strict=True) if len(z.marks) == len(zone.marks)]
            for place, word in enumerate(words[1:], start=1):
                column = max(len(other[place]) for other in like if place < len(other))
                line.append(f"  {word.ljust(column)}")
            lines += flow([line, *self._lying_on(zone)], width, "  ", widest + 2)
        return lines

    def _lying_on(self, zone: Zone) -> list[Text]:
        cards = self.cards(zone.pieces)
        if "covered_by" in zone.marks:
            cards.append(Text(f"← {self.words.of(str(zone.marks['covered_by']))}", LABEL))
        return cards

    # Pieces

    def cards(self, pieces: Iterable[Piece]) -> list[Text]:
        return [
            self.card(piece, count * int(piece.marks.get("count", 1)))
            for piece, count in alike(pieces)
        ]

    def marked(self, pieces: Iterable[Piece]) -> list[Text]:
        """Cards with their marks in brackets; copies that look the same once."""
        return [
            self.card(piece, count).append(f" ({', '.join(said)})" if said else "")
            for piece, count in alike(pieces)
            for said in [self.words.marks(piece.marks)]
        ]

    def card(self, piece: Piece, count: int = 1) -> Text:
        sign, colour = sign_of(self.style, piece)
        name = self.words.name(piece)
        text = Text.assemble(
            (f"{sign} ", colour), (name, _name_style(colour, piece.id in self.touched))
        )
        if count > 1:
            text.append(f" ×{count}", "bold")
        return text

    def standing(self, piece: Piece) -> list[Text]:
        """A piece with a line of its own: what it is, and what is on it."""
        kind = f"type-{piece.kind}"
        said = [self.words.say(kind)] if self.words.say.knows(kind) else []
        said += self.words.marks(piece.marks)
        return [self.card(piece).append(f"  {''.join(said[:1])}"), *map(Text, said[1:])]

    def stall(self, zone: Zone) -> tuple[Text, Text, Text]:
        """A pile of the market: cost, name, copies left."""
        piece = zone.pieces[0]
        sign, colour = sign_of(self.style, piece)
        lit = zone.id in self.touched or piece.id in self.touched
        style = _name_style(colour, lit) if zone.count else f"strike {LABEL}"
        return (
            Text(str(piece.marks.get("cost", "")), "bold" if lit else LABEL),
            Text.assemble((f"{sign} ", colour), (self.words.name(piece), style)),
            Text(f"×{zone.count}", "" if zone.count else LABEL),
        )


def flow(parts: Sequence[Text], width: int, between: str, indent: int = 2) -> list[Text]:
    """Parts one after the other; a part that does not fit begins the next line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append(part)
        else:
            lines.append(Text(" " * indent if lines else "").append(part))
    return lines


def _kind(zone: Zone) -> str:
    return zone.id.partition(":")[0]


def _name_style(colour: str, lit: bool) -> str:
    return f"bold {colour}" if lit else colour


def _state_style(zone: Zone) -> str:
    if "open" not in zone.marks:
        return ""
    return "green" if zone.marks["open"] else LABEL
