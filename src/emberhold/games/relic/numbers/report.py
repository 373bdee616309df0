"""The report on games of Relic: so far the ways in which they end."""

from __future__ import annotations

from dataclasses import replace

from emberhold.games.report import PLAIN

REPORT = replace(
    PLAIN,
    endings={
        "confrontation": "report-end-confrontation",
        "infamy": "report-end-infamy",
        "survivor": "report-end-survivor",
        "no-heroes": "report-end-no-heroes",
        "nobody": "report-end-nobody",
        "time": "report-end-time",
        "time-infamy": "report-end-time-infamy",
    },
)
