"""When old tables were last looked after, so that only time that was watched counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rounds",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("looked", sa.Double),
        sa.Column("probed", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_rounds"),
    )
