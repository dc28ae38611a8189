"""Rounds and turns: draft pool, order of turns, round track, end (docs/rules.md §1.2, §1.3, §1.6, §6)."""

from __future__ import annotations

import pytest

from oracle.slow_rules import dice_per_round, turn_order
from support.table import BLANK, Table, seated, table
from vitral import ChanceError, Game
from vitral.engine import pending

WINDOWS = ["batllo", "virtus", "fractal_drops", "industria"]
TOOLS = ["lathekin", "tap_wheel", "flux_brush"]


def roll(count: int) -> str:
    """A roll of so many dice, colors in turn."""
    return "roll " + " ".join(f"{'RYGBP'[at % 5]}{at % 6 + 1}" for at in range(count))


def seats_of_round(t: Table) -> list[int]:
    """Who is asked, turn by turn, until the round ends by passing."""
    seats, number = [], t.state.round
    while t.state.round == number and not t.waits_for_chance() and not t.over():
        seats.append(t.seat)
        t.play("pass")
    return seats


# --- the draft pool (§1.2) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_the_pool_has_two_dice_per_player_and_one_more(players: int, dice: int) -> None:
    game = seated(*WINDOWS[:players], tools=TOOLS)
    asked = game.chance
    assert asked is not None
    assert (asked.kind, asked.amount) == ("roll", dice)
    assert dice == dice_per_round(players)
    for wrong in (dice - 1, dice + 1):
        with pytest.raises(ChanceError):
            game.resolve(roll(wrong))
    game.resolve(roll(dice))
    assert len(game.state.pool) == dice
    assert sum(game.state.bag) == 90 - dice


def test_dice_come_out_of_the_bag() -> None:
    game = seated("batllo", "virtus", tools=TOOLS)
    game.resolve("roll R1 R1 R2 G3 P6")
    assert game.state.bag == (15, 18, 17, 18, 17)


def test_a_roll_cannot_show_dice_that_the_bag_no_longer_holds() -> None:
    t = table(turn=3, bag="RRRRGGG").play("pass")
    with pytest.raises(ChanceError):
        t.resolve("roll R1 R2 R3 R4 R5")
    with pytest.raises(ChanceError):
        t.resolve("roll R1 R2 R3 R4 W5")
    assert t.resolve("roll R1 R2 R3 R4 G5").state.bag == (0, 0, 2, 0, 0)


# --- the order of turns (§1.2, §6) --------------------------------------------------------------------------


def test_the_rulebook_s_example_of_turn_order() -> None:
    """Three players, E starts: E B M M B E; in the next round B starts."""
    names = ["E", "B", "M"]
    t = table(players=3)
    assert [names[seat] for seat in seats_of_round(t)] == ["E", "B", "M", "M", "B", "E"]
    t.resolve(roll(7))
    assert [names[seat] for seat in seats_of_round(t)] == ["B", "M", "E", "E", "M", "B"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_back_from_every_start_player(players: int) -> None:
    for start in range(players):
        assert seats_of_round(table(players=players, start=start)) == turn_order(players, start)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_passes_clockwise(players: int) -> None:
    t = table(players=players)
    starts = []
    while not t.over():
        starts.append(t.seat)
        seats_of_round(t)
        if t.waits_for_chance():
            assert t.seat == t.state.start, "the new start player rolls"
            t.resolve(roll(2 * players + 1))
    assert starts == [number % players for number in range(10)]


def test_the_drawn_start_player_begins() -> None:
    game = seated("batllo", "virtus", "industria", tools=TOOLS, start=3)
    game.resolve(roll(7))
    assert game.seat == 2


# --- a turn (§1.3) ------------------------------------------------------------------------------------------


def test_a_turn_ends_only_by_passing_also_after_acting() -> None:
    t = table(windows=[(BLANK, ["R1 G2"])], pool="B5", tools=["lathekin"])
    t.play("take B5", "place B3")
    assert t.seat == 0
    t.play("tool lathekin", "lift A1", "place C3", "lift A2", "place C2")
    assert t.seat == 0
    assert t.legal() == ["pass"]
    assert t.play("pass").seat == 1


def test_passing_is_always_possible_and_acting_never_a_duty() -> None:
    t = table(windows=[(BLANK, ["R1 G2"])], pool="B5", tools=["lathekin"])
    assert t.legal()[-1] == "pass"
    t.play("pass")
    assert (t.seat, t.pool(), t.tokens) == (1, "B5", [3, 3])


def test_each_turn_has_a_draft_of_its_own() -> None:
    t = table(pool="R1 G2 B3 Y4")
    for die, space in [("R1", "A1"), ("G2", "A1"), ("B3", "A2"), ("Y4", "A2")]:
        t.play(f"take {die}", f"place {space}", "pass")
    assert t.dice(0) == {"A1": "R1", "A2": "Y4"}
    assert t.dice(1) == {"A1": "G2", "A2": "B3"}


# --- the end of a round (§1.6) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "left"),
    [("R4", "R4"), ("R4 B2 B2 G6 Y1", "R4 Y1 G6 B2 B2"), ("", "")],
    ids=["one", "several", "none"],
)
def test_dice_left_go_on_the_track_s_space_of_that_round(pool: str, left: str) -> None:
    t = table(pool=pool, track=["P1 P2", ""], turn=3).play("pass")
    assert t.track() == ["P1 P2", "", left]
    assert t.pool() == ""
    assert t.state.round == 4


def test_a_pool_drafted_empty_leaves_the_space_empty() -> None:
    t = table(pool="R4", turn=3).play("take R4", "place A1", "pass")
    assert t.track() == [""]


def test_what_is_on_the_track_stays_there() -> None:
    t = table(track=["R1", "G3 B2"], pool="Y5", turn=3).play("pass").resolve(roll(5))
    assert t.track() == ["R1", "G3 B2", "Y5"]


# --- ten rounds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_has_ten_rounds(players: int) -> None:
    game = seated(*WINDOWS[:players], tools=TOOLS)
    rounds = 0
    while not game.over:
        if game.chance is not None:
            rounds += 1
            assert game.state.round == rounds
            game.resolve(_possible_roll(game))
        game.play("pass")
    assert rounds == 10
    assert len(game.state.track) == 10
    assert all(len(dice) == 2 * players + 1 for dice in game.state.track)
    assert sum(game.state.bag) == 90 - 10 * (2 * players + 1)
    assert game.legal_actions() == ()
    assert game.chance is None


def _possible_roll(game: Game) -> str:
    colors = [color for color, count in zip("RYGBP", game.state.bag, strict=True) for _ in range(count)]
    asked = game.chance
    assert asked is not None
    return "roll " + " ".join(f"{color}3" for color in colors[: asked.amount])


def test_four_players_roll_every_die_of_the_bag() -> None:
    t = table(players=4, round=9, turn=7, bag="RRRYYYGGG").play("pass")
    assert pending(t.state) is not None
    t.resolve("roll R1 R2 R3 Y1 Y2 Y3 G1 G2 G3")
    assert sum(t.state.bag) == 0


def test_the_last_pass_of_round_ten_ends_the_game() -> None:
    t = table(pool="R4", round=10, turn=3, public=["light_shades"])
    assert not t.over()
    t.play("take R4", "place A1", "pass")
    assert t.over()
    assert not t.waits_for_chance()
