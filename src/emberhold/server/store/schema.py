"""The tables of the database. Lists and dictionaries are kept as JSON text."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("position", Text),
    Column("options", Text, nullable=False),
    Column("created", Double, nullable=False),
    # The version of the game's rules it was opened or last repaired under.
    Column("rules", Integer, nullable=False, server_default="0"),
    # What a list of tables shows; written together with the events it sums up.
    Column("version", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("acting", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Column("finished", Double),
    Column("result", Text),
    Column("farewell", Double),
    # When the time of somebody who is asked is over.
    Column("due", Double, index=True),
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("client_id", Text),
    Column("time", Double, nullable=False),
    UniqueConstraint("table_id", "client_id"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("answers", Text, nullable=False),
    Column("standing", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _table_id(),
    # Of which answers it speaks: a game that was played on after an undo is another one.
    Column("digest", Text, nullable=False),
    Column("data", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("bot", Text),
    Column("name", Text, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("ended", Double),
)

chapters = Table(
    "chapters",
    metadata,
    Column("campaign_id", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", Text, nullable=False),
    # The table it is played at; none where the campaign is over.
    Column("table_id", Text, ForeignKey("tables.id")),
    # What the finished game left, stored with its last answer so that nobody has to replay it.
    Column("carried", Text),
    UniqueConstraint("table_id"),
)

browsers = Table(
    "browsers",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("browser", Text, ForeignKey("browsers.hash"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("granted", Double, nullable=False),
    Index(None, "table_id", "role"),
)

calls = Table(
    "calls",
    metadata,
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("topic", Text, nullable=False),
    Column("language", Text, nullable=False),
    # When somebody in one of its seats was last seen at the table, by any worker.
    Column("seen", Double, nullable=False),
    # The version of the table up to which it has been decided whether to call.
    Column("told", Integer, nullable=False),
    # How: through the hook, under the topic, or by one of the browser's own ways.
    Column("kind", Text, nullable=False, server_default="hook"),
    # The end of the game that the person knows of.
    Column("ended", Double),
)

ways = Table(
    "ways",
    metadata,
    Column("id", Text, primary_key=True),
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    # A mail address, or a browser's subscription to its push service.
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", Double, nullable=False),
    # When the person at the other end said yes; nothing else is sent before.
    Column("confirmed", Double),
    # Why the last letter could not be delivered for good.
    Column("trouble", Text),
    UniqueConstraint("browser", "kind"),
)

letters = Table(
    "letters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("way_id", Text, ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Double, nullable=False),
    # When it is tried next; the worker that tries it moves this on first.
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
)

keys = Table(
    "keys",
    metadata,
    # What this server signs with: made at the first start, the same for all workers.
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

handles = Table(
    "handles",
    metadata,
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), primary_key=True),
    # By what others can invite its person; it opens nothing.
    Column("handle", Text, nullable=False),
    # Whether others may see that its person is here, and when that was last so.
    Column("online", Integer, nullable=False),
    Column("seen", Double, nullable=False),
    UniqueConstraint("handle"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), nullable=False),
    Column("by", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("made", Double, nullable=False),
    UniqueConstraint("browser", "table_id", "seat"),
)

blocks = Table(
    "blocks",
    metadata,
    # Whose invitations somebody does not want to see.
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), primary_key=True),
    Column("by", Text, primary_key=True),
)

openings = Table(
    "openings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The browser of the host who opened it to anybody.
    Column("by", Text, nullable=False),
    # Whether anybody may take a free seat, and whether anybody may watch.
    Column("seats", Integer, nullable=False),
    Column("watch", Integer, nullable=False),
    # For whom it is meant, and which languages are spoken there.
    Column("level", Text, nullable=False),
    Column("languages", Text, nullable=False),
    # How long a turn may take there; written with the event that changes it.
    Column("seconds", Integer, nullable=False),
    Column("made", Double, nullable=False),
    # Its gauges turn by turn, for those who may watch; written with the answers.
    Column("course", Text),
    Index(None, "by"),
)

visits = Table(
    "visits",
    metadata,
    # Who has the page of which table open, as every worker writes it down; what is not written
    # again is deleted after a minute.
    Column("browser", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    # Whether they have a seat there; the others watch.
    Column("seated", Integer, nullable=False),
    Column("seen", Double, nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    # One row: when old tables were last looked after, and when somebody last tried to write.
    Column("id", Integer, primary_key=True),
    Column("looked", Double),
    Column("probed", Double),
)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("used_by", Text),
    Column("revoked", Double),
    Index(None, "table_id", "role"),
)

boxes = Table(
    "boxes",
    metadata,
    # Of what is in it: a box that is changed is another one.
    Column("digest", Text, primary_key=True),
    Column("slug", Text, nullable=False),
    Column("game", Text, nullable=False),
    # What a list of boxes shows: names by language, who made it, how much is in it.
    Column("about", Text, nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    # The browser it came from; nothing where it came from the operator's own folder.
    Column("by", Text, index=True),
    Column("made", Double, nullable=False),
    # When it was put into the gallery, by the browser that brought it or by the operator.
    Column("offered", Double, index=True),
    # When the operator took it away: no table is opened with it, those that are there continue.
    Column("closed", Double),
)

boxes_in_play = Table(
    "boxes_in_play",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, ForeignKey("boxes.digest"), primary_key=True),
    Index(None, "digest"),
)

boxes_opened = Table(
    "boxes_opened",
    metadata,
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, ForeignKey("boxes.digest", ondelete="CASCADE"), primary_key=True),
    Column("seen", Double, nullable=False),
    Index(None, "digest"),
)

box_reports = Table(
    "box_reports",
    metadata,
    Column("digest", Text, ForeignKey("boxes.digest", ondelete="CASCADE"), primary_key=True),
    Column("browser", Text, primary_key=True),
    Column("made", Double, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("browser", Text, ForeignKey("browsers.hash", ondelete="CASCADE"), primary_key=True),
    # Whether the first try came to the goal; later ones do not count.
    Column("solved", Integer, nullable=False),
    Column("made", Double, nullable=False),
)
