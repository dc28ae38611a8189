"""All games of a browser as one file, and back."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from vitral.browser.store import BrowserStore, stored_table
from vitral.server.problems import ProblemError
from vitral.server.store import StoredEvent
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.stored_table import replay_table
from vitral.translatable import TranslatableText

KIND: Final = "vitral-games"
_UNREADABLE: Final = TranslatableText("problem-not-games", "this is not a file with saved games")


class SavedGame(Struct):
    """A table with its events, as `[at, body]` in their order."""

    id: str
    created: float
    stage: int
    seed: str
    setup: str
    seats: list[int]
    events: list[tuple[float, str]]
    format: int = 2


class SavedGames(Struct, tag=KIND, tag_field="kind"):
    """The file."""

    games: list[SavedGame]


async def save_games(store: BrowserStore) -> SavedGames:
    """Returns all tables, oldest first."""
    games = []
    for row in reversed(await store.rows()):
        events = await store.events(row["id"])
        games.append(
            SavedGame(
                row["id"],
                row["created"],
                row["stage"],
                row["seed"],
                row["setup"],
                [seat for _, seat in row["claims"]],
                [(event.at, event.body) for event in events],
                row.get("format", 2),
            )
        )
    return SavedGames(games)


async def restore_games(store: BrowserStore, guest: str, text: bytes) -> int:
    """Stores every game of a file that is not there, or has less events; returns how many it stored.

    Each is replayed before. Raises `ProblemError` if the file is none of ours, or a game cannot have happened; nothing
    is stored then.
    """
    try:
        file = msgspec.json.decode(text, type=SavedGames)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ProblemError(422, "unreadable", _UNREADABLE) from None
    wanted = []
    for game in file.games:
        events = [StoredEvent(game.id, number, at, body) for number, (at, body) in enumerate(game.events, 1)]
        row = {
            "id": game.id,
            "created": game.created,
            "stage": game.stage,
            "seed": game.seed,
            "setup": game.setup,
            "format": game.format,
            "due": 0.0,
            "claims": [[guest, seat] for seat in game.seats],
        }
        try:
            table = replay_table(stored_table(row), events)
        except DamagedTableError as error:
            raise ProblemError(422, "impossible", error.why) from None
        row["stage"] = table.stage
        if len(await store.events(game.id)) < max(1, len(events)):
            wanted.append((row, events))
    for row, events in wanted:
        await store.restore(row, events)
    return len(wanted)
