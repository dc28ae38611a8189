"""Dealt games with all that they asked of chance, for the page to deal them again.

`make generate` writes them to `tests/data/dealings.json`; `web/src/replay/dice-proof.test.ts` reads it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import msgspec

from generators.paths import TEST_DATA
from vitral import Game
from vitral.game.dealer import commitment, seed_bytes
from vitral.server.answers.replays import chance_questions

DEALINGS: Final = TEST_DATA / "dealings.json"
_TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 2, "tools": ["flux_remover", "flux_brush", "glazing_hammer"]},
    {"mode": "automa"},
    {"players": 2, "rare_glass": True, "inspirations": True},
)


def dealings() -> list[dict[str, Any]]:
    """A record's dealer and log, and its questions, for each table."""
    return [_dealing(seed, options) for seed, options in enumerate(_TABLES, 1)]


def _dealing(seed: int, options: dict[str, Any]) -> dict[str, Any]:
    game, random = Game.new(seed=seed, **options), Random(seed)
    while not game.over:
        legal = game.legal_actions()
        tools = [action for action in legal if action.text.startswith("tool ")]
        game.play(random.choice(tools or legal))
    record = game.record().to_dict()
    dealer = {**record["dealer"], "commitment": commitment(seed_bytes(seed))}
    return {"dealer": dealer, "log": record["log"], **msgspec.to_builtins(chance_questions(game.record()))}


def as_text() -> str:
    return "[\n" + ",\n".join(json.dumps(dealing, separators=(",", ":")) for dealing in dealings()) + "\n]\n"
