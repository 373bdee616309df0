"""The figures of a report show what they are given: rows by name, shares of a whole, fair lines."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.lab.report import charts
from emberhold.lab.report.look import SERIES, style_of
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Rate, incidence

WORDS = Words("en")


def rows_of(panel: Any) -> list[str]:
    return [label.get_text() for label in panel.get_yticklabels()]


def test_rates_are_rows_by_name_between_nothing_and_everything() -> None:
    groups = {"by mage": {"Gex": Rate(3, 10), "Yan": Rate(6, 8)}, "by seat": {"1": Rate(1, 2)}}
    figure = charts.rates(groups, WORDS, None)
    panels: Any = figure.axes
    assert [panel.get_title("left") for panel in panels] == ["by mage", "by seat"]
    assert [rows_of(panel) for panel in panels] == [["Gex", "Yan"], ["1"]]
    assert {panel.get_xlim() for panel in panels} == {(0, 1)}
    dots = [line for line in panels[0].lines if line.get_marker() == "o"]
    assert [float(line.get_xdata()[0]) for line in dots] == [0.3, 0.75]


def test_a_fair_share_is_a_broken_line_and_intervals_are_whole_ones() -> None:
    panel: Any = charts.rates({"by seat": {"1": Rate(1, 2)}}, WORDS, 0.5).axes[0]
    fair, interval = panel.lines[:2]
    assert list(fair.get_xdata()) == [0.5, 0.5]
    assert fair.get_linestyle() == "--"
    assert interval.get_linestyle() == "-"


def test_parts_fill_their_whole_from_side_to_side() -> None:
    parts = {"Gex": {"won": 1, "lost": 3}, "Yan": {"won": 2}}
    panel: Any = charts.shares(parts, WORDS, {"won": "#000000", "lost": "#ffffff"}).axes[0]
    assert panel.get_xlim() == (0, 1)
    assert rows_of(panel) == ["Gex", "Yan"]
    ends = [bar.get_x() + bar.get_width() for bar in panel.patches]
    assert ends == pytest.approx([0.25, 1.0, 1.0, 1.0])


def test_ends_that_compete_fill_the_whole_one_on_top_of_the_other() -> None:
    ends = [(2, "won"), (3, "lost"), (3, "lost"), (5, "won")]
    curves = {way: incidence([(when, how == way) for when, how in ends]) for way in ("won", "lost")}
    short = {way: incidence([(1, way == "won")]) for way in ("won", "lost")}
    colours = {"won": "#000000", "lost": "#ffffff"}
    panels: Any = charts.stacked({"Gex": curves, "Yan": short}, WORDS, colours, "turn").axes
    tops = [max(y for _, y in area.get_paths()[0].vertices) for area in panels[0].collections]
    assert tops == pytest.approx([0.5, 1.0])
    assert [panel.get_xlim() for panel in panels] == [(0, 5), (0, 5)]
    ends_at = [max(x for x, _ in area.get_paths()[0].vertices) for area in panels[1].collections]
    assert ends_at == [5, 5], "what has ended stays ended"


def test_lines_of_several_series_are_told_apart_by_dashes_too() -> None:
    looks = [style_of(place) for place in range(len(SERIES))]
    assert len({str(look) for look in looks}) == len(SERIES)
    assert len({str(look["linestyle"]) for look in looks}) == 4


def test_every_printed_number_has_its_tick_and_equal_ones_stand_side_by_side() -> None:
    points = {"Gex": (4.0, Rate(1, 2)), "Yan": (4.0, Rate(3, 4)), "Mist": (7.0, Rate(1, 4))}
    panel: Any = charts.scatter(points, WORDS, "printed", "won").axes[0]
    assert list(panel.get_xticks()) == [4, 5, 6, 7]
    dots = [line for line in panel.lines if len(line.get_xdata()) == 1]
    assert [float(dot.get_xdata()[0]) for dot in dots] == pytest.approx([4.0, 3.88, 7.0])
    assert [float(dot.get_ydata()[0]) for dot in dots] == [0.5, 0.75, 0.25]
