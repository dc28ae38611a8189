"""Writes the constants that Python and the page share, as TypeScript."""

from __future__ import annotations

import json
from typing import Final, get_args

from generators.paths import ROOT
from vitral.cards.custom_windows import MAX_CUSTOM_WINDOWS, WINDOW_NAME_LENGTH
from vitral.dice import COLORS
from vitral.engine.actions import ROUNDS
from vitral.engine.prices import FIRST_PRICE, LATER_PRICE, OPEN_SPACE, SOLO_OPEN_SPACE
from vitral.game import dealer
from vitral.server.protocol.deals import CONTEST_TITLE_LENGTH
from vitral.server.protocol.messages import PLAYER_NAME_LENGTH, CloseCode, EmoteName
from vitral.server.protocol.notebooks import NOTE_LENGTH
from vitral.server.settings import Settings
from vitral.server.store.table_store import CHAT_LINES
from vitral.server.tables.chat import CHAT_MESSAGE_LENGTH
from vitral.server.tables.setup import SHORT_TURN
from vitral.spaces import COLUMNS, NAMES

PAGE: Final = ROOT / "web" / "src" / "lib" / "constants.ts"


def page_constants() -> str:
    """Returns the text of `web/src/lib/constants.ts`."""
    constants = {
        "ROWS": [name[0] for name in NAMES[::COLUMNS]],
        "COLUMNS": [int(name[1]) for name in NAMES[:COLUMNS]],
        "COLORS": COLORS,
        "ROUNDS": ROUNDS,
        "FIRST_PRICE": FIRST_PRICE,
        "LATER_PRICE": LATER_PRICE,
        "OPEN_SPACE": OPEN_SPACE,
        "SOLO_OPEN_SPACE": SOLO_OPEN_SPACE,
        "DEALER_VERSION": dealer.VERSION,
        "MAX_CUSTOM_WINDOWS": MAX_CUSTOM_WINDOWS,
        "WINDOW_NAME_LENGTH": WINDOW_NAME_LENGTH,
        "PLAYER_NAME_LENGTH": PLAYER_NAME_LENGTH,
        "CONTEST_TITLE_LENGTH": CONTEST_TITLE_LENGTH,
        "CHAT_MESSAGE_LENGTH": CHAT_MESSAGE_LENGTH,
        "NOTE_LENGTH": NOTE_LENGTH,
        "CHAT_LINES": CHAT_LINES,
        "EMOTES": get_args(EmoteName),
        "SHORT_TURN_SECONDS": SHORT_TURN,
        "RECORD_BYTES": Settings().record_bytes,
        "CLOSE_CODES": {code.name: code.value for code in CloseCode},
    }
    head = "// Made from scripts/generators/page_constants.py by `make generate`; do not edit.\n"
    return "\n".join([head, *(f"export const {name} = {_literal(value)};" for name, value in constants.items()), ""])


def _literal(value: object) -> str:
    text = json.dumps(value)
    return text if isinstance(value, int) else f"{text} as const"
