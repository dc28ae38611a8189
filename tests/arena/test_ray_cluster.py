"""Games on a Ray cluster are those that processes play, whatever happens to a worker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arena import ray_program
from support.paths import ROOT
from vitral.arena import contest, simulate

pytest.importorskip("ray", reason="needs Ray: pip install 'vitral[cluster]'")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All runs on the cluster, in one process: Ray is slow to start."""
    folder = tmp_path_factory.mktemp("cluster")
    contest(ray_program.PAIR, 2, "r", resume_file=folder / "ended.jsonl")
    program = [sys.executable, ray_program.__file__, str(folder)]
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    ran = subprocess.run(program, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path})
    assert ran.returncode == 0, ran.stderr
    # Nothing of Ray is among what a command prints, though a worker was killed.
    assert ran.stdout.splitlines() == [line for line in ran.stdout.splitlines() if "decisions from" in line]
    return folder


@pytest.fixture(scope="module")
def results(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text("utf-8"))
    return found


def as_json(found: object) -> Any:
    return json.loads(json.dumps(found))


def test_a_killed_worker_changes_nothing(folder: Path, results: dict[str, Any]) -> None:
    assert (folder / "killed").exists()
    assert results["killed"] == as_json([ray_program.played(None, deal) for deal in range(ray_program.DEALS)])


def test_simulations_are_the_same(results: dict[str, Any]) -> None:
    assert results["simulated"] == as_json(simulate(2, ["random"], 30, seed=11).to_dict())


def test_a_contest_can_be_begun_and_ended_anywhere(folder: Path, results: dict[str, Any]) -> None:
    whole = contest(ray_program.PAIR, 4, "r").to_dict()
    begun_there = contest(ray_program.PAIR, 4, "r", resume_file=folder / "begun.jsonl").to_dict()
    assert results["begun"] == 4
    assert len((folder / "begun.jsonl").read_text("utf-8").splitlines()) == 9
    for found in (begun_there, results["ended"]):
        assert as_json({**found, "times": {}}) == as_json({**whole, "times": {}})


def test_datasets_are_the_same_byte_for_byte(folder: Path, results: dict[str, Any]) -> None:
    pytest.importorskip("pyarrow.parquet", reason="needs pyarrow: pip install 'vitral[data]'")
    moves = folder / "moves.jsonl"
    here = ray_program.dataset(folder, "here", "--resume", str(moves))
    assert (folder / "cluster.parquet").read_bytes() == here
    lines = moves.read_text("utf-8").splitlines()
    moves.write_text("\n".join(lines[:4]) + "\n" + lines[4][:20], "utf-8")  # stopped in the middle of a line
    assert ray_program.dataset(folder, "again", "--resume", str(moves), "--jobs", "2") == here
    assert moves.read_text("utf-8").splitlines() == lines


def test_another_version_is_refused_by_its_name(results: dict[str, Any]) -> None:
    assert "Vitral 0.0.1 is needed there, found" in results["refused"]
