"""A bot's time is that of a whole turn, and no long piece of work is done without a look at the clock.

The clock here counts work instead of time: what takes long in a search moves it on by about what it takes. So a turn
is as long on every machine.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from vitral import Game
from vitral.bots import Bot, Budget, clock, make_bot
from vitral.bots.clock import NO_DEADLINE, TurnTime
from vitral.bots.compiled_playouts import _Seats, _Solo
from vitral.bots.evaluation import Evaluator
from vitral.bots.evaluation.neural import NeuralEvaluator
from vitral.bots.playouts import _Run

SECONDS = 0.06
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"mode": "solo"},
    {"players": 4, "dice_pools": True},
    {"players": 3, "inspirations": True, "rare_glass": True},
    {"players": 2, "enforcement": "honour"},
]


class WorkClock:
    """In seconds."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> WorkClock:
    """The clock of all bots, moved on by their work."""
    counted = WorkClock()

    def moves_on(kind: type, name: str, cost: Callable[..., float]) -> None:
        done = getattr(kind, name)

        def doing(self: Any, *given: Any, **named: Any) -> Any:
            counted.time += cost(*given)
            return done(self, *given, **named)

        monkeypatch.setattr(kind, name, doing)

    moves_on(Evaluator, "evaluate", lambda *_: 50e-6)
    moves_on(_Run, "play", lambda *_: 400e-6)
    for kind in (_Solo, _Seats):
        moves_on(kind, "play", lambda *_: 150e-6)
    moves_on(NeuralEvaluator, "evaluate", lambda states, *_: 200e-6 + 30e-6 * len(states))
    moves_on(NeuralEvaluator, "between_rounds", lambda windows, *_: 200e-6 + 30e-6 * len(windows))
    monkeypatch.setattr(clock, "now", counted)
    return counted


def turns_asked(bot: Bot, options: dict[str, Any], few: int, work: WorkClock) -> list[float]:
    """What some turns of the first seat take, spread over a game in which everybody else plays at random."""
    game, rng, turn = Game.new(seed=3, **options), Random(5), 0
    taken: list[float] = []
    before: tuple[int, int] | None = None
    while not game.over and len(taken) <= few:
        legal, view = game.legal_actions(), game.view(game.seat)
        if (view.round, view.turn) != before:
            before, turn = (view.round, view.turn), turn + 1
            taken += [0.0] if game.seat == 0 and turn % 5 < 2 else []
        if len(legal) == 1:
            game.play(legal[0])
        elif game.seat == 0 and turn % 5 < 2:
            began = work.time
            game.play(bot.choose(view, legal, Budget(SECONDS)))
            taken[-1] += work.time - began
        else:
            game.play(rng.choice(legal))
    return taken[:few]


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("name", ["master", "grandmaster"])
def test_no_turn_takes_a_tenth_more_than_its_time(name: str, options: dict[str, Any], work: WorkClock) -> None:
    taken = turns_asked(make_bot(name, 1), options, 5, work)
    assert len(taken) == 5
    assert max(taken) <= 1.1 * SECONDS
    assert max(taken) > 0.9 * SECONDS, "it uses the time it has"


def test_a_turn_has_one_time_however_often_it_is_asked_about(work: WorkClock) -> None:
    time = TurnTime()
    for turn, spent, afresh, left in [
        ((1, 0), 0.6, True, 1.0),
        ((1, 0), 0.3, False, 0.4),
        ((1, 0), 0.3, False, 0.1),
        ((1, 0), 0.3, False, 0.0),
        ((1, 0), 0.2, True, 1.0),  # taken back, and asked about again
        ((1, 3), 0.2, False, 1.0),
    ]:
        with time.turn_budget(turn, 1.0, afresh=afresh):
            assert time.deadline - work.time == pytest.approx(left)
            work.time += spent
    with time.turn_budget((1, 3), None, afresh=False):
        assert time.deadline == NO_DEADLINE


@pytest.fixture
def usual() -> Iterator[tuple[int, int, int]]:
    """The usual thresholds of garbage collection; a server in this process may have set others."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield gc.get_threshold()
    gc.set_threshold(*before)


def test_garbage_is_collected_as_before_once_nobody_thinks(usual: tuple[int, int, int]) -> None:
    one, other = TurnTime().turn_budget(1, 1.0, afresh=True), TurnTime().turn_budget(1, 1.0, afresh=True)
    one.__enter__()
    other.__enter__()
    assert gc.get_threshold() != usual
    one.__exit__(None, None, None)
    assert gc.get_threshold() != usual
    other.__exit__(None, None, None)
    assert gc.get_threshold() == usual


@pytest.mark.parametrize("name", ["master", "grandmaster"])
def test_however_late_it_is_a_die_is_taken(name: str, work: WorkClock) -> None:
    """Loading what was learned may take all the time of a first turn."""
    game = Game.new(2, 3)
    while len(game.legal_actions()) < 2 or game.state.round == 0:
        game.play(game.legal_actions()[0])
    view, legal = game.view(game.seat), game.legal_actions()
    choice = make_bot(name, 1).choose(view, legal, Budget(1e-9))
    assert choice.text.startswith("take"), "a turn without a die is worse than any draft here"
    assert choice is make_bot("glazier", 1).choose(view, legal)
