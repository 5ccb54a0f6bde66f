"""Addresses that were proven, and the letters that prove them or reset a password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_accounts"
down_revision = "0001"


def upgrade() -> None:
    """Apply this step; addresses given before were never proven."""
    op.add_column("people", sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "letters",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("letters_of_person", "letters", ["person"])
