"""Games as a table of decisions in Parquet: one row a decision, with what was seen, what was legal, what came of it.

A file holds games of any tables. Each row names its layout, and all observations of a file have the length of the
largest one: zeros follow the smaller ones. The card of the file, in its metadata under `vitral` and beside it as a
dataset card in the Hub's form, lists the fields of each layout.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import vitral
from vitral.engine import ACTIONS, Action
from vitral.engine.actions import ACTION_TABLE_VERSION
from vitral.engine.rules import Rules, rules_for
from vitral.envs.episode import utilities
from vitral.envs.observation import ACTION_COUNT, OBSERVATION_LAYOUT_VERSION, Observer, action_mask
from vitral.game import Game, plies
from vitral.records import Record


def schema(size: int) -> pa.Schema:
    """Returns the columns of a file whose observations have *size* numbers; −1 stands for any size."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.string()),
            ("split", pa.dictionary(pa.int8(), pa.string())),
            ("ply", pa.int16()),
            ("layout", pa.int16()),
            ("seat", pa.int8()),
            ("round", pa.int8()),
            ("player", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.int8(), size)),
            ("action_mask", pa.list_(pa.bool_(), ACTION_COUNT)),
            ("action", pa.int16()),
            ("action_text", pa.dictionary(pa.int16(), pa.string())),
            ("points", pa.int16()),
            ("place", pa.int8()),
            ("utility", pa.float32()),
        ]
    )


COLUMNS: Final = {
    "game": "which game of the file, from 0",
    "seed": "the seed of its dealer in hex, if it is known: `Game.new(seed=bytes.fromhex(seed), ...)` deals the same",
    "split": "`train`, `validation` or `test`, the same for all decisions of a game",
    "ply": "how many lines its log had before the decision",
    "layout": "which of the layouts below the observation has",
    "seat": "who decided, from 0",
    "round": "the round, 1-10; 0 while windows were chosen",
    "player": "`person`, or the bot that decided",
    "observation": "what the seat saw: the fields of the layout, one after the other",
    "action_mask": "for each action of `vitral.ACTIONS` whether it was legal; at least two were",
    "action": "the id of the action chosen",
    "action_text": "the action as text, such as `take R4`",
    "points": "the final score of the seat",
    "place": "its place in the final ranking, 1 is first; in solo 1 if the target was beaten, else 2",
    "utility": "what that was worth: 1 for the first place, -1 for the last",
}
SPLITS: Final = {"train": 80, "validation": 10, "test": 10}
"""Of a hundred games, how many are in each split on average."""
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
    """Yields the rows of a finished game; single choices are none."""
    layout, observers = (layouts or _Layouts()).of(rules_for(record.options, record.cards))
    rows: list[dict[str, Any]] = []
    split = split_of(record)
    game: Game | None = None
    for game, entry in plies(record):
        legal = game.legal_actions()
        if isinstance(entry, Action) and len(legal) > 1:
            seat = game.seat
            rows.append(
                {
                    "game": number,
                    "seed": record.seed,
                    "split": split,
                    "ply": game.ply,
                    "layout": layout,
                    "seat": seat,
                    "round": game.view(seat).round,
                    "player": record.seats[seat].spec or record.seats[seat].kind,
                    "observation": observers[seat].look(game),
                    "action_mask": action_mask(legal).view(np.bool_),
                    "action": entry.id,
                    "action_text": entry.text,
                }
            )
    if game is None or not game.over:
        raise ValueError(f"game {number} is not over: only finished games have an outcome")
    outcome = _outcome(game)
    for row in rows:
        yield row | outcome[row["seat"]]


