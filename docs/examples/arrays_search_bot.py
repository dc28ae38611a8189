"""A network with a search, at a table of the engine: what `arrays_search.py --save net.npz` wrote plays as a bot.

    VITRAL_NET=net.npz PYTHONPATH=docs/examples vitral arena --bots random,arrays_search_bot:SearchBot --deals 20

Each choice is searched in several worlds that look like the view the bot is shown (`View.sample`); it takes the action
that these searches favor together. JAX compiles the search when the bot is made, which takes a minute or so.
"""

import os
from functools import cache
from random import Random

import jax
import numpy as np
from arrays_search import load, search, table

from vitral import Game
from vitral.bots import ANY_TIME

WORLDS, SIMULATIONS = 4, 32


@cache
def searcher(path):
    params = load(path)

    @jax.jit
    def weights(states, seed):
        found, _ = search(params, states, jax.random.key(seed), SIMULATIONS, noise=0.0)
        return found.action_weights.mean(0)

    weights(worlds(Game.new(players=2, seed=1).view(0), Random(1)), 1)
    return weights


def worlds(view, rng):
    """Some positions that look the same to the seat of a view, as a batch."""
    return jax.tree.map(lambda *all: np.stack(all), *(table.encode_state(view.sample(rng)) for _ in range(WORLDS)))


class SearchBot:
    name = "arrays-search"

    def __init__(self, seed=None):
        self._rng = Random(seed)
        self._weights = searcher(os.environ.get("VITRAL_NET", "net.npz"))

    def choose(self, view, legal, budget=ANY_TIME, /):
        weights = np.asarray(self._weights(worlds(view, self._rng), self._rng.getrandbits(31)))
        return max(legal, key=lambda action: weights[action.id])
