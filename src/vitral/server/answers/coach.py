"""The coach at the tables: advice for a person who plays alone against bots, and reviews of finished games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from vitral.bots import Budget
from vitral.cards import all_cards
from vitral.coach import Mistake, hint, review
from vitral.dice import TEXT
from vitral.engine import Action, Options, View, Window, actions
from vitral.engine.rules import rules_for
from vitral.game import replay
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.answers.real_table import entered_game
from vitral.server.answers.replays import frame_of_line
from vitral.server.pool.fair_queue import MAX_SECONDS
from vitral.server.pool.process_pool import COACHING, ProcessPool, Requester
from vitral.server.problems import OVER, conflict, not_allowed
from vitral.server.tables.live_table import LiveTable
from vitral.spaces import NAMES
from vitral.teller.advice import action_clause, advice_sentence, causes_sentence, reason_sentence, turn_clauses
from vitral.teller.choices import action_text
from vitral.translatable import TranslatableText

_NO_DECISION: Final = TranslatableText("problem-hint-turn", "advice is given for a decision of yours")
_MAX_REVIEWS: Final = 64
"""How many reviews are cached."""


class Coach:
    """Gives advice and reviews, computed in worker processes; each game is reviewed once."""

    def __init__(self, pool: ProcessPool, budget: Callable[[float], Budget] = Budget) -> None:
        self._pool = pool
        self._budget = budget
        self._reviews: OrderedDict[str, asyncio.Task[wire.GameReview]] = OrderedDict()

    async def advise(self, live: LiveTable, guest: str, seat: int, owner: str = "") -> wire.Advice:
        """Returns what that seat should do now; raises `ProblemError` where no advice is given."""

        async def look() -> tuple[View, int]:
            _check_allowed(live, guest, seat)
            return live.table.narrated.game.view(seat), live.table.ply

        view, ply = await live.inbox.do(look)
        rules, without_rules = view.rules, view._replace(rules=None)  # type: ignore[arg-type]
        asked = (rules.options, rules.cards.edition, without_rules, ply, f"{live.table.id}/{ply}")
        async with self._pool.place(COACHING, Requester(owner, live.table.id)) as place:
            return await place.run(advise, self._budget(place.seconds), *asked)

    async def advise_real_table(self, asked: wire.RealTableRequest, owner: str = "") -> wire.Advice:
        """Returns what the person to move at a real table should do; raises `ProblemError` where no advice is given."""
        async with self._pool.place(COACHING, Requester(owner)) as place:
            return await place.run(advise_real_table, self._budget(place.seconds), asked)

    async def review_game(self, name: str, record: str, owner: str) -> wire.GameReview:
        """Returns the review of a finished game, whose record is given as JSON; cached by name."""
        task = self._reviews.get(name)
        if task is None:
            asked = self._budget(MAX_SECONDS), record
            task = asyncio.create_task(self._pool.run(COACHING, Requester(owner, name), _review, *asked))
            task.add_done_callback(lambda done: self._drop_failed(name, done))
            self._reviews[name] = task
            if len(self._reviews) > _MAX_REVIEWS:
                self._reviews.popitem(last=False)
        else:
            self._reviews.move_to_end(name)
        # The first caller may be canceled while others wait for the same review.
        return await asyncio.shield(task)

    def _drop_failed(self, table: str, done: asyncio.Task[wire.GameReview]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._reviews.get(table) is done:
            del self._reviews[table]


def _check_allowed(live: LiveTable, guest: str, seat: int) -> None:
    table = live.table
    if seat not in live.claims.seats_of(guest) or table.seats[seat].bot:
        raise not_allowed(TranslatableText("problem-hint-seat", "advice is for the person of that seat"))
    if table.setup.deal:
        raise not_allowed(TranslatableText("problem-deal-hint", "here people are compared, so there are no hints"))
    people = sum(seat_state.person and (seat_state.claimed or not seat_state.bot) for seat_state in table.seats)
    if people > 1:
        raise not_allowed(TranslatableText("problem-hint-people", "no advice is given where other people play"))
    if table.over:
        raise conflict("over", OVER)
    if table.choosing or seat not in table.awaited:
        raise conflict("not_your_turn", _NO_DECISION)


def advise(budget: Budget, options: Options, edition: int, view: View, ply: int, seed: str) -> wire.Advice:
    """Advises in a worker process, where the coach gets the seat's view and nothing else."""
    return _advice(budget, view._replace(rules=rules_for(options, all_cards(edition))), ply, seed)


