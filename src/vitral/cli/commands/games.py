"""`vitral games`: the games that were saved on this computer as they were played."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from vitral.cli.arguments import add_json, names_of
from vitral.cli.command import OK
from vitral.cli.commands.play import local_games
from vitral.cli.output import listed, say
from vitral.game import replay
from vitral.records import RecordError
from vitral.terminal.local_games import LocalGame


def configure(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [_data(game) for game in local_games().games()]
    if args.json:
        print(json.dumps(games, indent=1))
    elif games:
        print(*map(_line, games), "", sep="\n")
        print(say("games-how-to", resume="vitral play --resume ID", replay="vitral replay ID"))
    else:
        print(say("games-none"))
    return OK


def _data(game: LocalGame) -> dict[str, Any]:
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
