"""What only a browser shows: both orders of die and tool, a board that keeps its size, bubbles that cover nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown
from e2e.conftest import Visit
from e2e.keyboard_player import Typist
from e2e.playing import Player, my_turn
from e2e.screenshots import NARROW, SIZES, WIDE, axe
from e2e.tables import BOT, ME, PASSION, RUI, TABLES
from e2e.wire import play_ahead
from support.long_run import LONG

SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}}
PLIERS = "grozing_pliers"
TOOLS = {"tools": [PLIERS, "flux_remover", "lens_cutter"]}
_BOXES = """
(found) => found.map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})
"""
_COVERED = """
() => {
  const bubble = document.querySelector(".why").getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom;
  };
  const kept = document.querySelectorAll(".center-window :is([data-on], .advised)");
  return [...kept].filter(over).map((one) => one.outerHTML);
}
"""


def _at_turn(tab: Tab, round_number: int = 1, **table: Any) -> str:
    made = tab.create(**{"seats": [ME, BOT], "options": TOOLS, **table})
    tab.get("/api/me")
    play_ahead(tab, made, my_turn(round_number))
    tab.open_table(made)
    return made


def _die_for_pliers(player: Player) -> str:
    """A die that may be taken, and then changed with the tool and placed."""
    dice: list[str] = [
        choice["element"]
        for choice in player.tab.scene["legal"]
        if choice["element"].startswith("pool:") and choice.get("spaces")
    ]
    for die in dict.fromkeys(dice):
        player.choose(die)
        usable = any(one["element"] == f"tool:{PLIERS}" for one in player.tab.scene["legal"])
        player.choose("undo")
        if usable:
            return die
    raise AssertionError(f"the tool is of no use with {dice}")


# -- a die and a tool, in both orders ------------------------------------------------------------------------------


def _tap(player: Player, first: str, second: str) -> None:
    player.choose(first)
    player.choose(second)


def _drag(player: Player, first: str, second: str) -> None:
    page, before = player.tab.page, len(player.tab.sent)

    def place(on: str) -> str:
        return f'[data-tool="{on[5:]}"] svg' if on.startswith("tool:") else f'[data-pool] [data-on="{on}"]'

    page.locator(place(first)).first.drag_to(page.locator(place(second)).first)
    player.tab.until(lambda: len(player.tab.sent) > before + 1, "both to be sent")
    player.tab.settle()


WAYS: dict[str, Callable[[Player, str, str], None]] = {"tap": _tap, "drag": _drag, "keys": _tap}


@pytest.mark.parametrize("size", ["wide", pytest.param("narrow", marks=pytest.mark.long)])
def test_a_die_then_a_tool_and_a_tool_then_a_die(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    _at_turn(ana)
    tool = f"tool:{PLIERS}"
    die = _die_for_pliers(Player(ana))
    for way, (first, second) in product(WAYS, [(die, tool), (tool, die)]):
        player = Typist(ana) if way == "keys" else Player(ana, narrow=size == "narrow")
        start = ana.scene["legal"]
        WAYS[way](player, first, second)
        path = f"{way}: {first}, {second}"
        assert ana.scene["question"]["card"] == PLIERS, path
        assert ana.scene["hand"] == die[5:], path
        assert {choice["element"][:6] for choice in ana.scene["legal"]} == {"value:"}, path
        while ana.scene["can_undo"]:
            player.choose("undo")
        assert ana.scene["legal"] == start, path


# -- the board keeps its size --------------------------------------------------------------------------------------


_COVERING = """
() => {
  const advice = document.querySelector(".advice");
  const { left, right, top, bottom } = advice.getBoundingClientRect();
  const spots = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const inwards = spots.map((spot) => spot.map((one, at) => one + 12 * Math.sign(middle[at] - one)));
  return inwards.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !advice.contains(one)).length;
}
"""


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, marks=pytest.mark.long), pytest.param(NARROW, marks=pytest.mark.long), SIDE],
    ids=["wide", "narrow", "side"],
)
def test_nothing_jumps_when_prompts_and_hints_come_and_go(visit: Visit, size: dict[str, Any]) -> None:
    ana = visit(**size)
    _at_turn(ana, options={"tools": [PLIERS, "lens_cutter", "tap_wheel"]})
    narrow = size is not WIDE
    player = Player(ana, narrow=narrow)
    die = _die_for_pliers(player)
    still = [".center-window svg.window", '[data-on="undo"]', ".plate", ".prompt", ".reach"]
    boxes = ana.page.evaluate(_BOXES, still)

    def assert_layout_unchanged(when: str) -> None:
        found = ana.page.evaluate(_BOXES, still)
        assert found == boxes, f"{when}: {dict(zip(still, zip(boxes, found, strict=True), strict=True))}"

    ana.page.keyboard.press("h")
    ana.page.locator(".advice strong").wait_for()
    assert_layout_unchanged("with a hint")
    assert ana.page.evaluate(_COVERING) == 0, "the hint is seen whole"
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("e")
    ana.page.get_by_text("End your turn anyway").wait_for()
    assert_layout_unchanged("asked whether to end the turn")
    ana.page.keyboard.press("Escape")
    others = ana.page.locator(f'[data-pool] [data-on^="pool:"]:not([data-on="{die}"])')
    places = [one.bounding_box() for one in others.all()]
    player.choose(die)
    assert_layout_unchanged("with a die in hand")
    assert [one.bounding_box() for one in others.all()] == places, "the dice left in the pool keep their places"
    player.ask_why()
    assert_layout_unchanged("the reasons were shown")
    player.choose(f"tool:{PLIERS}")
    assert_layout_unchanged("choosing a value")
    ana.page.locator(".reach [data-on^='value:']").first.wait_for()


@pytest.mark.parametrize("name", ["Player 1", "Wilhelmina Katharina"])
def test_beside_a_name_words_are_whole_or_out_of_sight(visit: Visit, name: str) -> None:
    ana = visit(**NARROW)
    _at_turn(ana, seats=[{**ME, "name": name}, BOT])
    cut = """
        () => {
            const box = document.querySelector(".plate .who").getBoundingClientRect();
            return [...document.querySelectorAll(".plate .who > *")].filter((one) => {
                const seen = one.getBoundingClientRect();
                return seen.top < box.bottom - 1 && seen.bottom > box.bottom + 1;
            }).map((one) => one.textContent);
        }
    """
    assert ana.page.evaluate(cut) == []


def test_the_window_keeps_its_size_when_a_full_pool_loses_a_die(visit: Visit) -> None:
    ana = visit(**NARROW)
    made = ana.create(seats=[ME, BOT, BOT, BOT])
    ana.get("/api/me")
    play_ahead(ana, made, lambda scene: my_turn()(scene) and len(scene["pool"]) == 9)
    ana.open_table(made)
    assert len(ana.scene["pool"]) == 9
    space = [".center-window [data-space=D5]"]
    before = ana.page.evaluate(_BOXES, space)
    Player(ana, narrow=True).choose(
        next(choice["element"] for choice in ana.scene["legal"] if choice["element"].startswith("pool:"))
    )
    assert ana.page.evaluate(_BOXES, space) == before


# -- the bubble ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [pytest.param(NARROW, marks=pytest.mark.long), SIDE], ids=["narrow", "side"])
def test_the_bubble_covers_no_legal_space_passes_clicks_and_goes_by_itself(visit: Visit, size: dict[str, Any]) -> None:
    ana = visit(**size)
    _at_turn(ana)
    player = Player(ana, narrow=True)
    player.choose(max(ana.scene["legal"], key=lambda choice: len(choice.get("spaces", [])))["element"])
    for where in ("B2", "C3", "B4"):
        if ana.page.locator(f'.center-window [data-space="{where}"][data-on]').count():
            continue
        ana.page.locator(f'.center-window [data-space="{where}"]').click()
        ana.settle()
        ana.page.locator(".why li").first.wait_for()
        assert ana.page.evaluate(_COVERED) == [], where
    assert ana.page.locator(".why").evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    ana.pass_time()
    ana.page.locator(".why").wait_for(state="detached")


def test_the_bubble_leaves_the_hinted_space_free(visit: Visit) -> None:
    ana = visit(**SIDE)
    _at_turn(ana)
    ana.page.keyboard.press("h")
    ana.page.locator(".center-window .advised").first.wait_for()
    for where in ("A2", "B2", "B4", "C3"):
        ana.page.locator(f'.center-window [data-space="{where}"]').click()
        ana.settle()
        ana.page.locator(".why li").first.wait_for()
        ana.page.locator(".center-window .advised").first.wait_for()
        assert ana.page.evaluate(_COVERED) == [], where


# -- what there is to read -----------------------------------------------------------------------------------------

_INSIDE = """
() => {
  const [box, one] = [".tail", ".tail .one"].map((found) => document.querySelector(found).getBoundingClientRect());
  return one.top >= box.top && one.bottom <= box.bottom + 1 && one.height > 10;
}
"""


def test_the_newest_line_the_bag_and_the_score_can_be_read(visit: Visit) -> None:
    ana = visit(**NARROW)
    _at_turn(ana, 2, seats=[ME, BOT, BOT, BOT])
    assert ana.page.evaluate(_INSIDE), "the newest line is whole"
    left = sum(ana.scene["bag"])
    expect(ana.page.locator(".track .bag")).to_contain_text(str(left))
    score = ana.page.locator(".plate .score")
    expect(score, "nobody starts with a loss").not_to_contain_text("-")
    score.click()
    ana.page.get_by_text("for spaces that are still open").wait_for()


_CUT = """
() => {
  const words = [...document.querySelectorAll(".left .clamped")];
  return [words.length, words.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)];
}
"""


@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.long)])
def test_cards_are_whole_where_there_is_room(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    _at_turn(ana, options={"tools": ["lathekin", "flux_remover", "running_pliers"]})
    assert ana.page.evaluate(_CUT) == [7, []]
    for width, height in ((1280, 610), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.until(lambda: ana.page.evaluate(_CUT) == [7, []], "whole words")


LONGEST: Final = {
    "tools": ["grozing_pliers", "cork_backed_straightedge"],
    "public": ["horizontal_shade_symmetry", "vertical_color_balance", "horizontal_color_symmetry"],
}
"""With the most to read, in Russian."""


@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(one, marks=pytest.mark.long) for one in ["en", "pt", "es", "de"])]
)
def test_cards_are_whole_with_all_of_passion(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    _at_turn(ana, 3, seats=[ME, BOT, BOT], options={**PASSION, **LONGEST})
    assert ana.page.evaluate(_CUT) == [8, []]
    left = ana.page.locator(".left")
    assert left.evaluate("(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]") == [0, 0]
    assert axe(ana) == []
    ana.page.set_viewport_size({"width": 900, "height": 600})
    ana.until(lambda: ana.page.evaluate(_CUT)[1], "words to be cut where there is no room")
    ana.page.set_viewport_size(WIDE["viewport"])
    ana.until(lambda: ana.page.evaluate(_CUT) == [8, []], "whole words")


@pytest.mark.parametrize("language", ["de", pytest.param("ru", marks=pytest.mark.long)])
def test_no_card_is_pushed_out_of_its_column(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    _at_turn(ana, 3, seats=[ME, BOT, BOT, BOT])
    assert ana.page.locator(".left").evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


# -- low screens, long words ---------------------------------------------------------------------------------------

_HIDDEN = """
() => {
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    return outside || one.scrollWidth > one.clientWidth + 1;
  };
  const found = document.querySelectorAll(".center-window svg.window, [data-pool], .actions .button, .prompt");
  return [...found].filter(hidden).map((one) => one.textContent || one.outerHTML.slice(0, 90));
}
"""


@pytest.mark.parametrize("size", [SIDE, pytest.param(ZOOMED, marks=pytest.mark.long)], ids=["side", "zoomed"])
@pytest.mark.parametrize("name", list(TABLES) if LONG else ["six-pools-passion"])
def test_window_pool_and_buttons_share_a_low_screen(visit: Visit, name: str, size: dict[str, Any]) -> None:
    ana = visit(language="de", **size)
    _at_turn(ana, 3, **{"options": {}, **TABLES[name]})
    assert ana.page.evaluate(_HIDDEN) == []
    assert axe(ana) == []


@pytest.mark.parametrize("size", [NARROW, pytest.param(SIDE, marks=pytest.mark.long)], ids=["narrow", "side"])
@pytest.mark.parametrize("language", ["de", pytest.param("ru", marks=pytest.mark.long)])
def test_very_large_words_fit(visit: Visit, language: str, size: dict[str, Any]) -> None:
    ana = visit(language=language, **size)
    ana.page.add_init_script("localStorage.setItem('vitral-settings', JSON.stringify({ text: 'huge' }))")
    _at_turn(ana, 3)
    Player(ana, narrow=True).choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    assert ana.page.evaluate(_HIDDEN) == []


@pytest.mark.parametrize(("language", "size"), [("en", SIDE), ("de", ZOOMED)], ids=["side", "zoomed"])
def test_a_lesson_stands_beside_its_window_on_a_low_screen(visit: Visit, language: str, size: dict[str, Any]) -> None:
    ana = visit(language=language, **size)
    ana.go("/learn")
    ana.page.locator("[data-next]").wait_for()
    outside = """
    () => [...document.querySelectorAll(".center-window svg.window, .says .words, [data-next]")].filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return top < 0 || bottom > innerHeight + 1 || height < 20;
    }).length
    """
    assert ana.page.evaluate(outside) == 0
    words, buttons = (ana.page.locator(one).bounding_box() for one in (".says .words", "main > nav"))
    assert words
    assert buttons
    assert words["y"] + words["height"] <= buttons["y"], "the buttons cover no words"
    assert axe(ana) == []


def test_the_focus_is_never_behind_the_button_that_starts(visit: Visit) -> None:
    ana = visit(**NARROW)
    ana.go("/?new=friends")
    ana.page.get_by_text("More options").click()
    behind = """
    () => {
      const [one, bar] = [document.activeElement, document.querySelector(".start")];
      if (bar.contains(one)) return "";
      const [box, over] = [one.getBoundingClientRect(), bar.getBoundingClientRect()];
      return box.bottom > over.top + 1 && box.top < over.bottom ? one.outerHTML.slice(0, 120) : "";
    }
    """
    for _ in range(70):
        ana.page.keyboard.press("Tab")
        assert ana.page.evaluate(behind) == ""
        if ana.page.evaluate("() => document.querySelector('.start').contains(document.activeElement)"):
            return
    raise AssertionError("Tab never leads to the button that starts")


# -- the end -------------------------------------------------------------------------------------------------------


def test_the_end_has_the_points_in_a_table_and_a_picture_to_share(ana: Tab) -> None:
    table = ana.create(seats=[ME, BOT, BOT, BOT])
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    title, sheet = ana.page.locator("#end-title"), ana.page.locator(".scores")
    top, cut = "(one) => one.getBoundingClientRect().top", "(one) => one.scrollWidth - one.clientWidth"
    for size in (NARROW, SIDE, WIDE):
        ana.page.set_viewport_size(size["viewport"])
        ana.until(lambda: title.evaluate(top) >= 0, "who won to stand where one can scroll to it")
        if size is not WIDE:  # The table has no room beside the windows there.
            ana.press("Scores")
        ana.until(lambda: sheet.locator(".scroll").evaluate(cut) == 0, "everybody's points to be seen")
        if size is not WIDE:
            ana.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
    ends = ana.scene["ending"]["private"]
    for cards in ends:
        sheet.get_by_text(ana.card_names()[cards[0]]).first.wait_for()
    totals = [shown(score["total"]) for score in ana.scene["scores"]]
    expect(sheet.locator("tfoot td")).to_have_text(totals)
    line = next(one for one in ana.scene["scores"][0]["lines"] if one["finds"])
    sheet.locator("tbody button").first.hover()
    if line["points"]:
        expect(sheet.locator(".proof .window")).to_have_count(1)
    with ana.page.expect_download() as saved:
        ana.press("Share a picture")
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename == "vitral.png"
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(picture) > 40_000


# -- one device, many eyes -----------------------------------------------------------------------------------------


def test_only_the_private_cards_are_hidden_where_people_want_that(visit: Visit) -> None:
    ana = visit()
    ana.page.add_init_script("localStorage.setItem('vitral-settings', JSON.stringify({ curtain: 'private' }))")
    table = ana.create(seats=[ME, RUI])
    ana.get("/api/me")
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    names = ana.card_names()
    next_one = ana.button(f"I am {ana.table['seats'][ana.scene['seat']]['name']}")
    next_one.wait_for()
    ana.page.locator(".center-window").wait_for()
    hidden = [name for card, name in names.items() if card in _privates(ana)]
    assert not any(name in ana.text for name in hidden)
    ana.page.reload()
    next_one.click()
    ana.until(lambda: ana.scene["private"], "the cards")
    ana.page.locator(".objective.private").get_by_text(names[ana.scene["private"][0]]).wait_for()


def _privates(tab: Tab) -> set[str]:
    return {card for seen in tab.seen for card in seen["private"]}


@pytest.mark.long
def test_spectators_are_told_that_they_watch_and_all_how_many_do(visit: Visit) -> None:
    ana = visit(**NARROW)
    table = _at_turn(ana)
    watch = ana.get(f"/api/tables/{table}/links")["watch"]
    eva = visit(**NARROW)
    eva.go(f"/t/{table}#{watch}")
    eva.page.locator("p").get_by_text("You are watching.").wait_for()
    ana.page.get_by_text("1 person is watching.").wait_for()
    other = visit()
    other.go(f"/t/{table}#{watch}")
    other.page.get_by_text("You and 1 other person are watching.").wait_for()
    ana.page.get_by_text("2 people are watching.").wait_for()
    other.close()
    ana.page.get_by_text("1 person is watching.").wait_for()


def test_sound_is_offered_once(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[ME, BOT]))
    ana.press("Sound on")
    expect(ana.button("Sound on")).to_have_count(0)
    ana.open_table(ana.create(seats=[ME, BOT]))
    ana.page.locator(".choosing").wait_for()
    expect(ana.button("Sound on")).to_have_count(0)
    assert not ana.troubles


def test_the_automa_shows_what_it_does_step_by_step(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    table = ana.create(seats=[ME], options={"mode": "automa"})
    ana.get("/api/me")
    play_ahead(ana, table, my_turn(2))
    ana.open_table(table)
    before = ana.page.locator(".story p").count()
    player = Player(ana)
    ana.heard.clear()  # the greeting has the story so far
    while not any(
        line["message"].startswith("story-automa") for one in ana.heard[-1:] for line in one.get("story", [])
    ):
        player.choose("button:pass")
    expect(ana.page.locator(".prompt")).to_contain_text("Automa is playing")
    ana.page.keyboard.press("Shift")
    expect(ana.page.locator(".prompt"), "skipped ahead").not_to_contain_text("Automa")
    expect(ana.page.locator(".story p")).not_to_have_count(before)
