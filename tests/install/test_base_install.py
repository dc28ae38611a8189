"""What an install needs: the library nothing but Python, the command line a few packages, the server its extra."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import Any, Final

import pytest

from support.paths import ROOT
from vitral.i18n import LANGUAGES

SOURCE: Final = ROOT / "src"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

ALONE: Final = """
import sys
sys.path.insert(0, sys.argv[1])
from vitral import Game, Record, all_cards, die_svg, replay
from vitral.bots import make_bot
from vitral.referee import check_data, read_table_description

game = Game.new(players=2, seed=7, dice_pools=True)
bots = [make_bot("apprentice", 1), make_bot("random", 2)]
while not game.over:
    game.play(bots[game.seat].choose(game.view(game.seat), game.legal_actions()))
scores = game.scores()
assert len(scores) == 2 and scores[0].total > 0, scores
assert game._repr_svg_().startswith("<svg") and die_svg("R4").startswith("<svg")
assert replay(Record.from_json(game.record().to_json())) == game
window = {"name": "Ana", "pattern": "batllo", "dice": ["R4 R4 -- -- --", *["-- -- -- -- --"] * 3]}
described = read_table_description({"windows": [window]}, all_cards(), for_scoring=False)
assert check_data(described)["windows"][0]["breaches"], "two red fours side by side"
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names))
"""


def python(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_library_plays_scores_and_draws_with_nothing_but_python() -> None:
    # -I -S: no packages are to be found at all, and nothing of the environment is heeded.
    ran = python("-I", "-S", "-c", ALONE, str(SOURCE))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["__main__", "vitral"]


# -- the command line without the extras -------------------------------------------------------------------------


def packages(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=!; ]", requirement)[0].lower() for requirement in requirements}


BASE: Final = packages(PROJECT["dependencies"])
EXTRAS: Final = sorted(
    packages(
        [one for extra in ("ai", "cluster", "server", "terminal") for one in PROJECT["optional-dependencies"][extra]]
    )
    - BASE
)
# A module that is None cannot be imported, and `find_spec` does not find it.
WITHOUT: Final = f"""
import sys
sys.modules.update(dict.fromkeys({EXTRAS!r}))
sys.path.insert(0, sys.argv.pop(1))
"""


def without_extras(code: str, *argv: str) -> subprocess.CompletedProcess[str]:
    return python("-c", WITHOUT + code, str(SOURCE), *argv)


COMMAND: Final = "from vitral.cli import main\nsys.exit(main(sys.argv[1:]))"


def test_the_extras_are_those_we_know() -> None:
    assert {"starlette", "uvicorn", "websockets", "asyncpg", "textual", "numba", "ray"} <= set(EXTRAS)


@pytest.mark.parametrize("argv", [("cards", "lathekin"), ("simulate", "--games", "1", "--bots", "apprentice")], ids=str)
def test_commands_run_without_the_extras(argv: tuple[str, ...]) -> None:
    ran = without_extras(COMMAND, *argv)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


def test_tables_of_ones_own_in_plain_lines_need_no_extra() -> None:
    ran = without_extras("import vitral.terminal.local_tables, vitral.terminal.lines.client\nprint('loaded')")
    assert (ran.stdout, ran.stderr) == ("loaded\n", "")


@pytest.mark.parametrize(
    "argv",
    [
        *((language, "serve") for language in LANGUAGES),
        ("en", "terminal", "--plain", "--server", "localhost:8000"),
    ],
    ids=" ".join,
)
def test_what_needs_the_extra_says_so_in_one_sentence(argv: tuple[str, ...]) -> None:
    ran = without_extras(COMMAND, "--lang", *argv)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "pip install 'vitral[server]'" in ran.stderr


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_cluster_needs_its_extra(command: str) -> None:
    ran = without_extras(COMMAND, command, "--bots", "random", "--cluster", "local")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"vitral {command}: a cluster needs Ray: pip install 'vitral[cluster]'\n"
