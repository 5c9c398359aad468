"""Every change knows whether a bot played it that had no time to think.

It may be empty, so that a server of an earlier layout that is still running can go on writing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("changes", sa.Column("cut_short", sa.Boolean))
