"""The store: the append-only truth of every table, and who may sit at it.

A table is its header plus its events. Everything else (snapshots, the columns a list of tables
reads) only makes that quicker to find again.
"""

from emberhold.server.store.engines import StoreError, default_url, url_of
from emberhold.server.store.people import Link, Used
from emberhold.server.store.records import (
    Append,
    Begun,
    CampaignHeader,
    CampaignKept,
    ChapterRow,
    Event,
    Header,
    InCampaign,
    Kept,
    SeatRow,
    Summary,
    Turned,
)
from emberhold.server.store.store import Store

__all__ = [
    "Append",
    "Begun",
    "CampaignHeader",
    "CampaignKept",
    "ChapterRow",
    "Event",
    "Header",
    "InCampaign",
    "Kept",
    "Link",
    "SeatRow",
    "Store",
    "StoreError",
    "Summary",
    "Turned",
    "Used",
    "default_url",
    "url_of",
]
