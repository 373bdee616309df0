"""The gauges of a game that anybody may watch, turn by turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are open already have no course yet."""
    op.add_column("openings", sa.Column("course", sa.Text))
