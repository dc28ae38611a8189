"""Trains the learned judge by self-play of games without tools.

    python training/train.py --table standard --minutes 8 --seed 1 --out build/judge

Each step plays a batch of games with the net as it is (some a little at random), looks back over every seat's tables
with TD(lambda), part by part of the final score, and fits the net to that. Writes the net as `.npz` and its curve as
`.csv`; `training/join.py` makes the shipped file of them. What was done is kept beside them: the same command goes on
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
from draft_game import around_of, patterns, play, turns_of
from jax import lax
from net import PARTS, SCALE, TRACK, Net, fresh, parts
from terms import Array, weights_of

Kept = dict[str, Any]
"""A training between two measurements: plain arrays and numbers, so that it can go on anywhere."""

TRUST = 0.85
"""Lambda: how far the end of a game is believed over what later tables seemed to be worth."""


def samples(net: Net, weights: Array, fits: Array, key: Array, games: int, players: int):
    """Tables of one batch of games with what became of them, by seat, turn and game."""
    one, two = jax.random.split(key)
    level = jax.random.uniform(two, (games,))
    noise = jnp.where(level < 0.7, 0.0, jnp.where(level < 0.95, 0.4, 1.2))
    dealt, history, final = play(net, one, noise, weights, fits, games=games, players=players)
    turns = turns_of(players)
    rows = jnp.array(turns.mine)  # seats, 20
    tables = jax.tree.map(lambda x: x[rows], history)  # seats, 20, games, ...
    left, between = jnp.array(turns.left)[rows], jnp.array(turns.between)[rows]
    bag = jnp.moveaxis(dealt.bag, 1, 0)[jnp.array(turns.round)[rows]]
    shape = (players, 20, games)

    def wide(x: Array, lead: int) -> Array:
        return jnp.broadcast_to(x, (*shape, *x.shape[x.ndim - lead :]) if lead else shape)

    around = around_of(tables, _seen(dealt, shape), wide(jnp.moveaxis(dealt.own, 1, 0)[:, None], 1), bag,
                       left[..., None], between[..., None], players)  # fmt: skip

    def valued(chunk):
        return parts(net, *chunk)

    values = lax.map(valued, jax.tree.map(lambda x: jnp.moveaxis(x, 1, 0), (tables.windows, around, tables.known)))
    values = jnp.moveaxis(values, 0, 1)
    values = values.at[..., TRACK].add(-tables.track)
    end = jnp.moveaxis(final, 1, 0)

    def back(later, value):
        return (1 - TRUST) * value + TRUST * later, later

    _, seen = lax.scan(back, end, jnp.moveaxis(values, 1, 0)[::-1])
    seen = jnp.moveaxis(seen[::-1], 0, 1).at[..., TRACK].add(tables.track)
    return tables.windows, around, tables.known, seen


def _seen(dealt, shape):
    return dealt._replace(
        active=jnp.broadcast_to(dealt.active, (*shape, 10)), lighter=jnp.broadcast_to(dealt.lighter, shape)
    )


def loss(net: Net, batch, flip: Array) -> Array:
    windows, around, known, seen = batch
    found = parts(net, windows, around, known, flip)
    mask = jnp.concatenate([around.active, jnp.ones((*around.left.shape, 2)), (around.players == 1)[..., None]], -1)
    off = (found - seen) * mask
    return ((off**2).sum(-1) + off.sum(-1) ** 2).mean() * SCALE**2


@partial(jax.jit, static_argnames=("games", "players", "cuts"))
def step(state, key: Array, rate: Array, weights: Array, fits: Array, *, games: int, players: int, cuts: int):
    """One batch of games and one pass over its tables."""
    one, two, three = jax.random.split(key, 3)
    data = samples(state["net"], weights, fits, one, games, players)
    # The last table of a seat needs no net.
    size = players * 19 * games
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


def measured(net: Net, weights: Array, fits: Array, players: int, games: int, use_net: bool = True) -> float:
    """The mean score (in solo: score less target) of greedy play on deals never trained on."""
    _, _, final = play(
        net, jax.random.key(987654321), jnp.zeros(games), weights, fits, games=games, players=players, use_net=use_net
    )
    total = final.sum(-1)
    return float(total.mean())


def begun(given: dict[str, Any]) -> Kept:
    """A training of which nothing is done yet."""
    key, sub = jax.random.split(jax.random.key(given["seed"]))
    net = fresh(sub)
    if given["start"]:
        net = {name: jnp.array(value, jnp.float32) for name, value in np.load(given["start"]).items() if name != "card"}
    zeros = jax.tree.map(jnp.zeros_like, net)
    state = {"net": net, "first": zeros, "second": zeros, "count": jnp.zeros((), jnp.int32), "mean": net}
    players = given["players"][0]
    weights, fits = jnp.array(weights_of(given["table"])), patterns()
    base = {players: measured(net, weights, fits, players, given["test_games"], False)}
    return {
        "state": jax.tree.map(np.asarray, state), "key": np.asarray(jax.random.key_data(key)), "base": base,
        "curve": [], "steps": 0, "seconds": 0.0, "device": jax.devices()[0].device_kind,
    }  # fmt: skip


def continued(given: dict[str, Any], kept: Kept | None) -> Kept:
    """Train some seconds or steps more, and measure; what is kept is all that going on needs, on any machine."""
    if kept is None:
        return begun(given)
    weights, fits = jnp.array(weights_of(given["table"])), patterns()
    state = jax.tree.map(jnp.asarray, kept["state"])
    key, steps, players = jax.random.wrap_key_data(kept["key"]), kept["steps"], given["players"]
    before, start, cost = kept["seconds"], time.monotonic(), jnp.zeros(())
    while not (over(given, steps, spent := before + time.monotonic() - start)):
        done = steps / given["steps"] if given["steps"] else spent / (60 * given["minutes"])
        rate = given["rate"] * min(1.0, (steps + 1) / 50) * max(0.02, 1 - done)
        key, sub = jax.random.split(key)
        count = players[steps % len(players)]
        state, cost = step(
            state,
            sub,
            jnp.float32(rate),
            weights,
            fits,
            games=given["games"],
            players=count,
            cuts=given["cuts"] * count,
        )
        steps += 1
        if steps % given["at_once"] == 0 if given["steps"] else time.monotonic() - start > 20:
            break
    loss = round(float(cost), 4)
    now = round(measured(state["mean"], weights, fits, players[0], given["test_games"]), 3)
    spent = before + time.monotonic() - start
    row = {"seconds": round(spent), "steps": steps, "games": steps * given["games"], "loss": loss}
    row[f"players_{players[0]}"] = now
    return kept | {
        "state": jax.tree.map(np.asarray, state), "key": np.asarray(jax.random.key_data(key)), "steps": steps,
        "seconds": spent, "curve": [*kept["curve"], row],
    }  # fmt: skip


def over(given: dict[str, Any], steps: int, seconds: float) -> bool:
    """Whether all that was asked for is done."""
    return steps >= given["steps"] if given["steps"] else seconds >= 60 * given["minutes"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", default="standard", help="standard, solo, or both with a comma")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, default=0, help="instead of minutes: the same net on the same hardware")
    parser.add_argument("--at-once", type=int, default=50, help="with --steps: how many between two measurements")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--test-games", type=int, default=16384)
    parser.add_argument("--cuts", type=int, default=16)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--cluster", help="train on a Ray cluster, a table a machine: local or HOST:PORT")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    tables = args.table.split(",")
    asked = {name: value for name, value in vars(args).items() if name not in ("out", "cluster", "start", "table")}
    asked["start"] = str(args.start) if args.start else ""
    runs = {}
    for table in tables:
        players = [1] if table == "solo" else [int(count) for count in args.players.split(",")]
        runs[table] = asked | {"table": table, "players": players}
    if args.cluster:
        from on_cluster import train_on_cluster

        train_on_cluster(args.cluster, args.out, runs)
    else:
        for given in runs.values():
            kept = found(args.out, given)
            while kept is None or not over(given, kept["steps"], kept["seconds"]):
                kept = continued(given, kept)
                save(args.out, given, kept)


def found(out: Path, given: dict[str, Any]) -> Kept | None:
    """What was kept of the same training when it was stopped."""
    path = out / f"{given['table']}.kept"
    if not path.exists():
        return None
    theirs, kept = pickle.loads(path.read_bytes())
    if theirs != given:
        raise SystemExit(f"{path}: kept of a training that was asked for otherwise; name another folder")
    found: Kept = kept
    return found


def save(out: Path, given: dict[str, Any], kept: Kept) -> None:
    """The net and its curve so far, and what going on needs; each file whole or not at all."""
    table, curve = given["table"], kept["curve"]
    print(table, curve[-1] if curve else f"terms alone {kept['base']}", flush=True)
    card = {
        "table": table, "seed": given["seed"], "games": kept["steps"] * given["games"], "parts": PARTS,
        "terms_alone": {str(p): round(v, 3) for p, v in kept["base"].items()}, "device": kept["device"],
        "measured": curve[-1] if curve else {},
    }  # fmt: skip
    arrays = {name: np.asarray(value, np.float16) for name, value in kept["state"]["mean"].items()}
    written = io.BytesIO()
    np.savez_compressed(written, **arrays, card=json.dumps(card))
    text = io.StringIO()
    writer = csv.DictWriter(text, list(curve[-1]) if curve else ["seconds"])
    writer.writeheader()
    writer.writerows(curve)
    for name, content in (
        (f"{table}.npz", written.getvalue()),
        (f"{table}.csv", text.getvalue().encode()),
        (f"{table}.kept", pickle.dumps((given, kept))),
    ):
        part = out / f"{name}.part"
        part.write_bytes(content)
        part.replace(out / name)


if __name__ == "__main__":
    main()
