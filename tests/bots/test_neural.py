"""The learned evaluator: the same in NumPy as where it was trained, exact at the end, and only where it was trained."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bots.apprentice_games import ends_of_turns
from support.paths import ROOT
from vitral import Game
from vitral.bots import make_bot
from vitral.bots.evaluation import Evaluator, neural_evaluator, placements_left, start_value
from vitral.bots.evaluation.evaluator import load_kernel
from vitral.bots.evaluation.neural import NeuralEvaluator
from vitral.bots.evaluation.terms import objective_term
from vitral.bots.glazier import GlazierBot
from vitral.bots.grandmaster import GrandmasterBot
from vitral.bots.master import MasterBot
from vitral.cards import Objective, Pairs, SumOfSpaces, all_cards, newest_edition
from vitral.coach.adviser import Adviser
from vitral.dice import LETTERS
from vitral.engine import State
from vitral.spaces import mask_of

TRAINING = ROOT / "training"


@pytest.fixture(autouse=True)
def needs_the_kernel() -> None:
    if load_kernel() is None:
        pytest.skip("the [ai] extra is not installed")


def judge_of(state: State, seat: int) -> NeuralEvaluator:
    found = neural_evaluator(state.rules, state.public, state.private[seat])
    assert found is not None
    return found


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4},
        {"mode": "solo"},
        {"players": 6},
        {"players": 3, "privates": "positions"},
        {"players": 2, "passion_publics": True},
        {"players": 3, "dice_pools": True},
        {"players": 2, "rare_glass": True},
    ],
    ids=str,
)
def test_it_corrects_until_the_last_turn(options: dict[str, Any]) -> None:
    states = [state for state in ends_of_turns(options, 3) if state.seat == 0]
    evaluator = judge_of(states[0], 0)
    added = evaluator.corrections(states, 0)
    assert added[-1] == 0.0
    assert all(added[:-1])
    assert max(map(abs, added)) < 40
    one_by_one = [evaluator.corrections([state], 0)[0] for state in states]
    assert added == pytest.approx(one_by_one, abs=1e-3)


def test_against_the_automa_the_terms_judge_alone() -> None:
    state = Game.new(seed=1, mode="automa").state
    assert neural_evaluator(state.rules, state.public, state.private[0]) is None


@pytest.mark.parametrize(
    ("options", "base"),
    [
        ({"players": 2}, True),
        ({"players": 4}, True),
        ({"players": 5}, False),
        ({"players": 2, "dice_pools": True}, False),
        ({"players": 2, "inspirations": True}, False),
        ({"players": 2, "passion_publics": True}, False),
        ({"players": 3, "rare_glass": True}, False),
    ],
    ids=str,
)
def test_beyond_the_base_game_the_glazier_does_without_it(options: dict[str, Any], base: bool) -> None:
    state = ends_of_turns(options, 1)[0]
    assert judge_of(state, state.seat).base is base
    assert (GlazierBot(1).neural(state) is not None) is base
    for bot in (MasterBot(1), GrandmasterBot(1), Adviser(1)):
        assert bot.neural(state) is not None


def test_it_knows_nothing_of_others_cards() -> None:
    """The same choice, whatever the others' private objectives are and in whatever order the bag is."""
    for seed in range(3):
        game = Game.new(3, seed=seed)
        bots = [make_bot("glazier", seat) for seat in range(3)]
        rng = Random(seed)
        for _ in range(12 + 10 * seed):
            legal = game.legal_actions()
            game.play(legal[0] if len(legal) == 1 else bots[game.seat].choose(game.view(game.seat), legal))
        state, seat = game.state, game.seat
        chosen = make_bot("glazier", 7).choose(game.view(seat), game.legal_actions())
        deck = [card for card in state.rules.decks["private"].values() if card not in state.private[seat]]
        state.private = tuple(own if other == seat else (rng.choice(deck),) for other, own in enumerate(state.private))
        assert make_bot("glazier", 7).choose(game.view(seat), game.legal_actions()) is chosen


