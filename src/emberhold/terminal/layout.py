"""Where things are on the screen: the opponents' side on top, the market, then the players.

The drawing of each area is made first; this file only measures and arranges. It asks for nothing
but the shape of a scene: areas named `player:N`, areas drawn as grids, and all the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import HEAVY, ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from emberhold.kernel.scene import Area, Scene
from emberhold.terminal.drawing import LABEL, Drawing
from emberhold.terminal.plain import shown

WIDE = 108
"""From this many columns on two panels are side by side."""

_BORDER = 4


def draw(
    scene: Scene, language: str, console: Console, names: Sequence[str] = ()
) -> RenderableType:
    """The whole table for one screen; `names` says who sits where."""
    drawing = Drawing(scene, language)
    page = _Page(drawing, console, names)
    players, maps, grids, strips, others = [], [], [], [], []
    for area in filter(shown, scene.areas):
        if area.id.startswith("player:"):
            players.append(area)
        elif area.map is not None:
            maps.append(area)
        elif area.id in drawing.style.grids:
            grids.append(area)
        elif area.id in drawing.style.strips:
            strips.append(area)
        else:
            others.append(area)
    return Group(
        *page.top(others),
        *map(page.board, maps),
        *map(page.market, grids),
        *page.seats(players),
        *page.strips(strips),
    )


class _Page:
    """One screen of a certain width."""

    def __init__(self, drawing: Drawing, console: Console, names: Sequence[str]) -> None:
        self.drawing = drawing
        self.console = console
        self.names = names
        self.width = console.width
        self.wide = console.width >= WIDE

    def top(self, areas: Sequence[Area]) -> list[RenderableType]:
        """The first area large, the others beside it, or under it where the screen is narrow."""
        if not areas:
            return []
        first, *others = areas
        if not others:
            return [self._panel(first, self.width)]
        if not self.wide:
            return [self._panel(first, self.width), self._beside(others, self.width)]
        right = self.width * 2 // 5
        left = self.width - right
        heights = [len(self._lines(area, right)) + 2 for area in others]
        tall = max(sum(heights), len(self._lines(first, left)) + 2)
        heights[-1] += tall - sum(heights)
        stack = Group(*(self._panel(a, right, h) for a, h in zip(others, heights, strict=True)))
        return [_side_by_side([(self._panel(first, left, tall), left), (stack, right)])]

    def board(self, area: Area) -> RenderableType:
        """A map takes the whole width."""
        return self._panel(area, self.width)

    def market(self, area: Area) -> RenderableType:
        """Piles in as many columns as the longest name allows, kind by kind."""
        stalls = [self.drawing.stall(zone) for zone in area.zones]
        widest = max((name.cell_len + 8 for _, name, _ in stalls), default=1)
        columns = max(1, min(3, (self.width - _BORDER) // widest))
        grid = Grid.grid(padding=(0, 1), expand=True)
        for _ in range(columns):
            grid.add_column(justify="right", width=2)
            grid.add_column(ratio=1, no_wrap=True)
            grid.add_column(width=3)
        rows = -(-len(stalls) // columns)
        for row in range(rows):
            cells: list[RenderableType] = []
            for column in range(columns):
                place = column * rows + row
                cells += stalls[place] if place < len(stalls) else ("", "", "")
            grid.add_row(*cells)
        title = Text(f"{self.drawing.words.title(area)}", "bold default")
        return Panel(grid, title=title, title_align="left", border_style=LABEL, width=self.width)

    def seats(self, areas: Sequence[Area]) -> list[RenderableType]:
        columns = 2 if self.wide and len(areas) > 1 else 1
        if self.width >= 3 * WIDE // 2 and len(areas) == 3:
            columns = 3
        if columns == 1:
            areas = self._nearest_last(areas)
        return [
            self._beside(areas[place : place + columns], self.width, columns)
            for place in range(0, len(areas), columns)
        ]

    def strips(self, areas: Sequence[Area]) -> list[Text]:
        """What is told in a line, without a frame."""
        return [
            Text("  ") + line for area in areas for line in self.drawing.area(area, self.width - 2)
        ]

    def _nearest_last(self, areas: Sequence[Area]) -> list[Area]:
        """The viewer sits nearest to the question; the others in the order of the table."""
        seat = self.drawing.scene.seat
        place = 0 if seat is None else seat + 1
        return [*areas[place:], *areas[:place]]

    def _beside(self, areas: Sequence[Area], width: int, columns: int = 0) -> RenderableType:
        """Areas in columns of equal width and height."""
        columns = columns or len(areas)
        each = [width // columns] * columns
        each[-1] += width - sum(each)
        sized = list(zip(areas, each, strict=False))
        tall = max(len(self._lines(area, wide)) for area, wide in sized) + 2
        return _side_by_side([(self._panel(area, wide, tall), wide) for area, wide in sized])

    def _lines(self, area: Area, width: int) -> list[Text]:
        lines: list[Text] = []
        for line in self.drawing.area(area, width - _BORDER):
            lines += line.wrap(self.console, width - _BORDER)
        return lines

    def _panel(self, area: Area, width: int, height: int | None = None) -> Panel:
        active = bool(area.marks.get("active"))
        title = Text(f"{self.drawing.words.title(area)}", "bold default")
        if active:
            title = Text("▶ ", "bold bright_yellow") + title
        who = self._who(area)
        return Panel(
            Group(*self._lines(area, width)),
            title=title,
            title_align="left",
            subtitle=Text(who, LABEL) if who else None,
            subtitle_align="right",
            box=HEAVY if active else ROUNDED,
            border_style="bright_yellow" if active else LABEL,
            width=width,
            height=height,
        )

    def _who(self, area: Area) -> str:
        kind, _, seat = area.id.partition(":")
        if kind != "player" or not seat.isdecimal() or int(seat) >= len(self.names):
            return ""
        return self.names[int(seat)]


def _side_by_side(panels: Sequence[tuple[RenderableType, int]]) -> RenderableType:
    grid = Grid.grid(padding=0)
    for _, width in panels:
        grid.add_column(width=width)
    grid.add_row(*(panel for panel, _ in panels))
    return grid
