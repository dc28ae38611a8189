"""`vitral replay`: a recorded game, verified and told."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from vitral.cli.arguments import add_json, natural, positive
from vitral.cli.command import Command
from vitral.cli.drawn import window_lines
from vitral.cli.ending import outcome_lines, sheets_lines
from vitral.cli.errors import DOES_NOT_HOLD, OK, CliError
from vitral.cli.files import label_of, read_text, write_whole
from vitral.cli.ink import Ink
from vitral.cli.story import names_of, tell
from vitral.cli.table import window_title
from vitral.cli.words import count, dice_text, listed
from vitral.drawing import table_picture, table_svg
from vitral.game import Game, replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError
from vitral.referee.verdicts import solo_data

_HELP: Final = "verify a recorded game and tell it"
_MORE: Final = """\
Every line of the record must be possible where it stands, and the result must be the one that follows: if not, the
message names the line and the exit code is 1. Private objectives are told once the game is over, or with --all.

--verify also proves the dealing, if the record tells the dealer's seed: every outcome of chance is the one that seed
gives (docs/records.md). --commitment is the hash an online table showed from its start: the seed must be the promised
one.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("file", metavar="FILE", help="a game file, or - for standard input")
    parser.add_argument("--ply", metavar="N", type=natural, help="stop after N lines of the log")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="K", type=positive, help="tell what the player of seat K may know (from 1)")
    who.add_argument("--all", action="store_true", help="tell all secrets, even of a game that is not over")
    parser.add_argument("--verify", action="store_true", help="only say whether the record holds, dealing included")
    parser.add_argument("--commitment", metavar="HEX", help="with --verify: the hash the table showed at its start")
    parser.add_argument("--svg", metavar="OUT", help="also draw the table into this file")
    add_json(parser)


def _run(args: argparse.Namespace) -> int:
    """Verify, then tell."""
    label = label_of(args.file)
    record = _load(args.file)
    if args.ply is not None and args.ply > len(record.log):
        raise CliError(f"{label}: there is no ply {args.ply}; the log has {count(len(record.log), 'line')}")
    if args.seat is not None and args.seat > record.options.players:
        raise CliError(f"{label}: there is no seat {args.seat}; seats are 1 to {record.options.players}")
    try:
        replay(record, by_hand=True)
        game = replay(record, args.ply, by_hand=True)
    except RecordError as error:
        raise CliError(f"{label}: {error}", DOES_NOT_HOLD) from None
    if args.commitment is not None and not args.verify:
        raise CliError("--commitment goes with --verify")
    viewer = None if args.seat is None else args.seat - 1
    if args.svg is not None:
        _draw(game, viewer, args.svg)
    if args.json:
        print(json.dumps(_data(game, viewer, reveal=args.all), indent=1))
    elif args.verify:
        print(f"{label}: {count(len(record.log), 'line')}, every one of them possible")
        print(f"{label}: {_proved(record, args.commitment, label)}")
    else:
        print("\n".join(_lines(game, viewer, reveal=args.all)))
    return OK


def _proved(record: Record, promised: str | None, label: str) -> str:
    """What is proved of the dealing, in words."""
    if record.seed is None and promised is None:
        return "the record tells no seed, so the dealing is taken on trust"
    try:
        outcomes = prove_dealing(record, promised)
    except RecordError as error:
        raise CliError(f"{label}: {error}", DOES_NOT_HOLD) from None
    told = promised or record.commitment
    kept = "the seed promised at the start" if told else "the seed it tells (no promise of it is known)"
    return f"{count(outcomes, 'outcome')}, every one of them dealt from {kept}"


def _load(path: str) -> Record:
    try:
        return Record.from_json(read_text(path))
    except RecordError as error:
        raise CliError(f"{label_of(path)}: {error}") from None


def _draw(game: Game, viewer: int | None, path: str) -> None:
    view = game.view(viewer)
    if not view.windows:
        raise CliError(f"{path}: nothing to draw yet: the windows are not chosen at ply {game.ply}")
    write_whole(path, table_svg(table_picture(view, tuple(names_of(game.record())))))


def _data(game: Game, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    names = names_of(game.record())
    told = (game.over and viewer is None) or reveal
    return {
        "plies": game.ply,
        "over": game.over,
        "log": list(game.record().log if told else game.log(viewer)),
        "view": game.view(viewer).to_dict(),
        "position": game.position if told else None,
        "scores": _scores(game, names) if told or game.over else None,
        "ranking": [names[place.seat] for place in game.ranking()] if told or game.over else None,
        **_solo(game),
    }


def _solo(game: Game) -> dict[str, Any]:
    """Target and margin of a solo game, which has no secrets; won or lost once it is over."""
    scores = game.scores()
    if not game.options.solo or not scores:
        return {}
    found = solo_data(scores[0].total, game.target)
    return found if game.over else {**found, "won": None}


def _scores(game: Game, names: list[str]) -> list[dict[str, Any]]:
    return [{"name": name, **score.to_dict()} for name, score in zip(names, game.scores(), strict=False)]


def _lines(game: Game, viewer: int | None, *, reveal: bool) -> Iterator[str]:
    record = game.record()
    names = names_of(record)
    yield f"{listed(names)}: {count(game.ply, 'line')}, verified."
    last = -1
    for told in tell(record, names, viewer, reveal=reveal or game.over):
        if told.round != last:
            last = told.round
            yield ""
            yield f"Round {last}" if last else "Set-up"
        yield f"  {told.text}"
    yield ""
    yield from _ending(game, names) if game.over else _standing(game, names, viewer, reveal)


def _ending(game: Game, names: list[str]) -> Iterator[str]:
    yield from _windows(game, names)
    yield from sheets_lines(game, names)
    if not game.options.solo:
        yield "Ranking"
    yield from outcome_lines(game, names)


def _standing(game: Game, names: list[str], viewer: int | None, reveal: bool) -> Iterator[str]:
    """The table of a game that is not over."""
    view = game.view(viewer)
    if not view.windows:
        yield "The windows are not chosen yet."
        return
    yield from _windows(game, names)
    yield f"Draft pool: {dice_text(view.pool)}"
    yield f"In hand: {dice_text([view.hand])}" if view.hand >= 0 else f"{names[view.seat]} is to choose."
    if game.target is not None:
        yield f"Target so far: {game.target}, the sum of the dice on the round track."
    if reveal:
        totals = [score.total for score in game.scores()]
        yield f"If it ended now: {listed(f'{name} {total}' for name, total in zip(names, totals, strict=True))}."


def _windows(game: Game, names: list[str]) -> Iterator[str]:
    view, ink = game.view(), Ink.of_stdout()
    for seat, window in enumerate(view.windows):
        yield window_title(names[seat], window.pattern, None if game.options.solo else view.tokens[seat])
        yield from window_lines(window, ink)
        yield ""


COMMAND: Final = Command("replay", _HELP, _configure, _run, _MORE)
