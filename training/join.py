"""Joins trained nets into the file that Vitral ships; those that are not named stay as they are.

python training/join.py --standard build/evaluator/standard.npz --solo build/evaluator/solo.npz
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from vitral.bots.evaluation import weights
from vitral.bots.evaluation.neural import require_fitting

SHIPPED = Path(weights.__file__).with_name("nets.npz")
TABLES = ("standard", "solo", "crowd", "pools")


def main() -> None:
    """Reads the nets, and write one file with a card of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for table in TABLES:
        parser.add_argument(f"--{table}", type=Path)
    parser.add_argument("--out", type=Path, default=SHIPPED)
    given = parser.parse_args()
    arrays = dict(np.load(SHIPPED))
    cards = json.loads(str(arrays.pop("card")))
    for table in TABLES:
        path = getattr(given, table)
        if path is None:
            continue
        loaded = dict(np.load(path))
        cards[table] = json.loads(str(loaded.pop("card")))
        require_fitting(cards[table], str(path))
        arrays = {name: values for name, values in arrays.items() if not name.startswith(f"{table}.")}
        arrays |= {f"{table}.{name}": values for name, values in loaded.items()}
    np.savez_compressed(given.out, **arrays, card=json.dumps(cards))


if __name__ == "__main__":
    main()