def test_a_bot_that_was_packed_plays_on_alike() -> None:
    game = Game.new(2, seed=5)
    for action in ("side 1", "side 2"):
        game.play(action)
    bot = make_bot("glazier", 2)
    again = pickle.loads(pickle.dumps(bot))
    for _ in range(4):
        legal = game.legal_actions()
        if len(legal) > 1 and game.seat == 0:
            chosen = bot.choose(game.view(0), legal)
            assert again.choose(game.view(0), legal) is chosen
            again = pickle.loads(pickle.dumps(bot))
            game.play(chosen)
        else:
            game.play(legal[-1])


def test_without_the_extra_the_terms_play() -> None:
    program = (
        "import os; os.environ['VITRAL_NO_KERNEL'] = '1'\n"
        "from vitral import Game; from vitral.bots import make_bot\n"
        "from vitral.bots.evaluation import neural_evaluator\n"
        "game = Game.new(2, seed=1)\n"
        "state = game.state\n"
        "assert neural_evaluator(state.rules, state.public, state.private[0]) is None\n"
        "assert make_bot('glazier', 1).choose(game.view(0), game.legal_actions()) in game.legal_actions()\n"
        "import sys; assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_shipped_file_is_small_and_says_what_it_was_trained_on() -> None:
    from vitral.bots.evaluation.neural import training_card

    assert len(files("vitral.bots.evaluation").joinpath("nets.npz").read_bytes()) <= 4_000_000
    for table in ("standard", "solo", "crowd", "pools"):
        assert training_card()[table]["table"] == table
        assert training_card()[table]["games"] > 1_000_000
        for players, before in training_card()[table]["terms_alone"].items():
            assert training_card()[table]["measured"][f"players_{players}"] > before


def test_every_printed_window_was_measured_at_the_start() -> None:
    for pattern in all_cards().patterns:
        for solo in (False, True):
            assert start_value(pattern.id, solo=solo) != 0.0
    assert start_value("of-my-own", solo=False) == 0.0


# --- The same as where it was trained ------------------------------------------------------------------------


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax")
    monkeypatch.syspath_prepend(str(TRAINING))


@pytest.mark.parametrize("table", ["standard", "solo", "crowd", "pools"])
def test_the_net_gives_the_same_as_where_it_was_trained(training: None, table: str) -> None:
    import numpy as np

    from vitral.bots.evaluation import neural as shipped

    trained = import_module("net")
    rng = np.random.default_rng(1)
    rows = 8
    on = rng.integers(0, 1 << 20, (rows, 12))
    fits = rng.integers(0, 1 << 20, (rows, 12))
    filled, reach = rng.integers(0, 1 << 20, rows), rng.integers(0, 1 << 20, rows)
    shape = trained.NARROW if table in ("standard", "solo") else trained.WIDE
    misc = rng.random((rows, shape.misc)).astype(np.float32)
    traits = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    windows = trained.Windows(on[:, traits], fits[:, traits], filled, reach)
    net = shipped.net_for(table)
    masks = shipped.window_planes(on, fits, filled, reach)
    spaces = rng.integers(0, 1 << 20, rows) if shape is trained.WIDE else None
    if spaces is not None:
        masks = np.concatenate([masks, spaces[:, None]], 1)
    mine = net.corrections(masks, misc)
    theirs = trained.corrections(net.arrays, trained.planes_of(windows, None, spaces), misc.astype("bfloat16"))
    # Trained in half precision: 8 bits of every number.
    assert np.abs(mine - np.asarray(theirs)).max() <= 0.02 * max(1.0, np.abs(mine).max())


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "privates": "positions", "passion_publics": True}])
def test_the_terms_are_those_of_the_judge(training: None, options: dict[str, Any]) -> None:
    import numpy as np

    terms = import_module("terms")
    weights = terms.weights_of("standard")
    for state in ends_of_turns(options, 4)[::5]:
        seat = state.seat
        window = state.windows[seat]
        evaluator = Evaluator(state.rules, state.public, state.private[seat])
        traits = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
        on, fits = (np.array([[masks[trait] for trait in traits]], np.int32) for masks in (window.on, window.fits))
        given = terms.Windows(on, fits, np.array([window.filled]), np.array([window.reach]))
        goal: Any = state.private[seat][0].goal
        spaces = mask_of(goal.spaces) if isinstance(goal, SumOfSpaces) else 0
        own = 15 if spaces else 10 + LETTERS.index(goal.color)
        columns = [own, *(_column(terms, one) for one in state.public)]
        for left in (0, 3, 11):
            found = terms.terms(given, np.array([left]), weights, np.array([spaces]))
            both = np.asarray(found.score + found.hope)[0]
            total = float(found.general[0]) - int(found.gaps[0]) + both[columns].sum()
            assert total == pytest.approx(evaluator.evaluate_window(window, left), abs=1e-3)


