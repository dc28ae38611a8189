"""The record of a game: options, cards, and a log of every choice and every outcome, one line each.

A record needs no random generator to be replayed and verifies itself: every line must be possible where it stands,
and a result, if given, must be the one the last position has.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

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
from vitral.engine.standing import ranking, scores, target
from vitral.reading import decoded, json_value
from vitral.records.parsing import (
    RecordError,
    line_error,
    read_cards,
    read_dealer,
    read_options,
    read_result,
    read_texts,
    record_error,
    whole,
)
from vitral.records.seat import Seat, read_old_names, read_seats, seats_for
from vitral.translatable import (
    TranslatableError,
    TranslatableText,
    at_place,
    expected,
    hinted,
    missing,
    sentence_of,
    unread,
)

FORMAT: Final = "vitral-game/2"
_KEYS: Final = ("format", "options", "cards", "seats", "dealer", "log", "result")
_OLD_FORMAT: Final = "vitral-game/1"
_OLD_KEYS: Final = tuple("names" if key == "seats" else key for key in _KEYS)

LogEntry: TypeAlias = Action | Outcome
"""A line of the log: a choice or an outcome."""


def entry_text(entry: LogEntry) -> str:
    return entry.text


def read_entry(text: str) -> LogEntry:
    """Returns the entry of a line; `ValueError` if it is invalid."""
    return parse_outcome(text) if is_outcome(text) else Action(text)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as a file holds it."""

    options: Options
    log: tuple[str, ...] = ()
    cards: CardSet = field(default_factory=all_cards)
    seats: tuple[Seat, ...] = ()
    """Who sat where, the Automa last; people without names by default."""
    seed: str | None = None
    """The dealer's seed in hex, if it may be known."""
    dealer_version: int = 1
    commitment: str | None = None
    """The hash of that seed in hex, if it was shown when the game began."""
    dealt_from: int = 0
    """How many lines at the start of the log came from elsewhere, such as the game this one was forked from."""
    table: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """The cards on the table and how sure we are of each (docs/provenance.md); for readers only."""
    result: dict[str, Any] | None = None
    """Scores and ranking of a finished game."""

    def __post_init__(self) -> None:
        if not self.seats:
            object.__setattr__(self, "seats", seats_for(self.options))

    def to_dict(self) -> dict[str, Any]:
        """Returns JSON-ready data, its keys always in the same order."""
        return {
            "format": FORMAT,
            "options": self.options.to_dict(),
            "cards": {**self.cards.to_dict(), "table": dict(self.table)},
            "seats": [seat.to_dict() for seat in self.seats],
            "dealer": self._dealer(),
            "log": list(self.log),
            "result": self.result,
        }

    def _dealer(self) -> dict[str, Any] | None:
        if self.seed is None:
            return None
        dealer: dict[str, Any] = {"version": self.dealer_version, "seed": self.seed}
        if self.commitment is not None:
            dealer["commitment"] = self.commitment
        if self.dealt_from:
            dealer["from"] = self.dealt_from
        return dealer

    def to_json(self) -> str:
        """Returns the text of the file; one line of the log a line."""
        return json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Writes the file whole or not at all."""
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
        """Reads a file; `RecordError` names the file, and the line or key that is wrong."""
        try:
            return cls.from_json(decoded(Path(path).read_bytes()))
        except OSError as error:
            raise RecordError(at_place(str(path), unread(error))) from None
        except TranslatableError as error:
            raise RecordError(at_place(str(path), error.text)) from None

    @classmethod
    def from_json(cls, text: str) -> Record:
        try:
            return cls.from_dict(json_value(text))
        except TranslatableError as error:
            raise RecordError(error.text) from None

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Reads the data of a file. The log is checked by replaying, not here."""
        node = whole(data)
        fields = node.object()
        if "format" not in fields:
            raise node.error(hinted(missing(["format"]), expected(f'"format": "{FORMAT}"')))
        old = fields["format"].one_of((FORMAT, _OLD_FORMAT)) == _OLD_FORMAT
        known = _OLD_KEYS if old else _KEYS
        node.table(("format", "options", "log"), known)
        keys = {key: fields.get(key, replace(node, value=None, place=key)) for key in known}
        options, dealer = read_options(keys["options"], old=old), read_dealer(keys["dealer"])
        if old:
            from_server = dealer.get("commitment") is not None
            seats = read_old_names(keys["names"], options, from_server=from_server)
        else:
            seats = read_seats(keys["seats"], options)
        cards, table = read_cards(keys["cards"])
        return cls(
            options=options,
            log=read_texts(keys["log"]),
            cards=cards,
            table=table,
            seats=seats,
            **dealer,
            result=read_result(keys["result"]),
        )


def cards_on_table(state: State, tools: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Returns the cards a table plays with, each with its certainty; `tools` are those laid out at set-up."""
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
    certainties = {card.id: str(card.certainty) for card in cards}
    if automa is not None:
        certainties["automa"] = str(automa.certainty)
    return tuple(certainties.items())


def result_of(state: State) -> dict[str, Any] | None:
    """Returns the result that a finished game's file holds."""
    if not state.over:
        return None
    result: dict[str, Any] = {
        "scores": [score.to_dict() for score in scores(state)],
        "ranking": [place.seat for place in ranking(state)],
    }
    to_beat = target(state)
    if to_beat is not None:
        result["target"] = to_beat
        result["margin"] = scores(state)[0].total - to_beat
        result["won"] = result["margin"] > 0
    return result


def replay_states(record: Record, ply: int | None = None) -> Iterator[tuple[LogEntry, State]]:
    """Plays a record again, yielding each entry and the state after it (one state, changed in place).

    `RecordError` says which line cannot have happened. The result is checked after the last line.
    """
    try:
        state = new_state(record.options, record.cards)
    except ValueError as error:
        raise RecordError(at_place("options", sentence_of(error))) from None
    for line, text in enumerate(record.log[:ply]):
        try:
            entry = read_entry(text)
            if isinstance(entry, Action):
                apply(state, entry)
            else:
                resolve(state, entry)
        except ValueError as error:
            raise line_error(line, sentence_of(error)) from None
        yield entry, state
    if ply is None and record.result is not None:
        result = result_of(state)
        if result != record.result:
            why = TranslatableText("fault-record-not-over", "the game is not over")
            if result is not None:
                why = TranslatableText("fault-record-gives", "replaying gives {result}", result=json.dumps(result))
            raise record_error(
                "result", TranslatableText("fault-record-result", "does not follow from the log: {why}", why=why)
            )
