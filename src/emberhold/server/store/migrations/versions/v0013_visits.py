"""Who has the page of a table open, so that all workers know it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is here until a worker has seen them."""
    op.create_table(
        "visits",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seated", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id", name="pk_visits"),
    )
