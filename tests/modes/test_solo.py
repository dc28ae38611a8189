"""Solo (docs/rules.md §2): set-up, tools paid with dice, the round track, the score and the target to beat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from support.table import BLANK, Drawn, Table, table
from vitral import Action, ChanceError, Game, parse_position
from vitral.cards import cards_from_texts
from vitral.engine.standing import scores
from vitral.records.record import result_of

TOOLS = [
    *("grozing_pliers", "eglomise_brush", "copper_foil_burnisher", "lathekin", "lens_cutter", "flux_brush"),
    *("glazing_hammer", "running_pliers", "cork_backed_straightedge", "grinding_stone", "flux_remover", "tap_wheel"),
]
BY_COLOR = dict(zip(TOOLS, "PBRYGPBRYGPB", strict=True))
FIRST_PRINTING = dict(zip(TOOLS, "123456BRYGPB", strict=True))
"""That tool 12 asks for blue there too is inferred."""
ALL_DICE = "R1 R6 Y2 G3 B4 P5"
"""Every color and every value: whatever a tool asks for can be paid."""
MOMENTS: dict[str, dict[str, Any]] = {"glazing_hammer": {"turn": 1}, "running_pliers": {"drafted": True}}
TWO_DICE = (BLANK, ["R1 G2 -- -- --"])
CHECKERED = (BLANK, ["R1 Y2 R1 Y2 R1", "Y2 R1 Y2 R1 Y2", "R1 Y2 R1 Y2 R1", "Y2 R1 Y2 R1 Y2"])
ROWS = ["row_color_variety", "column_color_variety"]


def solo(**options: Any) -> Game:
    """A game by hand in which the window is chosen and the first roll is to be made."""
    game = Game.new(players=1, mode="solo", by_hand=True, public=ROWS, tools=["lathekin"], solo_tools=1, **options)
    cards = ["shades_of_red", "shades_of_blue"][: options.get("solo_private", 2)]
    game.resolve(" ".join(["deal private", *cards]))
    game.resolve("deal windows batllo/bellesguard industria/via_lux")
    game.play("side 1")
    return game


def ready(tool: str, pool: str = ALL_DICE, **more: Any) -> Table:
    """The moment for that tool: its turn of the round, before or after the draft as it needs."""
    laid: dict[str, Any] = {"windows": [TWO_DICE], "track": ["R6"], "tools": [tool]}
    return table(mode="solo", pool=pool, **{**laid, **MOMENTS.get(tool, {}), **more})


# --- set-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("privates", [2, 1])
def test_set_up(tools: int, privates: int) -> None:
    """[option] solo_tools = 1…5; [option] solo_private = 2 | 1."""
    for seed in range(5):
        game = Game.new(players=1, mode="solo", seed=seed, solo_tools=tools, solo_private=privates)
        game.play("side 2")
        state = game.state
        assert (len(state.tools), len(state.public), len(state.private[0])) == (tools, 2, privates)
        assert state.tokens == [0]
        assert [sum(state.bag), len(state.pool)] == [86, 4]
        assert not any(line.startswith("start") for line in game.log(0)), "nobody to draw a start player from"


def test_four_dice_are_rolled_out_of_eighteen_of_each_color() -> None:
    game = solo()
    assert game.state.bag == (18,) * 5
    assert game.chance is not None
    assert (game.chance.kind, game.chance.amount) == ("roll", 4)
    for wrong in ("roll R1 R2 R3", "roll R1 R2 R3 R4 R5"):
        with pytest.raises(ChanceError):
            game.resolve(wrong)
    game.resolve("roll R1 R2 Y3 P4")
    assert game.state.bag == (16, 17, 18, 18, 17)


@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_private_objectives_lie_face_up(viewer: int | None) -> None:
    game = solo()
    assert [card.id for card in game.view(viewer).private] == ["shades_of_red", "shades_of_blue"]
    assert game.log(viewer)[0] == "deal private shades_of_red shades_of_blue"
    assert len(game.log(viewer)[1].split()) == 4
    assert [card.id for card in solo(solo_private=1).view(viewer).private] == ["shades_of_red"]


def test_ten_rounds_of_two_turns() -> None:
    t = table(mode="solo", round=1)
    turns = []
    while not t.over():
        if t.waits_for_chance():
            t.resolve("roll R1 Y2 G3 B4")
        turns.append((t.state.round, t.state.turn))
        t.play("pass")
    assert turns == [(number, turn) for number in range(1, 11) for turn in (0, 1)]


# --- payment ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("payment", ["color", "first_printing"])
@pytest.mark.parametrize("tool", TOOLS)
def test_each_tool_asks_for_its_die(tool: str, payment: str) -> None:
    """[option] solo_payment = color | first_printing: tools 1-6 by value 1-6 there, 7-12 by color."""
    symbol = (BY_COLOR if payment == "color" else FIRST_PRINTING)[tool]
    t = ready(tool, options={"solo_payment": payment})
    before = t.dice_by_color()
    t.play(f"tool {tool}")
    pays = [die for die in ALL_DICE.split() if symbol in die]
    assert t.offered("pay") == " ".join(pays)
    for die in ALL_DICE.split():
        if die not in pays:
            assert t.refused(f"pay {die}") == {"wrong_payment"}
    t.play(f"pay {pays[0]}")
    assert (t.removed(), t.tools(), t.tokens) == (pays[0], [], [0]), "die and tool leave the game"
    assert pays[0] not in t.pool()
    assert t.dice_by_color() == before


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_without_its_die_in_the_pool_cannot_be_paid(tool: str) -> None:
    others = " ".join(die for die in ALL_DICE.split() if BY_COLOR[tool] not in die)
    assert ready(tool, others).refused(f"tool {tool}") == {"cannot_pay"}
    value = " ".join(die for die in ALL_DICE.split() if FIRST_PRINTING[tool] not in die)
    assert ready(tool, value, options={"solo_payment": "first_printing"}).refused(f"tool {tool}") == {"cannot_pay"}


def test_one_die_of_the_pool_is_paid_and_the_used_tool_is_gone_for_good() -> None:
    t = ready("eglomise_brush", "B1 B2 B3").play("tool eglomise_brush")
    assert t.refused("pay B4") == {"not_in_pool"}
    assert t.refused("take B1") == t.refused("pass") == {"not_offered"}
    t.play("pay B1", "lift A1", "place B1", "pass")
    assert t.refused("tool eglomise_brush") == {"tool_not_here"}
    assert (t.pool(), t.removed()) == ("B2 B3", "B1")


def test_paying_does_not_use_up_the_draft() -> None:
    """[ruling] The die is paid, not drafted."""
    t = ready("eglomise_brush", "B4 P5").play("tool eglomise_brush", "pay B4", "lift A1", "place B1")
    assert t.legal() == ["take P5", "pass"]
    after = ready("eglomise_brush", "B4 P5").play("take P5", "place B1", "tool eglomise_brush")
    assert after.offered("pay") == "B4"


def test_one_tool_a_turn_also_in_solo() -> None:
    t = ready("tap_wheel", "B1 B2 Y3", tools=["tap_wheel", "eglomise_brush", "lathekin"])
    t.play("tool eglomise_brush", "pay B1", "lift A1", "place B1")
    assert t.refused("tool tap_wheel") == {"tool_used"}
    assert t.refused("tool lathekin") == {"tool_used"}
    assert t.play("pass").can("tool lathekin"), "the second turn has a tool of its own"


def test_a_tool_of_no_box_is_used_by_the_slot_it_lies_on() -> None:
    """Slots move up when a tool leaves the table, so that a saved position is the same table."""
    stone = 'solo_color = "G"\nfirst_printing = "G"\nwhen = ["before_draft"]\nsteps = ["take", "flip", "place"]'
    mine = [f'[[tool]]\nnumber = {n}\nid = "stone_{n}"\nname = "Stone"\ntext = "-"\n{stone}\n' for n in (21, 22)]
    cards = cards_from_texts("base+mine.toml", ['format = "vitral-cards/1"\n' + "".join(mine)])
    game = Game.new(players=1, mode="solo", seed=3, cards=cards, solo_tools=2, tools=["stone_21", "stone_22"])
    game.play("side 1")
    while not game.state.removed:
        game.play("tool #1") if Action("tool #1") in game.legal_actions() else game.play(game.legal_actions()[-1])
    assert [tool.action.text for tool in game.state.tools] == ["tool #1"]
    assert parse_position(game.position) == game.state


# --- payment first, then the tool on what remains -----------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "alone", "enough"),
    [
        ("grozing_pliers", "P4", "P4 R4"),
        ("lens_cutter", "G4", "G4 B1"),
        ("flux_brush", "P4", "P4 P4"),
        ("glazing_hammer", "B4", "B4 Y6"),
        ("running_pliers", "R4", "R4 Y6"),
        ("cork_backed_straightedge", "Y4", "Y4 Y6"),
        ("grinding_stone", "G4", "G4 R6"),
        ("flux_remover", "P4", "P4 R6"),
    ],
)
def test_a_die_cannot_be_both_payment_and_what_the_tool_works_on(tool: str, alone: str, enough: str) -> None:
    """[ruling] Payment comes first; the tool is offered only if it can then be completed."""
    assert ready(tool, alone).refused(f"tool {tool}") == {"no_completion"}
    assert ready(tool, enough).can(f"tool {tool}")


@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"])
def test_tools_that_move_dice_need_only_their_payment(tool: str) -> None:
    t = ready(tool, f"{BY_COLOR[tool]}4").play(f"tool {tool}", f"pay {BY_COLOR[tool]}4")
    assert t.can("lift A1")
    empty = table(mode="solo", pool=ALL_DICE, track=["R6"], tools=[tool])
    assert empty.refused(f"tool {tool}") == {"no_completion"}, "nothing to move"


def test_the_die_the_tool_needs_cannot_be_paid_away() -> None:
    """Every space asks for a 5: only the purple 4 can be turned into one, so the purple 1 has to pay."""
    fives: list[Drawn] = [(["55555"] * 4, [])]
    t = ready("grozing_pliers", "P1 P4 R2", windows=fives).play("tool grozing_pliers")
    assert t.offered("pay") == "P1"
    assert t.refused("pay P4") == {"no_completion"}
    assert t.play("pay P1").offered("take") == "P4"
    assert ready("grozing_pliers", "P4 R2", windows=fives).refused("tool grozing_pliers") == {"no_completion"}


def test_flux_remover_puts_the_drafted_die_into_the_bag_and_the_payment_out_of_the_game() -> None:
    t = ready("flux_remover", "P4 R6")
    before = t.state.bag
    t.play("tool flux_remover", "pay P4", "take R6")
    assert t.state.bag == (before[0] + 1, *before[1:])
    t.resolve("draw Y").play("set 3", "place B1", "pass", "pass")
    assert (t.removed(), t.track(), t.dice()["B1"]) == ("P4", ["R6", ""], "Y3")


# --- tools 7 and 8 ------------------------------------------------------------------------------------------


def test_running_pliers_skip_turn_2_and_its_tool() -> None:
    """[ruling] Turn 2, with its tool, is skipped."""
    t = ready("running_pliers", "R4 B6 Y3 P2", drafted=False, tools=["running_pliers", "lathekin"])
    t.play("take B6", "place B1", "tool running_pliers", "pay R4", "take P2", "place C1")
    assert t.legal() == ["pass"], "the tool of the turn is used"
    t.play("pass")
    assert (t.state.round, t.waits_for_chance(), t.track()) == (3, True, ["R6", "Y3"])
    assert t.resolve("roll R1 R2 R3 Y4").play("pass").state.turn == 1, "the next round has both turns"


def test_running_pliers_are_for_turn_1_after_its_draft_glazing_hammer_for_turn_2_before_it() -> None:
    assert ready("running_pliers", drafted=False).refused("tool running_pliers") == {"not_drafted"}
    assert ready("running_pliers", turn=1).refused("tool running_pliers") == {"wrong_turn"}
    assert ready("glazing_hammer", turn=0).refused("tool glazing_hammer") == {"wrong_turn"}
    assert ready("glazing_hammer", drafted=True).refused("tool glazing_hammer") == {"already_drafted"}
    t = ready("glazing_hammer", "B4 R1 Y2").play("tool glazing_hammer", "pay B4").resolve("reroll R5 Y6")
    assert (t.pool(), t.removed()) == ("R5 Y6", "B4")
    assert t.can("take R5"), "paying and rolling leave the draft"


# --- the track, the score and the target --------------------------------------------------------------------


def test_two_drafts_a_round_and_dice_left_go_on_the_track_with_their_values() -> None:
    t = table(mode="solo", pool="R1 Y2 G3 B4").play("take R1", "place A1")
    assert t.refused("take Y2") == {"already_drafted"}
    assert t.play("pass", "take Y2", "place A2", "pass").track() == ["G3 B4"]
    assert t.target() == 7


def test_a_round_may_leave_no_die() -> None:
    """Then only a marker lies on its space."""
    t = table(mode="solo", track=["R1 R2"], pool="P5", turn=1).play("take P5", "place A1", "pass")
    assert (t.track(), t.target(), t.state.round) == (["R1 R2", ""], 3, 3)


def test_lens_cutter_changes_the_target() -> None:
    t = table(mode="solo", pool="G1 R2", track=["Y6", "B1"], tools=["lens_cutter"])
    assert t.target() == 7
    t.play("tool lens_cutter", "pay G1", "take R2", "track Y6@1", "place A1")
    assert (t.track(), t.target()) == (["R2", "B1"], 3)


@pytest.mark.parametrize(("rows", "lost"), [(CHECKERED[1], 0), (["R1 Y2"], -54), ([], -60)])
def test_every_open_space_costs_three_points(rows: list[str], lost: int) -> None:
    (score,) = scores(table(mode="solo", windows=[(BLANK, rows)], private=["shades_of_green"]).state)
    assert (score.open.points, score.tokens.points, score.total) == (lost, 0, lost)


@pytest.mark.parametrize(
    ("private", "points"),
    [
        (["shades_of_red", "shades_of_yellow"], {"shades_of_yellow": 20}),
        (["shades_of_yellow", "shades_of_red"], {"shades_of_yellow": 20}),
        (["shades_of_red", "shades_of_blue"], {"shades_of_red": 10}),
        (["shades_of_red"], {"shades_of_red": 10}),
    ],
)
def test_the_better_private_objective_counts_by_itself(private: list[str], points: dict[str, int]) -> None:
    (score,) = scores(table(mode="solo", windows=[CHECKERED], private=private, public=ROWS).state)
    assert {line.id: line.points for line in score.private} == points
    assert score.total == sum(points.values())


@pytest.mark.parametrize(("last", "won"), [("G4", True), ("G5", False), ("G6", False)], ids=["less", "equal", "more"])
def test_the_score_must_be_greater_than_the_target(last: str, won: bool) -> None:
    private = ["shades_of_red", "shades_of_yellow"]
    track = ["R1 R2", *[""] * 7, "B6 P6"]
    t = table(mode="solo", windows=[CHECKERED], pool=last, track=track, turn=1, private=private, public=ROWS)
    t.play("pass")
    result = result_of(t.state)
    assert result is not None
    assert (result["scores"][0]["total"], result["target"], result["won"]) == (20, 15 + int(last[1]), won)


@pytest.mark.parametrize("payment", ["color", "first_printing"])
def test_no_die_is_lost_in_whole_games(payment: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        game = Game.new(players=1, mode="solo", seed=seed, solo_payment=payment, solo_tools=5)
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
            assert Table(game.state).dice_by_color() == "R18 Y18 G18 B18 P18"
        assert len(game.state.removed) == 5 - len(game.state.tools)


def test_a_record_of_a_solo_game_keeps_used_tools_and_tells_the_margin() -> None:
    """docs/rules.md §2: a used tool leaves the game, not the list of cards; the score has to exceed the target."""
    game = Game.new(mode="solo", seed=4, solo_tools=5)
    rng = Random(4)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    record = game.record()
    dealt = next(line for line in record.log if line.startswith("deal tools")).split()[2:]
    assert len(game.state.tools) < 5
    assert set(dealt) <= set(dict(record.table))
    assert record.result is not None
    assert record.result["margin"] == game.scores()[0].total - (game.target or 0)
    assert record.result["won"] == (record.result["margin"] > 0)
