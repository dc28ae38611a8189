"""The grandmaster: games played on in compiled code end as the engine's do, and its levels and its time are kept."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from bots.apprentice_games import ends_of_turns
from vitral import Game
from vitral.bots import Budget, clock, make_bot
from vitral.bots.compiled_playouts import _Seats, compiled_playouts
from vitral.bots.evaluation import Evaluator, neural_evaluator
from vitral.bots.evaluation.evaluator import load_kernel
from vitral.bots.evaluation.terms import Term
from vitral.bots.master import MasterBot
from vitral.bots.playouts import Playouts
from vitral.bots.registry import BotError
from vitral.engine import State
from vitral.engine.actions import SIDE

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "privates": "positions"},
    {"players": 5},
    {"players": 2, "dice_pools": True},
    {"players": 2, "rare_glass": True, "passion_publics": True},
    {"mode": "automa"},
    {"mode": "solo"},
    {"mode": "solo", "track": "lighter"},
    {"mode": "solo", "solo_payment": "first_printing"},
]


def last_turns(options: dict[str, Any], seed: int) -> list[State]:
    """The tables at the end of the turns of the last round."""
    return [state for state in ends_of_turns(options, seed) if state.round == 10]


@pytest.fixture(autouse=True)
def needs_the_kernel() -> None:
    if load_kernel() is None:
        pytest.skip("the [ai] extra is not installed")


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_game_played_on_from_its_last_turn_ends_with_the_score(options: dict[str, Any]) -> None:
    for seed in range(3):
        seats = {state.seat: state for state in last_turns(options, seed)}
        for seat, state in seats.items():
            evaluator = Evaluator(state.rules, state.public, state.private[seat], margin=True)
            found = compiled_playouts(state.rules, seat, evaluator)
            assert found is not None
            table = found.prepare(state)
            ends = {*found.evaluate([found.play(table, state, number) for number in range(4)])}
            if state.rules.options.solo:
                # Tools left may still keep dice off the track.
                assert min(ends) >= evaluator.evaluate(state, seat)
                assert len(state.tools) or ends == {evaluator.evaluate(state, seat)}
            else:
                assert ends == {evaluator.evaluate(state, seat)}


def test_tables_it_does_not_know_are_left_to_the_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Term, "code", lambda term: None)
    game = Game.new(2, seed=8)
    while game.state.round < 2:
        legal = game.legal_actions()
        game.play(legal[0] if len(legal) == 1 else make_bot("apprentice", 1).choose(game.view(game.seat), legal))
    state, seat = game.state, game.seat
    assert compiled_playouts(state.rules, seat, Evaluator(state.rules, state.public, state.private[seat])) is None
    chosen = [
        make_bot(name, 3).choose(game.view(seat), game.legal_actions(), Budget(playouts=12))
        for name in ("master", "grandmaster")
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "dice_pools": True}, {"players": 6}], ids=str)
def test_worlds_differ_in_their_dice(options: dict[str, Any]) -> None:
    early = Game.new(seed=2, **options)
    rng = Random(1)
    while not early.state.windows or early.state.round < 3:
        early.play(rng.choice(early.legal_actions()))
    state = early.state
    found = compiled_playouts(state.rules, state.seat, Evaluator(state.rules, state.public, state.private[state.seat]))
    assert found is not None
    table = found.prepare(state)
    ends = [found.play(table, state, seed) for seed in (*range(8), 5)]
    worths = found.evaluate(ends)
    assert len({*worths}) > 1
    assert worths[5] == worths[-1]


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"players": 2}, 0.0),
        ({"players": 2, "inspirations": True}, 1.0),
        ({"players": 2, "passion_publics": True}, 1.0),
        ({"players": 3, "privates": "positions"}, 0.5),
    ],
    ids=str,
)
def test_what_is_left_for_the_next_player_counts(options: dict[str, Any], counts: float) -> None:
    """Before the last turn of the game: what its player will gain by the dice that are left."""
    gains = []
    for seed in range(20):
        state = last_turns(options, seed)[-2]
        seat, is_last = state.seat, state.turn + 2 == len(state.rules.turns[state.start])
        other = state.rules.turns[state.start][state.turn + 1]
        if other == seat or not is_last or state.skips >> other & 1:
            continue
        evaluators = [Evaluator(state.rules, state.public, own) for own in state.private]
        found = compiled_playouts(
            state.rules, seat, evaluators[seat], neural_evaluator(state.rules, state.public, state.private[seat])
        )
        assert found is not None
        emptied = state.copy()
        emptied.pool = ()
        worths = [found.evaluate([found.play(found.prepare(table), table, 1)])[0] for table in (state, emptied)]
        window = state.windows[other]
        after = [
            evaluators[other].evaluate_window(window.place(space, die), 0)
            for die in {*state.pool}
            for space in range(20)
            if window.spaces(die) >> space & 1
        ]
        gain = max([0.0, *(worth - evaluators[other].evaluate_window(window, 0) for worth in after)])
        assert worths[1] - worths[0] == pytest.approx(counts * gain)
        gains.append(gain)
    assert any(gains)


def test_without_the_learned_judge_the_others_do_not_count() -> None:
    state = Game.new(seed=1, mode="automa").state
    found = compiled_playouts(state.rules, 0, Evaluator(state.rules, state.public, state.private[0]))
    assert found is not None
    assert found._to_others == 0.0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("options", "playouts"),
    [
        ({"players": 2}, 60),
        ({"players": 4}, 30),
        ({"players": 6}, 20),
        ({"players": 2, "dice_pools": True}, 30),
        ({"players": 2, "rare_glass": True}, 75),
        ({"mode": "solo"}, 120),
    ],
    ids=str,
)
def test_a_master_plays_fewer_games_where_they_are_longer(options: dict[str, Any], playouts: int) -> None:
    game = Game.new(seed=4, **options)
    while game.legal_actions()[0].kind == SIDE:
        game.play(game.legal_actions()[0])
    view, legal = game.view(game.seat), game.legal_actions()
    assert MasterBot(2).default_playouts(game.state.rules) == playouts
    assert MasterBot(2).choose(view, legal) is MasterBot(2).choose(view, legal, Budget(playouts=playouts))


@pytest.mark.parametrize(
    ("name", "compiled"), [("master", True), ("grandmaster", True), ("grandmaster", False)], ids=str
)
@pytest.mark.parametrize("playouts", [48, 120])
def test_a_turn_is_searched_with_as_many_playouts_as_the_budget_allows(
    name: str, compiled: bool, playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fewer and more than a master's usual number; a grandmaster without compiled play-outs searches as a master."""
    played = count()
    for kind in (Playouts, _Seats):
        play = kind.play

        def counted(self: Any, *args: Any, play: Any = play) -> Any:
            next(played)
            return play(self, *args)

        monkeypatch.setattr(kind, "play", counted)
    if not compiled:
        monkeypatch.setattr(Term, "code", lambda term: None)
    game = Game.new(2, seed=4)
    for action in ("side 1", "side 1"):
        game.play(action)
    assert MasterBot(2).default_playouts(game.state.rules) == 60
    make_bot(name, 2).choose(game.view(game.seat), game.legal_actions(), Budget(playouts=playouts))
    assert 0.75 * playouts <= next(played) <= playouts


@pytest.mark.parametrize("rung", ["apprentice", "glazier", "master", "grandmaster"])
def test_every_rung_can_be_asked_to_play_at_a_level(rung: str) -> None:
    for level in (1, 2, 3):
        name = f"{rung}:{level}"
        game = Game.new(2, seed=4)
        bot = make_bot(name, 1)
        assert bot.name in (name, rung)
        assert bot.choose(game.view(0), game.legal_actions(), Budget(playouts=8)) in game.legal_actions()
    with pytest.raises(BotError):
        make_bot(f"{rung}:9")


def test_a_grandmaster_at_a_level_is_done_soon_whatever_time_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()  # every look at the clock is a second later
    monkeypatch.setattr(clock, "now", lambda: float(next(looks)))
    game = Game.new(2, seed=4)
    for action in ("side 1", "side 1"):
        game.play(action)
    choices = [
        make_bot("grandmaster:1", 2).choose(game.view(game.seat), game.legal_actions(), budget)
        for budget in (Budget(seconds=500.0), Budget(playouts=30))
    ]
    assert choices[0] is choices[1]
    assert next(looks) < 500, "it stopped long before its time was up"
