"""docs/adding-a-card.md, followed for one card of each kind: the example file is played with to the end."""

from __future__ import annotations

from random import Random

import pytest

from support.paths import DOCS
from vitral import Game, Record, Window, load_cards, replay
from vitral.cards import CardSet, find_objective
from vitral.engine.scoring import score_objective

FILE = DOCS / "examples" / "my_cards.toml"


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return load_cards("base", FILE)


def test_the_tool_is_used_by_name_and_does_what_its_steps_say(cards: CardSet) -> None:
    game = Game.new(players=2, seed=3, cards=cards, tools=["glass_saw", "lathekin", "tap_wheel"])
    game.play("side 1")
    game.play("side 1")
    game.play("tool glass_saw")
    taken = game.legal_actions()[0]
    game.play(taken)
    value = int(taken.text[-1])
    after = {int(action.text.split()[1]) for action in game.legal_actions()}
    assert after <= {7 - value - 1, 7 - value + 1}
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    assert len(game.state.windows[game.seat].dice()) == 1


def test_the_objective_scores_on_any_window(cards: CardSet) -> None:
    rows = ["R3 -- -- -- --", "-- B6 -- -- --", "-- -- G3 -- --", "-- -- -- Y6 P6"]
    window = Window.parse("fractal_drops", rows)
    line = score_objective(window, find_objective("threes_and_sixes", cards))
    assert line.points == 6
    assert [find.spaces for find in line.finds] == [("A1", "B2"), ("C3", "D4")]


def test_the_window_is_dealt_and_its_game_replays_from_the_record_alone(cards: CardSet) -> None:
    for seed in range(40):
        game = Game.new(players=4, seed=seed, cards=cards)
        if any(side.id == "lighthouse" for offer in game.state.dealt_sides for side in offer):
            break
    else:
        pytest.fail("the lighthouse was never dealt")
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    again = replay(Record.from_json(game.record().to_json()))
    assert again == game
    assert again.record().cards.name == "base+my_cards.toml"
