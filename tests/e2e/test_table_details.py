"""Details of tables, results and other screens that people have stumbled over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.screenshots import LANDSCAPE, NARROW, TABLET, WIDE, look
from e2e.tables import BOT, ME, RUI, TABLES
from e2e.wire import play_ahead

SIZES = {"wide": WIDE, "narrow": NARROW, "landscape": LANDSCAPE}
TOUCHED = {"narrow": NARROW, "landscape": LANDSCAPE, "tablet": TABLET}
by_size = pytest.mark.parametrize("size", SIZES)


def _on_screen(page: Page, name: str) -> bool:
    """Whether a button lies whole on the screen, without scrolling."""
    box, size = page.get_by_role("button", name=name, exact=True).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def _finished(tab: Tab, name: str = "two") -> str:
    table = tab.create(**TABLES[name])
    play_ahead(tab, table, lambda scene: False)
    return table


_SEEN_WHOLE = """
(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return inside && middle !== null && one.contains(middle) ? Math.round(box.width) : 0;
})
"""
"""The widths of all that a selector finds: 0 for what is covered or off the screen."""


@pytest.mark.parametrize(("name", "least"), [("two", 60), ("six", 40)])
def test_a_phone_on_its_side_shows_opponents_and_the_story(visit: Visit, name: str, least: int) -> None:
    ana = visit(**LANDSCAPE)
    table = ana.create(**TABLES[name])
    play_ahead(ana, table, my_turn(4))
    ana.open_table(table)
    wrong = look(ana, f"landscape-{name}", one_screen=True)
    windows = ana.page.evaluate(_SEEN_WHOLE, ".others .player")
    assert len(windows) == len(TABLES[name]["seats"]) - 1
    assert min(windows) >= least
    for one in (".others button.tail", ".bar .track", ".actions", ".shelf"):
        assert all(ana.page.evaluate(_SEEN_WHOLE, one)), one
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["two", "six-pools-passion"])
def test_a_tablet_shows_cards_with_their_words_and_opponents_large(visit: Visit, name: str) -> None:
    ana = visit(**TABLET)
    table = ana.create(**TABLES[name])
    play_ahead(ana, table, my_turn(4))
    ana.open_table(table)
    wrong = look(ana, f"tablet-{name}", one_screen=True)
    assert min(ana.page.evaluate(_SEEN_WHOLE, ".others .player")) >= 140
    words = ana.page.evaluate(_SEEN_WHOLE, ".cards .clamped")
    assert len(words) >= 1 + len(ana.scene["public"]) + len(ana.scene["tools"])
    assert min(words) >= 150
    cut = "[...document.querySelectorAll('.cards .clamped')].filter((one) => one.scrollHeight > one.clientHeight + 1)"
    assert ana.page.evaluate(f"{cut}.length") == 0
    boxes = ana.page.evaluate("['main', 'aside'].map((one) => document.querySelector(one).getBoundingClientRect())")
    assert boxes[0]["right"] <= boxes[1]["left"], "two columns"
    assert not wrong, "\n".join(wrong)


@by_size
def test_the_result_fits_one_screen(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.open_table(_finished(ana))
    ana.page.locator(".ending").wait_for()
    assert all(_on_screen(ana.page, name) for name in ("Rematch", "Review", "Share a picture"))
    assert ana.page.evaluate("document.querySelector('.ending').scrollHeight <= innerHeight")
    totals = ana.page.locator(".ending .sum strong")
    expect(totals).to_have_count(2)
    assert ana.page.get_by_role("list", name="Result").count() == 1, "the ranking is shown once"


def test_a_tablet_shows_windows_and_points_of_the_result_one_below_the_other(visit: Visit) -> None:
    ana = visit(**TABLET)
    ana.open_table(_finished(ana))
    ana.page.locator(".ending .sheet").wait_for()
    assert not look(ana, "tablet-end", one_screen=True)
    boxes = [ana.page.locator(f".ending {part}").first.bounding_box() for part in (".head", ".sheet", ".buttons")]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 820 for box in boxes)
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops)
    assert all(_on_screen(ana.page, name) for name in ("Rematch", "Review", "Share a picture"))


def test_points_are_counted_up_only_once(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    table = _finished(ana)
    ana.open_table(table)
    ana.press("Show the result")
    ana.button("Rematch").wait_for()
    ana.reload()
    ana.button("Rematch").wait_for()
    assert not ana.button("Show the result").count()


def test_the_target_of_a_solo_game_is_explained(visit: Visit) -> None:
    ana = visit()
    ana.open_table(_finished(ana, "solo"))
    target = ana.scene["ending"]["target"]
    values = [int(die[1]) for dice in ana.scene["track"] for die in dice]
    assert sum(values) == target
    expect(ana.page.locator(".ending > .head")).to_contain_text(f"{' + '.join(map(str, values))} = {target}")


def test_whoever_comes_back_from_a_mistake_finds_the_review_open(visit: Visit) -> None:
    ana = visit()
    ana.open_table(_finished(ana))
    ana.press("Review")
    look = ana.page.locator("dialog[open] .mistakes a[href*='review=look']")
    look.first.wait_for()
    look.last.click()
    ana.page.get_by_role("slider").wait_for()
    ana.page.go_back()
    ana.page.locator("dialog[open] li.last").wait_for()


def test_a_die_that_leaves_the_pool_moves_no_other(ana: Tab) -> None:
    table = ana.create(seats=[ME, *[BOT] * 3])
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    where = "[...document.querySelectorAll('[data-pool] button')].map((one) => [one.dataset.on, one.offsetLeft])"
    before = dict(ana.page.evaluate(where))
    taken = next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces"))
    player = Player(ana)
    player.choose(taken)
    player.choose(next(key for key in player.offered() if key.startswith("space:")))
    after = ana.page.evaluate(where)
    assert after
    assert all(before[on] == left for on, left in after if on != taken)


def test_dice_are_swapped_and_walked_through_by_key(ana: Tab) -> None:
    table = ana.create(seats=[ME, BOT])
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    player = Player(ana)
    player.choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    other = ana.page.locator("[data-pool] button[data-swaps]").first
    expect(other).to_have_attribute("aria-disabled", "false")
    other.focus()
    at = "[...document.querySelectorAll('[data-pool] button')].indexOf(document.activeElement)"
    first = ana.page.evaluate(at)
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate(at) == first + 1


def test_a_player_without_a_name_is_you(ana: Tab) -> None:
    table = ana.create(seats=[{"kind": "here"}, BOT])
    play_ahead(ana, table, my_turn(3))
    ana.open_table(table)
    expect(ana.page.locator(".plate .title")).to_have_text("You")
    assert "Player 1" not in ana.text
    assert "You rolls" not in ana.text
    assert "You takes" not in ana.text
    expect(ana.page.locator(".plate .score")).to_contain_text("open:")
    expect(ana.page.locator(".player .early").first).to_contain_text("open:")


def test_hot_seat_games_are_listed_by_their_names(ana: Tab) -> None:
    named, unnamed = ana.create(seats=[ME, RUI]), ana.create(seats=[{"kind": "here"}, {"kind": "here"}])
    ana.go("/")
    expect(ana.page.locator(f'a[href="/t/{named}"]')).to_contain_text("Ana and Rui")
    expect(ana.page.locator(f'a[href="/t/{unnamed}"]')).to_contain_text("Player 1 and Player 2")


def test_a_phone_shows_the_private_objective_before_the_choice(visit: Visit) -> None:
    ana = visit(**NARROW)
    ana.open_table(ana.create(**TABLES["two"]))
    name = ana.card_names()[ana.scene["private"][0]]
    expect(ana.page.locator(".objective.private")).to_contain_text(name)


def test_touch_targets_are_large_enough(visit: Visit) -> None:
    ana = visit(**NARROW)
    table = ana.create(**TABLES["passion"])
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    ana.press(ana.say("open-tools"))
    ana.page.get_by_role("dialog").wait_for()
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll("dialog .tool .button, dialog .rule-link, .glass-board button")]
          .map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 44).length"""
    )
    assert small == 0


