"""Opens a store by its address, and brings its tables up to date."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from vitral.server.store.database import Database
from vitral.server.store.errors import StoreError
from vitral.server.store.operator_store import OperatorStore
from vitral.server.store.table_store import Store
from vitral.translatable import TranslatableText, quoted

TIMEOUT_SECONDS: Final = 10.0
"""How long, in seconds, a database may take to answer."""
Dialect = Literal["sqlite", "postgresql"]


async def open_store(address: str, *, patience: float = TIMEOUT_SECONDS, shared: bool = False) -> Store:
    """Returns the store in a file (`:memory:` stores nothing) or behind a PostgreSQL URL; `StoreError` if it cannot be
    opened.

    It has one server, or, in PostgreSQL, several that all share it.
    """
    return Store(await _open(address, visiting=False, patience=patience, shared=shared))


async def visit_store(address: str) -> OperatorStore:
    """Returns a store that is there already and up to date, beside its server if it has one; `StoreError` if it is
    not.
    """
    return OperatorStore(await _open(address, visiting=True, patience=TIMEOUT_SECONDS))


async def _open(address: str, *, visiting: bool, patience: float, shared: bool = False) -> Database:
    refuse_unknown(address)
    if is_postgres(address):
        try:
            from vitral.server.store.postgres import PostgresDatabase, Role
        except ImportError:
            needs = TranslatableText(
                "fault-store-asyncpg", "PostgreSQL needs asyncpg: {command}", command="pip install 'vitral[server]'"
            )
            raise StoreError(needs) from None
        role: Role = "visitor" if visiting else "one of several" if shared else "the one server"
        return await PostgresDatabase.open(address, migrations("postgresql"), role, patience=patience)
    if shared:
        raise StoreError(only_postgres(address))
    from vitral.server.store.sqlite import SqliteDatabase

    return await SqliteDatabase.open(address, migrations("sqlite"), visiting=visiting, patience=patience)


def only_postgres(address: str) -> TranslatableText:
    """Returns the refusal of several servers on a file."""
    return TranslatableText(
        "fault-store-several",
        "{where} is a file, which only one server can use; several need PostgreSQL (--db {url})",
        where=address,
        url="postgresql://…",
    )


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def refuse_unknown(address: str) -> None:
    """Raises `StoreError` for an address that names neither a file nor a PostgreSQL database."""
    if not address.strip() or ("://" in address and not is_postgres(address)):
        raise StoreError(
            TranslatableText(
                "fault-store-address",
                "expected a file or a {url} address, found {found}",
                url="postgresql://",
                found=quoted(address),
            )
        )


def check_cluster_settings(address: str, bus: str, workers: int) -> None:
    """Raises `StoreError` for several servers without a bus, or with a store for one server."""
    if bus and not is_postgres(address):
        raise StoreError(only_postgres(address))
    if workers > 1 and not (bus and is_postgres(address)):
        raise StoreError(
            TranslatableText(
                "fault-workers",
                "{workers} processes have to notify each other: give --db {db} and --bus {bus}",
                workers=workers,
                db="postgresql://…",
                bus="redis://…",
            )
        )


def migrations(dialect: Dialect) -> list[str]:
    """Returns the numbered files as SQL, the first being number 1; `0003_x.sqlite.sql` is for SQLite alone."""
    folder = resources.files("vitral.server.store") / "migrations"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    mine = [name for name in names if name.count(".") == 1 or name.endswith(f".{dialect}.sql")]
    assert [int(name.split("_")[0]) for name in mine] == list(range(1, len(mine) + 1)), mine
    return [(folder / name).read_text(encoding="utf-8") for name in mine]
