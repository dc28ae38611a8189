"""The learned evaluator's net, in NumPy: what a window will bring beyond what the terms expect.

It sees the window (what lies where, what fits where), the terms' own estimates, the objectives, and what is left to
draft from. Its outputs are corrections, one for each part of the final score. How it was trained: `training/`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np

from vitral.cards import newest_edition

Array = Any
LEFT: Final = 21
"""Own placements left: 0 to 20."""
_SCALE: Final = 0.1
_TRAITS: Final = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
"""Colors and values, without the rare glass."""
FEATURE_LAYOUT: Final = 1
"""Which inputs a net has, in which order (`masks_of`, `NeuralEvaluator`); a change of it makes old nets useless."""
_GRID: Final = [[5 * row + column for column in range(5)] for row in range(4)]
PIECES: Final = {
    "row": _GRID,
    "column": [list(column) for column in zip(*_GRID, strict=True)],
    "patch": [[5 * r + c, 5 * r + c + 1, 5 * r + c + 5, 5 * r + c + 6] for r in range(3) for c in range(4)],
    "cell": [[space] for space in range(20)],
}
"""What is looked at piece by piece with the same weights: the spaces of each piece of a kind."""


class Net:
    """The trained weights for one kind of table (`standard`, `solo`, `crowd`, `pools`)."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        self._arrays = arrays
        self._spaces = {kind: np.array(pieces).reshape(-1) for kind, pieces in PIECES.items()}
        # The parts of the score come first in what stands around, then what every piece of the window is told.
        first = len(arrays["out.b"])
        self._context = slice(first, first + len(arrays["row.context.w"]))

    def corrections(self, masks: Array, misc: Array) -> Array:
        """What to add by part, a row for each window: its masks, and what stands around it (`NeuralEvaluator`)."""
        planes = (masks[:, None, :] >> np.arange(20)[:, None] & 1).astype(np.float32)
        rows = len(planes)
        context = misc[:, self._context]
        joined = [_relu(self._dense("whole", np.concatenate([planes.reshape(rows, -1), misc], 1)))]
        for kind, pieces in PIECES.items():
            seen = planes[:, self._spaces[kind]].reshape(rows, len(pieces), -1)
            units = self._dense(kind, seen) + self._dense(f"{kind}.context", context)[:, None]
            joined.append(_relu(units).sum(1) * (2.0 / len(pieces)))
        last = _relu(self._dense("last", np.concatenate(joined, 1)))
        return self._dense("out", last) / _SCALE

    def _dense(self, name: str, x: Array) -> Array:
        return x @ self._arrays[f"{name}.w"] + self._arrays[f"{name}.b"]


def _relu(x: Array) -> Array:
    return np.maximum(x, 0.0)


def masks_of(on: Array, fits: Array, filled: Array, reach: Array) -> Array:
    """Windows as the net reads them: twelve masks `on` and `fits` each become 24 in all."""
    still = (1 << 20) - 1 & ~filled
    traits = list(_TRAITS)
    return np.concatenate([on[:, traits], fits[:, traits] & still[:, None], still[:, None], reach[:, None]], 1)


@cache
def _stored() -> dict[str, Array]:
    data = files("vitral.bots.evaluation").joinpath("nets.npz").read_bytes()
    with np.load(BytesIO(data)) as kept:
        arrays = dict(kept)
    for table, trained in json.loads(str(arrays["card"])).items():
        require_fitting(trained, f"nets.npz: {table}")
    return arrays


def require_fitting(trained: dict[str, Any], name: str) -> None:
    """Refuses a net by its card with `ValueError`, if its inputs or its cards are not those of this version.

    A card without these numbers is of the first layout and edition.
    """
    layout, edition = trained.get("feature_layout", 1), trained.get("edition", 1)
    if layout != FEATURE_LAYOUT:
        raise ValueError(
            f"{name} was trained with feature layout {layout}, and this version of Vitral has {FEATURE_LAYOUT}; "
            "train it again (training/)"
        )
    if edition > newest_edition():
        raise ValueError(
            f"{name} was trained with edition {edition} of the cards, and this version of Vitral knows "
            f"{newest_edition()}; use the version it was made with, or train it again (training/)"
        )


@cache
def net_for(table: str) -> Net:
    """The net of that name."""
    head = f"{table}."
    return Net({name[len(head) :]: a.astype(np.float32) for name, a in _stored().items() if name.startswith(head)})


def card() -> dict[str, Any]:
    """What the nets were trained on, how long, and what they reached."""
    read: dict[str, Any] = json.loads(str(_stored()["card"]))
    return read
