"""Who wants to be told, through the hook, when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rows go with what they are about, also where a worker of an older version deletes it."""
    op.create_table(
        "calls",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("topic", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id", name="pk_calls"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_calls_browser", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_calls_table_id", ondelete="CASCADE"
        ),
    )
