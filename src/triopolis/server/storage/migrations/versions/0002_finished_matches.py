"""Finished matches are kept apart from the rules; every change knows the position it made; tables can be closed.

Everything new may be empty, so that a server of the first layout that is still running can go on writing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("changes", sa.Column("position", sa.LargeBinary))
    op.add_column("tables", sa.Column("closed", sa.Text))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("match", sa.LargeBinary, nullable=False),
        sa.Column("views", sa.LargeBinary, nullable=False),
    )
