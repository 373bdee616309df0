"""How figures look: colours everybody can tell apart, also in grey, and no more ink than needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from io import BytesIO
from typing import TYPE_CHECKING, Any, ParamSpec

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Given = ParamSpec("Given")

BLUE, VERMILION, GREEN, PURPLE = "#0072B2", "#D55E00", "#009E73", "#CC79A7"
ORANGE, SKY, YELLOW, BLACK = "#E69F00", "#56B4E9", "#F0E442", "#1A1A1A"
NAMED = {
    "blue": BLUE,
    "vermilion": VERMILION,
    "green": GREEN,
    "purple": PURPLE,
    "orange": ORANGE,
    "sky": SKY,
    "yellow": YELLOW,
    "black": BLACK,
}
"""Colours as the reports of games call them."""
SERIES = (BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, BLACK, YELLOW)
"""The colours of Okabe and Ito, the best told apart first."""
DASHES: tuple[Any, ...] = ("-", (0, (5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)))
MARKERS = "osD^vPX*"
GREY, FAINT, INK = "#6E6E6E", "#E3E3E3", "#222222"

WIDE = 8.4
"""Inches; what a page in print has between its margins, enlarged a little."""
_DOTS = 160

_STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.labelsize": 9.5,
    "axes.linewidth": 0.8,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "hatch.linewidth": 0.6,
    "figure.facecolor": "white",
}


def styled(draw: Callable[Given, Figure]) -> Callable[Given, Figure]:
    """A function that draws in this style, whatever style is set around it."""

    @wraps(draw)
    def drawn(*args: Given.args, **settings: Given.kwargs) -> Figure:
        from matplotlib import rc_context

        with rc_context(_STYLE):
            return draw(*args, **settings)

    return drawn


def canvas(height: float, rows: int = 1, columns: int = 1, **settings: Any) -> tuple[Figure, Any]:
    """A figure and its axes, always as a two-dimensional array."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDE, height), layout="constrained")
    return figure, figure.subplots(rows, columns, squeeze=False, **settings)


def picture(figure: Figure) -> bytes:
    """A figure as PNG; the same bytes for the same figure."""
    from matplotlib import rc_context

    with rc_context(_STYLE), BytesIO() as file:
        figure.savefig(file, format="png", dpi=_DOTS, metadata={"Software": None})
        return file.getvalue()


def bare(axes: Axes, grid: str = "x") -> None:
    """Rows without ticks and a faint grid behind everything."""
    axes.grid(axis=grid)  # type: ignore[arg-type]
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    if grid == "x":
        axes.spines["left"].set_visible(False)


def style_of(place: int) -> dict[str, Any]:
    """The line of one of several series: told apart by colour and by dashes."""
    return {"color": SERIES[place % len(SERIES)], "linestyle": DASHES[place % len(DASHES)]}