def _column(terms: Any, objective: Objective) -> int:
    """Where the terms on arrays describe a public objective."""
    goal = objective.goal
    if isinstance(goal, Pairs):
        return 16 + int(terms.PASSION.index((goal.pairing, goal.trait)))
    return int(terms.PUBLIC.index(objective_term(objective).name))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 6},
        {"players": 3, "privates": "positions", "passion_publics": True},
        {"players": 2, "dice_pools": True},
    ],
    ids=str,
)
def test_a_wide_net_is_told_what_it_was_trained_on(training: None, options: dict[str, Any]) -> None:
    """The evaluator gives the net the same input as the trainer."""
    import numpy as np

    trained, game = import_module("net"), import_module("draft_game")
    results: list[Any] = []

    def note(planes: Any, misc: Any) -> Any:
        results.append((planes, misc))
        return np.zeros((1, 18))

    for state in ends_of_turns(options, 2)[3::11]:
        seat = state.seat
        evaluator: Any = judge_of(state, seat)
        evaluator._net = SimpleNamespace(corrections=note)
        evaluator.corrections([state], seat)
        planes, misc = results.pop()
        goal: Any = state.private[seat][0].goal
        spaces = mask_of(goal.spaces) if isinstance(goal, SumOfSpaces) else 0
        own = np.array([letter == getattr(goal, "color", "") for letter in LETTERS[:5]], float)
        terms = import_module("terms")
        active = np.zeros(16)
        for one in state.public:
            at = _column(terms, one)
            active[at if at < 10 else at - 6] = 1.0
        window, rules = state.windows[seat], state.rules
        traits = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
        on, fits = (np.array([[masks[trait] for trait in traits]], np.int32) for masks in (window.on, window.fits))
        given = terms.Windows(on, fits, np.array([window.filled]), np.array([window.reach]))
        left = np.array([min(20, placements_left(state, seat))])
        known, _ = trained.window_parts(
            given, left, active[None], own[None], terms.weights_of("standard"), 1.0, np.array([spaces])
        )
        after = rules.turns[state.start][state.turn + 1 :]
        between = after.index(seat) if seat in after and not state.skips else trained.WIDE.no_turn
        private = state.own[seat] if state.own else ()
        around = trained.Around(
            *(left, active[None], own[None], game.counted(np.array([state.pool or (-1,)])), np.array([between])),
            *(np.array([rules.players]), np.array([state.bag]), np.zeros(1), np.zeros(1, int), np.array([spaces])),
            *(game.counted(np.array([private or (-1,)])), np.array([float(rules.options.dice_pools)])),
        )
        if not state.skips:
            theirs = np.asarray(trained.misc_of(around, known).astype("float32"))
            assert np.abs(misc - theirs).max() <= 0.04
        seen = np.asarray(trained.planes_of(given, None, np.array([spaces])).astype("float32"))
        assert (seen == (planes[:, None, :] >> np.arange(20)[:, None] & 1)).all()


@pytest.mark.parametrize(
    ("trained", "refused"),
    [
        (
            {"feature_layout": 2},
            "mine.npz was trained with feature layout 2, and this version of Vitral has 1",
        ),
        ({"edition": 99}, "mine.npz was trained with edition 99 of the cards, and this version of Vitral knows"),
    ],
)
def test_net_of_another_layout_or_later_edition_is_refused(trained: dict[str, int], refused: str) -> None:
    from vitral.bots.evaluation.neural import FEATURE_LAYOUT, require_fitting

    with pytest.raises(ValueError, match=refused):
        require_fitting(trained, "mine.npz")
    require_fitting({}, "mine.npz")
    require_fitting({"feature_layout": FEATURE_LAYOUT, "edition": newest_edition()}, "mine.npz")
