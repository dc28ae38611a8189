"""Files made to hurt: each command that reads one says in a short sentence what is wrong, and never traces back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vitral import Game
from vitral.cli.main import main

MUCH = 300_000
LONGEST_MESSAGE = 700
"""Letters of a refusal, beside the path of the file."""


def record(change: Callable[[dict[str, Any]], object]) -> str:
    """A good file with one thing changed."""
    data = json.loads(Game.new(2, seed=1).record().to_json())
    change(data)
    return json.dumps(data)


def logged(line: str) -> str:
    return record(lambda data: data["log"].append(line))


def option(name: str, value: object) -> str:
    return record(lambda data: data["options"].update({name: value}))


FILES = {
    "lists without end": "[" * 100_000,
    "lists in lists": "[" * 50_000 + "]" * 50_000,
    "objects in objects": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "a number of 5,000 digits": '{"format": ' + "9" * 5000 + "}",
    "a long line": logged("x" * MUCH),
    "a long outcome": logged("roll " + "R" * MUCH),
    "a long value": logged("roll R" + "9" * MUCH),
    "a long choice": logged("take " + "R" * MUCH),
    "a side of 5,000 digits": logged("side " + "9" * 5000),
    "half a surrogate": logged("\ud800"),
    "a long format": record(lambda data: data.update(format="y" * MUCH)),
    "a long key": record(lambda data: data.update({"z" * MUCH: 1})),
    "a long option": option("k" * MUCH, 1),
    "a long mode": option("mode", "k" * MUCH),
    "long players": option("players", "k" * MUCH),
    "a list of players": option("players", ["k"] * MUCH),
    "a long tool": option("tools", ["k" * MUCH]),
    "a long kind": record(lambda data: data["seats"][0].update(kind="z" * MUCH)),
    "long cards": record(lambda data: data["cards"].update(name="z" * MUCH)),
    "a long text of cards": record(lambda data: data["cards"].update(texts=["z" * MUCH])),
    "cards in cards": record(lambda data: data["cards"].update(texts=["a = " + "[" * 100_000])),
    "a card of 5,000 digits": record(lambda data: data["cards"].update(texts=["a = " + "9" * 5000])),
    "a long seed": record(lambda data: data.update(dealer={"version": 1, "seed": "9" * MUCH})),
    "a long version": record(lambda data: data.update(dealer={"version": "9" * MUCH, "seed": "a"})),
    "a long result": record(lambda data: data.update(result={"z" * MUCH: 1})),
}
COMMANDS = (["replay"], ["replay", "--verify"], ["play", "--resume"], ["score"], ["check"])


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", FILES)
def test_a_file_made_to_hurt_is_refused_in_a_sentence(
    name: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    path = tmp_path / "f"
    path.write_text(FILES[name], encoding="utf-8")
    assert main([*command, str(path)]) in (1, 2)
    output = capsys.readouterr().err
    assert output.startswith(f"vitral {command[0]}: ")
    assert output.count("\n") == 1
    assert len(output) - len(str(path)) < LONGEST_MESSAGE


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "n" * MUCH},
        {"name": "\ud800x"},
        {"name": "Eve\u202elive"},
        {"name": "\x1b[2J"},
        {"kind": "bot", "bot": "z" * MUCH},
    ],
    ids=lambda seat: ascii(seat)[:30],
)
def test_names_of_a_file_are_told_without_what_could_hurt(
    seat: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record(lambda data: data["seats"][0].update(seat)), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    output = capsys.readouterr().out
    assert len(output) < 5000
    assert all(letter == "\n" or letter.isprintable() for letter in output)


RESUMED = {
    "arena": ["arena", "--bots", "random", "--deals", "1", "--resume"],
    "dataset": ["dataset", "--games", "1", "--resume"],
    "puzzles": ["puzzles", "make", "--games", "1", "--out"],
}


@pytest.mark.parametrize("line", ['{"x": 1}', "[]", "7", "{", '{"game": "a", "log": 1, "puzzles": 2}', "\xff"])
@pytest.mark.parametrize("command", RESUMED)
def test_a_bad_line_of_a_file_to_go_on_with_is_named(
    command: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if command == "dataset":
        pytest.importorskip("pyarrow")
    path = tmp_path / "games.jsonl"
    argv = [*RESUMED[command], str(path), *([str(tmp_path / "moves.parquet")] if command == "dataset" else [])]
    assert main(argv) == 0
    path.write_bytes(path.read_bytes() + line.encode("latin-1") + b"\n")
    before = path.read_bytes()
    capsys.readouterr()
    assert main(argv) == 2
    output = capsys.readouterr().err
    assert output.startswith(f"vitral {command}: {path}: line 3: ")
    assert output.count("\n") == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", RESUMED)
def test_a_file_of_bytes_to_go_on_with_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if command == "dataset":
        pytest.importorskip("pyarrow")
    path = tmp_path / "games.jsonl"
    path.write_bytes(bytes(range(255, 0, -1)))
    argv = [*RESUMED[command], str(path), *([str(tmp_path / "moves.parquet")] if command == "dataset" else [])]
    assert main(argv) == 2
    assert capsys.readouterr().err.startswith(f"vitral {command}: {path}: line 1: byte 0xFF is not UTF-8")


def test_of_several_files_each_refusal_names_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("e", "a"):  # letters that every sentence has
        Path(name).write_text("[]")
    assert main(["replay", "e", "a"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("vitral replay: e: ")
    assert second.startswith("vitral replay: a: ")
