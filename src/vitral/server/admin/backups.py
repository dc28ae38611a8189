"""Backups of a store, and the way back from one."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from vitral.server.admin.verifying import Verdict, verdicts
from vitral.server.store import visit_store
from vitral.server.store.copying import copy_file, copy_in, copy_out
from vitral.server.tables.stored_table import open_table_store


async def back_up(address: str, file: Path) -> list[Verdict]:
    """Copy a store into a new file while its server goes on, and verify every table of the copy."""
    await copy_out(address, file)
    with TemporaryDirectory(prefix="vitral-") as folder:
        return await _verified(file, Path(folder) / "copy.db")


async def restore(file: Path, address: str) -> list[Verdict]:
    """Verify every table of a backup, and make it the store at an address where there is none."""
    with TemporaryDirectory(prefix="vitral-") as folder:
        copy = Path(folder) / "copy.db"
        found = await _verified(file, copy)
        await copy_in(copy, address)
    return found


async def _verified(file: Path, copy: Path) -> list[Verdict]:
    """Verdicts on a copy, brought up to date, so that the backup itself stays as it was made."""
    copy_file(file, copy)
    await (await open_table_store(str(copy))).close()
    store = await visit_store(str(copy))
    try:
        return [verdict async for verdict in verdicts(store)]
    finally:
        await store.close()
