"""`vitral replay`: verifies a game file and prints the game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from vitral.cli.arguments import names_of
from vitral.cli.command import INVALID, CliError
from vitral.cli.files import (
    STANDARD_INPUT,
    Report,
    check_target,
    label_of,
    local_games,
    read_json_text,
    run_on_files,
    write_whole,
)
from vitral.cli.output import error_text, listed, say, speaker_for
from vitral.dice import TEXT, texts
from vitral.drawing import table_picture, table_svg
from vitral.engine import Action
from vitral.game import Game, replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError, read_entry
from vitral.referee.verdicts import solo_data
from vitral.server.scenes.score_sheets import sheet
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.story_lines import PrivateObjectivesDealt, PublicObjectivesDealt, StoryLine, ToolsDealt
from vitral.terminal.lines.board_text import STAR
from vitral.terminal.lines.layout import TextStyle, drawn
from vitral.terminal.lines.score_text import outcome_lines, sheets_lines
from vitral.translatable import in_quotes


def run(args: argparse.Namespace) -> int:
    if args.commitment is not None and not args.verify:
        raise CliError(say("command-replay-commitment"))
    if args.svg is not None and len(args.files) > 1:
        raise CliError(say("command-replay-one-svg"))
    check_target(args.svg, ".svg")
    report = partial(_verification if args.verify else _report, args=args)
    return run_on_files(args, report)


def _report(path: str, *, args: argparse.Namespace) -> Report:
    label = label_of(path)
    record = _load(path)
    if args.ply is not None and args.ply > len(record.log):
        raise CliError(f"{label}: {say('command-replay-no-ply', ply=args.ply, count=len(record.log))}")
    if args.seat is not None and args.seat > record.options.players:
        raise CliError(f"{label}: {say('command-replay-no-seat', seat=args.seat, last=record.options.players)}")
    try:
        replay(record, by_hand=True)
        game = replay(record, args.ply, by_hand=True)
    except RecordError as error:
        raise CliError(f"{label}: {error_text(error)}", INVALID) from None
    viewer = None if args.seat is None else args.seat - 1
    if args.svg is not None:
        _draw(game, viewer, args.svg)
    if args.json:
        return Report((), _data(game, viewer, reveal=args.all))
    return Report(_lines(game, viewer, reveal=args.all), None)


def _verification(path: str, *, args: argparse.Namespace) -> Report:
    """Proves a record: every choice was possible, and the dealing follows from the seed that was promised."""
    record = _load(path)
    label, verdict = label_of(path), {"plies": len(record.log), "valid": True, "dealing": "unproved"}
    lines = [f"{label}: {say('command-replay-possible', count=len(record.log))}"]
    try:
        replay(record, by_hand=True)
        if record.seed is None and args.commitment is None:
            lines.append(f"{label}: {say('command-replay-trust')}")
        else:
            outcomes = prove_dealing(record, args.commitment)
            promised = bool(args.commitment or record.commitment)
            verdict |= {"dealing": "promised" if promised else "proved", "outcomes": outcomes}
            proof = say("command-replay-promised" if promised else "command-replay-proved", count=outcomes)
            lines.append(f"{label}: {proof}")
    except RecordError as error:
        if not args.json:
            raise CliError(f"{label}: {error_text(error)}", INVALID) from None
        return Report((), verdict | {"valid": False, "problem": error_text(error)}, INVALID)
    return Report(lines, verdict)


def _load(path: str) -> Record:
    """Reads a record: a file, standard input, or an automatically saved game by its id."""
    if path != STANDARD_INPUT and not Path(path).exists():
        game = local_games().find(path)
        if game is None and Path(path).name == path.partition(".")[0]:  # as ids are written
            raise CliError(say("line-error-resume-unknown", name=in_quotes(path), list="vitral games"))
        path = str(game.path) if game else path
    try:
        return Record.from_json(read_json_text(path))
    except RecordError as error:
        raise CliError(f"{label_of(path)}: {error_text(error)}") from None


def _draw(game: Game, viewer: int | None, path: str) -> None:
    view = game.view(viewer)
    if not view.windows:
        raise CliError(f"{path}: {say('command-replay-nothing-to-draw', ply=game.ply)}")
    write_whole(path, table_svg(table_picture(view, tuple(names_of(game.record())))))


def _data(game: Game, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    names = names_of(game.record())
    shows_all = (game.over and viewer is None) or reveal
    return {
        "plies": game.ply,
        "over": game.over,
        "log": list(game.record().log if shows_all else game.log(viewer)),
        "view": game.view(viewer).to_dict(),
        "position": game.position if shows_all else None,
        "scores": _scores(game, names) if shows_all or game.over else None,
        "ranking": [names[place.seat] for place in game.ranking()] if shows_all or game.over else None,
        **_solo(game),
    }


def _solo(game: Game) -> dict[str, Any]:
    """Returns the target and margin of a solo game, which has no secrets; won or lost once it is over."""
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
    yield say("command-replay-verified", names=listed(names), count=game.ply)
    last = -1
    known = range(len(game.state.private)) if reveal or game.over else () if viewer is None else (viewer,)
    for sentence in speaker_for(record.cards).at(names).story(_story(game, known)):
        if sentence.round != last:
            last = sentence.round
            yield ""
            yield say("replay-round", round=last) if last else say("replay-setup")
        yield f"  {sentence.text}"
    yield ""
    yield from _ending(game, names) if game.over else _standing(game, names, viewer, reveal)


def _story(game: Game, known: Sequence[int]) -> list[StoryLine]:
    """Returns what happened so far, with the cards that were chosen and not dealt, and the private objectives of some
    seats.
    """
    record = game.record()
    narrated = NarratedGame.begin(record.options, None, record.cards)
    for line in record.log:
        entry = read_entry(line)
        narrated.play(entry) if isinstance(entry, Action) else narrated.resolve(entry)
    story, options = narrated.story, game.options
    chosen: list[StoryLine] = [ToolsDealt(cards=[*options.tools])] if options.tools else []
    chosen += [PublicObjectivesDealt(cards=[*options.public])] if options.public else []
    if options.solo or not game.state.windows:
        return [*chosen, *story]
    dealt = [[card.id for card in game.state.private[seat]] for seat in known]
    secrets = [
        PrivateObjectivesDealt(seat=seat, cards=cards, count=len(cards))
        for seat, cards in zip(known, dealt, strict=True)
    ]
    begun = next((at for at, entry in enumerate(story) if entry.round), len(story))
    return [*chosen, *story[:begun], *secrets, *story[begun:]]


def _ending(game: Game, names: list[str]) -> Iterator[str]:
    speaker, scores = speaker_for(game.record().cards), game.scores()
    yield from _windows(game, names)
    yield from sheets_lines(speaker, names, [sheet(score) for score in scores], solo=game.options.solo)
    if not game.options.solo:
        yield say("command-ranking")
    yield from outcome_lines(speaker, names, [score.total for score in scores], game.ranking(), game.target)


def _standing(game: Game, names: list[str], viewer: int | None, reveal: bool) -> Iterator[str]:
    """Yields the table of a game that is not over."""
    view = game.view(viewer)
    if not view.windows:
        yield say("command-replay-no-windows")
        return
    yield from _windows(game, names)
    yield f"{say('draft-pool')}: {' '.join(texts(view.pool)) or say('no-dice')}"
    if view.hand >= 0:
        yield say("hand-holds", die=TEXT[view.hand])
    else:
        yield say("command-replay-to-choose", name=names[view.seat])
    if game.target is not None:
        yield say("line-target", target=game.target)
    if reveal:
        totals = [score.total for score in game.scores()]
        scores = listed(f"{name} {total}" for name, total in zip(names, totals, strict=True))
        yield say("command-replay-so-far", scores=scores)


def _windows(game: Game, names: list[str]) -> Iterator[str]:
    view, style, speaker = game.view(), TextStyle.of_stdout(), speaker_for(game.record().cards)
    for seat, window in enumerate(view.windows):
        pattern = window.pattern
        has = [speaker.card_with_mark(pattern.id, STAR)] if pattern.id != "automa" else []
        has += [] if game.options.solo else [say("favor-of", tokens=view.tokens[seat])]
        yield f"{names[seat]}: {', '.join(has)}"
        yield from drawn(pattern.grid, window.dice(), style)
        yield ""