def split_of(record: Record) -> str:
    """Returns the split of a game: by a hash of its moves, so that the same game is in the same split of any file."""
    digit = blake2b("\n".join(record.log).encode(), digest_size=8).digest()
    share = int.from_bytes(digit, "little") % 100
    for name, size in SPLITS.items():
        share -= size
        if share < 0:
            return name
    raise AssertionError("the splits do not add up to a hundred")


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
    part, rough = (target.with_name(f"{target.name}.{ending}") for ending in ("part", "rough.part"))
    layouts, games, rows = _Layouts(), 0, 0
    splits = dict.fromkeys(SPLITS, 0)
    try:
        with pq.ParquetWriter(rough, schema(-1), compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for record in records:
                waiting += decisions(record, games, layouts)
                splits[split_of(record)] += 1
                games += 1
                if len(waiting) >= _ROWS:
                    writer.write_table(pa.Table.from_pylist(waiting, schema(-1)))
                    rows += len(waiting)
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, schema(-1)))
            rows += len(waiting)
        card = _card(about, games, rows, layouts) | {"splits": splits}
        _write_fixed(rough, part, card)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
        rough.unlink(missing_ok=True)
    target.with_suffix(".md").write_text(card_text(target.name, card), encoding="utf-8")
    return card


def _write_fixed(rough: Path, path: Path, card: dict[str, Any]) -> None:
    """Writes a file again with observations of one length, which is known only when all games are."""
    size = max((layout["size"] for layout in card["layouts"]), default=0)
    fixed = schema(size)
    with pq.ParquetFile(rough) as source, pq.ParquetWriter(path, fixed, compression="zstd") as writer:
        for group in range(source.num_row_groups):
            table = source.read_row_group(group)
            column = table.column("observation")
            if len(card["layouts"]) > 1:
                column = pa.array([[*row, *[0] * (size - len(row))] for row in column.to_pylist()], pa.list_(pa.int8()))
            at = fixed.get_field_index("observation")
            table = table.set_column(at, fixed.field(at), column.cast(fixed.field(at).type))
            writer.write_table(table.cast(fixed))
        writer.add_key_value_metadata({"vitral": json.dumps(card)})


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
        *_front_matter(name, card),
        f"# {name}",
        "",
        f"{card['decisions']} decisions in {card['games']} games, written by Vitral {card['vitral']}. {card['about']}",
        "",
        "Games by split: " + ", ".join(f"{number} {split}" for split, number in card["splits"].items()) + ".",
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


def is_card(path: Path) -> bool:
    """Returns whether a file is a dataset card that `write_dataset` wrote, which it may replace."""
    return path.is_file() and path.read_text("utf-8", errors="replace").startswith(f"---\n{_CARD_TITLE}\n")


def _front_matter(name: str, card: dict[str, Any]) -> list[str]:
    """Returns the head of a dataset card that the Hub reads: put the card there as README.md, beside the file."""
    rows = card["decisions"]
    size = next((text for most, text in _SIZES if rows < most), "n>1M")
    return [
        "---",
        _CARD_TITLE,
        "license: mit",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, imperfect-information, sagrada]",
        f"size_categories: ['{size}']",
        "configs:",
        "- config_name: default",
        f"  data_files: {name}",
        "---",
        "",
    ]


_CARD_TITLE: Final = "pretty_name: Vitral games"
_SIZES: Final = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))


def field_table(fields: Iterable[dict[str, Any]]) -> list[str]:
    """Returns the fields of an observation as a table: name, shape, largest number, meaning."""
    rows = [
        f"| `{field['name']}` | {' × '.join(map(str, field['shape']))} | {field['most']} | {field['about']} |"
        for field in fields
    ]
    return ["| field | shape | largest | meaning |", "|---|---|---|---|", *rows]


def read_card(path: str | Path) -> dict[str, Any]:
    """Returns the card of a dataset; raises `ValueError` if its actions or observations are of another version.

    A dataset without a version has the first. The action table only ever grows, so an earlier one still holds.
    """
    found: dict[str, Any] = json.loads(pq.read_metadata(path).metadata[b"vitral"])
    actions, layout = found.get("action_table", 1), found.get("observation_layout", 1)
    if actions > ACTION_TABLE_VERSION or layout != OBSERVATION_LAYOUT_VERSION:
        raise ValueError(
            f"{path} has version {actions} of the actions and {layout} of the observations,"
            f" not {ACTION_TABLE_VERSION} and {OBSERVATION_LAYOUT_VERSION}"
        )
    return found
