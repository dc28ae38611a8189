"""In which order a table is set up, who begins, and defaults of the 5-6 player box (docs/rules.md §1.1, §3, §4, §5).

Every rulebook prints the players' set-up (a private objective, then two window cards of which one side is chosen)
before the table's (tools, public objectives, start player). The 5-6 player box rolls private dice at the end of the
players' set-up; Passion deals inspirations before windows are chosen and lays the glass board before the tools. The
Automa's rulebook lays tools and objectives first.
"""

from __future__ import annotations

from typing import Any

import pytest

from support.table import begun
from vitral import Game, Options, Record, SeededDealer, View, all_cards, replay
from vitral.engine import rules_for
from vitral.engine.position import parse_position
from vitral.records.parsing import with_old_defaults

PRINTED = ["private", "windows", "CHOICE", "tools", "public", "start"]
CARDS_FIRST = ["private", "windows", "tools", "public", "start", "CHOICE"]


def course(**options: Any) -> list[str]:
    """What a table asks of chance before the first roll, in order; `CHOICE` where windows are chosen."""
    game, dealer, asked = Game.new(by_hand=True, **options), SeededDealer("order"), []
    while not game.state.round:
        if game.chance is None:
            asked.append("CHOICE")
            begun(game)
        else:
            asked.append(game.chance.purpose)
            game.resolve(dealer.answer(game.chance))
    return asked


def lying_open(view: View) -> dict[str, object]:
    """What of the table's own lies open."""
    return {
        "tools": [tool.id for tool in view.tools],
        "public": [card.id for card in view.public],
        "board": view.glass_board,
        "own": view.own,
        "start": view.start,
    }


NOTHING: dict[str, object] = {"tools": [], "public": [], "board": None, "own": (), "start": -1}


# --- the order ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_windows_are_chosen_before_the_table_s_cards_are_dealt(players: int) -> None:
    assert course(players=players) == PRINTED
    assert course(players=players, setup="cards_first") == CARDS_FIRST


def test_private_dice_are_rolled_after_windows_are_chosen() -> None:
    """The Russian rulebook of the 5-6 player box: the last thing of the players' set-up."""
    assert course(dice_pools=True) == ["private", "windows", "CHOICE", "own", "tools", "public", "start"]
    assert course(dice_pools=True, setup="cards_first") == [*CARDS_FIRST[:-1], "own", "CHOICE"]


def test_passion_s_cards_lie_where_its_rulebook_puts_them() -> None:
    """The Russian rulebook of Passion: inspirations before windows are chosen; glass board and dice before tools."""
    everything = {"inspirations": True, "rare_glass": True, "dice_pools": True}
    table = ["board", "board", "tools", "public", "start"]
    assert course(**everything) == ["private", "inspirations", "windows", "CHOICE", "own", *table]
    first = ["private", "inspirations", "windows", *table, "own", "CHOICE"]
    assert course(**everything, setup="cards_first") == first


def test_solo_is_set_up_as_usual() -> None:
    """Rulebooks: as normal, with a few small changes; nobody draws a start player."""
    assert course(mode="solo") == ["private", "windows", "CHOICE", "tools", "public"]
    assert course(mode="solo", setup="cards_first") == ["private", "windows", "tools", "public", "CHOICE"]


@pytest.mark.parametrize("setup", ["printed", "cards_first"])
def test_the_automa_has_its_cards_first_whatever_the_option(setup: str) -> None:
    assert course(mode="automa", setup=setup) == ["private", "windows", "tools", "public", "CHOICE"]
    glass = ["private", "windows", "board", "board", "tools", "slot", "public", "CHOICE"]
    assert course(mode="automa", rare_glass=True, setup=setup) == glass


# --- what is known then -------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [{}, {"dice_pools": True}, {"rare_glass": True, "inspirations": True}], ids=str)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_window_is_chosen_knowing_only_what_is_one_s_own(viewer: int | None, modules: dict[str, Any]) -> None:
    game = Game.new(players=3, seed=5, **modules)
    for _ in range(3):
        view = game.view(viewer)
        assert view.step == "choose side"
        assert lying_open(view) == NOTHING
        assert (len(view.private), len(view.dealt_sides)) == ((0, 0) if viewer is None else (1, 4))
        game.play("side 1")
    assert len(game.view(viewer).public) == 3


