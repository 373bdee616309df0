"""A scene drawn with colours: lines of text for each area, laid out in panels by `layout`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.terminal.style import Style, sign_of, style_of
from emberhold.terminal.words import Words, alike

_BAR = 16
_NBSP = "\u00a0"
LABEL = "bright_black"
"""The style of words that only say what stands beside them."""


class Drawing:
    """Draws the parts of one scene; `width` is what a panel's lines may take."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        self.words = Words(language, scene)
        self.style: Style = style_of(scene.game)
        self.touched = frozenset(
            piece for asked in scene.asked for option in asked.options for piece in option.pieces
        )
        """The pieces some option points at."""

    # Areas

    def area(self, area: Area) -> list[Text]:
        """An area line by line: its marks, then zone by zone, the piles last on one line."""
        lines = [self.marks(area)] if area.marks else []
        rows = [zone for zone in area.zones if _kind(zone) in self.style.rows]
        if rows:
            lines += self.rows(rows)
        piles: list[Text] = []
        for zone in area.zones:
            if _kind(zone) in (*self.style.tops, *self.style.counts):
                piles.append(self.pile(zone))
            elif zone not in rows:
                lines += self.zone(zone)
        if piles:
            lines.append(_joined(piles, "   "))
        return lines

    def marks(self, area: Area) -> Text:
        parts: list[Text] = []
        for name in self.style.bars:
            if name in area.marks:
                parts.append(self.bar(area, name))
        for name in self.style.pips:
            if name in area.marks:
                parts.append(self.pips(area, name))
        drawn = (*self.style.bars, *self.style.pips)
        for words in self.words.marks(area.marks, drawn):
            parts.append(Text(_tight(words)))
        return _joined(parts, "   ")

    def bar(self, area: Area, name: str) -> Text:
        value, most = int(area.marks[name]), int(area.marks.get(f"max_{name}", 0)) or 1
        full = min(_BAR, -(-value * _BAR // most))
        share = value / most
        colour = "green" if share > 0.5 else "yellow" if share > 0.25 else "red"
        text = Text()
        text.append("━" * full, colour)
        text.append("╌" * (_BAR - full), LABEL)
        text.append(f"{_NBSP}{_tight(self.words.mark(area.marks, name))}", "bold")
        return text

    def pips(self, area: Area, name: str) -> Text:
        value, most = int(area.marks[name]), int(area.marks[f"max_{name}"])
        text = Text()
        text.append("●" * value, "bright_yellow" if value == most else "yellow")
        text.append("○" * (most - value), LABEL)
        text.append(f"{_NBSP}{_tight(self.words.mark(area.marks, name))}")
        return text

    # Zones

    def zone(self, zone: Zone) -> list[Text]:
        """A zone that shows all its pieces; an empty one is left out unless it is a hand."""
        if _kind(zone) in self.style.lists:
            return [self.standing(piece) for piece in zone.pieces]
        if not zone.count:
            return []
        line = Text(f"{self.words.name(zone)} {zone.count}  ", LABEL)
        line.append(_joined(self.cards(zone.pieces), "  "))
        return [line]

    def pile(self, zone: Zone) -> Text:
        """A pile by its number of cards, with the top one where it may be read."""
        text = Text(_tight(f"{self.words.name(zone)} {zone.count}"), LABEL)
        if _kind(zone) in self.style.tops and zone.pieces:
            text.append(f"{_NBSP}▸{_NBSP}", LABEL)
            text.append(self.card(zone.pieces[-1]))
        return text

    def rows(self, zones: Sequence[Zone]) -> list[Text]:
        """Zones under each other, their names and marks in columns, and the pieces on them."""
        names = [self.words.name(zone) for zone in zones]
        said = [self.words.marks(zone.marks) for zone in zones]
        columns = [max(map(len, names), default=0)]
        for place in range(max(map(len, said), default=0)):
            columns.append(max(len(words[place]) for words in said if place < len(words)))
        lines = []
        for zone, name, words in zip(zones, names, said, strict=True):
            lit = zone.id in self.touched
            line = Text(name.ljust(columns[0]), "bold" if lit else "")
            for place, word in enumerate(words):
                width = columns[place + 1] if place + 1 < len(words) or zone.count else 0
                line.append(f"  {word}".ljust(width + 2), _state_style(zone, place))
            lines.append(self._holding(line, zone))
        return lines

    def _holding(self, line: Text, zone: Zone) -> Text:
        cards = self.cards(zone.pieces)
        if cards:
            line.append("  ")
            line.append(_joined(cards, "  "))
        if "covered_by" in zone.marks:
            line.append(f"  ← {self.words.of(str(zone.marks['covered_by']))}", LABEL)
        return line

    # Pieces

    def cards(self, pieces: Iterable[Piece]) -> list[Text]:
        return [self.card(piece, count) for piece, count in alike(pieces)]

    def card(self, piece: Piece, count: int = 1) -> Text:
        sign, colour = sign_of(piece.kind)
        text = Text(f"{sign}{_NBSP}", colour)
        text.append(_tight(self.words.name(piece)), _name_style(colour, piece.id in self.touched))
        if count > 1:
            text.append(f"{_NBSP}×{count}", "bold")
        return text

    def standing(self, piece: Piece) -> Text:
        """A piece with a line of its own: what it is, and what lies on it."""
        text = self.card(piece)
        kind = f"type-{piece.kind}"
        said = [self.words.say(kind)] if self.words.say.knows(kind) else []
        said += self.words.marks(piece.marks)
        text.append(f"  {' · '.join(said)}")
        return text

    def stall(self, zone: Zone) -> list[Text]:
        """A pile of the market: cost, name, copies left."""
        piece = zone.pieces[0] if zone.pieces else None
        if piece is None:
            return [Text(), Text(), Text()]
        sign, colour = sign_of(piece.kind)
        gone = zone.count == 0
        name = Text(f"{sign} ", LABEL if gone else colour)
        lit = zone.id in self.touched or piece.id in self.touched
        style = f"strike {LABEL}" if gone else _name_style(colour, lit)
        name.append(self.words.name(piece), style)
        cost = Text(str(piece.marks.get("cost", "")), "bold", justify="right")
        return [cost, name, Text(f"×{zone.count}", LABEL)]


def _kind(zone: Zone) -> str:
    return zone.id.partition(":")[0]


def _tight(words: str) -> str:
    """Words that stay together when a line is broken."""
    return words.replace(" ", _NBSP)


def _name_style(colour: str, lit: bool) -> str:
    return f"bold {colour}" if lit else colour


def _state_style(zone: Zone, place: int) -> str:
    if place or "open" not in zone.marks:
        return ""
    return "green" if zone.marks["open"] else LABEL


def _joined(parts: Sequence[Text], between: str) -> Text:
    return Text(between).join(parts)
