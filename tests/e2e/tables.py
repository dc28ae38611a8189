"""Tables of every kind, as a page would ask for them."""

from __future__ import annotations

from typing import Any

ME = {"kind": "here", "name": "Ana"}
RUI = {"kind": "here", "name": "Rui"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
PASSION = {"inspirations": True, "rare_glass": True, "passion_publics": True, "promos": True}

Asked = dict[str, Any]
TABLES: dict[str, Asked] = {
    "two": {"seats": [ME, BOT]},
    "solo": {"seats": [ME], "options": {"mode": "solo", "solo_tools": 5}},
    "six": {"seats": [ME, *[BOT] * 5]},
    "pools": {"seats": [ME, *[BOT] * 3], "options": {"dice_pools": True}},
    "passion": {"seats": [ME, BOT, BOT], "options": PASSION},
    "six-pools-passion": {"seats": [ME, *[BOT] * 5], "options": {"dice_pools": True, **PASSION}},
    "automa": {"seats": [ME], "options": {"mode": "automa"}},
    "automa-passion": {"seats": [ME], "options": {"mode": "automa", **PASSION}},
    "honour": {"seats": [ME, *[BOT] * 3], "options": {"enforcement": "honour"}},
}
