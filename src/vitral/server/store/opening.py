"""Opens a store by its address, and brings its tables up to date."""

from __future__ import annotations

from importlib import resources

from vitral.said import Said
from vitral.server.store.base import Database, Store, StoreError


async def open_store(address: str) -> Store:
    """The store in a file (`:memory:` keeps nothing) or behind a PostgreSQL URL; `StoreError` if it cannot be had."""
    if address.startswith(("postgresql://", "postgres://")):
        return Store(await _postgres(address))
    from vitral.server.store.sqlite import SqliteDatabase

    return Store(await SqliteDatabase.open(address, migrations()))


async def _postgres(address: str) -> Database:
    try:
        from vitral.server.store.postgres import PostgresDatabase
    except ImportError:
        needs = Said(
            "fault-store-asyncpg", "PostgreSQL needs asyncpg: {command}", command="pip install 'vitral[server]'"
        )
        raise StoreError(needs) from None
    return await PostgresDatabase.open(address, migrations())


def migrations() -> list[str]:
    """The numbered files, each as its SQL; the first is number 1."""
    folder = resources.files("vitral.server.store") / "migrations"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    for at, file in enumerate(files):
        assert int(file.name.split("_")[0]) == at + 1, file.name
    return [file.read_text(encoding="utf-8") for file in files]
