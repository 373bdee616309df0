"""The kinds of figures a report is made of. They know shapes of data, but no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from emberhold.lab.report.look import (
    BLUE,
    FAINT,
    GREY,
    INK,
    MARKERS,
    SERIES,
    VERMILION,
    bare,
    canvas,
    style_of,
    styled,
)
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Incidence, Lift, Rate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_ROW = 0.27
"""Inches a row of a figure is high."""


@styled
def rates(groups: Mapping[str, Mapping[str, Rate]], words: Words, even: float | None) -> Figure:
    """Rates with their intervals, a panel for each way of grouping; `even` is a fair share."""
    heights = [len(group) + 1.2 for group in groups.values()]
    figure, axes = canvas(
        _ROW * sum(heights) + 0.5, len(groups), sharex=True, height_ratios=heights
    )
    for (title, group), panel in zip(groups.items(), axes[:, 0], strict=True):
        panel.set_title(title)
        bare(panel)
        if even is not None:
            panel.axvline(even, color=GREY, linewidth=1, linestyle=(0, (3, 3)))
        for row, rate in enumerate(group.values()):
            low, high = rate.interval
            panel.plot([low, high], [row, row], color=BLUE, linewidth=2.2, alpha=0.55)
            panel.plot(rate.share, row, "o", color=BLUE, markersize=6, clip_on=False, zorder=3)
            said = f"{words.percent(rate.share)}  ({words.whole(rate.games)})"
            panel.annotate(
                said,
                (1, row),
                xycoords=("axes fraction", "data"),
                xytext=(8, 0),
                textcoords="offset points",
                va="center",
                color=INK,
                fontsize=8.5,
            )
        _rows(panel, list(group))
        panel.set_xlim(0, 1)
    words.percent_axis(axes[-1, 0].xaxis)
    axes[-1, 0].set_xlabel(words.say("report-axis-won"))
    return figure


@styled
def shares(
    parts: Mapping[str, Mapping[str, int]], words: Words, colours: Mapping[str, str]
) -> Figure:
    """How wholes divide: a bar for each, the same parts in the same colours."""
    figure, axes = canvas(0.36 * len(parts) + 1.1)
    panel = axes[0, 0]
    bare(panel)
    panel.grid(visible=False)
    hatches = ("", "///", "...", "xxx", "\\\\\\", "")
    for row, counts in enumerate(parts.values()):
        whole, left = sum(counts.values()), 0.0
        for place, (name, colour) in enumerate(colours.items()):
            share = counts.get(name, 0) / whole
            panel.barh(
                row,
                share,
                left=left,
                height=0.72,
                color=colour,
                edgecolor="white",
                hatch=hatches[place % len(hatches)],
                label=name if row == 0 else None,
            )
            if share >= 0.06:
                box = {"facecolor": "white", "edgecolor": "none", "pad": 1.2, "alpha": 0.85}
                middle = left + share / 2
                said = words.percent(share, 0)
                panel.text(middle, row, said, ha="center", va="center", fontsize=8.5, bbox=box)
            left += share
    _rows(panel, list(parts))
    panel.set_xlim(0, 1)
    panel.set_xticks([])
    panel.spines["bottom"].set_visible(False)
    figure.legend(loc="outside lower center", ncols=min(4, len(colours)))
    return figure


@styled
def lengths(
    groups: Mapping[str, tuple[Sequence[int], Sequence[int]]], words: Words, unit: str
) -> Figure:
    """How long games took, those won above the line and those lost below it."""
    figure, axes = canvas(1.15 * len(groups) + 0.9, len(groups), sharex=True, sharey=True)
    longest = max(max((*won, *lost)) for won, lost in groups.values())
    step = max(1, round(longest / 40))
    edges = [edge - 0.5 for edge in range(0, longest + step + 1, step)]
    for (name, (won, lost)), panel in zip(groups.items(), axes[:, 0], strict=True):
        panel.set_title(name, fontweight="normal")
        bare(panel)
        whole = len(won) + len(lost)
        for games, colour, way in ((won, BLUE, 1), (lost, VERMILION, -1)):
            weights = [way / whole] * len(games)
            panel.hist(
                games, edges, weights=weights, color=colour, edgecolor="white", linewidth=0.4
            )
            if games:
                middle = median(games)
                panel.plot([middle], [0], "|", color=INK, markersize=13, markeredgewidth=1.4)
        panel.axhline(0, color=INK, linewidth=0.8)
        panel.set_yticks([])
        panel.spines["bottom"].set_visible(False)
    axes[-1, 0].set_xlabel(unit)
    _whole_ticks(axes[-1, 0])
    _key(figure, {words.say("report-won"): BLUE, words.say("report-lost"): VERMILION})
    return figure


@dataclass(frozen=True, slots=True)
class Band:
    """A middle and a range around it, by moment."""

    moments: list[int]
    middles: list[float]
    lows: list[float]
    highs: list[float]


@styled
def curves(
    fallen: Mapping[str, Incidence],
    lives: Mapping[str, Band],
    words: Words,
    titles: tuple[str, str],
    unit: str,
) -> Figure:
    """On the left the share that has fallen, on the right how much life those have who play on."""
    figure, axes = canvas(4.1, 1, 2)
    left, right = axes[0]
    for place, (name, curve) in enumerate(fallen.items()):
        style = style_of(place)
        left.step(curve.moments, curve.shares, where="post", label=name, linewidth=1.8, **style)
        left.fill_between(
            curve.moments,
            curve.lows,
            curve.highs,
            step="post",
            color=style["color"],
            alpha=0.14,
            linewidth=0,
        )
    for place, band in enumerate(lives.values()):
        style = style_of(place)
        right.plot(band.moments, band.middles, linewidth=1.8, **style)
        right.fill_between(
            band.moments, band.lows, band.highs, color=style["color"], alpha=0.12, linewidth=0
        )
    for panel, title in zip((left, right), titles, strict=True):
        panel.set_title(title)
        bare(panel, "y")
        panel.set_ylim(bottom=0)
        panel.set_xlim(left=0)
        panel.set_xlabel(unit)
        _whole_ticks(panel)
    left.set_ylim(0, 1.02)
    words.percent_axis(left.yaxis)
    figure.legend(loc="outside lower center", ncols=min(4, len(fallen)))
    return figure


@styled
def stacked(
    groups: Mapping[str, Mapping[str, Incidence]],
    words: Words,
    colours: Mapping[str, str],
    unit: str,
) -> Figure:
    """Shares of a whole that grow over time, one on top of the other, a panel for each group."""
    rows = (len(groups) + 1) // 2
    wide = 1 if len(groups) == 1 else 2
    figure, axes = canvas(2.1 * rows + 0.9, rows, wide, sharex=True, sharey=True)
    for place, panel in enumerate(axes.flat):
        panel.set_visible(place < len(groups))
    last = max(curve.moments[-1] for curves in groups.values() for curve in curves.values())
    for (name, curves), panel in zip(groups.items(), axes.flat, strict=False):
        panel.set_title(name, fontweight="normal")
        bare(panel, "y")
        moments = [*next(iter(curves.values())).moments, last]
        shares = [[*curves[way].shares, curves[way].shares[-1]] for way in colours]
        names = list(colours) if panel is axes.flat[0] else ()
        panel.stackplot(
            moments, shares, colors=list(colours.values()), labels=names, step="post",
            edgecolor="white", linewidth=0.6,
        )  # fmt: skip
        panel.set_ylim(0, 1)
        panel.set_xlim(0, last)
        words.percent_axis(panel.yaxis)
        panel.set_xlabel(unit)
        _whole_ticks(panel)
    figure.legend(loc="outside lower center", ncols=min(4, len(colours)))
    return figure


@styled
def pairs_of_means(means: Mapping[str, tuple[float, float]], words: Words, label: str) -> Figure:
    """Two means joined by a line, of the games won and of those lost."""
    figure, axes = canvas(_ROW * len(means) + 1.1)
    panel = axes[0, 0]
    bare(panel)
    for row, (won, lost) in enumerate(means.values()):
        panel.plot([won, lost], [row, row], color=FAINT, linewidth=3, zorder=1)
        panel.plot(
            lost,
            row,
            MARKERS[1],
            color=VERMILION,
            markersize=5.5,
            markerfacecolor="white",
            markeredgewidth=1.5,
        )
        panel.plot(won, row, MARKERS[0], color=BLUE, markersize=6.5)
    _rows(panel, list(means))
    panel.set_xlim(left=-0.015 * panel.get_xlim()[1])
    panel.set_xlabel(label)
    _key(figure, {words.say("report-won"): BLUE, words.say("report-lost"): VERMILION}, dots=True)
    return figure


@styled
def lifts(panels: Mapping[str, Mapping[str, Lift]], words: Words) -> Figure:
    """By how much rates differ with and without something, a panel for each comparison."""
    names = list(dict.fromkeys(name for panel in panels.values() for name in panel))
    figure, axes = canvas(_ROW * len(names) + 1.2, 1, len(panels), sharey=True)
    for (title, found), panel in zip(panels.items(), axes[0], strict=True):
        panel.set_title(title)
        bare(panel)
        panel.axvline(0, color=GREY, linewidth=1)
        for name, one in found.items():
            row = names.index(name)
            way = 2 if not one.sure else 0 if one.difference > 0 else 1
            colour, marker = (BLUE, VERMILION, GREY)[way], MARKERS[way]
            panel.plot([one.low, one.high], [row, row], color=colour, linewidth=2, alpha=0.55)
            panel.plot(one.difference, row, marker, color=colour, markersize=5)
        words.points_axis(panel.xaxis)
        panel.set_xlabel(words.say("report-axis-points"))
    _rows(axes[0, 0], names)
    return figure


@styled
def matrix(
    names: Sequence[str],
    cells: Mapping[tuple[str, str], Rate],
    words: Words,
    columns: Sequence[str] | None = None,
) -> Figure:
    """The row's rate against the column, blue above one half, orange below."""
    from matplotlib.colors import LinearSegmentedColormap

    colours = LinearSegmentedColormap.from_list("lead", ["#E07B39", "#FFFFFF", "#3B8BC2"])
    columns = names if columns is None else columns
    size = len(names)
    figure, axes = canvas(0.62 * size + 1.6)
    panel = axes[0, 0]
    for spine in panel.spines.values():
        spine.set_visible(False)
    for row, one in enumerate(names):
        for column, other in enumerate(columns):
            rate = cells.get((one, other))
            panel.add_patch(_square(column, row, FAINT if rate is None else colours(rate.share)))
            if rate is not None and one != other:
                _rate_in(panel, column, row, rate, words)
    panel.set_xlim(-0.5, len(columns) - 0.5)
    panel.set_ylim(size - 0.5, -0.5)
    across = [name.replace(" ", "\n", 2) for name in columns]
    panel.set_xticks(range(len(columns)), across, fontsize=8)
    panel.set_yticks(range(size), names)
    panel.xaxis.tick_top()
    panel.tick_params(length=0)
    return figure


