"""Real tables and what the referee finds there, for the page to find the same without a server.

`make page-data` writes them to `tests/data/referee_cases.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from generators.paths import TEST_DATA
from vitral.cards import CardSet, all_cards
from vitral.cards.custom_windows import custom_window_code
from vitral.referee import check_data, read_table_description, score_data

CASES: Final = TEST_DATA / "referee_cases.json"
_COUNT: Final = 90
_OWN: Final = custom_window_code("Mine", 3, ["R...1", ".....", "..6..", "....P"])


def _dice(random: Random, *, glass: bool) -> list[str]:
    filled = random.choice((0.1, 0.6, 0.9, 1.0))
    # Few colors and values make many finds, many make whole rows and columns.
    colors, values = random.choice(("RYGBP", "RB", "GYP")), random.choice(("123456", "12", "456"))
    cells = [random.choice(colors) + random.choice(values) if random.random() < filled else "--" for _ in range(20)]
    if glass:
        cells[random.randrange(20)] = f"W{random.choice(values)}"
    return [" ".join(cells[at : at + 5]) for at in range(0, 20, 5)]


def _table(random: Random, cards: CardSet) -> dict[str, Any]:
    mode = random.choice(("standard", "standard", "standard", "solo", "automa"))
    publics, privates = [objective.id for objective in cards.publics], [one.id for one in cards.privates]
    count = {"standard": random.randint(1, 3), "solo": 1, "automa": 2}[mode]
    windows: list[dict[str, Any]] = []
    for at in range(count):
        dice = _dice(random, glass=mode != "solo" and random.random() < 0.5)
        window: dict[str, Any] = {"name": f"Window {at + 1}", "dice": dice}
        if mode == "automa" and at == 1:
            window["automa"] = True
        else:
            window["pattern"] = random.choice([*(pattern.id for pattern in cards.patterns), _OWN])
            window["excused"] = random.sample(["A1", "B3", "D5"], random.randint(0, 2))
        window["private"] = random.sample(privates, random.randint(1, 2))
        if mode != "solo":
            window["tokens"] = random.randint(0, 6)
        windows.append(window)
    table: dict[str, Any] = {"public": random.sample(publics, random.randint(0, 6)), "windows": windows}
    if mode != "standard":
        table["mode"] = mode
    if mode == "automa":
        table["options"] = random.choice(({"automa_level": "hard"}, {"automa_bonus": 7}, {}))
    if mode == "solo" and random.random() < 0.7:
        table["track"] = random.choice((["R1 Y2", "B4"], [["G6"], "P5 P5"]))
    return table


def cases() -> Iterator[dict[str, Any]]:
    """Yields tables as people describe them, with their score sheets, the proof, and the rules they break."""
    random, cards = Random("referee"), all_cards()
    for _ in range(_COUNT):
        given = _table(random, cards)
        read = read_table_description(given, cards, for_scoring=True)
        yield {
            "table": given,
            "scored": score_data(read, read.scores(cards), proof=True),
            "checked": check_data(read),
        }


def as_text() -> str:
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases()) + "\n]\n"
