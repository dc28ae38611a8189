"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from vitral.bots.names import DEFAULT_BOT, PREFIX, bot_names
from vitral.cli.command import CliError
from vitral.cli.output import error_text, not_a_choice, say, translator
from vitral.translatable import TranslatableText, in_quotes, quoted, unlike

if TYPE_CHECKING:
    from vitral.cards import CardSet
    from vitral.engine.option_list import Option
    from vitral.records import Record
    from vitral.referee import TableDescription


def add_cards(parser: argparse.ArgumentParser) -> None:
    metavar, help_text = say("metavar-file"), say("argument-cards", ending=".toml")
    parser.add_argument("--cards", metavar=metavar, action="append", default=[], help=help_text)


def cards_of(args: argparse.Namespace) -> CardSet:
    """Returns the built-in boxes and the files named."""
    from vitral.cards import all_cards, load_cards

    return load_cards(*all_cards().name.split("+"), *args.cards) if args.cards else all_cards()


def add_json(parser: argparse.ArgumentParser, *, of_files: bool = False) -> None:
    help_text = say("argument-json-files" if of_files else "argument-json")
    parser.add_argument("--json", action="store_true", help=help_text)


def add_runs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", default="0", help=say("argument-seed"))
    parser.add_argument("--jobs", metavar="K", type=positive, default=1, help=say("argument-jobs"))
    cluster = say("argument-cluster", local="local", address="HOST:PORT")
    parser.add_argument("--cluster", metavar=say("metavar-where"), help=cluster)


def names(text: str) -> list[str]:
    """Names with commas between them."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(say("argument-names", found=f'"{text}"'))
    return found


def positive(text: str) -> int:
    """Returns a whole number from 1 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10) or int(text) < 1:
        raise argparse.ArgumentTypeError(say("argument-number", least=1, found=f'"{text}"'))
    return int(text)


def from_to(first: int, last: int) -> Callable[[str], int]:
    """Returns a reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10) or not first <= int(text) <= last:
            raise argparse.ArgumentTypeError(say("argument-range", first=first, last=last, found=f'"{text}"'))
        return int(text)

    return read


def natural(text: str) -> int:
    """Returns a whole number from 0 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(say("argument-number", least=0, found=f'"{text}"'))
    return int(text)


def sha256(text: str) -> str:
    """A hash in hex."""
    if len(text) != 64 or not set(text.lower()) <= set("0123456789abcdef"):
        digits = TranslatableText("fault-hex", "{digits} hexadecimal digits", digits=64)
        raise argparse.ArgumentTypeError(translator().translate(unlike(digits, in_quotes(text))))
    return text


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError(say("argument-seconds", found=f'"{text}"'))
    return found


def millimeters(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("window-millimeters", found=f'"{text}"')) from None


_METAVARS: Final = {"number": "N", "cards": "A,B,C"}


def add_table(parser: argparse.ArgumentParser) -> None:
    from vitral.engine.option_list import in_order
    from vitral.engine.options import OPTIONS

    table = parser.add_argument_group(say("table-options"))
    for option in OPTIONS:
        flag, about = f"--{option.name.replace('_', '-')}", about_option(option)
        if option.kind == "switch":
            table.add_argument(flag, action=argparse.BooleanOptionalAction, help=about)
        else:
            metavar = _METAVARS.get(option.kind) or "|".join(in_order(option))
            table.add_argument(flag, metavar=metavar, type=_reader(option), help=about)


def about_option(option: Option) -> str:
    """Returns the description of an option with its default."""
    message = f"option-{option.name}"
    sentences = [f"{say(message)}.", say(f"{message}.about")]
    if translator().language != "en":
        # The sentences before use the translated names of the values; what is typed is English.
        labels = {value: f"{message}-{value}" for value in option.values if isinstance(value, str)}
        sentences += [f"{value}: {say(label)}." for value, label in labels.items() if label in translator()]
    sentences += filter(None, [_default(option)])
    return " ".join(sentences)


def _default(option: Option) -> str:
    """Returns what an option is at a plain table, and what else it may be at others if it is not set."""
    from vitral.engine.option_list import ALWAYS

    usual = next((default.value for default in option.usual if default.when == ALWAYS), option.default)
    if option.kind not in ("choice", "number") or usual is None:
        return ""
    other = next((default.value for default in option.usual if default.value != usual), None)
    if other is None or option.kind == "number":
        return say("table-options.usual", value=str(usual))
    return say("table-options.depends", value=str(usual), other=str(other))


def table_of(args: argparse.Namespace) -> dict[str, Any]:
    from vitral.engine.options import OPTIONS

    given = {option.name: getattr(args, option.name) for option in OPTIONS}
    return {name: value for name, value in given.items() if value is not None}


def flag_of(name: str) -> str:
    """Returns the flag of an option."""
    from vitral.engine.options import OPTIONS

    return f"--{'no-' if OPTIONS[name].default is True else ''}{name.replace('_', '-')}"


def _reader(option: Option) -> Callable[[str], object]:
    """Returns the function that reads a flag's text; the engine refuses what does not go together."""
    if option.kind == "cards":
        return names
    if option.kind == "number" and option.default is not None:
        return positive
    if option.kind == "number":
        return natural
    from vitral.engine.option_list import in_order

    values = {str(value): value for value in option.values if value is not None}

    def read(text: str) -> object:
        if text not in values:
            raise argparse.ArgumentTypeError(not_a_choice(text, in_order(option)))
        return values[text]

    return read


