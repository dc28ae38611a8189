"""Training on a Ray cluster: each table by one machine, with a GPU where the cluster has any.

A machine trains up to the next measurement and hands back all that going on needs. If it is lost, another one goes on
from there. Our scripts travel along; the machines need Vitral and JAX themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import train

from vitral.arena.ray_workers import connect

HERE = Path(__file__).parent
SCRIPTS = ("deals", "draft_game", "net", "terms", "train")


class Trainer:
    """On a machine of the cluster."""

    def __init__(self, sources: dict[str, str]) -> None:
        import sys
        import tempfile
        from pathlib import Path

        folder = Path(tempfile.mkdtemp(prefix="vitral-training-"))
        for name, text in sources.items():
            (folder / f"{name}.py").write_text(text, encoding="utf-8")
        sys.path.insert(0, str(folder))

    def continued(self, given: dict[str, Any], checkpoint: Any) -> Any:
        """Trains up to the next measurement."""
        import importlib

        return importlib.import_module("train").continued(given, checkpoint)


def train_on_cluster(address: str, out: Path, runs: dict[str, dict[str, Any]]) -> None:
    """Trains all tables side by side; checkpoints are written to `out` on this machine."""
    ray = connect(address, jobs=len(runs))
    has_gpu = ray.cluster_resources().get("GPU", 0) >= 1
    Trainer.__module__ = "__main__"  # so that it travels with its text
    remote = ray.remote(Trainer).options(num_cpus=1, num_gpus=1 if has_gpu else 0, max_restarts=-1, max_task_retries=-1)
    sources = {name: (HERE / f"{name}.py").read_text(encoding="utf-8") for name in SCRIPTS}
    trainers, waiting = {}, {}
    for table, given in runs.items():
        checkpoint = train.found(out, given)
        if checkpoint is None or not train.over(given, checkpoint["steps"], checkpoint["seconds"]):
            trainers[table] = remote.remote(sources)
            waiting[trainers[table].continued.remote(given, checkpoint)] = table
    while waiting:
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        table = waiting.pop(done)
        checkpoint = ray.get(done)
        train.save(out, runs[table], checkpoint)
        if not train.over(runs[table], checkpoint["steps"], checkpoint["seconds"]):
            waiting[trainers[table].continued.remote(runs[table], checkpoint)] = table