def advise_real_table(budget: Budget, asked: wire.RealTableRequest) -> wire.Advice:
    """Advises the person to move at a real table. A private objective that was not named is left out."""
    entered, setup = entered_game(asked), asked.setup
    game = entered.game
    if game.over or game.chance is not None or game.seat >= len(setup.seats) or setup.seats[game.seat].kind == "bot":
        raise conflict("not_your_turn", _NO_DECISION)
    view = game.view(game.seat)
    if game.seat >= len(setup.private) or not setup.private[game.seat]:
        view = view._replace(private=())
    return _advice(budget, view, len(entered.lines), "/".join(entered.lines))


def _advice(budget: Budget, view: View, ply: int, seed: str) -> wire.Advice:
    advice = hint(view, budget, seed=seed)
    return wire.Advice(
        ply=ply,
        action=action_text(advice.action, view),
        turn=[wire.Move(action_text(action, view), action_clause(action, view)) for action in advice.turn],
        gain=round(advice.gain, 2),
        expected=round(advice.expected, 2),
        sentence=advice_sentence(advice.turn, advice.gain, view),
        why=[reason_sentence(*why) for why in advice.why],
    )


def _review(budget: Budget, text: str) -> wire.GameReview:
    """Reviews a record in a worker process, each turn with the frame of the replay where it begins."""
    record = Record.from_json(text)
    frames = frame_of_line(record)
    result = review(record, budget)
    return wire.GameReview(
        turns=[
            wire.TurnReview(
                frames[moment.ply], moment.round, moment.seat, [_shown(points) for points in moment.expected]
            )
            for moment in result.moments
        ],
        mistakes=sorted(
            (_mistake(mistake, record, frames) for mistake in result.mistakes), key=lambda entry: -entry.loss
        ),
        luck=[_shown(points) for points in result.luck],
    )


def _mistake(mistake: Mistake, record: Record, frames: list[int]) -> wire.Mistake:
    view = replay(record, mistake.ply, by_hand=True).view(mistake.seat)
    expected, loss = _shown(mistake.expected), _shown(mistake.loss)
    return wire.Mistake(
        # The moment before the turn: the table as it was when the choice was made.
        at=frames[max(0, mistake.ply - 1)],
        round=mistake.round,
        seat=mistake.seat,
        played=turn_clauses(mistake.played, view),
        better=turn_clauses(mistake.better, view),
        expected=expected,
        best=_shown(expected + loss),
        loss=loss,
        theme=causes_sentence(mistake.causes),
        ghosts=list(placed_dice(mistake.better, view.windows[mistake.seat])),
        ply=mistake.ply,
        turn=[action.text for action in mistake.better],
    )


def placed_dice(turn: Sequence[Action], window: Window) -> Iterator[wire.PlacedDie]:
    """Yields the dice that a turn places in a window, as they lie there then."""
    die, lifted = "", list[int]()
    for action in turn:
        if action.kind in (actions.TAKE, actions.OWN, actions.TAKE_GLASS):
            die = TEXT[action.arg]
        elif action.kind == actions.SET:
            die = f"{die[:1]}{action.arg}"
        elif action.kind == actions.LIFT:
            lifted.append(action.arg)
        elif action.kind == actions.PLACE:
            origin = NAMES[lifted.pop(0)] if lifted else ""
            moved = window.dice().get(origin, "") if origin else die
            if moved:
                yield wire.PlacedDie(moved, NAMES[action.arg], origin)


def _shown(points: float) -> float:
    """Returns rounded points, so that what is shown adds up."""
    return round(points, 1)
