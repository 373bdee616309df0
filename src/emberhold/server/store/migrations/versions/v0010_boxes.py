"""Boxes that people have made, the tables they are played at, and reports about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already are played with the boxes of this package alone."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("offered", sa.Double),
        sa.Column("closed", sa.Double),
        sa.PrimaryKeyConstraint("digest", name="pk_boxes"),
    )
    op.create_index("ix_boxes_by", "boxes", ["by"])
    op.create_index("ix_boxes_offered", "boxes", ["offered"])
    op.create_table(
        "boxes_in_play",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "digest", name="pk_boxes_in_play"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_boxes_in_play_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["digest"], ["boxes.digest"], name="fk_boxes_in_play_digest"),
    )
    op.create_index("ix_boxes_in_play_digest", "boxes_in_play", ["digest"])
    _reports()


def _reports() -> None:
    op.create_table(
        "box_reports",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", "browser", name="pk_box_reports"),
        sa.ForeignKeyConstraint(
            ["digest"], ["boxes.digest"], name="fk_box_reports_digest", ondelete="CASCADE"
        ),
    )
