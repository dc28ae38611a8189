"""Records played again: up to a position, or line by line."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.engine import Action
from vitral.game.dealer import Dealer, SeededDealer
from vitral.game.game import Game
from vitral.game.log import missing_ply_error
from vitral.records import LogEntry, Record, read_entry
from vitral.records.record import replay_states


def replay(record: Record, ply: int | None = None, *, dealer: Dealer | None = None, by_hand: bool = False) -> Game:
    """Returns the game of a record, verified line by line; with `ply`, as it stood after that many lines, to go on from
    there.

    Chance is then answered by the record's own seed if it has one, else by `dealer` or a fresh seed.
    """
    if ply is not None and not 0 <= ply <= len(record.log):
        raise missing_ply_error(ply, len(record.log))
    game = Game(record.options, record.cards, None, record.seats)
    for entry, state in replay_states(record, ply):
        game._state = state
        game._log.append(entry)
    if by_hand:
        game._resolve_chance()
    else:
        game.deal_on(dealer or SeededDealer(bytes.fromhex(record.seed) if record.seed else None))
    return game


def plies(record: Record) -> Iterator[tuple[Game, LogEntry]]:
    """Yields each line of a record, a choice or an outcome, with the game as it stood before it.

    It is one game by hand that goes on when the next line is asked for; copy it to keep a position. Raises
    `IllegalActionError` or `ChanceError` for a line that cannot have happened.
    """
    game = Game.of(record.options, cards=record.cards, by_hand=True)
    game.seats = record.seats[: record.options.players]
    for line in record.log:
        entry = read_entry(line)
        yield game, entry
        if isinstance(entry, Action):
            game.play(entry)
        else:
            game.resolve(entry)
