"""A process owns the tables it folds, as long as it is seen; indexes for what is due and for a host's tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_owners"
down_revision = "0001"


def upgrade() -> None:
    """Apply this step."""
    op.drop_table("owners")
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
    )
    op.create_index("tables_of_worker", "owners", ["worker"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    _index_tables()


def _index_tables() -> None:
    op.drop_index("tables_due", "tables")
    op.drop_index("open_tables", "tables")
    _index_some("open_tables", ["stage", "changed_at"], sa.text("public"))
    op.create_index("tables_of_host", "tables", ["host"])
    _index_some("tables_with_deadlines", ["deadline"], sa.text("deadline IS NOT NULL"))
    _index_some("tables_awaiting_bots", ["id"], sa.text("bot_to_move"))


def _index_some(name: str, columns: list[str], where: sa.TextClause) -> None:
    op.create_index(name, "tables", columns, sqlite_where=where, postgresql_where=where)
