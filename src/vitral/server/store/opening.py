"""Opens a store by its address, and brings its tables up to date."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from vitral.said import Said, quoted
from vitral.server.store.base import Database, Store, StoreError
from vitral.server.store.operator_store import OperatorStore

PATIENCE: Final = 10.0
"""How long, in seconds, a database may take to answer."""
Dialect = Literal["sqlite", "postgresql"]


async def open_store(address: str, *, patience: float = PATIENCE) -> Store:
    """The store in a file (`:memory:` keeps nothing) or behind a PostgreSQL URL, for its one server; `StoreError` if
    there is another server, or it cannot be had.
    """
    return Store(await _open(address, visiting=False, patience=patience))


async def visit_store(address: str) -> OperatorStore:
    """A store that is there already and up to date, beside its server if it has one; `StoreError` if it is not."""
    return OperatorStore(await _open(address, visiting=True, patience=PATIENCE))


async def _open(address: str, *, visiting: bool, patience: float) -> Database:
    refuse_unknown(address)
    if is_postgres(address):
        try:
            from vitral.server.store.postgres import PostgresDatabase
        except ImportError:
            needs = Said(
                "fault-store-asyncpg", "PostgreSQL needs asyncpg: {command}", command="pip install 'vitral[server]'"
            )
            raise StoreError(needs) from None
        return await PostgresDatabase.open(address, migrations("postgresql"), visiting=visiting, patience=patience)
    from vitral.server.store.sqlite import SqliteDatabase

    return await SqliteDatabase.open(address, migrations("sqlite"), visiting=visiting, patience=patience)


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def refuse_unknown(address: str) -> None:
    """`StoreError` for an address that names neither a file nor a PostgreSQL database."""
    if not address.strip() or ("://" in address and not is_postgres(address)):
        raise StoreError(
            Said(
                "fault-store-address",
                "expected a file or a {url} address, found {found}",
                url="postgresql://",
                found=quoted(address),
            )
        )


def migrations(dialect: Dialect) -> list[str]:
    """The numbered files as SQL, the first being number 1; `0003_x.sqlite.sql` is for SQLite alone."""
    folder = resources.files("vitral.server.store") / "migrations"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    mine = [name for name in names if name.count(".") == 1 or name.endswith(f".{dialect}.sql")]
    assert [int(name.split("_")[0]) for name in mine] == list(range(1, len(mine) + 1)), mine
    return [(folder / name).read_text(encoding="utf-8") for name in mine]
