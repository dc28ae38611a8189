"""`vitral admin`: maintains the store of a server, running or not."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vitral.cli.command import INVALID, OK, CliError, require_extra
from vitral.cli.output import error_text, print_json, say, translator
from vitral.translatable import in_quotes

if TYPE_CHECKING:
    from vitral.server.admin import TableVerdict
    from vitral.server.store import OperatorStore


def run(args: argparse.Namespace) -> int:
    require_extra("server", "starlette", "uvicorn", "websockets")
    from vitral.server.data_folder import own_folder
    from vitral.server.store import StoreError

    if args.db is None:
        args.db = str(own_folder() / "tables.db")
    try:
        return asyncio.run(_WORKS[args.work](args))
    except StoreError as error:
        raise CliError(error_text(error)) from None


async def _visit(args: argparse.Namespace, use: Callable[[OperatorStore], Awaitable[int]]) -> int:
    """Uses the store beside its server; a table that is named must be there, by its id or as the log calls it."""
    from vitral.server.admin import find_table_id
    from vitral.server.store import visit_store

    store = await visit_store(args.db)
    try:
        if "table" in args:
            found = await find_table_id(store, args.table)
            if found is None:
                raise CliError(say("admin-no-table", table=in_quotes(args.table)))
            args.table = found
        return await use(store)
    finally:
        await store.close()


# -- looking -------------------------------------------------------------------------------------------------------


async def _tables(args: argparse.Namespace) -> int:
    from vitral.server.admin import ListedTable, list_tables

    def line(one: ListedTable) -> str:
        stage, seats = say(f"admin-stage-{one.stage}"), ", ".join(one.seats)
        row = say("admin-row", table=one.table, stage=stage, events=one.events, when=_when(one.updated), seats=seats)
        marks = [say("admin-row.closed", when=_when(one.closed))] if one.closed else []
        marks += [say("admin-row.stale", when=_when(one.stale))] if one.stale else []
        return " ".join((row, *marks))

    async def use(store: OperatorStore) -> int:
        found = await list_tables(store)
        if args.json:
            print_json([asdict(one) for one in found])
        else:
            print("\n".join(map(line, found)) or say("admin-none"))
        return OK

    return await _visit(args, use)


async def _events(args: argparse.Namespace) -> int:
    async def use(store: OperatorStore) -> int:
        for event in await store.events(args.table):
            if args.json:
                print_json({"number": event.number, "at": event.at, "event": json.loads(event.body)}, on_one_line=True)
            else:
                print(f"{event.number:5}  {_when(event.at)}  {event.body}")
        return OK

    return await _visit(args, use)


async def _verify(args: argparse.Namespace) -> int:
    from vitral.server.admin import verify_tables

    async def use(store: OperatorStore) -> int:
        faults = await store.faults()
        found = [verdict async for verdict in verify_tables(store)]
        if not args.json:
            return _print_verdicts(found, [say("admin-file-fault", why=why) for why in faults])
        tables = [{**asdict(one), "fault": one.fault and str(one.fault)} for one in found]
        print_json({"file": faults, "tables": tables})
        return INVALID if faults or any(one.fault for one in found) else OK

    return await _visit(args, use)


def _print_verdicts(found: Iterable[TableVerdict], faults: Iterable[str] = ()) -> int:
    """Prints what was found, table by table where something is wrong; returns the exit code that goes with it."""
    found, wrong = list(found), list(faults)
    wrong += [say("admin-fault", table=one.table, why=translator().translate(one.fault)) for one in found if one.fault]
    for line in wrong:
        print(line)
    count, events = len(found), sum(one.events for one in found)
    print(say("admin-verified", count=count, events=events, wrong=len(wrong)))
    return INVALID if wrong else OK


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(at))


# -- changing ------------------------------------------------------------------------------------------------------


async def _close(args: argparse.Namespace) -> int:
    from vitral.server.settings import Settings
    from vitral.server.steady_clock import DAY

    async def use(store: OperatorStore) -> int:
        await store.close_table(args.table, time.time())
        days = round(Settings().grace_seconds / DAY)
        print(say("admin-closed", table=args.table, days=days))
        return OK

    return await _visit(args, use)


async def _reopen(args: argparse.Namespace) -> int:
    async def use(store: OperatorStore) -> int:
        await store.close_table(args.table, 0.0)
        print(say("admin-reopened", table=args.table))
        return OK

    return await _visit(args, use)


async def _revoke(args: argparse.Namespace) -> int:
    async def use(store: OperatorStore) -> int:
        await store.reissue_links(args.table)
        print(say("admin-revoked", table=args.table))
        return OK

    return await _visit(args, use)


async def _erase(args: argparse.Namespace) -> int:
    from vitral.server.admin import erase_person

    async def use(store: OperatorStore) -> int:
        for one in await erase_person(store, args.table, args.seat - 1):
            print(say("admin-erased", table=one.table, seat=one.seat + 1))
        print(say("admin-erased-backups"))
        return OK

    return await _visit(args, use)


# -- copying -------------------------------------------------------------------------------------------------------


async def _backup(args: argparse.Namespace) -> int:
    from vitral.server.admin import backup

    found = await backup(args.db, Path(args.file))
    print(say("admin-backed-up", file=args.file))
    return _print_verdicts(found)


async def _restore(args: argparse.Namespace) -> int:
    from vitral.server.admin import restore

    found = await restore(Path(args.file), args.db)
    print(say("admin-restored", file=args.file))
    return _print_verdicts(found)


_WORKS: Final[dict[str, Callable[[argparse.Namespace], Coroutine[Any, Any, int]]]] = {
    "tables": _tables,
    "events": _events,
    "verify": _verify,
    "close": _close,
    "reopen": _reopen,
    "revoke": _revoke,
    "erase": _erase,
    "backup": _backup,
    "restore": _restore,
}
