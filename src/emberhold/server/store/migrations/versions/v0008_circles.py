"""Circles: by what people can be invited, who invites whom, and from whom nobody wants to hear."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rows go with the browser or the table they are about."""
    _handles()
    _invitations()


def _handles() -> None:
    op.create_table(
        "handles",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("online", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_handles"),
        sa.UniqueConstraint("handle", name="uq_handles_handle"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_handles_browser", ondelete="CASCADE"
        ),
    )


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint(
            "browser", "table_id", "seat", name="uq_invitations_browser_table_id_seat"
        ),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_invitations_browser", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "blocks",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("browser", "by", name="pk_blocks"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_blocks_browser", ondelete="CASCADE"
        ),
    )
