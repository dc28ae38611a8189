"""Games with one's own box, entered on a phone tap by tap: each becomes the game itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.real_table_player import SPACES, RealTablePlayer
from e2e.screenshots import SIZES, look
from support.long_run import LONG
from support.paths import PLAYTHROUGHS
from support.real_table import physical_game, without_unchosen
from vitral import Game, Record, Seat
from vitral.bots import make_bot
from vitral.game import replay

RECORDED: Final = ("two_players", "four_players", "modes/solo", "modes/solo_lighter_track", "modes/automa")
NAMES: Final = ("Ana", "Bia", "Caio", "Davi", "Eva")
PLAYED: Final[dict[str, dict[str, Any]]] = {
    "automa-glass": {"mode": "automa", "rare_glass": True},
    "pools-5": {"players": 5, "dice_pools": True},
    "passion-3": {"players": 3, "inspirations": True, "rare_glass": True, "passion_publics": True},
}
"""Tables of which bots play a game here."""
MAX_TAPS: Final = 2.2
"""How many taps a die may take on average, with tools and turns without a die."""
MAX_TAPS_FOR_DICE: Final = 1.2
"""How many taps a die may take on average where people enter only which dice they take."""


MAX_TAPS_OF_SETUP: Final = 20
"""With these anybody has named two windows and six cards in two minutes."""


def _record(name: str) -> Record:
    if name in RECORDED:
        return Record.load(PLAYTHROUGHS / f"{name}.json")
    game = Game.new(seed=31, **PLAYED[name])
    game.seats = tuple(Seat(one) for one in NAMES[: game.options.players])
    bots = [make_bot("apprentice", seat) for seat in range(game.options.players)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal_actions()))
    return game.record(seed=False)


def _print_taps(name: str, player: RealTablePlayer) -> None:
    each, in_turns = player.taps_per_die, player.taps_per_turn
    print(f"{name}: {dict(player.taps)}; {player.placed} dice placed, {each:.2f} taps each, {in_turns:.2f} in turns")


def _entered_record(tab: Tab) -> Record:
    with tab.page.expect_download() as download:
        tab.press(tab.say("end-record"))
    return Record.from_json(Path(download.value.path()).read_text("utf-8"))


def _enter_whole_game(tab: Tab, name: str) -> RealTablePlayer:
    record = _record(name)
    player = RealTablePlayer(tab, physical_game(record))
    player.open()
    player.play()
    player.check_taps()
    entered = _entered_record(tab)
    windows = player.game.setup["windows"]
    assert without_unchosen(entered.log, windows) == without_unchosen(record.log, windows)
    assert entered.result == record.result
    _print_taps(name, player)
    return player


@pytest.mark.parametrize("name", ("modes/automa", "automa-glass") if LONG else ("modes/automa",))
def test_against_the_automa_a_tap_enters_a_die(visit: Visit, name: str) -> None:
    record = _record(name)
    player = RealTablePlayer(visit(**SIZES["narrow"]), physical_game(record), dice_only=True)
    player.open()
    player.play()
    assert look(player.tab, "real-windows") == []
    mine = replay(record, by_hand=True).state.windows[0].dice()
    player.tap_windows([mine])
    player.check_taps()
    entered = _entered_record(player.tab)
    assert entered.result == record.result
    assert replay(entered, by_hand=True).state.windows[0].dice() == mine
    assert [line for line in player.log if not line.startswith(SPACES)] == list(player.lines)
    assert player.taps["windows"] == len(mine)
    _print_taps(f"{name}, dice only", player)
    assert player.taps_per_die <= MAX_TAPS_FOR_DICE
    assert player.taps_per_turn <= MAX_TAPS


@pytest.mark.parametrize("name", (*RECORDED, *PLAYED) if LONG else ("two_players", "automa-glass"))
def test_a_whole_game_is_entered_on_a_phone(visit: Visit, name: str) -> None:
    player = _enter_whole_game(visit(**SIZES["narrow"]), name)
    rolled = sum(len(line.split()) - 1 for line in player.game.lines if line.startswith("roll "))
    assert player.taps["roll"] == rolled, "one tap a die"
    assert player.taps_per_turn <= MAX_TAPS


def test_a_table_is_set_up_with_a_few_taps(visit: Visit) -> None:
    tab = visit(**SIZES["narrow"])
    tab.go("/real")
    page = tab.page
    taps = 0

    def choose(button: str, *names: str) -> int:
        page.get_by_role("button", name=button).first.click()
        for name in names:
            page.get_by_role("dialog").get_by_text(name, exact=True).first.click()
        return 1 + len(names)

    for seat, window in enumerate(("Virtus", "Firmitas")):
        taps += choose(tab.say("player-name", number=seat + 1), window)
    for deck, cards in (
        ("tools", ("Lathekin", "Grozing Pliers", "Tap Wheel")),
        ("public", ("Color Diagonals", "Light Shades", "Color Variety")),
    ):
        taps += choose(tab.say("real-choose", title=tab.say(f"real-deck-{deck}")), *cards)
    assert look(tab, "real-setup") == []
    tab.press(tab.say("real-begin"))
    page.get_by_text(tab.say("real-lay-dice", count=90, each=18)).wait_for()
    assert look(tab, "real-lay-out") == []
    tab.press(tab.say("real-laid-out"))
    page.locator(".pad [data-die]").first.wait_for()
    setup = json.loads(page.evaluate("localStorage.getItem('vitral-real-table')"))["setup"]
    assert setup["windows"] == ["virtus", "firmitas"]
    assert setup["cards"]["tools"] == ["lathekin", "grozing_pliers", "tap_wheel"]
    assert taps + 2 <= MAX_TAPS_OF_SETUP


def test_only_turns_are_entered(visit: Visit) -> None:
    game = physical_game(_record("two_players"))
    player = RealTablePlayer(visit(**SIZES["narrow"]), game)
    tab = player.tab
    player.open(amount="pace")
    tab.page.locator(".pace .turn").wait_for()
    assert look(tab, "real-pace") == []
    first, second = (seat["name"] for seat in game.setup["seats"])
    tokens = tab.page.locator(".pace ul b").all_inner_texts()
    starting = [first, second][game.setup["start"]]
    assert tab.page.locator(".turn strong").inner_text() == starting
    tab.page.locator("[data-tool]").first.click()
    assert sum(map(int, tab.page.locator(".pace ul b").all_inner_texts())) == sum(map(int, tokens)) - 1
    for _ in range(5):
        tab.page.keyboard.press("ArrowRight")
    tab.press(tab.say("real-menu"))
    tab.page.get_by_role("radio", name=tab.say("real-amount-referee")).click()
    tab.page.get_by_text(tab.say("real-pace-behind", round=2, name=starting)).wait_for()
    assert look(tab, "real-behind") == []
    tab.press(tab.say("real-amount-pace"))
    tab.page.locator(".pace .turn").wait_for()
    for _ in range(35):
        tab.page.keyboard.press("ArrowRight")
    tab.press(tab.say("real-score-windows"))
    tab.page.get_by_role("button", name=first).wait_for()
    assert tab.page.url.endswith("/score")
    last = {first, second} - {starting}
    assert tab.page.locator(".tabs [aria-pressed]").all_inner_texts() == [*last, starting]
    assert not tab.page.get_by_text(tab.say("companion-order")).count()


def test_a_correction_that_later_entries_do_not_fit_is_canceled(visit: Visit) -> None:
    game = physical_game(_record("two_players"))
    log = list(game.lines[:7])
    player = RealTablePlayer(visit(**SIZES["narrow"]), game)
    tab = player.tab
    player.open(log=log[:3], rest=["pass", "pass"], uncorrected={"setup": game.setup, "log": log})
    tab.page.get_by_text(tab.say("real-misfit")).wait_for()
    assert look(tab, "real-misfit") == []
    above = tab.page.locator(".actions button").last.bounding_box()
    below = tab.page.locator("footer").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], "the notice covers no button"
    # On the board, the button that puts a die back may be called the same.
    cancel = tab.page.locator("footer").get_by_role("button", name=tab.say("cancel"))
    cancel.click()
    tab.until(lambda: player.now["log"] == log, "the game before the correction")
    tab.page.get_by_role("button", name=tab.say("real-entries")).wait_for()
    assert not cancel.count()


def test_a_die_of_the_last_roll_is_changed(visit: Visit) -> None:
    player = RealTablePlayer(visit(**SIZES["narrow"]), physical_game(_record("two_players")))
    player.open()
    player.enter_next()
    tab, rolled = player.tab, player.now["log"]
    tab.press(tab.say("button-undo"))
    tray = tab.page.locator("footer .tray button")
    tab.until(lambda: tray.count() == 5, "the dice that were entered")
    tray.nth(4).click()
    tab.page.locator('.pad [data-die="Y1"]').click()
    tab.until(lambda: player.now["log"] != rolled and player.now["log"], "the roll with another die")
    assert player.now["log"] == [" ".join([*rolled[0].split()[:5], "Y1"])]


def test_a_hint_is_given_for_the_person_to_move(visit: Visit) -> None:
    player = RealTablePlayer(visit(**SIZES["narrow"]), physical_game(_record("two_players"), secret=True))
    player.open()
    player.enter_next()
    tab = player.tab
    tab.press(tab.say("hint"))
    tab.page.locator(".advice strong").wait_for()
    tab.page.locator(".advice").get_by_text(tab.say("real-hint-private")).wait_for()
    assert look(tab, "real-hint") == []


def test_the_keyboard_enters_a_round(visit: Visit) -> None:
    player = RealTablePlayer(visit(), physical_game(_record("two_players")))
    player.open()
    page = player.tab.page
    page.locator(".pad [data-die]").first.wait_for()
    page.keyboard.type("r4b2g6y1p3")
    for one in ("R4", "B2", "P3", "G6"):  # each fits a space of the window whose turn it is
        die = page.locator(f'[data-on="pool:{one}"]:not([disabled])')
        die.wait_for()
        die.focus()
        page.keyboard.press("Enter")
        page.locator('[data-on^="space:"]:focus').wait_for()
        page.keyboard.press("Enter")
        page.locator('[data-on^="space:"]:focus').wait_for(state="detached")
    page.locator(".pad [data-die]").first.wait_for()


def test_a_pass_becomes_the_turn_that_was_forgotten_and_a_turn_that_no_longer_fits_is_left_out(visit: Visit) -> None:
    game = physical_game(_record("two_players"))
    roll, after = game.lines[0], list(game.lines[6:12])
    player = RealTablePlayer(visit(**SIZES["narrow"]), game)
    tab, page = player.tab, player.tab.page

    def change(line: int) -> None:
        tab.press(tab.say("real-entries"))
        page.locator(f'button[aria-describedby="entry-{line}"]').click()
        tab.until(lambda: len(player.now["log"]) == line, "the moment of the entry")
        player.settle()

    def choose(action: str) -> None:
        told = player.now
        player._choose(action)
        tab.until(lambda: player.now is not told, "the entry to be taken")
        player.settle()

    player.open(log=[roll, "pass", *after])
    first, _ = (seat["name"] for seat in game.setup["seats"])
    change(1)
    choose("take R6")
    page.get_by_text(tab.say("real-waits", name=first)).wait_for()
    assert look(tab, "real-waits") == []
    choose(next(one["action"] for one in player.now["scene"]["legal"] if one["action"].startswith("place ")))
    turn = player.now["log"][1:4]
    assert [line.split()[0] for line in turn] == ["take", "place", "pass"]
    assert player.now["log"] == [roll, *turn, *after]

    change(1)
    choose("take B5")
    choose(next(one["action"] for one in player.now["scene"]["legal"] if one["action"].startswith("place ")))
    page.get_by_role("button", name=tab.say("real-leave-out")).wait_for()
    assert look(tab, "real-left-over") == []
    tab.press(tab.say("real-leave-out"))
    page.get_by_text(tab.say("real-left-out")).wait_for()
    tab.until(lambda: player.now["log"][4:] == ["pass"], "the turn as a pass")
    tab.press(tab.say("button-undo"))
    tab.until(lambda: player.now["log"] == [roll, *turn, *after], "the game before the correction")
