"""`vitral games`: the games that were saved on this computer as they were played."""

from __future__ import annotations

import argparse
import time
from typing import Any

from vitral.cli.command import OK
from vitral.cli.files import local_games
from vitral.cli.output import listed, print_found, say
from vitral.terminal.local_games import LocalGame


def run(args: argparse.Namespace) -> int:
    games = [_data(game) for game in local_games().games()]
    how_to = say("games-how-to", resume="vitral play --resume ID", replay="vitral replay ID")
    lines = [*map(_line, games), "", how_to] if games else [say("games-none")]
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
        return found | {"over": None, "names": [], "round": 0}
    return found | {"over": played.over, "names": names_of(played.record()), "round": played.state.round}


def _line(game: dict[str, Any]) -> str:
    if game["over"] is None:
        state = say("games-unreadable")
    elif game["over"]:
        state = say("game-over").rstrip(".")
    else:
        state = say("games-round", round=game["round"]) if game["round"] else say("games-choosing")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game["updated"]))
    return f"{game['id']}  {when}  {listed(game['names'])}: {state}"
