"""Trains the learned evaluator by self-play of games without tools.

    python training/train.py --table standard --minutes 8 --seed 1 --out build/evaluator

Each step plays a batch of games with the net as it is (some a little at random), looks back over every seat's tables
with TD(lambda), part by part of the final score, and fits the net to that. Writes the net as `.npz` and its curve as
`.csv`; `training/join.py` makes the shipped file of them. A checkpoint is saved beside them: the same command goes on
where it was stopped. With `--cluster` each table is trained by a machine of a Ray cluster (docs/cluster.md).
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import pickle
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from deals import Table, patterns, turns_of
from draft_game import around_of, play
from jax import lax
from net import NARROW, SCALE, TRACK, WIDE, Net, counted, fresh, parts, widened
from terms import Array, weights_of

from vitral.bots.evaluation.neural import FEATURE_LAYOUT
from vitral.cards import newest_edition

Checkpoint = dict[str, Any]
"""A training between two measurements: plain arrays and numbers, so that it can go on anywhere."""

TRUST = 0.85
"""Lambda: how far the end of a game is believed over what later tables seemed to be worth."""


PLAYERS = {"standard": "2,4", "solo": "1", "crowd": "2,4,5,6", "pools": "2,4,6"}
"""With how many players the games are, in turn."""


def tables_of(name: str, players: str = "") -> list[Table]:
    """Returns the tables that are played for a net, in turn; the first is measured."""
    wide, pools = name in ("crowd", "pools"), name == "pools"
    return [Table(int(count), wide, pools) for count in (players or PLAYERS[name]).split(",")]


def samples(net: Net, weights: Array, fits: Array, key: Array, games: int, table: Table):
    """Tables of one batch of games with what became of them, by seat, turn and game."""
    one, two = jax.random.split(key)
    level = jax.random.uniform(two, (games,))
    noise = jnp.where(level < 0.7, 0.0, jnp.where(level < 0.95, 0.4, 1.2))
    dealt, history, final = play(net, one, noise, weights, fits, games=games, table=table)
    turns = turns_of(table)
    rows = jnp.array(turns.mine)  # seats, 20
    tables = jax.tree.map(lambda x: x[rows], history)  # seats, 20, games, ...
    between = jnp.array(turns.between)[rows]
    bag = jnp.moveaxis(dealt.bag, 1, 0)[jnp.array(turns.round)[rows]]
    shape = (table.players, 20, games)

    def wide(x: Array, lead: int) -> Array:
        return jnp.broadcast_to(x, (*shape, *x.shape[x.ndim - lead :]) if lead else shape)

    own = wide(jnp.moveaxis(dealt.own, 1, 0)[:, None], 1)
    spaces = wide(jnp.moveaxis(dealt.spaces, 1, 0)[:, None], 0)
    around = around_of(tables, _seen(dealt, shape), own, spaces, bag, between[..., None], table)

    def valued(chunk):
        return parts(net, *chunk)

    values = lax.map(valued, jax.tree.map(lambda x: jnp.moveaxis(x, 1, 0), (tables.windows, around, tables.known)))
    values = jnp.moveaxis(values, 0, 1)
    end = jnp.moveaxis(final, 1, 0)
    paid = tables.track if table.players == 1 else 0.0
    values = values.at[..., TRACK].add(-paid)

    def back(later, value):
        return (1 - TRUST) * value + TRUST * later, later

    _, seen = lax.scan(back, end, jnp.moveaxis(values, 1, 0)[::-1])
    seen = jnp.moveaxis(seen[::-1], 0, 1).at[..., TRACK].add(paid)
    return tables.windows, around, tables.known, seen


def _seen(dealt, shape):
    flags = dealt.active.shape[-1]
    return dealt._replace(
        active=jnp.broadcast_to(dealt.active, (*shape, flags)), lighter=jnp.broadcast_to(dealt.lighter, shape)
    )


def loss(net: Net, batch, flip: Array) -> Array:
    windows, around, known, seen = batch
    off = (parts(net, windows, around, known, flip) - seen) * counted(around)
    return ((off**2).sum(-1) + off.sum(-1) ** 2).mean() * SCALE**2


@partial(jax.jit, static_argnames=("games", "table", "cuts"))
def step(state, key: Array, rate: Array, weights: Array, fits: Array, *, games: int, table: Table, cuts: int):
    """One batch of games and one pass over its tables."""
    one, two, three = jax.random.split(key, 3)
    data = samples(state["net"], weights, fits, one, games, table)
    # The last table of a seat needs no net.
    size = table.players * 19 * games
    flat = jax.tree.map(lambda x: x[:, :19].reshape(size, *x.shape[3:]), data)
    order = jax.random.permutation(two, size)[: size // cuts * cuts].reshape(cuts, -1)

    def fit(state, given):
        rows, key = given
        flip = jax.random.bernoulli(key, 0.5, (2,))
        cost, slope = jax.value_and_grad(loss)(state["net"], jax.tree.map(lambda x: x[rows], flat), flip)
        count = state["count"] + 1
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["first"], slope)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, state["second"], slope)

        def moved(w, m, v):
            return w - rate * (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8)

        net = jax.tree.map(moved, state["net"], first, second)
        mean = jax.tree.map(lambda a, b: 0.998 * a + 0.002 * b, state["mean"], net)
        return {"net": net, "first": first, "second": second, "count": count, "mean": mean}, cost

    state, costs = lax.scan(fit, state, (order, jax.random.split(three, cuts)))
    return state, costs.mean()


def measured(net: Net, weights: Array, fits: Array, table: Table, games: int, use_net: bool = True) -> float:
    """Returns the mean score (in solo: score less target) of greedy play on deals never trained on."""
    _, _, final = play(
        net, jax.random.key(987654321), jnp.zeros(games), weights, fits, games=games, table=table, use_net=use_net
    )
    total = final.sum(-1)
    return float(total.mean())


def begun(given: dict[str, Any]) -> Checkpoint:
    """Returns a training of which nothing is done yet."""
    key, sub = jax.random.split(jax.random.key(given["seed"]))
    tables = tables_of(given["table"], given["players"])
    wide = tables[0].wide
    net = started(Path(given["start"]), wide=wide) if given["start"] else fresh(sub, WIDE if wide else NARROW)
    zeros = jax.tree.map(jnp.zeros_like, net)
    state = {"net": net, "first": zeros, "second": zeros, "count": jnp.zeros((), jnp.int32), "mean": net}
    weights, fits = jnp.array(weights_of(_terms_of(given))), patterns()
    tested = tables[: given["tested"]]
    base = {one.players: measured(net, weights, fits, one, given["test_games"], False) for one in tested}
    return {
        "state": jax.tree.map(np.asarray, state), "key": np.asarray(jax.random.key_data(key)), "base": base,
        "curve": [], "steps": 0, "games": 0, "seconds": 0.0, "device": jax.devices()[0].device_kind,
    }  # fmt: skip


def continued(given: dict[str, Any], checkpoint: Checkpoint | None) -> Checkpoint:
    """Trains some seconds or steps more and measures; any machine can go on with the checkpoint it returns."""
    if checkpoint is None:
        return begun(given)
    weights, fits = jnp.array(weights_of(_terms_of(given))), patterns()
    tables = tables_of(given["table"], given["players"])
    state = jax.tree.map(jnp.asarray, checkpoint["state"])
    key, steps, played = jax.random.wrap_key_data(checkpoint["key"]), checkpoint["steps"], checkpoint["games"]
    before, start, cost = checkpoint["seconds"], time.monotonic(), jnp.zeros(())
    while not (over(given, steps, spent := before + time.monotonic() - start)):
        done = steps / given["steps"] if given["steps"] else spent / (60 * given["minutes"])
        rate = given["rate"] * min(1.0, (steps + 1) / 50) * max(0.02, 1 - done)
        key, sub = jax.random.split(key)
        table = tables[steps % len(tables)]
        games = max(1, 4 * given["games"] // table.players) if table.wide else given["games"]
        cuts = given["cuts"] * (4 if table.wide else table.players)
        state, cost = step(state, sub, jnp.float32(rate), weights, fits, games=games, table=table, cuts=cuts)
        steps, played = steps + 1, played + games
        if steps % given["at_once"] == 0 if given["steps"] else time.monotonic() - start > 20:
            break
    row: dict[str, Any] = {"seconds": 0, "steps": steps, "games": played, "loss": round(float(cost), 4)}
    for one in tables[: given["tested"]]:
        row[f"players_{one.players}"] = round(measured(state["mean"], weights, fits, one, given["test_games"]), 3)
    spent = before + time.monotonic() - start
    row["seconds"] = round(spent)
    return checkpoint | {
        "state": jax.tree.map(np.asarray, state), "key": np.asarray(jax.random.key_data(key)), "steps": steps,
        "games": played, "seconds": spent, "curve": [*checkpoint["curve"], row],
    }  # fmt: skip


def _terms_of(given: dict[str, Any]) -> str:
    """Returns which terms the net corrects."""
    return "solo" if given["table"] == "solo" else "standard"


def over(given: dict[str, Any], steps: int, seconds: float) -> bool:
    """Returns whether all that was asked for is done."""
    return steps >= given["steps"] if given["steps"] else seconds >= 60 * given["minutes"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", default="standard", help=f"{', '.join(PLAYERS)}, or several with commas")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, default=0, help="instead of minutes: the same net on the same hardware")
    parser.add_argument("--at-once", type=int, default=50, help="with --steps: how many between two measurements")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--test-games", type=int, default=16384)
    parser.add_argument("--cuts", type=int, default=16)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="", help="numbers of players with commas, instead of those of the table")
    parser.add_argument("--tested", type=int, default=1, help="how many of these are measured")
    parser.add_argument(
        "--start", type=Path, help="a net to go on with; `nets.npz` for the shipped one of the base game"
    )
    parser.add_argument("--cluster", help="train on a Ray cluster, a table a machine: local or HOST:PORT")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    asked = {name: value for name, value in vars(args).items() if name not in ("out", "cluster", "start", "table")}
    asked["start"] = str(args.start) if args.start else ""
    runs = {}
    for table in args.table.split(","):
        if table not in PLAYERS:
            parser.error(f"--table {table}: one of {', '.join(PLAYERS)}")
        runs[table] = asked | {"table": table}
    if args.cluster:
        from on_cluster import train_on_cluster

        train_on_cluster(args.cluster, args.out, runs)
    else:
        for given in runs.values():
            checkpoint = found(args.out, given)
            while checkpoint is None or not over(given, checkpoint["steps"], checkpoint["seconds"]):
                checkpoint = continued(given, checkpoint)
                save(args.out, given, checkpoint)


def started(path: Path, *, wide: bool) -> Net:
    """Returns a net to go on with: one that was trained before, or for a wide one the shipped net of the base game."""
    loaded = {name: np.asarray(value, np.float32) for name, value in np.load(path).items() if name != "card"}
    if any(name.startswith("standard.") for name in loaded):
        loaded = {name.removeprefix("standard."): loaded[name] for name in loaded if name.startswith("standard.")}
    if wide and loaded["out.b"].shape[0] == NARROW.parts:
        return widened(loaded)
    return {name: jnp.array(value) for name, value in loaded.items()}


def found(out: Path, given: dict[str, Any]) -> Checkpoint | None:
    """Returns the checkpoint of the same training, if it was stopped."""
    path = out / f"{given['table']}.checkpoint"
    if not path.exists():
        return None
    theirs, checkpoint = pickle.loads(path.read_bytes())
    if theirs != given:
        raise SystemExit(f"{path}: the checkpoint of a training with other options; name another folder")
    found: Checkpoint = checkpoint
    return found


def save(out: Path, given: dict[str, Any], checkpoint: Checkpoint) -> None:
    """The net and its curve so far, and what going on needs; each file whole or not at all."""
    table, curve = given["table"], checkpoint["curve"]
    print(table, curve[-1] if curve else f"terms alone {checkpoint['base']}", flush=True)
    card = {
        "table": table, "seed": given["seed"], "games": checkpoint["games"],
        "shape": "wide" if tables_of(table)[0].wide else "narrow", "players": given["players"] or PLAYERS[table],
        "terms_alone": {str(p): round(v, 3) for p, v in checkpoint["base"].items()}, "device": checkpoint["device"],
        "measured": curve[-1] if curve else {}, "feature_layout": FEATURE_LAYOUT, "edition": newest_edition(),
    }  # fmt: skip
    arrays = {name: np.asarray(value, np.float16) for name, value in checkpoint["state"]["mean"].items()}
    written = io.BytesIO()
    np.savez_compressed(written, **arrays, card=json.dumps(card))
    text = io.StringIO()
    writer = csv.DictWriter(text, list(curve[-1]) if curve else ["seconds"])
    writer.writeheader()
    writer.writerows(curve)
    for name, content in (
        (f"{table}.npz", written.getvalue()),
        (f"{table}.csv", text.getvalue().encode()),
        (f"{table}.checkpoint", pickle.dumps((given, checkpoint))),
    ):
        part = out / f"{name}.part"
        part.write_bytes(content)
        part.replace(out / name)


if __name__ == "__main__":
    main()
