"""The record of a game: options, cards, and a log of every choice and every outcome, one line each.

A record needs no random generator to be replayed and verifies itself: every line must be possible where it stands,
and a result, if told, must be the one the last position has.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from vitral.cards import CardSet, all_cards
from vitral.engine import (
    Action,
    Options,
    Outcome,
    State,
    apply,
    is_outcome,
    new_state,
    parse_outcome,
    resolve,
)
from vitral.engine.play import ranking, scores, target
from vitral.records.json_faults import json_fault
from vitral.records.parts import (
    OLD_RULES,
    RecordError,
    read_cards,
    read_dealer,
    read_options,
    read_result,
    read_table,
    read_texts,
    wrong,
)
from vitral.said import (
    Said,
    at_place,
    expected,
    line_and_column,
    missing_key,
    reason_of,
    sentence_of,
    unknown_key,
    unlike,
)

FORMAT: Final = "vitral-game/2"
_KEYS: Final = ("format", "options", "cards", "names", "dealer", "log", "result")

Entry = Action | Outcome
"""A line of the log: a choice or an outcome."""


def entry_text(entry: Entry) -> str:
    """The line of an entry."""
    return entry.text


def read_entry(text: str) -> Entry:
    """The entry of a line; `ValueError` if it is none."""
    return parse_outcome(text) if is_outcome(text) else Action(text)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as a file holds it."""

    options: Options
    log: tuple[str, ...] = ()
    cards: CardSet = field(default_factory=all_cards)
    names: tuple[str, ...] = ()
    seed: str | None = None
    """The dealer's seed in hex, if it may be known."""
    dealer_version: int = 1
    commitment: str | None = None
    """The hash of that seed in hex, if it was shown when the game began."""
    dealt_from: int = 0
    """How many lines at the start of the log came from elsewhere, such as the game this one was forked from."""
    table: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """The cards on the table and how sure we are of each (docs/provenance.md); told to readers, never needed."""
    result: dict[str, Any] | None = None
    """Scores and ranking of a finished game."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; keys always in the same order."""
        return {
            "format": FORMAT,
            "options": self.options.to_dict(),
            "cards": {"name": self.cards.name, "texts": list(self.cards.sources), "table": dict(self.table)},
            "names": list(self.names),
            "dealer": self._dealer(),
            "log": list(self.log),
            "result": self.result,
        }

    def _dealer(self) -> dict[str, Any] | None:
        if self.seed is None:
            return None
        told: dict[str, Any] = {"version": self.dealer_version, "seed": self.seed}
        if self.commitment is not None:
            told["commitment"] = self.commitment
        if self.dealt_from:
            told["from"] = self.dealt_from
        return told

    def to_json(self) -> str:
        """The text of the file; one line of the log a line."""
        return json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        part = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
        try:
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a file; `RecordError` names the file, and the line or key that is wrong."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            not_text = Said("fault-not-text", "it is not UTF-8 text")
            reason = reason_of(error) if isinstance(error, OSError) else not_text
            raise RecordError(
                at_place(str(path), Said("fault-unread", "cannot be read: {reason}", reason=reason))
            ) from None
        try:
            return cls.from_json(text)
        except RecordError as error:
            raise RecordError(at_place(str(path), error.said)) from None

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read the text of a file."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            fault = json_fault(error)
            if not text.rstrip().endswith("}"):
                fault = Said("fault-record-cut", "{fault} (the file may be cut off)", fault=fault)
            raise RecordError(at_place(line_and_column(error.lineno, error.colno), fault)) from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read the data of a file. The log is checked by replaying, not here."""
        if not isinstance(data, dict):
            raise RecordError(expected(Said("fault-json-object", "a JSON object")))
        if data.get("format") not in OLD_RULES:
            raise wrong("format", unlike(repr(FORMAT), repr(data.get("format"))))
        for key in data:
            if key not in _KEYS:
                raise RecordError(unknown_key(repr(key), _KEYS))
        for key in ("options", "log"):
            if key not in data:
                raise RecordError(missing_key(repr(key)))
        options = read_options(data["options"], OLD_RULES[data["format"]])
        names = read_texts("names", data.get("names") or [])
        if names and len(names) != options.players:
            raise wrong(
                "names",
                Said(
                    "fault-record-names",
                    "expected none or {players}, found {found}",
                    players=options.players,
                    found=len(names),
                ),
            )
        return cls(
            options=options,
            log=read_texts("log", data["log"]),
            cards=read_cards(data.get("cards")),
            table=read_table(data.get("cards")),
            names=names,
            **read_dealer(data.get("dealer")),
            result=read_result(data.get("result")),
        )


def cards_on_table(state: State, tools: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The cards a table plays with, each with its certainty; `tools` are those laid out at set-up."""
    board = (state.glass_board,) if state.glass_board else ()
    automa = state.rules.cards.automa if state.rules.automa_pattern else None
    cards = (
        *(window.pattern for window in state.windows if window.pattern is not state.rules.automa_pattern),
        *(state.rules.decks["tools"][tool] for tool in tools),
        *state.public,
        *(card for cards in state.private for card in cards),
        *state.inspirations,
        *board,
    )
    found = {card.id: str(card.certainty) for card in cards}
    if automa is not None:
        found["automa"] = str(automa.certainty)
    return tuple(found.items())


def result_of(state: State) -> dict[str, Any] | None:
    """What a finished game's file tells of its end."""
    if not state.over:
        return None
    found: dict[str, Any] = {
        "scores": [score.to_dict() for score in scores(state)],
        "ranking": [place.seat for place in ranking(state)],
    }
    to_beat = target(state)
    if to_beat is not None:
        found["target"] = to_beat
        found["margin"] = scores(state)[0].total - to_beat
        found["won"] = found["margin"] > 0
    return found


def replay_states(record: Record, ply: int | None = None) -> Iterator[tuple[Entry, State]]:
    """Play a record again, yielding each entry and the state after it (one state, changed in place).

    `RecordError` says which line cannot have happened. The result is checked after the last line.
    """
    try:
        state = new_state(record.options, record.cards)
    except ValueError as error:
        raise wrong("options", sentence_of(error)) from None
    for line, text in enumerate(record.log[:ply]):
        try:
            entry = read_entry(text)
            if isinstance(entry, Action):
                apply(state, entry)
            else:
                resolve(state, entry)
        except ValueError as error:
            raise wrong(f"log[{line}]", sentence_of(error)) from None
        yield entry, state
    if ply is None and record.result is not None:
        found = result_of(state)
        if found != record.result:
            told = Said("fault-record-not-over", "the game is not over")
            if found is not None:
                told = Said("fault-record-gives", "replaying gives {result}", result=json.dumps(found))
            raise wrong("result", Said("fault-record-result", "does not follow from the log: {why}", why=told))
