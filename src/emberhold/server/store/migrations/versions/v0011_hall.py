"""The hall: tables whose host lets anybody sit down or watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table that is there already is open to anybody."""
    op.create_table(
        "openings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("watch", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("languages", sa.Text, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_openings"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_openings_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_openings_by", "openings", ["by"])
