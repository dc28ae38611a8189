"""The OpenSpiel game: OpenSpiel's own simulations on every way to play, a kept playthrough, and no secrets."""

from __future__ import annotations

import ast
import hashlib
import os
import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.table_rows import Row, row_name, some_rows
from support.paths import PLAYTHROUGHS

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install 'vitral[rl]'; none for Windows")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from support.long_run import LONG  # noqa: E402
from vitral import ACTIONS, Game, OptionError  # noqa: E402
from vitral.engine import Chance  # noqa: E402
from vitral.envs import Observer, open_spiel, utilities  # noqa: E402
from vitral.envs.chance_nodes import outcome_of, outcomes  # noqa: E402
from whole_games.random_games import lively  # noqa: E402

PLAYTHROUGH = PLAYTHROUGHS / "open_spiel.txt"


@pytest.mark.parametrize("row", some_rows(27), ids=row_name)
def test_random_simulations_pass(row: Row) -> None:
    pyspiel.random_sim_test(open_spiel.load_game(**row), num_sims=1, serialize=LONG, verbose=False)


def walked(game: Any, seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """A finished state, and who did what; chance is player −1."""
    state, rng, done = game.new_initial_state(), Random(seed), []
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            values, odds = zip(*state.chance_outcomes(), strict=True)
            (action,) = rng.choices(values, odds)
        else:
            action = lively(rng, [ACTIONS[one] for one in state.legal_actions()]).id
        done.append((player, action))
        state.apply_action(action)
    return state, done


@pytest.mark.parametrize("row", some_rows(6), ids=row_name)
def test_a_game_is_the_engines_and_no_longer_than_told(row: Row) -> None:
    game = open_spiel.load_game(**row)
    state, done = walked(game, 1)
    played = state.play.game
    assert played.options == Game.new(**row).options
    assert state.returns() == utilities(played)
    by_chance = sum(player < 0 for player, _ in done)
    assert len(done) - by_chance < game.max_game_length() / 2
    assert by_chance < game.max_chance_nodes_in_history() / 2
    again = game.new_initial_state()
    for _, action in done:
        again.apply_action(action)
    assert again.play.game == played


@pytest.mark.parametrize("row", some_rows(27), ids=row_name)
def test_what_may_come_is_what_openspiel_makes_of_it(row: Row) -> None:
    state, rng = open_spiel.load_game(**row).new_initial_state(), Random(3)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == pyspiel.State.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        state.apply_action(rng.choice(legal))
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []


def test_returns_are_zero_sum_and_within_their_bounds() -> None:
    game = open_spiel.load_game(players=4)
    state, _ = walked(game, 2)
    assert sum(state.returns()) == game.utility_sum() == 0.0
    assert {max(state.returns()), min(state.returns())} == {game.max_utility(), game.min_utility()}
    assert open_spiel.load_game(mode="solo").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_the_text_of_a_game_names_its_options() -> None:
    game = pyspiel.load_game("vitral(players=3,dice_pools=True,solo_tools=-1,expansion_windows=on,start_player=2)")
    options = game.rules.options
    assert game.num_players() == options.players == 3
    assert (options.dice_pools, options.expansion_windows, options.start_player) == (True, True, 2)
    written = pyspiel.load_game("vitral(tools=lathekin+lens_cutter+tap_wheel,expansion_windows=off)")
    assert written.rules.options.tools == ("lathekin", "lens_cutter", "tap_wheel")
    assert written.rules.options.expansion_windows is False
    named = open_spiel.load_game(tools=["lathekin", "lens_cutter", "tap_wheel"], start_player="random")
    assert named.rules.options.tools == ("lathekin", "lens_cutter", "tap_wheel")
    assert named.rules.options.start_player == "random"
    second = open_spiel.load_game(start_player=2, bag="full", public=["light_shades", "deep_shades", "color_variety"])
    assert pyspiel.load_game(str(second)).rules.options == second.rules.options
    assert second.rules.options.start_player == 2


def test_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(OptionError, match="solo is for 1 player, not 3"):
        open_spiel.load_game(mode="solo", players=3)


# -- chance ------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_roll_follow_the_bag() -> None:
    roll = Chance("roll", "pool", 3, (2, 0, 1, 0, 0))
    assert outcomes(roll, ()) == [(0, 2 / 3), (2, 1 / 3)]
    assert outcomes(roll, (2,)) == [(value, 1 / 6) for value in range(6)]
    assert outcomes(roll, (2, 5)) == [(0, 1)]
    assert outcome_of(roll, (2, 5, 0, 0, 0, 3)).text == "roll G6 R1 R4"


@pytest.mark.parametrize("row", some_rows(12), ids=row_name)
def test_odds_add_up_to_one_and_every_value_is_possible(row: Row) -> None:
    game = open_spiel.load_game(**row)
    state, rng = game.new_initial_state(), Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            values, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert min(odds) > 0
            assert len(set(values)) == len(values)
            assert max(values) < game.max_chance_outcomes()
        state.apply_action(rng.choice(state.legal_actions()))


def test_an_automa_card_is_as_likely_as_the_dealer_deals_it() -> None:
    deck = Chance("deal", "automa", 1, ("AP1", "A01", "A01", "A02"))
    assert outcomes(deck, ()) == [(0, 0.25), (1, 0.5), (2, 0.25)]


# -- what a seat sees --------------------------------------------------------------------------------------------


def states_of(seed: int, **options: Any) -> list[Any]:
    game = open_spiel.load_game(**options)
    state, rng, found = game.new_initial_state(), Random(seed), []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return found


def test_an_information_state_tells_a_state_from_all_others() -> None:
    """A seat remembers all it has seen, so what it knows is never the same twice; as text and as numbers."""
    found = states_of(5)
    for seat in (0, 1):
        texts = Counter(state.information_state_string(seat) for state in found)
        tensors = Counter(bytes(np.array(state.information_state_tensor(seat))) for state in found)
        assert max(texts.values()) == max(tensors.values()) == 1


def test_no_string_and_no_tensor_tells_a_secret() -> None:
    """Two games whose deals differ only in what seat 2 holds look alike to seat 1 up to the reveal."""
    game = open_spiel.load_game()
    one, other = game.new_initial_state(), game.new_initial_state()
    for state, values in ((one, (0, 1, 0, 1, 2, 3)), (other, (0, 2, 0, 1, 5, 4))):
        for value in values:
            state.apply_action(value)
    for side_of_one, side_of_other in ((5, 5), (3, 6)):
        assert look(one) == look(other)
        one.apply_action(side_of_one)
        other.apply_action(side_of_other)
    assert look(one) != look(other), "the windows chosen lie open now"


def look(state: Any) -> tuple[object, ...]:
    tensors = (tuple(state.observation_tensor(0)), tuple(state.information_state_tensor(0)))
    return (*tensors, state.observation_string(0), state.information_state_string(0))


def observer(game: Any, *, public: bool, private: str, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=getattr(pyspiel.PrivateInfoType, private)
    )
    return make_observation(game, kind)


def seen_by(observer: Any, state: Any, player: int) -> tuple[bytes, str]:
    observer.set_from(state, player)
    return observer.tensor.tobytes(), observer.string_from(state, player)


def other_objective(game: Any, objective: int) -> Any:
    """A game for two of whom the second holds that objective, before windows are chosen."""
    state = game.new_initial_state()
    for value in (0, objective, 0, 1, 2, 3):
        state.apply_action(value)
    return state


def test_observers_show_what_their_type_asks_for() -> None:
    game = open_spiel.load_game()
    one, other = other_objective(game, 1), other_objective(game, 2)
    public = observer(game, public=True, private="NONE")
    assert "private" not in public.dict
    for player in (0, 1):
        assert seen_by(public, one, player) == seen_by(public, other, player)
    own = observer(game, public=False, private="SINGLE_PLAYER")
    assert set(own.dict) == {"private", "offers", "offer_tokens", "choice"}
    assert seen_by(own, one, 0) == seen_by(own, other, 0)
    assert all(a != b for a, b in zip(seen_by(own, one, 1), seen_by(own, other, 1), strict=True))
    every = observer(game, public=True, private="ALL_PLAYERS")
    assert {"pool", "private_0", "private_1"} <= set(every.dict)
    assert all(a != b for a, b in zip(seen_by(every, one, 0), seen_by(every, other, 0), strict=True))
    remembered = observer(game, public=True, private="NONE", recall=True)
    assert seen_by(remembered, one, 1) == seen_by(remembered, other, 1)
    with pytest.raises(ValueError, match="perfect recall"):
        observer(game, public=False, private="SINGLE_PLAYER", recall=True)


def test_the_usual_observer_has_the_observation_of_the_environments() -> None:
    game = open_spiel.load_game()
    state = states_of(5)[30]
    usual = make_observation(game, None)
    usual.set_from(state, 1)
    assert np.array_equal(usual.tensor, Observer(game.rules, 1).observe(state.play.game.view(1)))


def test_copies_go_on_apart_and_pickles_come_back() -> None:
    state = states_of(6)[40]
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert str(pickle.loads(pickle.dumps(state))) == before


# -- the kept playthrough ----------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_playthrough_is_as_it_was_kept() -> None:
    """`UPDATE_DOCS=1` keeps a new one. Tensors are long, so each run of their lines is kept as a hash."""
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    recorded = shortened(playthrough("vitral", None, seed=7))
    if os.environ.get("UPDATE_DOCS"):
        PLAYTHROUGH.write_text(recorded, "utf-8")
    assert recorded == PLAYTHROUGH.read_text("utf-8")


def test_the_kept_playthrough_leads_to_the_same_end() -> None:
    """Its last history, played again; every state and tensor on the way is for the long run."""
    stored = PLAYTHROUGH.read_text("utf-8").splitlines()
    *_, history = (line for line in stored if line.startswith("History() = "))
    *_, returns = (line for line in stored if line.startswith("Returns() = "))
    state = pyspiel.load_game("vitral").new_initial_state()
    for action in ast.literal_eval(history.partition(" = ")[2]):
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == ast.literal_eval(returns.partition(" = ")[2])


def shortened(text: str) -> str:
    found, tensors = [], hashlib.sha256()
    for line in text.splitlines():
        if line.startswith(("InformationStateTensor", "ObservationTensor", "            ")):
            tensors.update(line.encode())
        elif not line.startswith(("PublicObservation", "PrivateObservation")):
            if tensors.digest() != hashlib.sha256().digest():
                found.append(f"tensors: {tensors.hexdigest()[:16]}")
                tensors = hashlib.sha256()
            found.append(line)
    return "\n".join(found) + "\n"


# -- searches over information sets --------------------------------------------------------------------------------


@pytest.mark.parametrize("row", some_rows(9), ids=row_name)
def test_a_resampled_state_looks_the_same_to_its_player_and_holds_other_secrets(row: Row) -> None:
    state, rng = open_spiel.load_game(**row).new_initial_state(), Random(5)
    others = set()
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.15:
            seat = state.current_player()
            new = state.resample_from_infostate(seat, rng.random)
            assert new.information_state_string(seat) == state.information_state_string(seat)
            assert new.observation_tensor(seat) == state.observation_tensor(seat)
            assert new.legal_actions() == state.legal_actions()
            others.add(new.play.game.position == state.play.game.position)
        state.apply_action(rng.choice(state.legal_actions()))
    assert False in others or state.num_players() == 1


def test_no_secret_is_left_in_a_resampled_state() -> None:
    """Twins that differ in secrets of others are resampled alike."""
    state, rng = open_spiel.load_game(players=3).new_initial_state(), Random(7)
    while state.is_chance_node() or state.play.game.ply < 60:
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, lambda: 0.5)
    assert twin.play.game != state.play.game
    again, other = (one.resample_from_infostate(seat, lambda: 0.25) for one in (state, twin))
    assert again.play.game == other.play.game


def test_a_search_over_information_sets_runs() -> None:
    game = open_spiel.load_game(players=2)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 12, random_state=chance)
    state, rng = game.new_initial_state(), Random(7)
    while state.is_chance_node() or state.play.game.ply < 70:
        state.apply_action(rng.choice(state.legal_actions()))
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(share for _, share in policy) == pytest.approx(1)