def test_nothing_of_the_future_lies_in_the_state() -> None:
    """Cards dealt later are nowhere yet, so no view, scene or bot can know them."""
    state = Game.new(players=4, seed=1, rare_glass=True, dice_pools=True).state
    assert (state.tools, state.public, state.glass_board, state.own, state.start) == ((), (), None, [], -1)


def test_with_the_cards_first_all_of_them_lie_open() -> None:
    game = Game.new(players=3, seed=5, setup="cards_first", rare_glass=True, dice_pools=True)
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert (len(view.tools), len(view.public), len(view.own)) == (2, 3, 3)
        assert view.glass_board is not None
        assert 0 <= view.start < 3


def test_named_cards_lie_open_from_the_start() -> None:
    """The table has agreed on them, so everybody knows them."""
    tools, public = ["lathekin", "tap_wheel", "flux_brush"], ["light_shades", "deep_shades", "color_variety"]
    game = Game.new(seed=1, tools=tools, public=public, start_player=2)
    assert lying_open(game.view()) == {**NOTHING, "tools": tools, "public": public, "start": 1}


def test_both_orders_deal_alike_from_a_seed() -> None:
    """The dealer answers each question by its name, so the order changes what is known, not what comes."""
    printed, first = (begun(Game.new(players=3, seed=9, setup=order)).state for order in ("printed", "cards_first"))
    for name in ("tools", "public", "private", "dealt_sides", "start", "pool", "bag"):
        assert getattr(printed, name) == getattr(first, name), name


@pytest.mark.parametrize("setup", ["printed", "cards_first"])
def test_every_moment_of_the_set_up_can_be_written_down(setup: str) -> None:
    game = Game.new(by_hand=True, setup=setup, dice_pools=True, rare_glass=True, players=3)
    dealer = SeededDealer(3)
    while not game.state.round:
        assert parse_position(game.position) == game.state
        assert replay(game.record(), by_hand=True) == game
        if game.chance is not None:
            game.resolve(dealer.answer(game.chance))
        else:
            game.play("side 2")


# --- the start player ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("setup", ["printed", "cards_first"])
def test_the_table_may_say_who_begins(setup: str, seat: int) -> None:
    """Rulebooks suggest whoever was in a cathedral last: the table decides."""
    assert "start" not in course(players=3, setup=setup, start_player=seat)
    game = begun(Game.new(players=3, seed=1, setup=setup, start_player=seat))
    assert (game.seat, game.state.start) == (seat - 1, seat - 1)
    assert not any(line.startswith("start") for line in game.log())


def test_otherwise_everybody_begins_now_and_then() -> None:
    starts = {begun(Game.new(players=4, seed=seed)).state.start for seed in range(40)}
    assert starts == {0, 1, 2, 3}


def test_the_start_passes_on_from_the_one_named() -> None:
    game = begun(Game.new(players=3, seed=1, start_player=3))
    starts: list[int] = []
    while not game.over:
        if game.state.turn == 0 and len(starts) < game.state.round:
            starts.append(game.state.start)
        game.play("pass")
    assert starts == [2, 0, 1] * 3 + [2]


# --- the place of the glass board ---------------------------------------------------------------------------


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_person_may_say_where_the_glass_board_lies(slot: int) -> None:
    """The German rules of the Automa: the board joins the two tools in any place."""
    assert "slot" not in course(mode="automa", rare_glass=True, glass_slot=slot)
    game = Game.new(mode="automa", rare_glass=True, glass_slot=slot, seed=1)
    view = game.view(0)
    assert view.automa is not None
    assert view.automa.board_slot == slot
    assert parse_position(game.position) == game.state
    while not game.over:
        game.play(game.legal_actions()[-1])
    assert game.state.automa.board_slot == slot


def test_otherwise_the_lot_decides() -> None:
    slots = {Game.new(mode="automa", rare_glass=True, seed=seed).state.automa.board_slot for seed in range(30)}
    assert slots == {1, 2, 3}


