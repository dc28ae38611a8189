"""A network trained on arrays, at a table of the engine: what `arrays_ppo.py --save net.npz` wrote plays as a bot.

    python docs/examples/arrays_ppo.py --save net.npz
    VITRAL_NET=net.npz PYTHONPATH=docs/examples vitral arena --bots random,arrays_bot:ArraysBot --deals 20

The view that a bot is shown becomes the observation the network was trained on (`Table.encoded_view`). NumPy does the
rest: a choice takes a few milliseconds, and JAX compiles nothing.
"""

import os
from functools import cache

import numpy as np

from vitral.arrays import Table
from vitral.bots import ANY_TIME


@cache
def table():
    return Table(players=2)


@cache
def network(path):
    net = dict(np.load(path))
    versions = int(net["action_table"]), int(net["observation_layout"])
    if versions[0] > table().action_table_version or versions[1] != table().observation_layout_version:
        raise ValueError(f"{path} was trained on other versions of actions and observations: {versions}")
    return net


class ArraysBot:
    name = "arrays"

    def __init__(self, seed=None):
        self._net = network(os.environ.get("VITRAL_NET", "net.npz"))

    def choose(self, view, legal, budget=ANY_TIME, /):
        net = self._net
        x = table().encoded_view(view) * net["scale"]
        for layer in ("a", "b"):
            x = np.maximum(x @ net[layer] + net[f"{layer}_bias"], 0)
        wishes = x @ net["policy"] + net["policy_bias"]
        return max(legal, key=lambda action: wishes[action.id])
