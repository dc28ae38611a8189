"""`vitral games`: the games that were saved on this computer as they were played, or one's own on a server."""

from __future__ import annotations

import argparse
import time
from typing import Any

from vitral.cli.command import OK, require_extra
from vitral.cli.files import local_games
from vitral.cli.output import listed, print_found, say, translator
from vitral.terminal.local_games import LocalGame


def run(args: argparse.Namespace) -> int:
    if args.server is not None:
        return _at_server(args)
    games = [_data(game) for game in local_games().games()]
    how_to = say("games-how-to", resume="vitral play --resume ID", replay="vitral replay ID")
    lines = [*_rows(games), "", how_to] if games else [say("games-none")]
    print_found(lines, lambda: games, as_json=args.json)
    return OK


def _data(game: LocalGame) -> dict[str, Any]:
    from vitral.cli.arguments import names_of
    from vitral.game import replay  # takes a while to load, and is not needed if no game is saved
    from vitral.records import RecordError

    found: dict[str, Any] = {"id": game.id, "file": str(game.path), "updated": round(game.updated)}
    try:
        played = replay(game.load(), by_hand=True)
    except (OSError, RecordError):
        return found | {"over": None, "mode": None, "names": [], "round": 0}
    record = played.record()
    state = {"over": played.over, "mode": record.options.mode, "names": names_of(record), "round": played.state.round}
    return found | state


def _at_server(args: argparse.Namespace) -> int:
    """Lists the tables at which one has a seat, as the server remembers this guest."""
    require_extra("server", "websockets")
    from vitral.cli.commands.terminal import answer_of, server_at
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    tables, speaker = server_at(args.server), TerminalSpeaker(translator().language)
    mine = answer_of(tables.mine())
    games = [
        {
            "id": game.table,
            "address": f"{tables.address}/t/{game.table}",
            "updated": None if game.damaged else round(game.updated),
            "over": None if game.damaged else game.over,
            "mode": None if game.damaged else game.options.get("mode", "standard"),
            "names": [
                name or (speaker.bot(bot) if bot else say("player-name", number=number))
                for number, (name, bot, free) in enumerate(zip(game.names, game.bots, game.free, strict=True), 1)
                if not free
            ],
            "round": game.round,
            "yours": game.yours,
        }
        for game in sorted(mine, key=lambda game: game.updated, reverse=True)
    ]
    how_to = say("games-how-to-there", resume=f"vitral terminal --server {tables.address} --resume ID")
    lines = [*_rows(games), "", how_to] if games else [say("games-none-there", server=tables.address)]
    print_found(lines, lambda: games, as_json=args.json)
    return OK


def _rows(games: list[dict[str, Any]]) -> list[str]:
    """Returns a row for each game: its id, when it was last played, the mode, who plays, and how far it is."""
    modes = [say(f"games-mode-{game['mode']}") if game["mode"] else "–" for game in games]
    width = max(map(len, modes))
    return [f"{_when(game)}  {mode:{width}}  {_state(game)}" for game, mode in zip(games, modes, strict=True)]


def _when(game: dict[str, Any]) -> str:
    when = "–" if game["updated"] is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(game["updated"]))
    return f"{game['id']}  {when:16}"


def _state(game: dict[str, Any]) -> str:
    if game["over"] is None:
        return say("games-unreadable")
    if game["over"]:
        state = say("game-over").rstrip(".")
    else:
        state = say("games-round", round=game["round"]) if game["round"] else say("games-choosing")
    yours = f" – {say('games-yours')}" if game.get("yours") else ""
    return f"{listed(game['names'])}: {state}{yours}"
