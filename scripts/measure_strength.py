"""Measures the bots and writes the tables of docs/strength.md and docs/automa.md.

    python scripts/measure_strength.py --jobs 4                # everything
    python scripts/measure_strength.py --only self-play-master # one contest
    python scripts/measure_strength.py --write                 # only write the pages from what is there

Each contest is one `vitral arena` command; the pages name it. Games lie in build/strength, one file a contest: what
was played is kept, so it can be stopped and gone on with. All contests play the deals of one seed, on which nothing is
tuned (docs/strength.md).
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from vitral.arena import ContestResult, contest, wilson
from vitral.bots import Budget
from vitral.cli.flags import arena

ROOT = Path(__file__).parent.parent
GAME_FILES = ROOT / "build" / "strength"
SEED = 4242
"""The deals to measure on. Bots and their settings are chosen on the deals of other seeds, below 100."""


@dataclass(frozen=True)
class Contest:
    """One contest, as it would be typed."""

    name: str
    table: str

    @property
    def arguments(self) -> str:
        return f"{self.table} --seed {SEED}"

    def given(self) -> argparse.Namespace:
        """The arguments read as the command line reads them."""
        parser = argparse.ArgumentParser()
        arena(parser)
        return parser.parse_args(shlex.split(self.arguments))

    def play(self, jobs: int, deals: int | None, cluster: str | None = None) -> ContestResult:
        """Play what is missing."""
        from vitral.cli.arguments import table_of

        args = self.given()
        GAME_FILES.mkdir(parents=True, exist_ok=True)
        return contest(
            args.bots,
            deals or args.deals,
            args.seed,
            jobs,
            alone=args.alone,
            each_once=args.once,
            budget=Budget(args.seconds, args.playouts),
            resume_file=GAME_FILES / f"{self.name}.jsonl",
            cluster=cluster,
            **table_of(args),
        )

    @property
    def result(self) -> Path:
        """Where the result is kept."""
        return GAME_FILES / f"{self.name}.json"


def ladder(players: int) -> list[Contest]:
    """Each rung against the one below."""
    table = f"--players {players}"
    once = "--once " if players > 2 else ""
    return [
        Contest(f"ladder-{players}-apprentice", f"--bots random,apprentice --deals 1000 {table}"),
        Contest(f"ladder-{players}-glazier", f"--bots apprentice,glazier --deals 1000 {table}"),
        Contest(f"ladder-{players}-master", f"--bots glazier,master --deals 400 {once}{table}"),
        Contest(f"ladder-{players}-grandmaster", f"--bots master,grandmaster --deals 400 {once}{table}"),
    ]


FURTHER = {
    "pools-2": "--dice-pools",
    "players-5": "--once --players 5",
    "players-6": "--once --players 6",
    "passion-publics": "--passion-publics",
    "rare-glass": "--rare-glass",
    "inspirations": "--inspirations",
    "passion": "--passion-publics --rare-glass --inspirations",
}
"""Tables beyond the base game."""
TABLE_NAMES = {
    "pools-2": "dice pools",
    "players-5": "5 players",
    "players-6": "6 players",
    "passion-publics": "Passion's objectives",
    "rare-glass": "rare glass",
    "inspirations": "inspirations",
    "passion": "all of Passion",
}
"""What the page calls these tables."""


def further(name: str) -> list[Contest]:
    """Each rung against the one below, at a table beyond the base game."""
    table = FURTHER[name]
    return [
        Contest(f"rungs-{name}-apprentice", f"--bots random,apprentice --deals 400 {table}"),
        Contest(f"rungs-{name}-glazier", f"--bots apprentice,glazier --deals 400 {table}"),
        Contest(f"rungs-{name}-master", f"--bots glazier,master --deals 400 {table}"),
        Contest(f"rungs-{name}-grandmaster", f"--bots master,grandmaster --deals 400 {table}"),
    ]


def levels() -> list[Contest]:
    """Each level against its whole rung; a careful apprentice is above the ordinary one."""
    found = []
    for rung, numbers in {"apprentice": (1, 2, 4), "glazier": (1, 2, 3), "master": (1, 2, 3)}.items():
        for level in numbers:
            pair = f"{rung},{rung}:{level}" if (rung, level) == ("apprentice", 4) else f"{rung}:{level},{rung}"
            found.append(Contest(f"level-{rung}-{level}", f"--bots {pair} --deals 400"))
    for level in (1, 2, 3):
        found.append(
            Contest(f"level-grandmaster-{level}", f"--bots grandmaster:{level},grandmaster --deals 400 --once")
        )
    return found


SOLO = {**{str(tools): f"--solo-tools {tools}" for tools in range(1, 6)}, "lighter": "--track lighter"}
LEVELS = ("easy", "normal", "hard")
CONTESTS = [
    Contest("self-play-quick", "--bots random,apprentice,glazier --alone --deals 1000"),
    Contest("self-play-apprentices", "--bots apprentice:1,apprentice:2,apprentice:4 --alone --deals 1000"),
    Contest("self-play-masters", "--bots master:1,master:2,master:3 --alone --deals 300"),
    Contest("self-play-master", "--bots master --alone --deals 400 --playouts 200"),
    Contest("self-play-grandmaster", "--bots grandmaster --alone --deals 400 --playouts 600"),
    *ladder(2),
    *ladder(3),
    *ladder(4),
    *(
        Contest(f"solo-{name}-quick", f"--bots random,apprentice,glazier --deals 1000 --mode solo {flags}")
        for name, flags in SOLO.items()
    ),
    *(
        Contest(f"solo-{name}-master", f"--bots master --deals 200 --playouts 200 --mode solo {flags}")
        for name, flags in SOLO.items()
    ),
    *(
        Contest(
            f"automa-{level}-quick",
            f"--bots random,apprentice,glazier --deals 1000 --mode automa --automa-level {level}",
        )
        for level in LEVELS
    ),
    *(
        Contest(
            f"automa-{level}-master", f"--bots master --deals 200 --playouts 200 --mode automa --automa-level {level}"
        )
        for level in LEVELS
    ),
    *(
        Contest(
            f"grandmaster-solo-{name}",
            f"--bots grandmaster --deals 400 --playouts {600 if name in ('3', 'lighter') else 200} --mode solo {flags}",
        )
        for name, flags in SOLO.items()
    ),
    *(one for name in FURTHER for one in further(name)),
    *levels(),
]


# -- the pages -----------------------------------------------------------------------------------------------------


def found(one: Contest) -> dict[str, Any] | None:
    """What a contest came to, if it has been played."""
    return json.loads(one.result.read_text(encoding="utf-8")) if one.result.exists() else None


def command(one: Contest, bot: str = "") -> str:
    """The command of what was played of a contest, or of one bot's part of it where each plays by itself."""
    result = found(one)
    typed = re.sub(r"--deals \d+", f"--deals {result['deals']}", one.arguments) if result else one.arguments
    if bot:
        named = typed.split()[typed.split().index("--bots") + 1]
        typed = typed.replace(named, bot)
    return f"`vitral arena {typed}`"


