"""Setting up the Passion modules: what is dealt, in which order, what does not go together (docs/rules.md §4, §7)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from support.passion_table import BOARDS, FAVORLESS, INSPIRATIONS
from support.table import begun
from vitral import Chance, ChanceError, Game, OptionError, SeededDealer, all_cards
from vitral.cards import load_cards

GLASS_PRIVATES = {card.id for card in load_cards("passion").privates}
PASSION_PUBLICS = {card.id for card in load_cards("passion").publics}
BASE_PUBLICS = {card.id for card in load_cards("base").publics}
PROMO_PUBLICS = {card.id for card in load_cards("promos").publics}

AVOID = {
    frozenset(pair.split(" + "))
    for pair in (
        "vertical_color_balance + column_color_variety",
        "horizontal_shade_symmetry + row_color_variety",
        "horizontal_shade_symmetry + row_shade_variety",
        "horizontal_color_symmetry + row_color_variety",
        "horizontal_color_balance + row_color_variety",
        "horizontal_shade_balance + row_shade_variety",
        "vertical_shade_balance + column_shade_variety",
        "horizontal_symmetry + row_color_variety",
        "horizontal_symmetry + row_shade_variety",
    )
}
"""The pairs that are not dealt together (docs/rules.md §4.3)."""


def set_up_until(purpose: str, **options: Any) -> tuple[Game, list[str]]:
    """A game by hand up to the question with that purpose, and what was asked before; `choice` is that of windows."""
    game, dealer, asked = Game.new(by_hand=True, **options), SeededDealer("passion"), []
    while (chance := game.chance) is None or chance.purpose != purpose:
        if chance is None:
            asked.append("choice")
            begun(game)
        else:
            asked.append(chance.purpose)
            game.resolve(dealer.answer(chance).text)
    return game, asked


def asking(game: Game) -> Chance:
    chance = game.chance
    assert chance is not None
    return chance


# --- three independent modules ------------------------------------------------------------------------------


@pytest.mark.parametrize(("inspirations", "rare_glass", "passion_publics"), list(product([False, True], repeat=3)))
def test_each_module_is_on_or_off_by_itself(inspirations: bool, rare_glass: bool, passion_publics: bool) -> None:
    dealt: set[str] = set()
    for seed in range(12):
        game = Game.new(
            seed=seed, inspirations=inspirations, rare_glass=rare_glass, passion_publics=passion_publics, players=3
        )
        state = begun(game).state
        assert len(state.inspirations) == 3 * inspirations
        assert (state.glass_board is not None) == rare_glass
        assert len(state.tools) == (2 if rare_glass else 3)
        assert all((card.id in GLASS_PRIVATES) == rare_glass for cards in state.private for card in cards)
        dealt |= {card.id for card in state.public}
    assert bool(dealt & PASSION_PUBLICS) == passion_publics


def test_all_modules_are_off_unless_asked_for() -> None:
    state = Game.new(seed=1).state
    assert (state.inspirations, state.glass_board, state.glass_supply) == ((), None, 0)


@pytest.mark.parametrize("dice_pools", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_modules_together_with_any_number_of_players_and_dice_pools(players: int, dice_pools: bool) -> None:
    modules: dict[str, Any] = {
        "inspirations": True,
        "rare_glass": True,
        "passion_publics": True,
        "dice_pools": dice_pools,
    }
    for seed in range(4):
        state = begun(Game.new(players=players, seed=seed, **modules)).state
        privates = [card.id for cards in state.private for card in cards]
        assert len({card.id for card in state.inspirations}) == len(set(privates)) == players
        assert set(privates) <= GLASS_PRIVATES
        assert len(state.tools) == 2
        assert [len(dice) for dice in state.own] == [10] * players * dice_pools
        assert len(state.glass) + state.glass_supply == 6


def test_six_players_hold_all_six_inspirations() -> None:
    assert {card.id for card in Game.new(players=6, seed=1, inspirations=True).state.inspirations} == set(INSPIRATIONS)


# --- inspirations -------------------------------------------------------------------------------------------


def test_inspirations_are_dealt_before_windows() -> None:
    game, asked = set_up_until("start", inspirations=True, players=3)
    assert asked == ["private", "inspirations", "windows", "choice", "tools", "public"]
    assert len(game.state.inspirations) == 3


def test_inspirations_lie_open_while_windows_are_chosen() -> None:
    game = Game.new(players=3, seed=5, inspirations=True)
    assert game.legal_actions()[0].text == "side 1"
    held = [card.id for card in game.state.inspirations]
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).to_dict()["inspirations"] == held
        assert game.view(viewer).to_dict()["inspired"] == []


@pytest.mark.parametrize("impossible", ["luck luck", "luck", "luck wisdom charm", "luck lathekin"])
def test_inspirations_are_one_each_and_none_twice(impossible: str) -> None:
    game, _ = set_up_until("inspirations", inspirations=True)
    with pytest.raises(ChanceError):
        game.resolve(f"deal inspirations {impossible}")
    game.resolve("deal inspirations luck wisdom")
    assert [card.id for card in game.state.inspirations] == ["luck", "wisdom"]


@pytest.mark.parametrize("side", [1, 2, 3, 4])
def test_wisdom_costs_its_owner_a_token_at_the_start(side: int) -> None:
    game, _ = set_up_until("inspirations", inspirations=True, tools=["lathekin", "tap_wheel", "flux_brush"])
    game.resolve("deal inspirations wisdom charm")
    while game.chance is not None:
        game.resolve(SeededDealer(3).answer(game.chance).text)
    game.play(f"side {side}")
    game.play(f"side {side}")
    printed = [window.pattern.difficulty for window in game.state.windows]
    assert game.state.tokens == [printed[0] - 1, printed[1]]


def test_in_solo_only_luck_and_courage_are_dealt() -> None:
    dealt = {
        card.id for seed in range(20) for card in Game.new(1, seed, mode="solo", inspirations=True).state.inspirations
    }
    assert dealt == set(FAVORLESS)
    game, _ = set_up_until("inspirations", mode="solo", players=1, inspirations=True)
    assert (asking(game).amount, asking(game).among) == (1, FAVORLESS)
    for favor in sorted(set(INSPIRATIONS) - set(FAVORLESS)):
        with pytest.raises(ChanceError):
            game.resolve(f"deal inspirations {favor}")


def test_against_the_automa_only_the_person_has_an_inspiration() -> None:
    state = Game.new(1, 3, mode="automa", inspirations=True).state
    assert len(state.inspirations) == 1


# --- rare glass ---------------------------------------------------------------------------------------------


def test_the_board_and_its_dice_come_before_two_tools() -> None:
    game, asked = set_up_until("start", rare_glass=True)
    assert asked == ["private", "windows", "choice", "board", "board", "tools", "public"]
    assert len(game.state.tools) == 2


@pytest.mark.parametrize("board", BOARDS)
def test_every_slot_of_the_board_gets_a_die(board: str) -> None:
    slots = 3 if board == "patterned" else 1
    game, _ = set_up_until("board", rare_glass=True)
    game.resolve(f"deal board {board}")
    assert asking(game).amount == slots
    for impossible in ("reroll R4", "reroll" + " W4" * (slots + 1), "roll W4"):
        with pytest.raises(ChanceError):
            game.resolve(impossible)
    game.resolve("reroll" + " W4" * slots)
    state = game.state
    assert (len(state.glass), state.glass_supply, state.glass_tokens) == (slots, 6 - slots, 0)
    for viewer in (None, 0, 1):
        assert game.view(viewer).to_dict()["glass"] == ["W4"] * slots
        assert game.view(viewer).to_dict()["glass_board"] == board


def test_all_boards_are_dealt_sooner_or_later() -> None:
    boards = [begun(Game.new(seed=seed, rare_glass=True)).state.glass_board for seed in range(60)]
    assert {board.id for board in boards if board is not None} == set(BOARDS)


def test_with_rare_glass_a_table_names_two_tools() -> None:
    game = Game.new(rare_glass=True, tools=["lathekin", "tap_wheel"], seed=1)
    assert [tool.card.id for tool in game.state.tools] == ["lathekin", "tap_wheel"]
    with pytest.raises(OptionError, match="name 2 cards"):
        Game.new(rare_glass=True, tools=["lathekin", "tap_wheel", "flux_brush"])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_with_rare_glass_only_its_own_private_objectives_are_dealt(players: int) -> None:
    dealt = set()
    for seed in range(30):
        state = Game.new(players=players, seed=seed, rare_glass=True).state
        dealt |= {card.id for cards in state.private for card in cards}
    assert dealt == GLASS_PRIVATES
    assert len(dealt) == 7


def test_solo_knows_no_rare_glass() -> None:
    with pytest.raises(OptionError, match="no favor tokens"):
        Game.new(1, mode="solo", rare_glass=True)


# --- public objectives and what to avoid together -----------------------------------------------------------


def public_deck(**options: Any) -> set[str]:
    game, _ = set_up_until("public", **options)
    return set(asking(game).among)


def test_public_objectives_of_passion_join_the_others() -> None:
    assert public_deck() == BASE_PUBLICS
    assert public_deck(passion_publics=True) == BASE_PUBLICS | PASSION_PUBLICS
    assert public_deck(passion_publics=True, promos=True) == BASE_PUBLICS | PASSION_PUBLICS | PROMO_PUBLICS


@pytest.mark.parametrize("first", sorted(BASE_PUBLICS | PASSION_PUBLICS | PROMO_PUBLICS))
def test_a_card_to_avoid_is_set_aside_and_all_others_may_follow(first: str) -> None:
    before, _ = set_up_until("public", passion_publics=True, promos=True)
    for second in public_deck(passion_publics=True, promos=True) - {first}:
        game, _ = set_up_until("public", passion_publics=True, promos=True)
        game.resolve(f"deal public {first}")
        if frozenset((first, second)) in AVOID:
            with pytest.raises(ChanceError, match="does not go with the others"):
                game.resolve(f"deal public {second}")
        else:
            game.resolve(f"deal public {second}")
            assert [card.id for card in game.state.public] == [first, second]
    with pytest.raises(ChanceError):
        before.resolve(f"deal public {first} {first}")


def test_the_third_card_goes_with_both_others() -> None:
    game, _ = set_up_until("public", passion_publics=True)
    game.resolve("deal public horizontal_shade_symmetry")
    game.resolve("deal public vertical_color_balance")
    missing = public_deck(passion_publics=True) - set(asking(game).among)
    assert missing == {
        *("horizontal_shade_symmetry", "row_color_variety", "row_shade_variety"),
        *("vertical_color_balance", "column_color_variety"),
    }


def test_nothing_is_avoided_if_the_table_says_so() -> None:
    for pair in AVOID:
        for first, second in permutations(sorted(pair)):
            game, _ = set_up_until("public", passion_publics=True, promos=True, avoid_conflicts=False)
            game.resolve(f"deal public {first} {second} light_shades")
            assert {card.id for card in game.state.public} == {first, second, "light_shades"}


@pytest.mark.parametrize("avoid", [True, False])
def test_dealt_tables_keep_to_it(avoid: bool) -> None:
    met = set()
    for seed in range(300):
        public = begun(Game.new(seed=seed, passion_publics=True, avoid_conflicts=avoid)).state.public
        ids = [card.id for card in public]
        assert len(set(ids)) == 3
        met |= {pair for pair in AVOID if pair <= set(ids)}
    assert bool(met) != avoid


def test_the_pairs_are_those_of_the_cards() -> None:
    assert {frozenset(pair) for pair in all_cards().avoid} == AVOID