def _rate_in(panel: Axes, column: int, row: int, rate: Rate, words: Words) -> None:
    """A rate in a square, its interval below it."""
    middle: dict[str, Any] = {"ha": "center", "va": "center"}
    share = words.percent(rate.share, 0)
    panel.text(column, row - 0.12, share, fontsize=10.5, fontweight="bold", **middle)
    small = words.between(rate.interval, lambda each: words.percent(each, 0))
    panel.text(column, row + 0.24, small, fontsize=6.6, **middle)


@styled
def scatter(points: Mapping[str, tuple[float, Rate]], words: Words, across: str, up: str) -> Figure:
    """A printed number against a measured rate."""
    figure, axes = canvas(4.0)
    panel = axes[0, 0]
    bare(panel, "both")
    beside: Counter[float] = Counter()
    for place, (name, (printed, rate)) in enumerate(points.items()):
        low, high = rate.interval
        colour = SERIES[place % len(SERIES)]
        across_by = printed - 0.12 * beside[printed]
        left = beside[printed] % 2 == 1
        beside[printed] += 1
        panel.plot([across_by] * 2, [low, high], color=colour, linewidth=2.2, alpha=0.55)
        panel.plot(across_by, rate.share, MARKERS[place], color=colour, markersize=8)
        panel.annotate(
            f"{name} · {words.percent(rate.share)}",
            (across_by, rate.share),
            xytext=(-9 if left else 9, 0),
            textcoords="offset points",
            ha="right" if left else "left",
            va="center",
            fontsize=9,
        )
    numbers = [printed for printed, _ in points.values()]
    panel.set_xlim(min(numbers) - 0.6, max(numbers) + 2.0)
    panel.set_xticks(range(int(min(numbers)), int(max(numbers)) + 1))
    panel.set_ylim(0, 1.03)
    words.percent_axis(panel.yaxis)
    panel.set_xlabel(across)
    panel.set_ylabel(up)
    return figure


# Parts


def _rows(panel: Axes, names: Sequence[str]) -> None:
    panel.set_yticks(range(len(names)), names)
    panel.set_ylim(len(names) - 0.4, -0.6)


def _whole_ticks(panel: Axes) -> None:
    from matplotlib.ticker import MaxNLocator

    panel.xaxis.set_major_locator(MaxNLocator(integer=True))


def _square(column: int, row: int, face: object) -> object:
    from matplotlib.patches import Rectangle

    return Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=face, edgecolor="none")


def _key(figure: Figure, colours: Mapping[str, str], dots: bool = False) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    handles: list[object] = []
    for place, (name, colour) in enumerate(colours.items()):
        if dots:
            face = colour if place == 0 else "white"
            handles.append(
                Line2D(
                    [],
                    [],
                    marker=MARKERS[place],
                    color=colour,
                    markerfacecolor=face,
                    linestyle="none",
                    label=name,
                )
            )
        else:
            handles.append(Patch(color=colour, label=name))
    figure.legend(handles=handles, loc="outside lower center", ncols=len(colours))