_MAX_NAME_LENGTH: Final = 60
"""Letters of a name that error messages repeat."""


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Adds `--people`, `--hot-seat`, `--bots` and `--names`."""
    bots = say("command-play.bots", names=", ".join(bot_names()), usual=DEFAULT_BOT, variable="VITRAL_BOT")
    parser.add_argument("--people", metavar="N", type=positive, help=say("command-play.people"))
    parser.add_argument("--hot-seat", action="store_true", help=say("command-play.everybody"))
    parser.add_argument("--bots", metavar="A,B", type=names, help=bots)
    parser.add_argument("--names", metavar="A,B", type=names, help=say("command-play.names"))


def check_seats(args: argparse.Namespace) -> None:
    """Refuses flags that do not go together."""
    if args.hot_seat and (args.bots or args.people):
        raise CliError(say("line-error-hot-seat"))


def bots_by_seat(args: argparse.Namespace, players: int, usual: str) -> dict[int, str]:
    """Returns the bots by seat: after the people; `usual` plays where none is named."""
    people = players if args.hot_seat else args.people or 1
    left = players - people
    if left < 0:
        raise CliError(say("line-error-people", people=people, count=players))
    bots = args.bots or [usual]
    if left and len(bots) not in (1, left):
        raise CliError(say("line-error-bots", count=left, found=len(bots)))
    if not left and args.bots:
        raise CliError(say("line-error-no-bots"))
    return {people + at: bots[0] if len(bots) == 1 else bots[at] for at in range(left)}


def check_bots(bots: Iterable[str], source: str = "--bots") -> None:
    """Raises `CliError`, which names the flag or the setting that they come from, unless all bots can be made."""
    from vitral.bots import BotError, make_bot_or_program

    for bot in dict.fromkeys(bots):
        try:
            make_bot_or_program(bot)
        except BotError as error:
            raise CliError(f"{source}: {error_text(error)}") from None


def people_names(args: argparse.Namespace, people: int) -> Sequence[str]:
    """Returns the names of the people who have one."""
    given: Sequence[str] = args.names or []
    if len(given) > people or len(set(given)) != len(given):
        raise CliError(say("line-error-names", found=len(given), count=people))
    for name in given:
        if not name.isprintable():
            raise CliError(say("line-error-name", name=quoted(name)))
    return given


# -- a saved game --------------------------------------------------------------------------------------------------


def resumed_bots(args: argparse.Namespace, record: Record, usual: str) -> dict[int, str]:
    """Returns the bots of a saved game by seat: as the flags say, or those it was played with."""
    if args.hot_seat or args.bots or args.people:
        return bots_by_seat(args, record.options.players, usual)
    from vitral.bots import make_bot

    found = recorded_bots(record)
    for bot in found.values():
        # A file that came from another person must not start a program here.
        if bot.partition(":")[0] == PREFIX.removesuffix(":"):
            raise CliError(say("line-error-resume-program", program=PREFIX))
        make_bot(bot)
    return found


def recorded_bots(record: Record) -> dict[int, str]:
    """Returns the bots that played a record, by seat."""
    return {at: seat.spec for at, seat in enumerate(record.seats) if seat.kind == "bot"}


def names_of(record: Record) -> list[str]:
    """Returns what the seats of a record are called, shortened; control characters of a file do not reach the
    terminal.
    """
    from vitral.terminal.table_setup import resumed_seat_plans, seen_seats
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    seat_plans = resumed_seat_plans(record, recorded_bots(record))
    names = TerminalSpeaker(translator().language).seat_names(
        seen_seats(seat_plans, automa=record.options.mode == "automa")
    )
    shown = [
        "".join(letter if letter.isprintable() else "?" for letter in name[: _MAX_NAME_LENGTH + 1]) for name in names
    ]
    return [name if len(name) <= _MAX_NAME_LENGTH else f"{name[:_MAX_NAME_LENGTH]}…" for name in shown]


def add_games(parser: argparse.ArgumentParser) -> None:
    """Adds `--bots` and `--games`."""
    bots = say("command-simulate.bots", names=", ".join(bot_names()))
    parser.add_argument("--bots", metavar="A,B", type=names, default=["random"], help=bots)
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("command-simulate.games"))


def add_progress(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--progress", action="store_true", help=say("argument-progress"))


def add_tables(parser: argparse.ArgumentParser) -> None:
    """Adds the options and the cards of the tables, and whether a bar shows the progress."""
    add_progress(parser)
    add_table(parser)
    add_cards(parser)


def add_situation(parser: argparse.ArgumentParser) -> None:
    """Adds the files, `--json` and `--cards`."""
    parser.add_argument("files", metavar=say("metavar-file"), nargs="+", help=say("command-score.file"))
    add_json(parser, of_files=True)
    add_cards(parser)


def read_table(path: str, args: argparse.Namespace, *, for_scoring: bool) -> TableDescription:
    """Reads the file of a physical table."""
    from vitral.cli.files import label_of, read_json
    from vitral.referee import read_table_description

    return read_table_description(read_json(path), cards_of(args), for_scoring=for_scoring, file=label_of(path))
