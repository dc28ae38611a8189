"""Results of games of shared deals: the record is replayed, and its dealing proved from the seed of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from vitral.cards import all_cards
from vitral.engine import Options
from vitral.game import Game, replay
from vitral.game.dealer import commitment
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError
from vitral.server.answers.long_answers import read_record
from vitral.server.problems import NOT_OVER, ProblemError, conflict
from vitral.server.store import StoredEvent, StoredTable
from vitral.server.tables.events import ActionChosen, Event, PlayerResigned, read_event
from vitral.server.tables.loading import replay_table
from vitral.translatable import TranslatableText


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of seat 0, and how far they are ahead of the target or of the other seat."""

    points: int
    lead: int


def result_of(record: Record, seed: bytes) -> DealResult:
    """Returns the result of a finished game that this seed dealt; raises `RecordError` if it was dealt otherwise."""
    game = replay(record, by_hand=True)
    prove_dealing(record, commitment(seed))
    return _counted(game)


def table_result(stored: StoredTable, events: Sequence[StoredEvent], seed: bytes) -> DealResult | None:
    """Returns the result of a finished table; None if another player chose for seat 0, or the deal is another.

    Raises `DamagedTableError`.
    """
    table = replay_table(stored, events)
    if any(_is_by_other_player(read_event(event.body)) for event in events):
        return None
    try:
        return result_of(Record.from_json(table.record().to_json()), seed)
    except RecordError:
        return None


def _is_by_other_player(event: Event) -> bool:
    return isinstance(event, PlayerResigned) or (isinstance(event, ActionChosen) and event.seat == 0 and bool(event.by))


class SentGame(msgspec.Struct):
    """The result of a game that was sent as a file."""

    name: str
    points: int
    lead: int


def sent_game_answer(body: bytes, options: Options, seed: bytes, edition: int | None) -> bytes:
    """Returns an uploaded record as a `SentGame`, for a worker process; raises `ProblemError` if it is none of a deal.

    If the deal was played on this server before, `edition` is that of its cards.
    """
    record = read_record(body)
    cards = all_cards(edition or record.cards.edition)
    if record.options != options or record.cards != cards:
        other = TranslatableText("problem-deal-options", "this game was set up in another way than the deal")
        raise ProblemError(422, "impossible", other)
    if record.seed != seed.hex() or record.dealt_from:
        other = TranslatableText("problem-deal-seed", "this is a game of another deal")
        raise ProblemError(422, "impossible", other)
    try:
        if not replay(record, by_hand=True).over:
            raise conflict("not_over", NOT_OVER)
        result = result_of(record, seed)
    except RecordError as error:
        forged = TranslatableText("problem-deal-forged", "this game cannot have been played: {why}", why=error.text)
        raise ProblemError(422, "impossible", forged) from None
    return msgspec.json.encode(SentGame(record.seats[0].name, result.points, result.lead))


def _counted(game: Game) -> DealResult:
    points = [score.total for score in game.scores()]
    ahead_of = max(points[1:]) if game.target is None else game.target
    return DealResult(points[0], points[0] - ahead_of)