@pytest.mark.parametrize("size", ["narrow", "landscape", "tablet"])
def test_buttons_around_the_board_are_large_enough_to_touch(visit: Visit, size: str) -> None:
    ana = visit(**TOUCHED[size])
    table = ana.create(**TABLES["two"])
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(`.bar .button, .score, .actions button, .chip, .open, .player > button,
          .rule-link, button.tail, .track, .tool button.name, [data-pool] button`)]
          .map((one) => [one.getBoundingClientRect(), one.getAttribute("aria-label") ?? one.textContent])
          .filter(([box]) => Math.min(box.width, box.height) < 44).map(([, words]) => words)"""
    )
    assert small == []


def test_moves_still_to_be_shown_cover_nothing(visit: Visit) -> None:
    ana = visit(**{**NARROW, "reduced_motion": "no-preference"})
    table = ana.create(**TABLES["six"])
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    Player(ana, narrow=True).choose("button:pass")
    skip = ana.page.get_by_role("button", name="Skip ahead")
    skip.wait_for()
    boxes = ana.page.evaluate(
        """() => { const box = [...document.querySelectorAll("button")]
            .find((one) => one.textContent.includes("Skip ahead")).getBoundingClientRect();
          return [...document.querySelectorAll(".held, [data-pool] button, .glass-board button, header li")]
            .map((one) => one.getBoundingClientRect())
            .filter((one) => one.left < box.right && box.left < one.right
              && one.top < box.bottom && box.top < one.bottom).length; }"""
    )
    assert boxes == 0
    skip.click()


def test_an_address_without_a_screen_offers_the_next_step(ana: Tab) -> None:
    ana.go("/nowhere")
    for name in ("Home", "New game", "Lobby"):
        ana.link(name).wait_for()


def test_the_words_of_a_key_can_be_tested(ana: Tab) -> None:
    ana.go("/you")
    ana.press("Make a key")
    phrase = ana.page.locator("[data-phrase]").inner_text()
    ana.button("Copy the words").wait_for()
    field = ana.page.get_by_label("Type them here", exact=False)
    field.fill(f"{phrase} x")
    ana.page.get_by_text("Not the same yet.").wait_for()
    field.fill(phrase.upper())
    ana.page.get_by_text("These are the right words.").wait_for()
    assert not ana.button("Make a passkey").count(), "browsers refuse passkeys at 127.0.0.1"


def test_options_name_their_default_once(ana: Tab) -> None:
    ana.go("/?new=bot")
    ana.page.get_by_text("More options").click()
    option = ana.page.locator("[data-option] fieldset").filter(has_text="(default)").first
    option.wait_for()
    assert option.get_by_text("(default)").count() == 1


def test_a_lesson_keeps_the_size_of_its_window(ana: Tab) -> None:
    ana.go("/learn/window")
    ana.page.locator(".center-window").wait_for()
    height = "document.querySelector('.center-window').clientHeight"
    first = ana.page.evaluate(height)
    ana.press("Next")
    ana.page.get_by_text("draft pool", exact=False).first.wait_for()
    assert ana.page.evaluate(height) == first