def share(got: int, of: int) -> str:
    """A share with its interval, as two cells."""
    low, high = wilson(got, of)
    return f"{100 * got / of:.1f}% | {100 * low:.1f}–{100 * high:.1f}%"


def results(name: str) -> Iterator[tuple[Contest, dict[str, Any]]]:
    """Yields the contests that were played and whose names begin like that, with their results."""
    for one in CONTESTS:
        if one.name.startswith(name) and (result := found(one)) is not None:
            yield one, result


def self_play() -> list[str]:
    """Each bot against itself."""
    lines = [
        "| bot | deals | mean own score | spread | ± of the mean | ms a turn | command |",
        "|---|---|---|---|---|---|---|",
    ]
    for one, result in results("self-play"):
        for bot, counted in result["bots"].items():
            error = 1.96 * counted["deviation"] / counted["games"] ** 0.5
            lines.append(
                f"| `{bot}` | {result['deals']} | **{counted['mean']:.2f}** | {counted['deviation']:.2f} | {error:.2f} "
                f"| {_milliseconds(result, bot)} | {command(one, bot)} |"
            )
    return lines


def rungs(contests: str = "ladder") -> list[str]:
    """Each rung against the one below."""
    column = "table" if contests == "rungs" else "players"
    lines = [
        f"| {column} | upper | lower | deals | ahead | 95% | points | ms a turn | command |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one, result in results(contests):
        names = [TABLE_NAMES[name] for name in FURTHER if one.name.startswith(f"rungs-{name}-")]
        table = names[0] if names else result["options"]["players"]
        for pair in result["pairs"]:
            upper, lower = pair["bot"], pair["against"]
            lines.append(
                f"| {table} | `{upper}` | `{lower}` | {result['deals']} "
                f"| {share(pair['ahead'], pair['of'])} "
                f"| {result['bots'][upper]['mean']:.1f} to {result['bots'][lower]['mean']:.1f} "
                f"| {_milliseconds(result, upper)} | {command(one)} |"
            )
    return lines


def solo() -> list[str]:
    """Each bot alone, by tools."""
    lines = [
        "| tools | bot | deals | score | target | margin | beats it | 95% | command |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one, result in sorted(results("solo"), key=lambda row: row[0].name):
        for bot, counted in result["bots"].items():
            margin = counted["margin"]["mean"]
            lines.append(
                f"| {_tools(result)} | `{bot}` | {result['deals']} | {counted['mean']:.2f} "
                f"| {counted['mean'] - margin:.2f} | {margin:+.2f} | {share(counted['wins'], counted['games'])} "
                f"| {command(one, bot)} |"
            )
    return lines


def grandmaster() -> list[str]:
    """The grandmaster in solo."""
    lines = ["| tools | margin | beats the target | 95% | ms a turn | command |", "|---|---|---|---|---|---|"]
    for one, result in results("grandmaster"):
        counted = result["bots"]["grandmaster"]
        cells = share(counted["wins"], counted["games"])
        time = _milliseconds(result, "grandmaster")
        lines.append(f"| {_tools(result)} | {counted['margin']['mean']:+.2f} | {cells} | {time} | {command(one)} |")
    return lines


def automa() -> list[str]:
    """Each bot against the Automa."""
    lines = ["| level | bot | deals | score | wins | 95% | command |", "|---|---|---|---|---|---|---|"]
    for one, result in results("automa"):
        for bot, counted in result["bots"].items():
            lines.append(
                f"| {result['options']['automa_level']} | `{bot}` | {result['deals']} | {counted['mean']:.2f} "
                f"| {share(counted['wins'], counted['games'])} | {command(one, bot)} |"
            )
    return lines


def _tools(result: dict[str, Any]) -> str:
    options = result["options"]
    lighter = ", lighter track" if options["track"] == "lighter" else ""
    return f"{options['solo_tools']}{lighter}"


def _milliseconds(result: dict[str, Any], bot: str) -> str:
    return f"{1000 * result['times'][bot]['seconds_a_turn']:.2f}"


TABLES: dict[str, Callable[[], list[str]]] = {
    "self-play": self_play,
    "ladder": rungs,
    "solo": solo,
    "automa": automa,
    "grandmaster": grandmaster,
    "rungs": partial(rungs, "rungs"),
    "levels": partial(rungs, "level-"),
}


def write() -> None:
    """Put what was measured into the pages, between the marks of each table; other rows stay as they are."""
    for page in (ROOT / "docs" / "strength.md", ROOT / "docs" / "automa.md"):
        text = page.read_text(encoding="utf-8")
        for name, table in TABLES.items():
            begin, end = f"<!-- table: {name} -->\n", f"<!-- end: {name} -->\n"
            if begin in text:
                before, _, rest = text.partition(begin)
                old, _, after = rest.partition(end)
                rows = joined(with_commands(old.split("\n")), table())
                text = before + begin + "\n" + "\n".join(commands_below(rows)) + "\n\n" + end + after
        page.write_text(text, encoding="utf-8")


def commands_below(table: list[str]) -> list[str]:
    """A table whose last column, the commands, is a list of commands below it instead."""
    cells = [row.rpartition(" | ") for row in table[2:]]
    rows = [table[0].removesuffix(" command |"), table[1].removesuffix("---|"), *(f"{row} |" for row, _, _ in cells)]
    return [*rows, "", "The commands, row by row:", "", "```sh", *(typed.strip("` |") for _, _, typed in cells), "```"]


def with_commands(lines: list[str]) -> list[str]:
    """The opposite of `commands_below`: the rows, each with its command."""
    rows = [line for line in lines if line.startswith("|")][2:]
    commands = [line for line in lines if line.startswith("vitral arena ")]
    return [f"{row} `{typed}` |" for row, typed in zip(rows, commands, strict=True)]


def joined(old: list[str], new: list[str]) -> list[str]:
    """A table with its new rows, and the old ones that were not measured again, in the order of the contests.

    Rows whose command no contest has any more are left out.
    """
    rows = {
        _measured(row.split("|")[-2].strip(" `"), "deals", "seed"): row
        for row in (*old, *new)
        if "`vitral arena " in row
    }
    places: dict[str, int] = {}
    for place, one in reversed([*enumerate(CONTESTS)]):
        typed = f"vitral arena {_measured(one.arguments, 'deals', 'seed')}"
        places[_measured(typed, "bots")] = places[typed] = place
    known = {command: places.get(command, places.get(_measured(command, "bots"))) for command in rows}
    kept = sorted([(place, command) for command, place in known.items() if place is not None], key=lambda row: row[0])
    return [*new[:2], *(rows[command] for _, command in kept)]


def _measured(command: str, *besides: str) -> str:
    """A command without some of its options."""
    return re.sub(rf" ?--({'|'.join(besides)}) \S+", "", command).strip()


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", help="play on a Ray cluster: local or HOST:PORT")
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--deals", type=int, help="fewer deals than the page asks for")
    parser.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    for one in CONTESTS:
        if not args.write and (not args.only or one.name in args.only):
            result = one.play(args.jobs, args.deals, args.cluster)
            one.result.write_text(json.dumps(result.to_dict(), indent=1), encoding="utf-8")
            print(one.name, {bot: round(found.results.mean, 2) for bot, found in result.standings.items()}, flush=True)
            write()
    write()


if __name__ == "__main__":
    main()
