"""Games as a table of decisions in Parquet: one row a decision, with what was seen, what was legal, what came of it.

A file holds games of any tables. Observations of different tables differ in length, so each row names its layout; the
card of the file, in its metadata under `vitral` and beside it as Markdown, lists the fields of each layout.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

import vitral
from vitral.engine import ACTIONS, Action
from vitral.engine.actions import ACTION_TABLE_VERSION
from vitral.engine.rules import Rules, rules_for
from vitral.envs.episode import utilities
from vitral.envs.observation import OBSERVATION_LAYOUT_VERSION, Observer
from vitral.game import Game
from vitral.records import Record
from vitral.records.record import read_entry

SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("ply", pa.int16()),
        ("layout", pa.int16()),
        ("seat", pa.int8()),
        ("round", pa.int8()),
        ("player", pa.dictionary(pa.int16(), pa.string())),
        ("observation", pa.list_(pa.int8())),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        ("points", pa.int16()),
        ("place", pa.int8()),
        ("utility", pa.float32()),
    ]
)
COLUMNS: Final = {
    "game": "which game of the file, from 0",
    "ply": "how many lines its log had before the decision",
    "layout": "which of the layouts below the observation has",
    "seat": "who decided, from 0",
    "round": "the round, 1-10; 0 while windows were chosen",
    "player": "`person`, or the bot that decided",
    "observation": "what the seat saw: the fields of the layout, one after the other",
    "legal": "the ids of the legal actions, at least two",
    "action": "the id of the action chosen",
    "points": "the final score of the seat",
    "place": "its place in the final ranking, 1 is first; in solo 1 if the target was beaten, else 2",
    "utility": "what that was worth: 1 for the first place, -1 for the last",
}
_ROWS: Final = 4096
"""Rows of a group, written together."""


class _Layouts:
    """The tables seen so far, each with its observers."""

    def __init__(self) -> None:
        self.known: list[tuple[Rules, list[Observer]]] = []

    def of(self, rules: Rules) -> tuple[int, list[Observer]]:
        for at, (found, observers) in enumerate(self.known):
            if found == rules:
                return at, observers
        observers = [Observer(rules, seat) for seat in range(rules.options.players)]
        self.known.append((rules, observers))
        return len(self.known) - 1, observers


def decisions(record: Record, number: int = 0, layouts: _Layouts | None = None) -> Iterator[dict[str, Any]]:
    """The rows of a finished game; single choices are none."""
    layout, observers = (layouts or _Layouts()).of(rules_for(record.options, record.cards))
    game = Game.of(record.options, cards=record.cards, by_hand=True)
    rows: list[dict[str, Any]] = []
    for line in record.log:
        entry = read_entry(line)
        if not isinstance(entry, Action):
            game.resolve(entry)
            continue
        legal = game.legal_actions()
        if len(legal) > 1:
            seat = game.seat
            rows.append(
                {
                    "game": number,
                    "ply": game.ply,
                    "layout": layout,
                    "seat": seat,
                    "round": game.view(seat).round,
                    "player": record.seats[seat].spec or record.seats[seat].kind,
                    "observation": observers[seat].look(game),
                    "legal": [action.id for action in legal],
                    "action": entry.id,
                }
            )
        game.play(entry)
    if not game.over:
        raise ValueError(f"game {number} is not over: only finished games have an outcome")
    outcome = _outcome(game)
    for row in rows:
        yield row | outcome[row["seat"]]


def _outcome(game: Game) -> list[dict[str, float]]:
    points, worth = [sheet.total for sheet in game.scores()], utilities(game)
    if game.target is None:
        places = {standing.seat: place for place, standing in enumerate(game.ranking(), 1)}
    else:
        places = {0: 1 if worth[0] > 0 else 2}
    return [{"points": points[seat], "place": places[seat], "utility": one} for seat, one in enumerate(worth)]


def write_dataset(path: str | Path, records: Iterable[Record], about: str = "") -> dict[str, Any]:
    """Writes finished games to a Parquet file and its card beside it, as `NAME.md`; returns the card.

    The file appears whole or not at all.
    """
    target = Path(path)
    part = target.with_name(f"{target.name}.part")
    layouts, games, rows = _Layouts(), 0, 0
    try:
        with pq.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for record in records:
                waiting += decisions(record, games, layouts)
                games += 1
                if len(waiting) >= _ROWS:
                    writer.write_table(pa.Table.from_pylist(waiting, SCHEMA))
                    rows += len(waiting)
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, SCHEMA))
            rows += len(waiting)
            card = _card(about, games, rows, layouts)
            writer.add_key_value_metadata({"vitral": json.dumps(card)})
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    target.with_suffix(".md").write_text(card_text(target.name, card), encoding="utf-8")
    return card


def _card(about: str, games: int, rows: int, layouts: _Layouts) -> dict[str, Any]:
    return {
        "vitral": vitral.__version__,
        "about": about,
        "games": games,
        "decisions": rows,
        "actions": len(ACTIONS),
        "action_table": ACTION_TABLE_VERSION,
        "observation_layout": OBSERVATION_LAYOUT_VERSION,
        "columns": COLUMNS,
        "layouts": [
            {
                "options": {name: value for name, value in rules.options.to_dict().items() if value not in (None, [])},
                "cards": rules.cards.name,
                "edition": rules.cards.edition,
                "size": observers[0].size,
                "fields": [
                    {"name": field.name, "shape": list(field.shape), "most": field.most, "about": field.about}
                    for field in observers[0].fields
                ],
            }
            for rules, observers in layouts.known
        ],
    }


def card_text(name: str, card: dict[str, Any]) -> str:
    lines = [
        f"# {name}",
        "",
        f"{card['decisions']} decisions in {card['games']} games, written by Vitral {card['vitral']}. {card['about']}",
        "",
        "| column | |",
        "|---|---|",
        *(f"| `{column}` | {about} |" for column, about in card["columns"].items()),
    ]
    for number, layout in enumerate(card["layouts"]):
        lines += [
            "",
            f"## Layout {number}: {layout['size']} numbers",
            "",
            f"Options: `{json.dumps(layout['options'])}`",
        ]
        lines += ["", *field_table(layout["fields"])]
    return "\n".join(lines) + "\n"


def field_table(fields: Iterable[dict[str, Any]]) -> list[str]:
    """Returns the fields of an observation as a table: name, shape, largest number, meaning."""
    rows = [
        f"| `{field['name']}` | {' × '.join(map(str, field['shape']))} | {field['most']} | {field['about']} |"
        for field in fields
    ]
    return ["| field | shape | largest | meaning |", "|---|---|---|---|", *rows]


def read_card(path: str | Path) -> dict[str, Any]:
    """Returns the card of a dataset; raises `ValueError` if its actions or observations are of another version.

    A dataset that tells no version has the first. The action table only ever grows, so an earlier one still holds.
    """
    found: dict[str, Any] = json.loads(pq.read_metadata(path).metadata[b"vitral"])
    actions, layout = found.get("action_table", 1), found.get("observation_layout", 1)
    if actions > ACTION_TABLE_VERSION or layout != OBSERVATION_LAYOUT_VERSION:
        raise ValueError(
            f"{path} has version {actions} of the actions and {layout} of the observations,"
            f" not {ACTION_TABLE_VERSION} and {OBSERVATION_LAYOUT_VERSION}"
        )
    return found