def test_without_rare_glass_there_is_no_such_place() -> None:
    assert Game.new(mode="automa", seed=1).state.automa.board_slot == 0


# --- defaults of the 5-6 player box -------------------------------------------------------------------------


def privates(**options: Any) -> str:
    """Which private objectives a table is dealt from."""
    boxes = {card.box for card in rules_for(Options.read(options), all_cards()).decks["private"].values()}
    return {("base",): "colors", ("pools",): "positions", ("base", "pools"): "mixed"}[tuple(sorted(boxes))]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"players": 2}, "colors"),
        ({"players": 4}, "colors"),
        ({"players": 5}, "mixed"),
        ({"players": 6}, "mixed"),
        ({"players": 5, "expansion_windows": False}, "mixed"),
        ({"players": 2, "dice_pools": True}, "mixed"),
        ({"players": 3, "expansion_windows": True}, "mixed"),
        ({"mode": "solo"}, "colors"),
        ({"mode": "solo", "expansion_windows": True}, "mixed"),
        ({"mode": "automa", "expansion_windows": True}, "mixed"),
        ({"players": 3, "dice_pools": True, "privates": "colors"}, "colors"),
        ({"players": 5, "privates": "positions"}, "positions"),
    ],
)
def test_private_objectives_are_mixed_where_the_box_is_in_use(options: dict[str, Any], expected: str) -> None:
    """The Russian rulebook of the box: all private objectives are shuffled together, or only its own."""
    assert privates(**options) == expected


@pytest.mark.parametrize(
    ("options", "each"),
    [
        ({"players": 2}, 18),
        ({"players": 3}, 18),
        ({"players": 2, "expansion_windows": True}, 10),
        ({"players": 3, "expansion_windows": True}, 14),
        ({"players": 4, "expansion_windows": True}, 18),
        ({"players": 2, "expansion_windows": True, "bag": "full"}, 18),
        ({"players": 2, "bag": "scaled"}, 10),
        ({"players": 5}, 22),
        ({"players": 6, "expansion_windows": False}, 26),
        ({"players": 3, "dice_pools": True, "expansion_windows": True}, 8),
        ({"mode": "solo", "expansion_windows": True}, 18),
        ({"mode": "automa", "expansion_windows": True}, 10),
    ],
)
def test_the_bag_is_scaled_where_its_windows_are_in_use(options: dict[str, Any], each: int) -> None:
    """The Russian rulebook of the box has one table of bags for two to six players."""
    assert rules_for(Options.read(options), all_cards()).bag == (each,) * 5


# --- older files --------------------------------------------------------------------------------------------


def old(**options: Any) -> Options:
    """The options of a file of the first format that has no others."""
    return Record.from_dict({"format": "vitral-game/1", "options": options, "log": []}).options


@pytest.mark.parametrize(
    ("options", "privates", "bag"),
    [
        ({}, "colors", "full"),
        ({"players": 3, "expansion_windows": True}, "colors", "full"),
        ({"players": 3, "expansion_windows": True, "bag": "scaled"}, "colors", "scaled"),
        ({"players": 4, "dice_pools": True, "bag": "full"}, "colors", None),
        ({"players": 5, "bag": "full"}, "mixed", None),
        ({"players": 6, "privates": "positions"}, "positions", None),
        ({"mode": "solo", "bag": "full", "expansion_windows": True}, "colors", None),
        ({"mode": "automa", "bag": "full"}, "colors", None),
    ],
)
def test_an_old_file_keeps_what_was_usual_then(options: dict[str, Any], privates: str, bag: str | None) -> None:
    found = old(**options)
    assert (found.setup, found.start_player, found.glass_slot) == ("cards_first", "random", "lot")
    assert (found.privates, found.bag) == (privates, bag)
    assert Options.read(found.to_dict()) == found


def test_a_new_file_has_the_defaults_of_today() -> None:
    data = {"format": "vitral-game/2", "options": {"players": 2}, "log": []}
    assert Record.from_dict(data).options == Options()


def test_what_an_old_file_tells_is_not_changed() -> None:
    options = {"setup": "printed", "privates": "mixed", "bag": "scaled", "players": 2}
    assert with_old_defaults(options) == options
