"""When the time of somebody who is asked at a table is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already have no clock."""
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("ix_tables_due", "tables", ["due"])
