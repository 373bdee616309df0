"""Which boxes a browser has opened, no matter who brought them first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What a browser has brought itself is known already."""
    op.create_table(
        "boxes_opened",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("browser", "digest", name="pk_boxes_opened"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.hash"], name="fk_boxes_opened_browser", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["digest"], ["boxes.digest"], name="fk_boxes_opened_digest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_boxes_opened_digest", "boxes_opened", ["digest"])
