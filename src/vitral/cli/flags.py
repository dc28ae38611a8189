"""The arguments of every command, apart from what runs it: help and completion load no more than this."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from vitral.bots.names import bot_names
from vitral.cli.arguments import (
    add_cards,
    add_games,
    add_json,
    add_progress,
    add_runs,
    add_seats,
    add_situation,
    add_table,
    add_tables,
    from_to,
    millimeters,
    names,
    natural,
    positive,
    seconds,
    sha256,
)
from vitral.cli.output import say, translator
from vitral.cli.parser import ASKED_BY_SHELLS, add_language
from vitral.i18n import Fact

LAST: Final = ""
"""The value of --resume without a file: the game that was played last."""
CONFIGURED: Final = ""
"""The value of --server without an address: the server of the settings."""
MAIL: Final = "smtp://user:password@mail.example.org:587"
PUSH: Final = "mailto:admin@example.org"
MAKE: Final = "make"
"""What is typed after `vitral puzzles`, instead of the name of a puzzle, to make new ones."""
GRADES: Final = (1, 5)
"""The first and the last grade of puzzles."""
GRID: Final = "R.4../.G.5./..B.1/6..P."
PRINTED: Final = (".pdf", ".svg", ".toml")
"""The endings of files that `vitral window` writes."""
PAPERS: Final = ("a4", "letter")
WIDTH: Final = 90.0
"""The width of a printed window, in millimeters."""
SHELLS: Final = ("bash", "zsh", "fish")
KINDS_OF_CARDS: Final = {
    "window": "windows",
    "tool": "tools",
    "public": "public",
    "private": "private",
    "inspiration": "inspirations",
    "glass_board": "glass_boards",
    "automa": "automa",
    "automa_card": "automa_cards",
}
"""The kinds of cards, and what JSON calls the cards of each."""
ADMIN: Final = {
    "tables": ("json",),
    "events": ("table", "json"),
    "verify": ("json",),
    "close": ("table",),
    "reopen": ("table",),
    "revoke": ("table",),
    "erase": ("table", "seat"),
    "backup": ("file",),
    "restore": ("file",),
}
"""The commands of `vitral admin`, and their arguments."""
_ADMIN_ARGUMENTS: Final[dict[str, Callable[[argparse.ArgumentParser], Any]]] = {
    "table": lambda parser: parser.add_argument("table", metavar=say("metavar-table"), help=say("command-admin.table")),
    "seat": lambda parser: parser.add_argument("seat", metavar="K", type=positive, help=say("command-admin.seat")),
    "file": lambda parser: parser.add_argument("file", metavar=say("metavar-file"), help=say("command-admin.file")),
    "json": add_json,
}
EXAMPLES: Final[dict[str, dict[str, Fact]]] = {
    "play": {"example": "vitral play --mode automa --by-hand"},
    "terminal": {"command": "vitral serve"},
    "table": {"example": "vitral table new --server http://localhost:8000 --players 3 --bots master"},
    "score": {
        "example": """\
  {"public": ["color_variety", "light_shades",
              "column_color_variety"],
   "windows": [{
     "name": "Ana", "pattern": "fractal_drops",
     "dice": ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2",
              "P5 G3 -- P6 R1", "B3 Y4 B3 G2 B4"],
     "private": ["shades_of_purple"], "tokens": 0}]}""",
        "keys": "mode, options, track",
        "excused": "excused",
        "solo": '"mode": "solo"',
        "track": '"track": [["R1", "Y2"], "B5", []]',
        "automa": '"mode": "automa"',
        "mark": '"automa": true',
        "level": '"options": {"automa_level": "normal"}',
    },
    "check": {"keys": "name, pattern, dice", "excused": '"excused": ["C5"]'},
    "rules": {"page": "vitral rules placing", "card": "vitral rules lathekin", "ours": "vitral rules editions"},
    "puzzles": {"make": "vitral puzzles make --games 200 --seed 7 --out my.jsonl"},
    "window": {
        "print": f"vitral window --grid {GRID} --out window.pdf",
        "play": "vitral play --cards window.toml",
    },
    "arena": {"program": '"cmd:python my_bot.py"'},
    "bench": {"front": "Game", "function": "game()"},
    "completion": {
        "bash": 'eval "$(vitral completion bash)"',
        "zsh": 'eval "$(vitral completion zsh)"',
        "fish": "vitral completion fish | source",
    },
}
"""Facts of the message `command-NAME.more`, the same in every language."""


def play(parser: argparse.ArgumentParser) -> None:
    """Adds the flags for seats, saving and table options."""
    file = say("metavar-file")
    add_seats(parser)
    parser.add_argument("--seed", metavar="S", help=say("command-play.seed"))
    parser.add_argument("--save", metavar=file, help=say("command-play.save"))
    parser.add_argument("--resume", metavar=file, nargs="?", const=LAST, help=say("command-play.resume"))
    parser.add_argument("--by-hand", action="store_true", help=say("command-play.hand"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    add_table(parser)
    add_cards(parser)


def terminal(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", nargs="?", metavar="LINK", help=say("command-terminal.link"))
    parser.add_argument("--server", metavar="URL", nargs="?", const=CONFIGURED, help=say("command-terminal.server"))
    parser.add_argument("--plain", action="store_true", help=say("command-terminal.lines"))
    play(parser)


def games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", metavar="URL", nargs="?", const=CONFIGURED, help=say("command-games.server"))
    add_json(parser)


def table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["new"], metavar="new", help=say("command-table-new"))
    parser.add_argument("--server", metavar="URL", help=say("command-table.server"))
    parser.add_argument("--names", metavar="A", type=names, help=say("command-table.name"))
    bots = say("command-table.bots", names=", ".join(bot_names()))
    parser.add_argument("--bots", metavar="A,B", type=names, default=[], help=bots)
    add_json(parser)
    add_table(parser)


def serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("command-serve.host"))
    parser.add_argument("--port", metavar="N", type=natural, help=say("command-serve.port"))
    parser.add_argument("--db", metavar=say("metavar-where"), help=say("command-serve.db", url="postgresql://"))
    parser.add_argument("--bus", metavar="URL", default="", help=say("command-serve.bus", url="redis://"))
    parser.add_argument("--workers", metavar="N", type=positive, default=1, help=say("command-serve.workers"))
    add_cards(parser)
    parser.add_argument("--open", action="store_true", help=say("command-serve.open"))
    for option, words in (
        ("--host-name", "command-serve.host_name"),
        ("--metrics-reader", "command-serve.metrics_reader"),
    ):
        parser.add_argument(option, metavar=say("metavar-where"), action="append", default=[], help=say(words))
    parser.add_argument(
        "--prepare-bots", metavar=say("metavar-command"), default="", help=say("command-serve.prepare_bots")
    )
    parser.add_argument("--site", metavar=say("metavar-folder"), help=say("command-serve.site"))
    parser.add_argument("--no-lobby", action="store_true", help=say("command-serve.no_lobby"))
    parser.add_argument("--mail", metavar="URL", default="", help=say("command-serve.mail", url=MAIL))
    where = say("metavar-where")
    parser.add_argument("--mail-sender", metavar=where, default="", help=say("command-serve.mail_sender"))
    parser.add_argument("--push", metavar="URL", default="", help=say("command-serve.push", url=PUSH))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=say("command-serve.origin"))


def admin(parser: argparse.ArgumentParser) -> None:
    title, metavar = say("command-vitral.commands"), say("metavar-command")
    commands = parser.add_subparsers(dest="work", title=title, metavar=metavar, required=True)
    for name, arguments in ADMIN.items():
        text = say(f"command-admin.{name}")
        inner = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        for argument in arguments:
            _ADMIN_ARGUMENTS[argument](inner)
        where = say("command-serve.db", url="postgresql://")
        inner.add_argument("--db", metavar=say("metavar-where"), help=where)
        add_language(inner)


def site(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar=say("metavar-folder"), help=say("command-site.out"))
    parser.add_argument("--quick", action="store_true", help=say("command-site.quick"))


def score(parser: argparse.ArgumentParser) -> None:
    add_situation(parser)
    parser.add_argument("--proof", action="store_true", help=say("command-score.proof"))


def check(parser: argparse.ArgumentParser) -> None:
    add_situation(parser)
    parser.add_argument("--strict", action="store_true", help=say("command-check.strict"))


def replay(parser: argparse.ArgumentParser) -> None:
    file = say("metavar-file")
    parser.add_argument("files", metavar=file, nargs="+", help=say("command-replay.file"))
    parser.add_argument("--ply", metavar="N", type=natural, help=say("command-replay.ply"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="K", type=positive, help=say("command-replay.seat"))
    who.add_argument("--all", action="store_true", help=say("command-replay.all"))
    parser.add_argument("--verify", action="store_true", help=say("command-replay.verify"))
    parser.add_argument("--commitment", metavar="HEX", type=sha256, help=say("command-replay.commitment"))
    parser.add_argument("--svg", metavar=file, help=say("command-replay.svg"))
    add_json(parser, of_files=True)


def cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id",
        metavar="ID",
        nargs="?",
        help=say("command-cards.card", example="lens_cutter", kinds=", ".join(KINDS_OF_CARDS.values())),
    )
    parser.add_argument("--sources", action="store_true", help=say("command-cards.sources"))
    add_json(parser)
    add_cards(parser)


def rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", metavar=say("metavar-page"), nargs="?", help=say("command-rules.page"))
    add_json(parser)


def puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="ID", nargs="?", help=say("command-puzzles.what", make=MAKE))
    parser.add_argument("--grade", metavar="N", type=from_to(*GRADES), help=say("command-puzzles.grade"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("command-puzzles.games"))
    parser.add_argument("--out", metavar=say("metavar-file"), help=say("command-puzzles.out"))
    add_runs(parser)
    add_json(parser)
    add_progress(parser)


def window(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("codes", metavar=say("metavar-code"), nargs="*", help=say("command-window.codes"))
    parser.add_argument("--grid", metavar="A/B/C/D", help=say("command-window.grid", example=GRID))
    parser.add_argument("--name", metavar="N", default="", help=say("command-window.name"))
    parser.add_argument("--difficulty", metavar="N", type=positive, help=say("command-window.difficulty"))
    parser.add_argument("--measure", action="store_true", help=say("command-window.measure"))
    out = say("command-window.out", endings=", ".join(PRINTED[:-1]), cards=PRINTED[-1])
    parser.add_argument("--out", metavar=say("metavar-file"), help=out)
    parser.add_argument("--width", metavar="MM", type=millimeters, default=WIDTH, help=say("command-window.width"))
    parser.add_argument("--paper", choices=[*PAPERS], default="a4", help=say("command-window.paper"))
    add_json(parser)


def simulate(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    add_runs(parser)
    add_json(parser)
    parser.add_argument("--picture", metavar=say("metavar-file"), help=say("command-simulate.picture"))
    add_tables(parser)


def arena(parser: argparse.ArgumentParser) -> None:
    file, there_are = say("metavar-file"), ", ".join(bot_names())
    bots = say("command-arena.bots", names=there_are)
    parser.add_argument("--bots", metavar="A,B", type=names, required=True, help=bots)
    parser.add_argument("--deals", metavar="N", type=positive, default=100, help=say("command-arena.deals"))
    add_runs(parser)
    parser.add_argument("--alone", action="store_true", help=say("command-arena.alone"))
    parser.add_argument("--once", action="store_true", help=say("command-arena.once"))
    parser.add_argument("--seconds", metavar="S", type=seconds, help=say("command-arena.seconds"))
    parser.add_argument("--playouts", metavar="N", type=positive, help=say("command-arena.playouts"))
    add_json(parser)
    parser.add_argument("--picture", metavar=file, help=say("command-arena.picture"))
    parser.add_argument("--resume", metavar=file, help=say("command-arena.resume"))
    add_tables(parser)


def dataset(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar=say("metavar-file"), help=say("command-dataset.out", ending=".parquet"))
    add_games(parser)
    add_runs(parser)
    parser.add_argument("--db", metavar=say("metavar-where"), help=say("command-dataset.db", url="postgresql://"))
    parser.add_argument("--resume", metavar=say("metavar-file"), help=say("command-arena.resume"))
    add_tables(parser)


def bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yardstick", metavar=say("metavar-file"), help=say("command-bench.yardstick"))
    parser.add_argument("--seconds", metavar="S", type=seconds, default=1.0, help=say("command-bench.seconds"))
    parser.add_argument("--repeats", metavar="N", type=positive, default=5, help=say("command-bench.repeats"))
    add_json(parser)


def completion(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "shell", choices=[*SHELLS, ASKED_BY_SHELLS], metavar="SHELL", help=say("command-completion.shell")
    )


CONFIGURE: Final[dict[str, Callable[[argparse.ArgumentParser], None]]] = {
    one.__name__: one
    for one in (
        play,
        terminal,
        games,
        table,
        serve,
        admin,
        site,
        score,
        check,
        replay,
        cards,
        rules,
        puzzles,
        window,
        simulate,
        arena,
        dataset,
        bench,
        completion,
    )
}
"""Adds the arguments of a command to its parser, by name."""


def command_epilog(name: str) -> str:
    """Returns what the help of a command says below its arguments."""
    message = f"command-{name}.more"
    return say(message, **EXAMPLES.get(name, {})) if message in translator() else ""
