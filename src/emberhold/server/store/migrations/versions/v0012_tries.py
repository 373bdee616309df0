"""Who has solved a puzzle at the first try."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "browser", name="pk_tries"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_tries_browser", ondelete="CASCADE"
        ),
    )
