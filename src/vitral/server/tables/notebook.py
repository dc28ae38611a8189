"""The notebooks of a table that is played over days: private notes, and moves planned for the next turn.

A planned move is no event before it is played: it is in no scene, story or record. It is played by whichever server has
the table, once the turn of its seat begins, and is deleted together with the first event of it. If it has become
illegal it is dropped, and its player is told why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, Struct

from vitral.dice import COLOR, GLASS, TEXT
from vitral.engine import IllegalActionError, Reason
from vitral.server import protocol as wire
from vitral.server.problems import NO_SEAT, conflict, not_allowed
from vitral.server.store import Store, StoreError, WriteConflictError
from vitral.server.store.notebook_store import plan_written
from vitral.server.tables.errors import RefusalError, UnavailableError
from vitral.server.tables.events import ActionChosen
from vitral.teller.choices import reason_sentences
from vitral.teller.sentence import Sentence, sentence
from vitral.translatable import TranslatableText

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable
    from vitral.server.tables.table import Table

_NO_NOTEBOOK: Final = TranslatableText(
    "problem-no-notebook", "notes and planned moves are for the players of games over days"
)
_NO_PLAN: Final = TranslatableText("problem-no-plan", "this move can no longer be planned")
_TURN_LOST: Final = "turn_lost"
"""Stands in `_Plan.dropped` if the seat had no turn of its own any more in the round of the plan."""


class _Plan(Struct, omit_defaults=True):
    """A planned move as it is stored."""

    die: str
    space: str
    round: int
    dropped: tuple[str, ...] = ()
    """Why it was not played, if it was not."""


class Notebooks:
    """The notebooks of one table. Every coroutine here runs in the table's inbox."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live = live
        self._store = store
        self._looked: tuple[Table, tuple[int, int, int, bool]] | None = None
        """The table and the turn for which a planned move was last looked up."""

    @property
    def to_look_up(self) -> bool:
        """Whether the seat to move may have planned a move that was not looked up yet."""
        table = self._live.table
        if not table.setup.over_days or table.choosing or self._looked == (table, table.narrated.turn):
            return False
        return any(not table.seats[seat].bot for seat in table.awaited)

    async def show(self, guest: str, seat: int) -> wire.Notebook:
        """Returns the notebook of a guest's seat, after a move that was due has been played."""
        self._check_seat(guest, seat)
        await self._play_due()
        table = self._live.table
        stored = await self._store.notebooks.read(table.id, seat)
        plan = _read_plan(stored.plan)
        if plan is None:
            return wire.Notebook(stored.note, None, [], self._plannable(seat))
        view = table.narrated.public_view
        lost = not plan.dropped and (table.over or view.round != plan.round)
        dropped = self._sentences((_TURN_LOST,) if lost else plan.dropped)
        return wire.Notebook(stored.note, wire.PlannedMove(plan.die, plan.space), dropped, self._plannable(seat))

    async def change(self, guest: str, seat: int, change: wire.ChangeNotebook) -> wire.Notebook:
        """Writes a note, or plans a move; returns the notebook after that. Raises `ProblemError` if it may not be."""
        self._check_seat(guest, seat)
        table = self._live.table
        if change.note is not UNSET:
            await self._store.notebooks.write_note(table.id, seat, _tidy(change.note))
        if change.plan is None:
            await self._store.notebooks.write_plan(table.id, seat, "")
        elif change.plan is not UNSET:
            move = change.plan
            if not any(move.die == one.die and move.space in one.spaces for one in self._plannable(seat)):
                raise conflict("no_plan", _NO_PLAN)
            plan = _Plan(move.die, move.space, table.narrated.public_view.round)
            await self._store.notebooks.write_plan(table.id, seat, msgspec.json.encode(plan).decode())
        return await self.show(guest, seat)

    async def play_due(self) -> None:
        """Plays the move that the seat to move has planned, or drops it."""
        try:
            await self._play_due()
        except WriteConflictError:  # another server stored an event first: the inbox decides again
            raise
        except (StoreError, UnavailableError):  # its player is to move, and chooses
            return

    async def _play_due(self) -> None:
        live, table = self._live, self._live.table
        if not self.to_look_up or live.closed:
            return
        self._looked = table, table.narrated.turn
        seat = table.awaited[0]
        plan = _read_plan((await self._store.notebooks.read(table.id, seat)).plan)
        if plan is None or plan.dropped:
            return
        moves = (f"take {plan.die}", f"place {plan.space}", "pass")
        reasons = self._refusals(plan, moves[:2])
        if reasons:
            dropped = msgspec.structs.replace(plan, dropped=reasons)
            await self._store.notebooks.write_plan(table.id, seat, msgspec.json.encode(dropped).decode())
            return
        turn = table.narrated.turn
        rows = [plan_written(table.id, seat, "")]
        for move in moves:
            if live.table is not table or table.narrated.turn != turn:
                return
            try:
                live.broadcast(await live.commit(ActionChosen(seat, move), rows=rows))
            except RefusalError:  # something else is asked first: the player goes on
                return
            rows = []

    def _refusals(self, plan: _Plan, moves: tuple[str, ...]) -> tuple[str, ...]:
        """Returns why the moves are not legal now; nothing if they are."""
        narrated = self._live.table.narrated
        if narrated.public_view.round != plan.round:
            return (_TURN_LOST,)
        trial = narrated.trial()
        try:
            for move in moves:
                trial.play(move)
        except IllegalActionError as error:
            return error.reasons
        except ValueError:
            return (Reason.NOT_OFFERED,)
        return ()

    def _plannable(self, seat: int) -> list[wire.PlannableDie]:
        """Returns the moves that a seat may plan: it waits for a later turn of this round."""
        table = self._live.table
        if table.over or table.choosing or seat in table.awaited or table.seats[seat].bot:
            return []
        view = table.narrated.public_view
        turns = view.rules.turns[view.start][view.turn + 1 :]
        if seat not in turns or view.skips >> seat & 1:
            return []
        window, dice = view.windows[seat], sorted(set(view.pool))
        fits = [wire.PlannableDie(TEXT[die], window.legal_spaces(TEXT[die])) for die in dice if COLOR[die] != GLASS]
        return [one for one in fits if one.spaces]

    def _sentences(self, reasons: tuple[str, ...]) -> list[Sentence]:
        rules = tuple(reason for reason in reasons if reason != _TURN_LOST)
        lost = [sentence("plan-turn-lost")] if _TURN_LOST in reasons else []
        return [*lost, *reason_sentences(rules, solo=self._live.table.options.solo)]

    def _check_seat(self, guest: str, seat: int) -> None:
        live = self._live
        if not live.table.setup.over_days:
            raise conflict("no_notebook", _NO_NOTEBOOK)
        if seat >= live.table.players:
            raise conflict("no_such_seat", NO_SEAT)
        if not live.claims.has_seat(guest, seat):
            raise not_allowed(_NO_NOTEBOOK)


def _read_plan(text: str) -> _Plan | None:
    return msgspec.json.decode(text, type=_Plan) if text else None


def _tidy(note: str) -> str:
    """Returns a note without invisible characters and those that change the direction of others."""
    return "".join(letter for letter in note if letter.isprintable() or letter == "\n").strip()
