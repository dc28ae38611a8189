"""`vitral table new`: sets up a table on a server and prints its links."""

from __future__ import annotations

import argparse

from vitral.cli.arguments import people_names, table_of
from vitral.cli.command import OK, CliError, require_extra
from vitral.cli.commands.terminal import answer_of, server_at
from vitral.cli.output import print_json, say
from vitral.engine import Options


def run(args: argparse.Namespace) -> int:
    require_extra("server", "websockets")
    from vitral.server.protocol import Links, NewTable
    from vitral.terminal.table_setup import SeatPlan, seats_of

    tables = server_at(args.server or "")
    options = table_of(args)
    players = Options.read(options).players
    if len(args.bots) >= players:
        raise CliError(say("line-error-no-bots"))
    host = (*people_names(args, 1), "")[0]
    links = [SeatPlan("link")] * (players - 1 - len(args.bots))
    plans = (SeatPlan("here", host), *links, *(SeatPlan("bot", bot=bot) for bot in args.bots))

    async def create() -> tuple[str, Links]:
        table = await tables.create(NewTable(seats_of(plans), {**options, "players": players}))
        return table, await tables.links(table)

    table, found = answer_of(create())
    base = f"{tables.address}/t/{table}"
    shown = {"invitation": f"{base}#{found.join}" if found.join else "", "watch": f"{base}#{found.watch}"}
    if args.json:
        print_json({"table": table, "address": base, **shown})
    else:
        print(*(f"{say(f'table-{name}')}: {link}" for name, link in shown.items() if link), sep="\n")
        print(say("table-sit", command=f"vitral terminal {base}"))
        if found.join:
            print(say("table-sit-friend", command=f"vitral terminal '{shown['invitation']}'"))
    return OK
