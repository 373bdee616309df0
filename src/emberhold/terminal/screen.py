"""The two screens a game can be played on: one with colours and panels, one of plain lines."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, TextIO

from emberhold.kernel.scene import Scene
from emberhold.terminal import plain

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

PROMPT = "> "
_PAGE = 92
"""Lines of text longer than this are hard to read."""

_LEAST_NEWS = 4


class Screen(Protocol):
    """Where a table is shown and answers are typed."""

    redraws: bool
    """Whether the whole table is drawn at every question."""

    @property
    def news_room(self) -> int:
        """How many lines of what happened have room above a question."""

    def table(self, scene: Scene, language: str, names: Sequence[str], heading: str) -> None: ...
    def status(self, scene: Scene, language: str) -> None: ...
    def news(self, lines: Sequence[str]) -> None: ...
    def question(self, prompt: str, options: Sequence[str]) -> None: ...
    def say(self, text: str) -> None: ...
    def wrong(self, text: str) -> None: ...
    def page(self, title: str, lines: Sequence[str]) -> None: ...
    def columns(self, title: str, words: Sequence[str]) -> None: ...
    def heading(self, text: str) -> None: ...
    def clear(self) -> None: ...
    def pause(self, text: str) -> bool: ...
    def read(self) -> str | None: ...


class PlainScreen:
    """Lines in, lines out: for pipes, scripts and screen readers."""

    redraws = False
    news_room = 10**6

    def __init__(self, out: TextIO, source: TextIO) -> None:
        self._out = out
        self._source = source

    def table(self, scene: Scene, language: str, names: Sequence[str], heading: str) -> None:
        self.say(f"== {heading} ==")
        for line in plain.lines_of(scene, language, names):
            self.say(line)

    def status(self, scene: Scene, language: str) -> None:
        """How the person at the screen is doing, where the whole table would be too much."""
        for line in plain.own_marks(scene, language):
            self.say(line)

    def news(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(f"- {line}")

    def question(self, prompt: str, options: Sequence[str]) -> None:
        self.say(prompt)
        for number, label in enumerate(options, start=1):
            self.say(f"{number}. {label}")

    def say(self, text: str) -> None:
        self._out.write(f"{text}\n")

    def wrong(self, text: str) -> None:
        self.say(f"! {text}")

    def page(self, title: str, lines: Sequence[str]) -> None:
        if title:
            self.say(title)
        for line in lines:
            self.say(f"  {line}" if title else line)

    def columns(self, title: str, words: Sequence[str]) -> None:
        self.page(title, [", ".join(words)])

    def heading(self, text: str) -> None:
        self.say(f"== {text} ==")

    def clear(self) -> None:
        pass

    def pause(self, text: str) -> bool:
        """A script is not made to wait."""
        self.say(f"-- {text} --")
        return True

    def read(self) -> str | None:
        """The next line, echoed so that a transcript can be read; None when there are no more."""
        self._out.write(PROMPT)
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            return None
        line = line.rstrip("\r\n")
        if not self._source.isatty():
            self._out.write(f"{line}\n")
        return line


class RichScreen:
    """Panels and colours, redrawn at every question."""

    redraws = True

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self._console = console
        self._source = source
        """Where lines come from; None is the keyboard, with its history."""

    @property
    def news_room(self) -> int:
        return max(_LEAST_NEWS, self._console.height // 5)

    def table(self, scene: Scene, language: str, names: Sequence[str], heading: str) -> None:
        from emberhold.terminal.layout import draw

        self.clear()
        self.heading(heading)
        self._console.print(draw(scene, language, self._console, names))

    def status(self, scene: Scene, language: str) -> None:
        """Nothing to add to a table that is always drawn."""

    def heading(self, text: str) -> None:
        from rich.text import Text

        title, _, rest = text.partition(" · ")
        line = Text(f" {title}", "bold bright_yellow")
        if rest:
            line.append(f" · {rest}", "bright_black")
        self._console.print(line, no_wrap=True, overflow="ellipsis")

    def news(self, lines: Sequence[str]) -> None:
        from rich.text import Text

        for line in lines:
            text = Text.assemble((" · ", "bright_black"), self._wrapped(line, "   "))
            self._console.print(text)

    def question(self, prompt: str, options: Sequence[str]) -> None:
        from rich.text import Text

        self._console.print(Text(f"\n {self._wrapped(prompt, ' ')}", "bold"))
        self._console.print(numbered(options, self._console.width))

    def say(self, text: str) -> None:
        from rich.text import Text

        self._console.print(Text(f" {self._wrapped(text, ' ')}"))

    def wrong(self, text: str) -> None:
        from rich.text import Text

        self._console.print(Text(f" ✗ {self._wrapped(text, '   ')}", "red"))

    def page(self, title: str, lines: Sequence[str]) -> None:
        from rich.console import Group
        from rich.panel import Panel
        from rich.text import Text

        width = min(self._console.width, _PAGE)
        body = Group(*(Text(_broken(line, width - 4, "  ")) for line in lines))
        heading = Text(title, "bold default") if title else None
        self._console.print(
            Panel(body, title=heading, title_align="left", border_style="bright_black", width=width)
        )

    def columns(self, title: str, words: Sequence[str]) -> None:
        from rich.columns import Columns
        from rich.padding import Padding
        from rich.text import Text

        self._console.print(Text(f" {title}", "bold"))
        shown = Columns([Text(word) for word in words], padding=(0, 3), column_first=True)
        self._console.print(Padding(shown, (0, 3)))

    def _wrapped(self, text: str, indent: str) -> str:
        return _broken(text, self._console.width - 4, indent)

    def clear(self) -> None:
        self._console.clear()

    def pause(self, text: str) -> bool:
        """A screen that shows only the words, until Enter is pressed."""
        from rich.align import Align
        from rich.panel import Panel
        from rich.text import Text

        self.clear()
        if self._console.is_terminal:
            self._console.file.write("\x1b[3J")
        panel = Panel(Text(text, justify="center"), padding=(1, 4), border_style="bright_yellow")
        self._console.print("\n" * 3, Align.center(panel))
        return self.read() is not None

    def read(self) -> str | None:
        if self._source is not None:
            self._console.print(" ❯ ", end="")
            line = self._source.readline()
            self._console.print()
            return line.rstrip("\r\n") if line else None
        try:
            return input(" ❯ ")
        except EOFError:
            self._console.print()
            return None


def _broken(text: str, width: int, indent: str) -> str:
    """Text in lines of a width; unlike rich, a space that binds two words is respected."""
    lines = textwrap.wrap(text, width, subsequent_indent=indent, drop_whitespace=True)
    return "\n".join(lines)


def numbered(options: Sequence[str], width: int) -> RenderableType:
    """Options with their numbers, in as many columns as fit, read downward."""
    from rich.table import Table as Grid
    from rich.text import Text

    widest = max(map(len, options), default=0) + 6
    columns = max(1, min(4, width // widest, -(-len(options) // 4)))
    rows = -(-len(options) // columns)
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", min_width=3)
        grid.add_column(min_width=min(widest, width // columns) - 6)
    for row in range(rows):
        cells: list[RenderableType] = []
        for place in range(row, len(options), rows):
            cells += [Text(str(place + 1), "bold bright_yellow"), Text(options[place])]
        grid.add_row(*cells)
    return grid


def screen_for(out: TextIO, source: TextIO, force_plain: bool = False) -> Screen:
    """The screen that suits where the program runs."""
    terminal = out.isatty() and source.isatty() and os.environ.get("TERM") != "dumb"
    if force_plain or not terminal:
        return PlainScreen(out, source)
    from rich.console import Console

    with suppress(ImportError):
        import readline  # noqa: F401  a history of what was typed, where the system has it
    return RichScreen(Console(file=out, highlight=False))
