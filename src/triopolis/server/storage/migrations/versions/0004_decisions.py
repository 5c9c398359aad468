"""Every change knows whether it belongs to the decision before it, and an undo the revision it returns to; a table
counts its take-backs and knows whether several people have ever sat at it.

Everything new may be empty, or has a value by itself, so that a server of an earlier layout that is still running can
go on writing. What was written before does not say who sat there once: such tables are taken to be shared.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("changes", sa.Column("follows", sa.Boolean))
    op.add_column("changes", sa.Column("back_to", sa.Integer))
    op.add_column("tables", sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shared", sa.Boolean))
