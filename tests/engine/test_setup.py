"""Setup: cards, the secret choice of windows, tokens, the bag, and options (docs/rules.md §1.1, §7)."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.slow_rules import bag_per_color
from support.table import begun, seated
from vitral import ChanceError, Game, IllegalActionError, OptionError, base_cards
from vitral.cards import find_pattern

TOOLS = ["lathekin", "tap_wheel", "flux_brush"]
CARDS = [card.id for card in base_cards().window_cards]


def dealt(players: int = 2) -> Game:
    """A game by hand before the first side is chosen."""
    game = Game.new(players=players, by_hand=True, tools=TOOLS)
    game.resolve("deal private " + " ".join(card.id for card in base_cards().privates[:players]))
    game.resolve("deal windows " + " ".join(CARDS[: 2 * players]))
    return game


# --- cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dealt_table_has_every_card_it_needs_and_none_twice(players: int) -> None:
    for seed in range(20):
        state = begun(Game.new(players=players, seed=seed)).state
        privates = [card.id for cards in state.private for card in cards]
        offers = [side.id for offer in state.dealt_sides for side in offer]
        assert len(privates) == len(set(privates)) == players
        assert [len(offer) for offer in state.dealt_sides] == [4] * players
        assert len(set(offers)) == 4 * players
        assert len(set(state.tools)) == len(state.tools) == 3
        assert len({card.id for card in state.public}) == len(state.public) == 3
        assert 0 <= state.start < players


def test_each_seat_is_offered_both_sides_of_two_cards() -> None:
    sides = {card.id: [side.id for side in card.sides] for card in base_cards().window_cards}
    offers = dealt().state.dealt_sides
    assert [side.id for side in offers[0]] == sides[CARDS[0]] + sides[CARDS[1]]
    assert [side.id for side in offers[1]] == sides[CARDS[2]] + sides[CARDS[3]]


@pytest.mark.parametrize(
    "impossible",
    [
        "deal private shades_of_red shades_of_red",
        "deal private shades_of_red",
        "deal private shades_of_red shades_of_blue shades_of_green",
        "deal private shades_of_red light_shades",
        "deal tools lathekin tap_wheel flux_brush",
        "roll R1 R2 R3 R4 R5",
        "start 1",
    ],
)
def test_impossible_deals_are_refused_and_change_nothing(impossible: str) -> None:
    game = Game.new(players=2, by_hand=True)
    before = game.state
    with pytest.raises(ChanceError):
        game.resolve(impossible)
    assert game.state == before


def test_the_start_player_is_one_of_the_seats() -> None:
    game = Game.new(players=2, by_hand=True, tools=TOOLS, public=["light_shades", "deep_shades", "color_variety"])
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve("deal windows " + " ".join(CARDS[:4]))
    begun(game)
    with pytest.raises(ChanceError):
        game.resolve("start 3")
    game.resolve("start 2")
    assert (game.state.start, game.seat, game.state.round) == (1, 1, 1)


def test_named_cards_are_not_dealt() -> None:
    publics = ["color_variety", "deep_shades", "light_shades"]
    state = Game.new(players=2, seed=3, tools=TOOLS, public=publics).state
    assert [tool.card.id for tool in state.tools] == TOOLS
    assert [card.id for card in state.public] == publics


# --- the secret choice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_choose_one_of_four_sides_in_seat_order(players: int) -> None:
    game = dealt(players)
    for seat in range(players):
        assert game.seat == seat
        assert [action.text for action in game.legal_actions()] == ["side 1", "side 2", "side 3", "side 4"]
        game.play(f"side {seat + 1}")
    state = game.state
    assert [window.pattern for window in state.windows] == [offer[seat] for seat, offer in enumerate(state.dealt_sides)]
    assert game.seat == -1, "cards are dealt next, which is nobody's choice"


@pytest.mark.parametrize("viewer", [1, 2, None], ids=["second seat", "third seat", "spectator"])
def test_an_answer_is_masked_until_all_have_chosen(viewer: int | None) -> None:
    """Whichever side the first seat takes, nobody else can tell: view and log are the same."""
    seen = []
    for side in (1, 2, 3, 4):
        game = dealt(3)
        game.play(f"side {side}")
        assert game.view(viewer).windows == ()
        assert game.view(viewer).tokens == ()
        assert game.log(viewer)[-1] == "side ?"
        seen.append((game.view(viewer), game.log(viewer)))
    assert all(each == seen[0] for each in seen)


def test_the_chooser_sees_the_own_choice() -> None:
    game = dealt(3)
    game.play("side 3")
    assert game.view(0).chosen_side == 2
    assert game.log(0)[-1] == "side 3"
    assert [game.view(1).chosen_side, game.view(2).chosen_side] == [-1, -1]


def test_all_windows_and_tokens_show_once_the_last_has_chosen() -> None:
    game = dealt(3)
    for action in ("side 1", "side 4", "side 2"):
        assert game.view().windows == ()
        game.play(action)
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert [window.pattern for window in view.windows] == [
            offer[side] for offer, side in zip(game.state.dealt_sides, (0, 3, 1), strict=True)
        ]
        assert list(view.tokens) == [window.pattern.difficulty for window in view.windows]


def test_offers_and_private_objectives_stay_secret_before_and_after() -> None:
    game = dealt()
    for _ in range(2):
        assert [card.id for card in game.view(1).private] == ["shades_of_yellow"]
        assert game.view(1).dealt_sides == game.state.dealt_sides[1]
        assert game.view().private == ()
        assert game.view().dealt_sides == ()
        assert game.log(1)[:2] == (
            "deal private ? shades_of_yellow",
            f"deal windows ? ? {CARDS[2]} {CARDS[3]}",
        )
        assert game.log()[:2] == ("deal private ? ?", "deal windows ? ? ? ?")
        if not game.state.windows:
            game.play("side 1")
            game.play("side 1")


def test_there_is_no_fifth_side() -> None:
    with pytest.raises(IllegalActionError) as refusal:
        dealt().play("pass")
    assert [str(reason) for reason in refusal.value.reasons] == ["not_offered"]


# --- tokens and the bag -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "tokens"), [("fractal_drops", 3), ("via_lux", 4), ("batllo", 5), ("water_of_life", 6)]
)
def test_favor_tokens_are_the_difficulty_of_the_window(pattern: str, tokens: int) -> None:
    game = seated(pattern, "virtus", tools=TOOLS)
    assert game.state.tokens == [tokens, find_pattern("virtus").difficulty]
    assert game.state.tool_tokens == [0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_full_bag_holds_ninety_dice(players: int) -> None:
    assert Game.new(players=players, by_hand=True).state.bag == (18,) * 5


@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 14), (4, 18)])
def test_the_scaled_bag_holds_four_dice_of_each_color_per_player_and_two(players: int, each: int) -> None:
    assert Game.new(players=players, by_hand=True, bag="scaled").state.bag == (each,) * 5
    assert each == bag_per_color(players, scaled=True)


# --- options (§7) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 0}, ["players", "2"]),
        ({"players": 1}, ["players", "2"]),
        ({"players": 7}, ["players", "7"]),
        ({"players": "two"}, ["players", "two"]),
        ({"players": True}, ["players"]),
        ({"mode": "chess"}, ["mode", "chess", "standard"]),
        ({"bag": "half"}, ["bag", "half", "full", "scaled"]),
        ({"enforcement": "loose"}, ["enforcement", "loose", "strict", "honour"]),
        ({"colour": "red"}, ["colour", "bag", "players"]),
        ({"tools": ["lathekin"]}, ["tools", "3"]),
        ({"tools": ["lathekin", "lathekin", "tap_wheel"]}, ["tools", "twice"]),
        ({"tools": ["lathekin", "hammer", "tap_wheel"]}, ["tools", "hammer", "glazing_hammer"]),
        ({"tools": "lathekin"}, ["tools", "list"]),
        ({"public": ["light_shades", "deep_shades"]}, ["public", "3"]),
        ({"public": ["light_shades", "deep_shades", "lathekin"]}, ["public", "lathekin", "color_variety"]),
    ],
)
def test_impossible_options_are_refused_with_a_sentence(options: dict[str, Any], words: list[str]) -> None:
    """It names the option, what was wrong and what would be right."""
    with pytest.raises(OptionError) as refusal:
        Game.new(seed=1, **options)
    assert all(word in str(refusal.value) for word in words), str(refusal.value)


def test_first_values_are_the_defaults() -> None:
    options = Game.new(seed=1).options
    assert (options.mode, options.players, options.settled("bag"), options.enforcement) == (
        *("standard", 2, "full", "strict"),
    )
    assert (options.setup, options.start_player, options.glass_slot) == ("printed", "random", "lot")
