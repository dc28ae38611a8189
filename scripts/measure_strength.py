"""Measures the bots and writes tables for docs/strength.md. What was played is kept, so it can be stopped and go on.

    python scripts/measure_strength.py --jobs 4                # everything
    python scripts/measure_strength.py --only self-play-master # one contest
    python scripts/measure_strength.py --write                 # only write the page from what is there

Each contest is one `vitral arena` command; the page tells which. Games lie in build/strength, one file a contest.
"""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vitral.arena import ContestResult, contest, wilson
from vitral.bots import Budget
from vitral.cli.arena import COMMAND

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "strength"


@dataclass(frozen=True)
class Contest:
    """One contest, as it would be typed."""

    name: str
    arguments: str

    def given(self) -> argparse.Namespace:
        """The arguments read as the command line reads them."""
        parser = argparse.ArgumentParser()
        COMMAND.configure(parser)
        return parser.parse_args(shlex.split(self.arguments))

    def play(self, jobs: int, deals: int | None) -> ContestResult:
        """Play what is missing."""
        from vitral.cli.table_options import table_of

        args = self.given()
        KEPT.mkdir(parents=True, exist_ok=True)
        return contest(
            args.bots,
            deals or args.deals,
            args.seed,
            jobs,
            alone=args.alone,
            budget=Budget(args.seconds, args.playouts),
            keep=KEPT / f"{self.name}.jsonl",
            **table_of(args),
        )

    @property
    def result(self) -> Path:
        """Where the result is kept."""
        return KEPT / f"{self.name}.json"


def ladder(players: int) -> list[Contest]:
    """Each rung against the one below."""
    table = f"--players {players}"
    return [
        Contest(f"ladder-{players}-apprentice", f"--bots random,apprentice --deals 1000 {table}"),
        Contest(f"ladder-{players}-glazier", f"--bots apprentice,glazier --deals 1000 {table}"),
        Contest(f"ladder-{players}-master", f"--bots glazier,master --deals 200 --playouts 200 {table}"),
    ]


SOLO = [("solo_tools", f"--solo-tools {tools}") for tools in range(1, 6)] + [("lighter", "--track lighter")]
CONTESTS = [
    Contest("self-play-quick", "--bots random,apprentice,glazier --alone --deals 1000"),
    Contest("self-play-master", "--bots master --alone --deals 200 --playouts 200"),
    Contest("automa-quick", "--bots apprentice,glazier --deals 1000 --mode automa --automa-level normal"),
    *ladder(2),
    Contest("solo-3-master", "--bots master --deals 200 --playouts 200 --mode solo --solo-tools 3"),
    *(
        Contest(f"solo-{flags.split()[-1]}-quick", f"--bots random,apprentice,glazier --deals 1000 --mode solo {flags}")
        for _, flags in SOLO
    ),
    *ladder(3),
    *ladder(4),
    Contest("automa-master", "--bots master --deals 200 --playouts 200 --mode automa --automa-level normal"),
]


def rows(found: dict[str, Any]) -> list[str]:
    """The lines of a table."""
    lines = ["| bot | games | mean | spread | wins | 95 % | ms a turn |", "|---|---|---|---|---|---|---|"]
    for bot, one in found["bots"].items():
        low, high = one["win_interval"]
        times = found["times"][bot]["seconds_a_turn"]
        lines.append(
            f"| `{bot}` | {one['games']} | {one['mean']:.2f} | {one['deviation']:.2f} | {one['win_rate']:.1%} "
            f"| {low:.1%}–{high:.1%} | {1000 * times:.2f} |"
        )
    for pair in found["pairs"]:
        low, high = wilson(pair["ahead"], pair["of"])
        lines.append("")
        lines.append(
            f"`{pair['bot']}` is ahead of `{pair['against']}` in {pair['ahead'] / pair['of']:.1%} of {pair['of']} "
            f"pairs ({low:.1%}–{high:.1%})."
        )
    return lines


def write() -> None:
    """Put what was measured into the page, contest by contest."""
    page = ["# Every contest measured so far", ""]
    for one in CONTESTS:
        if one.result.exists():
            found = json.loads(one.result.read_text(encoding="utf-8"))
            deals = f"--deals {found['deals']}"
            typed = " ".join(shlex.split(one.arguments))
            before, _, after = typed.partition("--deals ")
            rest = after.partition(" ")[2]
            page += [f"## {one.name}", "", f"`vitral arena {before}{deals} {rest}`".replace(" `", "`"), ""]
            page += [*rows(found), ""]
    (KEPT / "tables.md").write_text("\n".join(page), encoding="utf-8")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--deals", type=int, help="fewer deals than the page asks for")
    parser.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    for one in CONTESTS:
        if not args.write and (not args.only or one.name in args.only):
            result = one.play(args.jobs, args.deals)
            one.result.write_text(json.dumps(result.to_dict(), indent=1), encoding="utf-8")
            print(one.name, {bot: round(found.results.mean, 2) for bot, found in result.standings.items()}, flush=True)
            write()
    write()


if __name__ == "__main__":
    main()
