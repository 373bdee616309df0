"""Notices by mail and web push: where they go, what waits to be sent, and the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Calls that are there already go through the hook."""
    op.add_column("calls", sa.Column("kind", sa.Text, nullable=False, server_default="hook"))
    op.add_column("calls", sa.Column("ended", sa.Double))
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("trouble", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.UniqueConstraint("browser", "kind", name="uq_ways_browser_kind"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_ways_browser", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("way_id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.ForeignKeyConstraint(
            ["way_id"], ["ways.id"], name="fk_letters_way_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
